#include "ui/diagram/hitflashitem.h"

#include "reports/body/calloutpainter.h"
#include "reports/body/markpainter.h"
#include "text/labels.h"
#include "ui/diagram/hitflash.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace hitspread {

namespace {

constexpr double kMostBrightness = 0.5;
constexpr int kMostGrown = 2;       ///< callouts
constexpr qreal kLossAbove = 1.15;  ///< the mark's middle, in sides

}  // namespace

HitFlashItem::HitFlashItem()
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void HitFlashItem::show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme)
{
    prepareGeometryChange();
    m_picture = picture;
    m_layout = layout;
    m_theme = theme;
    update();
}

void HitFlashItem::setAnswer(const HitFlash& answer, const std::vector<int>& hits)
{
    m_lost = answer.isRunning() ? answer.lost() : std::vector<int>();
    m_hits = hits;
    m_brightness = answer.brightness();
    m_growth = answer.growth();
    update();
}

void HitFlashItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    if (!m_picture.plan || m_picture.outlineOnly)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    const std::size_t all = std::min(m_lost.size(), m_picture.callouts.size());
    for (std::size_t i = 0; i < all; ++i) {
        if (m_lost[i] > 0)
            paintBrightness(*painter, m_picture.callouts[i].location);
    }
    // Many at once would lie over each other: they count where they stand.
    const auto struck = std::ranges::count_if(m_lost, [](int lost) { return lost > 0; });
    for (const PlacedCallout& place : m_layout.placed) {
        if (struck <= kMostGrown && place.index < all && m_lost[place.index] > 0)
            paintCallout(*painter, place);
    }
    for (std::size_t i = 0; i < all; ++i) {
        if (m_lost[i] > 0)
            paintLoss(*painter, m_picture.callouts[i].location, m_lost[i]);
    }
}

void HitFlashItem::paintBrightness(QPainter& painter, int location) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        withAlpha(m_theme.colour(m_theme.isDark() ? Token::Text : Token::Dmg), kMostBrightness * m_brightness));
    for (const BodyCell& cell : m_picture.plan->cells()) {
        if (cell.location == location)
            painter.drawPolygon(m_layout.geometry.polygon(cell.hex));
    }
}

void HitFlashItem::paintCallout(QPainter& painter, const PlacedCallout& place) const
{
    // In the large form there is nothing to grow to, and it counts by itself.
    if (m_layout.form == CalloutForm::Full)
        return;
    const CalloutPainter callouts(m_theme);
    LocationCallout callout = m_picture.callouts[place.index];
    if (place.index < m_hits.size())
        callout.hits = m_hits[place.index];
    const QSizeF full = callouts.boxSize(CalloutForm::Full);
    QRectF box(place.box.center() - QPointF(full.width(), full.height()) / 2.0, full);
    box.moveLeft(std::clamp(box.left(), m_layout.stage.left() + 2.0,
                            std::max(m_layout.stage.left() + 2.0, m_layout.stage.right() - full.width() - 2.0)));
    box.moveTop(std::clamp(box.top(), m_layout.stage.top() + 2.0,
                           std::max(m_layout.stage.top() + 2.0, m_layout.stage.bottom() - full.height() - 2.0)));
    const qreal from = place.box.width() / full.width();
    const qreal scale = from + (1.0 - from) * m_growth;
    painter.save();
    painter.translate(box.center());
    painter.scale(scale, scale);
    painter.translate(-box.center());
    callouts.paintBox(painter, box, callout, CalloutForm::Full);
    painter.restore();
}

QPointF HitFlashItem::markIn(int location) const
{
    const BodyPlan& plan = *m_picture.plan;
    if (m_picture.drift && plan.locationAt(m_picture.drift->landing()) == location)
        return m_layout.geometry.centre(m_picture.drift->landing());
    if (m_picture.chain) {
        const auto& marks = m_picture.chain->marks;
        const auto last = std::find_if(marks.rbegin(), marks.rend(),
                                       [&](const ChainMark& mark) { return plan.locationAt(mark.hex) == location; });
        if (last != marks.rend())
            return m_layout.geometry.centre(last->hex);
    }
    const BodyCell* cell = m_layout.geometry.letterCell(plan, location);
    return cell ? m_layout.geometry.centre(cell->hex) : m_layout.stage.center();
}

void HitFlashItem::paintLoss(QPainter& painter, int location, int lost) const
{
    const QFont font = m_theme.paintFont(TypeRole::Name);
    QPainterPath figure;
    figure.addText(QPointF(), font, text::number(-lost));
    const QPointF above = markIn(location) - QPointF(0.0, kLossAbove * m_layout.geometry.side());
    figure.translate(above - QPointF(figure.boundingRect().center().x(), figure.boundingRect().bottom()));
    painter.strokePath(figure, QPen(m_theme.colour(Token::Sunken), 5.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(figure, m_theme.colour(Token::Dmg));
}

}  // namespace hitspread
