#pragma once

#include "rules/systems/outcome/records.h"
#include "services/action.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace hitspread::outcome {

inline constexpr char kSaidContext[] = "hitspread::outcome::Outcome";
using Said = text::Words<kSaidContext>;

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
inline constexpr Said::Counted levelsWords{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "1 level"),
                                           QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "%1 levels")};
// How values of choices are offered.
inline constexpr Said::Plain noWords{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "no")};
inline constexpr Said::Plain yesWords{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "yes")};
/// What a change of somebody's is called, and how much of it there is: "5/7, critically wounded".
inline constexpr Said::Plain deadName{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "Dead")};
inline constexpr Said::Plain declaredName{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "Declared")};
inline constexpr Said::Plain nothingDeclaredWords{QT_TRANSLATE_NOOP("hitspread::outcome::Outcome", "nothing")};
[[nodiscard]] QString levelsOfWords(int levels, int most, const QString& wound);

}  // namespace hitspread::outcome
