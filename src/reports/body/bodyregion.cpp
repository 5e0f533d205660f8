#include "reports/body/bodyregion.h"

#include <algorithm>

namespace hitspread {

BodyPart partOf(Piece piece)
{
    switch (piece) {
    case Piece::Skull:
    case Piece::Eyes:
    case Piece::Face:
    case Piece::Neck: return BodyPart::Head;
    case Piece::Chest:
    case Piece::Vitals:
    case Piece::Abdomen:
    case Piece::Groin: return BodyPart::Trunk;
    case Piece::RightArm:
    case Piece::RightHand: return BodyPart::RightArm;
    case Piece::LeftArm:
    case Piece::LeftHand: return BodyPart::LeftArm;
    case Piece::RightLeg:
    case Piece::RightFoot: return BodyPart::RightLeg;
    case Piece::LeftLeg:
    case Piece::LeftFoot: return BodyPart::LeftLeg;
    }
    return BodyPart::Trunk;
}

Region regionOf(Piece piece)
{
    if (piece == Piece::Abdomen || piece == Piece::Groin)
        return Region::Abdomen;
    switch (partOf(piece)) {
    case BodyPart::Head: return Region::Head;
    case BodyPart::Trunk: return Region::Torso;
    case BodyPart::RightArm:
    case BodyPart::LeftArm: return Region::Arm;
    case BodyPart::RightLeg:
    case BodyPart::LeftLeg: return Region::Leg;
    }
    return Region::Torso;
}

Region regionOf(const BodyPlan& plan, int location)
{
    std::array<int, kRegions> votes{};
    for (const BodyCell& cell : plan.cells()) {
        if (cell.location == location)
            ++votes.at(static_cast<std::size_t>(regionOf(cell.piece)));
    }
    return static_cast<Region>(std::ranges::max_element(votes) - votes.begin());
}

}  // namespace hitspread
