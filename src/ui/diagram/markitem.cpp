#include "ui/diagram/markitem.h"

#include "reports/body/blastpainter.h"
#include "reports/body/chancepainter.h"
#include "reports/body/markpainter.h"

#include <utility>

namespace hitspread {

MarkItem::MarkItem()
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void MarkItem::show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme)
{
    prepareGeometryChange();
    m_picture = picture;
    m_layout = layout;
    m_theme = theme;
    m_farLabel = picture.plan && !picture.outlineOnly
        ? MarkPainter(theme, layout.geometry, BodyStrokes::forScreen(theme)).farLabelPlace(picture, layout.stage)
        : QRectF();
    update();
}

void MarkItem::setProgress(const DriftProgress& progress)
{
    if (std::exchange(m_progress, progress) != progress)
        update();
}

void MarkItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (!m_picture.plan || m_picture.outlineOnly)
        return;
    const MarkPainter marks(m_theme, m_layout.geometry, BodyStrokes::forScreen(m_theme));
    if (m_picture.aim)
        marks.paintAim(*painter, *m_picture.aim, !m_picture.chances.empty());
    ChancePainter(m_theme, m_layout.geometry).paintPlaces(*painter, m_picture);
    marks.paintChain(*painter, m_picture, m_layout.stage);
    marks.paintDrift(*painter, m_picture, m_progress, m_layout.stage);
    if (m_progress.star >= 1.0)
        BlastPainter(m_theme, m_layout.geometry, BodyStrokes::forScreen(m_theme))
            .paintBurst(*painter, m_picture, m_layout.stage);
    // The label belongs to the finished picture: before, it would tell the end of the flight.
    if (m_progress.star >= 1.0)
        marks.paintFarLabel(*painter, m_picture, m_farLabel);
}

}  // namespace hitspread
