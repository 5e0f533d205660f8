#pragma once

#include "models/systemview.h"

namespace hitspread::twod6 {

/// The monitor as what it makes of somebody, and what several fields keep together in one line. See ChangesFacet.
[[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                     std::size_t element);
/// What a grapple costs the attacker and an Incapacitated arm who uses it bears his name. See SidesFacet.
[[nodiscard]] bool isNamed(const ActionRecord& action, StepKey key);
/// What an action is about, whether a line says which action it was, and what people also call it. See HistoryFacet.
[[nodiscard]] Matter matterOf(std::string_view action);
[[nodiscard]] bool namesAction(std::string_view action);
[[nodiscard]] QString alsoCalled(std::string_view action);
/// Build saves that are to come and tries to wake, before they bite (TD-110, TD-114, TD-D63, TD-D64); what is left of an Evade is lost with
/// the round (TD-D48). See ClocksFacet.
[[nodiscard]] std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int round, int most);
/// A wound that is proposed by what it is and why (TD-105, TD-D36); none of the numbers waits for the game master. See ChoicesFacet.
[[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value);
/// Whether a number is said with its sign, what of a kind of record is compared at a glance, and what of it is a name. See FieldsFacet.
[[nodiscard]] bool isSigned(const FieldDeclaration& field);
[[nodiscard]] std::span<const std::string_view> compared(RecordKind kind);
[[nodiscard]] NameRules namesFor(RecordKind kind, const FieldDeclaration& field);

// What has a key of its own, what cures a refusal, what he has begun and goes on with, and how one attacks without a weapon. See ActionsFacet.
[[nodiscard]] std::vector<QuickAction> quickActions();
[[nodiscard]] std::vector<ActionPlan> curesOf(const Refusal& refusal);
[[nodiscard]] bool isForWindow(const Refusal& refusal);
[[nodiscard]] std::vector<ActionPlan> meantActions(const AnyRecord& condition);
[[nodiscard]] std::vector<ActionPlan> unarmedActions();
[[nodiscard]] ActionTitle actionTitle(const ActionPlan& plan, const QString& thing, const ActionRecord& action);

}  // namespace hitspread::twod6
