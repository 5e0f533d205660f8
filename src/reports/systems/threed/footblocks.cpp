#include "reports/systems/threed/footblocks.h"

#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/threed/sheetwords.h"
#include "reports/systems/threed/statewords.h"
#include "rules/systems/threed/system.h"
#include "text/fields.h"
#include "text/joined.h"
#include "text/naming.h"

#include <algorithm>
#include <cmath>

namespace hitspread::threed::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr qreal kFootRow = 4.4;
// Where a list or a text comes to fit, its lines move closer together, down to what their type takes.
constexpr qreal kTightRow = 3.8;
constexpr qreal kTightLine = 3.25;
constexpr qreal kNotesX = 96.0;
constexpr qreal kNotesWidth = 94.0;
constexpr qreal kHalf = 92.0;
constexpr qreal kColumnGap = 3.0;
constexpr int kFootMoreColumns = 3;
constexpr qreal kFootGap = 2.6;     ///< between blocks below each other
constexpr qreal kFoundRow = 7.0;    ///< high enough to write in
constexpr qreal kFoundName = 26.0;  ///< of the column for a name
constexpr int kLeastFoundRows = 2;
constexpr int kMostFoundRows = 6;
constexpr Style kState{7.2, true};
constexpr Style kNote{7.2};
constexpr Style kFoundHead{6.8, false, Token::Muted};

/// The notes of the character and of all he carries.
QString notesOf(const CombatFacts& facts)
{
    if (facts.isBlank())
        return {};
    QStringList notes{words(facts.character().notes)};
    const auto add = [&](const std::string& name, const std::string& text) {
        if (!text.empty())
            notes.append(SheetText::tr("%1: %2").arg(words(name), words(text)));
    };
    for (const WeaponFacts& weapon : facts.weapons()) {
        add(weapon.weapon.name, weapon.weapon.notes);
        if (weapon.ammunition)
            add(weapon.ammunition->name, weapon.ammunition->notes);
        for (const Accessory& accessory : weapon.accessories)
            add(accessory.name, accessory.notes);
    }
    for (const Armour& armour : facts.armour())
        add(armour.name, armour.notes);
    for (const HandFacts& thing : facts.handWeapons()) {
        const RecordDeclaration& declaration = thing.thing.declaration();
        add(declaration.find("name")->text(thing.thing.data()), declaration.find("notes")->text(thing.thing.data()));
    }
    return text::joined(notes, u"\n");
}

int rowsIn(qreal height, qreal pitch = kFootRow)
{
    return std::max(0, static_cast<int>((height + 0.02) / pitch));
}

/// How far apart so many lines stand: as usual, or closer where that makes all of them fit.
qreal pitchFor(qsizetype lines, qreal height, qreal least)
{
    const qreal pitch = (height + 0.01) / static_cast<qreal>(std::max<qsizetype>(1, lines));
    return pitch >= kFootRow || pitch < least ? kFootRow : pitch;
}

/// Paragraphs that have no place of their own go to the pages after.
void tellLater(Overflow& overflow, const OtherWords& others)
{
    for (const auto& [section, text] : others)
        overflow.paragraph(section, text);
}

/// The notes with everything else that is still to be said, where that spares a page of a few lines; empty where it does not.
QStringList linesWithOthers(const Overflow& overflow, const QString& notes, const OtherWords& others, qreal width,
                            qreal height)
{
    if (!overflow.isOnlyTold() || (others.empty() && overflow.toldInFull().isEmpty()))
        return {};
    QStringList all{notes};
    for (const auto& [section, text] : others)
        all.append(SheetText::tr("%1: %2").arg(section, text));
    all += overflow.toldInFull();
    all.removeAll(QString());
    const QStringList lines = paper::wrapped(all.join(u'\n'), kNote, width);
    return lines.size() <= rowsIn(height, kTightLine) ? lines : QStringList();
}

/// Text on ruled lines; the rest goes on, as do other words there is no room for.
void layNotes(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, const OtherWords& others,
              const QRectF& area)
{
    const QString notes = notesOf(facts);
    const qreal height = area.height() - paper::kHeadingHeight + 1.0;
    QStringList lines = linesWithOthers(overflow, notes, others, area.width(), height);
    const bool isAll = !lines.isEmpty();
    if (isAll)
        overflow.tellNoMore();
    else
        lines = paper::wrapped(notes, kNote, area.width());
    const qreal pitch = pitchFor(lines.size(), height, kTightLine);
    const int rows = rowsIn(height, pitch);
    qreal y = area.top() + paper::kHeadingHeight - 1.0;
    for (int row = 0; row < rows; ++row, y += pitch) {
        canvas.text(QRectF(area.left(), y, area.width(), pitch - 0.2), lines.value(row), kNote);
        canvas.rule({area.left(), y + pitch}, {area.right(), y + pitch}, 0.12, Token::Line);
    }
    const bool goesOn = lines.size() > rows;
    const QRectF room = canvas.heading(area.topLeft(), area.width(), SheetText::tr("Notes"), {},
                                       goesOn ? Overflow::pointerSize().width() : 0.0);
    if (goesOn) {
        overflow.paragraph(SheetText::tr("Notes"), paper::restBehind(rows, notes, kNote, area.width()));
        overflow.pointer(SheetText::tr("Notes"), room);
    }
    if (!isAll)
        tellLater(overflow, others);
}

void layModifier(Canvas& canvas, Overflow& overflow, const QRectF& frame, const ModifierLine& line)
{
    canvas.row(frame, line.label, line.value, overflow);
}

/// Returns the number of lines used by the state.
int layState(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, QPointF at, qreal width)
{
    const QString now = stateNow(facts);
    if (now.isEmpty())
        return 0;
    const QStringList lines = paper::wrapped(SheetText::tr("Now: %1").arg(now), kState, width);
    const auto shown = std::min<qsizetype>(2, lines.size());
    (void)canvas.lines(QRectF(at, QSizeF(width, static_cast<qreal>(shown) * kFootRow)), lines.first(shown), kState);
    if (shown < lines.size())
        overflow.paragraph(SheetText::tr("Now"), now);
    return static_cast<int>(shown);
}

/// Columns of one length where everything fits. Returns the lines there was no room for.
std::vector<ModifierLine> layLines(Canvas& canvas, Overflow& overflow, const std::vector<ModifierLine>& lines,
                                   const QRectF& area, int columns)
{
    const qreal width = (area.width() - (columns - 1) * kColumnGap) / columns;
    const auto all = static_cast<int>(lines.size());
    const int wanted = (all + columns - 1) / columns;
    const qreal pitch = pitchFor(wanted, area.height(), kTightRow);
    const int length = std::min(rowsIn(area.height(), pitch), wanted);
    const int shown = std::min(all, length * columns);
    for (int i = 0; i < shown; ++i) {
        const int column = i / length;
        const QPointF corner = area.topLeft() + QPointF(column * (width + kColumnGap), i % length * pitch);
        layModifier(canvas, overflow, QRectF(corner, QSizeF(width, pitch)), lines[static_cast<std::size_t>(i)]);
    }
    return {lines.begin() + shown, lines.end()};
}

std::vector<ModifierLine> layModifiers(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, const QRectF& area,
                                       int columns)
{
    QRectF inside = area.adjusted(0.0, paper::kHeadingHeight - 1.0, 0.0, 0.0);
    inside.setTop(inside.top() + layState(canvas, overflow, facts, inside.topLeft(), area.width()) * kFootRow);
    std::vector<ModifierLine> rest = layLines(canvas, overflow, modifierLines(facts), inside, columns);
    const QRectF room = canvas.heading(area.topLeft(), area.width(),
                                       facts.isBlank() ? SheetText::tr("Common modifiers")
                                                       : SheetText::tr("Modifiers in force and common"),
                                       {}, rest.empty() ? 0.0 : Overflow::pointerSize().width());
    if (!rest.empty())
        overflow.pointer(SheetText::tr("Modifiers"), room);
    return rest;
}

int rowsNeeded(const CombatFacts& facts, int columns)
{
    const auto lines = static_cast<int>(modifierLines(facts).size());
    return (lines + columns - 1) / columns + (stateNow(facts).isEmpty() ? 0 : 1);
}

/// What the modifiers leave of an area in which all of them stand in so many columns; a line of state may take two.
QRectF belowModifiers(const CombatFacts& facts, const QRectF& area, int columns)
{
    const int lines = rowsNeeded(facts, columns) + (stateNow(facts).isEmpty() ? 0 : 1);
    return area.adjusted(0.0, paper::kHeadingHeight - 1.0 + lines * kFootRow + kFootGap, 0.0, 0.0);
}

/// Lines to write in what is found or taken in the fight, where the page has room for them.
void layFound(Canvas& canvas, const QRectF& area)
{
    const int rows = std::min(kMostFoundRows, rowsIn(area.height() - paper::kHeadingHeight - 3.0, kFoundRow));
    if (rows < kLeastFoundRows)
        return;
    canvas.heading(area.topLeft(), area.width(), SheetText::tr("Found and taken"));
    QStringList heads{SheetText::tr("Weapon"), SheetText::tr("Range"), SheetText::tr("RCL"),
                      SheetText::tr("PEN"),    SheetText::tr("DAM"),   SheetText::tr("Rounds")};
    qreal figure = 0.0;
    for (const QString& head : heads)
        figure = std::max(figure, paper::widthOf(head, kFoundHead) + 2.0);
    // In a narrow column figures go before the name has no room to be written.
    while (heads.size() > 2 && area.width() - figure * static_cast<qreal>(heads.size() - 1) < kFoundName)
        heads.removeAt(1);
    qreal y = area.top() + paper::kHeadingHeight - 1.0;
    const auto left = [&](qsizetype i) {
        return i == 0 ? area.left() : area.right() - figure * static_cast<qreal>(heads.size() - i);
    };
    for (qsizetype i = 0; i < heads.size(); ++i)
        canvas.text(QRectF(left(i), y, (i == 0 ? left(1) : left(i) + figure) - left(i) - 1.0, 3.0), heads[i],
                    kFoundHead);
    y += 3.0 + kFoundRow;
    for (int row = 0; row < rows; ++row, y += kFoundRow) {
        for (qsizetype i = 0; i < heads.size(); ++i)
            canvas.rule({left(i), y}, {(i == 0 ? left(1) : left(i) + figure) - 1.0, y}, 0.18);
    }
}

void moveOn(Overflow& overflow, const std::vector<ModifierLine>& lines)
{
    std::vector<Overflow::Cell> more;
    more.reserve(lines.size());
    for (const ModifierLine& line : lines) {
        more.emplace_back(
            [line](Canvas& later, Overflow& cut, const QRectF& frame) { layModifier(later, cut, frame, line); });
    }
    overflow.cells(SheetText::tr("Modifiers"), kFootRow, kFootMoreColumns, more);
}

/// Rows of an area below a heading.
int rowsBelowHeading(const QRectF& area, qreal pitch = kFootRow)
{
    return rowsIn(area.height() - paper::kHeadingHeight + 1.0, pitch);
}

/// Whether the modifiers stand in an area undivided, if need be closer together; the lines of state keep their height.
bool holdsModifiers(const CombatFacts& facts, const QRectF& area, int columns, int stateRows)
{
    const auto lines = static_cast<int>(modifierLines(facts).size());
    const QRectF inside = area.adjusted(0.0, stateRows * kFootRow, 0.0, 0.0);
    return (lines + columns - 1) / columns <= rowsBelowHeading(inside, kTightRow);
}

/// Whether a piece is more than what stands beside the body.
bool isHidden(const CombatFacts& facts, std::size_t piece)
{
    const Armour& armour = facts.armour()[piece];
    if (!facts.armourState()[piece].worn || (facts.switches().layering && armour.layer != 0))
        return true;
    for (std::size_t location = 0; location < kLocations; ++location) {
        if (armour.idMax[location] <= 0)
            continue;
        const Protection protection = facts.protection(location);
        const auto end = protection.pieces.begin() + static_cast<std::ptrdiff_t>(protection.count);
        if (std::find_if(protection.pieces.begin(), end,
                         [&](const Piece& worn) { return worn.armour == static_cast<std::int32_t>(piece); })
            == end)
            return true;
    }
    return false;
}

/// Every value of a record that says something; names stand without their field. Of a state only what is not as new, and how many.
QStringList fieldWords(const AnyRecord& record, bool isState)
{
    const RecordDeclaration& declaration = record.declaration();
    QStringList told;
    for (const FieldDeclaration& field : declaration.fields) {
        const QString name = text::fieldName(text::Naming::usual(system()), declaration, field);
        if (field.kind == FieldKind::Text) {
            const QString value = words(field.text(record.data()));
            if (!value.isEmpty())
                told.append(field.id == "name"
                                ? value
                                : SheetText::tr("%1 %2").arg(
                                    name, field.id == "skill" ? rankName(field.text(record.data())) : value));
        } else if (field.isNumeric() && field.extent == 1) {
            const std::int32_t value = field.number(record.data(), 0);
            const bool isNew = isState && value == field.fallback && field.id != "count";
            const bool isNothing = value == 0 && field.kind != FieldKind::Choice;
            if (value == kNoEntry || isNew || isNothing)
                continue;
            if (field.kind == FieldKind::Flag)
                told.append(name);
            else if (field.kind == FieldKind::Choice)
                told.append(text::choiceName(text::Naming::usual(system()), field, static_cast<std::size_t>(value)));
            else
                told.append(SheetText::tr("%1 %2").arg(name, plain(value)));
        }
    }
    return told;
}

QString armourWords(const CombatFacts& facts, std::size_t piece)
{
    const Armour& armour = facts.armour()[piece];
    QStringList told{SheetText::tr("PV %1").arg(armour.pv)};
    if (armour.dodgeModifier != 0)
        told.append(SheetText::tr("dodge %1").arg(withSign(-armour.dodgeModifier)));
    if (armour.layer != 0)
        told.append(SheetText::tr("layer %1").arg(armour.layer));
    if (!facts.armourState()[piece].worn)
        told.append(SheetText::tr("not worn"));
    for (std::size_t location = 0; location < kLocations; ++location) {
        if (armour.idMax[location] > 0)
            told.append(SheetText::tr("%1 ID %2 of %3")
                            .arg(locationName(location),
                                 QString::number(idLeft({facts.armour(), facts.armourState()}, piece, location)),
                                 QString::number(armour.idMax[location])));
    }
    return SheetText::tr("%1: %2").arg(words(armour.name), told.join(u", "_qs));
}

}  // namespace

qreal footHeightBeside(const CombatFacts& facts)
{
    return paper::kHeadingHeight - 1.0 + rowsNeeded(facts, 1) * kFootRow;
}

qreal footHeight(const CombatFacts& facts)
{
    return paper::kHeadingHeight - 1.0 + rowsNeeded(facts, 4) * kFootRow;
}

void layFoot(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, const OtherWords& others, QPointF at,
             qreal bottom)
{
    const qreal height = bottom - at.y();
    const int rows = rowsIn(height - paper::kHeadingHeight + 1.0);
    if (rowsNeeded(facts, 2) <= rows) {
        const QRectF half(at, QSizeF(kHalf, height));
        moveOn(overflow, layModifiers(canvas, overflow, facts, half, 2));
        layFound(canvas, belowModifiers(facts, half, 2));
        layNotes(canvas, overflow, facts, others, QRectF(at + QPointF(kNotesX, 0.0), QSizeF(kNotesWidth, height)));
        return;
    }
    const qreal quarter = (paper::kContentWidth - 3.0 * kColumnGap) / 4.0;
    const qreal three = 3.0 * quarter + 2.0 * kColumnGap;
    if (rowsNeeded(facts, 3) <= rows) {
        moveOn(overflow, layModifiers(canvas, overflow, facts, QRectF(at, QSizeF(three, height)), 3));
        layNotes(canvas, overflow, facts, others,
                 QRectF(at + QPointF(three + kColumnGap, 0.0), QSizeF(quarter, height)));
        return;
    }
    moveOn(overflow, layModifiers(canvas, overflow, facts, QRectF(at, QSizeF(paper::kContentWidth, height)), 4));
    overflow.paragraph(SheetText::tr("Notes"), notesOf(facts));
    tellLater(overflow, others);
}

void layFootBeside(Canvas& canvas, Overflow& overflow, const CombatFacts& facts, const OtherWords& others,
                   const QRectF& below, const QRectF& beside)
{
    // A line of state may take two in a narrow column.
    if (rowsNeeded(facts, 1) + (facts.isBlank() ? 0 : 1) <= rowsBelowHeading(beside)) {
        moveOn(overflow, layModifiers(canvas, overflow, facts, beside, 1));
        layFound(canvas, belowModifiers(facts, beside, 1));
        layNotes(canvas, overflow, facts, others, below);
        return;
    }
    const int inColumn = stateNow(facts).isEmpty() ? 0 : 2;
    if (!holdsModifiers(facts, below, 4, inColumn) && holdsModifiers(facts, beside, 1, inColumn)) {
        moveOn(overflow, layModifiers(canvas, overflow, facts, beside, 1));
        layNotes(canvas, overflow, facts, others, below);
        return;
    }
    // Below in one piece, closer together before it is divided.
    const std::vector<ModifierLine> rest = layModifiers(canvas, overflow, facts, below, 4);
    QRectF free = beside;
    if (!rest.empty() && static_cast<int>(rest.size()) <= rowsBelowHeading(beside)) {
        canvas.heading(beside.topLeft(), beside.width(), SheetText::tr("Modifiers"));
        const QRectF inside = beside.adjusted(0.0, paper::kHeadingHeight - 1.0, 0.0, 0.0);
        (void)layLines(canvas, overflow, rest, inside, 1);
        free.setTop(inside.top() + static_cast<qreal>(rest.size()) * kFootRow + kFootGap);
    } else {
        moveOn(overflow, rest);
    }
    if (rowsBelowHeading(free) > 0)
        return layNotes(canvas, overflow, facts, others, free);
    overflow.paragraph(SheetText::tr("Notes"), notesOf(facts));
    tellLater(overflow, others);
}

OtherWords otherWords(const CombatFacts& facts, const std::vector<bool>& named)
{
    OtherWords others;
    for (std::size_t i = 0; i < facts.armour().size(); ++i) {
        if (!named[i] || isHidden(facts, i))
            others.emplace_back(SheetText::tr("Armour"), armourWords(facts, i));
    }
    for (const CombatantView::Item& item : facts.others()) {
        QStringList told = fieldWords(item.record.record, false);
        if (!item.possession.state.isNull())
            told += fieldWords(item.possession.state, true);
        others.emplace_back(SheetText::tr("Also carried"), told.join(u", "_qs));
    }
    return others;
}

}  // namespace hitspread::threed::sheet
