#pragma once

#include "reports/theme/theme.h"

#include <QHash>
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
    /// Height of a line whose words have so much room, px.
    [[nodiscard]] int heightOf(const QString& words, int wide) const;

    const ApplicationStyle& m_style;
    // A line more lays the list out anew, and all the others are as they were.
    mutable QHash<QString, int> m_heights;  ///< by words, at one width in one theme
    mutable int m_wide = -1;
    mutable Theme m_theme;
};

}  // namespace hitspread
