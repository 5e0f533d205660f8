#include "ui/theme/motion.h"

#include <QApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <array>

namespace hitspread::motion {

namespace {
/// On the application, so that it lives as long as the widgets that ask.
constexpr const char* kProperty = "hitspreadReducedMotion";
constexpr const char* kSpeed = "hitspreadMotionSpeed";
constexpr std::array kFactors{0, 1, 2, 4};
}  // namespace

bool isReduced(const QWidget& widget)
{
    return qApp->property(kProperty).toBool()
        || widget.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &widget) == 0;
}

void setReduced(bool reduced)
{
    qApp->setProperty(kProperty, reduced);
}

int factor(const QWidget& widget)
{
    const QVariant speed = qApp->property(kSpeed);
    return isReduced(widget) ? 0 : speed.isValid() ? kFactors.at(static_cast<std::size_t>(speed.toInt())) : 1;
}

void setSpeed(int index)
{
    qApp->setProperty(kSpeed, std::clamp(index, 0, static_cast<int>(kFactors.size()) - 1));
}

}  // namespace hitspread::motion
