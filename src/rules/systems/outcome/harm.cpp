#include "rules/systems/outcome/harm.h"

#include "rules/core/dice/decision.h"
#include "rules/systems/outcome/attack.h"

namespace hitspread::outcome {

namespace {

/// Unless the game master says otherwise, who no longer acts lives on.
constexpr Option kDeaths[]{{.id = 0}, {.id = 1}};

class Hurt {
public:
    Hurt(Derivation& derivation, const Victim& victim, const Switches& switches)
        : m_derivation(derivation), m_victim(victim), m_switches(switches)
    {}

    [[nodiscard]] Term lessArmour(Term damage, const Protection& protection);
    void wound(Term net);

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, Term c = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b, c);
    }

    Derivation& m_derivation;
    const Victim& m_victim;
    const Switches& m_switches;
};

Term Hurt::lessArmour(Term damage, const Protection& protection)
{
    struct Layer {
        Quantity quantity;
        Rule rule;
        std::int32_t points;
    };
    Term left = damage;
    for (const Layer& layer : {Layer{Quantity::HarmIntegral, Rule::Rule73, protection.integral},
                               Layer{Quantity::HarmWorn, Rule::Rule73, protection.worn},
                               Layer{Quantity::HarmShield, Rule::Rule29, protection.shield},
                               Layer{Quantity::HarmCover, Rule::Rule27, protection.cover}}) {
        if (layer.points > 0)
            left = derive(layer.quantity, layer.rule, Operation::Subtract, left, layer.points);
    }
    const Term net = derive(Quantity::HarmNet, Rule::Rule73, Operation::Maximum, left, 0);
    if (!net.holds() && damage.value > 0)
        m_derivation.state(EventKind::ArmourHeld, m_victim.subject, causedBy(net));
    m_derivation.state(EventKind::Through, m_victim.subject, net);
    return net;
}

void Hurt::wound(Term net)
{
    Ledger& ledger = m_victim.ledger;
    const bool couldAct = canAct(*ledger, m_switches);
    Term levels = derive(Quantity::WoundLevels, Rule::Rule74,
                         m_switches.woundsAdd ? Operation::Add : Operation::Maximum, ledger->levels, net);
    // What is told is what is kept.
    if (levels.value > kMostLevels)
        levels = derive(Quantity::WoundLevels, Rule::Rule74, Operation::Minimum, levels, kMostLevels);
    const std::size_t row = m_switches.wounds.rowOf(levels.value);
    const TableRow& wound = m_switches.wounds.rows[row];
    const auto number = static_cast<std::int32_t>(row) + 1;
    const auto lookUp = [&](Quantity quantity, std::int32_t cell) {
        return derive(quantity, Rule::Rule74, Operation::LookUp, cell, levels, number);
    };
    lookUp(Quantity::WoundName, wound.cells[woundcolumn::kName]);
    if (net.holds())
        m_derivation.state(EventKind::Wounded, m_victim.subject, net, levels.value);
    const Term penalty = lookUp(Quantity::WoundPenalty, wound.cells[woundcolumn::kPenalty]);
    if (m_victim.character.painTolerance && penalty.holds())
        derive(Quantity::WoundPenalty, Rule::Rule75, Operation::Take, 0);
    lookUp(Quantity::WoundWalks, wound.cells[woundcolumn::kWalks]);
    const auto acts = static_cast<StillAble>(wound.cells[woundcolumn::kActs]);
    const Term out = lookUp(Quantity::WoundOut, acts == StillAble::Acts ? 0 : 1);
    ledger.set<&Condition::levels>(levels);
    if (net.holds())
        ledger.loseAim(net);
    if (acts == StillAble::GameMaster && net.holds() && !ledger->dead) {
        const std::int32_t dies = m_derivation.decide(Query::Dies, Rule::Rule74, kDeaths);
        const Term dead = derive(Quantity::WoundDead, Rule::Rule74, Operation::Take, dies);
        ledger.set<&Condition::dead>(dead);
        if (dead.holds())
            m_derivation.state(EventKind::Dead, m_victim.subject, causedBy(dead));
    }
    if (couldAct && out.holds() && !ledger->dead)
        m_derivation.state(EventKind::Unconscious, m_victim.subject, causedBy(out));
}

}  // namespace

Protection protectionOf(const Victim& victim)
{
    return {.integral = victim.character.integralArmour,
            .worn = victim.character.wornArmour + wornPoints(victim.armour, victim.armourState)};
}

Term hurt(Derivation& derivation, Term damage, const Protection& protection, const Victim& victim,
          const Switches& switches)
{
    const Derivation::Element his = victim.suffering(derivation);
    Hurt hurt(derivation, victim, switches);
    const Term net = hurt.lessArmour(damage, protection);
    hurt.wound(net);
    return net;
}

Ties::Ties(std::span<const Bound> bound)
{
    m_ledgers.reserve(bound.size());
    for (const Bound& one : bound)
        m_ledgers.emplace_back(one.condition);
}

void Ties::freeFrom(std::int32_t holder, Term because)
{
    for (Ledger& ledger : m_ledgers) {
        if (holder != 0 && ledger->heldBy == holder)
            ledger.comeFree(because);
    }
}

void Ties::letGoOf(std::int32_t held, Term because)
{
    for (Ledger& ledger : m_ledgers) {
        if (held != 0 && ledger->holding == held)
            ledger.letGo(because);
    }
}

void loosen(const Fallen& fallen, const Switches& switches, std::span<Ledger* const> others, Ties& ties, Term because)
{
    const Condition& now = *fallen.ledger;
    if (canAct(fallen.before, switches) && !canAct(now, switches)) {
        for (Ledger* other : others) {
            if (fallen.number != 0 && (*other)->heldBy == fallen.number)
                other->comeFree(because);
        }
        ties.freeFrom(fallen.number, because);
        fallen.ledger.letGo(because);
    }
    if (!fallen.before.dead && now.dead) {
        for (Ledger* other : others) {
            if (fallen.number != 0 && (*other)->holding == fallen.number)
                other->letGo(because);
        }
        ties.letGoOf(fallen.number, because);
        fallen.ledger.comeFree(because);
    }
}

void Ties::moved(std::int32_t whom, Term because)
{
    if (whom == 0)
        return;
    for (Ledger& ledger : m_ledgers) {
        if (ledger->aimAt == whom)
            ledger.loseAim(because);
    }
}

void Ties::commit(Derivation& derivation, std::uint8_t part) const
{
    for (std::size_t i = 0; i < m_ledgers.size(); ++i)
        m_ledgers[i].commit(derivation, part, i);
}

}  // namespace hitspread::outcome
