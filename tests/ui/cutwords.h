#pragma once

#include "ui/fields/numberfield.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/fewlineslabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QStringList>

#include <algorithm>

namespace hitspread::support {

/// Words wider than their place, and controls smaller than they ask for, beyond what gives way on purpose.
inline QStringList cutIn(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool fixed = label && !label->wordWrap() && !qobject_cast<const ElidedLabel*>(widget)
            && !qobject_cast<const FewLinesLabel*>(widget) && label->textFormat() != Qt::RichText
            && !label->text().isEmpty();
        // A number has no more room than it needs.
        if (const auto* number = qobject_cast<const NumberField*>(widget)) {
            if (number->width()
                < number->widthFor(number->text().isEmpty() ? number->placeholderText() : number->text()))
                found << QStringLiteral("number '%1'").arg(number->objectName());
            continue;
        }
        const bool control = qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget);
        // What names a field marks its key, which is not painted.
        const QString words = label && label->buddy() ? label->text().remove(u'&') : label ? label->text() : QString();
        int widest = 0;
        for (const QString& line : words.split(u'\n'))
            widest = std::max(widest, label ? label->fontMetrics().horizontalAdvance(line) : 0);
        if (fixed && label->width() < widest)
            found << QStringLiteral("label '%1'").arg(label->text());
        if (control && !qobject_cast<const QLineEdit*>(widget->parentWidget())
            && (widget->width() < widget->minimumSizeHint().width()
                || widget->height() < widget->minimumSizeHint().height() - 2))
            found << QStringLiteral("%1 '%2' %3 < %4")
                         .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())
                         .arg(widget->width())
                         .arg(widget->minimumSizeHint().width());
        const QWidget* parent = widget->parentWidget();
        const bool scrolls = parent && qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        if ((fixed || control) && parent && !scrolls && !parent->rect().contains(widget->geometry()))
            found << QStringLiteral("'%1' sticks out").arg(label ? label->text() : widget->objectName());
    }
    return found;
}

/// What a layout puts somewhere, itself or a layout inside it.
inline void placedBy(const QLayout& layout, QList<const QWidget*>& placed)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* item = layout.itemAt(i);
        if (item->layout())
            placedBy(*item->layout(), placed);
        else if (item->widget() && item->widget()->isVisible())
            placed << item->widget();
    }
}

/// Words that wrap and have less height than their lines take, dice pressed together, and parts painted over one another.
inline QStringList squeezedIn(const QWidget& window)
{
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool wraps = label && (label->wordWrap() || qobject_cast<const FewLinesLabel*>(label));
        if (wraps && !label->text().isEmpty() && label->height() < label->heightForWidth(label->width()))
            found << QStringLiteral("'%1' is %2 high").arg(label->text()).arg(label->height());
        if (qobject_cast<const DieTile*>(widget) && widget->height() < widget->sizeHint().height())
            found << QStringLiteral("die '%1' is %2 high").arg(widget->objectName()).arg(widget->height());
        if (!widget->layout())
            continue;
        QList<const QWidget*> placed;
        placedBy(*widget->layout(), placed);
        for (qsizetype i = 0; i < placed.size(); ++i) {
            for (qsizetype j = i + 1; j < placed.size(); ++j) {
                if (placed[i]->geometry().intersects(placed[j]->geometry()))
                    found << QStringLiteral("%1 '%2' lies over %3 '%4'")
                                 .arg(QLatin1String(placed[i]->metaObject()->className()), placed[i]->objectName(),
                                      QLatin1String(placed[j]->metaObject()->className()), placed[j]->objectName());
            }
        }
    }
    return found;
}

}  // namespace hitspread::support
