#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

class QAction;

namespace hitspread {

class SegmentRow;

/// Commands that exclude each other side by side, the one that holds lit. Out of sight while there are none.
class QuickChoice : public QWidget {
    Q_OBJECT

public:
    explicit QuickChoice(QWidget* parent = nullptr);

    /// `words`: of each, short; `refusals`: why not, empty: it can be chosen; `held`: the one that holds, -1: none.
    void show(const QList<QAction*>& actions, const QStringList& words, const QStringList& refusals, int held);

private:
    SegmentRow* m_row;
    QList<QAction*> m_actions;
    QStringList m_words;
};

}  // namespace hitspread
