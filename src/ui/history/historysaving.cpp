#include "ui/history/historysaving.h"

#include "formats/codec/logvaluecodec.h"
#include "formats/json/plaintexts.h"
#include "formats/table/tablewriter.h"
#include "formats/wholefile.h"
#include "models/fight/fight.h"
#include "models/history/historyexport.h"
#include "ui/widgets/savepath.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QPointer>
#include <QWidget>

#include <array>

namespace hitspread {

namespace {

struct HistorySaving {
    Q_DECLARE_TR_FUNCTIONS(hitspread::HistorySaving)
};

QByteArray bytesOf(CampaignServices& services, const LogQuery& query, const QString& suffix)
{
    if (suffix == QStringLiteral("json"))
        return formats::withEscapedControls(
            QJsonDocument(formats::encodeEntries(services.history.list(query))).toJson());
    HistoryExport history(services.campaign, services.clock, query);
    return suffix == QStringLiteral("csv") ? formats::csvOf(history.table(), formats::spreadsheetForm())
                                           : history.text().toUtf8();
}

QString askPath(QWidget& parent)
{
    const std::array formats{SaveFormat{QStringLiteral("txt"), HistorySaving::tr("Text (*.txt)")},
                             SaveFormat{QStringLiteral("csv"), HistorySaving::tr("CSV table (*.csv)")},
                             SaveFormat{QStringLiteral("json"), HistorySaving::tr("JSON (*.json)")}};
    return askSavePath(parent, HistorySaving::tr("Export the history"), HistorySaving::tr("History"), formats);
}

}  // namespace

void saveHistory(Fight& fight, LogQuery query, QWidget& parent, const std::function<void(const QString& path)>& written)
{
    const RecordId encounter = fight.snapshot().encounter.id;
    const QPointer<QWidget> alive(&parent);
    const QString path = askPath(parent);
    // The dialog ran; the fight in view may be another one by now.
    if (path.isEmpty() || !alive)
        return;
    query.scope = {ScopeKind::Encounter, encounter};
    query.limit = HistoryExport::kAll;
    fight.gateway().run(
        &parent,
        [query, path](CampaignServices& services) {
            formats::requireNew(path);
            formats::writeWhole(path, bytesOf(services, query, QFileInfo(path).suffix().toLower()));
        },
        [written, path] { written(path); });
}

}  // namespace hitspread
