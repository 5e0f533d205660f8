#pragma once

#include "models/systemview.h"

namespace hitspread::rollunder {

/// HP as what they make of somebody, and tokens with whom they are about. See ChangesFacet.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                     std::size_t element);
/// What befalls who attacks himself, and both tables, bear the name of whom it is about. See SidesFacet.
[[nodiscard]] bool isNamed(const ActionRecord& action, StepKey key);
/// What an action is about, whether a line says which action it was, and what people also call it. See HistoryFacet.
[[nodiscard]] Matter matterOf(std::string_view action);
[[nodiscard]] bool namesAction(std::string_view action);
[[nodiscard]] QString alsoCalled(std::string_view action);
/// Who may dodge for him by name, with what it takes (R3-24); none of the numbers waits for the game master. See ChoicesFacet.
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);
/// Whether a number is said with its sign, what of a kind of record is compared at a glance, and what of it is a name. See FieldsFacet.
[[nodiscard]] bool isSigned(const FieldDeclaration& field);
[[nodiscard]] std::span<const std::string_view> compared(RecordKind kind);
[[nodiscard]] NameRules namesFor(RecordKind kind, const FieldDeclaration& field);

// What has a key of its own, what cures a refusal, what he has begun and goes on with, and how one attacks without a weapon. See ActionsFacet.
[[nodiscard]] std::vector<QuickAction> quickActions();
[[nodiscard]] std::vector<ActionPlan> curesOf(const Refusal& refusal);
[[nodiscard]] std::vector<ActionPlan> meantActions(const AnyRecord& condition);
[[nodiscard]] std::optional<ActionPlan> dueAction(const AnyRecord& character, const AnyRecord& condition);
[[nodiscard]] std::vector<ActionPlan> unarmedActions();
[[nodiscard]] ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action);

}  // namespace hitspread::rollunder
