#pragma once

#include "rules/systems/rollunder/person.h"
#include "rules/systems/rollunder/records.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>

namespace hitspread::rollunder {

/// Words that are the same whoever it is about.
inline namespace combatant {
HS_WORDS_OF(hitspread::rollunder::CombatantWords)

inline constexpr Plain hpName{QT_TR_NOOP("HP")};
/// What his HP make of somebody (R3-52 to R3-60); empty: nothing.
inline constexpr Each<HpState, 8> hpStateWords{
    {"", QT_TR_NOOP("reeling"), QT_TR_NOOP("HT each turn"), QT_TR_NOOP("HT each turn"), QT_TR_NOOP("HT each turn"),
     QT_TR_NOOP("HT each turn"), QT_TR_NOOP("HT each turn"), QT_TR_NOOP("dead")}};
inline constexpr Plain deadWords{QT_TR_NOOP("dead")};
inline constexpr Plain unconsciousWords{QT_TR_NOOP("unconscious")};
/// The same where there is little room.
inline constexpr Plain shortOutWords{QT_TR_NOOP("out")};
/// What comes before anything else he does (R3-55): said before it bites.
inline constexpr Plain htDueWords{QT_TR_NOOP("HT roll at the start of the turn")};
inline constexpr Plain shortHtDueWords{QT_TR_NOOP("HT roll")};
inline constexpr Plain stunnedWords{QT_TR_NOOP("stunned")};
inline constexpr Plain offBalanceWords{QT_TR_NOOP("off balance")};
inline constexpr Plain risingWords{QT_TR_NOOP("half way up")};
/// What shock takes off skills in his own turn, and what it will in the next.
inline constexpr Signed shockWords{QT_TR_NOOP("shock %1")};
inline constexpr Signed shockToComeWords{QT_TR_NOOP("shock %1 in the next turn")};
inline constexpr Signed shockThisTurnWords{QT_TR_NOOP("shock %1 this turn")};
/// "−3 on defences".
inline constexpr Signed onDefencesWords{QT_TR_NOOP("%1 on defences")};
// What he has used of his defences since his own turn began (R3-27, R3-32, R3-36).
inline constexpr Counted parriesWords{QT_TR_NOOP("1 parry used"), QT_TR_NOOP("%1 parries used")};
inline constexpr Plain blockUsedWords{QT_TR_NOOP("block used")};
inline constexpr Named retreatedWords{QT_TR_NOOP("retreat from %1 used"), QT_TR_NOOP("retreat used")};
inline constexpr Plain acrobaticUsedWords{QT_TR_NOOP("acrobatic dodge used")};
/// The same where there is little room: "parry −4".
inline constexpr Signed shortParryWords{
    QT_TRANSLATE_NOOP3("hitspread::rollunder::CombatantWords", "parry %1", "what the next costs")};
/// "the next at −4".
inline constexpr Signed nextParryWords{QT_TR_NOOP("the next at %1")};
/// Of a Rapid Strike or an All-Out Attack.
inline constexpr Plain strikeLeftWords{QT_TR_NOOP("second strike to come")};
/// Turns of aiming and evaluating; the tokens: "aim 2".
inline constexpr Numbered shortAimWords{QT_TRANSLATE_NOOP3("hitspread::rollunder::CombatantWords", "aim %1", "turns")};
inline constexpr Numbered shortEvaluateWords{
    QT_TRANSLATE_NOOP3("hitspread::rollunder::CombatantWords", "evaluate %1", "turns")};
inline constexpr Counted turnsWords{QT_TR_NOOP("1 turn"), QT_TR_NOOP("%1 turns")};
inline constexpr Plain shortWaitWords{QT_TR_NOOP("waits")};
/// A penalty on the defence against somebody's next attack: "feint by Dask".
inline constexpr Named feintByWords{QT_TR_NOOP("feint by %1"), QT_TR_NOOP("feint")};
inline constexpr Signed shortFeintWords{
    QT_TRANSLATE_NOOP3("hitspread::rollunder::CombatantWords", "feint %1", "penalty")};
// What he defends himself and moves with, and what his place in the order goes by.
inline constexpr Plain dodgeName{QT_TR_NOOP("Dodge")};
inline constexpr Plain parryName{QT_TR_NOOP("Parry")};
inline constexpr Plain blockName{QT_TR_NOOP("Block")};
inline constexpr Plain moveName{QT_TR_NOOP("Move")};
inline constexpr Plain speedName{QT_TR_NOOP("Basic Speed")};
inline constexpr Numbered movedWords{
    QT_TRANSLATE_NOOP3("hitspread::rollunder::CombatantWords", "moved %1 yd", "yards")};
/// How far a maneuver lets him move (R3-69).
inline constexpr Each<Distance, 5> distanceWords{{QT_TR_NOOP("no movement"), QT_TR_NOOP("a step"),
                                                  QT_TR_NOOP("half Move"), QT_TR_NOOP("Move"),
                                                  QT_TR_NOOP("moves as what he does then")}};
/// Which defences it leaves (R3-69).
inline constexpr Each<Open, 4> openWords{{QT_TR_NOOP("all defences"), QT_TR_NOOP("no defence"), QT_TR_NOOP("no parry"),
                                          QT_TR_NOOP("all defences while he waits")}};
/// What people who look for an attack, for time that passes or for a maneuver also call it; words apart.
inline constexpr Plain attackAlsoCalled{QT_TR_NOOP("attack shot blow strike rapid deceptive all-out")};
inline constexpr Plain harmAlsoCalled{QT_TR_NOOP("damage fall fire")};
inline constexpr Plain readyAlsoCalled{QT_TR_NOOP("weapon draw pick up shield")};
inline constexpr Plain postureAlsoCalled{QT_TR_NOOP("kneel crawl lie sit rise stand")};
inline constexpr Plain turnAlsoCalled{QT_TR_NOOP("HT conscious unconscious")};
inline constexpr Plain statusAlsoCalled{QT_TR_NOOP("stunned unconscious falls posture")};
inline constexpr Plain waitAlsoCalled{QT_TR_NOOP("hold trigger")};
}  // namespace combatant

/// What three dice have to show: "9 or less"; a natural 3 or 4 always succeeds, a natural 17 or 18 never (R3-04, R3-05, R3-09, R3-10).
[[nodiscard]] QString neededWords(std::int32_t number);
/// "lying", inside a sentence.
[[nodiscard]] QString postureWords(Posture posture);
/// "All-Out Attack".
[[nodiscard]] QString maneuverName(Maneuver maneuver);
/// The same with the form it took: "All-Out Attack (damage)", "All-Out Defense (parry)", "Attack (Rapid Strike)"; empty: none yet.
[[nodiscard]] QString doingWords(const Condition& condition);
/// The maneuver somebody has taken; precondition: one is (Condition::doing).
[[nodiscard]] Maneuver maneuverOf(Doing doing);
/// What a maneuver leaves of movement and defences by the tables of the house: "a step · all defences", "half Move · no defence"
/// (R3-69); what is beside that: "defending ends the aim".
[[nodiscard]] QString leavesWords(const Switches& switches, Maneuver maneuver);
/// The same with the yards it comes to for him, as he is: "a step (1 yd) · all defences" (R3-70).
[[nodiscard]] QString leavesWords(const Character& who, const Condition& condition, const Switches& switches,
                                  Maneuver maneuver);
/// "aims at Hask, 2 turns", "evaluates Corrin, 1 turn"; the name may be empty.
[[nodiscard]] QString aimWords(int turns, const QString& name);
[[nodiscard]] QString evaluateWords(int turns, const QString& name);
/// What he waits for (R3-D39): "until Esme rises"; empty: the game master knows. `name` empty: nobody in particular, or he is not known.
[[nodiscard]] QString untilWords(Trigger trigger, const QString& name);
/// The same of him: "waits until Esme rises", "waits".
[[nodiscard]] QString waitWords(Trigger trigger, const QString& name);
/// Which defence an All-Out Defense is for, inside a sentence: "parry"; a parry is one with either hand.
[[nodiscard]] QString defenceForm(DefenceKind kind);
/// How long a feint counts: "−3 to turn 2".
[[nodiscard]] QString feintWords(const Feinted& feint);
/// What HP as they are do: "Move 3 · Basic Speed 2.875 · Dodge 6" (R3-52 to R3-54); empty: nothing.
[[nodiscard]] QString reelingWords(const Character& who, const Condition& condition, const Switches& switches);
/// Basic Speed, which is kept in thousandths: "5.75".
[[nodiscard]] QString speedWords(std::int32_t thousandths);
/// His HP with their state: "−14/13, HT each turn".
[[nodiscard]] QString hpWords(const Character& who, const Condition& condition, const Switches& switches);
/// What a hit so far takes off his skills in his next turn (R3-15, R3-16, R3-D68); 0: nothing.
[[nodiscard]] int shockToCome(const Condition& condition);
/// Whether his turn of the round that runs is still to begin.
[[nodiscard]] bool isTurnToCome(const Condition& condition);
/// Whether he has to roll against HT before anything else he does, now or in his next turn (R3-55).
[[nodiscard]] bool isHtDue(const Character& who, const Condition& condition);

}  // namespace hitspread::rollunder
