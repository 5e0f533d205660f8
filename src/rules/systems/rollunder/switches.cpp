#include "rules/systems/rollunder/switches.h"

namespace hitspread::rollunder {

std::int32_t bonusOf(const Switches& switches, Bonus bonus)
{
    return switches.bonusesCount ? rowFor(switches.bonuses, bonus).cells[0] : 0;
}

std::int32_t defencePenalty(const Switches& switches, Posture posture)
{
    return switches.posturesCount ? rowFor(switches.postures, posture).cells[posturecolumn::kDefence] : 0;
}

std::int32_t typeHalves(const Switches& switches, DamageType type)
{
    return rowFor(switches.types, type).cells[0];
}

std::int32_t placeHalves(const Switches& switches, Place place, DamageType type)
{
    const auto in = [place](const Table& table, std::size_t column) { return rowFor(table, place).cells[column]; };
    switch (type) {
    case DamageType::SmallPiercing: return in(switches.piercing, 0);
    case DamageType::Piercing: return in(switches.piercing, 1);
    case DamageType::LargePiercing: return in(switches.piercing, 2);
    case DamageType::HugePiercing: return in(switches.piercing, 3);
    case DamageType::Crushing: return in(switches.blades, 0);
    case DamageType::Cutting: return in(switches.blades, 1);
    case DamageType::Impaling: return in(switches.blades, 2);
    case DamageType::Burning: return in(switches.others, 0);
    case DamageType::Corrosion: return in(switches.others, 1);
    case DamageType::Fatigue: return in(switches.others, 2);
    case DamageType::Toxic: return in(switches.others, 3);
    }
    return 0;
}

Open openIn(const Switches& switches, Maneuver maneuver)
{
    return static_cast<Open>(rowFor(switches.maneuvers, maneuver).cells[maneuvercolumn::kDefence]);
}

Distance distanceIn(const Switches& switches, Maneuver maneuver)
{
    return static_cast<Distance>(rowFor(switches.maneuvers, maneuver).cells[maneuvercolumn::kDistance]);
}

std::span<const Profile> profiles()
{
    static constexpr Profile::Setting kPrinted[]{
        {"acrobatic.needsRoll", 0}, {"retreat.perTurn", kNoEntry}, {"maneuver.bonuses", 0}, {"posture.penalties", 0},
        {"attack.offHand", 0},      {"defence.stunned", 0},        {"location.injury", 0}};
    static constexpr Profile kProfiles[]{{"atTheTable", {}}, {"printedSheet", kPrinted}};
    return kProfiles;
}

const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kSwitchFields);

}  // namespace hitspread::rollunder
