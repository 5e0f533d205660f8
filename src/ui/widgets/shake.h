#pragma once

#include <QVariantAnimation>

class QWidget;

namespace hitspread {

/// One short shake of what a widget paints: no, not that. Its owner paints by offset(); with reduced motion it stays still, and
/// the words beside it say the same.
class Shake : public QObject {
    Q_OBJECT

public:
    explicit Shake(QWidget& widget);

    void start();
    /// Sideways, px.
    [[nodiscard]] int offset() const { return m_offset; }
    [[nodiscard]] bool isRunning() const { return m_time.state() == QAbstractAnimation::Running; }

private:
    QWidget& m_widget;
    QVariantAnimation m_time;
    int m_offset = 0;
};

}  // namespace hitspread
