#pragma once

#include <QStyledItemDelegate>

namespace hitspread {

class ApplicationStyle;

/// Draws a combatant: initiative, badge, name, track bar with its numbers, chips with icon and word.
class CombatantDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CombatantDelegate(const ApplicationStyle& style, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ApplicationStyle& m_style;
};

}  // namespace hitspread
