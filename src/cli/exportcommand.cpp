#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "cli/exchangeoptions.h"
#include "formats/codec/librarycodec.h"
#include "formats/table/tablewriter.h"
#include "models/exchange/recordcolumns.h"
#include "services/exchange/exportedrecord.h"
#include "services/library/librarykinds.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <limits>

namespace hitspread::cli {

namespace {

/// Prints records of the library as a document or a table.
class ExportCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"export"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// The records of one kind, or those of all: everything, or what the names say.
std::vector<StoredRecord> chosenRecords(Campaign& campaign, std::span<const RecordKind> kinds,
                                        const std::string& system, const QStringList& names)
{
    std::vector<StoredRecord> all;
    for (const RecordKind kind : kinds) {
        if (names.isEmpty())
            std::ranges::move(wholeKind(campaign.library(), kind, system), std::back_inserter(all));
    }
    for (const QString& name : names) {
        const LibraryHit hit = libraryRecordNamed(campaign, system, kinds, name);
        all.push_back(campaign.library().load({hit.kind, hit.row.id}));
    }
    return all;
}

/// What says which part is printed does not go with the whole.
void requireWhole(const QCommandLineParser& parser, const QStringList& names)
{
    for (const QString& option : {u"system"_qs, u"kind"_qs}) {
        if (parser.isSet(option))
            refuse<Reason::ArgumentTooMany>({SiteKind::Place, u"--"_qs + option});
    }
    if (!names.isEmpty())
        refuse<Reason::ArgumentTooMany>({SiteKind::Place, names.first()});
    if (parser.value(u"format"_qs) != u"json")
        refuse<Reason::UnknownChoice>({SiteKind::Place, u"--format"_qs}, parser.value(u"format"_qs),
                                      QStringList{u"json"_qs});
}

}  // namespace

QString ExportCommand::summary() const
{
    return QCoreApplication::translate(
        "cli", "Prints people and gear of the library as JSON or as a table, or the whole campaign as JSON.");
}

void ExportCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addPositionalArgument(
        u"name"_qs, QCoreApplication::translate("cli", "What to print; without a name everything."), u"[NAME...]"_qs);
    parser.addOption({u"format"_qs, QCoreApplication::translate("cli", "json, or csv: one kind of one rule system."),
                      u"FORMAT"_qs, u"json"_qs});
    parser.addOption(
        {u"whole"_qs,
         QCoreApplication::translate(
             "cli", "Everything in the campaign: fights with their history, searches and pictures, too.")});
    parser.addOption(outputOption(QCoreApplication::translate("cli", "A new file to write it into.")));
    declareTable(parser);
}

ExitStatus ExportCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 1, std::numeric_limits<qsizetype>::max());
    const QStringList names = arguments.sliced(1);
    const QString format = parser.value(u"format"_qs);
    if (format != u"json" && format != u"csv")
        refuse<Reason::UnknownChoice>({SiteKind::Place, u"--format"_qs}, format, QStringList{u"json"_qs, u"csv"_qs});
    if (parser.isSet(u"whole"_qs))
        requireWhole(parser, names);
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        if (parser.isSet(u"whole"_qs)) {
            handOver(campaignsOf(console).packCampaign(campaign), parser, console);
            return;
        }
        if (format == u"csv") {
            const TableOf of = tableOf(campaign, parser);
            const std::vector<StoredRecord> records = campaign.atOneMoment([&] {
                return chosenRecords(campaign, std::span(&of.record.kind, 1), std::string(of.system.id()), names);
            });
            handOver(formats::csvOf(RecordColumns(of.system, of.record).table(records), {.isReadBack = true}), parser,
                     console);
            return;
        }
        const System* system = systemIn(parser);
        const std::optional<RecordKind> kind = kindIn(parser);
        const std::string id = system ? std::string(system->id()) : std::string();
        const QByteArray document = campaign.atOneMoment([&] {
            const std::vector<StoredRecord> records = chosenRecords(
                campaign, kind ? std::span<const RecordKind>(&*kind, 1) : std::span<const RecordKind>(kLibraryKinds),
                id, names);
            return formats::libraryDocument(exportedRecords(campaign, records));
        });
        handOver(document, parser, console);
    });
    return Done;
}

std::unique_ptr<Command> exportCommand()
{
    return std::make_unique<ExportCommand>();
}

}  // namespace hitspread::cli
