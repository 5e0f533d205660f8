#pragma once

#include "rules/core/system.h"
#include "rules/core/trace.h"

#include <QString>

namespace hitspread::text {

/// Translation contexts of words that stand in no source lupdate understands: ids spelled out, titles of rules, units.
inline constexpr const char* kIdContext = "ids";
inline constexpr const char* kRuleContext = "rules";
inline constexpr const char* kUnitContext = "units";

/// The line a step is shown on: "Range"; from the second element on with its number.
[[nodiscard]] QString label(const System& system, StepKey key);

/// The heading a step stands under: "To hit", "Deviation", "Penetration", "Damage".
[[nodiscard]] QString section(const System& system, StepKey key);

/// A step's value in words: a number, yes or no, "(0, 10)", a location's name, a direction.
[[nodiscard]] QString value(const System& system, StepKey key, std::int32_t number);

/// What a step did, shortest form: "+ 6", "− 2", "× 2", "at least 13"; empty where the
/// value says it all.
[[nodiscard]] QString operand(const System& system, const Step& step);

/// What is asked: "Attack roll", "Aiming points to spend".
[[nodiscard]] QString question(const System& system, QuestionKey key);

/// The name of one die of a roll.
[[nodiscard]] QString die(const System& system, std::string_view id);

/// A location's name; its id in words where the system has no phrase.
[[nodiscard]] QString location(const System& system, std::string_view id);

/// The same where there is little room, like "L Arm".
[[nodiscard]] QString shortLocation(const System& system, std::string_view id);

/// The name of an action on offer.
[[nodiscard]] QString action(const System& system, std::string_view id);

/// Title of a rule.
[[nodiscard]] QString ruleTitle(const System& system, std::uint16_t rule);

/// "idLost" as "Id lost", translated: words for an id nobody has written a phrase for.
[[nodiscard]] QString fromId(std::string_view id);

/// The unit of a field as it stands behind a number: "hexes", "m".
[[nodiscard]] QString unit(const FieldDeclaration& field);

/// Words that begin with a capital as they stand inside a sentence: "Left arm" as "left arm". Languages that write nouns with a
/// capital keep it.
[[nodiscard]] QString inSentence(const QString& words);

/// A change as a line: "Target, condition: damage torso 0 → 10".
[[nodiscard]] QString changeLine(const System& system, const ActionDeclaration& action, const Change& change);

}  // namespace hitspread::text
