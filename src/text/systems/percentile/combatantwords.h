#pragma once

#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"
#include "text/naming.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

namespace hitspread::percentile {

inline constexpr char kCombatantContext[] = "hitspread::percentile::CombatantWords";
using Combatant = text::Words<kCombatantContext>;

inline constexpr Combatant::Plain healthName{QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "Health")};
/// Health 0 or less (PCT-D29), and the same where there is little room.
inline constexpr Combatant::Plain outWords{
    QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "out of the fight")};
inline constexpr Combatant::Plain shortOutWords{QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "out")};
/// All that protects a location together (PCT-D22): "armour 3"; that nothing does.
[[nodiscard]] QString armourWords(int points);
/// A rating: "67 %".
inline constexpr Combatant::Numbered ratingWords{QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "%1 %")};
/// What one weapon is, in a line: "Pistols · damage 2d6+1".
/// "2d6+1".
[[nodiscard]] QString damageDiceWords(const Weapon& weapon);
[[nodiscard]] QString weaponDetail(const Weapon& weapon);
/// The same beside what it takes with it now: "≤ 58 · 2d6+1 · 3 shots"; why it cannot be used as it is comes before.
[[nodiscard]] QString readyWords(const Weapon& weapon, const WeaponState& state, int needed);
/// Why a weapon cannot be used as it is: "jammed"; empty: it can.
[[nodiscard]] QString unreadyWords(const WeaponState& state);
/// "58 or less", of a d100; "only a critical" where nothing else can succeed.
[[nodiscard]] QString neededWords(int rating);
/// What a hit at a location counts for: "damage ×½", and where there is little room: "×½".
[[nodiscard]] QString damageWords(int halves);
[[nodiscard]] QString shortDamageWords(int halves);
/// What somebody has stated he does: "melee"; empty: nothing.
inline constexpr Combatant::Each<Declared, 4> declaredWords{
    {"", QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "melee"),
     QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "ranged"),
     QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "something else")}};
[[nodiscard]] QString shortDeclaredWords(Declared declared);
/// All that burdens the next roll: "−20 on rolls".
inline constexpr Combatant::Signed burdenWords{
    QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "%1 on rolls")};
/// What a hit counts for, and what calling it costs: "×½ · −20".
[[nodiscard]] QString calledWords(const QString& worth, int cost);
/// A burden on rolls: "−20 until the end of round 3", "−10 on the next roll".
[[nodiscard]] QString penaltyWords(const Penalty& penalty);
/// What a penalty is from; of a Loss of Combat its level, where by the table one alone does that: "Loss of Combat: driven back".
[[nodiscard]] QString penaltyCauseWords(const Penalty& penalty, const Switches& switches);
/// The level of Loss of Combat that alone does this by the table, from 1; 0: there is none, or several.
[[nodiscard]] int lossLevelOf(const Penalty& penalty, const Switches& switches);
/// A level of Loss of Combat, from 1: "driven back", "level 6" (PCT-D20).
[[nodiscard]] QString lossLevelWords(int level);
/// "serious wound, 8".
[[nodiscard]] QString woundWords(WoundLevel level, int damage);
/// The worst wound of a location and how many more there are: "serious +1".
[[nodiscard]] QString woundCountWords(WoundLevel worst, int more);
inline constexpr Combatant::Plain fallenWords{QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "fallen")};
inline constexpr Combatant::Counted actionsLostWords{
    QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "loses the next action"),
    QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "loses the next %1 actions")};
/// What people who look for an attack also call it.
inline constexpr Combatant::Plain attackAlsoCalled{
    QT_TRANSLATE_NOOP("hitspread::percentile::CombatantWords", "attack shot blow strike")};

/// A piece of armour or a shield: "everywhere 2", "chest 3 · blocks with Shields".
[[nodiscard]] QString armourPieceWords(const text::Naming& names, const Armour& armour);
/// A location by its own name, or as the rules call it.
[[nodiscard]] QString locationName(const Switches& switches, std::size_t location);

}  // namespace hitspread::percentile
