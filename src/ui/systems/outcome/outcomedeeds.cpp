#include "ui/systems/outcome/outcomedeeds.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/handharm.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/shieldwork.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace hitspread::outcome {

namespace {

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Deeds)
};

std::vector<HandChoice> byHimself(std::string_view action)
{
    return {{{}, std::string(action), 0, 0, true}};
}

/// Ways of doing something with a weapon of his; `wanted` says with which.
template <typename Wanted>
std::vector<HandChoice> withWeapons(const CombatantView& who, std::string_view action, const Wanted& wanted)
{
    std::vector<HandChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon))
            ways.push_back(
                {QString::fromStdString(weapon.name), std::string(action), item.possession.id, 0, !state.dropped});
    }
    return ways;
}

std::optional<Carried> shieldIn(const CombatantView& who)
{
    std::optional<Carried> found;
    for (const CombatantView::Item& item : who.armour) {
        if (!item.record.record.as<Armour>().shield || item.possession.state.isNull())
            continue;
        const Carried carried = item.possession.state.as<ArmourState>().carried;
        found = found ? std::min(*found, carried) : carried;
    }
    return found;
}

ActionSetting option(const char* field, std::int32_t value)
{
    return {"options", field, value};
}

Deed deedOf(const char* id, const QString& title, std::vector<HandChoice> ways, const QKeySequence& key)
{
    return {id, title, std::move(ways), {}, key};
}

/// What most needs doing with what is in his hands or on his back.
Deed shieldDeed(const CombatantView& who)
{
    std::vector<HandChoice> ways = withWeapons(who, ShieldWork::kAction.id,
                                               [](const Weapon& weapon) { return !weapon.natural; });
    const bool liesSome = std::ranges::any_of(ways, [](const HandChoice& way) { return !way.inHand; });
    if (ways.empty())
        ways = byHimself(ShieldWork::kAction.id);
    Deed deed = deedOf("shield", DeedWords::tr("Shield, weapon in hand"), std::move(ways), QKeySequence(Qt::Key_W));
    const std::optional<Carried> shield = shieldIn(who);
    // A weapon on the ground is wanted before a shield that is up, or none.
    if (liesSome && (!shield || *shield == Carried::Worn))
        deed.settings = {option("weapon", 1), option("what", static_cast<std::int32_t>(ShieldDeed::PickUp))};
    return deed;
}

Deed aimDeed(const CombatantView& who)
{
    Deed deed = deedOf("aim", DeedWords::tr("Aim"),
                       withWeapons(who, Aim::kAction.id,
                                   [](const Weapon& weapon) {
                                       return weapon.kind == WeaponKind::Bow || weapon.kind == WeaponKind::Firearm;
                                   }),
                       QKeySequence(Qt::Key_A));
    deed.onTarget = true;
    if (deed.ways.empty())
        deed.refusal = DeedWords::tr("Only bows and firearms are aimed, and there is none.");
    return deed;
}

Deed releaseDeed(const Condition& condition)
{
    Deed deed = deedOf("release", DeedWords::tr("Release the hold"), byHimself(Release::kAction.id),
                       QKeySequence(Qt::SHIFT | Qt::Key_R));
    deed.onTarget = true;
    if (condition.holding == 0)
        deed.refusal = DeedWords::tr("There is nobody in a hold of his.");
    return deed;
}

}  // namespace

std::vector<Deed> deedsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    Deed declare = deedOf("declare", DeedWords::tr("Declare"), byHimself(Declare::kAction.id),
                          QKeySequence(Qt::SHIFT | Qt::Key_D));
    // Whose key it is, the game master gives leave to change what is begun (OUT-68).
    if (actionsTaken(condition) > 0)
        declare.settings = {option("allowed", 1)};
    Deed harm = deedOf("harm", DeedWords::tr("Harm by hand"), byHimself(Harm::kAction.id),
                       QKeySequence(Qt::SHIFT | Qt::Key_H));
    harm.onTarget = true;
    return {declare,
            deedOf("move", DeedWords::tr("Move"), byHimself(Move::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_M)),
            aimDeed(who),
            shieldDeed(who),
            deedOf("test", DeedWords::tr("Something else"), byHimself(Test::kAction.id), QKeySequence(Qt::Key_T)),
            releaseDeed(condition),
            harm};
}

}  // namespace hitspread::outcome
