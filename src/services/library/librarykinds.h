#pragma once

#include "rules/core/declare/record.h"

#include <array>

namespace hitspread {

/// The kinds of records a library holds, in the order people see them.
inline constexpr std::array kLibraryKinds{
    RecordKind::Character,         RecordKind::Weapon,  RecordKind::MeleeWeapon, RecordKind::ThrownWeapon,
    RecordKind::Ammunition,        RecordKind::Armour,  RecordKind::Grenade,     RecordKind::Accessory,
    RecordKind::ConditionTemplate, RecordKind::Modifier};

}  // namespace hitspread
