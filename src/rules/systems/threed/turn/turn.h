#pragma once

#include "rules/core/trace/derivation.h"
#include "rules/core/trace/values.h"
#include "rules/systems/threed/person.h"

#include <algorithm>

namespace hitspread::threed {

/// Actions in a round, line by line, at least one; PHYS counts in full whatever was put into armour (3D-TURN-02, A-014, A-079).
template <typename D>
Term actionsPerRound(D& derivation, Quantity quantity, const Character& who, ActionRoundingRule rounding, int index = 0)
{
    const auto derive = [&](Operation operation, Term a, std::int32_t b) {
        return derivation.derive(quantity, Rule::Turn02, operation, a, b, {}, index);
    };
    const Term two = derive(Operation::Add, who.dia, who.phys);
    Term sum = derive(Operation::Add, two, who.cool);
    if (rounding == ActionRoundingRule::Nearest)
        sum = derive(Operation::Add, sum, 5);
    const Operation divide = rounding == ActionRoundingRule::Up ? Operation::DivideUp : Operation::DivideDown;
    const Term tenth = derive(divide, sum, 10);
    return atLeast(derivation, quantity, Rule::Turn02, tenth, 1, index);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t actionsPerRound(const Character& who, ActionRoundingRule rounding)
{
    const Values values;
    return actionsPerRound(values, Quantity::TurnActions, who, rounding).value;
}

/// How many of a round's Actions fall into a phase, 1 to 3 (3D-TURN-04, A-015). A custom table is read row by row, 6 Actions
/// at a time; a row that holds nothing falls back to the even spread.
[[nodiscard]] constexpr std::int32_t actionsInPhase(std::int32_t actions, std::int32_t phase, const Switches& switches)
{
    if (switches.phaseTable == PhaseTableRule::Custom && actions > kPhaseTableRows)
        return actionsInPhase(kPhaseTableRows, phase, switches)
            + actionsInPhase(actions - kPhaseTableRows, phase, switches);
    const std::int32_t each = actions / kPhases;
    const std::int32_t rest = actions % kPhases;
    if (switches.phaseTable == PhaseTableRule::FrontLoaded)
        return each + (phase <= rest ? 1 : 0);
    if (switches.phaseTable == PhaseTableRule::Custom && actions > 0) {
        const auto row = static_cast<std::size_t>((actions - 1) * kPhases);
        const auto& table = switches.ownPhaseTable;
        if (table[row] + table[row + 1] + table[row + 2] > 0)
            return table[row + static_cast<std::size_t>(phase - 1)];
    }
    const bool middle = phase == 2;
    return each + ((rest == 1) == middle && rest > 0 ? 1 : 0);
}

/// Actions on top that are not placed in phases (3D-TURN-03, 3D-TURN-05, A-016).
[[nodiscard]] inline Term additionalActions(Derivation& derivation, Quantity quantity, Rule rule, const Character& who,
                                            const Switches& switches, int index = 0)
{
    const bool ambidextrous = has(who, advantage::ambidextrous);
    return derivation.derive(quantity, rule, Operation::Add, who.additionalActions,
                             ambidextrous ? switches.ambidextrousActions : 0, {}, index);
}

/// INI, what three dice are added to for the Initiative Total, line by line (3D-TURN-06, A-017).
template <typename D>
Term initiativeRating(D& derivation, Quantity quantity, const Character& who)
{
    const auto derive = [&](Operation operation, Term a, std::int32_t b) {
        return derivation.derive(quantity, Rule::Turn06, operation, a, b);
    };
    const Term two = derive(Operation::Add, who.dia, who.cool);
    const Term three = derive(Operation::Add, two, who.phys);
    const Term four = derive(Operation::Add, three, who.dex);
    return derive(Operation::DivideDown, four, 2);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t initiativeRating(const Character& who)
{
    const Values values;
    return initiativeRating(values, Quantity::SheetInitiative, who).value;
}

/// What Martial Arts add to the Initiative Total: the rank, always or only in a phase in which he attacks with them
/// (3D-MA-03, A-141).
[[nodiscard]] inline std::int32_t martialArtsInitiative(const Character& character, const Switches& switches,
                                                        bool attacksWithThem)
{
    const std::int32_t rank = character.skills.rank(skill::martialArts);
    return switches.martialArtsInitiative == MartialArtsInitiativeRule::Always || attacksWithThem ? rank : 0;
}

/// Parries in a round that cost no Action: half of the Actions; additional ones do not count (3D-PAR-01, A-134).
template <typename D>
Term freeParries(D& derivation, Quantity quantity, Term actions, FreeParryRoundingRule rounding, int index = 0)
{
    const Operation half = rounding == FreeParryRoundingRule::Up ? Operation::DivideUp : Operation::DivideDown;
    return derivation.derive(quantity, Rule::Par01, half, actions, 2, {}, index);
}
/// The same as a number.
[[nodiscard]] inline std::int32_t freeParries(std::int32_t actions, FreeParryRoundingRule rounding)
{
    const Values values;
    return freeParries(values, Quantity::TurnFreeParries, Term(actions), rounding).value;
}

}  // namespace hitspread::threed
