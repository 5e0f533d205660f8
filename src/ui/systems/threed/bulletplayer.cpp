#include "ui/systems/threed/bulletplayer.h"

#include <algorithm>

namespace hitspread::threed {

namespace {
constexpr int kPerBullet = 140;  ///< ms
constexpr int kBulletPlayerMost = 3000;
}  // namespace

BulletPlayer::BulletPlayer(QObject* parent) : QObject(parent)
{
    m_clock.setTimerType(Qt::PreciseTimer);
    connect(&m_clock, &QTimer::timeout, this, &BulletPlayer::next);
}

void BulletPlayer::setSpeed(DriftSpeed speed)
{
    m_speed = speed;
    if (!isRunning())
        return;
    const int each = pace(m_last + 1);
    if (each == 0)
        skip();
    else
        m_clock.setInterval(each);
}

int BulletPlayer::pace(int bullets) const
{
    if (m_reduced || m_speed == DriftSpeed::Off || bullets < 1)
        return 0;
    const int factor = m_speed == DriftSpeed::Fourfold ? 4 : m_speed == DriftSpeed::Double ? 2 : 1;
    return std::max(1, std::min(kPerBullet, kBulletPlayerMost / bullets) / factor);
}

void BulletPlayer::play(int bullets)
{
    m_clock.stop();
    if (bullets < 1)
        return;
    m_row = 0;
    m_last = bullets - 1;
    const int each = pace(bullets);
    if (each == 0) {
        Q_EMIT reached(m_last);
        Q_EMIT finished();
        return;
    }
    Q_EMIT reached(0);
    m_clock.start(each);
}

void BulletPlayer::next()
{
    if (m_row >= m_last) {
        m_clock.stop();
        Q_EMIT finished();
        return;
    }
    Q_EMIT reached(++m_row);
}

void BulletPlayer::skip()
{
    if (!isRunning())
        return;
    m_clock.stop();
    Q_EMIT reached(m_last);
    Q_EMIT finished();
}

}  // namespace hitspread::threed
