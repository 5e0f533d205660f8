#include "ui/diagram/stageitem.h"

#include "reports/body/blastpainter.h"
#include "reports/body/bodypainter.h"
#include "reports/body/calloutpainter.h"
#include "reports/body/directionrose.h"
#include "reports/body/markpainter.h"
#include "text/echo.h"

#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace hitspread {

StageItem::StageItem()
{
    setAcceptedMouseButtons(Qt::NoButton);
}

void StageItem::show(const BodyPicture& picture, const StageLayout& layout, const Theme& theme)
{
    prepareGeometryChange();
    m_picture = picture;
    m_layout = layout;
    m_theme = theme;
    dropWordsInTheWay();
    if (!picture.chances.empty())
        shortenLeaders();
    m_kept = {};
    update();
}

void StageItem::dropWordsInTheWay()
{
    if (!m_layout.words)
        m_picture.words.clear();
    if (!m_picture.plan || m_picture.words.isEmpty())
        return;
    const BodyStrokes strokes = BodyStrokes::forScreen(m_theme);
    const auto taken = MarkPainter(m_theme, m_layout.geometry, strokes).occupied(m_picture, m_layout.stage);
    const auto places = BodyPainter(m_theme, m_layout.geometry, strokes).wordPlaces(m_picture);
    const auto& words = m_picture.plan->data().words;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto covers = [&](const QRectF& rect) { return rect.intersects(places[i]); };
        if (std::ranges::any_of(taken, covers))
            m_picture.words.remove(text::asKept(words[i].id));
    }
}

void StageItem::shortenLeaders()
{
    constexpr qreal kFigureRoom = 0.75;
    for (PlacedCallout& place : m_layout.placed) {
        if (place.leader.size() < 2)
            continue;
        const QLineF first(place.leader.at(0), place.leader.at(1));
        const qreal room = kFigureRoom * m_layout.geometry.side();
        if (first.length() > room)
            place.leader.first() = first.pointAt(room / first.length());
    }
}

void StageItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/)
{
    // Rendered into a picture, the painter still names the widget; the engine knows what is really painted on.
    const QPaintEngine* engine = painter->paintEngine();
    const QPaintDevice* device = engine && engine->paintDevice() ? engine->paintDevice() : painter->device();
    const qreal ratio = device->devicePixelRatioF();
    const qreal scale = ratio * std::hypot(painter->worldTransform().m11(), painter->worldTransform().m12());
    if (m_kept.isNull() || scale != m_keptScale) {
        m_keptScale = scale;
        m_kept = QPixmap((m_layout.stage.size() * scale).toSize().expandedTo(QSize(1, 1)));
        m_kept.fill(m_theme.colour(Token::Sunken));
        QPainter inner(&m_kept);
        inner.scale(scale, scale);
        inner.translate(-m_layout.stage.topLeft());
        paintAll(inner);
    }
    painter->drawPixmap(m_layout.stage, m_kept, QRectF(m_kept.rect()));
    paintShownHits(*painter);
}

void StageItem::setShownHits(std::vector<int> hits)
{
    if (hits == m_hits)
        return;
    m_hits = std::move(hits);
    update();
}

void StageItem::paintShownHits(QPainter& painter) const
{
    const CalloutPainter callouts(m_theme);
    for (const PlacedCallout& place : m_layout.placed) {
        LocationCallout callout = m_picture.callouts[place.index];
        if (place.index >= m_hits.size() || callout.hits == m_hits[place.index])
            continue;
        callout.hits = m_hits[place.index];
        callouts.paintBox(painter, place.box, callout, m_layout.form);
    }
}

void StageItem::paintGround(QPainter& painter) const
{
    const QColor edge = m_theme.colour(Token::Sunken);
    const QColor centre = mixed(edge, m_theme.colour(m_theme.isDark() ? Token::Surface : Token::Raised), 0.6);
    QRadialGradient light(m_layout.stage.center(), std::max(m_layout.stage.width(), m_layout.stage.height()) * 0.6);
    light.setColorAt(0.0, centre);
    light.setColorAt(1.0, edge);
    painter.fillRect(m_layout.stage, light);
}

void StageItem::paintAll(QPainter& painter) const
{
    paintGround(painter);
    if (!m_picture.plan)
        return;
    BodyPainter(m_theme, m_layout.geometry, BodyStrokes::forScreen(m_theme)).paintStill(painter, m_picture);
    BlastPainter(m_theme, m_layout.geometry, BodyStrokes::forScreen(m_theme)).paintZone(painter, m_picture);
    const CalloutPainter callouts(m_theme);
    for (const PlacedCallout& place : m_layout.placed)
        callouts.paintLeader(painter, place.leader, m_picture.callouts[place.index].isChanged());
    for (const PlacedCallout& place : m_layout.placed)
        callouts.paintBox(painter, place.box, m_picture.callouts[place.index], m_layout.form);
    if (!m_layout.rose.isEmpty())
        DirectionRose(m_theme, m_picture.mirrored).paint(painter, m_layout.rose, m_picture.roseDirection);
}

}  // namespace hitspread
