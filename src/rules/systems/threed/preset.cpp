#include "rules/systems/threed/preset.h"

#include "rules/systems/threed/recoil.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/volley.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace hitspread::threed {

namespace {

/// In the order of preference: what needs no recocking comes before what does.
constexpr std::array kSingleShots{Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction, Mode::FullAuto, Mode::Burst};
/// What fires most comes first.
constexpr std::array kSeveralShots{Mode::FullAuto, Mode::Burst, Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction};

void prefer(Mode& mode, const Weapon& weapon, std::span<const Mode> inOrder)
{
    const auto found = std::ranges::find_if(inOrder, [&](Mode one) { return (weapon.modes & bit(one)) != 0; });
    if (found != inOrder.end())
        mode = *found;
}

/// The cover earlier shots have worn: where it is declared again, it is that one.
template <typename Options>
void presetCover(Options& options, const Condition& target)
{
    options.coverPv = target.coverPv;
    options.coverId = target.coverId;
}

/// What stands of the targets' defences.
void presetTargets(std::vector<VolleyTarget>& targets)
{
    for (VolleyTarget& target : targets) {
        target.options.rangedDefence = target.condition.rangedDefence;
        presetCover(target.options, target.condition);
    }
}

}  // namespace

void preset(Shot& shot)
{
    prefer(shot.options.mode, shot.weapon, kSingleShots);
    // A Dance hinders every ranged attack of the phase (3D-DANCE-02).
    shot.options.rangedDefence = shot.targetCondition.rangedDefence;
    presetCover(shot.options, shot.targetCondition);
    shot.options.hands = handsOf(shot.weaponState.drawn);
}

void preset(Throw& thrown)
{
    thrown.options.rangedDefence = thrown.targetCondition.rangedDefence;
    presetCover(thrown.options, thrown.targetCondition);
}

void preset(Volley& volley)
{
    prefer(volley.options.mode, volley.weapon, kSeveralShots);
    presetTargets(volley.targets);
    volley.options.hands = handsOf(volley.weaponState.drawn);
}

void preset(TwoGuns& guns)
{
    prefer(guns.options.mode, guns.weapon, kSingleShots);
    prefer(guns.offHandOptions.mode, guns.offHandWeapon, kSingleShots);
    presetTargets(guns.targets);
}

void preset(Suppress& suppress)
{
    suppress.options.hands = handsOf(suppress.weaponState.drawn);
}

void preset(Evade& evade)
{
    if (evade.shooterCondition.zoneValue == kNoEntry)
        return;
    evade.options.zoneValue = evade.shooterCondition.zoneValue;
    evade.options.zoneBullets = evade.shooterCondition.zoneBullets;
}

void preset(Preparation& preparation)
{
    preparation.options.hands = handsOf(preparation.weaponState.drawn);
}

void preset(Opportunity& opportunity)
{
    const Condition& condition = opportunity.condition;
    const bool additional = condition.additionalLeft > 0 && !condition.additionalTaken;
    if (condition.actionsHeld > 0)
        opportunity.options.what = OpportunityStep::Take;
    else if (condition.actionsLeft == 0 && additional)
        opportunity.options.what = OpportunityStep::Additional;
}

void preset(Split& split)
{
    // Of equal ranks the one that is listed first.
    std::vector<std::pair<std::string, std::int32_t>> best = split.character.skills.entries;
    std::ranges::stable_sort(best, std::ranges::greater{}, &std::pair<std::string, std::int32_t>::second);
    if (best.empty())
        return;
    split.options.primary = best.front().first;
    split.options.secondary = best[best.size() > 1 ? 1 : 0].first;
}

}  // namespace hitspread::threed
