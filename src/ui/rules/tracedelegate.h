#pragma once

#include <QStyledItemDelegate>

#include "models/history/tracemodel.h"
#include "reports/theme/theme.h"
#include "ui/widgets/labels/textwidths.h"

#include <optional>

namespace hitspread {

class ApplicationStyle;

/// Draws the lines of a derivation: heading with icon and outcome; label, operand, running value, rule id in columns.
class TraceDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit TraceDelegate(const ApplicationStyle& style, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where the rule id of a line is written, to be clicked; empty on headings and where there is no room for ids.
    [[nodiscard]] QRect rulePlace(const QRect& line, const QModelIndex& index) const;
    /// Whether the heading in a row tells of a test that was not passed; it then does not wear the colour of a hit.
    [[nodiscard]] static bool isFailed(const TraceModel& model, int row);

private:
    /// The fonts of a theme with what was measured in them.
    struct Faces {
        explicit Faces(const Theme& of);
        Theme theme;
        TextWidths heading;
        TextWidths headingBold;
        TextWidths step;
        TextWidths stepBold;
        int rule = 0;  ///< width of the column of rule ids, px
    };
    [[nodiscard]] Faces& faces() const;
    /// Widths of the columns of a step behind its label, px.
    struct Columns {
        int operand = 0;
        int value = 0;
        int rule = 0;
        [[nodiscard]] int all() const { return operand + value + rule; }
    };
    [[nodiscard]] Columns columnsOf(const TraceModel::Line& line, int width) const;
    /// Whether a label and what stands behind it take a line each at this width, px.
    [[nodiscard]] bool isStacked(const TraceModel::Line& line, int width) const;
    /// Where the figures of a step stand: below its label where that takes a line of its own.
    [[nodiscard]] QRect figuresPlace(const TraceModel::Line& step, const QRect& place) const;

    const ApplicationStyle& m_style;
    mutable std::optional<Faces> m_faces;
};

}  // namespace hitspread
