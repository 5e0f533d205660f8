#include "reports/sheetblocks.h"
#include "reports/systems/outcome/statcolumn.h"
#include "rules/systems/outcome/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

namespace hitspread::outcome::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr int kBlankWeapons = 4;

SheetEntry blankEntry()
{
    return {{},
            SheetText::tr("____", "a rating"),
            {SheetText::tr("skill ____________  ·  damage ____  ·  parry ____  ·  single ____  ·  burst ____  ·  "
                           "automatic ____")},
            {}};
}

/// "Skull −2 · Eyes −3": what calling an attack at a place costs. Empty: nothing does.
QString calledWords(const SheetFacts& facts)
{
    if (!facts.switches.calledShots)
        return {};
    QStringList all;
    for (std::size_t piece = 0; piece < kPieces; ++piece) {
        const std::int32_t cost = calledShotCost(facts.switches, static_cast<Piece>(piece));
        if (cost != 0)
            all << SheetText::tr("%1 %2", "location, what it costs")
                       .arg(text::usualLocation(system(), kPieceIds[piece]), text::signedNumber(cost));
    }
    return SheetText::tr("Called shots: %1").arg(all.join(u" · "_qs));
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    const SheetEntries list{.title = SheetText::tr("Weapons"),
                            .remark = facts.isBlank ? QString() : SheetText::tr("ratings with all present penalties"),
                            .entries = facts.isBlank ? std::vector<SheetEntry>(kBlankWeapons, blankEntry())
                                                     : weaponEntries(facts.figures, {"weapon", "weapon.modes"}),
                            .isBlank = facts.isBlank};
    return layEntries(canvas, overflow, list, at, width, bottom);
}

void layNotes(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const QRectF& room)
{
    QStringList paragraphs{facts.conditions.join(u"  ·  "_qs), calledWords(facts)};
    QStringList worn;
    for (std::size_t i = 0; i < facts.worn.size(); ++i)
        worn << SheetText::tr("%1, %2 (%3)", "armour, points, how it is carried")
                    .arg(text::visible(facts.worn[i].name), QString::number(facts.worn[i].points),
                         shortCarriedWords(facts.worn[i], facts.wornState[i]));
    if (!worn.isEmpty())
        paragraphs << SheetText::tr("Carries: %1").arg(worn.join(u"  ·  "_qs));
    paragraphs << text::visible(facts.character.traits) << text::visible(facts.character.notes);
    hitspread::layNotes(canvas, overflow, paragraphs, facts.isBlank, room);
}

}  // namespace hitspread::outcome::sheet
