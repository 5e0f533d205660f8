#pragma once

#include <QHeaderView>

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

}  // namespace hitspread
