#include "rules/systems/outcome/switches.h"

#include <algorithm>
#include <vector>

namespace hitspread::outcome {

namespace {

const TableRow& rowFor(const Table& table, std::int32_t result)
{
    return table.rows[table.rowOf(result)];
}

const TableRow& defencesFor(const Switches& switches, WeaponKind kind)
{
    return rowFor(switches.defences, static_cast<std::int32_t>(kind) + 1);
}

}  // namespace

const TableRow& woundFor(const Switches& switches, std::int32_t levels)
{
    return rowFor(switches.wounds, levels);
}

std::int32_t deadlyLevels(const Switches& switches)
{
    const std::vector<TableRow>& rows = switches.wounds.rows;
    const auto isDeadly = [](const TableRow& row) {
        return static_cast<StillAble>(row.cells[woundcolumn::kActs]) == StillAble::GameMaster;
    };
    const auto found = std::ranges::find_if(rows, isDeadly);
    return found == rows.end() ? rows.back().from : found->from;
}

std::int32_t coverPenalty(const Switches& switches, Cover cover)
{
    if (cover == Cover::None)
        return 0;
    // Three quarters or more.
    return rowFor(switches.covers, static_cast<std::int32_t>(std::min(cover, Cover::ThreeQuarters))).cells[0];
}

std::int32_t materialArmour(const Switches& switches, Material material, std::int32_t points)
{
    if (material == Material::Other)
        return points;
    return rowFor(switches.materials, static_cast<std::int32_t>(material) + 1).cells[0];
}

Rating ratingName(const Switches& switches, std::int32_t rating)
{
    return static_cast<Rating>(rowFor(switches.ratings, rating).cells[0]);
}

std::int32_t calledShotCost(const Switches& switches, Piece piece)
{
    return switches.calledShots ? rowFor(switches.calledShot, static_cast<std::int32_t>(piece) + 1).cells[0] : 0;
}

bool mayDodge(const Switches& switches, WeaponKind kind)
{
    return defencesFor(switches, kind).cells[defencecolumn::kDodge] != 0;
}

bool mayParry(const Switches& switches, WeaponKind kind)
{
    return defencesFor(switches, kind).cells[defencecolumn::kParry] != 0;
}

std::span<const Profile> profiles()
{
    static constexpr Profile::Setting kRevised[]{{"critical", static_cast<std::int32_t>(CriticalRule::AlwaysHits)}};
    static constexpr Profile kProfiles[]{{"recommended", {}}, {"asRevised", kRevised}};
    return kProfiles;
}

const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kSwitchFields);

}  // namespace hitspread::outcome
