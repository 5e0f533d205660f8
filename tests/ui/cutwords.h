#pragma once

#include "ui/fields/numberfield.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/fewlineslabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QLabel>
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

}  // namespace hitspread::support
