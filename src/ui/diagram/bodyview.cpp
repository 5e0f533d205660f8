#include "ui/diagram/bodyview.h"

#include "reports/body/calloutpainter.h"
#include "ui/diagram/bodyaccessible.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/hexnavigation.h"
#include "ui/diagram/hitflash.h"
#include "ui/theme/motion.h"
#include "ui/widgets/trackanimation.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hitspread {

namespace {

constexpr qreal kMostZoom = 4.0;
constexpr qreal kZoomPerNotch = 1.15;
constexpr qreal kNotch = 120.0;

}  // namespace

BodyView::BodyView(QWidget* parent)
    : QGraphicsView(parent),
      m_scene(new BodyScene(this)),
      m_animator(new DriftAnimator(this)),
      m_fill(new TrackAnimation(*this)),
      m_answer(new HitFlash(*this))
{
    installBodyAccessible();
    setObjectName(QStringLiteral("bodyView"));
    setAccessibleName(tr("Body of the target"));
    setScene(m_scene);
    setFrameShape(NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    // A scene swallows whatever is dragged over it: files are the window's.
    setAcceptDrops(false);
    setTransformationAnchor(AnchorUnderMouse);
    setViewportUpdateMode(BoundingRectViewportUpdate);
    // The stage is painted over all of it.
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(260, 320);
    m_animator->setReducedMotion(motion::isReduced(*this));
    connect(m_scene, &BodyScene::hexChosen, this, &BodyView::hexChosen);
    connect(m_scene, &BodyScene::hexHovered, this, &BodyView::hexHovered);
    connect(m_scene, &BodyScene::hoverEnded, this, &BodyView::hoverEnded);
    connect(m_animator, &DriftAnimator::progressChanged, m_scene, &BodyScene::setProgress);
    connect(m_animator, &DriftAnimator::finished, this, &BodyView::answer);
    connect(m_fill, &TrackAnimation::moved, this, &BodyView::showFill);
    connect(m_answer, &HitFlash::moved, this, [this] { m_scene->setAnswer(*m_answer); });
}

void BodyView::setTheme(const Theme& theme)
{
    setBackgroundBrush(theme.colour(Token::Sunken));
    m_scene->setTheme(theme);
    fitStage();
}

void BodyView::setPicture(const BodyPicture& picture, std::int64_t whose)
{
    // After every step of a fight all stages are given their picture again; most of them changed nothing.
    if (whose == m_whose && picture == m_scene->picture()) {
        m_animator->skip();
        m_scene->setProgress({});
        return;
    }
    std::vector<int> before;
    const auto& shown = m_scene->picture().callouts;
    for (std::size_t i = 0; i < picture.callouts.size(); ++i) {
        const int hits = picture.callouts[i].hits;
        before.push_back(i < shown.size()
                             ? m_fill->between(i < m_filledFrom.size() ? m_filledFrom[i] : shown[i].hits, shown[i].hits)
                             : hits);
    }
    const bool same = std::exchange(m_whose, whose) == whose && whose != 0 && shown.size() == picture.callouts.size();
    skipMotion();
    m_scene->setPicture(picture);
    fitStage();
    m_scene->setProgress({});
    if (same)
        fill(std::move(before));
}

void BodyView::skipMotion()
{
    m_animator->skip();
    m_fill->finish();
    m_answer->finish();
}

void BodyView::answer()
{
    std::vector<int> before;
    for (const LocationCallout& callout : picture().callouts)
        before.push_back(callout.hitsBefore.value_or(callout.hits));
    fill(std::move(before));
}

void BodyView::fill(std::vector<int> from)
{
    std::vector<int> lost;
    for (std::size_t i = 0; i < from.size(); ++i)
        lost.push_back(std::max(0, from[i] - picture().callouts[i].hits));
    m_filledFrom = std::move(from);
    m_fill->start(lost.empty() ? 0 : *std::ranges::max_element(lost));
    m_answer->start(std::move(lost));
    showFill();
}

void BodyView::showFill()
{
    std::vector<int> hits;
    for (std::size_t i = 0; m_fill->isRunning() && i < m_filledFrom.size(); ++i)
        hits.push_back(m_fill->between(m_filledFrom[i], picture().callouts[i].hits));
    m_scene->setShownHits(std::move(hits));
    m_scene->setAnswer(*m_answer);
}

const BodyPicture& BodyView::picture() const
{
    return m_scene->picture();
}

void BodyView::setCovered(const std::vector<QRectF>& covered)
{
    if (std::exchange(m_covered, covered) != covered)
        fitStage();
}

void BodyView::fitStage()
{
    const QSize whole = maximumViewportSize();
    m_scene->setView(whole, m_covered);
    // A stage that outgrows the view in height only must leave room for its scroll bar, or a second one appears below.
    const QSizeF stage = m_scene->stageLayout().stage.size();
    if (stage.height() > whole.height() && stage.width() <= whole.width()) {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
        m_scene->setView(QSize(whole.width() - bar, whole.height()), m_covered);
    }
    const bool sideways = m_zoom > 1.0 || stage.width() > whole.width();
    setHorizontalScrollBarPolicy(sideways ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    Q_EMIT stageFitted();
}

void BodyView::drawBackground(QPainter* painter, const QRectF& rect)
{
    // Its last row and column may cover pixels in part.
    const QRect stage = mapFromScene(m_scene->stageLayout().stage).boundingRect().adjusted(2, 2, -2, -2);
    const QRegion free = QRegion(mapFromScene(rect).boundingRect()).subtracted(stage);
    for (const QRect& part : free)
        QGraphicsView::drawBackground(painter, mapToScene(part).boundingRect());
}

void BodyView::play()
{
    if (picture().drift)
        m_animator->play(*picture().drift);
}

void BodyView::resetZoom()
{
    m_zoom = 1.0;
    resetTransform();
    fitStage();
}

void BodyView::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    fitStage();
}

void BodyView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_animator->isRunning())
            break;
        skipMotion();
        event->accept();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto hex = m_scene->focusedHex()) {
            skipMotion();
            m_scene->choose(*hex);
            event->accept();
            return;
        }
        break;
    default:
        if (event->modifiers().testFlag(Qt::ControlModifier) && event->key() == Qt::Key_0) {
            resetZoom();
            event->accept();
            return;
        }
        if (walk(event->key())) {
            event->accept();
            return;
        }
    }
    // Not the base class: it would scroll with keys that belong to the window.
    event->ignore();
}

bool BodyView::walk(int key)
{
    const BodyPicture& shown = picture();
    if (!shown.plan || shown.outlineOnly)
        return false;
    Arrow arrow = Arrow::Up;
    switch (key) {
    case Qt::Key_Up: arrow = Arrow::Up; break;
    case Qt::Key_Down: arrow = Arrow::Down; break;
    case Qt::Key_Left: arrow = Arrow::Left; break;
    case Qt::Key_Right: arrow = Arrow::Right; break;
    default: return false;
    }
    const auto from = m_scene->focusedHex();
    tellFocus(from ? hexTowards(*shown.plan, *from, arrow, shown.mirrored) : firstFocus());
    return true;
}

Hex BodyView::firstFocus() const
{
    // Somebody may aim beside the body; arrows walk over its hexes only.
    const BodyPlan& plan = *picture().plan;
    const Hex aim = picture().aim.value_or(plan.aimPoint());
    return plan.locationAt(aim) >= 0 ? aim : plan.aimPoint();
}

void BodyView::tellFocus(Hex hex)
{
    m_scene->focusHex(hex);
    ensureVisible(QRectF(m_scene->stageLayout().geometry.centre(hex), QSizeF(1.0, 1.0)));
    Q_EMIT hexFocused(hex);
    const auto cells = picture().plan->cells();
    const auto found = std::ranges::find(cells, hex, &BodyCell::hex);
    if (found != cells.end()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(static_cast<int>(found - cells.begin()));
        QAccessible::updateAccessibility(&event);
    }
}

void BodyView::focusInEvent(QFocusEvent* event)
{
    QGraphicsView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    if (byKey && picture().plan && !picture().outlineOnly && !m_scene->focusedHex())
        tellFocus(firstFocus());
}

void BodyView::mousePressEvent(QMouseEvent* event)
{
    // A click during a flight asks for its end, not for another target.
    if (m_animator->isRunning()) {
        skipMotion();
        event->accept();
        return;
    }
    if (event->button() == Qt::LeftButton && chooseHitBox(mapToScene(event->pos()))) {
        event->accept();
        return;
    }
    QGraphicsView::mousePressEvent(event);
    // Enter chooses what the arrows went to; what the mouse chose it would only choose again.
    m_scene->setFocusItem(nullptr);
}

bool BodyView::chooseHitBox(QPointF place)
{
    const StageLayout& stage = m_scene->stageLayout();
    const CalloutPainter painter(m_scene->theme());
    for (const PlacedCallout& callout : stage.placed) {
        const LocationCallout& shown = picture().callouts[callout.index];
        if (const auto box = painter.hitBoxAt(place, callout.box, shown, stage.form)) {
            Q_EMIT hitBoxChosen(shown.location, *box);
            return true;
        }
    }
    return false;
}

void BodyView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    m_zoom = std::clamp(m_zoom * std::pow(kZoomPerNotch, event->angleDelta().y() / kNotch), 1.0, kMostZoom);
    setTransform(QTransform::fromScale(m_zoom, m_zoom));
    fitStage();
    event->accept();
}

}  // namespace hitspread
