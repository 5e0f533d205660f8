#pragma once

#include "rules/core/trace/stateledger.h"
#include "rules/systems/rollunder/harm.h"

#include <vector>

namespace hitspread::rollunder {

/// The Critical Hit Table of the house: which CriticalHit (R3-67, R3-D07).
[[nodiscard]] Term rollCriticalHit(Derivation& derivation, const Switches& switches);

/// A weapon in use, and its state as it develops; no state: bare hands.
struct Wielded {
    const Weapon& weapon;
    StateLedger<WeaponState>* state = nullptr;
};

/// Who has to roll on the Critical Miss Table, with whom he may hit instead.
struct Fumbler {
    Victim himself;
    Wielded wielded;
    std::vector<Victim> friends;  ///< of his side, within reach
};

/// The Critical Miss Table of the house, with the choices its rows leave (R3-45, R3-48, R3-68, R3-D07, R3-D41, R3-D57). `rule`: by which
/// he rolls. `harms`: whoever he hits instead is struck in fact.
void criticalMiss(Derivation& derivation, const Fumbler& fumbler, Rule rule, const Switches& switches,
                  bool harms = true);

}  // namespace hitspread::rollunder
