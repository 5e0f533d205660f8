#pragma once

#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/defence.h"
#include "services/action/actionrecord.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace hitspread::rollunder {

/// Words that are the same whatever came of it.
inline namespace said {
HS_WORDS_OF(hitspread::rollunder::Result)

/// "6 HP".
inline constexpr Numbered hpLostWords{QT_TR_NOOP("%1 HP")};
// What changes of somebody's are called.
inline constexpr Plain deadName{QT_TR_NOOP("Dead")};
inline constexpr Plain unconsciousName{QT_TR_NOOP("Unconscious")};
inline constexpr Plain shockName{QT_TR_NOOP("Shock in the next turn")};
inline constexpr Plain shockThisTurnName{QT_TR_NOOP("Shock in this turn")};
inline constexpr Plain shockNowName{QT_TR_NOOP("Shock")};
inline constexpr Plain postureName{QT_TR_NOOP("Posture")};
inline constexpr Plain aimName{QT_TR_NOOP("Aim")};
inline constexpr Plain evaluateName{QT_TR_NOOP("Evaluate")};
inline constexpr Plain waitName{QT_TR_NOOP("Wait")};
inline constexpr Plain feintName{QT_TR_NOOP("Feint")};
inline constexpr Plain thresholdsName{QT_TR_NOOP("Death rolls passed")};
inline constexpr Plain noneWords{QT_TR_NOOP("none")};
inline constexpr Plain noWords{QT_TR_NOOP("no")};
inline constexpr Plain yesWords{QT_TR_NOOP("yes")};
}  // namespace said

/// What came of an action in a few words: "right leg, 6 HP, reeling", "misses", "parried", "aim 2 at Esme". Empty where its dice have not
/// fallen.
[[nodiscard]] QString resultWords(const ActionRecord& action);
/// The one sentence behind a headline that has said how it ends: the numbers it went by. Empty: the outcome says it.
[[nodiscard]] QString sentenceWords(const ActionRecord& action);
/// How something between two stands for one side, as a heading: "Hits: 9 against 14", "Parries: 7 against 9". Empty: nothing to say yet.
/// Side 0 acts.
[[nodiscard]] QString standingWords(const ActionRecord& action, int side);
/// What an attack did to somebody, for a headline: what he lost, what is critical about it; empty: nothing.
[[nodiscard]] QStringList woundParts(const ActionRecord& action, Role role, std::size_t place);
/// What somebody is who has thrown himself down and was not hit (R3-40): no mere fall; else empty.
[[nodiscard]] QString setbackWords(const ActionRecord& action, Role role, std::size_t place);

/// The skill a weapon is used with, as its number is found: "Broadsword"; "DX" of who has it not (R3-03).
[[nodiscard]] QString skillName(const Character& who, const Weapon& weapon);
/// Likewise of a shield or cloak (R3-25).
[[nodiscard]] QString shieldSkillName(const Character& who, const Armour& shield);
/// The defence chosen against an attack in one of several tries (R3-D22); none where nobody was asked.
[[nodiscard]] DefenceKind defenceIn(const ActionRecord& action, std::uint16_t attempt);
/// What the one attacked parried with, in his last parry: a bare hand where he holds nothing.
[[nodiscard]] const Weapon& parriedWith(const ActionRecord& action, const Attack& attack);
/// What the base of a step's number is called by: "With Broadsword 14", "Half of Shield 12". Empty: by its quantity.
[[nodiscard]] QString rolledWithWords(const ActionRecord& action, StepKey key);

/// What a roll against HT takes, as it is asked for, and why it is made (R3-55 to R3-59); empty for any other.
[[nodiscard]] QString rollNeeds(const ActionRecord& action, QuestionKey key);

/// Who rolls on the table of critical misses: who attacks, or who parries.
enum class Fumbling : std::uint8_t { Attack, Parry };

/// What the house's table of critical misses did (R3-68): "the weapon is dropped", "hits himself: torso, no damage". Empty: nothing was
/// rolled on it.
[[nodiscard]] QStringList missWords(const ActionRecord& action, const Attack& attack, Fumbling who);
/// What the house's table of critical hits did beside the harm (R3-67): "damage ×3", "DR halved"; empty: nothing.
[[nodiscard]] QString hitEffectWords(const ActionRecord& action);

}  // namespace hitspread::rollunder
