#pragma once

#include "rules/core/input.h"
#include "rules/core/system.h"
#include "rules/core/time/rest.h"
#include "rules/core/trace/trace.h"

#include <QString>

#include <optional>

/// Words for ids on their way to people: window, paper and command line share them. What no phrase table names is spelled
/// out from its id.
namespace hitspread::text {

class Naming;

/// Translation contexts of words that stand in no source lupdate understands: ids spelled out, titles of rules, units.
inline constexpr const char* kIdContext = "ids";
inline constexpr const char* kRuleContext = "rules";
inline constexpr const char* kRuleTextContext = "ruleTexts";
inline constexpr const char* kRuleSourceContext = "ruleSources";
inline constexpr const char* kUnitContext = "units";

[[nodiscard]] QString systemName(const System& system);
/// Of what its odds are worked out, in its own words.
[[nodiscard]] QString foretoldWords(const System& system);

/// What a fight goes by: "recommended rules"; where a profile of the rules was changed since, "recommended rules, 2 changed". Empty: by none.
[[nodiscard]] QString rulesName(const System& system, const std::string& profile, const AnyRecord& switches);

/// Whether people speak of phases where this system's rules are played; nullptr: as where nothing is known.
[[nodiscard]] bool hasPhases(const System* system);
/// A moment of a fight: "Round 2, phase 1", where a round has no phases "Round 2"; short "R2 P1", "R2". `system` as in hasPhases().
[[nodiscard]] QString moment(const System* system, int round, int phase);
[[nodiscard]] QString shortMoment(const System* system, int round, int phase);

/// Time that passes after a fight: "3 days, 4 hours later", "14 days later, in hospital".
[[nodiscard]] QString restTime(const Rest& rest);

/// What the history calls that a fight has ended, and where people are then.
[[nodiscard]] QString afterFight(const std::string& fight);
[[nodiscard]] QString betweenFights();

/// A colour combatants can be given: "red"; 0: "that of the side".
[[nodiscard]] QString combatantColour(int colour);

/// The line a step is shown on: "Range"; from the second element on with its number.
[[nodiscard]] QString label(const System& system, StepKey key);

/// The same of which of several alike it is, from 0: "Range (2)".
[[nodiscard]] QString numbered(const QString& words, std::uint16_t index);

/// The heading a step stands under ("To hit", "Deviation"), by the part of a quantity's id before the dot.
[[nodiscard]] QString section(const System& system, std::string_view id);
/// That part of a step's quantity; empty for a quantity the system does not have.
[[nodiscard]] std::string_view sectionId(const System& system, StepKey key);

/// A step's value in words: a number, yes or no, "Medium", "(0, 10)", a location's name.
[[nodiscard]] QString value(const Naming& names, StepKey key, std::int32_t amount);

/// What a step did: "+6", "−2", "× 2", "18 ≥ 13"; empty where the value says it all. What it goes on from is told with it ("12 + 6")
/// unless it is `before`, which the reader has just seen.
[[nodiscard]] QString operand(const Step& step, std::optional<std::int32_t> before = {});

/// What is asked: "Attack roll", "Aiming points to spend".
[[nodiscard]] QString question(const System& system, QuestionKey key);

/// An option of a decision: "Parry".
[[nodiscard]] QString option(const System& system, QuestionKey decision, std::int32_t id);

/// The name of one die of a roll.
[[nodiscard]] QString die(const System& system, std::string_view id);

/// A location's name, its own one if it has any; where the system has no phrase, that of the piece of a body it is, or its id in words.
[[nodiscard]] QString location(const Naming& names, std::string_view id);
/// The same whatever house rules say.
[[nodiscard]] QString usualLocation(const System& system, std::string_view id);
/// The same for small places: "R Arm"; where no short name is known, shortened().
[[nodiscard]] QString shortLocation(const Naming& names, std::string_view id);
/// The first letter of each word but the last, which stands whole: "L Foreleg".
[[nodiscard]] QString shortened(const QString& name);
/// A short name where there is still less room: "Abd"; of several words as it is.
[[nodiscard]] QString abbreviated(const QString& shortName);
/// The first letter of each word, as it stands in a hex of the printed body: "LA".
[[nodiscard]] QString initials(const QString& name);
/// Of the system's own locations, which need not be those of the body plan; "off the body" below 0.
[[nodiscard]] QString location(const Naming& names, int index);

/// The name of a skill or advantage: "Weapons Maintenance"; its id in words where the rules do not know it.
[[nodiscard]] QString rankName(const System& system, std::string_view id);

/// The name of an action on offer.
[[nodiscard]] QString action(const System& system, std::string_view id);

/// The finest pieces of a body, by their ids: "right hand".
[[nodiscard]] QString bodyPiece(std::string_view id);
/// Words at the outline of a body: "elbow", "knee".
[[nodiscard]] QString bodyWord(std::string_view id);

/// Title of a rule.
[[nodiscard]] QString ruleTitle(const RuleInfo& rule);
[[nodiscard]] QString ruleTitle(const System& system, std::uint16_t rule);
/// The heading a rule stands under; empty in lists without headings.
[[nodiscard]] QString ruleGroup(std::string_view system, const RuleInfo& rule);
/// What the rules of a list are called, built or not.
[[nodiscard]] QString ruleListName(std::string_view system);
/// What a rule says, in the language in force; in English where nobody has translated it.
[[nodiscard]] QString ruleText(const RuleInfo& rule);
/// Where in its document a rule stands, likewise; numbers of lines are the same in every language.
[[nodiscard]] QString ruleSource(const RuleInfo& rule);
/// "DEV-04" of "3D-DEV-04"; the whole id where only a number would be left ("PCT-41").
[[nodiscard]] QString shortRule(const System& system, std::uint16_t rule);
/// Id, title and text of a rule.
[[nodiscard]] QString ruleTip(const System& system, std::uint16_t rule);

/// "(0, 10)"
[[nodiscard]] QString place(Hex hex);
/// A minus as typeset, not a hyphen.
[[nodiscard]] QString number(std::int32_t value);

/// What each die of a roll shows: "4"; of dice that show a minus, nothing and a plus "−", "0", "+".
[[nodiscard]] QStringList faces(const Answer& roll);
/// With its sign, and a minus as typeset: "+3", "−2".
[[nodiscard]] QString signedNumber(std::int32_t value);

/// "idLost" as "Id lost", translated: words for an id nobody has written a phrase for.
[[nodiscard]] QString fromId(std::string_view id);

/// The unit of a field as it stands behind a number: "hexes", "m".
[[nodiscard]] QString unit(const FieldDeclaration& field);
/// The unit behind the number one, "hex"; that of every number where it does not change.
[[nodiscard]] QString unitOfOne(const FieldDeclaration& field);
/// The English word for one of what `unit` counts ("Actions": "Action"); empty: it does not change.
[[nodiscard]] std::string_view singular(std::string_view unit);

/// Words that stand at a beginning: the first letter is a capital, but in "d100".
[[nodiscard]] QString capitalized(QString words);
/// Words that begin with a capital as they stand inside a sentence: "Left arm" as "left arm". Abbreviations ("PV") keep theirs, and so
/// do languages that write nouns with a capital.
[[nodiscard]] QString inSentence(const QString& words);

}  // namespace hitspread::text
