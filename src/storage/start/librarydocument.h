#pragma once

#include "services/ports/campaignstart.h"
#include "storage/campaignfile.h"

namespace hitspread::storage {

/// Loads the shipped documents that a start is made of, of every rule system that has some, into a campaign that is being made. Throws
/// Failure (BadInput, NotFound: a document of the program itself is wrong).
void loadDocuments(CampaignFile& file, CampaignStart start);

}  // namespace hitspread::storage
