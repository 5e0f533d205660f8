#include "ui/library/morecolumns.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QPainter>

namespace hitspread {

namespace {

constexpr int kMoreColumnsWidth = 24;  ///< the least that is hit with a mouse
constexpr int kMoreColumnsArrow = 16;

}  // namespace

MoreColumns::MoreColumns(const ApplicationStyle& style, QWidget* parent) : QAbstractButton(parent), m_style(style)
{
    setObjectName(u"moreColumns"_qs);
    setAccessibleName(tr("More columns follow"));
    setToolTip(tr("More columns follow: click, or go on with the arrow keys"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus);  // the keyboard walks through the columns anyway
    hide();
}

int MoreColumns::wanted() const
{
    return m_style.theme().scaled(kMoreColumnsWidth);
}

void MoreColumns::setHeader(int height)
{
    m_header = height;
    update();
}

void MoreColumns::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_style.theme();
    QPainter painter(this);
    // The ground of header and rows goes on beneath it.
    painter.fillRect(QRect(0, 0, 1, height()), theme.colour(Token::LineStrong));
    const int edge = theme.scaled(kMoreColumnsArrow);
    iconOf(Icon::Next, theme, underMouse() ? Token::Text : Token::Muted)
        .paint(&painter, QRect((width() - edge) / 2, (m_header - edge) / 2, edge, edge));
}

}  // namespace hitspread
