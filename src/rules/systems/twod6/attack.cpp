#include "rules/systems/twod6/attack.h"

#include "rules/core/declare/optiontable.h"
#include "rules/systems/twod6/attackresolution.h"
#include "rules/systems/twod6/roll.h"
#include "rules/systems/twod6/system.h"

#include <algorithm>

namespace hitspread::twod6 {

const RecordDeclaration attackOptionsRecord = declare::options<AttackOptions>("attackOptions", kAttackOptions);
const RecordDeclaration nearOptionsRecord = declare::options<NearOptions>("nearOptions", kNearOptions);

namespace {

constexpr std::string_view kAttackDeclared = "options";
constexpr std::string_view kAttackingOne = "character.condition";

bool isBlow(const Attack& attack)
{
    return isMelee(attack.weapon);
}

bool isShot(const Attack& attack)
{
    return !isMelee(attack.weapon);
}

bool mayCosh(const Attack& attack)
{
    return attack.weapon.cosh || attack.options.cosh;
}

bool mayBurst(const Attack& attack)
{
    return attack.weapon.burst || attack.options.burst;
}

bool hasOthersNear(const Attack& attack)
{
    return isShot(attack) && attack.target.size() > 1;
}

bool mayHitWithoutRoll(const Attack& attack)
{
    return attack.options.withoutRoll || (!attack.target.empty() && !isAwake(attack.target[0].condition));
}

bool moves(const Attack& attack)
{
    return attack.options.mode != Mode::None;
}

using declare::offered;

constexpr declare::OptionTable kAttackOffers{
    kAttackParts,
    offered<&Attack::options, &AttackOptions::called>(),
    offered<&Attack::options, &AttackOptions::distance>(),
    offered<&Attack::options, &AttackOptions::mode>(),
    offered<&Attack::options, &AttackOptions::metres>().when<moves>(),
    offered<&Attack::options, &AttackOptions::burst>().when<mayBurst>(),
    offered<&Attack::options, &AttackOptions::cosh>().when<mayCosh>(),
    offered<&Attack::options, &AttackOptions::allOut>().when<isBlow>(),
    offered<&Attack::options, &AttackOptions::drawn>().when<hasOthersNear>(),
    offered<&Attack::options, &AttackOptions::withoutRoll>().when<mayHitWithoutRoll>(),
    offered<&Attack::options, &AttackOptions::light>(),
    offered<&Attack::options, &AttackOptions::rollModifiers>(),
    offered<&Attack::options, &AttackOptions::sight>().rarely().when<isShot>(),
    offered<&Attack::options, &AttackOptions::shortened>().rarely().when<moves>(),
    offered<&Attack::options, &AttackOptions::sprinted>().rarely().when<isShot>(),
    offered<&Attack::options, &AttackOptions::from>().ofTarget().when<mayCosh>(),
};

Moving movingBy(const AttackOptions& options)
{
    return {options.mode, options.metres, options.shortened};
}

/// The movement of this turn, declared with the attack or made before it (TD-D49).
Moving movedBy(const Attack& attack, const Condition& attacker)
{
    Moving moving = movingBy(attack.options);
    if (moving.mode != Mode::None)
        return moving;
    switch (attacker.movement) {
    case Movement::Stationary:
    case Movement::Evaded: break;
    case Movement::Walked: moving.mode = attacker.prone ? Mode::Crawl : Mode::Walk; break;
    case Movement::Ran: moving.mode = Mode::Run; break;
    case Movement::Sprinted: moving.mode = Mode::Sprint; break;
    }
    moving.metres = attacker.metres;
    return moving;
}

/// Whether one of two targets holds the other: they are in the same place (TD-79).
bool areInHold(const Attack& attack, std::size_t one, std::size_t other)
{
    const auto isTied = [&attack](std::size_t he, std::size_t to) {
        const Condition& his = attack.target[he].condition;
        const std::int32_t number = to == 0 ? attack.options.whom : attack.nearOptions[to].number;
        return number != 0 && (his.holding == number || isHeldBy(his, number));
    };
    return isTied(one, other) || isTied(other, one);
}

/// Target by target whether he is in close proximity: as somebody has said, or in a hold with one who is (TD-49, TD-D51).
std::vector<bool> closeOnes(const Attack& attack)
{
    const std::size_t count = std::min(attack.target.size(), attack.nearOptions.size());
    std::vector<bool> close(count, false);
    for (std::size_t i = 0; i < count; ++i)
        close[i] = i == 0 || attack.nearOptions[i].close;
    const auto joins = [&](std::size_t place) {
        for (std::size_t i = 0; i < count; ++i) {
            if (close[i] && areInHold(attack, i, place))
                return true;
        }
        return false;
    };
    for (bool grows = true; grows;) {
        grows = false;
        for (std::size_t i = 1; i < count; ++i) {
            if (!close[i] && joins(i))
                close[i] = grows = true;
        }
    }
    return close;
}

bool isClose(const AttackOptions& options)
{
    return options.distance != kNoEntry && options.distance <= kAdjacent;
}

/// Up to half of what the mode allows (TD-39, TD-64), and what can be seen of him by a shot (TD-40, TD-D67).
void refuseAimed(Refusals& refusals, const Attack& attack, const Condition& attacker)
{
    const auto called = calledLocation(attack.options.called);
    if (!called)
        return;
    const Rule rule = isBlow(attack) ? Rule::Rule64 : Rule::Rule39;
    const Moving moved = movedBy(attack, attacker);
    const std::int32_t half = halfMove(attack.character[0].character, attacker, attack.switches, moved);
    refusals.when(moved.metres > half, RefusalCode::AimedMoved, rule, kAttackDeclared, "metres", moved.metres, half);
    refusals.when(isShot(attack) && isIn(attack.target[0].condition.covered, *called), RefusalCode::AimedCovered,
                  Rule::Rule40, kAttackDeclared, "called");
}

void refuseShot(Refusals& refusals, const Attack& attack)
{
    const AttackOptions& options = attack.options;
    const Weapon& weapon = attack.weapon;
    refusals.when(weapon.area > 0, RefusalCode::AreaWeapon, Rule::Rule54, "weapon", "area");
    refusals.when(options.allOut, RefusalCode::MeleeOnly, Rule::Rule69, kAttackDeclared, "allOut");
    refusals.when(options.mode == Mode::Sprint, RefusalCode::ComplexTaken, Rule::Rule16, kAttackDeclared, "mode");
    refusals.when(options.distance == kNoEntry, RefusalCode::NoDistance, Rule::Rule32, kAttackDeclared, "distance");
    refusals.when(options.distance != kNoEntry && !bandOf(weapon, options.distance), RefusalCode::OutOfRange,
                  Rule::Rule34, kAttackDeclared, "distance", options.distance, weapon.longRange);
    refusals.when(!options.sight, RefusalCode::NoLineOfSight, Rule::Rule34, kAttackDeclared, "sight");
    refusals.when(options.burst && !weapon.burst, RefusalCode::NoBurst, Rule::Rule37, kAttackDeclared, "burst");
    refusals.when(options.burst && options.called != Called::Nowhere, RefusalCode::BurstAimed, Rule::Rule37,
                  kAttackDeclared, "burst");
    const std::int32_t needed = options.burst ? burstShotsOf(weapon, attack.switches) : 1;
    const std::int32_t left = attack.weaponState.shotsLeft == kNoEntry ? weapon.shots : attack.weaponState.shotsLeft;
    refusals.when(left != kNoEntry && left < needed, RefusalCode::NoShots, Rule::Rule33, "weapon.state", "shotsLeft",
                  left, needed);
}

void refuseBlow(Refusals& refusals, const Attack& attack, const Condition& attacker)
{
    const AttackOptions& options = attack.options;
    const bool isFast = attacker.movement == Movement::Ran || attacker.movement == Movement::Sprinted;
    refusals.when(isFast, RefusalCode::MeleeTooFast, Rule::Rule59, kAttackDeclared, "mode");
    refusals.when(options.distance != kNoEntry && !isClose(options), RefusalCode::MeleeApart, Rule::Rule59,
                  kAttackDeclared, "distance", options.distance, kAdjacent);
    refusals.when(options.burst, RefusalCode::RangedOnly, Rule::Rule37, kAttackDeclared, "burst");
    refusals.when(options.drawn, RefusalCode::RangedOnly, Rule::Rule49, kAttackDeclared, "drawn");
    refusals.when(options.sprinted, RefusalCode::RangedOnly, Rule::Rule44, kAttackDeclared, "sprinted");
}

/// A knock-out blow takes the tool and his back; no roll takes an unconscious target at close reach (TD-65, TD-D44, TD-D46).
void refuseManner(Refusals& refusals, const Attack& attack)
{
    const AttackOptions& options = attack.options;
    refusals.when(options.cosh && (isShot(attack) || !attack.weapon.cosh), RefusalCode::CoshWeapon, Rule::Rule65,
                  kAttackDeclared, "cosh");
    refusals.when(options.cosh && options.from != From::Rear, RefusalCode::CoshFront, Rule::Rule65, kAttackDeclared,
                  "from");
    const bool isReached = isClose(options) || (isBlow(attack) && options.distance == kNoEntry);
    const bool lies = !isAwake(attack.target[0].condition) && options.called != Called::Nowhere;
    refusals.when(options.withoutRoll && (!isReached || !lies), RefusalCode::CloseReach,
                  isBlow(attack) ? Rule::Rule64 : Rule::Rule39, kAttackDeclared, "withoutRoll");
}

/// A shot at more than twelve is none; a blow simply cannot succeed (TD-34, TD-D05).
void refuseNumber(Refusals& refusals, const Attack& attack, const Condition& attacker)
{
    if (isBlow(attack) || attack.options.withoutRoll)
        return;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t number = attackNumber(silent, attack, attacker, candidatesOf(attack).front()).value;
    refusals.when(number > kMostNumber, RefusalCode::NumberTooHigh, Rule::Rule34, kAttackDeclared,
                  attack.options.called == Called::Nowhere ? "distance" : "called", number, kMostNumber);
}

}  // namespace

constinit const ActionDeclaration Attack::kAction = declare::offering(
    kAttackOffers, declare::presetAction<Attack>("attack", system, kAttackParts, "twod6Attack"));

void preset(Attack& attack)
{
    attack.options.drawn = hasOthersNear(attack);
    attack.nearOptions.resize(attack.target.size());
}

std::vector<Aimee> candidatesOf(const Attack& attack)
{
    const AttackOptions& options = attack.options;
    std::vector<Aimee> all;
    all.push_back({attack.target[0], options.whom, options.distance, options.sight});
    if (!options.drawn || isMelee(attack.weapon))
        return all;
    const std::vector<bool> close = closeOnes(attack);
    for (std::size_t i = 1; i < close.size(); ++i) {
        const NearOptions& where = attack.nearOptions[i];
        if (!close[i])
            continue;
        const std::int32_t distance = where.distance == kNoEntry ? options.distance : where.distance;
        all.push_back({attack.target[i], where.number, distance, where.sight, false, i});
    }
    return all;
}

Condition attackingAs(const Attack& attack)
{
    const Moving moving = movingBy(attack.options);
    Condition now = aboutToAct(attack.character[0].condition);
    if (moving.mode == Mode::None)
        return now;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Ledger ledger(now);
    static_cast<void>(move(silent, ledger, attack.switches, moving));
    return *ledger;
}

std::vector<Refusal> refusalsOf(const Attack& attack, const BodyPlan*)
{
    Refusals refusals;
    const bool isNobody = attack.target.empty() || attack.character.empty();
    refusals.when(isNobody, RefusalCode::NobodyAttacked, isMelee(attack.weapon) ? Rule::Rule59 : Rule::Rule34,
                  "target");
    if (isNobody)
        return refusals.take();
    const Fighter& who = attack.character[0];
    const Condition before = aboutToAct(who.condition);
    const Moving moving = movingBy(attack.options);
    refuseMovement(refusals, who.character, before, attack.switches, moving, kAttackDeclared);
    if (moving.mode != Mode::None)
        refuseAction(refusals, before, attack.switches, doingOf(moving.mode), kAttackingOne);
    const Condition attacker = attackingAs(attack);
    // What keeps him from moving keeps him from the attack as well: said once.
    if (std::vector<Refusal> found = refusals.take(); !found.empty())
        return found;
    refuseAction(refusals, attacker, attack.switches, Doing::Attack, kAttackingOne);
    refusals.when(attacker.holding != 0 && attacker.holding != attack.options.whom, RefusalCode::HolderStrikesHeld,
                  Rule::Rule77, kAttackDeclared, "whom");
    refuseWeapon(refusals, attacker, attack.weapon, attack.weaponState, "weapon.state");
    if (isBlow(attack))
        refuseBlow(refusals, attack, attacker);
    else
        refuseShot(refusals, attack);
    refuseAimed(refusals, attack, attacker);
    refuseManner(refusals, attack);
    refuseNumber(refusals, attack, attacker);
    return refusals.take();
}

void resolveAction(const Attack& attack, Derivation& derivation)
{
    AttackResolution(attack, derivation).run();
}

}  // namespace hitspread::twod6
