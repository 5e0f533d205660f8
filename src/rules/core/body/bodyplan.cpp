#include "rules/core/body/bodyplan.h"

#include <algorithm>
#include <set>

namespace hitspread {

namespace {

bool isConnected(std::set<Hex> hexes)
{
    std::vector<Hex> open{*hexes.begin()};
    hexes.erase(hexes.begin());
    while (!open.empty()) {
        const Hex hex = open.back();
        open.pop_back();
        for (int direction = 1; direction <= kDirections; ++direction) {
            const auto found = hexes.find(walk(hex, direction, 1));
            if (found == hexes.end())
                continue;
            open.push_back(*found);
            hexes.erase(found);
        }
    }
    return hexes.empty();
}

struct Bounds {
    int left;
    int top;
    int columns;
    int rows;
};

Bounds boundsOf(const std::vector<BodyCell>& cells)
{
    const auto [left, right] = std::ranges::minmax(cells, {}, [](const BodyCell& cell) { return cell.hex.column; });
    const auto [top, bottom] = std::ranges::minmax(cells, {}, [](const BodyCell& cell) { return cell.hex.halfRow; });
    return Bounds{left.hex.column, top.hex.halfRow, right.hex.column - left.hex.column + 1,
                  bottom.hex.halfRow - top.hex.halfRow + 1};
}

}  // namespace

std::optional<PlanFault> BodyPlan::faultOf(const Data& data)
{
    using enum PlanFault::Kind;
    if (data.cells.empty() || data.locations.empty())
        return PlanFault{Empty};
    std::set<Hex> seen;
    for (const BodyCell& cell : data.cells) {
        if (!cell.hex.isValid())
            return PlanFault{OddHex, cell.hex};
        if (!seen.insert(cell.hex).second)
            return PlanFault{HexTwice, cell.hex};
        if (cell.location >= data.locations.size())
            return PlanFault{NoSuchLocation, cell.hex};
    }
    for (std::size_t location = 0; location < data.locations.size(); ++location) {
        std::set<Hex> hexes;
        for (const BodyCell& cell : data.cells) {
            if (cell.location == location)
                hexes.insert(cell.hex);
        }
        if (hexes.empty())
            return PlanFault{LocationEmpty, {}, location};
        if (!isConnected(std::move(hexes)))
            return PlanFault{LocationApart, {}, location};
    }
    if (!isConnected(seen))
        return PlanFault{FigureApart};
    const Bounds bounds = boundsOf(data.cells);
    if (bounds.columns > PlanFault::kMostColumns || bounds.rows > PlanFault::kMostHalfRows)
        return PlanFault{TooLarge};
    return std::nullopt;
}

BodyPlan::BodyPlan(Data data) : m_data(std::move(data))
{
    const Bounds bounds = boundsOf(m_data.cells);
    m_left = bounds.left;
    m_top = bounds.top;
    m_columns = bounds.columns;
    m_rows = bounds.rows;
    m_index.assign(static_cast<std::size_t>(m_columns * m_rows), -1);
    for (std::size_t i = 0; i < m_data.cells.size(); ++i) {
        const Hex hex = m_data.cells[i].hex;
        m_index[static_cast<std::size_t>((hex.halfRow - m_top) * m_columns + hex.column - m_left)] =
            static_cast<std::int16_t>(i);
    }
}

}  // namespace hitspread
