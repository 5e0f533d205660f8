#pragma once

#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/records.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace hitspread::twod6 {

/// Words for what is to be seen of a turn: how far somebody may go, what comes by itself, who steps in before whom.
inline namespace turn {
HS_WORDS_OF(hitspread::twod6::TurnWords)

// How far each mode carries him (TD-22 to TD-25, TD-D52).
inline constexpr Plain walkName{QT_TR_NOOP("Walk")};
inline constexpr Plain runName{QT_TR_NOOP("Run")};
inline constexpr Plain sprintName{QT_TR_NOOP("Sprint")};
inline constexpr Plain evadeName{QT_TR_NOOP("Evade")};
inline constexpr Plain crawlName{QT_TR_NOOP("Crawl")};
inline constexpr Numbered metresWords{QT_TRANSLATE_NOOP3("hitspread::twod6::TurnWords", "%1 m", "metres")};
/// What is left of a turn.
inline constexpr Plain actionsName{QT_TR_NOOP("Actions left")};
/// His place in the stack of seizures, the highest acts first (TD-08, TD-09).
inline constexpr Numbered stackWords{
    QT_TRANSLATE_NOOP3("hitspread::twod6::TurnWords", "%1 in the stack", "place, the highest acts first")};
inline constexpr Numbered shortStackWords{
    QT_TRANSLATE_NOOP3("hitspread::twod6::TurnWords", "seized %1", "place in the stack of seizures")};
// The movement of an Evade (TD-28, TD-D48).
inline constexpr Plain mayEvadeNowWords{QT_TR_NOOP("may make the movement of the Evade now")};
inline constexpr Plain shortMayEvadeWords{QT_TR_NOOP("may move")};
inline constexpr Plain mayEvadeLaterWords{QT_TR_NOOP("moves after the first roll to hit")};
// What falls due by itself, behind a name: "Tarn: Build save" (TD-110, TD-114, TD-D48).
inline constexpr Plain saveClock{QT_TR_NOOP("rolls a Build save")};
inline constexpr Plain wakeClock{QT_TR_NOOP("tries to wake")};
inline constexpr Plain evadeClock{QT_TR_NOOP("loses the movement of the Evade")};
/// What something adds to attacks: "shots +2", "blows +1".
inline constexpr Signed onShotsWords{QT_TR_NOOP("shots %1")};
inline constexpr Signed onBlowsWords{QT_TR_NOOP("blows %1")};
/// Of a location behind cover (TD-40, TD-84).
inline constexpr Plain coveredWords{QT_TR_NOOP("covered")};
}  // namespace turn

/// What his movement last performed makes of attacks on him: "shots +1 · blows +1" (TD-43, TD-62, TD-D11).
[[nodiscard]] QString againstMovedWords(const Condition& condition, const Switches& switches);
/// What a mode costs both sides this round, before it is taken: "own: shots +2 · tackle +2; by others: shots +1 · blows +1" (TD-20, TD-43,
/// TD-44, TD-62, TD-63). Of Mode::None that of an Evade.
[[nodiscard]] QString modeCostWords(Mode mode, const Switches& switches);
/// What an aimed attack there costs: "aimed: shot +6, blow +4" (TD-44, TD-63); where there is little room "+6/+4".
[[nodiscard]] QString aimedCostWords(Location location, const Switches& switches);
[[nodiscard]] QString shortAimedCostWords(Location location, const Switches& switches);
/// Why a wound is proposed: "10 points, proposed from 10 on" (TD-105, TD-D36).
[[nodiscard]] QString proposedWords(std::int32_t points, std::int32_t from);

}  // namespace hitspread::twod6
