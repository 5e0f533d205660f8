#pragma once

#include "services/exchange/campaignimport.h"
#include "storage/campaignfile.h"

#include <QByteArray>
#include <QString>

namespace hitspread::storage {

/// A whole campaign as one JSON document (schema "campaign"): its library, its fights and people between fights as they stand, every log with
/// all branches, saved searches, pictures. A campaign in which nothing was done becomes what the document says, to the last value.
namespace wholecampaign {

inline constexpr int kNewest = 1;

/// The document, under numbers of its own. Reads only. Throws Failure of the store.
[[nodiscard]] QByteArray packed(CampaignFile& campaign);

/// Takes a document into a campaign as one transaction. One in which nothing was done yet becomes what the document says; to another one people
/// and gear come as ImportService takes them and fights as fightfile does, and the document's history of its library stays behind.
/// `source` names the document in messages. Throws Failure (BadInput) with nothing changed.
CampaignImport unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source, const Clock& clock,
                        const CampaignTaking& taking = {});

}  // namespace wholecampaign

}  // namespace hitspread::storage
