#pragma once

#include "rules/systems/percentile/records.h"
#include "services/action.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

namespace hitspread::percentile {

inline constexpr char kSaidContext[] = "hitspread::percentile::Outcome";
using Said = text::Words<kSaidContext>;

/// What came of an action in a few words: "chest, 5 damage, one wound, driven back", "misses", "dodged"; of a duel by name: "Cass loses 6,
/// Ardent loses 2". Empty where nobody is attacked.
[[nodiscard]] QString outcomeWords(const ActionRecord& action);
/// Behind a headline that has said how it ends: of a duel of two who hits whom where, side A first ("Old Morrow hits: right arm, Cass
/// Ardent misses"), of an attack that comes to nothing the numbers it went by. Empty: its outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How an attack or a clash stands for one side, as a heading: "Hits: 30 against 55, Result 73", "Halved: Result 55". Empty: nothing to say
/// yet. Side 0 attacks.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);
/// How a critical location that there is not is offered.
inline constexpr Said::Plain noneWords{QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "none")};
/// "serious wound".
inline constexpr Said::Each<WoundLevel, 6> woundName{
    {QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "no wound"),
     QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "scratch"),
     QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "light wound"),
     QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "serious wound"),
     QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "critical wound"),
     QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "mortal wound")}};
/// The same beside a place: "serious".
[[nodiscard]] QString woundLevelName(WoundLevel level);
inline constexpr Said::Plain criticalHitName{QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "critical hit")};
/// "serious wound by a critical hit".
[[nodiscard]] QString criticalWoundName(WoundLevel level);
/// Whether whoever is in this role was struck by a critical success.
[[nodiscard]] bool isCriticalHit(const ActionRecord& action, Role struck);
/// What an attack with a weapon is rolled on: "Pistols", "DEX, no skill in Sword" (PCT-D10).
[[nodiscard]] QString baseName(const Character& who, const Weapon& weapon);
inline constexpr Said::Plain dexName{QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "DEX")};
/// What a Result is called to which DEX was added.
inline constexpr Said::Plain resultWithDex{QT_TRANSLATE_NOOP("hitspread::percentile::Outcome", "Result with DEX")};
/// One pair of a duel: "Dutch hits Bill: chest, 4 damage, Bill hits Dutch: head, 2 damage"; empty: its dice are not there yet.
[[nodiscard]] QString pairWords(const ActionRecord& action, std::size_t pair);
/// "Pair 2".
[[nodiscard]] QString pairName(std::size_t pair);
/// The number a side of a duel needs, with so many of the ten faces that hit: "7 or less".
[[nodiscard]] QString duelNumberWords(int faces);
/// What a side of a duel needs, with so many of the ten faces that hit: "67 %: 7 or less on a d10, hits in 70 %".
[[nodiscard]] QString duelNeedWords(int rating, int faces);

}  // namespace hitspread::percentile
