#include "cli/commands.h"

#include "cli/backupoptions.h"
#include "cli/campaignorder.h"
#include "cli/exchangeoptions.h"
#include "formats/bodyplans.h"
#include "formats/codec/librarycodec.h"
#include "formats/table/tablereader.h"
#include "models/exchange/recordcolumns.h"
#include "services/exchange/importservice.h"
#include "services/ports/backupstore.h"
#include "services/refusal/problem.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <set>

namespace hitspread::cli {

namespace {

constexpr qsizetype kMostOfSource = qsizetype{256} * 1024 * 1024;

/// Takes people and gear of a document or a table into the library.
class ImportCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"import"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// What was read, and how: the preview tells both.
struct ImportSource {
    QString name;
    std::vector<ImportedRow> rows{};
    QJsonObject told{};
};

std::vector<std::pair<QString, QString>> mappingIn(const QCommandLineParser& parser)
{
    std::vector<std::pair<QString, QString>> mapping;
    const QStringList given = parser.values(u"map"_qs);
    mapping.reserve(static_cast<std::size_t>(given.size()));
    for (const QString& one : given) {
        const qsizetype sign = one.lastIndexOf(u'=');
        if (sign < 1 || sign + 1 == one.size())
            refuse<Reason::NoMapping>({SiteKind::Place, u"--map"_qs}, one);
        mapping.emplace_back(one.left(sign).trimmed(), one.mid(sign + 1).trimmed());
    }
    return mapping;
}

/// The lines --skip names.
std::set<std::size_t> skippedLines(const QCommandLineParser& parser)
{
    std::set<std::size_t> lines;
    for (const QString& word : parser.value(u"skip"_qs).split(u',', Qt::SkipEmptyParts)) {
        bool ok = false;
        const qulonglong line = word.trimmed().toULongLong(&ok);
        if (!ok || line < 1)
            refuse<Reason::NoCountFromOne>({SiteKind::Place, u"--skip"_qs}, word);
        lines.insert(line);
    }
    return lines;
}

bool isTable(const QCommandLineParser& parser, const QString& file)
{
    const QStringList formats{u"json"_qs, u"csv"_qs};
    const QString format = parser.value(u"format"_qs);
    if (parser.isSet(u"format"_qs) && !formats.contains(format))
        refuse<Reason::UnknownChoice>({SiteKind::Place, u"--format"_qs}, format, formats);
    return parser.isSet(u"format"_qs) ? format == u"csv"
                                      : QFileInfo(file).suffix().compare(u"json", Qt::CaseInsensitive) != 0;
}

void readRows(Campaign& campaign, const QCommandLineParser& parser, const QByteArray& bytes, ImportSource& source)
{
    const TableOf of = tableOf(campaign, parser);
    const formats::ReadTable table = formats::readTable(bytes, source.name, parser.value(u"encoding"_qs));
    const RecordColumns columns(of.system, of.record);
    const auto mapping = mappingIn(parser);
    const std::vector<MatchedColumn> matched = columns.matched(table.rows.front().cells, mapping);
    source.rows = columns.rows(matched, std::span(table.rows).subspan(1));
    QJsonArray told;
    for (const MatchedColumn& one : matched)
        told.append(QJsonObject{{u"heading"_qs, one.heading},
                                {u"field"_qs, one.column ? QJsonValue(one.column->key) : QJsonValue()}});
    source.told = {{u"format"_qs, u"csv"_qs},
                   {u"encoding"_qs, table.encoding},
                   {u"encodingGuessed"_qs, table.isEncodingGuessed},
                   {u"separator"_qs, QString(QLatin1Char(table.separator))},
                   {u"columns"_qs, told}};
}

ImportPlan planOf(Campaign& campaign, const QCommandLineParser& parser, const QByteArray& bytes, ImportSource& source,
                  bool isFromTable)
{
    if (isFromTable) {
        readRows(campaign, parser, bytes, source);
    } else {
        source.rows = formats::readLibrary(bytes, source.name);
        source.told = {{u"format"_qs, u"json"_qs}};
    }
    const formats::ShippedBodyPlans plans;
    const MachineClock clock;
    ImportPlan plan = campaign.atOneMoment([&] { return ImportService(campaign, plans, clock).plan(source.rows); });
    const std::set<std::size_t> skipped = skippedLines(parser);
    for (PlannedRow& row : plan.rows) {
        if (skipped.contains(row.line))
            row.isChosen = false;
    }
    return plan;
}

void requireSoundRows(const ImportPlan& plan, const ImportSource& source, const std::set<std::size_t>& skipped)
{
    const auto isFaulty = [&](const PlannedRow& row) {
        return row.verdict == ImportVerdict::Faulty && !skipped.contains(row.line);
    };
    const auto first = std::ranges::find_if(plan.rows, isFaulty);
    if (first == plan.rows.end())
        return;
    const Site where = Site(SiteKind::Place, source.name + u':' + QString::number(first->line))
                           .at(first->faults.front().column.empty() ? std::string()
                                                                    : ':' + first->faults.front().column);
    refuse<Reason::RowsFaulty>({SiteKind::Place, source.name}, std::ranges::count_if(plan.rows, isFaulty), where,
                               first->faults.front().why);
}

QJsonObject countsOf(const ImportPlan& plan, const ImportOutcome& outcome)
{
    return {{u"entry"_qs, outcome.entry ? QJsonValue(qint64{outcome.entry}) : QJsonValue()},
            {u"added"_qs, static_cast<qint64>(outcome.added)},
            {u"changed"_qs, static_cast<qint64>(outcome.changed)},
            {u"same"_qs, static_cast<qint64>(plan.count(ImportVerdict::Same))},
            {u"left"_qs, static_cast<qint64>(plan.rows.size() - plan.chosen() - plan.count(ImportVerdict::Same))}};
}

}  // namespace

QString ImportCommand::summary() const
{
    return QCoreApplication::translate("cli", "Takes people and gear of a JSON document or a table into the library.");
}

void ImportCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"SOURCE"_qs,
                                 QCoreApplication::translate("cli", "The document or table; - is standard input."));
    parser.addOption({u"format"_qs, QCoreApplication::translate("cli", "json or csv; else as the source's name says."),
                      u"FORMAT"_qs});
    declareTable(parser);
    parser.addOption({u"map"_qs,
                      QCoreApplication::translate("cli", "A column and the field it holds, or -; may be given often."),
                      u"COLUMN=FIELD"_qs});
    parser.addOption({u"encoding"_qs,
                      QCoreApplication::translate("cli", "What a table was saved in (UTF-8, windows-1252, …)."),
                      u"NAME"_qs});
    parser.addOption({u"skip"_qs, QCoreApplication::translate("cli", "Lines to leave out."), u"LINE,..."_qs});
    parser.addOption({u"skip-faulty"_qs,
                      QCoreApplication::translate("cli", "Leaves out lines with a fault; else nothing is done.")});
    parser.addOption(
        {u"dry-run"_qs, QCoreApplication::translate("cli", "Changes nothing and prints what would be done.")});
    parser.addOption(backupFolderOption());
}

ExitStatus ImportCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 2);
    const QString& file = arguments.first();
    const bool isFromTable = isTable(parser, arguments[1]);
    ImportSource source{sourceName(arguments[1])};
    const QByteArray bytes = readSource(arguments[1], kMostOfSource, console);
    CampaignAccess& campaigns = campaignsOf(console);
    ImportPlan plan;
    campaigns.with(file, [&](Campaign& campaign) { plan = planOf(campaign, parser, bytes, source, isFromTable); });
    if (parser.isSet(u"dry-run"_qs)) {
        QJsonObject preview = formats::encodePlan(plan, [](const Cause& cause) { return text::wordsFor(cause); });
        preview.insert(u"source"_qs, source.told);
        console.print(QJsonValue(preview));
        return Done;
    }
    if (!parser.isSet(u"skip-faulty"_qs))
        requireSoundRows(plan, source, skippedLines(parser));
    QJsonObject result = countsOf(plan, {});
    if (plan.chosen() > 0) {
        const Backup backup = campaigns.backups().make(QFileInfo(file).absoluteFilePath().toStdString(),
                                                       backupFolderOf(parser), kUsualMegabytes * kMegabyte,
                                                       BackupReason::Import);
        campaigns.with(file, [&](Campaign& campaign) {
            const formats::ShippedBodyPlans plans;
            const MachineClock clock;
            result = countsOf(plan, ImportService(campaign, plans, clock).apply(plan));
        });
        result.insert(u"backup"_qs, encodeBackup(backup));
    }
    console.print(QJsonValue(result));
    return Done;
}

std::unique_ptr<Command> importCommand()
{
    return std::make_unique<ImportCommand>();
}

}  // namespace hitspread::cli
