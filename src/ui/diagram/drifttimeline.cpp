#include "ui/diagram/drifttimeline.h"

#include <QEasingCurve>

#include <algorithm>

namespace hitspread {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kPerHex{90};
constexpr milliseconds kMostDrift{700};
constexpr milliseconds kPerHexBack{70};
constexpr milliseconds kStar{180};
constexpr milliseconds kDriftTimelineRing{240};
constexpr double kStarFrom = 0.6;

double shareOf(milliseconds time, milliseconds whole)
{
    return whole.count() == 0
        ? 1.0
        : std::clamp(static_cast<double>(time.count()) / static_cast<double>(whole.count()), 0.0, 1.0);
}

double eased(QEasingCurve::Type type, double share)
{
    return QEasingCurve(type).valueForProgress(share);
}

}  // namespace

DriftTimeline::DriftTimeline(const DriftPicture& drift)
    : m_hexes(static_cast<int>(drift.path.size())),
      m_settled(drift.settled),
      m_drift(std::min(kPerHex * m_hexes, kMostDrift)),
      m_back(kPerHexBack * (m_hexes - m_settled)),
      m_star(kStar),
      m_ring(kDriftTimelineRing)
{}

DriftProgress DriftTimeline::at(milliseconds time) const
{
    if (time >= length())
        return {};
    DriftProgress progress;
    progress.star = 0.0;
    if (time < m_drift) {
        progress.reached = m_hexes * eased(QEasingCurve::OutQuad, shareOf(time, m_drift));
        progress.place = progress.reached;
        return progress;
    }
    time -= m_drift;
    progress.reached = m_hexes;
    if (time < m_back) {
        progress.place = m_hexes - (m_hexes - m_settled) * eased(QEasingCurve::InOutQuad, shareOf(time, m_back));
        return progress;
    }
    time -= m_back;
    progress.place = m_settled;
    progress.star = kStarFrom + (1.0 - kStarFrom) * eased(QEasingCurve::OutBack, shareOf(time, m_star));
    progress.ring = eased(QEasingCurve::OutQuad, shareOf(time - m_star, m_ring));
    return progress;
}

}  // namespace hitspread
