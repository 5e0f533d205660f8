#pragma once

#include <QAbstractButton>
#include <QHeaderView>
#include <QTableView>

namespace hitspread {

class ApplicationStyle;

/// The header of a table that is scrolled sideways: a heading that does not fit before the edge of what is shown ends there with an
/// ellipsis, each of its lines for itself, instead of in mid-letter.
class ColumnHeader : public QHeaderView {
    Q_OBJECT

public:
    ColumnHeader(const ApplicationStyle& style, QWidget* parent);

    /// Nothing is painted from here on, in coordinates of the viewport.
    void setEdge(int edge);
    /// A heading as it is painted now.
    [[nodiscard]] QString shownHeading(int column) const;

    static constexpr int kMargin = 6;  ///< at 100 %, as in the style sheet

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;

private:
    const ApplicationStyle& m_style;
    int m_edge;
};

/// The first column of a table once more, over its left edge, so that it stays in sight while the table is scrolled sideways; not
/// there while the table stands at its beginning. A line from the header down to its foot shows that something goes on beneath.
/// It shares model, choice and keyboard with the table and edits nothing itself.
class FrozenColumn : public QTableView {
    Q_OBJECT

public:
    explicit FrozenColumn(QTableView& table);

    /// To be called when the table's columns, heights or place have changed.
    void follow();

Q_SIGNALS:
    /// A name is to be edited, which is done where it really is.
    void editAsked(const QModelIndex& index);

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    class Look;

    QTableView& m_table;
};

class ApplicationStyle;

/// A strip over the right edge of a table that says that more columns follow: a line from the header to the foot, as beside the
/// names at the left, and an arrow in the header. A click asks for the next column.
class MoreColumns : public QAbstractButton {
    Q_OBJECT

public:
    MoreColumns(const ApplicationStyle& style, QWidget* parent);

    [[nodiscard]] int wanted() const;
    /// How much of it is header.
    void setHeader(int height);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ApplicationStyle& m_style;
    int m_header = 0;
};

}  // namespace hitspread
