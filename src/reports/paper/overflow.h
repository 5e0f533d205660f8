#pragma once

#include "reports/paper/canvas.h"
#include "reports/paper/papersetup.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace hitspread::paper {

/// What did not find room on the first page and goes to the pages after it: never smaller, never lost. Sections stand in the
/// order in which they were first named, save that one a page still holds whole may stand before one it does not; what was cut on
/// a page is told in full in a section of its own.
class Overflow {
public:
    /// A strip across the page that is not divided, `height` mm high.
    struct Strip {
        qreal height = 0.0;
        std::function<void(Canvas&, QPointF)> draw;
    };
    struct Section {
        QString title;
        std::vector<Strip> strips;
    };

    /// `width`: mm of a page's content.
    explicit Overflow(qreal width = kContentWidth) : m_width(width) {}
    [[nodiscard]] qreal width() const { return m_width; }

    void strip(const QString& title, qreal height, std::function<void(Canvas&, QPointF)> draw);
    static constexpr qreal kColumnGap = 6.0;  ///< mm
    /// Short entries in so many columns, and more on a page that is wider than usual, each given the frame it is drawn in, row by
    /// row. What one of them cuts is told in full.
    using Cell = std::function<void(Canvas&, Overflow&, const QRectF&)>;
    void cells(const QString& title, qreal height, int columns, const std::vector<Cell>& cells);
    /// A text over the whole width, line by line.
    void paragraph(const QString& title, const QString& text);
    /// The boxes of a track from index `first` on, under a label.
    void boxes(const QString& title, const QString& label, const BoxGrid& grid, const Track& track, int first);
    /// A text that was cut where it stands.
    void tell(const QString& what, const QString& whole);
    /// Whether nothing else goes on, so that the page after would hold these few lines alone.
    [[nodiscard]] bool isOnlyTold() const { return m_sections.empty(); }
    /// Tells what was cut below everything that stands on a page where nothing else goes on and it has room above `bottom`, and no
    /// more after that. Whether it did.
    bool tellBelow(Page& page, qreal left, qreal bottom);
    /// What was cut, in full, for a place on the page itself; tellNoMore() when it stands there.
    [[nodiscard]] QStringList toldInFull() const;
    void tellNoMore() { m_told.clear(); }
    /// Where the first page says on which page a section goes on, before or after all of it is known; `room` holds
    /// pointerSize() and the words before it, if there are any.
    void pointer(const QString& title, const QRectF& room, Qt::Alignment alignment = Qt::AlignRight,
                 const QString& before = {});
    /// How many boxes of a track stand in `rows` rows `width` mm wide: all of them, or fewer, so that a pointer has room after
    /// the last.
    [[nodiscard]] static int boxesShown(const BoxGrid& grid, const Track& track, int rows, qreal width);
    /// The room for a pointer after so many boxes at `at`.
    [[nodiscard]] static QRectF afterBoxes(QPointF at, const BoxGrid& grid, int shown, qreal width);
    /// What "→ page 10" takes, in mm.
    [[nodiscard]] static QSizeF pointerSize();

    [[nodiscard]] bool isEmpty() const { return m_sections.empty() && m_told.empty(); }

    /// Lays everything out on pages between `top` and `bottom` (mm), `left` being the content's left edge, and writes the pointers on
    /// the page before them. A section that is divided says so in its heading, too.
    [[nodiscard]] std::vector<Page> pages(Page& first, qreal left, qreal top, qreal bottom) const;
    /// The same as a document by itself, without a page before it.
    [[nodiscard]] std::vector<Page> document(qreal left, qreal top, qreal bottom) const;

private:
    struct Pointer {
        QString section;
        QRectF room;
        Qt::Alignment alignment;
        QString before;
    };
    [[nodiscard]] Section& section(const QString& title);
    [[nodiscard]] std::vector<Section> sections() const;

    qreal m_width;
    std::vector<Section> m_sections;
    std::vector<std::pair<QString, QString>> m_told;
    std::vector<Pointer> m_pointers;
};

}  // namespace hitspread::paper
