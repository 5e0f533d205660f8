#include "rules/systems/outcome/grapple.h"

#include "rules/core/declare/optiontable.h"
#include "rules/core/dice/decision.h"
#include "rules/systems/outcome/attackresolution.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

#include <array>

namespace hitspread::outcome {

namespace {

constexpr int kOfResisting = 1;  ///< index of what is derived for both

constexpr declare::FieldTable kGrappleOptions{
    declare::choice<&GrappleOptions::what>("what", kWrestling, {.group = "turn", .rules = "OUT-48 OUT-52 OUT-53"}),
    declare::flag<&GrappleOptions::garrote>("garrote", {.group = "weapon", .rules = "OUT-57 OUT-58"}),
    declare::flag<&GrappleOptions::neckIsBare>("neckIsBare", {.group = "weapon", .rules = "OUT-57"}),
    declare::modifiers<&GrappleOptions::rollModifiers>("rollModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::modifiers<&GrappleOptions::defenceModifiers>("defenceModifiers", kMostModifier, "OUT-02 OUT-07 OUT-08"),
    declare::oneself<&GrappleOptions::who>("who", {.fallback = kUsualActor, .group = "bookkeeping"}),
    declare::someone<&GrappleOptions::whom>("whom", {.fallback = kUsualTarget, .group = "bookkeeping"}),
    declare::number<&GrappleOptions::round>("round", {.minimum = 1, .maximum = 9999, .fallback = 1, .group = "time"}),
};

}  // namespace

constexpr const auto& fieldsOf(const GrappleOptions*)
{
    return kGrappleOptions;
}

namespace {

constexpr auto kGrappleParts = declare::joined(
    declare::part<&Grapple::options>("options", grappleOptionsRecord, Role::Declared), Parts::attacking<Grapple>(),
    Parts::armed<Grapple>(), Parts::targeted<Grapple>(), Parts::clad<Grapple>(Role::Target), Parts::ruled<Grapple>(),
    declare::tied(Parts::people<&Grapple::bound>("bound", "bound.condition", Role::Declared, kMostBound)));

/// Before it was one decision, two were asked for one after the other.
constexpr FormerAnswer kOnceResisted[]{
    formerYes(Query::ResistPhysique, Resistance::Physique),
    formerYes(Query::ResistUnarmed, Resistance::Unarmed),
};
constexpr FormerAnswers kFormerResistances(kOnceResisted);

/// What he can resist with, each with its rating as what it is worth (OUT-48); last, that he does nothing.
std::array<Option, 3> resistancesOf(const Grapple& grapple)
{
    const Character& who = grapple.target;
    std::array<Option, 3> all{{{optionId(Resistance::Physique), who.physique},
                               {optionId(Resistance::Unarmed), who.unarmed},
                               {optionId(Resistance::None), kNoWorth}}};
    if (!canAct(grapple.targetCondition, grapple.switches)) {
        for (Option& option : std::span(all).first(2))
            option.barrier = barredBy(RefusalCode::DefenderOut, Rule::Rule48);
    }
    return all;
}

constexpr Plan planOf(const GrappleOptions& options)
{
    return options.what == Wrestling::Keep ? Plan::KeepHold : Plan::Grapple;
}

/// Both of a grapple as it develops.
class Wrestle {
public:
    Wrestle(const Grapple& people, Derivation& derivation)
        : m_people(people),
          m_derivation(derivation),
          m_attacker(people.attackerCondition),
          m_target(people.targetCondition),
          m_ties(people.bound)
    {}

    void grapple();
    void keep();

private:
    struct Result {
        Term outcome;
        Term hit;
    };
    /// The attack with Unarmed Combat against what the other resists with; `isGarrote`: at -1 (OUT-48, OUT-57).
    [[nodiscard]] Result attack(bool isGarrote);
    [[nodiscard]] Checked wrestles(bool isGarrote);
    [[nodiscard]] Defended resist();
    void hold(Term because);
    [[nodiscard]] Term keptHold();
    void choke(Term damage);
    [[nodiscard]] Term goesOn();
    [[nodiscard]] bool isGarrotted() const;
    [[nodiscard]] bool hasChoked() const;
    [[nodiscard]] Term baseDamage(Term outcome);
    [[nodiscard]] Term garroteDamage(Term outcome);
    void releaseThird(Term because);
    void releaseOwn(Term because);
    void commit();

    const Grapple& m_people;
    Derivation& m_derivation;
    Ledger m_attacker;
    Ledger m_target;
    Ties m_ties;
};

/// He resists with Physique or Unarmed Combat, whichever he likes. It takes no action, and several actions do not burden it, unless he
/// bears a shield: then it is one more, and all of them count anew (OUT-45, OUT-46, OUT-48, OUT-49, OUT-D28).
Defended Wrestle::resist()
{
    const Derivation::Element his = m_derivation.ofSide(kOtherSide);
    const Character& who = m_people.target;
    const auto with = static_cast<Resistance>(
        m_derivation.decide(Query::ResistKind, Rule::Rule48, resistancesOf(m_people), &kFormerResistances));
    if (with == Resistance::None)
        return {};
    const std::int32_t rating = with == Resistance::Physique ? who.physique : who.unarmed;
    Term actions;
    if (isResistingAnAction(m_people)) {
        m_target.addAction({});
        actions = severalActions(m_derivation, *m_target, {}, kOfResisting);
    }
    const Checked rolled = check(m_derivation,
                                 {.of = kDefenceRoll,
                                  .skill = Rule::Rule48,
                                  .rating = rating,
                                  .wounds = woundPenalty(who, *m_target, m_people.switches),
                                  .actions = actions,
                                  .modifiers = &m_people.options.defenceModifiers},
                                 m_people.switches);
    return defendedBy(m_derivation, DefenceKind::Dodge, rolled, m_people.switches);
}

Checked Wrestle::wrestles(bool isGarrote)
{
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    const std::array<Extra, 2> extras{{
        {Quantity::AttackFeint, Rule::Rule62, isFooled(*m_target, m_people.options.round) ? 1 : 0},
        {Quantity::AttackGarrote, Rule::Rule57, isGarrote ? kGarrotePenalty : 0},
    }};
    return check(m_derivation,
                 {.of = kAttackRoll,
                  .skill = Rule::Rule48,
                  .rating = m_people.attacker.unarmed,
                  .wounds = woundPenalty(m_people.attacker, *m_attacker, m_people.switches),
                  .actions = severalActions(m_derivation, *m_attacker, planOf(m_people.options)),
                  .extras = extras,
                  .modifiers = &m_people.options.rollModifiers,
                  .isAttack = true},
                 m_people.switches);
}

Wrestle::Result Wrestle::attack(bool isGarrote)
{
    const Checked rolled = wrestles(isGarrote);
    m_target.spendToken(m_people.options.round, rolled.total);
    const Defended resisted = isAnswered(rolled, m_people.switches) ? resist() : Defended{};
    const Final result = finalOf(m_derivation, rolled, resisted, m_people.switches);
    const bool hits = result.hit.holds();
    m_derivation.state(hits ? EventKind::Hit : EventKind::Missed, {result.outcome.value, result.hit.step}, 1);
    if (rolled.natural.failure.holds())
        m_derivation.state(EventKind::Fumbled, Subject(), causedBy(rolled.natural.failure));
    return {result.outcome, result.hit};
}

/// Who is held by somebody now holds nobody himself any more (OUT-50).
void Wrestle::releaseThird(Term because)
{
    if (m_target->holding == 0)
        return;
    if (m_target->holding == m_people.options.who)
        m_attacker.comeFree(because);
    else
        m_ties.freeFrom(m_people.options.whom, because);
    m_target.letGo(because);
}

/// Nobody holds two at once: whom he held before comes free (OUT-52).
void Wrestle::releaseOwn(Term because)
{
    if (m_attacker->holding == 0 || m_attacker->holding == m_people.options.whom)
        return;
    m_ties.freeFrom(m_people.options.who, because);
    m_attacker.letGo(because);
}

void Wrestle::hold(Term because)
{
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    const GrappleOptions& options = m_people.options;
    const bool isHeld = m_target->heldBy != 0;
    if (isHeld) {
        const Term pinned = m_derivation.derive(Quantity::GrapplePinned, Rule::Rule53, Operation::Take, 1);
        m_target.set<&Condition::pinned>(true, pinned);
    } else {
        releaseThird(because);
        const Term held = m_derivation.derive(Quantity::GrappleHeld, Rule::Rule48, Operation::Take, 1);
        m_target.set<&Condition::heldBy>(options.who, held);
        m_target.loseAim(held);
    }
    if (m_target->heldBy != options.who)
        return;  // pinned for somebody else
    releaseOwn(because);
    m_attacker.set<&Condition::holding>(options.whom, because);
    m_attacker.set<&Condition::keeps>(true, because);
}

Term Wrestle::baseDamage(Term outcome)
{
    const Derivation::Element his = m_derivation.ofSide(kActingSide);
    return m_derivation.derive(Quantity::HarmBase, Rule::Rule05, Operation::Take, outcome);
}

Term Wrestle::garroteDamage(Term outcome)
{
    const bool isAtHand = !m_people.weapon.empty() && m_people.weapon.front().garrote;
    const std::int32_t bonus = isAtHand ? damageBonusOf(m_people.weapon.front()) : kGarroteBonus;
    const Term base = baseDamage(outcome);
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return m_derivation.derive(Quantity::GrappleDamage, Rule::Rule58, Operation::Add, base, bonus);
}

/// What it did when it was laid around his neck it does in each turn (OUT-57, OUT-D30).
Term Wrestle::goesOn()
{
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return m_derivation.derive(Quantity::GrappleDamage, Rule::Rule57, Operation::Take, m_attacker->garrote);
}

void Wrestle::choke(Term damage)
{
    const Victim who{m_people.target, m_people.armour, m_people.armourState, m_target, kAttacked, kOtherSide};
    const Term net = hurt(m_derivation, damage, m_people.options.neckIsBare ? Protection{} : protectionOf(who), who,
                          m_people.switches);
    const std::array<Ledger*, 1> others{&m_attacker};
    loosen({m_people.targetCondition, m_target, m_people.options.whom}, m_people.switches, others, m_ties, net);
}

/// Whether a garrote lies around his neck already.
bool Wrestle::isGarrotted() const
{
    const Condition& before = m_people.attackerCondition;
    return before.garrote != kNoEntry && before.holding == m_people.options.whom;
}

/// Whether it has harmed in this turn already: it does so once in each, when it is laid around his neck or the hold is kept, by pinning him,
/// too (OUT-57, OUT-D30).
bool Wrestle::hasChoked() const
{
    return isGarrotted() && m_people.attackerCondition.keeps;
}

void Wrestle::grapple()
{
    const Derivation::Element element(m_derivation, 0, kAttacked);
    const bool isGarrote = m_people.options.garrote;
    const Result result = attack(isGarrote);
    m_attacker.take({Plan::Grapple, m_people.options.whom}, result.hit);
    m_attacker.loseAim(result.hit);
    if (result.hit.holds()) {
        hold(result.hit);
        if (isGarrote && !hasChoked()) {
            const Term damage = garroteDamage(result.outcome);
            if (m_attacker->holding == m_people.options.whom)
                m_attacker.set<&Condition::garrote>(damage);
            choke(damage);
        } else if (!isGarrote && isGarrotted() && !hasChoked() && m_people.switches.garrote == GarroteRule::Repeat) {
            choke(goesOn());
        }
    }
    commit();
}

Term Wrestle::keptHold()
{
    const Derivation::Element others = m_derivation.ofSide(kOtherSide);
    return m_derivation.derive(Quantity::GrappleKept, Rule::Rule52, Operation::Take, 1);
}

void Wrestle::keep()
{
    const Derivation::Element element(m_derivation, 0, kAttacked);
    const Term kept = keptHold();
    m_attacker.set<&Condition::keeps>(true, kept);
    Term damage;
    if (m_attacker->garrote != kNoEntry && !hasChoked()) {
        if (m_people.switches.garrote == GarroteRule::Repeat) {
            damage = goesOn();
        } else if (const Result result = attack(true); result.hit.holds()) {
            damage = garroteDamage(result.outcome);
            m_attacker.set<&Condition::garrote>(damage);
        }
    }
    m_attacker.take({Plan::KeepHold, m_people.options.whom}, kept);
    m_attacker.loseAim(kept);
    if (damage.step >= 0 || damage.holds())
        choke(damage);
    commit();
}

void Wrestle::commit()
{
    m_attacker.commit(m_derivation, kGrappleParts.position<&Grapple::attackerCondition>());
    m_target.commit(m_derivation, kGrappleParts.position<&Grapple::targetCondition>());
    m_ties.commit(m_derivation, kGrappleParts.position<&Grapple::bound, &Bound::condition>());
}

bool hasGarrote(const Grapple& grapple)
{
    return !grapple.weapon.empty() && grapple.weapon.front().garrote
        && (grapple.weaponState.empty() || !grapple.weaponState.front().dropped);
}

/// Who has none in hand has nothing to do it with (OUT-57).
bool mayGarrote(const Grapple& grapple)
{
    return grapple.options.garrote || hasGarrote(grapple);
}

using declare::offered;

constexpr declare::OptionTable kGrappleOffers{
    kGrappleParts,
    offered<&Grapple::options, &GrappleOptions::what>(),
    offered<&Grapple::options, &GrappleOptions::garrote>().when<mayGarrote>(),
    offered<&Grapple::options, &GrappleOptions::neckIsBare>(),
    offered<&Grapple::options, &GrappleOptions::rollModifiers>(),
    offered<&Grapple::options, &GrappleOptions::defenceModifiers>().ofTarget(),
};

}  // namespace

const RecordDeclaration grappleOptionsRecord = declare::options<GrappleOptions>("grappleOptions", kGrappleOptions);
constinit const ActionDeclaration Grapple::kAction = declare::offering(
    kGrappleOffers, declare::presetAction<Grapple>("grapple", system, kGrappleParts, "outcomeGrapple"));

bool isResistingAnAction(const Grapple& grapple)
{
    const auto shield = shieldOf(grapple.armour, grapple.armourState);
    return shield && isHandy(shield->carried);
}

Resistance resistanceIn(const Answers& answers)
{
    return static_cast<Resistance>(
        optionIn(answers, {static_cast<std::uint16_t>(Query::ResistKind), 0}, kFormerResistances));
}

void preset(Grapple& grapple)
{
    GrappleOptions& options = grapple.options;
    options.garrote = !grapple.weapon.empty() && grapple.weapon.front().garrote;
    const bool isHolding = grapple.attackerCondition.holding != 0 && grapple.targetCondition.heldBy != 0;
    options.what = isHolding && !grapple.attackerCondition.keeps ? Wrestling::Keep : Wrestling::Grapple;
}

std::vector<Refusal> refusalsOf(const Grapple& grapple, const BodyPlan*)
{
    Refusals refusals;
    const GrappleOptions& options = grapple.options;
    const Condition& condition = grapple.attackerCondition;
    const bool keeps = options.what == Wrestling::Keep;
    refuseDoing(refusals, condition, grapple.switches, {planOf(options), options.whom}, "attacker.condition");
    const bool isHis = condition.holding != 0 && condition.holding == options.whom
        && grapple.targetCondition.heldBy == options.who;
    // Hands alone harm nobody (OUT-50).
    refusals.when(!keeps && !options.garrote && !condition.pinned && condition.heldBy != 0
                      && condition.heldBy == options.whom,
                  RefusalCode::ActorHeld, Rule::Rule50, "attacker.condition", "heldBy");
    refusals.when(keeps && !isHis, RefusalCode::NotHeldByActor, Rule::Rule52, "attacker.condition", "holding");
    refusals.when(!keeps && options.garrote && !hasGarrote(grapple), RefusalCode::NoGarrote, Rule::Rule57, "weapon",
                  "garrote");
    return refusals.take();
}

void resolveAction(const Grapple& grapple, Derivation& derivation)
{
    Wrestle wrestle(grapple, derivation);
    if (grapple.options.what == Wrestling::Keep)
        wrestle.keep();
    else
        wrestle.grapple();
}

}  // namespace hitspread::outcome
