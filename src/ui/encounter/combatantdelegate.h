#pragma once

#include <QStyledItemDelegate>

namespace hitspread {

class ApplicationStyle;
class Portraits;

/// Draws a combatant: initiative, portrait or badge, name, track bar with its numbers, chips with icon and word.
class CombatantDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    CombatantDelegate(const ApplicationStyle& style, Portraits& portraits, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const ApplicationStyle& m_style;
    Portraits& m_portraits;
};

}  // namespace hitspread
