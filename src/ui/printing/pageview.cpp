#include "ui/printing/pageview.h"

#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <cmath>

namespace hitspread {

namespace {

constexpr int kPageViewGap = 14;

}  // namespace

PageView::PageView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("pages"));
    setAccessibleName(tr("Preview of the pages"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Else a scroll bar that comes and goes would lay the pages out in circles.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    verticalScrollBar()->setSingleStep(40);
    setFocusPolicy(Qt::StrongFocus);
}

void PageView::setPrintout(const paper::Printout& printout)
{
    m_printout = printout;
    setAccessibleDescription(tr("%1, %2 pages").arg(printout.title, QString::number(printout.pages.size())));
    layOut();
}

void PageView::layOut()
{
    const QSizeF paper = paper::sizeOf(m_printout.setup);
    const int width = std::max(40, viewport()->width() - 2 * kPageViewGap);
    m_page = QSize(width, static_cast<int>(std::lround(width * paper.height() / paper.width())));
    m_pixmaps.assign(m_printout.pages.size(), QPixmap());
    const int all = static_cast<int>(m_printout.pages.size()) * (m_page.height() + kPageViewGap) + kPageViewGap;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, all - viewport()->height()));
    viewport()->update();
}

QRect PageView::placeOf(std::size_t page) const
{
    const int top = kPageViewGap + static_cast<int>(page) * (m_page.height() + kPageViewGap)
        - verticalScrollBar()->value();
    return {QPoint(kPageViewGap, top), m_page};
}

const QPixmap& PageView::pixmapOf(std::size_t page)
{
    QPixmap& pixmap = m_pixmaps[page];
    if (pixmap.isNull()) {
        const qreal dots = m_page.width() * devicePixelRatioF() / paper::sizeOf(m_printout.setup).width();
        pixmap = QPixmap::fromImage(paper::imageOf(m_printout, page, dots));
        pixmap.setDevicePixelRatio(devicePixelRatioF());
    }
    return pixmap;
}

void PageView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (std::size_t page = 0; page < m_printout.pages.size(); ++page) {
        const QRect place = placeOf(page);
        if (place.intersects(viewport()->rect()))
            painter.drawPixmap(place, pixmapOf(page));
    }
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void PageView::keyPressEvent(QKeyEvent* event)
{
    const auto act = [&] {
        switch (event->key()) {
        case Qt::Key_Home: return QAbstractSlider::SliderToMinimum;
        case Qt::Key_End: return QAbstractSlider::SliderToMaximum;
        case Qt::Key_Space: return QAbstractSlider::SliderPageStepAdd;
        default: return QAbstractSlider::SliderNoAction;
        }
    }();
    if (act == QAbstractSlider::SliderNoAction)
        return QAbstractScrollArea::keyPressEvent(event);
    verticalScrollBar()->triggerAction(act);
}

}  // namespace hitspread
