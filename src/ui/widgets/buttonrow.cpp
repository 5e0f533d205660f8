#include "ui/widgets/buttonrow.h"

#include "ui/widgets/flowlayout.h"

#include <QEvent>

#include <algorithm>

namespace hitspread {

ButtonRow::ButtonRow(int gap, QWidget* parent)
    : QWidget(parent),
      m_gap(gap),
      m_left(new QWidget(this)),
      m_right(new QWidget(this)),
      m_begin(new FlowLayout(gap, m_left)),
      m_end(new FlowLayout(gap, m_right))
{
    for (FlowLayout* flow : {m_begin, m_end})
        flow->setContentsMargins(0, 0, 0, 0);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

bool ButtonRow::isOneLine(int width) const
{
    return m_begin->sizeHint().width() + m_gap + m_end->sizeHint().width() <= width;
}

int ButtonRow::heightForWidth(int width) const
{
    if (isOneLine(width))
        return std::max(m_begin->sizeHint().height(), m_end->sizeHint().height());
    const int above = m_begin->heightForWidth(width);
    const int below = m_end->heightForWidth(width);
    return above + below + (above > 0 && below > 0 ? m_gap : 0);
}

QSize ButtonRow::sizeHint() const
{
    return {m_begin->sizeHint().width() + m_gap + m_end->sizeHint().width(),
            heightForWidth(width() > 0 ? width() : QWIDGETSIZE_MAX)};
}

QSize ButtonRow::minimumSizeHint() const
{
    return {std::max(m_begin->minimumSize().width(), m_end->minimumSize().width()), sizeHint().height()};
}

bool ButtonRow::event(QEvent* event)
{
    // What stands in them is another width now.
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void ButtonRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();
    arrange();
}

void ButtonRow::arrange()
{
    if (isOneLine(width())) {
        const int end = m_end->sizeHint().width();
        m_left->setGeometry(0, 0, width() - m_gap - end, height());
        m_right->setGeometry(width() - end, 0, end, height());
        return;
    }
    const int above = m_begin->heightForWidth(width());
    m_left->setGeometry(0, 0, width(), above);
    m_right->setGeometry(0, above + (above > 0 ? m_gap : 0), width(), m_end->heightForWidth(width()));
}

}  // namespace hitspread
