#pragma once

#include <QWidget>

#include "services/ports/encounterstore.h"

#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class Fight;

/// Everybody who is there, to be marked with Space, or all of a side at once. It decides nothing about those who are marked.
class CombatantChecklist : public QWidget {
    Q_OBJECT

public:
    CombatantChecklist(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Most who can be marked at once.
    void setMost(std::size_t most) { m_most = most; }
    /// Shows everybody who is there now, these marked; does not emit.
    void fill(const std::vector<RecordId>& marked);
    /// In the order in which they were marked.
    [[nodiscard]] const std::vector<RecordId>& marked() const { return m_marked; }
    /// Whoever is marked stays so; others may come behind them.
    void setHeld(bool held);
    void takeKeyboard();

Q_SIGNALS:
    void changed();
    /// So many more could not be marked.
    void full(int left);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refill();
    void addSide(const QString& words, const QString& help, const char* name, std::vector<Side> sides);
    void take(const QListWidgetItem& item);
    /// Marks all of them, or nobody of them when all are marked.
    void toggle(const std::vector<Side>& sides);
    void showMarks();
    void fit();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QLabel* m_title;
    QListWidget* m_people;
    QWidget* m_sides;
    std::vector<RecordId> m_marked;
    std::size_t m_most = 1;
    bool m_held = false;
};

}  // namespace hitspread
