#include "ui/diagram/driftanimator.h"

#include <algorithm>
#include <chrono>

namespace hitspread {

namespace {

int factorOf(DriftSpeed speed)
{
    switch (speed) {
    case DriftSpeed::Off: return 0;
    case DriftSpeed::Normal: return 1;
    case DriftSpeed::Double: return 2;
    case DriftSpeed::Fourfold: return 4;
    }
    return 1;
}

}  // namespace

DriftAnimator::DriftAnimator(QObject* parent) : QObject(parent)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        if (m_open)
            showAt(value.toDouble());
    });
    connect(&m_clock, &QVariantAnimation::finished, this, &DriftAnimator::end);
}

void DriftAnimator::setSpeed(DriftSpeed speed)
{
    m_speed = speed;
    if (!m_open || !m_timeline)
        return;
    const int factor = factorOf(speed);
    if (factor == 0) {
        skip();
        return;
    }
    const double share = m_clock.currentValue().toDouble();
    m_clock.setDuration(std::max(1, static_cast<int>(m_timeline->length().count()) / factor));
    m_clock.setCurrentTime(static_cast<int>(share * m_clock.duration()));
}

void DriftAnimator::setReducedMotion(bool reduced)
{
    m_reduced = reduced;
    if (reduced)
        skip();
}

bool DriftAnimator::isRunning() const
{
    return m_open;
}

void DriftAnimator::play(const DriftPicture& drift)
{
    skip();
    m_timeline.emplace(drift);
    m_open = true;
    const int factor = m_reduced ? 0 : factorOf(m_speed);
    if (factor == 0) {
        end();
        return;
    }
    m_clock.setDuration(std::max(1, static_cast<int>(m_timeline->length().count()) / factor));
    showAt(0.0);
    m_clock.start();
}

void DriftAnimator::skip()
{
    if (!m_open)
        return;
    end();
}

void DriftAnimator::seek(double share)
{
    if (!m_timeline)
        return;
    setPaused(true);
    m_clock.setCurrentTime(static_cast<int>(std::clamp(share, 0.0, 1.0) * m_clock.duration()));
    showAt(std::clamp(share, 0.0, 1.0));
}

void DriftAnimator::setPaused(bool paused)
{
    if (paused && m_clock.state() == QAbstractAnimation::Running)
        m_clock.pause();
    else if (!paused && m_clock.state() == QAbstractAnimation::Paused)
        m_clock.resume();
}

void DriftAnimator::showAt(double share)
{
    const auto length = static_cast<double>(m_timeline->length().count());
    Q_EMIT progressChanged(m_timeline->at(std::chrono::milliseconds(static_cast<int>(share * length))));
    Q_EMIT positionChanged(share);
}

void DriftAnimator::end()
{
    if (!m_open)
        return;
    m_open = false;
    m_clock.stop();
    Q_EMIT progressChanged(DriftProgress{});
    Q_EMIT positionChanged(1.0);
    Q_EMIT finished();
}

}  // namespace hitspread
