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

constexpr int kColumnsOfWide = 3;

/// How weapons stand on the pages after the first: across the page, or beside each other on one that is wider.
WeaponLook roomyLook(const Overflow& overflow)
{
    WeaponLook look = kLooks.front();
    if (overflow.width() > paper::kContentWidth)
        look.column = (overflow.width() - (kColumnsOfWide - 1) * Overflow::kColumnGap) / kColumnsOfWide;
    return look;
}

void moveOn(Overflow& overflow, const std::vector<WeaponStrip>& moved)
{
    const QString section = SheetText::tr("Weapons");
    const qreal column = roomyLook(overflow).column;
    const std::size_t each = column > 0.0 ? kColumnsOfWide : 1;
    const qreal pitch = column + Overflow::kColumnGap;
    for (std::size_t first = 0; first < moved.size(); first += each) {
        const std::vector<WeaponStrip> row(moved.begin() + static_cast<std::ptrdiff_t>(first),
                                           moved.begin()
                                               + static_cast<std::ptrdiff_t>(std::min(moved.size(), first + each)));
        // Heads never stand on the page before what they are for; beside each other every row has its own.
        const qreal head = first == 0 || column > 0.0 ? WeaponStrip::kHeaderHeight : 0.0;
        overflow.strip(section, head + std::ranges::max(row, {}, &WeaponStrip::height).height(),
                       [row, pitch, column, head](Canvas& canvas, QPointF corner) {
                           for (const WeaponStrip& strip : row) {
                               if (head > 0.0)
                                   WeaponStrip::drawHeader(canvas, corner, column);
                               strip.draw(canvas, corner + QPointF(0.0, head));
                               corner.rx() += pitch;
                           }
                       });
    }
}

void moveRounds(Overflow& overflow, const WeaponStrip& strip, const QString& name)
{
    if (strip.roundsShown() < strip.rounds().boxes)
        overflow.boxes(
            SheetText::tr("Rounds"),
            SheetText::tr("%1, rounds %2 to %3").arg(name).arg(strip.roundsShown() + 1).arg(strip.rounds().boxes),
            WeaponStrip::roundGrid(), strip.rounds(), strip.roundsShown());
}

qreal handHeight(const CombatFacts& facts, const WeaponLook& look)
{
    qreal height = 0.0;
    for (const HandFacts& thing : facts.handWeapons())
        height += WeaponStrip(thing, look).height();
    return height;
}

/// Below the firearms what is wielded and thrown, as far as there is room; the rest is `moved`. Returns where it ends.
qreal layHandWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom,
                     const WeaponLook& look, std::vector<WeaponStrip>& moved)
{
    qreal y = at.y();
    bool full = false;
    for (const HandFacts& thing : facts.handWeapons()) {
        const WeaponStrip strip(thing, look);
        full = full || y + strip.height() > bottom;
        const WeaponStrip roomy(thing, roomyLook(overflow));
        if (full) {
            moved.push_back(roomy);
        } else {
            strip.draw(canvas, {at.x(), y});
            y += strip.height();
        }
        moveRounds(overflow, full ? roomy : strip, handName(thing));
    }
    return y;
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom, qreal column,
                 qreal comfort)
{
    if (column > 0.0)
        canvas.heading(at, column, SheetText::tr("Weapons, ready worked"));
    else
        canvas.heading(at, paper::kContentWidth, SheetText::tr("Weapons, spread in hexes ready worked"),
                       SheetText::tr("to hit and dice: 13 or more · aiming points come back along the line"));
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
    for (; shown < std::min(kMostWeapons, all.size()) && y + all[shown].height() <= bottom; ++shown) {
        all[shown].draw(canvas, {at.x(), y});
        y += all[shown].height();
    }
    if (facts.isBlank())
        return y;
    std::vector<WeaponStrip> moved;
    y = layHandWeapons(canvas, overflow, facts, {at.x(), y}, bottom, chosen, moved);
    const std::vector<WeaponStrip> roomy = strips(facts, roomyLook(overflow));
    for (std::size_t i = 0; i < facts.weapons().size(); ++i) {
        const QString name = words(facts.weapons()[i].weapon.name);
        if (i >= shown)
            moved.push_back(roomy[i]);
        moveRounds(overflow, i < shown ? all[i] : roomy[i], name);
    }
    moveOn(overflow, moved);
    return y;
}

}  // namespace hitspread::threed::sheet
