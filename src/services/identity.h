#pragma once

#include "rules/core/declare/record.h"

#include <compare>
#include <cstdint>

namespace hitspread {

/// Id of a row of a campaign; never reused. 0: none.
using RecordId = long long;

/// Names one record of a campaign: a library record by its kind; a Condition by its combatant, a WeaponState or
/// ArmourState by the possession it belongs to, Switches by their encounter.
struct RecordRef {
    RecordKind kind = RecordKind::Character;
    RecordId id = 0;

    friend constexpr auto operator<=>(const RecordRef&, const RecordRef&) = default;
};

enum class ScopeKind : std::uint8_t { Library, Encounter };

/// What undo acts on: the library, or one encounter.
struct Scope {
    ScopeKind kind = ScopeKind::Library;
    RecordId encounter = 0;

    friend constexpr auto operator<=>(const Scope&, const Scope&) = default;
};

}  // namespace hitspread
