#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

[[nodiscard]] ViewFacets viewFacets();

// Its functions that stand in files of their own, by the facet each answers for.

/// HistoryFacet: what came of an action in a few words, and with the Hits of the location before and after: "Torso 11 → 9 of 14, 2 damage".
[[nodiscard]] QString resultWordsOf(const ActionRecord& action);
[[nodiscard]] QString historyOf(const ActionRecord& action);

/// ChangesFacet: damage as Hits left at the location and as Incap left, the way a sheet keeps them.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& declared,
                                                     std::size_t index);

/// StepsFacet: the location of what time gives back, and of harm to several where it strikes that body at several.
[[nodiscard]] std::optional<int> locationOf(const ActionRecord& action, StepKey key);
[[nodiscard]] std::uint16_t ordinalOf(const ActionRecord& action, StepKey key);
/// GivenNamesFacet: the name of a modifier of a test, which has a list for each kind of test beside that of all.
[[nodiscard]] QString modifierName(const ActionRecord& action, StepKey key);

/// ActionsFacet: aiming and holding by one key.
[[nodiscard]] std::vector<QuickAction> quickActions();
[[nodiscard]] std::vector<ActionPlan> curesOf(const Refusal& refusal);
[[nodiscard]] bool isVolleyMode(const Refusal& refusal);
[[nodiscard]] std::vector<ActionPlan> unarmedActions();
[[nodiscard]] ActionTitle wordsOfAction(const ActionPlan& plan, const QString& thing, const ActionRecord& action);

/// FieldsFacet: skills, and calibres, which weapons and ammunition have in common.
[[nodiscard]] NameRules namesFor(RecordKind kind, const FieldDeclaration& field);

/// ClocksFacet: bleeding and healing in progress (3D-WND-03, 3D-HEAL-01).
[[nodiscard]] std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int round, int most);
/// KeptAreaFacet (3D-SUP-01, A-065).
[[nodiscard]] std::optional<KeptArea> keptArea(const AnyRecord& condition, const AnyRecord& switches);

}  // namespace hitspread::threed
