#pragma once

#include <QStyledItemDelegate>

namespace hitspread {

class ApplicationStyle;

/// Draws one event of the history: when, icon, what; what was taken back is struck through.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(const ApplicationStyle& style, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
