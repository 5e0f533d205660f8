#include "reports/systems/threed/weaponblock.h"

#include "reports/paper/papersetup.h"
#include "reports/systems/threed/sheetwords.h"
#include "reports/systems/threed/weaponstrip.h"
#include "reports/systems/threed/weaponwords.h"

#include <algorithm>
#include <array>

namespace hitspread::threed::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr std::size_t kMostWeapons = 4;
constexpr std::size_t kBlankWeapons = 3;
constexpr std::array<WeaponLook, 5> kLooks{{{4.4, 3.4, true}, {4.4, 3.4}, {4.0, 3.2}, {3.6, 2.9}, {3.4, 0.0}}};

/// Those looks for a block as wide as this; 0: across the page.
std::array<WeaponLook, kLooks.size()> looksFor(qreal column)
{
    std::array<WeaponLook, kLooks.size()> looks = kLooks;
    for (WeaponLook& look : looks)
        look.column = column;
    return looks;
}

std::vector<WeaponStrip> strips(const CombatFacts& facts, const WeaponLook& look)
{
    std::vector<WeaponStrip> result;
    if (facts.isBlank())
        return std::vector<WeaponStrip>(kBlankWeapons, WeaponStrip(nullptr, look));
    for (const WeaponFacts& weapon : facts.weapons())
        result.emplace_back(&weapon, look);
    // Who has none yet may find one.
    if (result.empty() && facts.handWeapons().empty())
        result.emplace_back(nullptr, look);
    return result;
}

qreal heightOf(const std::vector<WeaponStrip>& all, std::size_t count)
{
    qreal height = 0.0;
    for (std::size_t i = 0; i < std::min(count, all.size()); ++i)
        height += all[i].height();
    return height;
}

constexpr qreal kBelowStrips = 1.0;  ///< between a row of weapons and their other rounds, mm
constexpr std::size_t kColumnsOfWide = 3;
constexpr std::size_t kMostColumnsOfWide = 4;
constexpr qreal kLeastColumn = 62.0;  ///< in a narrower one the reaches of two bands would touch, mm

/// How many weapons stand beside each other on the pages after the first: across the page one, on a wider page as many as leave
/// no row with a single one, where that is possible.
std::size_t columnsFor(const Overflow& overflow, std::size_t count)
{
    if (overflow.width() <= paper::kContentWidth)
        return 1;
    constexpr auto kMost = static_cast<qreal>(kMostColumnsOfWide);
    const bool isRoom = (overflow.width() - (kMost - 1.0) * Overflow::kColumnGap) / kMost >= kLeastColumn;
    return count % kColumnsOfWide == 1 && count > 1 && isRoom ? kMostColumnsOfWide : kColumnsOfWide;
}

WeaponLook roomyLook(const Overflow& overflow, std::size_t count)
{
    // Beside the table only: as high as many rounds would have it, the page would be half empty.
    WeaponLook look = kLooks[1];
    const auto columns = static_cast<qreal>(columnsFor(overflow, count));
    if (columns > 1.0)
        look.column = (overflow.width() - (columns - 1.0) * Overflow::kColumnGap) / columns;
    return look;
}

/// The rounds that did not fit beside a weapon's table.
void moveRounds(Overflow& overflow, const QString& section, const WeaponStrip& strip)
{
    if (strip.roundsShown() < strip.rounds().boxes)
        overflow.boxes(
            section,
            SheetText::tr("%1, rounds %2 to %3")
                .arg(strip.title(), QString::number(strip.roundsShown() + 1), QString::number(strip.rounds().boxes)),
            WeaponStrip::roundGrid(), strip.rounds(), strip.roundsShown());
}

/// Rows of weapons, below each row the rounds that found no room in it.
void moveOn(Overflow& overflow, const std::vector<WeaponStrip>& moved, qreal column)
{
    const QString section = SheetText::tr("Weapons");
    const std::size_t each = columnsFor(overflow, moved.size());
    const qreal pitch = column + Overflow::kColumnGap;
    for (std::size_t first = 0; first < moved.size(); first += each) {
        const std::vector<WeaponStrip> row(moved.begin() + static_cast<std::ptrdiff_t>(first),
                                           moved.begin()
                                               + static_cast<std::ptrdiff_t>(std::min(moved.size(), first + each)));
        // Heads never stand on the page before what they are for; beside each other every row has its own.
        const qreal head = first == 0 || column > 0.0 ? WeaponStrip::kHeaderHeight : 0.0;
        overflow.strip(section, head + std::ranges::max(row, {}, &WeaponStrip::height).height() + kBelowStrips,
                       [row, pitch, column, head](Canvas& canvas, QPointF corner) {
                           for (const WeaponStrip& strip : row) {
                               if (head > 0.0)
                                   WeaponStrip::drawHeader(canvas, corner, column);
                               strip.draw(canvas, corner + QPointF(0.0, head));
                               corner.rx() += pitch;
                           }
                       });
        for (const WeaponStrip& strip : row)
            moveRounds(overflow, section, strip);
    }
}

qreal handHeight(const CombatFacts& facts, const WeaponLook& look)
{
    qreal height = 0.0;
    for (const HandFacts& thing : facts.handWeapons())
        height += WeaponStrip(thing, look).height();
    return height;
}

/// What was laid out, and where it ends.
struct Laid {
    std::size_t count = 0;
    qreal end = 0.0;
};

/// On the first page: a weapon, and where its other rounds stand. Returns its lower edge.
qreal layStrip(Canvas& canvas, Overflow& overflow, const WeaponStrip& strip, QPointF at)
{
    strip.draw(canvas, at);
    if (strip.roundsShown() < strip.rounds().boxes)
        overflow.pointer(SheetText::tr("Rounds"), strip.roundsPointer(at));
    moveRounds(overflow, SheetText::tr("Rounds"), strip);
    return at.y() + strip.height();
}

/// Below the firearms what is wielded and thrown, as far as there is room.
Laid layHandWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom,
                    const WeaponLook& look)
{
    Laid laid{0, at.y()};
    for (const HandFacts& thing : facts.handWeapons()) {
        const WeaponStrip strip(thing, look);
        if (laid.end + strip.height() > bottom)
            break;
        laid.end = layStrip(canvas, overflow, strip, {at.x(), laid.end});
        ++laid.count;
    }
    return laid;
}

/// What found no room. Returns whether there was any.
bool continueLater(Overflow& overflow, const CombatFacts& facts, std::size_t weapons, std::size_t handWeapons)
{
    const std::size_t count = facts.weapons().size() - std::min(weapons, facts.weapons().size())
        + facts.handWeapons().size() - handWeapons;
    const WeaponLook roomy = roomyLook(overflow, count);
    std::vector<WeaponStrip> moved;
    for (std::size_t i = handWeapons; i < facts.handWeapons().size(); ++i)
        moved.emplace_back(facts.handWeapons()[i], roomy);
    for (std::size_t i = weapons; i < facts.weapons().size(); ++i)
        moved.emplace_back(&facts.weapons()[i], roomy);
    moveOn(overflow, moved, roomy.column);
    return !moved.empty();
}

void layHeading(Canvas& canvas, Overflow& overflow, QPointF at, qreal column, bool goesOn)
{
    const qreal free = goesOn ? Overflow::pointerSize().width() : 0.0;
    const QRectF room = column > 0.0
        ? canvas.heading(at, column, SheetText::tr("Weapons, ready worked"), {}, free)
        : canvas.heading(at, paper::kContentWidth, SheetText::tr("Weapons, spread in hexes ready worked"),
                         SheetText::tr("to hit and dice: 13 or more · aiming points come back along the line"), free);
    if (goesOn)
        overflow.pointer(SheetText::tr("Weapons"), room);
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom, qreal column,
                 qreal comfort)
{
    WeaponStrip::drawHeader(canvas, at + QPointF(0.0, paper::kHeadingHeight - 0.8), column);
    qreal y = at.y() + paper::kHeadingHeight - 0.8 + WeaponStrip::kHeaderHeight;

    const auto looks = looksFor(column);
    const auto fitting = [&](qreal limit) {
        return std::ranges::find_if(looks, [&](const WeaponLook& look) {
            return y + heightOf(strips(facts, look), kMostWeapons) + handHeight(facts, look) <= limit;
        });
    };
    auto best = fitting(bottom - comfort);
    if (best == looks.end())
        best = fitting(bottom);
    const WeaponLook chosen = best == looks.end() ? looks.back() : *best;
    const std::vector<WeaponStrip> all = strips(facts, chosen);
    std::size_t shown = 0;
    for (; shown < std::min(kMostWeapons, all.size()) && y + all[shown].height() <= bottom; ++shown)
        y = layStrip(canvas, overflow, all[shown], {at.x(), y});
    if (facts.isBlank()) {
        layHeading(canvas, overflow, at, column, false);
        return y;
    }
    const Laid hands = layHandWeapons(canvas, overflow, facts, {at.x(), y}, bottom, chosen);
    layHeading(canvas, overflow, at, column, continueLater(overflow, facts, shown, hands.count));
    return hands.end;
}

}  // namespace hitspread::threed::sheet
