#pragma once

#include "rules/core/system.h"
#include "services/problem.h"

#include <QString>

namespace hitspread {

/// Words for ids on their way to the screen. One place, so that the text layer's phrases can take over id by id; what has
/// no phrase is spelled out from its id.
namespace wording {

/// "underFire" becomes "Under fire".
[[nodiscard]] QString spelledOut(std::string_view id);
[[nodiscard]] QString section(const System& system, std::string_view sectionId);
[[nodiscard]] QString quantity(const System& system, StepKey key);
[[nodiscard]] QString value(const System& system, StepKey key, std::int32_t number);
[[nodiscard]] QString systemName(const System& system);
[[nodiscard]] QString signedNumber(std::int32_t number);
[[nodiscard]] QString group(std::string_view groupId);
[[nodiscard]] QString die(const System& system, std::string_view dieId);
[[nodiscard]] QString location(const BodyPlan& plan, int location);
/// Of the system's own locations, which need not be those of the body plan.
[[nodiscard]] QString location(const System& system, int location);
[[nodiscard]] QString place(Hex hex);
[[nodiscard]] QString question(const System& system, QuestionKey key);
[[nodiscard]] QString field(std::string_view fieldId);
[[nodiscard]] QString choice(std::string_view choiceId);
[[nodiscard]] QString refusal(const System& system, const Refusal& refusal);
[[nodiscard]] QString fault(const FieldFault& fault);
/// What happened, where, what to do.
[[nodiscard]] QString problem(const Problem& problem);
/// "DEV-04" of "3D-DEV-04".
[[nodiscard]] QString shortRule(const System& system, std::uint16_t rule);
[[nodiscard]] QString ruleTip(const System& system, std::uint16_t rule);

}  // namespace wording

}  // namespace hitspread
