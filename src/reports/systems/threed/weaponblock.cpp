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

void moveOn(Overflow& overflow, const WeaponStrip& strip, bool first)
{
    const QString section = SheetText::tr("Weapons");
    if (first)
        overflow.strip(section, WeaponStrip::kHeaderHeight,
                       [](Canvas& canvas, QPointF corner) { WeaponStrip::drawHeader(canvas, corner); });
    overflow.strip(section, strip.height(), [strip](Canvas& canvas, QPointF corner) { strip.draw(canvas, corner); });
}

void moveRounds(Overflow& overflow, const WeaponStrip& strip, const QString& name)
{
    if (strip.roundsShown() < strip.rounds().boxes)
        overflow.boxes(
            SheetText::tr("Rounds"),
            SheetText::tr("%1, rounds %2 to %3").arg(name).arg(strip.roundsShown() + 1).arg(strip.rounds().boxes),
            WeaponStrip::roundGrid(), strip.rounds(), strip.roundsShown());
}

/// Below the firearms what is wielded and thrown, as far as there is room. Returns where it ends.
qreal layHandWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom)
{
    qreal y = at.y();
    bool first = true;
    bool full = false;
    for (const HandFacts& thing : facts.handWeapons()) {
        const WeaponStrip roomy(thing, kLooks.front());
        WeaponStrip strip = roomy;
        for (const WeaponLook& look : kLooks) {
            strip = WeaponStrip(thing, look);
            if (y + strip.height() <= bottom)
                break;
        }
        full = full || y + strip.height() > bottom;
        if (full) {
            const bool alone = first && facts.weapons().size() <= kMostWeapons;
            moveOn(overflow, roomy, alone);
            first = false;
        } else {
            strip.draw(canvas, {at.x(), y});
            y += strip.height();
        }
        moveRounds(overflow, full ? roomy : strip, handName(thing));
    }
    return y;
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal bottom)
{
    canvas.heading(at, paper::kContentWidth, SheetText::tr("Weapons, spread in hexes ready worked"),
                   SheetText::tr("to hit and dice: 13 or more · aiming points come back along the line"));
    WeaponStrip::drawHeader(canvas, at + QPointF(0.0, paper::kHeadingHeight - 0.8));
    qreal y = at.y() + paper::kHeadingHeight - 0.8 + WeaponStrip::kHeaderHeight;

    std::vector<WeaponStrip> all;
    for (const WeaponLook& look : kLooks) {
        all = strips(facts, look);
        if (y + heightOf(all, kMostWeapons) <= bottom)
            break;
    }
    std::size_t shown = 0;
    for (; shown < std::min(kMostWeapons, all.size()) && y + all[shown].height() <= bottom; ++shown) {
        all[shown].draw(canvas, {at.x(), y});
        y += all[shown].height();
    }
    if (facts.isBlank())
        return y;
    y = layHandWeapons(canvas, overflow, facts, {at.x(), y}, bottom);
    const std::vector<WeaponStrip> roomy = strips(facts, kLooks.front());
    for (std::size_t i = 0; i < facts.weapons().size(); ++i) {
        const QString name = words(facts.weapons()[i].weapon.name);
        if (i >= shown)
            moveOn(overflow, roomy[i], i == shown);
        moveRounds(overflow, i < shown ? all[i] : roomy[i], name);
    }
    return y;
}

}  // namespace hitspread::threed::sheet
