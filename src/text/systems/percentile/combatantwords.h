#pragma once

#include "rules/systems/percentile/records.h"
#include "rules/systems/percentile/switches.h"
#include "text/naming.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

namespace hitspread::percentile {

/// Words that are the same whoever it is about.
inline namespace combatant {
HS_WORDS_OF(hitspread::percentile::CombatantWords)

inline constexpr Plain healthName{QT_TR_NOOP("Health")};
/// Health 0 or less (PCT-D29), and the same where there is little room.
inline constexpr Plain outWords{QT_TR_NOOP("out of the fight")};
inline constexpr Plain shortOutWords{QT_TR_NOOP("out")};
/// A rating: "67 %".
inline constexpr Numbered ratingWords{QT_TR_NOOP("%1 %")};
/// What somebody has stated he does: "melee"; empty: nothing.
inline constexpr Each<Declared, 4> declaredWords{
    {"", QT_TR_NOOP("melee"), QT_TR_NOOP("ranged"), QT_TR_NOOP("something else")}};
/// All that burdens the next roll: "−20 on rolls".
inline constexpr Signed burdenWords{QT_TR_NOOP("%1 on rolls")};
inline constexpr Plain fallenWords{QT_TR_NOOP("fallen")};
inline constexpr Counted actionsLostWords{QT_TR_NOOP("loses the next action"), QT_TR_NOOP("loses the next %1 actions")};
/// What people who look for an attack also call it.
inline constexpr Plain attackAlsoCalled{QT_TR_NOOP("attack shot blow strike")};
}  // namespace combatant

/// All that protects a location together (PCT-D22): "armour 3"; that nothing does.
[[nodiscard]] QString armourWords(int points);
/// "2d6+1".
[[nodiscard]] QString damageDiceWords(const Weapon& weapon);
/// What one weapon is, in a line: "Pistols · damage 2d6+1".
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
/// What he has stated he does, where there is little room.
[[nodiscard]] QString shortDeclaredWords(Declared declared);
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
/// A piece of armour or a shield: "everywhere 2", "chest 3 · blocks with Shields".
[[nodiscard]] QString armourPieceWords(const text::Naming& names, const Armour& armour);
/// A location by its own name, or as the rules call it.
[[nodiscard]] QString locationName(const Switches& switches, std::size_t location);

}  // namespace hitspread::percentile
