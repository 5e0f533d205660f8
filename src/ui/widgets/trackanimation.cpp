#include "ui/widgets/trackanimation.h"

#include "ui/theme/motion.h"

#include <QWidget>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kPerBox = 35;        // ms
constexpr int kBoxFillMost = 500;  // ms
}  // namespace

TrackAnimation::TrackAnimation(QWidget& shownOn) : QObject(&shownOn), m_widget(shownOn)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &TrackAnimation::moved);
    connect(&m_clock, &QVariantAnimation::finished, this, &TrackAnimation::moved);
}

void TrackAnimation::start(int boxes)
{
    finish();
    const int factor = motion::factor(m_widget);
    if (boxes <= 0 || factor == 0 || !m_widget.isVisible())
        return;
    m_clock.setDuration(std::max(1, std::min(boxes * kPerBox, kBoxFillMost) / factor));
    m_clock.start();
}

void TrackAnimation::finish()
{
    if (!isRunning())
        return;
    m_clock.stop();
    Q_EMIT moved();
}

int TrackAnimation::between(int before, int after) const
{
    if (!isRunning() || after >= before)
        return after;
    const int filled = static_cast<int>((before - after) * m_clock.currentValue().toDouble());
    return before - filled;
}

}  // namespace hitspread
