#pragma once

#include <QWidget>

#include <QStringList>

class QListWidget;
class QToolButton;

namespace hitspread::percentile {

/// The pairs of a duel, a line each, while there are several, and the buttons that add one and take one away. It knows no more of them
/// than their words.
class DuelPairs : public QWidget {
    Q_OBJECT

public:
    explicit DuelPairs(QWidget* parent = nullptr);

    /// A line for each pair, and the one in view. Does not emit.
    void show(const QStringList& lines, int inView);
    /// Whether one can be added, and taken away.
    void setChangeable(bool more, bool fewer);
    /// The other pairs have their line in the list, so many at once; more are scrolled to.
    void setMostLines(int lines);

Q_SIGNALS:
    /// Another pair is to be in view.
    void picked(int pair);
    void moreAsked();
    void fewerAsked();

private:
    void fit();

    QListWidget* m_list;
    QToolButton* m_more;
    QToolButton* m_fewer;
    int m_mostLines = 4;
};

}  // namespace hitspread::percentile
