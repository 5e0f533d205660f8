#pragma once

#include "reports/body/bodypicture.h"

#include <chrono>

namespace hitspread {

/// When what of a drift is seen (look.md section 6): the shot drifts hex by hex, aiming points pull it back, the mark
/// bursts. A pure function of time; it neither waits nor paints.
class DriftTimeline {
public:
    explicit DriftTimeline(const DriftPicture& drift);

    [[nodiscard]] std::chrono::milliseconds length() const { return m_drift + m_back + m_star + m_ring; }
    [[nodiscard]] DriftProgress at(std::chrono::milliseconds time) const;

private:
    int m_hexes;
    int m_settled;
    std::chrono::milliseconds m_drift;
    std::chrono::milliseconds m_back;
    std::chrono::milliseconds m_star;
    std::chrono::milliseconds m_ring;
};

}  // namespace hitspread
