#pragma once

#include "rules/core/body/hex.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread {

/// The finest pieces a body is cut into; each system groups them into its own locations. Left and right are the body's own.
// clang-format off
enum class Piece : std::uint8_t {
    Skull, Eyes, Face, Neck, Chest, Vitals, Abdomen, Groin,
    RightArm, LeftArm, RightHand, LeftHand, RightLeg, LeftLeg, RightFoot, LeftFoot
};
inline constexpr std::size_t kPieces = 16;
inline constexpr std::array<std::string_view, kPieces> kPieceIds{
    "skull", "eyes", "face", "neck", "chest", "vitals", "abdomen", "groin",
    "arm_r", "arm_l", "hand_r", "hand_l", "leg_r", "leg_l", "foot_r", "foot_l"};
// clang-format on

/// A word drawn beside the outline ("elbow"); decoration only.
struct PlanWord {
    std::string id;
    Hex hex;
    int side = 1;  ///< -1: left of the sheet, +1: right

    friend bool operator==(const PlanWord&, const PlanWord&) = default;
};

/// One hex of a body: the location it belongs to (index into BodyPlan::locations) and the piece it is part of.
struct BodyCell {
    Hex hex;
    std::uint8_t location = 0;
    Piece piece = Piece::Chest;

    friend bool operator==(const BodyCell&, const BodyCell&) = default;
};

/// What is wrong with a body plan.
struct PlanFault {
    enum class Kind : std::uint8_t {
        Empty,           ///< no location or no hex
        OddHex,          ///< hex: its coordinates add up to an odd number
        HexTwice,        ///< hex
        NoSuchLocation,  ///< hex: of a location that is not there
        LocationEmpty,   ///< location: without a hex
        LocationApart,   ///< location: its hexes are not connected
        FigureApart,     ///< the locations are not connected
        TooLarge         ///< more than kMostColumns or kMostHalfRows
    };
    static constexpr int kMostColumns = 64;
    static constexpr int kMostHalfRows = 128;

    Kind kind = Kind::Empty;
    Hex hex{};
    std::size_t location = 0;

    friend bool operator==(const PlanFault&, const PlanFault&) = default;
};

/// A body diagram as data: which hexes exist, which location and piece each belongs to (3D-LOC-02, A-025).
/// Immutable once built; shared by every request that refers to it. It knows no rules and draws nothing.
class BodyPlan {
public:
    struct Data {
        std::string id;
        std::string name;
        std::vector<std::string> locations;  ///< location ids; their order is the location index
        std::vector<BodyCell> cells;
        Hex aimPoint;    ///< the standard aiming point (A-067)
        Hex floorPoint;  ///< where things lie on the floor (A-120)
        std::vector<PlanWord> words;
    };

    /// The first fault, or nothing.
    [[nodiscard]] static std::optional<PlanFault> faultOf(const Data& data);

    /// Precondition: `faultOf(data)` is empty.
    explicit BodyPlan(Data data);

    [[nodiscard]] const std::string& id() const { return m_data.id; }
    [[nodiscard]] const std::string& name() const { return m_data.name; }
    [[nodiscard]] std::span<const std::string> locations() const { return m_data.locations; }
    [[nodiscard]] std::span<const BodyCell> cells() const { return m_data.cells; }
    [[nodiscard]] Hex aimPoint() const { return m_data.aimPoint; }
    [[nodiscard]] Hex floorPoint() const { return m_data.floorPoint; }
    [[nodiscard]] const Data& data() const { return m_data; }

    /// The cell at a hex, or nullptr off the body. Constant time.
    [[nodiscard]] const BodyCell* cellAt(Hex hex) const
    {
        const int column = hex.column - m_left;
        const int row = hex.halfRow - m_top;
        if (column < 0 || column >= m_columns || row < 0 || row >= m_rows)
            return nullptr;
        const std::int16_t index = m_index[static_cast<std::size_t>(row * m_columns + column)];
        return index < 0 ? nullptr : &m_data.cells[static_cast<std::size_t>(index)];
    }

    /// Location index at a hex, or -1 off the body.
    [[nodiscard]] int locationAt(Hex hex) const
    {
        const BodyCell* cell = cellAt(hex);
        return cell ? cell->location : -1;
    }

    /// The same body cut otherwise: `locationOf` tells for each cell the index among `locations`.
    template <typename LocationOf>
    [[nodiscard]] BodyPlan recut(std::span<const std::string_view> locations, const LocationOf& locationOf) const
    {
        Data data = m_data;
        data.locations.assign(locations.begin(), locations.end());
        for (BodyCell& cell : data.cells)
            cell.location = locationOf(cell);
        return BodyPlan(std::move(data));
    }

private:
    Data m_data;
    int m_left = 0;
    int m_top = 0;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<std::int16_t> m_index;
};

}  // namespace hitspread
