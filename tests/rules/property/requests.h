#pragma once

#include "rules/core/action.h"
#include "rules/core/body/bodyplan.h"
#include "rules/core/input.h"
#include "rules/core/trace/findings.h"

#include <memory>
#include <span>

/// Random requests, drawn inside rapidcheck's cases, and what comes of them.
namespace hitspread {

/// The body plan they are resolved on.
[[nodiscard]] std::shared_ptr<const BodyPlan> plan();

/// Gives every field of a record some value in its range.
void fillField(const FieldDeclaration& field, void* record);

/// A random input of a random system whose values are in range; whether the rules accept it is another matter.
[[nodiscard]] Input someInput();
/// A random request the rules accept.
[[nodiscard]] Input someAcceptedInput();

/// What comes of it; every question is answered.
[[nodiscard]] Findings resolvedBy(const Input& input, Answerer& answerer, std::span<const Override> overrides = {});

/// The input with a finding's changes written into it, as the services write them to the rows behind it.
[[nodiscard]] Input after(Input input, const Findings& findings);

}  // namespace hitspread
