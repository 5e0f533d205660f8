#pragma once

#include "services/undo/logentry.h"

#include <QToolButton>

class QActionGroup;
class QMenu;

namespace hitspread {

class ApplicationStyle;
class Fight;

/// What kinds of steps the history shows, and whose.
class HistoryFilter : public QToolButton {
    Q_OBJECT

public:
    HistoryFilter(Fight& fight, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Kinds and combatant; the rest is empty.
    [[nodiscard]] LogQuery query() const { return m_query; }

Q_SIGNALS:
    void changed();

private:
    void fillMenu();
    void addKinds(const QString& text, const QString& name, const std::vector<EntryKind>& kinds);
    void set(const LogQuery& query);
    void refreshLook();

    Fight& m_fight;
    const ApplicationStyle& m_style;
    QMenu* m_menu;
    LogQuery m_query;
};

}  // namespace hitspread
