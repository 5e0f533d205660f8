#include "ui/widgets/labels/elidededit.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QToolTip>

namespace hitspread {

namespace {

constexpr int kTextMargin = 2;  ///< a line edit leaves beside its text, px

}  // namespace

ElidedEdit::ElidedEdit(QWidget* parent) : QLineEdit(parent) {}

QRect ElidedEdit::contents() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()
        ->subElementRect(QStyle::SE_LineEditContents, &option, this)
        .adjusted(kTextMargin, 0, -kTextMargin, 0);
}

bool ElidedEdit::isCut() const
{
    return !hasFocus() && fontMetrics().horizontalAdvance(text()) > contents().width();
}

void ElidedEdit::paintEvent(QPaintEvent* event)
{
    if (!isCut())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    const QRect place = contents();
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, place.width()));
}

bool ElidedEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QLineEdit::event(event);
}

}  // namespace hitspread
