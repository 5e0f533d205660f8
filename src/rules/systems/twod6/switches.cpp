#include "rules/systems/twod6/switches.h"

namespace hitspread::twod6 {

std::int32_t modifierOf(const Switches& switches, RangedRow row)
{
    return rowFor(switches.ranged, row).cells[0];
}

std::int32_t modifierOf(const Switches& switches, MeleeRow row)
{
    return rowFor(switches.melee, row).cells[0];
}

Category categoryOf(const Switches& switches, Doing doing)
{
    return static_cast<Category>(rowFor(switches.actions, doing).cells[actioncolumn::kCategory]);
}

ActionKind kindOf(const Switches& switches, Doing doing)
{
    return static_cast<ActionKind>(rowFor(switches.actions, doing).cells[actioncolumn::kKind]);
}

Location placeAt(const Switches& switches, std::int32_t first, std::int32_t second)
{
    const std::size_t row = switches.places.rowOf(cellOf(first, second));
    return static_cast<Location>(switches.places.rows[row].cells[0]);
}

std::int32_t saveOf(const Switches& switches, Line line)
{
    return rowFor(switches.lines, line).cells[0];
}

std::int32_t recoveryOf(const Switches& switches, Location location, Wound wound, std::size_t column)
{
    const Table& table = wound == Wound::Disabled ? switches.disabled : switches.incapacitated;
    return rowFor(table, regionOf(location)).cells[column];
}

std::int32_t proposalOf(const Switches& switches, Location location, Wound wound)
{
    const std::size_t column = wound == Wound::Disabled ? proposalcolumn::kDisabled : proposalcolumn::kIncapacitated;
    return rowFor(switches.proposals, regionOf(location)).cells[column];
}

std::int32_t facilityOf(const Switches& switches, Facility facility)
{
    return rowFor(switches.facilities, facility).cells[0];
}

std::span<const Profile> profiles()
{
    static constexpr Profile::Setting kLong[]{{"deterioration", static_cast<std::int32_t>(Deterioration::FromWoundTwo)},
                                              {"save.base", 18},
                                              {"save.factor", 2}};
    static constexpr Profile kProfiles[]{{"asPrinted", {}}, {"longEvening", kLong}};
    return kProfiles;
}

const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kSwitchFields);

}  // namespace hitspread::twod6
