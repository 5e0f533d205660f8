#pragma once

#include <QVariantAnimation>

class QWidget;

namespace hitspread {

/// Lets the boxes of lost points fill one after the other while the number beside them follows. It only counts; what is lost is
/// stored already. With reduced motion, with animations off and out of sight the end shows at once.
class TrackAnimation : public QObject {
    Q_OBJECT

public:
    explicit TrackAnimation(QWidget& shownOn);

    /// Begins to fill so many boxes, from the first one again if it is still at it.
    void start(int boxes);
    /// Jumps to the end; without effect while nothing fills.
    void finish();
    [[nodiscard]] bool isRunning() const { return m_clock.state() == QAbstractAnimation::Running; }
    /// What is to be seen now of a count that falls from `before` to `after`: between the two, `after` in the end.
    [[nodiscard]] int between(int before, int after) const;

Q_SIGNALS:
    /// Another box is full, or all are.
    void moved();

private:
    QWidget& m_widget;
    QVariantAnimation m_clock;
};

}  // namespace hitspread
