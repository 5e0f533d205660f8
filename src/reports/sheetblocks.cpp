#include "reports/sheetblocks.h"

#include "reports/paper/typeset.h"
#include "text/joined.h"
#include "text/labels.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread {

namespace {

using paper::BoxGrid;
using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kEntryName{8.5, true};
constexpr Style kEntryNumber{9.5, true};
constexpr Style kEntryWords{7.0};
constexpr Style kTermHead{7.0, true};
constexpr Style kEntryQuiet{6.8, false, Token::Muted};
constexpr BoxGrid kEntryBoxes{2.6, 3.0, 30, 0.16};
constexpr Style kFigureBig{12.0, true};
constexpr Style kFigureWords{6.8};
constexpr qreal kEntryTop = 4.6;
constexpr qreal kEntryLine = 3.4;
constexpr qreal kEntryGap = 1.6;
constexpr qreal kEntryNumberWidth = 14.0;
constexpr int kMostBoxRows = 3;
constexpr qreal kFiguresGap = 2.2;  ///< below a group of figures

/// An entry as it is set. What it says is broken into lines once; drawing only places it.
class SetEntry {
public:
    SetEntry(const SheetEntry& entry, qreal width) : m_entry(entry), m_width(width)
    {
        for (const QString& words : entry.words)
            m_lines += paper::wrapped(words, kEntryWords, width);
        m_grid = kEntryBoxes;
        m_grid.perRow = std::max(1, static_cast<int>((width - kEntryNumberWidth) / kEntryBoxes.pitch));
        m_boxes = std::min(entry.boxes.boxes, kMostBoxRows * m_grid.perRow);
    }

    [[nodiscard]] qreal height() const
    {
        const int rows = (m_boxes + m_grid.perRow - 1) / m_grid.perRow;
        return kEntryTop + linesHeight() + rows * m_grid.pitch + (rows > 0 ? 0.6 : 0.0) + kEntryGap;
    }

    void draw(Canvas& canvas, Overflow& overflow, const QString& title, QPointF at) const
    {
        const QRectF head(at, QSizeF(m_width, kEntryTop));
        if (m_entry.name.isEmpty())
            canvas.rule({at.x(), at.y() + 4.0}, {at.x() + m_width - kEntryNumberWidth - 4.0, at.y() + 4.0}, 0.18);
        else
            canvas.fitted(head.adjusted(0.0, 0.0, -kEntryNumberWidth, 0.0), m_entry.name, kEntryName, overflow, title);
        canvas.text(head, m_entry.number, kEntryNumber, Qt::AlignRight);
        static_cast<void>(
            canvas.lines(QRectF(at.x(), at.y() + kEntryTop, m_width, linesHeight() + 0.1), m_lines, kEntryWords));
        const qreal y = at.y() + kEntryTop + linesHeight() + 0.4;
        static_cast<void>(canvas.boxes({at.x(), y}, m_grid, m_entry.boxes, 0, m_boxes));
        if (m_boxes < m_entry.boxes.boxes)
            canvas.text(
                QRectF(at.x(), y, m_width, m_grid.size),
                QCoreApplication::translate("sheetBlocks", "+ %1 more", "boxes").arg(m_entry.boxes.boxes - m_boxes),
                kEntryQuiet, Qt::AlignRight);
        const qreal below = at.y() + height() - kEntryGap / 2.0;
        canvas.rule({at.x(), below}, {at.x() + m_width, below}, 0.12, Token::Line);
    }

private:
    [[nodiscard]] qreal linesHeight() const { return kEntryLine * static_cast<qreal>(m_lines.size()); }

    SheetEntry m_entry;
    qreal m_width;
    QStringList m_lines;
    BoxGrid m_grid;
    int m_boxes = 0;  ///< that stand here
};

}  // namespace

qreal layEntries(Canvas& canvas, Overflow& overflow, const SheetEntries& list, QPointF at, qreal width, qreal bottom)
{
    const QRectF free = canvas.heading(at, width, list.title, list.remark, Overflow::pointerSize().width());
    qreal y = at.y() + paper::kHeadingHeight - 0.4;
    for (std::size_t i = 0; i < list.entries.size(); ++i) {
        const SetEntry entry(list.entries[i], width);
        if (y + entry.height() <= bottom) {
            entry.draw(canvas, overflow, list.title, {at.x(), y});
            y += entry.height();
            continue;
        }
        if (list.isBlank)
            break;
        overflow.pointer(list.title, free);
        paper::Page tried;
        Canvas trial(tried);
        for (; i < list.entries.size(); ++i) {
            const SetEntry later(list.entries[i], overflow.width());
            later.draw(trial, overflow, list.title, {});
            overflow.strip(list.title, later.height(), [later, title = list.title](Canvas& page, QPointF corner) {
                Overflow none;
                later.draw(page, none, title, corner);
            });
        }
    }
    return y;
}

qreal layFigures(Canvas& canvas, Overflow& overflow, const text::SheetFigures& figures, std::string_view group,
                 QPointF at, qreal width)
{
    if (const text::FigureGroup* head = figures.group(group))
        canvas.heading(at, width, head->title.made({}), head->remark.made({}));
    at.ry() += paper::kHeadingHeight - 0.6;
    for (const text::SheetFigure* figure : figures.inGroup(group)) {
        canvas.row(QRectF(at, QSizeF(width, kFigureLine)), figure->paperName, figure->paperValue, overflow);
        at.ry() += kFigureLine;
    }
    return at.y() + kFiguresGap;
}

qreal layFigureBoxes(Canvas& canvas, const text::SheetFigures& figures, std::string_view group, QPointF at, qreal width)
{
    constexpr qreal kMostBoxWidth = 15.0;
    constexpr qreal kBoxHeight = 7.4;
    constexpr qreal kLeastBoxGap = 2.0;
    canvas.heading(at, width, figures.group(group)->title.made({}));
    const auto all = figures.inGroup(group);
    const auto count = static_cast<qreal>(all.size());
    const QSizeF box(std::min(kMostBoxWidth, (width + kLeastBoxGap) / count - kLeastBoxGap), kBoxHeight);
    QPointF corner = at + QPointF(0.0, paper::kHeadingHeight - 0.4);
    for (const text::SheetFigure* figure : all) {
        canvas.box(QRectF(corner, box), 0.35);
        canvas.text(QRectF(corner, box), figure->paperValue, kFigureBig, Qt::AlignHCenter);
        canvas.text(QRectF(corner + QPointF(0.0, box.height() + 0.2), QSizeF(box.width(), 2.9)), figure->paperName,
                    kFigureWords, Qt::AlignHCenter);
        corner.rx() += (width - box.width()) / std::max(1.0, count - 1.0);
    }
    return at.y() + paper::kHeadingHeight + box.height() + 5.2;
}

qreal layTerms(Canvas& canvas, const std::vector<SheetTerm>& terms, QPointF at, qreal width)
{
    constexpr qreal kTermGap = 4.0;     // between two on a line
    constexpr qreal kHeadGap = 1.4;     // behind a head
    constexpr qreal kMostOfLine = 0.7;  // that a head takes; what is said stands below a longer one
    const qreal leading = paper::leadingOf(kEntryWords);
    const auto set = [&](QPointF corner, const QString& words, const Style& style) {
        const qreal room = at.x() + width - corner.x();
        const QStringList lines = paper::wrapped(words, style, room);
        const qreal height = leading * static_cast<qreal>(lines.size());
        static_cast<void>(canvas.lines(QRectF(corner, QSizeF(room, height + 0.1)), lines, style));
        return height;
    };
    qreal x = 0.0;
    qreal y = at.y();
    for (const SheetTerm& term : terms) {
        const qreal head = paper::widthOf(term.head, kTermHead) + kHeadGap;
        const qreal whole = head + paper::widthOf(term.words, kEntryWords) + 0.1;
        if (x > 0.0 && x + whole > width) {
            x = 0.0;
            y += leading;
        }
        const bool isBelow = head > kMostOfLine * width;
        const qreal headHeight = set({at.x() + x, y}, term.head, kTermHead);
        const qreal height = isBelow ? headHeight + set({at.x() + kTermGap, y + headHeight}, term.words, kEntryWords)
                                     : set({at.x() + x + head, y}, term.words, kEntryWords);
        y += height - leading;
        x += height > leading ? width : whole + kTermGap;
    }
    return y + leading;
}

std::vector<SheetTerm> alikeTogether(const std::vector<SheetTerm>& terms)
{
    std::vector<SheetTerm> all;
    for (const SheetTerm& term : terms) {
        const auto found = std::ranges::find(all, term.words, &SheetTerm::words);
        if (found == all.end())
            all.push_back(term);
        else
            found->head += u", "_qs + term.head;
    }
    return all;
}

paper::Track shotsTrack(std::int32_t shots, std::int32_t left)
{
    if (shots <= 0)
        return {};
    return {shots, left == kNoEntry ? 0 : std::clamp(shots - left, 0, shots), 0};
}

std::vector<SheetEntry> weaponEntries(const text::SheetFigures& figures, std::initializer_list<std::string_view> lines)
{
    const auto wordsIn = [&figures](std::string_view group, std::size_t weapon) {
        QStringList words;
        for (const text::SheetFigure* figure : figures.inGroup(group, weapon))
            words << figure->paperValue;
        return text::joined(words, u"  ·  ");
    };
    std::vector<SheetEntry> entries;
    for (std::size_t i = 0; i < figures.count(text::FigureOf::Weapon); ++i) {
        SheetEntry entry;
        entry.name = text::capitalized(figures.nameOf(text::FigureOf::Weapon, i));
        entry.number = wordsIn("weapon.number", i);
        for (const std::string_view line : lines)
            entry.words << wordsIn(line, i);
        entry.words.removeAll(QString());
        entries.push_back(std::move(entry));
    }
    return entries;
}

void layRows(Canvas& canvas, Overflow& overflow, const SheetRows& list, QPointF at, qreal width, qreal bottom)
{
    const auto room = static_cast<std::size_t>(std::max(0.0, (bottom - at.y()) / list.line));
    // Where some go on, the last line says where.
    const std::size_t count = list.rows.size();
    const std::size_t here = count <= room ? count : room - std::min<std::size_t>(room, 1);
    qreal y = at.y();
    for (std::size_t i = 0; i < here; ++i, y += list.line)
        list.rows[i](canvas, overflow, QRectF(at.x(), y, width, list.line));
    if (here == count)
        return;
    overflow.pointer(list.title, QRectF(at.x(), y, width, list.line));
    std::vector<Overflow::Cell> cells;
    for (std::size_t i = here; i < count; ++i)
        cells.emplace_back([row = list.rows[i], line = list.line](Canvas& page, Overflow& more, const QRectF& frame) {
            row(page, more, QRectF(frame.left(), frame.top(), frame.width(), line));
        });
    overflow.cells(list.title, list.line + 0.6, list.columns, cells);
}

void laySkillFigures(Canvas& canvas, Overflow& overflow, const text::SheetFigures& figures, std::string_view figure,
                     std::size_t blankLines, const QRectF& room)
{
    constexpr int kSkillColumns = 3;
    const std::size_t count = figures.isBlank() ? blankLines : figures.count(text::FigureOf::Skill);
    if (count == 0)
        return;
    const text::FigureGroup& group = *figures.group("skills");
    const QString title = group.title.made({});
    canvas.heading(room.topLeft(), room.width(), title, group.remark.made({}));
    SheetRows list{title, kFigureLine, kSkillColumns, {}};
    for (std::size_t i = 0; i < count; ++i)
        list.rows.emplace_back(
            [name = figures.nameOf(text::FigureOf::Skill, i), value = figures.value(figure, text::FigureOf::Skill, i)](
                Canvas& page, Overflow& more, const QRectF& frame) { page.row(frame, name, value, more); });
    layRows(canvas, overflow, list, {room.left(), room.top() + paper::kHeadingHeight - 0.6}, room.width(),
            room.bottom());
}

void layParagraphs(Canvas& canvas, Overflow& overflow, const QString& title, const QStringList& paragraphs,
                   bool isBlank, const QRectF& room)
{
    if (!isBlank && paragraphs.isEmpty())
        return;
    const QString words = paragraphs.join(u'\n');
    const QStringList lines = paper::wrapped(words, kEntryWords, room.width());
    const qreal leading = paper::leadingOf(kEntryWords);
    const qreal textRoom = room.height() - paper::kHeadingHeight;
    if (!isBlank && leading * static_cast<qreal>(lines.size()) > textRoom)
        return overflow.paragraph(title, words);
    if (textRoom < leading)
        return;
    canvas.heading(room.topLeft(), room.width(), title);
    static_cast<void>(canvas.lines(room.adjusted(0.0, paper::kHeadingHeight - 0.6, 0.0, 0.1), lines, kEntryWords));
    for (qreal y = room.top() + paper::kHeadingHeight + 4.4; isBlank && y < room.bottom(); y += 5.2)
        canvas.rule({room.left(), y}, {room.right(), y}, 0.12, Token::Line);
}

void layNotes(Canvas& canvas, Overflow& overflow, QStringList paragraphs, bool isBlank, const QRectF& room)
{
    paragraphs.removeAll(QString());
    layParagraphs(canvas, overflow, QCoreApplication::translate("sheetBlocks", "Conditions and notes"), paragraphs,
                  isBlank, room);
}

qreal notesHeight(QStringList paragraphs, bool isBlank, qreal width, qreal most)
{
    constexpr qreal kRounding = 0.1;
    if (isBlank)
        return most;
    paragraphs.removeAll(QString());
    if (paragraphs.isEmpty())
        return 0.0;
    const auto lines = static_cast<qreal>(paper::wrapped(paragraphs.join(u'\n'), kEntryWords, width).size());
    return std::min(most, paper::kHeadingHeight + lines * paper::leadingOf(kEntryWords) + kRounding);
}

}  // namespace hitspread
