#include "ui/library/bodypreview.h"

#include "reports/body/bodypainter.h"
#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

namespace {

constexpr int kBodyFigureHeight = 300;

}  // namespace

BodyPreview::BodyPreview(std::shared_ptr<const BodyPlan> plan, const QStringList& words, const ApplicationStyle& style,
                         QWidget* parent)
    : QWidget(parent), m_plan(std::move(plan)), m_words(words), m_style(style)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(words.join(u", "_qs));
}

QSize BodyPreview::sizeHint() const
{
    return {200, m_style.theme().scaled(kBodyFigureHeight)};
}

void BodyPreview::paintEvent(QPaintEvent*)
{
    if (!m_plan)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = BodyGeometry().boundsOf(*m_plan);
    const qreal side = std::min((height() - 24.0) / box.height(), (width() - 24.0) / box.width());
    const QPointF origin = QRectF(rect()).center() - box.center() * side;
    BodyPicture picture;
    picture.plan = m_plan;
    picture.locationLetters = m_words;
    BodyStrokes strokes = BodyStrokes::forScreen(m_style.theme());
    strokes.border = 1.4;
    strokes.glow = false;
    BodyPainter(m_style.theme(), BodyGeometry(side, origin), strokes).paintStill(painter, picture);
}

}  // namespace hitspread
