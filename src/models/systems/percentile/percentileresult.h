#pragma once

#include "models/systemview.h"

namespace hitspread::percentile {

// Health as what is left of it, the way a sheet keeps it; nothing for other fields. See ChangesFacet.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                     std::size_t element);
/// What a blow is rolled on, and a Result with DEX. See GivenNamesFacet.
[[nodiscard]] QString givenName(const ActionRecord& action, StepKey key);
/// In a clash and a duel both strike. See SidesFacet.
[[nodiscard]] bool isOfBoth(const ActionRecord& action, StepKey key);

/// How bad a wound is that an action did to somebody, and that it came of a critical; empty: it did none. See WoundsFacet.
[[nodiscard]] QStringList woundWords(const ActionRecord& action, Role role, std::size_t place);
/// The level of Loss of Combat somebody comes to by it (PCT-16); empty: he does not lose.
[[nodiscard]] QString setbackWords(const ActionRecord& action, Role role, std::size_t place);

// What has a key of its own, what cures a refusal, and how one attacks without a weapon. See ActionsFacet.
[[nodiscard]] std::vector<QuickAction> quickActions();
[[nodiscard]] std::vector<ActionPlan> curesOf(const Refusal& refusal);
[[nodiscard]] std::vector<ActionPlan> meantActions(const AnyRecord& condition);
[[nodiscard]] std::vector<ActionPlan> unarmedActions();
[[nodiscard]] ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action);

}  // namespace hitspread::percentile
