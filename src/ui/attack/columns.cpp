#include "ui/attack/columns.h"

#include "ui/rules/stepscolumn.h"
#include "ui/theme/applicationstyle.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

ResultColumn::ResultColumn(QWidget* result, QWidget* parent) : QWidget(parent), m_scrolled(new StepsColumn(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    setLook(*m_scrolled, "ground", QStringLiteral("surface"));
    QWidget* inner = m_scrolled->widget();
    inner->setAttribute(Qt::WA_StyledBackground);
    setLook(*inner, "ground", QStringLiteral("surface"));
    m_scrolled->rows().setContentsMargins(space::kMedium, space::kMedium, space::kLarge, space::kMedium);
    whole->addWidget(m_scrolled, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::kMedium, 0, space::kLarge, space::kMedium);
    foot->addWidget(result);
    whole->addLayout(foot);
}

FullWidthScrollArea::FullWidthScrollArea(const ApplicationStyle& style, int least, QWidget* parent)
    : QScrollArea(parent), m_style(style), m_least(least)
{
    setWidgetResizable(true);
}

QSize FullWidthScrollArea::minimumSizeHint() const
{
    const int inner = widget() ? widget()->minimumSizeHint().width() : 0;
    const int bar = verticalScrollBar()->sizeHint().width();
    return {qMax(m_style.theme().scaled(m_least), inner + bar), QScrollArea::minimumSizeHint().height()};
}

// What stands in it asks for another place itself; the column is not told.
bool FullWidthScrollArea::eventFilter(QObject* watched, QEvent* event)
{
    const bool isForAnother = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return isForAnother;
}

}  // namespace hitspread
