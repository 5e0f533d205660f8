#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/system.h"

#include <QString>

#include <span>
#include <vector>

namespace hitspread::text {

/// Why the rules forbid an action, as one sentence.
[[nodiscard]] QString sentenceFor(const System& system, const Refusal& refusal);

/// Why the rules forbid it, and the refusal that says so.
struct SaidRefusal {
    QString words;
    const Refusal& refusal;  ///< the first of those it is said of
};
/// Each reason once: those that differ in whom they are about alone are one sentence with all the names. Precondition: the refusals live on.
[[nodiscard]] std::vector<SaidRefusal> saidOnce(const System& system, std::span<const Refusal> refusals);

/// Words as a sentence that stands alone: "The weapon is not cocked."
[[nodiscard]] QString asSentence(const QString& words);

/// Where: "shooter.condition.actionsLeft".
[[nodiscard]] QString placeOf(const Refusal& refusal);

/// What is wrong with a value and what is allowed.
[[nodiscard]] QString sentenceFor(const FieldFault& fault);

/// The same with the field called by its name instead of its id.
[[nodiscard]] QString sentenceFor(const FieldFault& fault, const QString& name);

}  // namespace hitspread::text
