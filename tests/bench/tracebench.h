#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/trace/resolution.h"

#include <benchmark/benchmark.h>

#include <cstdint>

namespace hitspread::bench {

/// An action of any system again and again, each time with other dice and all its steps; counts the steps.
inline void resolveWithTrace(benchmark::State& state, const Input& input)
{
    if (!input.validate(nullptr).empty())
        return state.SkipWithError("the rules refuse this action");
    Findings findings;
    std::uint64_t seed = 0;
    std::size_t steps = 0;
    for (auto _ : state) {
        SeededAnswerer answerer(++seed);
        benchmark::DoNotOptimize(resolveInto(input, nullptr, {}, answerer, &findings));
        steps += findings.steps.size();
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["steps"] = benchmark::Counter(static_cast<double>(steps) / static_cast<double>(state.iterations()));
}

/// All that follows from somebody who stands there, each value with its why.
template <typename Sheet, typename Fighter>
void sheetWithTrace(benchmark::State& state, const Fighter& who)
{
    Sheet sheet;
    sheet.character = who.character;
    sheet.weapons = who.weapons;
    sheet.weaponStates = who.weaponStates;
    sheet.armour = who.armour;
    sheet.armourState = who.armourState;
    resolveWithTrace(state, sheet);
}

}  // namespace hitspread::bench
