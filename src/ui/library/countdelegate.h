#pragma once

#include <QStyledItemDelegate>

namespace hitspread {

class ApplicationStyle;

/// A line of a short list: icon, name, and how many at the right.
class CountDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role { CountRole = Qt::UserRole + 1 };

    explicit CountDelegate(const ApplicationStyle& style, QObject* parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
