#pragma once

#include "rules/core/time/lasting.h"
#include "services/fight/encounterservice.h"
#include "services/turn/turnservice.h"
#include "text/naming.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace hitspread::text {

/// What a condition of somebody is called.
[[nodiscard]] QString conditionName(const CombatantView::Item& condition);

/// The same with what it adds to rolls, where it does: "Dazed −1". Precondition: it is a RollCondition.
[[nodiscard]] QString rollConditionWords(const CombatantView::Item& condition);

/// How long it goes on: "2 phases more", "until lifted", and whose phases count where they are another's.
[[nodiscard]] QString lastingWords(const Lasting& lasting, std::span<const CombatantView> present);

/// "until round 4, phase 3 begins"; empty: it goes on until lifted, or nobody knows how long (PCT-D42).
[[nodiscard]] QString untilWords(const Encounter& fight, const Lasting& lasting);

/// "Brann: Soaked through is over".
[[nodiscard]] QString overWords(const CombatantView& who, const std::string& condition);

/// What ends with the phase that runs, each in a line: conditions that are over, things that go off, and values that bleeding or healing
/// change. Empty: nothing does, as far as no die decides it.
[[nodiscard]] QString foreseenWords(const std::optional<Naming>& names, std::span<const CombatantView> present,
                                    std::span<const LyingView> lying, std::span<const Foreseen> foreseen);

}  // namespace hitspread::text
