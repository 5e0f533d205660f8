#include "reports/paper/typeset.h"
#include "reports/sheetblocks.h"
#include "reports/systems/twod6/combatblocks.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/weaponwords.h"

#include <algorithm>

namespace hitspread::twod6::sheet {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;
using paper::Track;

constexpr int kBlankWeapons = 3;
constexpr int kBlankShots = 20;
constexpr std::size_t kBlankArmour = 2;
constexpr std::size_t kArmourHere = 4;
constexpr int kArmourColumns = 2;
constexpr int kMostPoolBoxes = 12;
constexpr qreal kArmourGap = 2.0;
constexpr Style kArmourName{7.5, true};
constexpr Style kArmourWords{7.0};
constexpr BoxGrid kPoolBoxes{2.6, 3.0, kMostPoolBoxes, 0.18};

/// With a box for each shot.
std::vector<SheetEntry> entriesOf(const SheetFacts& facts)
{
    std::vector<SheetEntry> entries = weaponEntries(facts.figures, {"weapon", "weapon.state"});
    // All of it on one line where that holds it.
    for (SheetEntry& entry : entries)
        entry.words = {entry.words.join(u"  ·  "_qs)};
    for (std::size_t i = 0; i < std::min(entries.size(), facts.weapons.size()); ++i)
        entries[i].boxes = shotsTrack(facts.weapons[i].shots, facts.weaponStates[i].shotsLeft);
    return entries;
}

SheetEntry blankEntry()
{
    return {
        {},
        SheetText::tr("____", "a level"),
        {SheetText::tr("skill ____________  ·  damage ________  ·  short ____ m  ·  medium ____ m  ·  long ____ m")},
        {kBlankShots, 0, 0}};
}

/// A piece: what it is and does, its pool at the right in boxes as long as they have room.
struct WornLine {
    QString name;
    QString words;
    Track pool{};
};

WornLine wornLine(const SheetFacts& facts, std::size_t place)
{
    const Armour& piece = facts.worn[place];
    const ArmourState& state = facts.wornState[place];
    const bool hasBoxes = piece.pool > 0 && piece.pool <= kMostPoolBoxes;
    QStringList words{armourPieceWords(facts.names, piece), hasBoxes ? QString() : poolLeftWords(piece, state)};
    if (const QString unworn = unwornWords(piece, state); !words.contains(unworn))
        words << unworn;
    return {text::visible(piece.name), text::joined(words),
            hasBoxes ? shotsTrack(piece.pool, state.poolLeft) : Track{}};
}

void drawWorn(Canvas& canvas, Overflow& overflow, const WornLine& line, const QRectF& frame)
{
    const qreal boxes = line.pool.boxes * kPoolBoxes.pitch;
    QRectF room = frame.adjusted(0.0, 0.0, boxes > 0.0 ? -boxes - 1.0 : 0.0, -0.2);
    canvas.rule(frame.bottomLeft(), frame.bottomRight(), 0.12, Token::Line);
    static_cast<void>(
        canvas.boxes({frame.right() - boxes, frame.top() + 0.8}, kPoolBoxes, line.pool, 0, kMostPoolBoxes));
    const qreal name = std::min(paper::widthOf(line.name, kArmourName) + 1.5, room.width() / 2.0);
    canvas.fitted(QRectF(room.topLeft(), QSizeF(name, room.height())), line.name, kArmourName, overflow, line.name);
    room.adjust(name, 0.0, 0.0, 0.0);
    canvas.fitted(room, line.words, kArmourWords, overflow, line.name);
}

}  // namespace

qreal layArmour(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width)
{
    const std::size_t count = facts.isBlank ? kBlankArmour : facts.worn.size();
    if (count == 0)
        return at.y();
    const QString title = SheetText::tr("Armour");
    canvas.heading(at, width, title, SheetText::tr("what it stops, where and of what; a box for each point of a pool"));
    SheetRows list{title, kFigureLine, kArmourColumns, {}};
    for (std::size_t i = 0; i < count; ++i) {
        const WornLine line = facts.isBlank ? WornLine{{}, {}, {kMostPoolBoxes, 0, 0}} : wornLine(facts, i);
        list.rows.emplace_back(
            [line](Canvas& page, Overflow& more, const QRectF& frame) { drawWorn(page, more, line, frame); });
    }
    const qreal y = at.y() + paper::kHeadingHeight - 0.6;
    const qreal end = y + static_cast<qreal>(std::min(count, kArmourHere)) * kFigureLine;
    // Half a line more: rows are counted by what has room.
    layRows(canvas, overflow, list, {at.x(), y}, width, end + kFigureLine / 2.0);
    return end + kArmourGap;
}

qreal layWeapons(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, QPointF at, qreal width, qreal bottom)
{
    const SheetEntries list{
        .title = SheetText::tr("Weapons"),
        .remark = facts.isBlank ? QString() : SheetText::tr("2d6, so much or more; with hand, wounds, conditions"),
        .entries = facts.isBlank ? std::vector<SheetEntry>(kBlankWeapons, blankEntry()) : entriesOf(facts),
        .isBlank = facts.isBlank};
    return layEntries(canvas, overflow, list, at, width, bottom);
}

}  // namespace hitspread::twod6::sheet
