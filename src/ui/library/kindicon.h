#pragma once

#include "rules/core/declare/record.h"
#include "ui/theme/icons.h"

namespace hitspread {

/// The icon a kind of record goes by.
[[nodiscard]] constexpr Icon iconOf(RecordKind kind)
{
    switch (kind) {
    case RecordKind::Character: return Icon::Person;
    case RecordKind::Weapon: return Icon::Rifle;
    case RecordKind::MeleeWeapon: return Icon::Melee;
    case RecordKind::ThrownWeapon: return Icon::Throw;
    case RecordKind::Ammunition: return Icon::Ammunition;
    case RecordKind::Armour: return Icon::Shield;
    case RecordKind::Grenade: return Icon::Grenade;
    case RecordKind::Accessory: return Icon::Aim;
    case RecordKind::ConditionTemplate: return Icon::Pill;
    case RecordKind::Modifier: return Icon::Add;
    default: return Icon::Document;
    }
}

}  // namespace hitspread
