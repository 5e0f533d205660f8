#pragma once

#include "rules/systems/twod6/attack.h"
#include "services/action/actionrecord.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace hitspread::twod6 {

/// Words that are the same whatever came of it.
inline namespace said {
HS_WORDS_OF(hitspread::twod6::Result)

// What changes of somebody's are called.
inline constexpr Plain deadName{QT_TR_NOOP("Dead")};
inline constexpr Plain unconsciousName{QT_TR_NOOP("Unconscious")};
inline constexpr Plain proneName{QT_TR_NOOP("Prone")};
inline constexpr Plain saveInName{QT_TR_NOOP("Next Build save")};
inline constexpr Plain wakeInName{QT_TR_NOOP("Next try to wake")};
inline constexpr Plain aimName{QT_TR_NOOP("Careful aim")};
inline constexpr Plain treatsName{QT_TR_NOOP("Stabilises")};
inline constexpr Plain holdsName{QT_TR_NOOP("Holds")};
inline constexpr Plain heldByName{QT_TR_NOOP("Held by")};
inline constexpr Plain movedName{QT_TR_NOOP("Moved")};
inline constexpr Plain noneWords{QT_TR_NOOP("none")};
inline constexpr Plain noWords{QT_TR_NOOP("no")};
inline constexpr Plain yesWords{QT_TR_NOOP("yes")};
}  // namespace said

/// What came of an action in a few words: "right leg, 10 Bruise, right leg Incapacitated", "misses", "stays held", "aim 2 at Ulf". Empty
/// where its dice have not fallen.
[[nodiscard]] QString resultWords(const ActionRecord& action);
/// The one sentence behind a headline that has said how it ends: the numbers it went by. Empty: the outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How something between two stands for one side, as a heading: "Hits: 9 against 6", "Stays on his feet: 8 against 7". Empty: nothing to say
/// yet. Side 0 acts.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);
/// What an action did to somebody, for a headline: what was marked, what is critical or a wound about it; empty: nothing.
[[nodiscard]] QStringList woundParts(const ActionRecord& action, Role role, std::size_t place);
/// What somebody is whom a grapple took to the ground or holds: no mere fall; else empty.
[[nodiscard]] QString setbackWords(const ActionRecord& action, Role role, std::size_t place);

/// What came of clocks, doctors and time: a round, a rest, stabilising, daily care, surgery, recovery of a wound, a roll to stay awake or to
/// wake (TD-101 to TD-131). `isShort`: without the numbers it went by. Empty: nothing, or another action.
[[nodiscard]] QString recoveryWords(const ActionRecord& action, bool isShort);

/// What came of what somebody does alone, or of what the game master says of him: "10 m", "at Ulf, 2 rounds", "stands", "surprised". Empty:
/// nothing, or another action.
[[nodiscard]] QString actionResult(const ActionRecord& action);
/// The same as a sentence, where it says more: "walks 10 m"; else empty.
[[nodiscard]] QString actionSentence(const ActionRecord& action);

/// The skill a weapon is used with, as its number is found: "Pistol"; "Pistol, untrained" of who has it not (TD-D04).
[[nodiscard]] QString skillName(const Character& who, const Weapon& weapon);
/// What a step of a roll's number is called by: "With Pistol 5", of a row of the tables "Target stationary", of the monitor's line
/// "Save of the line FAIR". Empty: by its quantity.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, StepKey key);

/// What a roll that is no attack takes, as it is asked for, and why it is made: Consciousness, Build save, waking, Medtech, reopening;
/// empty for any other.
[[nodiscard]] QString rollNeeds(const ActionRecord& action, QuestionKey key);

}  // namespace hitspread::twod6
