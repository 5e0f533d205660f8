#pragma once

#include "storage/campaignfile.h"

#include <QByteArray>
#include <QString>

namespace hitspread::storage {

/// A fight as one JSON document: how it began, its whole log with every branch, what waits, and the library's records it uses.
/// Whoever reads it into a campaign has the same fight, to go on with, to rewind and to replay.
namespace fightfile {

/// Versions of the document: the first has nothing that lies about; a fight without goes out as one of those, for older readers.
inline constexpr int kFirst = 1;
inline constexpr int kNewest = 2;

/// The document. Needs a campaign that can be written, because the beginning is found by going back there and taking that
/// back. Throws Failure NotFound, CampaignReadOnly, BuiltUpon.
[[nodiscard]] QByteArray packed(CampaignFile& campaign, RecordId encounter, const Clock& clock);

/// Reads a document into a campaign as one transaction and returns the new encounter. Records of the library that are there
/// already, value for value, are used; the others come along. Numbers are kept where they are free. `source` names the
/// document in messages. Throws Failure (BadInput) with nothing changed.
[[nodiscard]] RecordId unpacked(CampaignFile& campaign, const QByteArray& document, const QString& source);

/// The same from a file. Throws Failure as documentAt() does.
[[nodiscard]] RecordId unpackedFrom(CampaignFile& campaign, const QString& path);

/// What is in a file that is to be read into a campaign. Throws Failure: NotFound where there is no regular file to read, BadInput for the
/// campaign's own.
[[nodiscard]] QByteArray documentAt(CampaignFile& campaign, const QString& path);

}  // namespace fightfile

}  // namespace hitspread::storage
