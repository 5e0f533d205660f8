#include "ui/widgets/shake.h"

#include "ui/theme/motion.h"

#include <QWidget>

#include <cmath>
#include <numbers>

namespace hitspread {

namespace {
constexpr int kDuration = 280;  // ms
constexpr double kSwing = 5.0;  // px
constexpr double kSwings = 3.0;
}  // namespace

Shake::Shake(QWidget& widget) : QObject(&widget), m_widget(widget)
{
    m_time.setDuration(kDuration);
    m_time.setStartValue(0.0);
    m_time.setEndValue(1.0);
    connect(&m_time, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double time = value.toDouble();
        m_offset = static_cast<int>(
            std::lround(kSwing * (1.0 - time) * std::sin(time * 2.0 * kSwings * std::numbers::pi)));
        m_widget.update();
    });
}

void Shake::start()
{
    m_time.stop();
    m_offset = 0;
    if (!motion::isReduced(m_widget))
        m_time.start();
}

}  // namespace hitspread
