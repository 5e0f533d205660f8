#pragma once

#include "ui/diagram/driftanimator.h"

#include <QTimer>

namespace hitspread::threed {

/// Replays an action bullet by bullet: 140 ms each, three seconds at most. Display only; with speed Off or reduced motion the
/// last bullet shows at once.
class BulletPlayer : public QObject {
    Q_OBJECT

public:
    explicit BulletPlayer(QObject* parent = nullptr);

    void setSpeed(DriftSpeed speed);
    void setReducedMotion(bool reduced) { m_reduced = reduced; }
    [[nodiscard]] bool isRunning() const { return m_clock.isActive(); }
    /// From the first of so many bullets.
    void play(int bullets);
    /// To the last; without effect while nothing plays.
    void skip();
    /// Stays where it is.
    void stop() { m_clock.stop(); }
    /// Time each of so many bullets takes, ms; 0: none.
    [[nodiscard]] int pace(int bullets) const;

Q_SIGNALS:
    void reached(int row);
    /// Once per play(), however it ends.
    void finished();

private:
    void next();

    QTimer m_clock;
    DriftSpeed m_speed = DriftSpeed::Normal;
    bool m_reduced = false;
    int m_row = 0;
    int m_last = 0;
};

}  // namespace hitspread::threed
