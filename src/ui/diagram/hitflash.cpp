#include "ui/diagram/hitflash.h"

#include "ui/theme/motion.h"

#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitspread {

namespace {

// ms
constexpr int kAnswer = 1000;
constexpr int kBrightening = 250;
constexpr int kGrowing = 120;

}  // namespace

HitFlash::HitFlash(QWidget& shownOn) : QObject(&shownOn), m_widget(shownOn)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(static_cast<double>(kAnswer));
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &HitFlash::moved);
    connect(&m_clock, &QVariantAnimation::finished, this, &HitFlash::moved);
}

void HitFlash::start(std::vector<int> lost)
{
    finish();
    m_lost = std::move(lost);
    const int factor = motion::factor(m_widget);
    const bool isStruck = std::ranges::any_of(m_lost, [](int hits) { return hits > 0; });
    if (!isStruck || factor == 0 || !m_widget.isVisible())
        return;
    m_clock.setDuration(kAnswer / factor);
    m_clock.start();
}

void HitFlash::finish()
{
    if (!isRunning())
        return;
    m_clock.stop();
    Q_EMIT moved();
}

double HitFlash::share(int milliseconds) const
{
    return std::clamp(m_clock.currentValue().toDouble() / milliseconds, 0.0, 1.0);
}

double HitFlash::brightness() const
{
    const double passed = share(kBrightening);
    return isRunning() ? 1.0 - std::abs(2.0 * passed - 1.0) : 0.0;
}

double HitFlash::growth() const
{
    return isRunning() ? share(kGrowing) : 0.0;
}

}  // namespace hitspread
