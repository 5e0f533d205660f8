#include "ui/library/columnheader.h"

#include "ui/theme/applicationstyle.h"

#include <QPainter>
#include <QStyleOptionHeader>

#include <algorithm>
#include <limits>

namespace hitspread {

ColumnHeader::ColumnHeader(const ApplicationStyle& style, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_style(style), m_edge(std::numeric_limits<int>::max())
{}

void ColumnHeader::setEdge(int edge)
{
    m_edge = edge;
    viewport()->update();
}

QString ColumnHeader::shownHeading(int column) const
{
    QString heading = model()->headerData(column, Qt::Horizontal).toString();
    const int left = sectionViewportPosition(column);
    if (left + sectionSize(column) <= m_edge)
        return heading;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int room = m_edge - left - 2 * m_style.theme().scaled(kMargin);
    if (room < metrics.horizontalAdvance(QChar(u'…')))
        return {};
    QStringList lines = heading.split(u'\n');
    for (QString& line : lines)
        line = metrics.elidedText(line, Qt::ElideRight, room);
    return lines.join(u'\n');
}

void ColumnHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    QRect shown = rect;
    shown.setRight(std::min(rect.right(), m_edge - 1));
    if (shown.isValid())
        QHeaderView::paintSection(painter, shown, logicalIndex);
}

void ColumnHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    option->text = shownHeading(logicalIndex);
}

}  // namespace hitspread
