#pragma once

#include <QToolBar>

class QVBoxLayout;

namespace hitspread {

/// What a window has to say about itself, over its whole width and above its panels, so that no line of it costs the middle its
/// room at the sides. There only while one of its bars is.
class WindowBars : public QToolBar {
    Q_OBJECT

public:
    explicit WindowBars(QWidget* parent = nullptr);

    void add(QWidget* bar);
    /// After a layout was put on that was kept while other bars were there.
    void follow();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// As high as the bars are at this width: a tool bar does not ask for that itself.
    void fit();

    QWidget* m_lines;
    QVBoxLayout* m_column;
    QList<QWidget*> m_bars;
};

}  // namespace hitspread
