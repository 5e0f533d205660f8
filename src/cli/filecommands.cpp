#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "services/action/actionservice.h"
#include "services/library/controlcharacters.h"
#include "services/ports/backupstore.h"
#include "services/refusal/problem.h"
#include "services/undo/amendmentservice.h"
#include "text/problems.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonObject>

#include <optional>

namespace hitspread::cli {

namespace {

/// Makes a campaign file, empty or with the sample.
class NewCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"new"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Commits the action that waits in an encounter with its dice fallen.
class ApplyCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"apply"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

/// Says whether a campaign file is sound.
class CheckCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"check"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

/// What came of playing the fights of a campaign once more.
struct Replays {
    std::vector<Problem> otherwise;  ///< of each that does not come out the same, its first entry
    std::size_t builtUpon = 0;       ///< fights that nobody goes back behind
    std::size_t byOlderRules = 0;    ///< entries
};

void replay(Campaign& campaign, const Encounter& fight, Replays& replays)
{
    const MachineClock clock;
    AmendmentService service(campaign, clock);
    const Scope scope{ScopeKind::Encounter, fight.id};
    try {
        if (const EntryId first = service.firstOtherwise(scope); first != 0)
            refuse<Reason::ComesOutOtherwise>(campaign.path(), first, campaign.log().line(first).title, fight.name);
        replays.byOlderRules += service.madeByOlderRules(scope);
    } catch (const Failure& failure) {
        // Somebody who was made in it was changed in the library since.
        if (failure.problem().code == ProblemCode::BuiltUpon)
            ++replays.builtUpon;
        else if (keptFromLooking(failure.problem()))
            throw;
        else
            replays.otherwise.push_back(failure.problem());
    }
}

/// What was not played once more, and what would be taken for damage if it were not said.
void printRemarks(const Replays& replays, const std::vector<Problem>& controls, Console& console)
{
    const auto remark = [&console](const QString& words) {
        console.print(QCoreApplication::translate("cli", "Remark: %1").arg(words));
    };
    if (replays.builtUpon > 0)
        remark(QCoreApplication::translate(
                   "cli", "fights that were not replayed, since what came into being in them was changed later: %1")
                   .arg(replays.builtUpon));
    if (replays.byOlderRules > 0)
        remark(QCoreApplication::translate("cli", "entries that were not replayed, since older rules made them: %1")
                   .arg(replays.byOlderRules));
    for (const Problem& control : controls)
        remark(text::sentenceFor(control));
}

/// The newest backup of a campaign whose bytes are what they were.
std::optional<Backup> newestGood(BackupStore& store, const std::string& campaign)
{
    for (const Backup& backup : store.list(campaign, {})) {
        try {
            return store.checked(backup.path);
        } catch (const Failure&) {
            continue;
        }
    }
    return std::nullopt;
}

/// Every fault on a line of its own, and where yesterday's copy lies; then the failure.
[[noreturn]] void refuseDamaged(const QString& file, const std::vector<Cause>& faults, Console& console)
{
    for (const Cause& fault : faults)
        console.print(QCoreApplication::translate("cli", "Fault: %1").arg(text::wordsFor(fault)));
    const std::string campaign = QFileInfo(file).absoluteFilePath().toStdString();
    if (const auto backup = newestGood(campaignsOf(console).backups(), campaign))
        console.print(QCoreApplication::translate("cli", "Newest good backup: %1").arg(toQString(backup->path)));
    static_cast<void>(console.handOn());
    throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, file}, faults.front());
}

}  // namespace

QString NewCommand::summary() const
{
    return QCoreApplication::translate("cli", "Makes a campaign file.");
}

void NewCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    parser.addOption(
        {u"sample"_qs, QCoreApplication::translate("cli", "With the sample characters, gear and encounters.")});
    parser.addOption(
        {u"empty"_qs, QCoreApplication::translate("cli", "Without the starter library of gear and conditions.")});
}

ExitStatus NewCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    const bool empty = parser.isSet(u"empty"_qs);
    if (empty && parser.isSet(u"sample"_qs))
        refuse<Reason::SampleNeverEmpty>({SiteKind::Place, u"--empty"_qs});
    campaignsOf(console).create(file,
                                parser.isSet(u"sample"_qs) ? CampaignStart::Sample
                                    : empty                ? CampaignStart::Empty
                                                           : CampaignStart::Starter);
    console.print(QFileInfo(file).absoluteFilePath());
    return Done;
}

QString ApplyCommand::summary() const
{
    return QCoreApplication::translate("cli", "Commits the action that waits in an encounter, or drops it.");
}

void ApplyCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
    declareFight(parser);
    parser.addOption(
        {u"drop"_qs,
         QCoreApplication::translate("cli", "Drops it instead, for this reason; the dice stay in the history."),
         u"REASON"_qs});
    parser.addOption({u"anew"_qs,
                      QCoreApplication::translate(
                          "cli", "Works it out in the fight as it is now first, with the dice that have fallen.")});
    declareAnswerer(parser);
    parser.addOption({u"title"_qs, QCoreApplication::translate("cli", "Line of the history."), u"TEXT"_qs});
}

ExitStatus ApplyCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    ExitStatus status = Done;
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        const formats::ShippedBodyPlans plans;
        const MachineClock clock;
        ActionService service(campaign, plans, clock);
        auto pending = service.pending(fightOf(campaign, parser).id);
        if (!pending)
            throw Failure(ProblemCode::NotFound, Site(SiteKind::WaitingAction));
        const std::string title = parser.isSet(u"title"_qs) ? parser.value(u"title"_qs).toStdString()
                                                            : pending->action.action;
        const std::unique_ptr<Answerer> further = answererFor(parser);
        const bool isAnew = parser.isSet(u"anew"_qs);
        if ((isAnew || further) && !parser.isSet(u"drop"_qs)) {
            const ActionService::Resolved worked = isAnew ? service.workedAnew(*pending, further.get())
                                                          : ActionService::resolved(pending->action, further.get());
            pending->action = worked.action;
            if (worked.open) {
                status = Open;
                return console.print(QJsonValue(encodeAction(worked.action, worked.open)));
            }
        }
        QJsonObject result = encodeAction(pending->action, std::nullopt);
        const EntryId written = parser.isSet(u"drop"_qs)
            ? service.drop(*pending, title, parser.value(u"drop"_qs).toStdString())
            : service.apply(*pending, title);
        result.insert(u"id"_qs, qint64{written});
        console.print(QJsonValue(result));
    });
    return status;
}

QString CheckCommand::summary() const
{
    return QCoreApplication::translate("cli", "Checks whether a campaign file is sound.");
}

void CheckCommand::declare(QCommandLineParser& parser) const
{
    declareFile(parser);
}

ExitStatus CheckCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QString file = positional(parser, 1, 1).first();
    if (const std::vector<Cause> faults = campaignsOf(console).check(file); !faults.empty())
        refuseDamaged(file, faults, console);
    Replays replays;
    std::vector<Problem> controls;
    campaignsOf(console).with(file, [&](Campaign& campaign) {
        for (const Encounter& fight : campaign.encounters().encounters())
            replay(campaign, fight, replays);
        controls = controlsHeld(campaign);
    });
    if (replays.otherwise.empty())
        console.print(QCoreApplication::translate("cli", "%1 is sound").arg(file));
    for (const Problem& fight : replays.otherwise)
        console.print(QCoreApplication::translate("cli", "Fault: %1").arg(text::sentenceFor(fight)));
    printRemarks(replays, controls, console);
    if (replays.otherwise.empty())
        return Done;
    static_cast<void>(console.handOn());
    throw Failure(replays.otherwise.front());
}

std::unique_ptr<Command> newCommand()
{
    return std::make_unique<NewCommand>();
}

std::unique_ptr<Command> applyCommand()
{
    return std::make_unique<ApplyCommand>();
}

std::unique_ptr<Command> checkCommand()
{
    return std::make_unique<CheckCommand>();
}

}  // namespace hitspread::cli
