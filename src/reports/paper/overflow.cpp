#include "reports/paper/overflow.h"

#include "reports/paper/typeset.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace hitspread::paper {

namespace {

constexpr Style kBody{7.5};
constexpr Style kOverflowLabel{7.5, true};
constexpr qreal kLabelWidth = 46.0;
constexpr Style kPointer{6.8, false, Token::Muted};
constexpr qreal kSectionGap = 3.0;
constexpr qreal kHeadingText = 4.0;

QString pointerWords(std::size_t page)
{
    return QCoreApplication::translate("paper", "→ page %1").arg(page);
}

/// The lower edge of what stands lowest on a page.
qreal lowerEdgeOf(const Page& page)
{
    struct LowerEdge {
        qreal operator()(const Text& text) const { return text.frame.bottom(); }
        qreal operator()(const Rule& rule) const { return std::max(rule.line.y1(), rule.line.y2()); }
        qreal operator()(const Shade& shade) const { return shade.area.bottom(); }
        qreal operator()(const Box& box) const { return box.place.bottom(); }
        qreal operator()(const Leader& leader) const { return leader.line.boundingRect().bottom(); }
        qreal operator()(const Body& body) const { return body.geometry.boundsOf(*body.picture.plan).bottom(); }
        qreal operator()(const Rose& rose) const { return rose.square.bottom(); }
        qreal operator()(const Picture& picture) const { return picture.square.bottom(); }
    };
    qreal lowest = 0.0;
    for (const Item& item : page.items)
        lowest = std::max(lowest, std::visit(LowerEdge{}, item));
    return lowest;
}

qreal heightOf(const Overflow::Section& section)
{
    qreal height = kHeadingHeight;
    for (const Overflow::Strip& strip : section.strips)
        height += strip.height;
    return height;
}

/// Fills pages from top to bottom. Room that is too low for what comes next is given to a later section that it holds whole.
class Filler {
public:
    /// `before`: pages of the document before these.
    Filler(std::vector<Overflow::Section> sections, std::size_t before, qreal width, qreal left, qreal top,
           qreal bottom)
        : m_waiting(std::move(sections)), m_before(before), m_width(width), m_left(left), m_top(top), m_bottom(bottom)
    {
        turn();
    }

    std::vector<Page> fill()
    {
        while (!m_waiting.empty()) {
            const Overflow::Section next = std::move(m_waiting.front());
            m_waiting.erase(m_waiting.begin());
            place(next);
        }
        return std::move(m_pages);
    }

    /// On which page of the document a section begins, counted from 1.
    [[nodiscard]] const std::map<QString, std::size_t>& begins() const { return m_begins; }

private:
    void place(const Overflow::Section& section)
    {
        bool begun = false;
        QPointF heading;
        for (const Overflow::Strip& strip : section.strips) {
            const bool fits = m_y + strip.height + (begun ? 0.0 : kHeadingHeight) <= m_bottom;
            if (!fits && m_y > m_top) {
                if (begun) {
                    Canvas(m_pages.back())
                        .text(QRectF(heading, QSizeF(m_width, kHeadingText)),
                              pointerWords(m_before + m_pages.size() + 1), kPointer, Qt::AlignRight);
                    m_y += kSectionGap;
                }
                fillUp();
                turn();
            }
            if (!begun || m_y <= m_top) {
                heading = {m_left, m_y};
                m_begins.try_emplace(section.title, m_before + m_pages.size());
                Canvas(m_pages.back())
                    .heading(heading, m_width,
                             begun ? QCoreApplication::translate("paper", "%1, continued").arg(section.title)
                                   : section.title);
                m_y += kHeadingHeight;
                begun = true;
            }
            Canvas canvas(m_pages.back());
            strip.draw(canvas, {m_left, m_y});
            m_y += strip.height;
        }
        m_y += kSectionGap;
    }

    void fillUp()
    {
        for (auto next = m_waiting.begin(); next != m_waiting.end();) {
            if (m_y + heightOf(*next) > m_bottom) {
                ++next;
                continue;
            }
            const Overflow::Section found = std::move(*next);
            next = m_waiting.erase(next);
            place(found);
        }
    }

    void turn()
    {
        m_pages.emplace_back();
        m_y = m_top;
    }

    std::vector<Overflow::Section> m_waiting;
    std::vector<Page> m_pages;
    std::map<QString, std::size_t> m_begins;
    std::size_t m_before;
    qreal m_width;
    qreal m_left;
    qreal m_top;
    qreal m_bottom;
    qreal m_y = 0.0;
};

}  // namespace

Overflow::Section& Overflow::section(const QString& title)
{
    const auto found = std::ranges::find(m_sections, title, &Section::title);
    if (found != m_sections.end())
        return *found;
    return m_sections.emplace_back(Section{title, {}});
}

void Overflow::strip(const QString& title, qreal height, std::function<void(Canvas&, QPointF)> draw)
{
    section(title).strips.push_back({height, std::move(draw)});
}

void Overflow::cells(const QString& title, qreal height, int columns, const std::vector<Cell>& cells)
{
    columns = static_cast<int>(std::lround(columns * m_width / kContentWidth));
    const qreal width = (m_width - (columns - 1) * kColumnGap) / columns;
    // When they are drawn, what is told in full stands already: what they cut shows on a page that is thrown away.
    Page tried;
    Canvas trial(tried);
    for (const Cell& cell : cells)
        cell(trial, *this, QRectF(0.0, 0.0, width, height));
    const auto each = static_cast<std::size_t>(columns);
    for (std::size_t first = 0; first < cells.size(); first += each) {
        const std::vector<Cell> row(cells.begin() + static_cast<std::ptrdiff_t>(first),
                                    cells.begin() + static_cast<std::ptrdiff_t>(std::min(cells.size(), first + each)));
        strip(title, height, [row, width, height](Canvas& canvas, QPointF at) {
            Overflow told;
            QRectF frame(at, QSizeF(width, height));
            for (const Cell& cell : row) {
                cell(canvas, told, frame);
                frame.translate(width + kColumnGap, 0.0);
            }
        });
    }
}

void Overflow::paragraph(const QString& title, const QString& text)
{
    const qreal leading = leadingOf(kBody);
    // A line does not begin with the dot between two things.
    const QString bound = QString(text).replace(u" · "_qs, u"\u00a0· "_qs);
    for (const QString& line : wrapped(bound, kBody, m_width)) {
        strip(title, leading, [line, leading, width = m_width](Canvas& canvas, QPointF at) {
            canvas.text(QRectF(at, QSizeF(width, leading)), line, kBody);
        });
    }
}

void Overflow::boxes(const QString& title, const QString& label, const BoxGrid& grid, const Track& track, int first)
{
    BoxGrid wide = grid;
    // Tens, so that they can be counted.
    wide.perRow = std::max(10, static_cast<int>((m_width - kLabelWidth) / grid.pitch) / 10 * 10);
    const QStringList lines = wrapped(label, kOverflowLabel, kLabelWidth - 2.0);
    const qreal words = leadingOf(kOverflowLabel) * static_cast<qreal>(lines.size());
    for (int from = first; from < track.boxes;) {
        // The first strip holds as many rows as stand beside the label.
        const int rows = from == first ? std::max(1, static_cast<int>(std::ceil(words / grid.pitch))) : 1;
        const int drawn = std::min(rows * wide.perRow, track.boxes - from);
        const int rowsDrawn = (drawn + wide.perRow - 1) / wide.perRow;
        const qreal boxes = rowsDrawn * grid.pitch;
        const bool isFirst = from == first;
        const qreal height = (isFirst ? std::max(words + 0.6, boxes) : boxes)
            + (from + drawn >= track.boxes ? 0.8 : 0.0);
        strip(title, height, [=](Canvas& canvas, QPointF at) {
            if (isFirst)
                (void)canvas.lines(QRectF(at, QSizeF(kLabelWidth - 2.0, height)), lines, kOverflowLabel);
            (void)canvas.boxes(at + QPointF(kLabelWidth, 0.3), wide, track, from, drawn);
        });
        from += drawn;
    }
}

void Overflow::tell(const QString& what, const QString& whole)
{
    m_told.emplace_back(what, whole);
}

bool Overflow::tellBelow(Page& page, qreal left, qreal bottom)
{
    const std::vector<Section> told = sections();
    const qreal top = lowerEdgeOf(page) + kSectionGap;
    if (!isOnlyTold() || told.empty() || top + heightOf(told.front()) > bottom)
        return false;
    for (Page& filled : Filler(told, 0, m_width, left, top, bottom).fill())
        std::ranges::move(filled.items, std::back_inserter(page.items));
    tellNoMore();
    return true;
}

QStringList Overflow::toldInFull() const
{
    QStringList all;
    for (const auto& [what, whole] : m_told)
        all.append(what == whole ? whole : u"%1: %2"_qs.arg(what, whole));
    return all;
}

void Overflow::pointer(const QString& title, const QRectF& room, Qt::Alignment alignment, const QString& before)
{
    m_pointers.push_back({title, room, alignment, before});
}

int Overflow::boxesShown(const BoxGrid& grid, const Track& track, int rows, qreal width)
{
    if (rows * grid.perRow >= track.boxes)
        return track.boxes;
    const int last = std::clamp(static_cast<int>((width - pointerSize().width() - 0.5) / grid.pitch), 0, grid.perRow);
    return std::max(0, rows - 1) * grid.perRow + (rows > 0 ? last : 0);
}

QRectF Overflow::afterBoxes(QPointF at, const BoxGrid& grid, int shown, qreal width)
{
    const int row = shown / grid.perRow;
    const qreal left = shown % grid.perRow * grid.pitch;
    const qreal height = pointerSize().height();
    return {at.x() + left, at.y() + row * grid.pitch + (grid.size - height) / 2.0, width - left, height};
}

QSizeF Overflow::pointerSize()
{
    return {widthOf(pointerWords(18), kPointer) + 0.2, leadingOf(kPointer)};
}

std::vector<Overflow::Section> Overflow::sections() const
{
    std::vector<Section> sections = m_sections;
    if (!m_told.empty()) {
        Overflow inFull(m_width);
        for (const QString& text : toldInFull())
            inFull.paragraph(QCoreApplication::translate("paper", "In full"), text);
        sections.push_back(inFull.m_sections.front());
    }
    return sections;
}

std::vector<Page> Overflow::document(qreal left, qreal top, qreal bottom) const
{
    return Filler(sections(), 0, m_width, left, top, bottom).fill();
}

std::vector<Page> Overflow::pages(Page& first, qreal left, qreal top, qreal bottom) const
{
    Filler filler(sections(), 1, m_width, left, top, bottom);
    std::vector<Page> pages = filler.fill();
    for (const Pointer& pointer : m_pointers) {
        if (const auto begin = filler.begins().find(pointer.section); begin != filler.begins().end())
            Canvas(first).text(pointer.room, pointer.before + pointerWords(begin->second), kPointer, pointer.alignment);
    }
    return pages;
}

}  // namespace hitspread::paper
