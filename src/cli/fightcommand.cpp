#include "cli/commands.h"

#include "cli/amendmentreport.h"
#include "cli/backupoptions.h"
#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/ports/backupstore.h"
#include "services/refusal/problem.h"
#include "services/undo/amendmentservice.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>

namespace hitspread::cli {

namespace {

/// A fight as one file: out of a campaign, into another, and once more by the rules.
class FightCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"fight"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

constexpr qsizetype kMostBytes = qsizetype{512} * 1024 * 1024;

/// The fight that comes in: a document, or one packed out of another file.
QByteArray documentOf(const QCommandLineParser& parser, const QString& what, Console& console)
{
    if (!parser.isSet(u"from"_qs))
        return readSource(what, kMostBytes, console);
    CampaignAccess& access = campaignsOf(console);
    QByteArray document;
    access.lookInto(parser.value(u"from"_qs), [&](Campaign& campaign) {
        document = access.packFight(campaign, encounterNamed(campaign, referenceOf(what), what).id);
    });
    return document;
}

void replay(Campaign& campaign, const Encounter& encounter, Console& console)
{
    const MachineClock clock;
    QJsonObject state;
    const Revision revision = AmendmentService(campaign, clock).replayed({ScopeKind::Encounter, encounter.id}, [&] {
        state = encodeState(campaign, campaign.encounters().encounter(encounter.id));
    });
    QJsonObject result = encodeRevision(revision);
    const bool same = !revision.open
        && std::ranges::all_of(revision.entries, [](const Remade& entry) { return entry.fate == Remade::Fate::Same; });
    result.insert(u"identical"_qs,
                  same && state == encodeState(campaign, campaign.encounters().encounter(encounter.id)));
    result.insert(u"state"_qs, state);
    console.print(QJsonValue(result));
}

}  // namespace

QString FightCommand::summary() const
{
    return QCoreApplication::translate("cli", "Exports a fight as one file, imports one, replays one (JSON).");
}

void FightCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign file."));
    parser.addPositionalArgument(
        u"VERB"_qs,
        QCoreApplication::translate("cli",
                                    "export ENCOUNTER, with its log and what it uses of the library; import FIGHT, a "
                                    "file that was exported (\"-\": standard input), or with --from the name or number "
                                    "of one in there, behind a backup; replay ENCOUNTER, every action once more by the "
                                    "rules with its own dice, which changes nothing"));
    parser.addOption({u"from"_qs,
                      QCoreApplication::translate("cli", "import: the backup or campaign the fight is taken out of."),
                      u"FILE"_qs});
    parser.addOption(backupFolderOption());
    parser.addOption(outputOption(QCoreApplication::translate("cli", "export: the file to write.")));
}

ExitStatus FightCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 3, 3);
    const QString& verb = arguments[1];
    const QString& what = arguments[2];
    CampaignAccess& access = campaignsOf(console);
    const bool isImport = verb == u"import";
    // Read before the campaign is open: of one and the same file, closing it would let go of the campaign's locks.
    const QByteArray document = isImport ? documentOf(parser, what, console) : QByteArray();
    if (isImport)
        (void)access.backups().make(QFileInfo(arguments.first()).absoluteFilePath().toStdString(),
                                    backupFolderOf(parser), kUsualMegabytes * kMegabyte, BackupReason::Import);
    access.with(arguments.first(), [&](Campaign& campaign) {
        if (isImport) {
            const RecordId id = access.unpackFight(campaign, document, sourceName(what));
            EncounterService(campaign, MachineClock()).numberDoubles(id);
            console.print(QJsonValue(encodeState(campaign, campaign.encounters().encounter(id))));
            return;
        }
        if (verb != u"export" && verb != u"replay")
            refuse<Reason::NoSuchVerbOfFight>({SiteKind::Place, verb});
        const Encounter encounter = encounterNamed(campaign, referenceOf(what), what);
        if (verb == u"export")
            handOver(access.packFight(campaign, encounter.id), parser, console);
        else
            replay(campaign, encounter, console);
    });
    return Done;
}

std::unique_ptr<Command> fightCommand()
{
    return std::make_unique<FightCommand>();
}

}  // namespace hitspread::cli
