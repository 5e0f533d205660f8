#include "ui/systems/rollunder/rollunderpanels.h"

#include "rules/core/dice/decision.h"
#include "rules/core/input.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/manualharm.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/simpleactions.h"
#include "rules/systems/rollunder/turn.h"
#include "text/echo.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::rollunder {

namespace {

// What the rules call a SimpleAction is another thing.
using PlayedCommand = hitspread::ActionCommand;

struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Commands)
};

PlayedCommand actionOf(const char* id, const QString& title, std::vector<WeaponChoice> ways,
                       const QKeySequence& key = {})
{
    return {id, title, std::move(ways), {}, key};
}

PlayedCommand against(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedCommand command = actionOf(id, title, withNothing(action), key);
    command.onTarget = true;
    return command;
}

/// Attacks of another form are made in the window of all attacks, which begins with it.
PlayedCommand attackAs(const char* id, const QString& title, AttackForm form, const QKeySequence& key = {})
{
    PlayedCommand action = against(id, title, Attack::kAction.id, key);
    action.settings = {{"options", "form", static_cast<std::int32_t>(form)}};
    return action;
}

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
std::vector<WeaponChoice> withWeapons(const CombatantView& who, std::string_view action, const Wanted& wanted)
{
    std::vector<WeaponChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            ways.push_back({text::visible(weapon.name), std::string(action), item.possession.id, 0, isReady(state)});
    }
    return ways;
}

PlayedCommand aimAction(const CombatantView& who)
{
    PlayedCommand action = against("aim", maneuverName(Maneuver::Aim), Aim::kAction.id,
                                   QKeySequence(Qt::SHIFT | Qt::Key_A));
    action.ways = withWeapons(who, Aim::kAction.id,
                              [](const Weapon& weapon, const WeaponState&) { return !isMelee(weapon); });
    action.wantsReady = true;
    if (action.ways.empty())
        action.refusal = CommandWords::tr("Only ranged weapons are aimed, and there is none.");
    return action;
}

PlayedCommand feintAction(const CombatantView& who)
{
    PlayedCommand action = against("feint", maneuverName(Maneuver::Feint), Feint::kAction.id, QKeySequence(Qt::Key_D));
    const auto& condition = who.combatant.condition.as<Condition>();
    if (condition.strikesLeft > 0)
        action.refusal = CommandWords::tr("His second strike comes first.");
    return action;
}

/// What is not ready comes first; a shield is made ready without any weapon.
PlayedCommand readyAction(const CombatantView& who)
{
    PlayedCommand action = actionOf(
        "ready", maneuverName(Maneuver::Ready),
        withWeapons(who, Ready::kAction.id,
                    [](const Weapon& weapon, const WeaponState& state) { return !weapon.natural && !state.broken; }),
        QKeySequence(Qt::SHIFT | Qt::Key_W));
    std::stable_partition(action.ways.begin(), action.ways.end(), [](const WeaponChoice& way) { return !way.inHand; });
    const bool hasShield = std::ranges::any_of(
        who.armour, [](const CombatantView::Item& item) { return item.record.record.as<Armour>().shield; });
    if (action.ways.empty() && hasShield)
        action.ways = withNothing(Ready::kAction.id);
    if (action.ways.empty())
        action.refusal = CommandWords::tr("There is nothing to make ready.");
    return action;
}

/// Whoever lies wants to rise, whoever stands to kneel.
PlayedCommand postureAction(const Condition& condition)
{
    PlayedCommand action = actionOf("changePosture", maneuverName(Maneuver::ChangePosture),
                                    withNothing(ChangePosture::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_P));
    const bool stands = condition.posture == Posture::Standing;
    action.settings = {
        {"options", "posture", static_cast<std::int32_t>(stands ? Posture::Kneeling : Posture::Standing)}};
    return action;
}

/// While a Wait is open another one takes its place (R3-D39): for whom, and until what, is as it was until it is said otherwise.
PlayedCommand waitAction(const Condition& condition)
{
    PlayedCommand action = actionOf(
        "wait", condition.waiting ? CommandWords::tr("Change the Wait") : maneuverName(Maneuver::Wait),
        withNothing(Wait::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_O));
    if (condition.waiting) {
        action.settings = {{"options", "trigger", static_cast<std::int32_t>(condition.waitTrigger)}};
        action.note = CommandWords::tr("Whom it is for is the target; another one is chosen by Ctrl+click.");
    }
    return action;
}

PlayedCommand turnAction(const CombatantView& who)
{
    PlayedCommand action = actionOf("turn", CommandWords::tr("Begin the turn"), withNothing(Turn::kAction.id),
                                    QKeySequence(Qt::SHIFT | Qt::Key_T));
    const auto& condition = who.combatant.condition.as<Condition>();
    if (condition.waiting)
        action.note = CommandWords::tr("His place has come and what he waited for has not: the Wait is lost.");
    return action;
}

/// Who takes a maneuver, and which.
struct Taken {
    const Character& who;
    const Condition& condition;
    const Switches& switches;
    Maneuver maneuver;
};

template <typename Person>
Taken takenBy(const Person& person, Maneuver maneuver)
{
    return {person.character, person.condition, person.switches, maneuver};
}

template <typename... Actions>
std::optional<Taken> takenAlone(const Input& input)
{
    std::optional<Taken> taken;
    const auto ask = [&taken]<typename One>(const SimpleAction<One>* action) {
        if (action)
            taken.emplace(takenBy(*action, One::kManeuver));
    };
    (ask(input.as<Actions>()), ...);
    return taken;
}

/// Nothing: it is no maneuver.
std::optional<Taken> takenIn(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return Taken{attack->attacker, attack->attackerCondition, attack->switches, wayOf(*attack).maneuver};
    if (const auto* feint = input.as<Feint>())
        return Taken{feint->attacker, feint->attackerCondition, feint->switches, Maneuver::Feint};
    if (const auto* aim = input.as<Aim>())
        return takenBy(*aim, Maneuver::Aim);
    if (const auto* ready = input.as<Ready>())
        return takenBy(*ready, Maneuver::Ready);
    return takenAlone<DoNothing, Move, ChangePosture, Concentrate, Evaluate, AllOutDefense, Wait>(input);
}

}  // namespace

std::vector<PlayedCommand> actionsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    const auto alone = [](const char* id, const QString& title, std::string_view action, const QKeySequence& key = {}) {
        return actionOf(id, title, withNothing(action), key);
    };
    // Move and All-Out Attack have keys of their own on the card.
    return {attackAs("moveAndAttack", maneuverName(Maneuver::MoveAndAttack), AttackForm::MoveAndAttack,
                     QKeySequence(Qt::SHIFT | Qt::Key_V)),
            feintAction(who),
            against("evaluate", maneuverName(Maneuver::Evaluate), Evaluate::kAction.id, QKeySequence(Qt::Key_V)),
            aimAction(who),
            readyAction(who),
            postureAction(condition),
            alone("allOutDefense", maneuverName(Maneuver::AllOutDefense), AllOutDefense::kAction.id,
                  QKeySequence(Qt::SHIFT | Qt::Key_D)),
            waitAction(condition),
            alone("concentrate", maneuverName(Maneuver::Concentrate), Concentrate::kAction.id),
            alone("doNothing", maneuverName(Maneuver::DoNothing), DoNothing::kAction.id),
            turnAction(who),
            alone("status", CommandWords::tr("Say how he is"), Status::kAction.id),
            against("harm", CommandWords::tr("Harm by hand"), Harm::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_H))};
}

std::optional<FieldChoices> offerIn(const Input& input, std::string_view field)
{
    if (const auto* defence = input.as<AllOutDefense>(); defence && field == "defence") {
        // A parry is one with either hand: of the two the one that is said already, else the right one.
        const bool isLeft = defence->options.defence == DefenceKind::ParryLeft;
        return FieldChoices{.choices = {optionId(DefenceKind::Dodge), optionId(DefenceKind::Block),
                                        optionId(isLeft ? DefenceKind::ParryLeft : DefenceKind::ParryRight)}};
    }
    const std::optional<Taken> taken = field == "yards" ? takenIn(input) : std::nullopt;
    const Distance distance = taken ? distanceIn(taken->switches, taken->maneuver) : Distance::Varies;
    if (distance == Distance::Varies)
        return std::nullopt;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return FieldChoices{
        .range = std::pair(0, allowedMove(silent, taken->who, taken->condition, taken->switches, distance).value)};
}

QString actionNote(const Input& input)
{
    const std::optional<Taken> taken = takenIn(input);
    return taken ? leavesWords(taken->who, taken->condition, taken->switches, taken->maneuver) : QString();
}

}  // namespace hitspread::rollunder
