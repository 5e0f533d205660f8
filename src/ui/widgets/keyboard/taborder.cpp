#include "ui/widgets/keyboard/taborder.h"

#include <QLayout>

#include <algorithm>
#include <vector>

namespace hitspread {

namespace {

QWidgetList laidOutBy(const QLayout& layout)
{
    QWidgetList all;
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (QWidget* widget = item->widget())
            all << widget;
        else if (const QLayout* inner = item->layout())
            all << laidOutBy(*inner);
    }
    return all;
}

/// Everything in a part of a window as the eye meets it: as it was laid out, not as it was made.
QWidgetList inOrderOfTheEye(const QWidget& part)
{
    QWidgetList next = part.layout() ? laidOutBy(*part.layout()) : QWidgetList();
    for (QWidget* child : part.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (!next.contains(child))
            next << child;
    }
    QWidgetList all;
    for (QWidget* widget : next)
        all << widget << inOrderOfTheEye(*widget);
    return all;
}

/// Widgets that hand the keyboard on to one inside them. Tab meets them as well and then goes there, so that each has to stand
/// right before what is inside it; Qt moves it with all of that at once, wherever that stands. While this lives they are
/// ordinary stops of Tab, which can be moved one by one.
class WithoutProxies {
public:
    explicit WithoutProxies(const QWidgetList& widgets)
    {
        for (QWidget* widget : widgets) {
            if (!widget->focusProxy())
                continue;
            m_all.push_back({widget, widget->focusProxy(), widget->focusPolicy()});
            widget->setFocusProxy(nullptr);
            widget->setFocusPolicy(Qt::TabFocus);
        }
    }
    ~WithoutProxies()
    {
        for (const Proxied& one : m_all) {
            one.widget->setFocusPolicy(one.policy);
            one.widget->setFocusProxy(one.proxy);
        }
    }
    WithoutProxies(const WithoutProxies&) = delete;
    WithoutProxies& operator=(const WithoutProxies&) = delete;

private:
    struct Proxied {
        QWidget* widget;
        QWidget* proxy;
        Qt::FocusPolicy policy;
    };
    std::vector<Proxied> m_all;
};

}  // namespace

QWidget* tabStopBefore(const QWidget& widget)
{
    QWidget* before = widget.previousInFocusChain();
    while (before != &widget && (before->focusPolicy() & Qt::TabFocus) == 0)
        before = before->previousInFocusChain();
    return before;
}

QWidget* firstTabStop(const QWidget& part)
{
    const QWidgetList all = inOrderOfTheEye(part);
    const auto found = std::ranges::find_if(all, [](const QWidget* widget) {
        return (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisible() && widget->isEnabled();
    });
    return found == all.end() ? nullptr : *found;
}

QWidget* followInTabOrder(QWidget* before, const QWidget& part)
{
    const QWidgetList all = inOrderOfTheEye(part);
    const WithoutProxies whileMoving(all);
    for (QWidget* widget : all) {
        // Menus and lists that drop down are windows of their own.
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->window() != part.window())
            continue;
        QWidget::setTabOrder(before, widget);
        before = widget;
    }
    return before;
}

}  // namespace hitspread
