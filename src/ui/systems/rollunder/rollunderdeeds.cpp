#include "ui/systems/rollunder/rollunderdeeds.h"

#include "rules/core/decision.h"
#include "rules/core/input.h"
#include "rules/systems/rollunder/deeds.h"
#include "rules/systems/rollunder/feint.h"
#include "rules/systems/rollunder/handharm.h"
#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/turn.h"
#include "text/echo.h"
#include "text/systems/rollunder/combatantwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::rollunder {

namespace {

// What the rules call a Deed is another thing.
using PlayedDeed = hitspread::Deed;

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Deeds)
};

PlayedDeed deedOf(const char* id, const QString& title, std::vector<HandChoice> ways, const QKeySequence& key = {})
{
    return {id, title, std::move(ways), {}, key};
}

PlayedDeed against(const char* id, const QString& title, std::string_view action, const QKeySequence& key = {})
{
    PlayedDeed deed = deedOf(id, title, withNothing(action), key);
    deed.onTarget = true;
    return deed;
}

/// Attacks of another form are made in the window of all attacks, which begins with it.
PlayedDeed attackAs(const char* id, const QString& title, AttackForm form, const QKeySequence& key = {})
{
    PlayedDeed deed = against(id, title, Attack::kAction.id, key);
    deed.settings = {{"options", "form", static_cast<std::int32_t>(form)}};
    return deed;
}

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
std::vector<HandChoice> withWeapons(const CombatantView& who, std::string_view action, const Wanted& wanted)
{
    std::vector<HandChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            ways.push_back({text::visible(weapon.name), std::string(action), item.possession.id, 0, isReady(state)});
    }
    return ways;
}

PlayedDeed aimDeed(const CombatantView& who)
{
    PlayedDeed deed = against("aim", maneuverName(Maneuver::Aim), Aim::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_A));
    deed.ways = withWeapons(who, Aim::kAction.id,
                            [](const Weapon& weapon, const WeaponState&) { return !isMelee(weapon); });
    deed.wantsReady = true;
    if (deed.ways.empty())
        deed.refusal = DeedWords::tr("Only ranged weapons are aimed, and there is none.");
    return deed;
}

PlayedDeed feintDeed(const CombatantView& who)
{
    PlayedDeed deed = against("feint", maneuverName(Maneuver::Feint), Feint::kAction.id, QKeySequence(Qt::Key_D));
    const auto& condition = who.combatant.condition.as<Condition>();
    if (condition.strikesLeft > 0)
        deed.refusal = DeedWords::tr("His second strike comes first.");
    return deed;
}

/// What is not ready comes first; a shield is made ready without any weapon.
PlayedDeed readyDeed(const CombatantView& who)
{
    PlayedDeed deed = deedOf(
        "ready", maneuverName(Maneuver::Ready),
        withWeapons(who, Ready::kAction.id,
                    [](const Weapon& weapon, const WeaponState& state) { return !weapon.natural && !state.broken; }),
        QKeySequence(Qt::SHIFT | Qt::Key_W));
    std::stable_partition(deed.ways.begin(), deed.ways.end(), [](const HandChoice& way) { return !way.inHand; });
    const bool hasShield = std::ranges::any_of(
        who.armour, [](const CombatantView::Item& item) { return item.record.record.as<Armour>().shield; });
    if (deed.ways.empty() && hasShield)
        deed.ways = withNothing(Ready::kAction.id);
    if (deed.ways.empty())
        deed.refusal = DeedWords::tr("There is nothing to make ready.");
    return deed;
}

/// Whoever lies wants to rise, whoever stands to kneel.
PlayedDeed postureDeed(const Condition& condition)
{
    PlayedDeed deed = deedOf("changePosture", maneuverName(Maneuver::ChangePosture),
                             withNothing(ChangePosture::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_P));
    const bool stands = condition.posture == Posture::Standing;
    deed.settings = {{"options", "posture", static_cast<std::int32_t>(stands ? Posture::Kneeling : Posture::Standing)}};
    return deed;
}

/// While a Wait is open another one takes its place (R3-D39): for whom, and until what, is as it was until it is said otherwise.
PlayedDeed waitDeed(const Condition& condition)
{
    PlayedDeed deed = deedOf("wait",
                             condition.waiting ? DeedWords::tr("Change the Wait") : maneuverName(Maneuver::Wait),
                             withNothing(Wait::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_O));
    if (condition.waiting) {
        deed.settings = {{"options", "trigger", static_cast<std::int32_t>(condition.waitTrigger)}};
        deed.note = DeedWords::tr("Whom it is for is the target; another one is chosen by Ctrl+click.");
    }
    return deed;
}

PlayedDeed turnDeed(const CombatantView& who)
{
    PlayedDeed deed = deedOf("turn", DeedWords::tr("Begin the turn"), withNothing(Turn::kAction.id),
                             QKeySequence(Qt::SHIFT | Qt::Key_T));
    const auto& condition = who.combatant.condition.as<Condition>();
    if (condition.waiting)
        deed.note = DeedWords::tr("His place has come and what he waited for has not: the Wait is lost.");
    return deed;
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

template <typename... Deeds>
std::optional<Taken> takenAlone(const Input& input)
{
    std::optional<Taken> taken;
    const auto ask = [&taken]<typename One>(const Deed<One>* deed) {
        if (deed)
            taken.emplace(takenBy(*deed, One::kManeuver));
    };
    (ask(input.as<Deeds>()), ...);
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

std::vector<PlayedDeed> deedsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    const auto alone = [](const char* id, const QString& title, std::string_view action, const QKeySequence& key = {}) {
        return deedOf(id, title, withNothing(action), key);
    };
    // Move and All-Out Attack have keys of their own on the card.
    return {attackAs("moveAndAttack", maneuverName(Maneuver::MoveAndAttack), AttackForm::MoveAndAttack,
                     QKeySequence(Qt::SHIFT | Qt::Key_V)),
            feintDeed(who),
            against("evaluate", maneuverName(Maneuver::Evaluate), Evaluate::kAction.id, QKeySequence(Qt::Key_V)),
            aimDeed(who),
            readyDeed(who),
            postureDeed(condition),
            alone("allOutDefense", maneuverName(Maneuver::AllOutDefense), AllOutDefense::kAction.id,
                  QKeySequence(Qt::SHIFT | Qt::Key_D)),
            waitDeed(condition),
            alone("concentrate", maneuverName(Maneuver::Concentrate), Concentrate::kAction.id),
            alone("doNothing", maneuverName(Maneuver::DoNothing), DoNothing::kAction.id),
            turnDeed(who),
            alone("status", DeedWords::tr("Say how he is"), Status::kAction.id),
            against("harm", DeedWords::tr("Harm by hand"), Harm::kAction.id, QKeySequence(Qt::SHIFT | Qt::Key_H))};
}

std::optional<FieldOffer> offerIn(const Input& input, std::string_view field)
{
    if (const auto* defence = input.as<AllOutDefense>(); defence && field == "defence") {
        // A parry is one with either hand: of the two the one that is said already, else the right one.
        const bool isLeft = defence->options.defence == DefenceKind::ParryLeft;
        return FieldOffer{.choices = {optionId(DefenceKind::Dodge), optionId(DefenceKind::Block),
                                      optionId(isLeft ? DefenceKind::ParryLeft : DefenceKind::ParryRight)}};
    }
    const std::optional<Taken> taken = field == "yards" ? takenIn(input) : std::nullopt;
    const Distance distance = taken ? distanceIn(taken->switches, taken->maneuver) : Distance::Varies;
    if (distance == Distance::Varies)
        return std::nullopt;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    return FieldOffer{
        .range = std::pair(0, allowedMove(silent, taken->who, taken->condition, taken->switches, distance).value)};
}

QString deedNote(const Input& input)
{
    const std::optional<Taken> taken = takenIn(input);
    return taken ? leavesWords(taken->who, taken->condition, taken->switches, taken->maneuver) : QString();
}

}  // namespace hitspread::rollunder
