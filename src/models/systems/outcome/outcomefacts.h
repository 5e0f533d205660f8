#pragma once

#include "models/systemview.h"

namespace hitspread::outcome {

/// Damage levels as what they come to; nothing for other fields. See ChangesFacet.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                     std::size_t element);
/// A step by the skill or modifier it counts, or by whom it is about. See StepsFacet.
[[nodiscard]] QString givenName(const ActionRecord& action, StepKey key);
/// What several actions cost is worked out for both: of the other one it bears his name. See SidesFacet.
[[nodiscard]] bool isOfOther(const ActionRecord& action, StepKey key);
/// What an action is about. See HistoryFacet.
[[nodiscard]] Matter matterOf(std::string_view action);
/// Whether a number is said with its sign, what of a kind of record is compared at a glance, and what of it is a name. See FieldsFacet.
[[nodiscard]] bool isSigned(const FieldDeclaration& field);
[[nodiscard]] std::span<const std::string_view> compared(RecordKind kind);
[[nodiscard]] NameRules namesFor(RecordKind kind, const FieldDeclaration& field);

// What has a key of its own, what cures a refusal, what was declared, and how one attacks without a weapon. See ActionsFacet.
[[nodiscard]] std::vector<QuickAction> quickActions();
[[nodiscard]] std::vector<ActionPlan> curesOf(const Refusal& refusal);
[[nodiscard]] std::vector<ActionPlan> meantActions(const AnyRecord& condition);
[[nodiscard]] std::vector<ActionPlan> unarmedActions();
[[nodiscard]] bool isForWindow(const Refusal& refusal);
[[nodiscard]] ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action);

}  // namespace hitspread::outcome
