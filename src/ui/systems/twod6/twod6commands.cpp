#include "ui/systems/twod6/twod6panels.h"

#include "rules/core/input.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/manualharm.h"
#include "rules/systems/twod6/recovery.h"
#include "rules/systems/twod6/round.h"
#include "rules/systems/twod6/simpleactions.h"
#include "rules/systems/twod6/surgery.h"
#include "rules/systems/twod6/turn.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/turnwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::twod6 {

namespace {

// What the rules call a SimpleAction is another thing.
using PlayedCommand = hitspread::ActionCommand;

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Commands)
};

PlayedCommand actionOf(const char* id, const QString& title, std::vector<WeaponChoice> ways,
                       const QKeySequence& key = {})
{
    return {id, title, std::move(ways), {}, key};
}

PlayedCommand alone(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    return actionOf(id, title, withNothing(action), key);
}

PlayedCommand against(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedCommand command = alone(id, title, action, key);
    command.onTarget = true;
    return command;
}

/// To a patient, who is chosen in the window.
PlayedCommand care(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedCommand command = alone(id, title, action, key);
    command.isCare = true;
    return command;
}

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
PlayedCommand withWeapons(const CombatantView& who, PlayedCommand command, std::string_view action,
                          const QString& refusal, const Wanted& wanted)
{
    command.ways.clear();
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            command.ways.push_back(
                {text::visible(weapon.name), std::string(action), item.possession.id, 0, isInHand(state)});
    }
    if (command.ways.empty())
        command.refusal = refusal;
    return command;
}

const Condition& conditionOf(const CombatantView& who)
{
    return who.combatant.condition.as<Condition>();
}

PlayedCommand escapeAction(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    PlayedCommand action = against("escape", CommandWords::tr("Come free of a hold"), Escape::kAction.id,
                                   QKeySequence(Qt::Key_B));
    if (isHeld(condition))
        action.whom = condition.heldBy[0].who;
    else
        action.refusal = CommandWords::tr("Nobody holds %1.").arg(text::visible(who.combatant.name));
    return action;
}

PlayedCommand releaseAction(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    PlayedCommand action = against("release", CommandWords::tr("Let go of a hold"), Release::kAction.id,
                                   QKeySequence(Qt::SHIFT | Qt::Key_R));
    action.whom = condition.holding;
    if (condition.holding == 0)
        action.refusal = CommandWords::tr("%1 holds nobody.").arg(text::visible(who.combatant.name));
    return action;
}

PlayedCommand evadeMoveAction(const Condition& condition)
{
    PlayedCommand action = alone("evadeMove", CommandWords::tr("Movement of the Evade"), EvadeMove::kAction.id,
                                 QKeySequence(Qt::SHIFT | Qt::Key_M));
    if (!condition.evadeOpen)
        action.refusal = CommandWords::tr("No Evade has its movement still to come.");
    return action;
}

/// Who lies gets up, who stands may lie down.
PlayedCommand postureAction(const Condition& condition)
{
    const QKeySequence key(Qt::SHIFT | Qt::Key_P);
    return condition.prone ? alone("standUp", CommandWords::tr("Stand up"), StandUp::kAction.id, key)
                           : alone("fallProne", CommandWords::tr("Fall prone"), FallProne::kAction.id, key);
}

/// What comes first in the window is the wound there is.
std::vector<ActionSetting> atWound(const Condition& condition)
{
    for (std::size_t place = 0; place < kLocations; ++place) {
        if (condition.wounds[place] != Wound::Ok)
            return {{"options", "location", static_cast<std::int32_t>(place)}};
    }
    return {};
}

/// Nobody has operated on it yet (TD-127, TD-129).
bool isForSurgery(const Condition& condition, std::size_t place)
{
    return condition.wounds[place] != Wound::Ok
        && !isIn(condition.operated | condition.operatedToday, static_cast<Location>(place));
}

/// Whoever has Lethal damage and is not stabilised dies of it (TD-110, TD-113).
int needOfTreatment(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    return his.dead || his.stabilised ? 0 : his.lethal;
}

int needOfCare(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    return his.dead || his.caredToday ? 0 : his.lethal;
}

int needOfSurgery(const CombatantView& patient)
{
    const Condition& his = conditionOf(patient);
    int need = 0;
    for (std::size_t place = 0; place < kLocations; ++place)
        need += isForSurgery(his, place) ? static_cast<int>(his.wounds[place]) : 0;
    return his.dead ? 0 : need;
}

/// Where nothing is left to operate on, a place that has been says so itself.
std::vector<ActionSetting> atPlaceOfSurgery(const CombatantView& patient)
{
    for (std::size_t place = 0; place < kLocations; ++place) {
        if (isForSurgery(conditionOf(patient), place))
            return {{"options", "location", static_cast<std::int32_t>(place)}};
    }
    return atWound(conditionOf(patient));
}

/// Whom he treats already stays his patient: for another one he would begin anew (TD-D62).
PlayedCommand treatAction(const Condition& condition)
{
    PlayedCommand action = care("treat", CommandWords::tr("Stabilise"), Treat::kAction.id,
                                QKeySequence(Qt::SHIFT | Qt::Key_T));
    action.care.need = needOfTreatment;
    action.whom = condition.treats;
    return action;
}

PlayedCommand surgeryAction()
{
    PlayedCommand action = care("surgery", CommandWords::tr("Surgery"), Surgery::kAction.id);
    action.care = {needOfSurgery, atPlaceOfSurgery};
    return action;
}

PlayedCommand careAction()
{
    PlayedCommand action = care("care", CommandWords::tr("Care for the day"), Care::kAction.id);
    action.care.need = needOfCare;
    return action;
}

PlayedCommand recoverAction(const Condition& condition)
{
    PlayedCommand action = alone("recover", CommandWords::tr("Recovery of a wound"), Recover::kAction.id);
    action.settings = atWound(condition);
    if (action.settings.empty())
        action.refusal = CommandWords::tr("No location is Incapacitated or Disabled.");
    return action;
}

PlayedCommand consciousnessAction(const Condition& condition)
{
    PlayedCommand action = alone("consciousness",
                                 condition.unconscious ? CommandWords::tr("Try to wake")
                                                       : CommandWords::tr("Consciousness roll"),
                                 Consciousness::kAction.id);
    action.settings = {{"options", "wakes", condition.unconscious ? 1 : 0}};
    return action;
}

/// The window has nothing to choose in it but words.
PlayedCommand passAction()
{
    PlayedCommand action = alone("pass", CommandWords::tr("Pass"), Pass::kAction.id);
    action.atOnce = true;
    return action;
}

/// Six rounds outside a fight: where no save is due, no try to wake either, it is done by the key alone (TD-110, TD-114).
PlayedCommand minuteAction()
{
    PlayedCommand action = alone("minute", CommandWords::tr("Let a minute pass"), GroupRest::kAction.id,
                                 QKeySequence(Qt::SHIFT | Qt::Key_N));
    action.settings = {{"options", "minutes", 1}};
    action.atOnce = true;
    return action;
}

/// What is done in a turn, by whom, and what it takes.
struct Done {
    const Condition& condition;
    const Switches& switches;
    Doing doing;
};

template <typename One>
std::optional<Done> doneBy(const Input& input, Doing doing)
{
    const auto* action = input.as<One>();
    return action ? std::optional(Done{action->condition, action->switches, doing}) : std::nullopt;
}

std::optional<Done> doneIn(const Input& input)
{
    if (const auto* go = input.as<Move>(); go && !go->character.empty() && go->options.mode != Mode::None)
        return Done{go->character[0].condition, go->switches, doingOf(go->options.mode)};
    const std::array all{doneBy<Evade>(input, Doing::Evade),         doneBy<StandUp>(input, Doing::StandUp),
                         doneBy<FallProne>(input, Doing::FallProne), doneBy<Ready>(input, Doing::Ready),
                         doneBy<PickUp>(input, Doing::PickUp),       doneBy<Drop>(input, Doing::Drop),
                         doneBy<Reload>(input, Doing::Reload),       doneBy<CarefulAim>(input, Doing::CarefulAim),
                         doneBy<Escape>(input, Doing::Escape),       doneBy<Release>(input, Doing::Release),
                         doneBy<Treat>(input, Doing::Medtech)};
    const auto found = std::ranges::find_if(all, [](const std::optional<Done>& one) { return one.has_value(); });
    return found == all.end() ? std::nullopt : *found;
}

}  // namespace

std::vector<PlayedCommand> actionsOf(const CombatantView& who)
{
    const Condition& condition = conditionOf(who);
    const auto withEach = [&who](PlayedCommand command, std::string_view action, const QString& refusal,
                                 const auto& wanted) {
        return withWeapons(who, std::move(command), action, refusal, wanted);
    };
    // Moving, readying, aiming, evading and seizing have keys of their own on the card.
    return {
        against("grapple", CommandWords::tr("Grapple or tackle"), Grapple::kAction.id, QKeySequence(Qt::Key_V)),
        escapeAction(who),
        releaseAction(who),
        postureAction(condition),
        evadeMoveAction(condition),
        withEach(alone("reload", CommandWords::tr("Reload"), {}, QKeySequence(Qt::SHIFT | Qt::Key_L)),
                 Reload::kAction.id, CommandWords::tr("No weapon has shots that are counted."),
                 [](const Weapon& weapon, const WeaponState&) { return weapon.shots != kNoEntry; }),
        withEach(alone("pickUp", CommandWords::tr("Pick up"), {}), PickUp::kAction.id,
                 CommandWords::tr("Nothing lies there to be picked up."),
                 [](const Weapon&, const WeaponState& state) { return state.dropped; }),
        withEach(alone("drop", CommandWords::tr("Drop a weapon"), {}), Drop::kAction.id,
                 CommandWords::tr("There is nothing in hand."),
                 [](const Weapon& weapon, const WeaponState& state) { return !weapon.natural && isInHand(state); }),
        treatAction(condition),
        alone("other", CommandWords::tr("Something else"), Other::kAction.id, QKeySequence(Qt::Key_T)),
        passAction(),
        consciousnessAction(condition),
        alone("status", CommandWords::tr("Set the condition"), Status::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_S)),
        against("harm", CommandWords::tr("Harm by hand"), Harm::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_H)),
        careAction(),
        surgeryAction(),
        recoverAction(condition),
        minuteAction()};
}

std::optional<FieldChoices> offerIn(const Input& input, std::string_view field)
{
    if (field != "metres")
        return std::nullopt;
    if (const auto* go = input.as<Move>(); go && !go->character.empty() && go->options.mode != Mode::None) {
        const Fighter& who = go->character[0];
        return FieldChoices{.range = std::pair(0,
                                               metresOf(who.character, aboutToAct(who.condition), go->switches,
                                                        go->options.mode, go->options.shortened))};
    }
    if (const auto* evade = input.as<EvadeMove>())
        return FieldChoices{.range = std::pair(0,
                                               metresOf(evade->character, evade->condition, evade->switches, Mode::None,
                                                        evade->options.shortened))};
    return std::nullopt;
}

QString actionNote(const Input& input)
{
    const std::optional<Done> done = doneIn(input);
    if (!done)
        return {};
    const auto* go = input.as<Move>();
    const QString costs = go ? modeCostWords(go->options.mode, go->switches) : QString();
    const Condition now = aboutToAct(done->condition);
    return text::joined({costWords(done->switches, done->doing), costs, actionsLeftWords(now)});
}

}  // namespace hitspread::twod6
