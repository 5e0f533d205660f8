#include "ui/attack/stagepane.h"

#include "ui/attack/bulletscrubber.h"
#include "ui/attack/playerbar.h"
#include "ui/attack/stageheader.h"
#include "ui/diagram/bodyview.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/motion.h"

#include <QVBoxLayout>

namespace hitspread {

namespace {
constexpr int kToolGap = 8;
constexpr int kLeastWidth = 260;
constexpr int kLeastHeight = 150;  ///< below that of a body: it scrolls
}  // namespace

StagePane::StagePane(const ApplicationStyle& style, Preferences& preferences, QWidget* parent)
    : QWidget(parent),
      m_header(new StageHeader(style, this)),
      m_bodies(new StagesBar(style, this)),
      m_stage(new BodyView(this)),
      m_scrubber(new BulletScrubber(style, this)),
      m_player(new PlayerBar(*m_stage, style, this)),
      m_feet(new QBoxLayout(QBoxLayout::TopToBottom))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(0);
    m_stage->setObjectName(QStringLiteral("fireStage"));
    m_stage->setAccessibleName(tr("Body of the target"));
    m_stage->setMinimumSize(kLeastWidth, kLeastHeight);
    m_stage->setTheme(style.theme());
    column->addWidget(m_bodies);
    column->addWidget(m_stage, 1);
    m_feet->setSpacing(0);
    m_feet->addWidget(m_scrubber, 1);
    m_feet->addWidget(m_player);
    column->addLayout(m_feet);
    m_scrubber->hide();
    m_player->hide();
    m_player->setSpeed(preferences.driftSpeed());
    connect(m_player, &PlayerBar::speedChosen, &preferences, &Preferences::setDriftSpeed);
    connect(m_scrubber, &BulletScrubber::rangeChanged, this, &StagePane::place);
    connect(&style, &ApplicationStyle::themeChanged, m_stage, &BodyView::setTheme);
    connect(&style, &ApplicationStyle::themeChanged, this, &StagePane::place, Qt::QueuedConnection);
    place();
}

QSize StagePane::minimumSizeHint() const
{
    return {qMax(kLeastWidth, m_player->leastWidth()), QWidget::minimumSizeHint().height()};
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
    m_tool->setParent(this);
    m_tool->show();
    place();
}

void StagePane::setLow(bool low)
{
    m_low = low;
    place();
}

void StagePane::setBodies(const std::vector<StagesBar::Stage>& bodies, int current)
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
    m_scrubber->setCompact(m_low);
    // One row where height is dear and there is room beside each other.
    const bool beside = m_low && width() >= m_player->leastWidth() + m_scrubber->roomyWidth();
    m_player->setSlim(beside);
    m_feet->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int high = qMax(m_header->minimumHeight(), m_header->sizeHint().height());
    layout()->setContentsMargins(0, m_low ? 0 : high, 0, 0);
    m_header->setGeometry(0, 0, m_low ? width() * 9 / 20 : width(), high);
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
}

void StagePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

}  // namespace hitspread
