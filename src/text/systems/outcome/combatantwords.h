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

inline constexpr char kCombatantContext[] = "hitspread::outcome::CombatantWords";
using Combatant = text::Words<kCombatantContext>;

/// What the track is called that counts the harm somebody has taken.
inline constexpr Combatant::Plain levelsName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Damage levels")};
/// "critically wounded".
[[nodiscard]] QString woundName(Wound wound);
/// The same by the wound table of the house.
[[nodiscard]] QString woundWords(const Switches& switches, int levels);
/// Behind the name what it does: "critically wounded, −3 on all rolls, cannot walk". Unhurt: that alone.
[[nodiscard]] QString woundEffectWords(const Character& who, const Condition& condition, const Switches& switches);
/// Incapacitated or worse, where there is little room.
inline constexpr Combatant::Plain shortOutWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "out")};
inline constexpr Combatant::Plain deadWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "dead")};
inline constexpr Combatant::Plain cannotWalkWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "cannot walk")};
inline constexpr Combatant::Plain shortCannotWalkWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "lame")};
/// What burdens every roll: "−3 on all rolls".
inline constexpr Combatant::Signed burdenWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "%1 on all rolls")};
/// What several actions cost: "3 actions, −3 on each".
[[nodiscard]] QString actionsWords(int actions, int penalty);

/// "+3".
[[nodiscard]] QString ratingWords(int rating);
/// "Professional".
[[nodiscard]] QString ratingNameWords(const Switches& switches, int rating);
/// With its name: "+3 (Professional)".
[[nodiscard]] QString namedRatingWords(const Switches& switches, int rating);
/// The five every character has: "Melee".
inline constexpr Combatant::Plain disciplineName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Discipline")};
inline constexpr Combatant::Plain physiqueName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Physique")};
inline constexpr Combatant::Plain meleeName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Melee")};
inline constexpr Combatant::Plain rangedName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Ranged")};
inline constexpr Combatant::Plain unarmedName{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Unarmed Combat")};
/// A skill as people read it: one of those five in words, any other by its name.
[[nodiscard]] QString skillName(const std::string& skill);
/// The skill an attack with a weapon is made with: its own, where he has it, else Melee, Ranged or Unarmed Combat.
[[nodiscard]] QString attackSkillName(const Character& who, const Weapon& weapon);

/// "damage +2".
inline constexpr Combatant::Signed damageBonusWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "damage %1", "bonus")};
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

/// "strike", "dodge".
inline constexpr Combatant::Each<Plan, 13> planName{
    {QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "strike"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "shoot"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "automatic fire"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "grapple"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "feint"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "dodge"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "parry"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "keep the hold"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "break the hold"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "aim"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "move"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "shield"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "something else")}};
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
/// From where an attack comes: "from the left front".
inline constexpr Combatant::Each<From, 6> fromWords{
    {QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from the front"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from the left front"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from the right front"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from the left rear"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from the right rear"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "from behind")}};
/// "a quarter covered", and where there is little room "cover ¼". Empty: no cover.
inline constexpr Combatant::Each<Cover, 5> coverWords{
    {"", QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "a quarter behind cover"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "half behind cover"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "three quarters behind cover"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "wholly behind cover")}};
inline constexpr Combatant::Each<Cover, 5> shortCoverWords{
    {"", QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "cover ¼"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "cover ½"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "cover ¾"),
     QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "covered")}};
/// All points that take something off a hit: "armour 3"; that nothing does.
inline constexpr Combatant::Plain armourName{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Armour")};
[[nodiscard]] QString armourWords(int points);
inline constexpr Combatant::Plain painToleranceName{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "Pain Tolerance")};
/// What calling an attack at a place costs: "called −2".
inline constexpr Combatant::Signed calledCostWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "called %1", "shot, what it costs")};

// Of those tied to each other; `name`: the other one, empty: he is not known here.
inline constexpr Combatant::Named heldWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "held by %1"),
                                            QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "held")};
inline constexpr Combatant::Named holdingWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "holds %1"),
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "holds somebody")};
inline constexpr Combatant::Named pinnedWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "pinned by %1"),
                                              QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "pinned")};
[[nodiscard]] QString aimWords(int turns, const QString& name);
/// Where there is little room: "held", "holds", "pinned", "aims 2".
inline constexpr Combatant::Plain shortHeldWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "held")};
inline constexpr Combatant::Plain shortHoldingWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "holds", "somebody")};
inline constexpr Combatant::Plain shortPinnedWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "pinned")};
inline constexpr Combatant::Signed shortAimWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "aim %1", "turns")};
/// A garrote that is kept tight: "garrote, 4 each turn".
inline constexpr Combatant::Numbered garroteWords{
    QT_TRANSLATE_NOOP3("hitspread::outcome::CombatantWords", "garrote, %1 each turn", "damage")};
/// Feints he has fallen for: "fell for 2 feints", "feints 2".
inline constexpr Combatant::Counted tokenWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "fell for a feint"),
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "fell for %1 feints")};
inline constexpr Combatant::Counted shortTokenWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "feint"),
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "%1 feints")};
/// How long one of them helps: "until the end of turn 3".
inline constexpr Combatant::Numbered tokenUntilWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "until the end of turn %1")};
inline constexpr Combatant::Plain concealedWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "concealed")};
inline constexpr Combatant::Plain invisibleWords{QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "invisible")};
inline constexpr Combatant::Plain pinpointedWords{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "pinpointed")};
/// What people who look for an attack also call it.
inline constexpr Combatant::Plain attackAlsoCalled{
    QT_TRANSLATE_NOOP("hitspread::outcome::CombatantWords", "attack shot blow strike")};

}  // namespace hitspread::outcome
