#include "reports/sheetblocks.h"
#include "reports/systems/rollunder/combatblocks.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/rollunder/weaponwords.h"

#include <algorithm>

namespace hitspread::rollunder::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;

constexpr int kBlankWeapons = 3;
constexpr int kBlankShots = 20;

/// With a box for each shot.
std::vector<SheetEntry> entriesOf(const SheetFacts& facts)
{
    std::vector<SheetEntry> entries = weaponEntries(facts.figures, {"weapon"});
    for (std::size_t i = 0; i < std::min(entries.size(), facts.weapons.size()); ++i) {
        entries[i].boxes = shotsTrack(facts.weapons[i].shots, facts.weaponStates[i].shotsLeft);
    }
    return entries;
}

SheetEntry blankEntry()
{
    return {{},
            SheetText::tr("____", "a skill"),
            {SheetText::tr("skill ____________  ·  damage ________  ·  reach ____  ·  Acc ___  ·  parry ____")},
            {kBlankShots, 0, 0}};
}

}  // namespace

qreal layWeapons(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    const SheetEntries list{.title = SheetText::tr("Weapons"),
                            .remark = facts.isBlank ? QString() : SheetText::tr("with shock and conditions"),
                            .entries = facts.isBlank ? std::vector<SheetEntry>(kBlankWeapons, blankEntry())
                                                     : entriesOf(facts),
                            .isBlank = facts.isBlank};
    return layEntries(canvas, overflow, list, at, width, bottom);
}

QStringList notesOf(const SheetFacts& facts)
{
    QStringList paragraphs{facts.conditions.join(u"  ·  "_qs)};
    QStringList worn;
    for (std::size_t i = 0; i < facts.worn.size(); ++i) {
        QStringList piece{armourPieceWords(facts.names, facts.worn[i]), unwornWords(facts.worn[i], facts.wornState[i])};
        piece.removeAll(QString());
        worn << SheetText::tr("%1 (%2)", "armour, what it does")
                    .arg(text::visible(facts.worn[i].name), piece.join(u"; "_qs));
    }
    if (!worn.isEmpty())
        paragraphs << SheetText::tr("Worn: %1").arg(worn.join(u", "_qs));
    paragraphs << text::visible(facts.character.traits) << text::visible(facts.character.notes);
    return paragraphs;
}

}  // namespace hitspread::rollunder::sheet
