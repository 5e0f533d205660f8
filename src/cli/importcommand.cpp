#include "cli/commands.h"

#include "cli/backupoptions.h"
#include "cli/campaignorder.h"
#include "cli/exchangeoptions.h"
#include "formats/bodyplans.h"
#include "formats/codec/importreportcodec.h"
#include "formats/codec/librarycodec.h"
#include "formats/foreign/filekind.h"
#include "formats/foreign/sourcereader.h"
#include "models/exchange/foreignrows.h"
#include "models/exchange/tablerows.h"
#include "services/exchange/campaignimport.h"
#include "services/exchange/importservice.h"
#include "services/ports/backupstore.h"
#include "services/refusal/problem.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <optional>
#include <set>

namespace hitspread::cli {

namespace {

constexpr qsizetype kMostOfSource = qsizetype{256} * 1024 * 1024;
constexpr qsizetype kMostOfCampaign = qsizetype{512} * 1024 * 1024;

/// Takes people and gear of a document or a table into the library.
class ImportCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"import"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// What was read, and how: the preview tells both.
struct ReadRows {
    QString name;
    std::vector<ImportedRow> rows{};
    QJsonObject told{};
    std::optional<ImportReport> report{};
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

formats::SourceWriting writingOf(const QCommandLineParser& parser)
{
    const QStringList formats{u"json"_qs, u"csv"_qs};
    const QString format = parser.value(u"format"_qs);
    if (!parser.isSet(u"format"_qs))
        return formats::SourceWriting::Told;
    if (!formats.contains(format))
        refuse<Reason::UnknownChoice>({SiteKind::Place, u"--format"_qs}, format, formats);
    return format == u"csv" ? formats::SourceWriting::Csv : formats::SourceWriting::Json;
}

QJsonObject toldOf(const ImportSource& source)
{
    QJsonObject told{{u"format"_qs, source.isJson ? u"json"_qs : u"csv"_qs}};
    if (!source.program.empty())
        told.insert(u"program"_qs, formats::toQString(source.program));
    if (!source.isJson) {
        told.insert(u"encoding"_qs, formats::toQString(source.encoding));
        told.insert(u"encodingGuessed"_qs, source.isEncodingGuessed);
        told.insert(u"separator"_qs, QString(QLatin1Char(source.separator)));
    }
    return told;
}

void readTableRows(Campaign& campaign, const QCommandLineParser& parser, const ImportSource& source, ReadRows& read)
{
    const TableOf of = tableOf(campaign, parser,
                               source.program.empty() ? std::nullopt : std::optional(RecordKind::Character));
    const RecordColumns columns(of.system, of.record);
    const std::vector<MatchedColumn> matched = matchedColumns(columns, source, mappingIn(parser));
    TableRows made = tableRows(columns, matched, source);
    read.rows = std::move(made.rows);
    read.report = std::move(made.report);
    QJsonArray told;
    for (const MatchedColumn& one : matched)
        told.append(QJsonObject{{u"heading"_qs, one.heading},
                                {u"field"_qs, one.column ? QJsonValue(one.column->key) : QJsonValue()}});
    read.told.insert(u"columns"_qs, told);
}

void readForeignRows(const QCommandLineParser& parser, const ImportSource& source, ReadRows& read)
{
    const System* system = systemIn(parser);
    if (!system)
        system = usualSystemOf(source);
    if (!system)
        refuse<Reason::SystemMissing>({SiteKind::Place, u"--system"_qs}, idsOfSystems());
    ForeignRows foreign = foreignRows(source, *system);
    read.rows = std::move(foreign.rows);
    read.report = std::move(foreign.report);
}

void leaveOut(const std::set<std::size_t>& lines, ImportPlan& plan)
{
    for (PlannedRow& row : plan.rows) {
        if (lines.contains(row.line))
            row.isChosen = false;
    }
}

ImportPlan planOf(Campaign& campaign, const QCommandLineParser& parser, const ImportSource& source, ReadRows& read)
{
    read.told = toldOf(source);
    switch (source.form) {
    case SourceForm::Library: read.rows = source.library; break;
    case SourceForm::Table: readTableRows(campaign, parser, source, read); break;
    case SourceForm::Foreign: readForeignRows(parser, source, read); break;
    }
    const formats::ShippedBodyPlans plans;
    const MachineClock clock;
    ImportPlan plan = campaign.atOneMoment([&] { return ImportService(campaign, plans, clock).plan(read.rows); });
    leaveOut(skippedLines(parser), plan);
    return plan;
}

void requireSoundRows(const ImportPlan& plan, const QString& source, const std::set<std::size_t>& skipped)
{
    const auto isFaulty = [&](const PlannedRow& row) {
        return row.verdict == ImportVerdict::Faulty && !skipped.contains(row.line);
    };
    const auto first = std::ranges::find_if(plan.rows, isFaulty);
    if (first == plan.rows.end())
        return;
    const Site where = Site(SiteKind::Place, source + u':' + QString::number(first->line))
                           .at(first->faults.front().column.empty() ? std::string()
                                                                    : ':' + first->faults.front().column);
    refuse<Reason::RowsFaulty>({SiteKind::Place, source}, std::ranges::count_if(plan.rows, isFaulty), where,
                               first->faults.front().why);
}

QString wordsOfCause(const Cause& cause)
{
    return text::wordsFor(cause);
}

QJsonObject countsOf(const ImportPlan& plan, const ImportOutcome& outcome)
{
    return {{u"entry"_qs, outcome.entry ? QJsonValue(qint64{outcome.entry}) : QJsonValue()},
            {u"added"_qs, static_cast<qint64>(outcome.added)},
            {u"changed"_qs, static_cast<qint64>(outcome.changed)},
            {u"same"_qs, static_cast<qint64>(plan.count(ImportVerdict::Same))},
            {u"left"_qs, static_cast<qint64>(plan.rows.size() - plan.chosen() - plan.count(ImportVerdict::Same))}};
}

QJsonObject encodeCampaign(const CampaignImport& made)
{
    QJsonArray fights;
    for (const IncomingFight& fight : made.fights)
        fights.append(QJsonObject{{u"name"_qs, formats::toQString(fight.name)},
                                  {u"here"_qs, formats::toQString(fight.here)},
                                  {u"system"_qs, formats::toQString(fight.system)},
                                  {u"between"_qs, fight.isBetween}});
    return {{u"whole"_qs, made.isWhole},
            {u"records"_qs, static_cast<qint64>(made.records)},
            {u"fights"_qs, fights},
            {u"searches"_qs, static_cast<qint64>(made.searches)},
            {u"leavesLibraryHistory"_qs, made.leavesHistory}};
}

/// A whole campaign: what was never worked in becomes what the document says, another one gets what it has not.
void takeCampaign(const QCommandLineParser& parser, const QString& file, const QByteArray& document,
                  const QString& source, Console& console)
{
    CampaignAccess& campaigns = campaignsOf(console);
    const bool isTrial = parser.isSet(u"dry-run"_qs);
    const std::set<std::size_t> skipped = skippedLines(parser);
    const CampaignTaking taking{.decide =
                                    [&](ImportPlan& plan) {
                                        leaveOut(skipped, plan);
                                        if (!isTrial && !parser.isSet(u"skip-faulty"_qs))
                                            requireSoundRows(plan, source, skipped);
                                    },
                                .isTrial = isTrial};
    QJsonObject result;
    std::optional<Backup> backup;
    if (!isTrial)
        backup = campaigns.backups().make(QFileInfo(file).absoluteFilePath().toStdString(), backupFolderOf(parser),
                                          kUsualMegabytes * kMegabyte, BackupReason::Import);
    campaigns.with(file, [&](Campaign& campaign) {
        const CampaignImport made = campaigns.unpackCampaign(campaign, document, source, taking);
        result = isTrial ? formats::encodePlan(made.plan, &wordsOfCause) : countsOf(made.plan, made.library);
        result.insert(u"campaign"_qs, encodeCampaign(made));
    });
    if (isTrial)
        result.insert(u"source"_qs, QJsonObject{{u"format"_qs, u"json"_qs}});
    if (backup)
        result.insert(u"backup"_qs, encodeBackup(*backup));
    console.print(QJsonValue(result));
}

}  // namespace

QString ImportCommand::summary() const
{
    return QCoreApplication::translate(
        "cli",
        "Takes people and gear of a document, a table or another program's file, or a whole campaign that was exported.");
}

void ImportCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(u"SOURCE"_qs,
                                 QCoreApplication::translate("cli", "The document or table; - is standard input."));
    parser.addOption({u"format"_qs, QCoreApplication::translate("cli", "json or csv; else as the source itself says."),
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
    const formats::SourceWriting writing = writingOf(parser);
    ReadRows read{sourceName(arguments[1])};
    const QByteArray bytes = readSource(arguments[1], kMostOfCampaign, console);
    if (writing != formats::SourceWriting::Csv && formats::isCampaignDocument(bytes)) {
        takeCampaign(parser, file, bytes, read.name, console);
        return Done;
    }
    if (bytes.size() > kMostOfSource)
        refuse<Reason::TooManyBytes>({SiteKind::Place, read.name}, kMostOfSource);
    const ImportSource source = formats::readImportSource(bytes, read.name, writing, parser.value(u"encoding"_qs));
    CampaignAccess& campaigns = campaignsOf(console);
    ImportPlan plan;
    campaigns.with(file, [&](Campaign& campaign) { plan = planOf(campaign, parser, source, read); });
    if (parser.isSet(u"dry-run"_qs)) {
        QJsonObject preview = formats::encodePlan(plan, &wordsOfCause);
        preview.insert(u"source"_qs, read.told);
        if (read.report)
            preview.insert(u"report"_qs, formats::encodeReport(*read.report, &wordsOfCause));
        console.print(QJsonValue(preview));
        return Done;
    }
    if (!parser.isSet(u"skip-faulty"_qs))
        requireSoundRows(plan, read.name, skippedLines(parser));
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
    if (read.report)
        result.insert(u"report"_qs, formats::encodeReport(*read.report, &wordsOfCause));
    console.print(QJsonValue(result));
    return Done;
}

std::unique_ptr<Command> importCommand()
{
    return std::make_unique<ImportCommand>();
}

}  // namespace hitspread::cli
