#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/monitor.h"

#include <cstdint>

namespace hitspread::twod6::test {

/// A monitor after what `change` does to the state of somebody, by the rules themselves.
template <typename Change>
Monitor monitorAfter(Monitor before, std::int32_t bld, Change change)
{
    Character who;
    who.bld = bld;
    Condition condition;
    condition.lethal = before.lethal;
    condition.filled = before.filled;
    SeededAnswerer answerer(1);
    Derivation derivation(answerer, nullptr, {}, nullptr);
    Ledger ledger(condition);
    change(derivation, who, ledger);
    return monitorOf(*ledger);
}
inline Monitor marked(Monitor before, DamageType type, std::int32_t points, std::int32_t bld)
{
    return monitorAfter(before, bld, [&](Derivation& derivation, const Character& who, Ledger& ledger) {
        mark(derivation, type, points, who, ledger);
    });
}
inline Monitor healed(Monitor before, DamageType type, std::int32_t points, std::int32_t bld)
{
    return monitorAfter(before, bld, [&](Derivation& derivation, const Character& who, Ledger& ledger) {
        static_cast<void>(heal(derivation, type, points, who, ledger, Rule::Rule116));
    });
}

}  // namespace hitspread::twod6::test
