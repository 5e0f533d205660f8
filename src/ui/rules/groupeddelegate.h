#pragma once

#include <QStyledItemDelegate>

namespace hitspread {

class ApplicationStyle;

/// Draws a line of a GroupedList: headings in small bold, else short id, name, and at the end a value or a mark with its icon.
class GroupedDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit GroupedDelegate(const ApplicationStyle& style, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option) const;

    const ApplicationStyle& m_style;
};

}  // namespace hitspread
