#pragma once

#include "rules/systems/outcome/records.h"

#include "text/optionworth.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace hitspread::outcome {

/// What the track is called that counts the harm somebody has taken.
[[nodiscard]] QString levelsName();
/// "critically wounded".
[[nodiscard]] QString woundName(Wound wound);
/// The same by the wound table of the house.
[[nodiscard]] QString woundWords(const Switches& switches, int levels);
/// Behind the name what it does: "critically wounded, −3 on all rolls, cannot walk". Unhurt: that alone.
[[nodiscard]] QString woundEffectWords(const Character& who, const Condition& condition, const Switches& switches);
/// Incapacitated or worse, where there is little room.
[[nodiscard]] QString shortOutWords();
[[nodiscard]] QString deadWords();
[[nodiscard]] QString cannotWalkWords();
[[nodiscard]] QString shortCannotWalkWords();
/// What burdens every roll: "−3 on all rolls".
[[nodiscard]] QString burdenWords(int modifier);
/// What several actions cost: "3 actions, −3 on each".
[[nodiscard]] QString actionsWords(int actions, int penalty);

/// "+3".
[[nodiscard]] QString ratingWords(int rating);
/// "Professional".
[[nodiscard]] QString ratingNameWords(const Switches& switches, int rating);
/// With its name: "+3 (Professional)".
[[nodiscard]] QString namedRatingWords(const Switches& switches, int rating);
/// The five every character has: "Melee".
[[nodiscard]] QString disciplineName();
[[nodiscard]] QString physiqueName();
[[nodiscard]] QString meleeName();
[[nodiscard]] QString rangedName();
[[nodiscard]] QString unarmedName();
/// A skill as people read it: one of those five in words, any other by its name.
[[nodiscard]] QString skillName(const std::string& skill);
/// The skill an attack with a weapon is made with: its own, where he has it, else Melee, Ranged or Unarmed Combat.
[[nodiscard]] QString attackSkillName(const Character& who, const Weapon& weapon);

/// "damage +2".
[[nodiscard]] QString damageBonusWords(int bonus);
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
[[nodiscard]] QString planName(Plan plan);
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
[[nodiscard]] QString fromWords(From from);
/// "a quarter covered", and where there is little room "cover ¼". Empty: no cover.
[[nodiscard]] QString coverWords(Cover cover);
[[nodiscard]] QString shortCoverWords(Cover cover);
/// All points that take something off a hit: "armour 3"; that nothing does.
[[nodiscard]] QString armourName();
[[nodiscard]] QString armourWords(int points);
[[nodiscard]] QString painToleranceName();
/// What calling an attack at a place costs: "called −2".
[[nodiscard]] QString calledCostWords(int cost);

// Of those tied to each other; `name`: the other one, empty: he is not known here.
[[nodiscard]] QString heldWords(const QString& name);
[[nodiscard]] QString holdingWords(const QString& name);
[[nodiscard]] QString pinnedWords(const QString& name);
[[nodiscard]] QString aimWords(int turns, const QString& name);
/// Where there is little room: "held", "holds", "pinned", "aims 2".
[[nodiscard]] QString shortHeldWords();
[[nodiscard]] QString shortHoldingWords();
[[nodiscard]] QString shortPinnedWords();
[[nodiscard]] QString shortAimWords(int turns);
/// A garrote that is kept tight: "garrote, 4 each turn".
[[nodiscard]] QString garroteWords(int damage);
/// Feints he has fallen for: "fell for 2 feints", "feints 2".
[[nodiscard]] QString tokenWords(int count);
[[nodiscard]] QString shortTokenWords(int count);
/// How long one of them helps: "until the end of turn 3".
[[nodiscard]] QString tokenUntilWords(int turn);
[[nodiscard]] QString concealedWords();
[[nodiscard]] QString invisibleWords();
[[nodiscard]] QString pinpointedWords();
/// What people who look for an attack also call it.
[[nodiscard]] QString attackAlsoCalled();

}  // namespace hitspread::outcome
