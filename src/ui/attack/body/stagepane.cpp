#include "ui/attack/body/stagepane.h"

#include "reports/body/bodypainter.h"
#include "ui/attack/body/playerbar.h"
#include "ui/attack/body/stageheader.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/diagram/stagelayout.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"
#include "ui/widgets/emptystate.h"

#include <QEvent>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kToolGap = 8;
constexpr int kHeaderGap = 6;        ///< between a header over the stage and the body, px
constexpr int kStagePaneShare = 45;  ///< of the width such a header takes at most, percent
constexpr int kStagePaneLeastWidth = 260;
constexpr int kStagePaneLeastHeight = 150;  ///< below that of a body: it scrolls
}  // namespace

StagePane::StagePane(const ApplicationStyle& style, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_header(new StageHeader(style, this)),
      m_bodies(new BodySwitcher(style, this)),
      m_stage(new BodyView(this)),
      m_player(new PlayerBar(*m_stage, style, this)),
      m_feet(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_empty(new EmptyState(style, this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(0);
    m_stage->setObjectName(QStringLiteral("fireStage"));
    m_stage->setAccessibleName(tr("Body of the target"));
    m_stage->setMinimumSize(kStagePaneLeastWidth, kStagePaneLeastHeight);
    m_stage->setTheme(style.theme());
    column->addWidget(m_bodies);
    column->addWidget(m_stage, 1);
    m_feet->setSpacing(0);
    m_feet->addWidget(m_player);
    column->addLayout(m_feet);
    m_player->hide();
    m_empty->setObjectName(QStringLiteral("targetMissing"));
    setLook(*m_empty, "ground", QStringLiteral("sunken"));
    m_empty->setAttribute(Qt::WA_StyledBackground);
    m_empty->hide();
    m_player->setSpeed(preferences.driftSpeed());
    connect(m_player, &PlayerBar::speedChosen, &preferences, &Preferences::setDriftSpeed);
    connect(&style, &ApplicationStyle::themeChanged, m_stage, &BodyView::setTheme);
    connect(&style, &ApplicationStyle::themeChanged, this, &StagePane::place, Qt::QueuedConnection);
    // Later: the stage is fitted anew by what the header leaves it.
    connect(m_stage, &BodyView::stageFitted, this, &StagePane::refitHeader, Qt::QueuedConnection);
    connect(m_stage->verticalScrollBar(), &QScrollBar::valueChanged, this, &StagePane::refitHeader);
    place();
}

QSize StagePane::minimumSizeHint() const
{
    return {qMax(kStagePaneLeastWidth, m_player->leastWidth()), QWidget::minimumSizeHint().height()};
}

int StagePane::usefulWidth() const
{
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_stage->verticalScrollBar());
    const int callouts = leastWidthBesideCallouts(m_stage->picture(), m_stage->bodyScene().theme());
    return qMax(minimumSizeHint().width(), callouts > 0 ? callouts + bar : 0);
}

void StagePane::play()
{
    m_stage->animator().setReducedMotion(motion::isReduced(*m_stage));
    m_stage->play();
}

bool StagePane::skip()
{
    const bool plays = m_stage->animator().isRunning();
    m_stage->animator().skip();
    return plays;
}

void StagePane::setTool(QWidget* tool)
{
    m_tool = tool;
    if (!m_tool)
        return;
    m_tool->setParent(this);
    m_tool->show();
    place();
}

void StagePane::addBelow(QWidget* line)
{
    m_line = line;
    m_line->setParent(this);
    m_line->installEventFilter(this);
}

void StagePane::sayEmpty(const QString& sentence)
{
    m_empty->say(sentence);
    m_empty->setVisible(!sentence.isEmpty());
    placeLine();
}

void StagePane::placeLine()
{
    m_empty->setGeometry(m_stage->geometry());
    if (!m_line || m_line->isHidden())
        return;
    const int needed = m_line->hasHeightForWidth() ? m_line->heightForWidth(width()) : m_line->sizeHint().height();
    const int high = qMax(needed, height() - m_stage->geometry().bottom() - 1);
    m_line->setGeometry(0, height() - high, width(), high);
    m_line->raise();
}

bool StagePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest))
        placeLine();
    // What lies beneath it is out of reach.
    if (watched == m_line && (event->type() == QEvent::Show || event->type() == QEvent::Hide))
        m_player->setEnabled(m_line->isHidden());
    return QWidget::eventFilter(watched, event);
}

void StagePane::setFoot(StageFoot& foot)
{
    m_foot = &foot;
    m_feet->insertWidget(0, &foot.widget(), 1);
    setTabOrder(m_stage, &foot.widget());
    foot.widget().hide();
    place();
}

void StagePane::setLow(bool low)
{
    m_low = low;
    place();
}

void StagePane::setBodies(const std::vector<BodySwitcher::Stage>& bodies, int current)
{
    const bool several = m_bodies->count() > 1;
    m_bodies->setStages(bodies);
    m_bodies->setCurrent(current);
    if (several != (m_bodies->count() > 1))
        place();
}

void StagePane::place()
{
    m_header->setVisible(!m_low || m_bodies->count() < 2);
    m_header->setBare(m_low);
    if (m_foot)
        m_foot->setCompact(m_low);
    // One row where height is dear and there is room beside each other.
    const bool beside = m_foot && m_low && width() >= m_player->slimWidth() + m_foot->roomyWidth();
    m_player->setSlim(beside);
    m_feet->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int high = headerHeight();
    layout()->setContentsMargins(0, m_low ? 0 : high, 0, 0);
    m_header->setGeometry(0, 0, m_low ? widthBesideBody() : width(), high);
    m_header->raise();
    const bool lies = m_low && !m_header->isHidden();
    std::vector<QRectF> lids;
    if (lies)
        lids.emplace_back(m_header->geometry());
    if (m_tool) {
        m_tool->resize(m_tool->sizeHint());
        // Of several bodies nothing is foretold, and the bar takes the room.
        m_tool->setVisible(lies || !m_low);
        const int taken = m_low ? 0 : m_tool->width() + kToolGap;
        m_header->setContentsMargins(0, 0, taken, 0);
        m_tool->move(m_low ? QPoint(kToolGap, high) : QPoint(width() - taken, (high - m_tool->height()) / 2));
        m_tool->raise();
        if (lies)
            lids.emplace_back(m_tool->geometry());
    }
    m_stage->setCovered(lids);
    placeLine();
}

int StagePane::headerHeight() const
{
    return qMax(m_header->minimumHeight(), m_header->sizeHint().height());
}

int StagePane::widthBesideBody() const
{
    const int high = headerHeight();
    const BodyPicture& picture = m_stage->picture();
    const BodyScene& scene = m_stage->bodyScene();
    int left = width() * kStagePaneShare / 100;
    if (picture.plan) {
        const BodyPainter painter(scene.theme(), scene.stageLayout().geometry, BodyStrokes::forScreen(scene.theme()));
        const QPainterPath outline = painter.outline(*picture.plan);
        const QTransform toView = m_stage->viewportTransform();
        for (int i = 0; i < outline.elementCount(); ++i) {
            const QPointF point = toView.map(QPointF(outline.elementAt(i)));
            if (point.y() >= 0.0 && point.y() <= high + kHeaderGap)
                left = qMin(left, static_cast<int>(point.x()) - kHeaderGap);
        }
    }
    return qMax(left, m_header->minimumSizeHint().width());
}

void StagePane::refitHeader()
{
    if (m_low && !m_header->isHidden() && m_header->width() != widthBesideBody())
        place();
}

void StagePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

}  // namespace hitspread
