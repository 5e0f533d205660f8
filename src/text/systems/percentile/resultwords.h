#pragma once

#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/records.h"
#include "services/action/actionrecord.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace hitspread::percentile {

/// Words that are the same whatever came of it.
inline namespace said {
HS_WORDS_OF(hitspread::percentile::Result)

/// How a critical location that there is not is offered.
inline constexpr Plain noneWords{QT_TR_NOOP("none")};
/// "serious wound".
inline constexpr Each<WoundLevel, 6> woundName{{QT_TR_NOOP("no wound"), QT_TR_NOOP("scratch"),
                                                QT_TR_NOOP("light wound"), QT_TR_NOOP("serious wound"),
                                                QT_TR_NOOP("critical wound"), QT_TR_NOOP("mortal wound")}};
inline constexpr Plain criticalHitName{QT_TR_NOOP("critical hit")};
inline constexpr Plain dexName{QT_TR_NOOP("DEX")};
/// What a Result is called to which DEX was added.
inline constexpr Plain resultWithDex{QT_TR_NOOP("Result with DEX")};
}  // namespace said

/// What came of an action in a few words: "chest, 5 damage, one wound, driven back", "misses", "dodged"; of a duel by name: "Cass loses 6,
/// Ardent loses 2". Empty where nobody is attacked.
[[nodiscard]] QString resultWords(const ActionRecord& action);
/// Behind a headline that has said how it ends: of a duel of two who hits whom where, side A first ("Old Morrow hits: right arm, Cass
/// Ardent misses"), of an attack that comes to nothing the numbers it went by. Empty: its outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How an attack or a clash stands for one side, as a heading: "Hits: 30 against 55, Result 73", "Halved: Result 55". Empty: nothing to say
/// yet. Side 0 attacks.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);
/// The level of a wound beside a place: "serious".
[[nodiscard]] QString woundLevelName(WoundLevel level);
/// "serious wound by a critical hit".
[[nodiscard]] QString criticalWoundName(WoundLevel level);
/// Whether whoever is in this role was struck by a critical success.
[[nodiscard]] bool isCriticalHit(const ActionRecord& action, Role struck);
/// What an attack with a weapon is rolled on: "Pistols", "DEX, no skill in Sword" (PCT-D10).
[[nodiscard]] QString baseName(const Character& who, const Weapon& weapon);
/// One pair of a duel: "Dutch hits Bill: chest, 4 damage, Bill hits Dutch: head, 2 damage"; empty: its dice are not there yet.
[[nodiscard]] QString pairWords(const ActionRecord& action, std::size_t pair);
/// "Pair 2".
[[nodiscard]] QString pairName(std::size_t pair);
/// The number a side of a duel needs, with so many of the ten faces that hit: "7 or less".
[[nodiscard]] QString duelNumberWords(int faces);
/// What a side of a duel needs, with so many of the ten faces that hit: "67 %: 7 or less on a d10, hits in 70 %".
[[nodiscard]] QString duelNeedWords(int rating, int faces);

/// What each loses in a duel, where, and by a hit that does all or half of its harm; of several pairs, pair by pair.
[[nodiscard]] QStringList duelResult(const ActionRecord& action, const Duel& duel);
/// Who hits whom where, of one pair; of several empty.
[[nodiscard]] QString duelSentence(const ActionRecord& action, const Duel& duel);

/// Where somebody is struck, as events tell: "left arm"; empty: nowhere, or not yet. `struck`: as their subjects number him.
[[nodiscard]] QString placeStruck(const ActionRecord& action, std::span<const Event> happened,
                                  std::optional<int> struck);
/// Whom a fumble hits by mistake, where, and what that does: "the fumble hits Bill: left arm, 2 damage, one wound". Empty: nobody.
/// `happened`: what came of it alone; `himself`: as its subjects number whoever fumbles.
[[nodiscard]] QStringList fumbleHits(const ActionRecord& action, std::span<const Event> happened,
                                     const Character& fumbler, std::optional<int> himself);
/// Whom a fumble that hits a friend may hit: "Bill", of several with the number of the die: "1 Bill, 2 Dutch"; nobody near: that he hits
/// himself. `side`: of two who strike at each other.
[[nodiscard]] QString friendsNear(const ActionRecord& action, int side);

}  // namespace hitspread::percentile
