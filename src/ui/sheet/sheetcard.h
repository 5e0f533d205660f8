#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace hitspread {

/// A card of the sheet: a heading, a word or two at its right, and what it holds.
class SheetCard : public QFrame {
    Q_OBJECT

public:
    explicit SheetCard(const QString& title, QWidget* parent = nullptr);

    void setHint(const QString& hint);
    /// Beside the heading, at the right.
    void addTool(QWidget* tool);
    void add(QWidget* widget);
    [[nodiscard]] QVBoxLayout& column() { return *m_column; }

private:
    QVBoxLayout* m_column;
    QHBoxLayout* m_head;
    QLabel* m_hint;
};

}  // namespace hitspread
