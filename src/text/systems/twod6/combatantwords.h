#pragma once

#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/records.h"
#include "text/naming.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace hitspread::twod6 {

/// Words that are the same whoever it is about.
inline namespace combatant {
HS_WORDS_OF(hitspread::twod6::CombatantWords)

/// The line of the Condition Monitor with the first free box (TD-96); full: none has one.
inline constexpr Each<Line, 4> lineWords{
    {QT_TR_NOOP("GOOD"), QT_TR_NOOP("FAIR"), QT_TR_NOOP("POOR"), QT_TR_NOOP("FULL")}};
/// The Wound Factor (TD-100): "WF 2".
inline constexpr Numbered woundFactorWords{QT_TR_NOOP("WF %1")};
inline constexpr Plain monitorName{QT_TR_NOOP("Condition Monitor")};
/// How a location is; of a whole one nothing is said (TD-105).
inline constexpr Each<Wound, 3> severityWords{{"", QT_TR_NOOP("incapacitated"), QT_TR_NOOP("disabled")}};
inline constexpr Plain deadWords{QT_TR_NOOP("dead")};
inline constexpr Plain unconsciousWords{QT_TR_NOOP("unconscious")};
/// The same where there is little room.
inline constexpr Plain shortOutWords{QT_TR_NOOP("out")};
inline constexpr Plain stabilisedWords{QT_TR_NOOP("stabilised")};
inline constexpr Plain underCareWords{QT_TR_NOOP("under care, out of action")};
inline constexpr Plain shortCareWords{QT_TR_NOOP("in care")};
/// Awake, but with head or torso incapacitated (TD-108); and where the game master lets him act all the same.
inline constexpr Plain laidUpWords{QT_TR_NOOP("may only do Incidental Actions")};
inline constexpr Plain mayActWords{QT_TR_NOOP("may act in spite of the wound")};
inline constexpr Plain proneWords{QT_TR_NOOP("prone")};
inline constexpr Plain surprisedWords{QT_TR_NOOP("surprised")};
inline constexpr Plain concealedWords{QT_TR_NOOP("in partial concealment")};
inline constexpr Plain shortConcealedWords{QT_TR_NOOP("concealed")};
inline constexpr Each<Cover, 3> coverWords{{"", QT_TR_NOOP("partial cover"), QT_TR_NOOP("full cover")}};
/// How high he stands (TD-60); nothing is said of 0.
inline constexpr Signed elevationWords{QT_TR_NOOP("elevation %1")};
/// How he last moved (TD-20, TD-D11).
inline constexpr Each<Movement, 5> movementWords{
    {QT_TR_NOOP("stationary"), QT_TR_NOOP("walked"), QT_TR_NOOP("ran"), QT_TR_NOOP("sprinted"), QT_TR_NOOP("evades")}};
inline constexpr Plain evadesWords{QT_TR_NOOP("evades")};
inline constexpr Plain allOutWords{QT_TR_NOOP("all-out attack until the next turn")};
inline constexpr Plain shortAllOutWords{QT_TR_NOOP("all-out")};
inline constexpr Plain drewWords{QT_TR_NOOP("drew a weapon this round")};
inline constexpr Plain shotWords{QT_TR_NOOP("has shot this round")};
/// Rounds of careful aim; the tokens: "aim 2".
inline constexpr Numbered shortAimWords{QT_TRANSLATE_NOOP3("hitspread::twod6::CombatantWords", "aim %1", "rounds")};
inline constexpr Named holdsWords{QT_TR_NOOP("holds %1"), QT_TR_NOOP("holds somebody")};
inline constexpr Named heldByWords{QT_TR_NOOP("held by %1"), QT_TR_NOOP("held")};
inline constexpr Plain shortHeldWords{QT_TR_NOOP("held")};
inline constexpr Plain shortHoldsWords{QT_TR_NOOP("holds")};
/// Clocks where there is little room, in rounds (TD-110, TD-114): "save 3", "wakes? 3".
inline constexpr Numbered shortSaveWords{
    QT_TRANSLATE_NOOP3("hitspread::twod6::CombatantWords", "save %1", "rounds until it is rolled")};
inline constexpr Numbered shortWakeWords{
    QT_TRANSLATE_NOOP3("hitspread::twod6::CombatantWords", "wakes? %1", "rounds until it is rolled")};
inline constexpr Counted roundsWords{QT_TR_NOOP("1 round"), QT_TR_NOOP("%1 rounds")};
/// Until a wound is healed (TD-125, TD-129).
inline constexpr Counted daysLeftWords{QT_TR_NOOP("1 day left"), QT_TR_NOOP("%1 days left")};
// The order of a round (TD-03, TD-08).
inline constexpr Plain scoreName{QT_TR_NOOP("Initiative Score")};
inline constexpr Plain seizedWords{QT_TR_NOOP("has seized the initiative")};
/// How much of a turn an action takes (TD-12), inside a sentence: "Simple".
inline constexpr Each<Category, 3> categoryWords{
    {QT_TR_NOOP("Incidental"), QT_TR_NOOP("Simple"), QT_TR_NOOP("Complex")}};
/// Of which kind it is (TD-17).
inline constexpr Each<ActionKind, 4> kindWords{
    {QT_TR_NOOP("movement"), QT_TR_NOOP("combat"), QT_TR_NOOP("handling"), QT_TR_NOOP("anything else")}};
/// What people who look for an action also call it; words apart.
inline constexpr Plain attackAlsoCalled{QT_TR_NOOP("attack shot blow strike burst aimed cosh all-out")};
inline constexpr Plain areaAlsoCalled{QT_TR_NOOP("grenade launcher explosion blast scatter throw")};
inline constexpr Plain grappleAlsoCalled{QT_TR_NOOP("tackle wrestle hold seize throw down")};
inline constexpr Plain escapeAlsoCalled{QT_TR_NOOP("break free come free hold")};
inline constexpr Plain moveAlsoCalled{QT_TR_NOOP("walk run sprint crawl go")};
inline constexpr Plain readyAlsoCalled{QT_TR_NOOP("draw weapon")};
inline constexpr Plain seizeAlsoCalled{QT_TR_NOOP("initiative step in before interrupt")};
inline constexpr Plain treatAlsoCalled{QT_TR_NOOP("medtech first aid stabilise bleeding")};
inline constexpr Plain careAlsoCalled{QT_TR_NOOP("medtech doctor hospital day")};
inline constexpr Plain surgeryAlsoCalled{QT_TR_NOOP("medtech operate doctor wound")};
inline constexpr Plain statusAlsoCalled{
    QT_TR_NOOP("surprised unconscious stabilised prone cover concealed elevation wound incapacitated disabled")};
inline constexpr Plain consciousnessAlsoCalled{QT_TR_NOOP("awake unconscious wake save")};
inline constexpr Plain harmAlsoCalled{QT_TR_NOOP("damage fall fire")};
}  // namespace combatant

/// What two dice have to show: "7 or more"; "any roll", "no roll" where all or none do (TD-D01, TD-D05). `twoMisses`: of an attack, a fall
/// check or an escape where the house says so.
[[nodiscard]] QString neededWords(std::int32_t number, bool twoMisses = false);
/// Boxes filled of those he has: "L 4, F 25 of 30" (TD-92, TD-D25); where there is little room "L4 F25/30".
[[nodiscard]] QString boxesWords(const Character& who, const Condition& condition);
[[nodiscard]] QString shortBoxesWords(const Character& who, const Condition& condition);
/// The monitor in a line: "L 4, F 25 of 30 · POOR · WF 1"; of the dead and unconscious that, too.
[[nodiscard]] QString monitorWords(const Character& who, const Condition& condition);
/// The same where there is little room: "POOR, WF 1", "out", "dead"; empty: he is whole.
[[nodiscard]] QString shortMonitorWords(const Character& who, const Condition& condition);
/// What a Consciousness roll takes now: "stays conscious on 5 or more"; of a full monitor that no roll helps (TD-102, TD-D26).
[[nodiscard]] QString consciousnessWords(const Character& who, const Condition& condition, const Switches& switches);
/// His next Build save and what it takes, said before it bites: "Build save (8 or more) as the next round begins", "Build save (8 or more)
/// in 3 rounds"; empty: no clock runs (TD-110, TD-D63).
[[nodiscard]] QString saveDueWords(const Character& who, const Condition& condition, const Switches& switches);
/// The same of his next try to wake (TD-114, TD-D64).
[[nodiscard]] QString wakeDueWords(const Character& who, const Condition& condition, const Switches& switches);
/// The forecast beside it: "dies within 15 minutes: 62 %"; empty: no clock runs (TD-D63).
[[nodiscard]] QString forecastWords(const Character& who, const Condition& condition, const Switches& switches);
/// A wound and how long it stays: "left leg incapacitated, operated on, 7 days left" (TD-105, TD-125, TD-129); empty: there is none.
[[nodiscard]] QString woundWords(const text::Naming& names, const Condition& condition, Location location);
/// All of them, one behind the other.
[[nodiscard]] QString woundsWords(const text::Naming& names, const Condition& condition);
/// What stands before him and what is behind it: "partial cover (left leg, right leg)"; empty: nothing.
[[nodiscard]] QString coverPlacesWords(const text::Naming& names, const Condition& condition);
/// How he last moved: "walked 10 m", "evades, up to 25 m still to go"; empty: he stands.
[[nodiscard]] QString movedWords(const Character& who, const Condition& condition);
/// "aims carefully at Mirel, 2 rounds (−2)"; the name may be empty.
[[nodiscard]] QString aimWords(const Condition& condition, const Switches& switches, const QString& name);
/// "treats Rook, round 3 of 6"; the name may be empty (TD-113, TD-D62).
[[nodiscard]] QString treatsWords(const Condition& condition, const Switches& switches, const QString& name);
/// What is left of his turn: "two Simple Actions or one Complex Action", "one Simple Action, no movement", "Incidental Actions alone"
/// (TD-16, TD-17); empty: no round runs, or he cannot act at all.
[[nodiscard]] QString actionsLeftWords(const Condition& condition);
/// Where there is little room: "2 S / 1 C", "1 S", "I".
[[nodiscard]] QString shortActionsLeftWords(const Condition& condition);
/// Metres a mode allows now; of Mode::None those of an Evade.
[[nodiscard]] std::int32_t metresOf(const Character& who, const Condition& condition, const Switches& switches,
                                    Mode mode, std::int32_t shortened = 0);
/// What an action takes by the table of the house: "Simple, movement" (TD-12 to TD-17, TD-D09).
[[nodiscard]] QString costWords(const Switches& switches, Doing doing);

}  // namespace hitspread::twod6
