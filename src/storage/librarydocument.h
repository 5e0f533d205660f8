#pragma once

#include "storage/campaignfile.h"

namespace hitspread::storage {

/// The documents that come with the program.
enum class Shipped {
    Presets,  ///< what the rules list themselves and every new campaign begins with (3D-SIT-01)
    Sample    ///< the sample campaign; its records are marked as sample
};

/// Loads the shipped documents of a kind, of every rule system that has one, into a campaign that is being made. Throws Failure
/// (BadInput, NotFound: a document of the program itself is wrong).
void loadDocuments(CampaignFile& file, Shipped kind);

}  // namespace hitspread::storage
