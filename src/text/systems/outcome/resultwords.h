#pragma once

#include "rules/systems/outcome/records.h"
#include "services/action/actionrecord.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>

namespace hitspread::outcome {

/// Words that are the same whatever came of it.
inline namespace said {
HS_WORDS_OF(hitspread::outcome::Result)

/// "5 levels".
inline constexpr Counted levelsWords{QT_TR_NOOP("1 level"), QT_TR_NOOP("%1 levels")};
// How values of choices are offered.
inline constexpr Plain noWords{QT_TR_NOOP("no")};
inline constexpr Plain yesWords{QT_TR_NOOP("yes")};
/// What a change of somebody's is called.
inline constexpr Plain deadName{QT_TR_NOOP("Dead")};
inline constexpr Plain declaredName{QT_TR_NOOP("Declared")};
inline constexpr Plain nothingDeclaredWords{QT_TR_NOOP("nothing")};
}  // namespace said

/// What came of an action in a few words: "5 levels, critically wounded, cannot walk", "dodged", "held", "takes it for an attack",
/// "2 turns at Cass". Empty where its dice have not fallen.
[[nodiscard]] QString resultWords(const ActionRecord& action);
/// The one sentence behind a headline that has said how it ends: the numbers it went by. Empty: the outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How something between two stands for one side, as a heading: "Hits by 3: 5 levels, critically wounded", "Dodged: 4 against 3", "Held by
/// 1", "Free: 3 against 3". Empty: nothing to say yet. Side 0 acts.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);
/// What an attack did to somebody, for a headline: the wound by name, what is critical about it; empty: nothing.
[[nodiscard]] QStringList woundParts(const ActionRecord& action, Role role, std::size_t place);
/// Whether somebody is held or pinned by it; empty: neither.
[[nodiscard]] QString setbackWords(const ActionRecord& action, Role role, std::size_t place);
/// How much of it there is: "5/7, critically wounded".
[[nodiscard]] QString levelsOfWords(int levels, int most, const QString& wound);

/// The skill one of two rolls with and its rating: "With Melee +3 (Professional)"; empty: he rolls nothing. `side`: 0 who acts.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, int side);
/// Of a roll nobody opposes, and of the initiative of one of several.
[[nodiscard]] QString checkedWithWords(const ActionRecord& action);
[[nodiscard]] QString initiativeWithWords(const ActionRecord& action, std::size_t member);

/// How the levels of a hit add up: "2 + 2 bonus − 1 armour = 3 levels"; a hit nothing is added to or taken off: "3 levels". Empty: nothing
/// was worked out.
[[nodiscard]] QString levelSumWords(const ActionRecord& action, std::uint16_t element);

}  // namespace hitspread::outcome
