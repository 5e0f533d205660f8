#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "reports/body/bodypicture.h"
#include "ui/diagram/drifttimeline.h"

#include <optional>

namespace hitspread {

/// How fast a flight is shown.
enum class DriftSpeed : std::uint8_t { Off, Normal, Double, Fourfold };

/// Plays a drift from a display copy. The result is saved or previewed before it starts: stopping, skipping or closing
/// at any moment loses nothing. With speed Off or reduced motion the end shows at once.
class DriftAnimator : public QObject {
    Q_OBJECT

public:
    explicit DriftAnimator(QObject* parent = nullptr);

    void setSpeed(DriftSpeed speed);
    [[nodiscard]] DriftSpeed speed() const { return m_speed; }
    void setReducedMotion(bool reduced);
    [[nodiscard]] bool isRunning() const;

    void play(const DriftPicture& drift);
    /// Jumps to the end; without effect while nothing plays.
    void skip();
    /// 0 to 1; for a scrubber. Pauses what plays.
    void seek(double share);
    void setPaused(bool paused);

Q_SIGNALS:
    void progressChanged(const hitspread::DriftProgress& progress);
    /// Share of the whole flight, 0 to 1.
    void positionChanged(double share);
    /// Once per play(), however it ends.
    void finished();

private:
    void showAt(double share);
    void end();

    QVariantAnimation m_clock;
    std::optional<DriftTimeline> m_timeline;
    DriftSpeed m_speed = DriftSpeed::Normal;
    bool m_reduced = false;
    bool m_open = false;
};

}  // namespace hitspread
