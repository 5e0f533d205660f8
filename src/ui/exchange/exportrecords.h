#pragma once

#include "models/campaigngateway.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QWidget;

namespace hitspread {

/// What is exported of the library.
struct ExportWish {
    std::string system{};              ///< empty: of every system
    std::optional<RecordKind> kind{};  ///< of one kind, which can be a table
    std::vector<RecordRef> records{};  ///< these alone; empty: all there are
    QString name{};                    ///< for the file
    /// Where set the whole campaign is offered beside the records: hears where it is wanted.
    std::function<void(const QString& path)> whole{};
};

/// Asks for a name and a format, JSON or, of one kind and system, a CSV table, and writes the records under it; `written` hears where they are and
/// how many. A file that exists is never written over; that, like any fault of the disk, goes to `refused`.
void exportRecords(CampaignGateway& gateway, const ExportWish& wish, QWidget& parent,
                   const std::function<void(const QString& path, int count)>& written,
                   const CampaignGateway::Failed& refused);

/// Puts records of one kind on the clipboard as spreadsheets paste them; `copied` hears how many.
void copyRecords(CampaignGateway& gateway, const ExportWish& wish, QWidget& parent,
                 const std::function<void(int count)>& copied, const CampaignGateway::Failed& refused);

}  // namespace hitspread
