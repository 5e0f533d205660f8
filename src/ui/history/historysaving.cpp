#include "ui/history/historysaving.h"

#include "formats/codec/logvaluecodec.h"
#include "formats/json/plaintexts.h"
#include "formats/table/tablewriter.h"
#include "formats/wholefile.h"
#include "models/fight/fight.h"
#include "models/history/historyexport.h"
#include "ui/widgets/startfolder.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>

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

/// The name to write under, with the suffix of its format; empty: nobody wants to.
QString askPath(QWidget& parent)
{
    const QStringList suffixes{QStringLiteral("txt"), QStringLiteral("csv"), QStringLiteral("json")};
    const QStringList filters{HistorySaving::tr("Text (*.txt)"), HistorySaving::tr("CSV table (*.csv)"),
                              HistorySaving::tr("JSON (*.json)")};
    QString chosen = filters.first();
    const QString wanted = QDir(startFolder(QStandardPaths::DocumentsLocation))
                               .filePath(HistorySaving::tr("History") + QStringLiteral(".txt"));
    QString path = QFileDialog::getSaveFileName(&parent, HistorySaving::tr("Export the history"), wanted,
                                                filters.join(QStringLiteral(";;")), &chosen,
                                                QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty())
        return path;
    const QString suffix = suffixes.value(filters.indexOf(chosen), suffixes.first());
    const QString given = QFileInfo(path).suffix().toLower();
    // The offered name has the suffix of the first format; another format that was chosen counts.
    if (given == suffixes.first() && suffix != given)
        path.chop(given.size() + 1);
    else if (suffixes.contains(given))
        return path;
    return path + QLatin1Char('.') + suffix;
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
