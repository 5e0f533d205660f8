#include "rules/systems/percentile/switches.h"

namespace hitspread::percentile {

std::int32_t calledShotCost(const Switches& switches, Location location)
{
    switch (location) {
    case Location::Head: return switches.calledHead;
    case Location::Chest: return switches.calledChest;
    case Location::Abdomen: return switches.calledAbdomen;
    case Location::RightArm: return switches.calledRightArm;
    case Location::LeftArm: return switches.calledLeftArm;
    case Location::RightLeg: return switches.calledRightLeg;
    case Location::LeftLeg: return switches.calledLeftLeg;
    case Location::Own1:
    case Location::Own2:
    case Location::Own3:
    case Location::Own4:
    case Location::Own5: return switches.calledOwn[static_cast<std::size_t>(location) - kHouseLocationCount];
    }
    return 0;
}

BodyCut bodyCut(const Switches& switches)
{
    BodyCut cut;
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
        const Table& pieces = switches.bodyPieces;
        const TableRow& row = pieces.rows[pieces.rowOf(static_cast<std::int32_t>(piece) + 1)];
        cut.locations[piece] = static_cast<std::uint8_t>(row.cells[0]);
    }
    cut.names.resize(kLocations);
    for (const auto& [name, number] : switches.locationNames.entries) {
        // Of two names of one location the first counts, as in the editor.
        const auto place = static_cast<std::size_t>(number) - 1;
        if (number >= 1 && place < kLocations && cut.names[place].empty())
            cut.names[place] = name;
    }
    return cut;
}

std::span<const Profile> profiles()
{
    static constexpr Profile::Setting kAsPrinted[]{{"duel.hit", static_cast<std::int32_t>(DuelHit::StrictlyUnder)}};
    static constexpr Profile kProfiles[]{{"recommended", {}}, {"asPrinted", kAsPrinted}};
    return kProfiles;
}

const RecordDeclaration switchesRecord = declare::record<Switches>("switches", RecordKind::Switches, kSwitchFields);

}  // namespace hitspread::percentile
