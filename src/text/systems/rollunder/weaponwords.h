#pragma once

#include "rules/systems/rollunder/gear.h"
#include "rules/systems/rollunder/switches.h"
#include "text/naming.h"
#include "text/words.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace hitspread::rollunder {

/// Words for what somebody fights with and wears, the same in window, on paper and in the library.
inline namespace gear {
HS_WORDS_OF(hitspread::rollunder::WeaponWords)

/// What damage is of where there is little room: "cut" (R3-51).
inline constexpr Each<DamageType, kDamageTypeCount> typeWords{
    {QT_TR_NOOP("pi−"), QT_TR_NOOP("burn"), QT_TR_NOOP("cor"), QT_TR_NOOP("cr"), QT_TR_NOOP("fat"), QT_TR_NOOP("pi"),
     QT_TR_NOOP("tox"), QT_TR_NOOP("cut"), QT_TR_NOOP("pi+"), QT_TR_NOOP("imp"), QT_TR_NOOP("pi++")}};
/// Behind a number the rules do not print.
inline constexpr Plain houseValueWords{QT_TR_NOOP("house value")};
/// DR at a place: "DR 3"; none.
inline constexpr Numbered drWords{QT_TR_NOOP("DR %1")};
inline constexpr Plain noDrWords{QT_TR_NOOP("no DR")};
/// What a shield adds to each defence (R3-06): "DB +2".
inline constexpr Signed bonusWords{QT_TR_NOOP("DB %1")};
}  // namespace gear

/// "1d6+2", "3".
[[nodiscard]] QString diceWords(const Weapon& weapon);
/// With what it is of: "1d6+2 cut".
[[nodiscard]] QString damageWords(const Weapon& weapon);
/// A factor counted in halves: "×1½".
[[nodiscard]] QString factorWords(std::int32_t halves);
/// What a place does to injury, of who has so many HP (R3-D50): "DR +2 · ×4", "pi+, pi++, imp ×1 · at most 7 HP"; without their number
/// "at most ½ HP + 1". Empty: nothing.
[[nodiscard]] QString placeWords(const Switches& switches, Place place, std::optional<std::int32_t> hpMax);
/// The same without its DR, for where that is told in a sum.
[[nodiscard]] QString injuryWords(const Switches& switches, Place place, std::optional<std::int32_t> hpMax);
/// DR at a place as the sum it is (R3-12, R3-D50, R3-D65): "DR 5 = 3 + 2", "DR 3", "no DR"; with what each part is of:
/// "DR 5: 3 worn + 2 of the place (house value)".
[[nodiscard]] QString drSumWords(const DrThere& dr);
[[nodiscard]] QString drPartsWords(const DrThere& dr);
/// "Sword · 1d6+2 cut".
[[nodiscard]] QString weaponDetail(const Weapon& weapon);
/// Where it strikes: "reach 1, 2"; of what is thrown or shot "Acc +2", and how far.
[[nodiscard]] QString reachWords(const Weapon& weapon);
/// Why it cannot be used as it is (R3-01): "unready"; empty: it can.
[[nodiscard]] QString unreadyWords(const Weapon& weapon, const WeaponState& state);
/// Which hand holds it: "left hand".
[[nodiscard]] QString heldWords(const WeaponState& state);
/// By place, those alike in one: "everywhere 2", "torso 2 · skull 3"; empty: none.
[[nodiscard]] QString resistanceWords(const text::Naming& names, const Resistance& dr);
/// A piece of armour or a shield: "torso 2", "shield, DB +2, blocks with Shield".
[[nodiscard]] QString armourPieceWords(const text::Naming& names, const Armour& armour);
/// How he has it where it is of no use so: "not ready", "on the ground"; empty: it is.
[[nodiscard]] QString unwornWords(const Armour& armour, const ArmourState& state);

}  // namespace hitspread::rollunder
