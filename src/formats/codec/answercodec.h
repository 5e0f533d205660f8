#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/system.h"
#include "rules/core/trace/trace.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace hitspread::formats {

/// Answers by the spelling of their question, with the origin of every face: {"attack.dice": {"faces": […], "origins": […]},
/// "attack.spend": {"choice": 5, "origin": "chosen"}}; compact JSON text, added to `text`.
void appendAnswers(const System& system, const Answers& answers, std::string& text);

/// Reads the long form and the short ones: an array of faces, one face, or a choice; their origin is Given. Which of face
/// and choice a single number is depends on how the system puts the question. Throws Failure (BadInput).
[[nodiscard]] Answers decodeAnswers(const System& system, const QJsonValue& value, const DocumentPath& place);

/// The options of a decision that are to be had, by their ids; empty: it is none.
[[nodiscard]] QStringList openOptions(const System& system, const Question& question);

/// An open question with everything needed to answer it.
[[nodiscard]] QJsonObject encodeQuestion(const System& system, const Question& question);

[[nodiscard]] QJsonArray encodeOverrides(const System& system, std::span<const Override> overrides);
[[nodiscard]] std::vector<Override> decodeOverrides(const System& system, const QJsonValue& value,
                                                    const DocumentPath& place);

/// A step's value as its quantity is to be read: a number, true/false, [column, half-row], a location's id or null.
/// The number of a location counts the system's own, which need not be those of the body plan.
[[nodiscard]] QJsonValue encodeReading(const System& system, StepKey key, std::int32_t value);

/// The same as compact JSON text, added to `text`.
void appendReading(const System& system, StepKey key, std::int32_t value, std::string& text);

/// Spelling of a step's key; the inverse throws Failure (BadInput).
[[nodiscard]] QString spellStep(const System& system, StepKey key);
[[nodiscard]] StepKey stepKeyOf(const System& system, const QJsonValue& value, const DocumentPath& place);

/// Spelling of a question's key.
[[nodiscard]] QString spellQuestion(const System& system, QuestionKey key);

}  // namespace hitspread::formats
