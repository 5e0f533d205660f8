#include "rules/systems/twod6/grapple.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/declare/optiontable.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"

#include <array>

namespace hitspread::twod6 {

const RecordDeclaration grappleOptionsRecord = declare::options<GrappleOptions>("grappleOptions", kGrappleOptions);

namespace {

/// Whom steps and questions are about: there is nobody near.
constexpr Subject kGrappled = Subject().target(0);
constexpr int kGrapplerNumber = 1;
constexpr std::string_view kGrappler = "character.condition";
constexpr std::string_view kGrappledOne = "target.condition";

Moving movingBy(const GrappleOptions& options)
{
    return {options.mode, options.metres, options.shortened};
}

/// A tackle goes with a sprint, although that is Complex: of what is spent only the kind counts (TD-59, TD-D10).
void excuseSprint(Condition& now)
{
    const bool hasAttacked = (now.kinds & bitOf(ActionKind::Combat)) != 0;
    if (now.movement != Movement::Sprinted || !now.complexTaken || hasAttacked)
        return;
    now.complexTaken = false;
    now.acted = false;
    now.simple = 0;
}

/// The movement of the same turn, and his condition after it.
Condition refuseRunUp(Refusals& refusals, const Grapple& grapple)
{
    const Fighter& who = grapple.character[0];
    const Condition now = aboutToAct(who.condition);
    const Moving moving = movingBy(grapple.options);
    refuseMovement(refusals, who.character, now, grapple.switches, moving, "options");
    if (moving.mode == Mode::None)
        return now;
    refuseAction(refusals, now, grapple.switches, doingOf(moving.mode), kGrappler);
    const bool hasAttacked = (now.kinds & bitOf(ActionKind::Combat)) != 0 && now.aimRounds == 0;
    refusals.when(hasAttacked, RefusalCode::MoveAfterAttack, Rule::Rule19, kGrappler, "kinds");
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Ledger ledger(now);
    static_cast<void>(move(silent, ledger, grapple.switches, moving));
    return *ledger;
}

/// Who does not come within reach of him grapples nobody (TD-59, TD-71).
void refuseApart(Refusals& refusals, const Grapple& grapple)
{
    const std::int32_t metres = grapple.options.distance;
    if (metres == kNoEntry)
        return;
    const std::int32_t needed = metres - kAdjacent;
    const bool isFurther = grapple.options.mode != Mode::None;
    refusals.when(runUpOf(grapple) < needed, RefusalCode::GrappleApart, Rule::Rule59, "options",
                  isFurther ? "metres" : "mode", metres, needed);
}

/// A tackler also knows how he came (TD-63): nothing is struck with, and nothing aimed at.
MeleeRows grappleRowsOf(const Grapple& grapple, const Condition& attacker)
{
    MeleeRows rows = meleeRowsOf(
        {attacker, grapple.target[0].condition, grapple.options.light, grapple.options.allOut});
    const auto fits = [&rows](MeleeRow row, bool it) { rows[static_cast<std::size_t>(row)] |= it; };
    fits(MeleeRow::TackleRan, attacker.movement == Movement::Ran);
    fits(MeleeRow::TackleSprinted, attacker.movement == Movement::Sprinted);
    return rows;
}

using declare::offered;

bool runsUp(const Grapple& grapple)
{
    return grapple.options.mode != Mode::None;
}

constexpr declare::OptionTable kGrappleOffers{
    kGrappleParts,
    offered<&Grapple::options, &GrappleOptions::distance>(),
    offered<&Grapple::options, &GrappleOptions::mode>(),
    offered<&Grapple::options, &GrappleOptions::metres>().when<runsUp>(),
    offered<&Grapple::options, &GrappleOptions::allOut>(),
    offered<&Grapple::options, &GrappleOptions::light>(),
    offered<&Grapple::options, &GrappleOptions::rollModifiers>(),
    offered<&Grapple::options, &GrappleOptions::shortened>().rarely().when<runsUp>(),
    offered<&Grapple::options, &GrappleOptions::defenceModifiers>().ofTarget(),
};

class GrappleResolution {
public:
    GrappleResolution(const Grapple& grapple, Derivation& derivation)
        : m_grapple(grapple),
          m_derivation(derivation),
          m_attackers(FighterLedger::acting(grapple.character, kGrapplerNumber)),
          m_targets(FighterLedger::all(grapple.target, 0, kOtherSide)),
          m_bound(ledgersOf(grapple.bound))
    {}

    void run()
    {
        begin();
        if (isAwake(attacker().condition()) && rollToHit().holds())
            hit();
        commit();
    }

private:
    static std::vector<Ledger> ledgersOf(const std::vector<Bound>& bound)
    {
        std::vector<Ledger> all;
        all.reserve(bound.size());
        for (const Bound& one : bound)
            all.emplace_back(one.condition);
        return all;
    }
    FighterLedger& attacker() { return m_attackers[0]; }
    FighterLedger& target() { return m_targets[0]; }

    void begin();
    [[nodiscard]] Term rollToHit();
    void hit();
    void hurt();
    void strikeBack();
    /// Whether the defender keeps his feet, and with him the attacker.
    [[nodiscard]] bool keepsStanding();
    void fallTogether(Term because);
    void hold();
    /// With what ends for others where one of the two has dropped out.
    void commit();

    const Grapple& m_grapple;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_attackers;
    std::vector<FighterLedger> m_targets;
    std::vector<Ledger> m_bound;
};

/// A leg that costs him his senses ends it before it begins.
void GrappleResolution::begin()
{
    const Derivation::Element side = m_derivation.ofSide(kActingSide);
    const Moving moving = movingBy(m_grapple.options);
    if (moving.mode != Mode::None) {
        const Term points = move(m_derivation, attacker().ledger(), m_grapple.switches, moving);
        if (points.holds())
            mark(m_derivation, DamageType::Bruise, points, attacker());
    }
    const Term spent = spend(m_derivation, attacker().ledger(), m_grapple.switches, Doing::Grapple);
    if (m_grapple.options.allOut && isAwake(attacker().condition()))
        attacker().ledger().set<&Condition::allOut>(true, spent);
}

Term GrappleResolution::rollToHit()
{
    const Derivation::Element element(m_derivation, 0, kGrappled.side(kActingSide));
    const RollTerms terms{.first = Quantity::AttackNumber,
                          .dice = Query::AttackDice,
                          .rule = Rule::Rule73,
                          .twoMisses = m_grapple.switches.twoMisses};
    const Rolled rolled = rollTwo(m_derivation, terms, grappleNumber(m_derivation, m_grapple, attacker().condition()));
    m_derivation.state(rolled.success.holds() ? EventKind::Hit : EventKind::Missed, kGrappled, rolled.roll,
                       rolled.number);
    target().ledger().set<&Condition::rolledAgainst>(true, rolled.roll);
    return rolled.success;
}

void GrappleResolution::hit()
{
    const bool bothStood = !attacker().condition().prone && !target().condition().prone;
    hurt();
    strikeBack();
    if (!isAwake(attacker().condition()))
        return;
    // Who is knocked out by it falls alone (TD-D71).
    if (bothStood && isAwake(target().condition()) && !keepsStanding())
        fallTogether(m_derivation.derive(Quantity::Falls, Rule::Rule76, Operation::Take, 1));
    if (!target().condition().dead)
        hold();
}

void GrappleResolution::hurt()
{
    Term damage;
    {
        const Derivation::Element element(m_derivation, 0, kGrappled.side(kOtherSide));
        damage = rollDamage(m_derivation, attacker().character(), fist());
        const Term charge = m_derivation.derive(Quantity::GrappleCharge, Rule::Rule72, Operation::DivideDown,
                                                attacker().condition().metres, kChargeMetres);
        if (charge.holds())
            damage = m_derivation.derive(Quantity::DamageCharge, Rule::Rule72, Operation::Add, damage, charge);
    }
    strike(m_derivation, {.damage = damage, .type = DamageType::Bruise}, Location::Torso, target(), m_grapple.switches);
}

/// His own torso takes what the BLD of the other comes to (TD-73, TD-74).
void GrappleResolution::strikeBack()
{
    Term back;
    {
        const Derivation::Element element(m_derivation, attacker().number(), attacker().subject());
        back = m_derivation.derive(Quantity::GrappleBack, Rule::Rule73, Operation::Take, target().character().bld);
    }
    strike(m_derivation, {.damage = back, .type = DamageType::Bruise}, Location::Torso, attacker(), m_grapple.switches);
}

bool GrappleResolution::keepsStanding()
{
    const Derivation::Element element(m_derivation, 0, kGrappled.side(kOtherSide));
    const WrestlingWay way{.level = Quantity::FallLevel,
                           .build = Quantity::FallBuild,
                           .modifier = Quantity::FallModifier,
                           .first = Quantity::FallNumber,
                           .skill = Query::FallSkill,
                           .dice = Query::FallDice,
                           .rule = Rule::Rule75};
    return rollWrestling(m_derivation, attacker().character(), target().character(), m_grapple.switches, way,
                         m_grapple.options.defenceModifiers)
        .success.holds();
}

void GrappleResolution::fallTogether(Term because)
{
    for (FighterLedger* one : {&target(), &attacker()}) {
        one->ledger().fall(because);
        m_derivation.state(EventKind::Down, one->subject());
    }
}

/// Both are in the same place, and at its height, from now on (TD-77, TD-79).
void GrappleResolution::hold()
{
    const Derivation::Element element(m_derivation, 0, kGrappled);
    const Term held = m_derivation.derive(Quantity::HoldNow, Rule::Rule77, Operation::Take, 1);
    attacker().ledger().set<&Condition::holding>(m_grapple.options.whom, held);
    attacker().ledger().set<&Condition::elevation>(target().condition().elevation, held);
    target().ledger().holdBy(m_grapple.options.who, held);
}

void GrappleResolution::commit()
{
    const Condition& attackerBefore = m_grapple.character[0].condition;
    const Condition& targetBefore = m_grapple.target[0].condition;
    untie(m_bound, untyingOf(attackerBefore, attacker().condition(), m_grapple.options.who), Term{});
    untie(m_bound, untyingOf(targetBefore, target().condition(), m_grapple.options.whom), Term{});
    FighterLedger::commit(m_attackers, m_derivation, fighterParts<&Grapple::character>(kGrappleParts));
    FighterLedger::commit(m_targets, m_derivation, fighterParts<&Grapple::target>(kGrappleParts));
    std::size_t place = 0;
    for (const Ledger& one : m_bound)
        one.commit(m_derivation, kGrappleParts.position<&Grapple::bound, &Bound::condition>(), place++);
}

}  // namespace

constinit const ActionDeclaration Grapple::kAction = declare::offering(
    kGrappleOffers, declare::action<Grapple>("grapple", system, kGrappleParts, "twod6Grapple"));

Term grappleNumber(Derivation& derivation, const Grapple& grapple, const Condition& attacker)
{
    const std::int32_t level = levelOf(grapple.character[0].character, grapple.switches, kUnarmed);
    Term number = derivation.derive(Quantity::AttackLevel, Rule::Rule61, Operation::Take, level);
    number = addMeleeRows(derivation, grapple.switches, grappleRowsOf(grapple, attacker), number);
    return addModifiers(derivation, grapple.options.rollModifiers, Quantity::AttackModifier, Rule::Rule42, number);
}

std::int32_t runUpOf(const Grapple& grapple)
{
    if (grapple.options.mode != Mode::None || grapple.character.empty())
        return grapple.options.metres;
    return aboutToAct(grapple.character[0].condition).metres;
}

std::vector<Refusal> refusalsOf(const Grapple& grapple, const BodyPlan*)
{
    Refusals refusals;
    const bool isNobody = grapple.target.empty() || grapple.character.empty();
    refusals.when(isNobody, RefusalCode::NobodyAttacked, Rule::Rule71, "target");
    if (isNobody)
        return refusals.take();
    const Condition& who = grapple.character[0].condition;
    const Condition& whom = grapple.target[0].condition;
    const bool isHis = isHeldBy(whom, grapple.options.who);
    refusals.when(isHis, RefusalCode::AlreadyHeld, Rule::Rule77, kGrappledOne, "heldByCount");
    refusals.when(!isHis && who.holding != 0, RefusalCode::AlreadyHolds, Rule::Rule77, kGrappler, "holding");
    refusals.when(!isHis && whom.heldBy.isFull(), RefusalCode::HoldersFull, Rule::Rule77, kGrappledOne, "heldByCount");
    Condition now = refuseRunUp(refusals, grapple);
    // What keeps him from running up keeps him from the grapple as well: said once.
    std::vector<Refusal> found = refusals.take();
    if (!found.empty())
        return found;
    refuseApart(refusals, grapple);
    excuseSprint(now);
    refuseAction(refusals, now, grapple.switches, Doing::Grapple, kGrappler);
    return refusals.take();
}

void resolveAction(const Grapple& grapple, Derivation& derivation)
{
    GrappleResolution(grapple, derivation).run();
}

}  // namespace hitspread::twod6
