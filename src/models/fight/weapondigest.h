#pragma once

#include "models/fight/digest.h"
#include "text/echo.h"

#include <QString>

#include <cstdint>

namespace hitspread {

/// What is to be seen of a weapon that is in hand or lies on the ground, as the structs of its system; without a state neither is known.
template <typename Weapon, typename WeaponState>
[[nodiscard]] WeaponDigest digestOfWeapon(const CombatantView::Item& item, const QString& detail, RecordKind usedAs,
                                          QString (*unreadyWords)(const WeaponState&))
{
    WeaponDigest digest;
    digest.possession = item.possession.id;
    digest.name = text::visible(item.record.record.as<Weapon>().name);
    digest.detail = detail;
    digest.usedAs = usedAs;
    if (item.possession.state.isNull())
        return digest;
    const auto& state = item.possession.state.as<WeaponState>();
    digest.inHand = !state.dropped;
    digest.unready = unreadyWords(state);
    return digest;
}

/// What is left in a weapon that holds so much, where both are known.
inline void countRounds(WeaponDigest& digest, std::int32_t left, std::int32_t most)
{
    if (most == kNoEntry || left == kNoEntry)
        return;
    digest.rounds = left;
    digest.mostRounds = most;
}

/// The same of a system that tells which hand holds it and counts its shots.
template <typename Weapon, typename WeaponState>
[[nodiscard]] WeaponDigest digestOfHeldWeapon(const CombatantView::Item& item, const QString& detail, RecordKind usedAs,
                                              QString (*unreadyWords)(const Weapon&, const WeaponState&))
{
    WeaponDigest digest = digestOfWeapon<Weapon, WeaponState>(item, detail, usedAs,
                                                              [](const WeaponState&) { return QString(); });
    if (item.possession.state.isNull())
        return digest;
    const auto& weapon = item.record.record.as<Weapon>();
    const auto& state = item.possession.state.as<WeaponState>();
    digest.inHand = weapon.natural || isInHand(state);
    digest.unready = unreadyWords(weapon, state);
    countRounds(digest, state.shotsLeft, weapon.shots);
    return digest;
}

}  // namespace hitspread
