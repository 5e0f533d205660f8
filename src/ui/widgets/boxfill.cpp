#include "ui/widgets/boxfill.h"

#include "ui/theme/motion.h"

#include <QWidget>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kPerBox = 35;        // ms
constexpr int kBoxFillMost = 500;  // ms
}  // namespace

BoxFill::BoxFill(QWidget& shownOn) : QObject(&shownOn), m_widget(shownOn)
{
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, &BoxFill::moved);
    connect(&m_clock, &QVariantAnimation::finished, this, &BoxFill::moved);
}

void BoxFill::start(int boxes)
{
    finish();
    const int factor = motion::factor(m_widget);
    if (boxes <= 0 || factor == 0 || !m_widget.isVisible())
        return;
    m_clock.setDuration(std::max(1, std::min(boxes * kPerBox, kBoxFillMost) / factor));
    m_clock.start();
}

void BoxFill::finish()
{
    if (!isRunning())
        return;
    m_clock.stop();
    Q_EMIT moved();
}

int BoxFill::between(int before, int after) const
{
    if (!isRunning() || after >= before)
        return after;
    const int filled = static_cast<int>((before - after) * m_clock.currentValue().toDouble());
    return before - filled;
}

}  // namespace hitspread
