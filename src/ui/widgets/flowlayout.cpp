#include "ui/widgets/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace hitspread {

FlowLayout::FlowLayout(int gap, QWidget* parent) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addWidget(widget);
    std::rotate(m_items.begin() + index, m_items.end() - 1, m_items.end());
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::flow(const QRect& place, bool moves) const
{
    int left = 0;
    int top = 0;
    int high = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        QSize size = item->sizeHint();
        if (left > 0 && left + size.width() > place.width()) {
            top += high + m_gap;
            left = high = 0;
        }
        const bool grows = item->expandingDirections() & Qt::Horizontal;
        size.setWidth(grows ? place.width() - left : std::min(size.width(), place.width()));
        if (moves)
            item->setGeometry(QRect(QPoint(place.left() + left, place.top() + top), size));
        left += size.width() + m_gap;
        high = std::max(high, size.height());
    }
    return top + high;
}

int FlowLayout::heightForWidth(int width) const
{
    const QMargins around = contentsMargins();
    return flow({0, 0, width - around.left() - around.right(), 0}, false) + around.top() + around.bottom();
}

QSize FlowLayout::sizeHint() const
{
    const QMargins around = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size.rwidth() += item->isEmpty() ? 0 : item->sizeHint().width() + m_gap;
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.grownBy(around);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    flow(place.marginsRemoved(contentsMargins()), true);
}

}  // namespace hitspread
