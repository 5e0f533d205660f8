#include "ui/systems/outcome/outcomedeeds.h"

#include "rules/systems/outcome/aim.h"
#include "rules/systems/outcome/checkaction.h"
#include "rules/systems/outcome/declaration.h"
#include "rules/systems/outcome/feint.h"
#include "rules/systems/outcome/grapple.h"
#include "rules/systems/outcome/handharm.h"
#include "rules/systems/outcome/hold.h"
#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/shieldwork.h"
#include "text/echo.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::outcome {

namespace {

struct DeedWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Deeds)
};

/// Ways of doing something with a weapon of his; `wanted` says with which, as it is.
template <typename Wanted>
std::vector<HandChoice> withWeapons(const CombatantView& who, std::string_view action, const Wanted& wanted)
{
    std::vector<HandChoice> ways;
    for (const CombatantView::Item& item : who.weapons) {
        const auto& weapon = item.record.record.as<Weapon>();
        const auto& state = item.possession.state.as<WeaponState>();
        if (wanted(weapon, state))
            ways.push_back({text::visible(weapon.name), std::string(action), item.possession.id, 0, !state.dropped});
    }
    return ways;
}

ActionSetting option(const char* field, std::int32_t value)
{
    return {"options", field, value};
}

Deed deedOf(const char* id, const QString& title, std::vector<HandChoice> ways, const QKeySequence& key)
{
    return {id, title, std::move(ways), {}, key};
}

Deed shieldDeed(const CombatantView& who)
{
    Deed deed = deedOf("shield", DeedWords::tr("Shield"), withNothing(ShieldWork::kAction.id), QKeySequence(Qt::Key_W));
    if (std::ranges::none_of(who.armour,
                             [](const CombatantView::Item& item) { return item.record.record.as<Armour>().shield; }))
        deed.refusal = DeedWords::tr("There is no shield.");
    return deed;
}

/// What lies there is picked up; else what he holds may fall.
Deed weaponDeed(const CombatantView& who)
{
    const auto ways = [&who](bool lies) {
        return withWeapons(who, ShieldWork::kAction.id, [lies](const Weapon& weapon, const WeaponState& state) {
            return !weapon.natural && state.dropped == lies;
        });
    };
    const std::vector<HandChoice> lying = ways(true);
    const bool lies = !lying.empty();
    Deed deed = deedOf("weapon", lies ? DeedWords::tr("Pick a weapon up") : DeedWords::tr("Let a weapon fall"),
                       lies ? lying : ways(false), QKeySequence(Qt::SHIFT | Qt::Key_W));
    const ShieldDeed what = lies ? ShieldDeed::PickUp : ShieldDeed::LetFall;
    deed.settings = {option("weapon", 1), option("what", static_cast<std::int32_t>(what))};
    if (deed.ways.empty())
        deed.refusal = DeedWords::tr("There is no weapon.");
    return deed;
}

Deed aimDeed(const CombatantView& who)
{
    Deed deed = deedOf("aim", DeedWords::tr("Aim"),
                       withWeapons(who, Aim::kAction.id,
                                   [](const Weapon& weapon, const WeaponState&) {
                                       return weapon.kind == WeaponKind::Bow || weapon.kind == WeaponKind::Firearm;
                                   }),
                       QKeySequence(Qt::Key_A));
    deed.onTarget = true;
    if (deed.ways.empty())
        deed.refusal = DeedWords::tr("Only bows and firearms are aimed, and there is none.");
    return deed;
}

/// Against whom he looks at.
Deed againstDeed(const char* id, const QString& title, const QKeySequence& key, std::string_view action)
{
    Deed deed = deedOf(id, title, withNothing(action), key);
    deed.onTarget = true;
    return deed;
}

Deed breakDeed(const Condition& condition)
{
    Deed deed = againstDeed("breakHold", DeedWords::tr("Break the hold"), QKeySequence(Qt::Key_B),
                            BreakHold::kAction.id);
    deed.whom = condition.heldBy;
    if (condition.heldBy == 0)
        deed.refusal = DeedWords::tr("Nobody holds him.");
    return deed;
}

Deed releaseDeed(const Condition& condition)
{
    Deed deed = againstDeed("release", DeedWords::tr("Release the hold"), QKeySequence(Qt::SHIFT | Qt::Key_R),
                            Release::kAction.id);
    deed.whom = condition.holding;
    if (condition.holding == 0)
        deed.refusal = DeedWords::tr("There is nobody in a hold of his.");
    return deed;
}

}  // namespace

std::vector<Deed> deedsOf(const CombatantView& who)
{
    const auto& condition = who.combatant.condition.as<Condition>();
    Deed declare = deedOf("declare", DeedWords::tr("Declare"), withNothing(Declare::kAction.id),
                          QKeySequence(Qt::SHIFT | Qt::Key_D));
    // Whose key it is, the game master gives leave to change what is begun (OUT-68).
    if (actionsTaken(condition) > 0)
        declare.settings = {option("allowed", 1)};
    Deed harm = deedOf("harm", DeedWords::tr("Harm by hand"), withNothing(Harm::kAction.id),
                       QKeySequence(Qt::SHIFT | Qt::Key_H));
    harm.onTarget = true;
    return {againstDeed("grapple", DeedWords::tr("Grapple"), QKeySequence(Qt::Key_V), Grapple::kAction.id),
            breakDeed(condition),
            againstDeed("feint", DeedWords::tr("Feint"), QKeySequence(Qt::Key_D), Feint::kAction.id),
            declare,
            deedOf("move", DeedWords::tr("Move"), withNothing(Move::kAction.id), QKeySequence(Qt::SHIFT | Qt::Key_M)),
            aimDeed(who),
            shieldDeed(who),
            weaponDeed(who),
            deedOf("test", DeedWords::tr("Something else"), withNothing(Test::kAction.id), QKeySequence(Qt::Key_T)),
            releaseDeed(condition),
            harm};
}

}  // namespace hitspread::outcome
