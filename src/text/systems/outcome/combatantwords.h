#pragma once

#include "rules/systems/outcome/records.h"
#include "text/optionworth.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace hitspread::outcome {

/// Words that are the same whoever it is about.
inline namespace combatant {
HS_WORDS_OF(hitspread::outcome::CombatantWords)

/// What the track is called that counts the harm somebody has taken.
inline constexpr Plain levelsName{QT_TR_NOOP("Damage levels")};
/// Incapacitated or worse, where there is little room.
inline constexpr Plain shortOutWords{QT_TR_NOOP("out")};
inline constexpr Plain deadWords{QT_TR_NOOP("dead")};
inline constexpr Plain cannotWalkWords{QT_TR_NOOP("cannot walk")};
inline constexpr Plain shortCannotWalkWords{QT_TR_NOOP("lame")};
/// What burdens every roll: "−3 on all rolls".
inline constexpr Signed burdenWords{QT_TR_NOOP("%1 on all rolls")};
/// The five every character has: "Melee".
inline constexpr Plain disciplineName{QT_TR_NOOP("Discipline")};
inline constexpr Plain physiqueName{QT_TR_NOOP("Physique")};
inline constexpr Plain meleeName{QT_TR_NOOP("Melee")};
inline constexpr Plain rangedName{QT_TR_NOOP("Ranged")};
inline constexpr Plain unarmedName{QT_TR_NOOP("Unarmed Combat")};
/// "damage +2".
inline constexpr Signed damageBonusWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "damage %1", "bonus")};
/// "strike", "dodge".
inline constexpr Each<Plan, 13> planName{{QT_TR_NOOP("strike"), QT_TR_NOOP("shoot"), QT_TR_NOOP("automatic fire"),
                                          QT_TR_NOOP("grapple"), QT_TR_NOOP("feint"), QT_TR_NOOP("dodge"),
                                          QT_TR_NOOP("parry"), QT_TR_NOOP("keep the hold"),
                                          QT_TR_NOOP("break the hold"), QT_TR_NOOP("aim"), QT_TR_NOOP("move"),
                                          QT_TR_NOOP("shield"), QT_TR_NOOP("something else")}};
/// From where an attack comes: "from the left front".
inline constexpr Each<From, 6> fromWords{{QT_TR_NOOP("from the front"), QT_TR_NOOP("from the left front"),
                                          QT_TR_NOOP("from the right front"), QT_TR_NOOP("from the left rear"),
                                          QT_TR_NOOP("from the right rear"), QT_TR_NOOP("from behind")}};
/// "a quarter covered", and where there is little room "cover ¼". Empty: no cover.
inline constexpr Each<Cover, 5> coverWords{{"", QT_TR_NOOP("a quarter behind cover"), QT_TR_NOOP("half behind cover"),
                                            QT_TR_NOOP("three quarters behind cover"),
                                            QT_TR_NOOP("wholly behind cover")}};
inline constexpr Each<Cover, 5> shortCoverWords{
    {"", QT_TR_NOOP("cover ¼"), QT_TR_NOOP("cover ½"), QT_TR_NOOP("cover ¾"), QT_TR_NOOP("covered")}};
inline constexpr Plain armourName{QT_TR_NOOP("Armour")};
inline constexpr Plain painToleranceName{QT_TR_NOOP("Pain Tolerance")};
/// What calling an attack at a place costs: "called −2".
inline constexpr Signed calledCostWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "called %1", "shot, what it costs")};
// Of those tied to each other; `name`: the other one, empty: he is not known here.
inline constexpr Named heldWords{QT_TR_NOOP("held by %1"), QT_TR_NOOP("held")};
inline constexpr Named holdingWords{QT_TR_NOOP("holds %1"), QT_TR_NOOP("holds somebody")};
inline constexpr Named pinnedWords{QT_TR_NOOP("pinned by %1"), QT_TR_NOOP("pinned")};
/// Where there is little room: "held", "holds", "pinned", "aims 2".
inline constexpr Plain shortHeldWords{QT_TR_NOOP("held")};
inline constexpr Plain shortHoldingWords{QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "holds", "somebody")};
inline constexpr Plain shortPinnedWords{QT_TR_NOOP("pinned")};
inline constexpr Signed shortAimWords{QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "aim %1", "turns")};
/// A garrote that is kept tight: "garrote, 4 each turn".
inline constexpr Numbered garroteWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "garrote, %1 each turn", "damage")};
/// Feints he has fallen for: "fell for 2 feints", "feints 2".
inline constexpr Counted tokenWords{QT_TR_NOOP("fell for a feint"), QT_TR_NOOP("fell for %1 feints")};
inline constexpr Counted shortTokenWords{QT_TR_NOOP("feint"), QT_TR_NOOP("%1 feints")};
/// How long one of them helps: "until the end of turn 3".
inline constexpr Numbered tokenUntilWords{QT_TR_NOOP("until the end of turn %1")};
inline constexpr Plain concealedWords{QT_TR_NOOP("concealed")};
inline constexpr Plain invisibleWords{QT_TR_NOOP("invisible")};
inline constexpr Plain pinpointedWords{QT_TR_NOOP("pinpointed")};
/// What people who look for an attack also call it.
inline constexpr Plain attackAlsoCalled{QT_TR_NOOP("attack shot blow strike")};
}  // namespace combatant

/// "critically wounded".
[[nodiscard]] QString woundName(Wound wound);
/// The same by the wound table of the house.
[[nodiscard]] QString woundWords(const Switches& switches, int levels);
/// Behind the name what it does: "critically wounded, −3 on all rolls, cannot walk". Unhurt: that alone.
[[nodiscard]] QString woundEffectWords(const Character& who, const Condition& condition, const Switches& switches);
/// What several actions cost: "3 actions, −3 on each".
[[nodiscard]] QString actionsWords(int actions, int penalty);
/// "+3".
[[nodiscard]] QString ratingWords(int rating);
/// "Professional".
[[nodiscard]] QString ratingNameWords(const Switches& switches, int rating);
/// With its name: "+3 (Professional)".
[[nodiscard]] QString namedRatingWords(const Switches& switches, int rating);
/// A skill as people read it: one of the five everybody has in words, any other by its name.
[[nodiscard]] QString skillName(const std::string& skill);
/// The skill an attack with a weapon is made with: its own, where he has it, else Melee, Ranged or Unarmed Combat.
[[nodiscard]] QString attackSkillName(const Character& who, const Weapon& weapon);
/// What a weapon is, in a line: "Melee · damage +2 · buckler".
[[nodiscard]] QString weaponDetail(const Weapon& weapon);
/// The same beside what it takes with it now: "+4 · damage +2"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Weapon& weapon, const WeaponState& state, int rating);
/// Why a weapon cannot be used as it is; empty: it can.
[[nodiscard]] QString unreadyWords(const WeaponState& state);
/// What the dice have to show at least: "+1 or more".
[[nodiscard]] QString neededWords(int outcome);
/// The same of an attack with the dice of the house, a critical success counting what it does: "all but a critical failure", "only a
/// critical success", "no roll".
[[nodiscard]] QString neededToHitWords(int outcome, const Switches& switches);
/// The same of a defence, of which a critical success counts what it shows.
[[nodiscard]] QString neededToAvoidWords(const text::OptionWorth& worth);
/// A line of what somebody has declared: "2 × shoot at Ardent", "dodge against Cass", "parry against anybody". `name`: of whom it is
/// against; empty: nobody in particular.
[[nodiscard]] QString planWords(const Planned& line, const QString& name);
/// All of it: "strike, dodge Cass". `nameOf`: empty for whoever is not known. Empty: nothing.
[[nodiscard]] QString plansWords(std::span<const Planned> lines, const std::function<QString(std::int32_t)>& nameOf);
/// All of it without names: "attack, dodge". Empty: nothing.
[[nodiscard]] QString plansWords(std::span<const Planned> lines);
/// How much of a line is done: "done", "1 of 2 done".
[[nodiscard]] QString doneWords(const Planned& line);
/// How a shield is carried: "strapped to the left arm"; of what is worn otherwise: "worn".
[[nodiscard]] QString carriedWords(const Armour& item, const ArmourState& state);
/// The same where there is little room: "left arm", "on the back".
[[nodiscard]] QString shortCarriedWords(const Armour& item, const ArmourState& state);
/// All points that take something off a hit: "armour 3"; that nothing does.
[[nodiscard]] QString armourWords(int points);
/// "aims at Cass, 2 turns"; `name` empty: he is not known here.
[[nodiscard]] QString aimWords(int turns, const QString& name);

}  // namespace hitspread::outcome
