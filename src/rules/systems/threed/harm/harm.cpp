#include "rules/systems/threed/harm/harm.h"

#include "rules/core/body/bodyplan.h"
#include "rules/core/trace/derivation.h"

#include <algorithm>

namespace hitspread::threed {

namespace {

constexpr ForceSteps kHarmSteps{Quantity::HarmForce, Quantity::HarmThrough, Quantity::HarmSum};

/// Harm on its way to everybody: how much, where, and what the force does there.
class HarmResolution {
public:
    HarmResolution(const Harm& harm, Derivation& derivation)
        : m_harm(harm), m_options(harm.options), m_derivation(derivation)
    {
        m_struck.reserve(harm.targets.size());
        for (const HarmTarget& target : harm.targets)
            m_struck.emplace_back(target.character, target.condition, Worn{target.armour, target.armourState},
                                  harm.switches, m_struck.size());
    }

    void run()
    {
        if (m_options.dice > 0 && m_options.rolled == HarmDice::Once)
            m_rolled = rolled(0);
        for (std::size_t i = 0; i < m_struck.size(); ++i)
            reach(m_harm.targets[i].options, m_struck[i]);
        const bool knocks = m_options.kinetic && m_options.knocks;
        for (BlastVictim& victim : m_struck)
            settleForce(m_derivation, victim, knocks);
        commit();
    }

private:
    /// The dice: 0 for all of them, 1 for the one it is about, so that they are told apart by their keys.
    Term rolled(int forOne)
    {
        const Answer& answer = m_derivation.roll(Query::HarmDice, Rule::Dam01, m_options.dice, 6, RollUse::Sum, forOne);
        return m_derivation.derive(Quantity::HarmRolled, Rule::Dam01, Operation::Take, answer.sum(), {}, {}, forOne);
    }

    /// DAM for one of them: his own, else points and dice (3D-DAM-01).
    Term amount(const HarmedOptions& own)
    {
        if (own.points != kNoEntry)
            return derive(Quantity::HarmAmount, Rule::Dam01, Operation::Take, own.points);
        if (m_options.dice == 0)
            return derive(Quantity::HarmAmount, Rule::Dam01, Operation::Take, m_options.points);
        const Term dice = m_options.rolled == HarmDice::Each ? rolled(1) : m_rolled;
        return derive(Quantity::HarmAmount, Rule::Dam01, Operation::Add, m_options.points, dice);
    }

    Force force(Term rating) const
    {
        Force force;
        force.rating = rating;
        force.armour = m_options.armour;
        force.penetration = m_options.penetration;
        force.bruising = m_options.kind == HarmKind::Bruising;
        force.kinetic = m_options.kinetic;
        force.round = m_options.round;
        force.rule = Rule::Dam04;
        force.absorbing = Rule::Pen06;
        force.steps = kHarmSteps;
        return force;
    }

    void reach(const HarmedOptions& own, BlastVictim& victim)
    {
        const Derivation::Element whole(m_derivation, victim.element(), victim.subject());
        const Term points = amount(own);
        if (points.value <= 0)
            return;
        const bool isNamed = own.place != HarmedPlace::AsAll;
        if (!isNamed && m_options.place == HarmPlace::Nowhere)
            return strikeTrack(m_derivation, force(points), victim);
        Locations struck{};
        if (!isNamed && m_options.place == HarmPlace::Everywhere) {
            struck.fill(true);
        } else {
            const std::int32_t at = location(own).value;
            // A ruling may put it beside the body.
            if (at < 0 || at >= static_cast<std::int32_t>(kLocations))
                return m_derivation.state(EventKind::Passed);
            struck[static_cast<std::size_t>(at)] = true;
        }
        for (std::size_t i = 0; i < kLocations; ++i) {
            if (struck[i])
                m_derivation.state(EventKind::Reached, victim.subject(i));
        }
        const auto many = static_cast<std::int32_t>(std::ranges::count(struck, true));
        const Term count = many == 1 ? Term(1) : derive(Quantity::HarmLocations, Rule::Loc01, Operation::Take, many);
        strikeLocations(m_derivation, force(points), victim, struck, count);
    }

    /// The one location it strikes somebody at (3D-LOC-01, 3D-LOC-02, A-056).
    Term location(const HarmedOptions& own)
    {
        if (own.place != HarmedPlace::AsAll)
            return derive(Quantity::HarmLocation, Rule::Loc01, Operation::Take,
                          static_cast<std::int32_t>(own.place) - 1);
        if (m_options.place == HarmPlace::Named)
            return derive(Quantity::HarmLocation, Rule::Loc01, Operation::Take,
                          static_cast<std::int32_t>(m_options.location));
        if (!m_derivation.plan())
            return -1;
        const auto cells = m_derivation.plan()->cells();
        const Answer& drawn = m_derivation.roll(Query::HarmHex, Rule::Loc02, 1, static_cast<int>(cells.size()));
        const Hex hex = cells[drawn.faces[0] - 1U].hex;
        const Term struck = derive(Quantity::HarmHex, Rule::Loc02, Operation::Take, pack(hex));
        m_derivation.stateAt(struck, EventKind::Landed, m_derivation.subject());
        return derive(Quantity::HarmLocation, Rule::Loc02, Operation::Locate, struck);
    }

    void commit()
    {
        constexpr std::uint8_t condition = kHarmParts.position<&Harm::targets, &HarmTarget::condition>();
        constexpr std::uint8_t armour = kHarmParts.position<&Harm::targets, &HarmTarget::armourState>();
        std::size_t firstArmour = 0;
        for (std::size_t i = 0; i < m_struck.size(); ++i) {
            m_struck[i].person.ledger.commit(m_derivation, condition, i);
            m_struck[i].person.armour.commit(m_derivation, m_harm.targets[i].armourState, armour, firstArmour);
            firstArmour += m_harm.targets[i].armourState.size();
        }
    }

    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {})
    {
        return m_derivation.derive(quantity, rule, operation, a, b);
    }

    const Harm& m_harm;
    const HarmOptions& m_options;
    Derivation& m_derivation;
    std::vector<BlastVictim> m_struck;
    Term m_rolled;
};

}  // namespace

void resolveAction(const Harm& harm, Derivation& derivation)
{
    HarmResolution(harm, derivation).run();
}

}  // namespace hitspread::threed
