#pragma once

#include "rules/systems/outcome/records.h"
#include "services/action.h"

#include <QString>
#include <QStringList>

namespace hitspread::outcome {

/// What came of an action in a few words: "5 levels, critically wounded, cannot walk", "dodged", "held", "takes it for an attack",
/// "2 turns at Cass". Empty where its dice have not fallen.
[[nodiscard]] QString outcomeWords(const ActionRecord& action);
/// The one sentence behind a headline that has said how it ends: the numbers it went by. Empty: the outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How something between two stands for one side, as a heading: "Hits by 3: 5 levels, critically wounded", "Dodged: 4 against 3", "Held by
/// 1", "Free: 3 against 3". Empty: nothing to say yet. Side 0 acts.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);

/// What an attack did to somebody, for a headline: the wound by name, what is critical about it; empty: nothing.
[[nodiscard]] QStringList woundParts(const ActionRecord& action, Role role, std::size_t place);
/// Whether somebody is held or pinned by it; empty: neither.
[[nodiscard]] QString setbackWords(const ActionRecord& action, Role role, std::size_t place);

/// "5 levels".
[[nodiscard]] QString levelsWords(int levels);
// How values of choices are offered.
[[nodiscard]] QString noWords();
[[nodiscard]] QString yesWords();
[[nodiscard]] QString livesWords();
[[nodiscard]] QString diesWords();
/// What a modifier beyond 3 does: 0 the dice decide all the same, 1 it succeeds, 2 it fails (OUT-08).
[[nodiscard]] QString beyondWords(int value);
/// What a change of somebody's is called, and how much of it there is: "5/7, critically wounded".
[[nodiscard]] QString deadName();
[[nodiscard]] QString declaredName();
[[nodiscard]] QString nothingDeclaredWords();
[[nodiscard]] QString levelsOfWords(int levels, int most, const QString& wound);

}  // namespace hitspread::outcome
