#include "reports/sheetblocks.h"
#include "reports/systems/percentile/combatblocks.h"
#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/system.h"
#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>
#include <array>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr int kBlankRounds = 30;
constexpr int kBlankWeapons = 3;

/// With a box for each round of its magazine.
std::vector<SheetEntry> entriesOf(const SheetFacts& facts)
{
    std::vector<SheetEntry> entries = weaponEntries(facts.figures, {"weapon", "weapon.called", "weapon.state"});
    for (std::size_t i = 0; i < std::min(entries.size(), facts.weapons.size()); ++i) {
        const auto& [weapon, state] = facts.weapons[i];
        entries[i].boxes = shotsTrack(weapon.magazine, state.ammo);
    }
    return entries;
}

SheetEntry blankEntry()
{
    return {{},
            SheetText::tr("____ %"),
            {SheetText::tr("critical ___  ·  Result ____ − roll  ·  damage ________  ·  parry ____  ·  duel ___"),
             SheetText::tr("called: ________________________________")},
            {kBlankRounds, 0, 0}};
}

/// Locations house rules have added without a piece of the body: nothing on the figure points at them, but the table hits them.
QString placelessWords(const SheetFacts& facts)
{
    const BodyCut cut = bodyCut(facts.switches);
    QStringList all;
    for (std::size_t i = kHouseLocationCount; i < kLocations; ++i) {
        if (cut.names[i].empty() || std::ranges::find(cut.locations, i) != cut.locations.end())
            continue;
        const QString spans = facts.spans(i);
        all << SheetText::tr("%1: d100 %2, damage %3, called %4, armour %5", "location")
                   .arg(facts.locationName(i), spans.isEmpty() ? SheetText::tr("not rolled") : spans, facts.modifier(i),
                        text::number(calledShotCost(facts.switches, static_cast<Location>(i))),
                        facts.isBlank ? u"____"_qs : QString::number(facts.armour(i)));
    }
    return all.isEmpty() ? QString() : SheetText::tr("Not on the figure: %1").arg(all.join(u"  ·  "_qs));
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    const SheetEntries list{.title = SheetText::tr("Weapons"),
                            .remark = facts.isBlank ? QString() : SheetText::tr("ratings with all present penalties"),
                            .entries = facts.isBlank ? std::vector<SheetEntry>(kBlankWeapons, blankEntry())
                                                     : entriesOf(facts),
                            .isBlank = facts.isBlank};
    return layEntries(canvas, overflow, list, at, width, bottom);
}

void layNotes(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const QRectF& room)
{
    QStringList paragraphs{facts.conditions.join(u"  ·  "_qs), placelessWords(facts)};
    QStringList armour;
    for (std::size_t i = 0; i < facts.worn.size(); ++i) {
        const bool isReady = facts.wornState[i].ready;
        const QString name = text::visible(facts.worn[i].name);
        armour << (isReady ? name : SheetText::tr("%1 (not ready)").arg(name));
    }
    if (!armour.isEmpty())
        paragraphs << SheetText::tr("Worn: %1").arg(armour.join(u", "_qs));
    paragraphs << text::visible(facts.character.notes);
    hitspread::layNotes(canvas, overflow, paragraphs, facts.isBlank, room);
}

}  // namespace hitspread::percentile::sheet
