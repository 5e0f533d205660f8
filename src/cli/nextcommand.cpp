#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "models/history/tracemodel.h"
#include "models/nextaction/nextaction.h"
#include "rules/systems/registry.h"
#include "services/action/actionservice.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::cli {

namespace {

/// Says who acts next in a fight; once nobody has an Action left, ends the phase and begins the next.
class NextCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"next"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

QJsonObject encodePlace(const TurnPlace& place)
{
    QJsonArray keys;
    for (const std::int32_t key : place.standing.keys)
        keys.append(key == kNoEntry ? QJsonValue() : QJsonValue(key));
    return {{u"id"_qs, qint64{place.combatant}},  {u"name"_qs, toQString(place.name)},
            {u"actions"_qs, place.standing.left}, {u"pass"_qs, place.standing.taken + 1},
            {u"held"_qs, place.standing.held},    {u"keys"_qs, keys}};
}

QJsonArray encodePlaces(const std::vector<TurnPlace>& places)
{
    QJsonArray array;
    for (const TurnPlace& place : places)
        array.append(encodePlace(place));
    return array;
}

/// Adds how far the fight has come and who comes next.
void describe(const TurnView& view, QJsonObject& result)
{
    result.insert(u"round"_qs, view.round);
    result.insert(u"phase"_qs, view.phase);
    result.insert(u"running"_qs, view.isRunning);
    result.insert(u"acts"_qs, view.acting.empty() ? QJsonValue() : QJsonValue(toQString(view.acting.front().name)));
    result.insert(u"order"_qs, encodePlaces(view.acting));
    result.insert(u"holding"_qs, encodePlaces(view.holding));
    if (!view.declaring.empty())
        result.insert(u"declaring"_qs, encodePlaces(view.declaring));
}

std::string titleOf(const PhaseStep& step, const System& system)
{
    const auto [round, phase] = step.after(system.round().phases);
    return text::moment(&system, round, phase).toStdString();
}

/// What passing a phase needs, besides the campaign.
struct Passing {
    QJsonObject order;
    Answerer* answerer = nullptr;
};

/// Ends the phase that runs and begins the next; a question nobody answers leaves everything as it is.
ExitStatus passPhase(Campaign& campaign, RecordId encounter, const Passing& passing, QJsonObject& result)
{
    const formats::ShippedBodyPlans plans;
    const MachineClock clock;
    TurnService turns(campaign, plans, clock);
    const std::string rules = campaign.encounters().encounter(encounter).system;
    const System* system = findSystem(rules);
    if (!system)
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, rules});
    if (!turns.hasRules(encounter)) {
        const FightClock now = campaign.encounters().clock(encounter);
        const std::string title = titleOf({true, true, now.round, now.phase}, *system);
        result.insert(u"id"_qs, qint64{turns.count(encounter, title)});
        return Done;
    }
    ActionRecord action = turns.prepare(encounter);
    const Answers kept = action.request.answers;
    readDeclared(passing.order, action.request);
    for (const Answer& answer : kept.all()) {
        if (!action.request.answers.find(answer.key))
            action.request.answers.put(answer);
    }
    checkAgainstRules(action.request);
    GivenFirst givenFirst(action.request.answers, passing.answerer);
    const ActionService::Resolved resolved = ActionService::resolved(std::move(action), &givenFirst);
    if (resolved.open)
        checkAnswerFits(resolved.action.request, *resolved.open);
    QJsonArray names;
    for (const Combatant& combatant : presentIn(campaign, encounter))
        names.append(toQString(combatant.name));
    result.insert(u"members"_qs, names);
    result.insert(u"resolution"_qs, encodeAction(resolved.action, resolved.open));
    if (resolved.open)
        return Open;
    ActionService service(campaign, plans, clock);
    const EntryId id = service.apply({0, encounter, resolved.action},
                                     hitspread::titleOf(resolved.action).toStdString());
    result.insert(u"id"_qs, qint64{id});
    return Done;
}

/// Where all of a turn is done at once, whoever has it gives up what is left of it, as by going on in the window.
void endTurn(Campaign& campaign, const Encounter& encounter, const TurnView& view, QJsonObject& result)
{
    const std::string_view ending = endingOfTurns(encounter.system);
    if (ending.empty())
        return;
    const formats::ShippedBodyPlans plans;
    const MachineClock clock;
    ActionService service(campaign, plans, clock);
    const TurnPlace& who = view.acting.front();
    const ActionService::Resolved ended = service.rehearsed({std::string(ending), encounter.id, who.combatant});
    const EntryId id = service.apply({0, encounter.id, ended.action}, hitspread::titleOf(ended.action).toStdString());
    result.insert(u"ended"_qs, toQString(who.name));
    result.insert(u"id"_qs, qint64{id});
}

/// Throws Failure when the phase would pass over somebody who holds an Action (3D-TURN-08): it is not in the order, so nobody saw it.
void requireNoneHeld(const TurnView& view)
{
    const std::vector<TurnPlace> losing = view.losing();
    if (!view.isRunning || losing.empty())
        return;
    QStringList names;
    for (const TurnPlace& place : losing)
        names << toQString(place.name);
    refuse<Reason::ActionHeld>({SiteKind::Place, names.join(u", "_qs)});
}

}  // namespace

QString NextCommand::summary() const
{
    return QCoreApplication::translate(
        "cli",
        "Ends the turn of who acts where that is done at once, passes from phase to phase, and says who acts next (JSON).");
}

void NextCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign file."));
    parser.addPositionalArgument(
        u"ORDER"_qs,
        QCoreApplication::translate("cli", "Answers, overrides and declared parts for the next phase (JSON)."),
        u"[ORDER]"_qs);
    declareFight(parser);
    parser.addOption(
        {u"end"_qs, QCoreApplication::translate("cli", "Ends the phase although Actions are left or held.")});
    parser.addOption({u"look"_qs, QCoreApplication::translate("cli", "Says who acts next, and passes nothing.")});
    declareAnswerer(parser);
}

ExitStatus NextCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 1, 2);
    const std::unique_ptr<Answerer> answerer = answererFor(parser);
    Passing passing;
    passing.answerer = answerer.get();
    if (arguments.size() > 1)
        passing.order = readOrder(arguments[1], {u"answers"_qs, u"overrides"_qs, u"declared"_qs}, console);
    ExitStatus status = Done;
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        const Encounter encounter = fightOf(campaign, parser);
        const formats::ShippedBodyPlans plans;
        const MachineClock clock;
        TurnService turns(campaign, plans, clock);
        const TurnView before = turns.view(encounter.id);
        const bool looks = parser.isSet(u"look"_qs);
        const bool isOver = !looks && (!before.isRunning || before.acting.empty() || parser.isSet(u"end"_qs));
        if (isOver && !parser.isSet(u"end"_qs))
            requireNoneHeld(before);
        QJsonObject result{{u"encounter"_qs, toQString(encounter.name)}};
        if (!looks && !isOver)
            endTurn(campaign, encounter, before, result);
        if (isOver)
            status = passPhase(campaign, encounter.id, passing, result);
        result.insert(u"advanced"_qs, isOver && status == Done);
        describe(turns.view(encounter.id), result);
        console.print(QJsonValue(result));
    });
    return status;
}

std::unique_ptr<Command> nextCommand()
{
    return std::make_unique<NextCommand>();
}

}  // namespace hitspread::cli
