#include "ui/exchange/exportrecords.h"

#include "formats/codec/librarycodec.h"
#include "formats/table/tablewriter.h"
#include "formats/wholefile.h"
#include "models/exchange/recordcolumns.h"
#include "rules/systems/registry.h"
#include "services/exchange/exportedrecord.h"
#include "services/library/librarykinds.h"
#include "ui/widgets/savepath.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPointer>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace hitspread {

namespace {

struct ExportRecords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::ExportRecords)
};

std::vector<StoredRecord> wished(Campaign& campaign, const ExportWish& wish)
{
    std::vector<StoredRecord> all;
    all.reserve(wish.records.size());
    for (const RecordRef& record : wish.records)
        all.push_back(campaign.library().load(record));
    if (!wish.records.empty())
        return all;
    for (const RecordKind kind : kLibraryKinds) {
        if (!wish.kind || kind == *wish.kind)
            std::ranges::move(wholeKind(campaign.library(), kind, wish.system), std::back_inserter(all));
    }
    return all;
}

QList<QStringList> tableOf(const ExportWish& wish, const std::vector<StoredRecord>& records)
{
    const System& system = *findSystem(wish.system);
    return RecordColumns(system, *system.record(*wish.kind)).table(records);
}

bool canBeTable(const ExportWish& wish)
{
    const System* system = findSystem(wish.system);
    return system && wish.kind && system->record(*wish.kind);
}

/// What is wanted, and where; no path: nothing.
struct ExportAnswer {
    QString path;
    bool isWhole = false;
};

ExportAnswer askExport(const ExportWish& wish, QWidget& parent)
{
    // Beside the whole campaign it must not sound like all of it.
    std::vector<SaveFormat> formats{{QStringLiteral("json"),
                                     wish.whole ? ExportRecords::tr("People and gear of the library, JSON (*.json)")
                                                : ExportRecords::tr("JSON, with everything (*.json)")}};
    if (canBeTable(wish))
        formats.push_back({QStringLiteral("csv"), ExportRecords::tr("CSV table for spreadsheets (*.csv)")});
    if (wish.whole)
        formats.push_back(
            {QStringLiteral("json"), ExportRecords::tr("The whole campaign with its fights, JSON (*.json)")});
    qsizetype which = 0;
    const QString path = askSavePath(parent, ExportRecords::tr("Export"), wish.name, formats, &which);
    return {path, wish.whole && which == std::ssize(formats) - 1};
}

}  // namespace

void exportRecords(CampaignGateway& gateway, const ExportWish& wish, QWidget& parent,
                   const std::function<void(const QString& path, int count)>& written,
                   const CampaignGateway::Failed& refused)
{
    const QPointer<QWidget> alive(&parent);
    const auto [path, isWhole] = askExport(wish, parent);
    // The dialog ran; the window may be gone by now.
    if (path.isEmpty() || !alive)
        return;
    if (isWhole)
        return wish.whole(path);
    gateway.run(
        &parent,
        [wish, path = path](CampaignServices& services) {
            formats::requireNew(path);
            Campaign& campaign = services.campaign;
            return campaign.atOneMoment([&] {
                const std::vector<StoredRecord> records = wished(campaign, wish);
                const bool isTable = canBeTable(wish) && QFileInfo(path).suffix().toLower() == QStringLiteral("csv");
                formats::writeWhole(path,
                                    isTable ? formats::csvOf(tableOf(wish, records), formats::spreadsheetForm(true))
                                            : formats::libraryDocument(exportedRecords(campaign, records)));
                return static_cast<int>(records.size());
            });
        },
        [written, path = path](int count) { written(path, count); }, refused);
}

void copyRecords(CampaignGateway& gateway, const ExportWish& wish, QWidget& parent,
                 const std::function<void(int count)>& copied, const CampaignGateway::Failed& refused)
{
    gateway.run(
        &parent,
        [wish](CampaignServices& services) {
            return tableOf(wish, services.campaign.atOneMoment([&] { return wished(services.campaign, wish); }));
        },
        [copied](const QList<QStringList>& table) {
            QGuiApplication::clipboard()->setText(formats::tabbedOf(table));
            copied(static_cast<int>(table.size()) - 1);
        },
        refused);
}

}  // namespace hitspread
