#pragma once

#include <QObject>

class QDockWidget;
class QListView;
class QMainWindow;
class QTimer;

namespace hitspread {

/// Divides the height of two docks above each other: the history below takes what its lines need, up to a part of the whole, and the
/// one above has the rest. As soon as somebody moves the line between them, it is his.
class DockHeights : public QObject {
    Q_OBJECT

public:
    /// `list` is what stands in `history`; its model is set.
    DockHeights(QMainWindow& window, QDockWidget& above, QDockWidget& history, QListView& list);

    [[nodiscard]] bool isByHand() const { return m_byHand; }
    void setByHand(bool byHand);
    /// Soon, once: several reasons at a time are one.
    void share();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    [[nodiscard]] bool isShared() const;
    void shareNow();

    QMainWindow& m_window;
    QDockWidget& m_above;
    QDockWidget& m_history;
    QListView& m_list;
    QTimer* m_soon;
    bool m_byHand = false;
};

}  // namespace hitspread
