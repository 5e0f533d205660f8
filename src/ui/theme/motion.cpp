#include "ui/theme/motion.h"

#include <QApplication>
#include <QStyle>
#include <QVariant>
#include <QWidget>

namespace hitspread::motion {

namespace {
/// On the application, so that it lives as long as the widgets that ask.
constexpr const char* kProperty = "hitspreadReducedMotion";
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

}  // namespace hitspread::motion
