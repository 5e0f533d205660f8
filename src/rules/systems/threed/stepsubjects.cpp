#include "rules/systems/threed/stepsubjects.h"

#include "rules/systems/threed/check.h"
#include "rules/systems/threed/explosions/force.h"
#include "rules/systems/threed/guns/burst.h"
#include "rules/systems/threed/guns/pattern.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/bleeding.h"
#include "rules/systems/threed/harm/grouprest.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/harm/recovery.h"
#include "rules/systems/threed/melee/melee.h"
#include "rules/systems/threed/turn/phasechange.h"
#include "rules/systems/threed/turn/phasestart.h"
#include "rules/systems/threed/vocabulary.h"

#include <algorithm>
#include <array>
#include <bitset>

namespace hitspread::threed {

namespace {

constexpr std::size_t kLocationStride = kLocations + 1;

Quantity quantityOf(const Step& step)
{
    return static_cast<Quantity>(step.key.quantity);
}

/// Sections of what is judged when all bullets have struck, or before the first; the recoil of a zone's bullets is their own.
bool isOfNoBullet(std::string_view id, bool isZone)
{
    constexpr std::array<std::string_view, 14> kSections{"knockback", "knockout",  "conc",   "vevaphon",   "recoilPain",
                                                         "shooter",   "burst",     "string", "shot",       "ammunition",
                                                         "quickDraw", "underFire", "evade",  "suppression"};
    const std::string_view section = id.substr(0, id.find('.'));
    return std::ranges::find(kSections, section) != kSections.end() || (section == "recoil" && !isZone);
}

/// Steps everything about a bullet begins with.
bool beginsBullet(Quantity quantity)
{
    return quantity == Quantity::AttackDice || quantity == Quantity::DeviationAim || quantity == Quantity::BulletTarget
        || quantity == Quantity::BulletLost;
}

void nameBullets(std::span<Step> steps, bool isZone)
{
    int bullet = -1;
    for (Step& step : steps) {
        const std::string_view id = quantities()[step.key.quantity].id;
        // What of a bullet pushes, and the sum so far, is found where it strikes; how far somebody is pushed, when all have.
        const bool pushes = quantityOf(step) == Quantity::KnockbackThrough
            || quantityOf(step) == Quantity::KnockbackSum;
        if (isOfNoBullet(id, isZone) && !pushes)
            continue;
        // The spread of a further shot of a string comes before the hex it starts from.
        const bool isFurther = bullet >= 0 && id.starts_with("deviation.");
        if (beginsBullet(quantityOf(step)) || isFurther || (isZone && id.starts_with("recoil.")))
            bullet = step.key.index % kMostBullets;
        if (bullet >= 0)
            step.key.subject = Subject().shot(bullet);
    }
}

/// Whether harm derives a quantity for each location it strikes, not for the body as a whole.
bool isOfLocation(Quantity quantity)
{
    switch (quantity) {
    case Quantity::ArmourId:
    case Quantity::ArmourPv:
    case Quantity::ArmourPenetrated:
    case Quantity::ArmourLoss:
    case Quantity::ArmourIdLeft:
    case Quantity::DamageReduction:
    case Quantity::DamageThrough:
    case Quantity::HarmThrough:
    case Quantity::HarmSum:
    case Quantity::EffectHitsLeft:
    case Quantity::EffectStandard:
    case Quantity::EffectBruising:
    case Quantity::EffectWound:
    case Quantity::EffectUnlisted:
    case Quantity::EffectUnlistedBullet:
    case Quantity::EffectState:
    case Quantity::EffectDead:
    case Quantity::EffectOverwhelmed:
    case Quantity::EffectUnconscious: return true;
    default: return false;
    }
}

Subject subjectOf(const BlastElement& element, bool isOfPlace)
{
    const Subject who = Subject().target(static_cast<int>(std::min(element.person, kMostNear - 1)));
    return isOfPlace ? who.location(static_cast<int>(element.location)) : who;
}

/// Whom harm strikes and where; what is rolled once for all is about nobody.
void nameHarm(std::span<Step> steps)
{
    std::bitset<kMostNear> isStruck;  // at some location; else the track alone is marked
    for (Step& step : steps) {
        std::size_t number = step.key.index;
        switch (quantityOf(step)) {
        case Quantity::HarmRolled:
            if (number == 0)
                continue;
            --number;
            break;
        case Quantity::ArmourId:
        case Quantity::ArmourLoss:
        case Quantity::ArmourIdLeft:
        case Quantity::HarmThrough: number /= kMostPieces; break;
        case Quantity::VevaphonId:
            step.key.subject = subjectOf(BlastElement::of(number / kLocationStride), false)
                                   .location(static_cast<int>(number % kLocationStride));
            continue;
        default: break;
        }
        const BlastElement element = BlastElement::of(number);
        const std::size_t person = std::min(element.person, kMostNear - 1);
        if (quantityOf(step) == Quantity::HarmForce)
            isStruck.set(person);
        step.key.subject = subjectOf(element, isStruck[person] && isOfLocation(quantityOf(step)));
    }
}

/// Whether a quantity of time is numbered by person and location.
bool isByLocation(Quantity quantity)
{
    return quantity == Quantity::HealingBlocked || quantity == Quantity::HealingRestored
        || quantity == Quantity::RecoveryNeeded;
}

/// Whom a step of time is about: what can come about several times for one person has that many indexes for each.
Subject memberSubject(const Step& step)
{
    const std::size_t number = step.key.index;
    const auto member = [](std::size_t place) {
        return Subject().target(static_cast<int>(std::min(place, kMostMembers - 1)));
    };
    if (isByLocation(quantityOf(step)) || quantityOf(step) == Quantity::VevaphonId)
        return member(number / kLocationStride).location(static_cast<int>(number % kLocationStride));
    switch (quantityOf(step)) {
    case Quantity::InitiativeRollOff:
        return member(number % kMostMembers)
            .layer(std::min(static_cast<int>(number / kMostMembers), Subject::kMostLayer));
    case Quantity::TurnModifier:
        return member(number / kMostAllotmentModifiers).layer(static_cast<int>(number % kMostAllotmentModifiers));
    case Quantity::BleedingLocation:
    case Quantity::BleedingHitsLeft:
    case Quantity::BleedingStandard:
        return member(number / kBleedingStepsEach).layer(static_cast<int>(number % kBleedingStepsEach));
    default: return member(number);
    }
}

void nameOthers(const Input& input, std::span<Step> steps)
{
    for (Step& step : steps) {
        const int number = step.key.index;
        if (input.isOneOf<PhaseChange, GroupRest>())
            step.key.subject = memberSubject(step);
        else if (input.isOneOf<Recovery>() && isByLocation(quantityOf(step)))
            step.key.subject = Subject().location(number % static_cast<int>(kLocationStride));
        else if (input.isOneOf<Check>() && quantityOf(step) == Quantity::CheckModifier)
            step.key.subject = Subject().layer(std::min(number, Subject::kMostLayer));
    }
}

}  // namespace

bool nameSubjects(const Input& input, std::span<Step> steps)
{
    if (input.isOneOf<Melee>())
        return false;
    if (input.isOneOf<Volley, TwoGuns, Evade>())
        nameBullets(steps, input.isOneOf<Evade>());
    else if (input.isOneOf<Harm>())
        nameHarm(steps);
    else
        nameOthers(input, steps);
    return true;
}

}  // namespace hitspread::threed
