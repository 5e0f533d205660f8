#include "ui/attack/body/playerbar.h"

#include "ui/diagram/bodyview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <initializer_list>

namespace hitspread {

namespace {
constexpr int kCaption = 72;  ///< of what is said beside the buttons before the speed goes below, px at 100 %
}  // namespace

PlayerBar::PlayerBar(BodyView& view, const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_view(view),
      m_style(style),
      m_back(new QToolButton(this)),
      m_play(new QToolButton(this)),
      m_end(new QToolButton(this)),
      m_place(new QSlider(Qt::Horizontal, this)),
      m_caption(new ElidedLabel(this)),
      m_speedWord(new QLabel(tr("Speed"), this)),
      m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_transport(new QHBoxLayout),
      m_speed(new SegmentRow(this))
{
    setLook(*this, "ground", QStringLiteral("surface"));
    setAttribute(Qt::WA_StyledBackground);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_rows->setContentsMargins(16, 5, 12, 5);
    m_rows->setSpacing(space::kSmall);
    m_rows->addLayout(m_transport, 1);
    m_back->setObjectName(QStringLiteral("skipBack"));
    m_back->setToolTip(tr("To the beginning"));
    m_back->setAccessibleName(m_back->toolTip());
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setToolTip(tr("Replay the shot (P)"));
    m_play->setAccessibleName(m_play->toolTip());
    m_end->setObjectName(QStringLiteral("skipForward"));
    m_end->setToolTip(tr("To the end"));
    m_end->setAccessibleName(m_end->toolTip());
    m_end->hide();
    m_place->setObjectName(QStringLiteral("scrubber"));
    m_place->setAccessibleName(tr("Place in the flight"));
    m_place->setRange(0, 1000);
    m_place->setValue(1000);
    m_place->setMinimumWidth(60);
    m_place->setMaximumWidth(220);
    setLook(*m_caption, "textRole", QStringLiteral("secondary"));
    setLook(*m_speedWord, "textRole", QStringLiteral("secondary"));
    m_speed->setChoices({tr("Off"), tr("1×"), tr("2×"), tr("4×")});
    m_speed->setAccessibleName(tr("Speed of the animation"));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->button(i)->setObjectName(QStringLiteral("speed%1").arg(i));
    m_transport->addWidget(m_back);
    m_transport->addWidget(m_play);
    m_transport->addWidget(m_end);
    m_transport->addWidget(m_place, 1);
    m_transport->addWidget(m_caption, 1);
    auto* speed = new QHBoxLayout;
    speed->addWidget(m_speedWord);
    speed->addWidget(m_speed);
    speed->addStretch();
    m_rows->addLayout(speed);
    connect(m_back, &QToolButton::clicked, this, [this] {
        if (m_several)
            Q_EMIT beginningAsked();
        else
            m_view.animator().seek(0.0);
    });
    connect(m_play, &QToolButton::clicked, this, [this] {
        if (m_several)
            Q_EMIT replayAsked();
        else
            m_view.play();
    });
    connect(m_end, &QToolButton::clicked, this, &PlayerBar::endAsked);
    connect(m_place, &QSlider::sliderMoved, this, [this](int place) { m_view.animator().seek(place / 1000.0); });
    connect(&m_view.animator(), &DriftAnimator::positionChanged, m_place,
            [this](double share) { m_place->setValue(qRound(share * 1000)); });
    connect(m_speed, &SegmentRow::chosen, this, &PlayerBar::speedChosen);
    connect(m_speed, &SegmentRow::chosen, this, &PlayerBar::setSpeed);
    connect(&style, &ApplicationStyle::themeChanged, this, &PlayerBar::refreshIcons);
    refreshIcons();
}

int PlayerBar::leastWidth() const
{
    const QMargins margins = m_rows->contentsMargins();
    return m_speed->sizeHint().width() + margins.left() + margins.right();
}

int PlayerBar::slimWidth() const
{
    int width = leastWidth();
    for (const QToolButton* button : {m_back, m_play, m_end})
        width += button->sizeHint().width() + m_transport->spacing();
    return width;
}

void PlayerBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Letters of another size, the buttons of several bullets: whatever changes what a part needs comes here once the layout, and the rows
/// within it, have measured their parts anew.
bool PlayerBar::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        fit();
    return isDone;
}

void PlayerBar::fit()
{
    const bool slim = m_slim && m_several;
    m_caption->setVisible(!slim);
    setSizePolicy(slim ? QSizePolicy::Maximum : QSizePolicy::Preferred, QSizePolicy::Fixed);
    const QMargins around = m_rows->contentsMargins();
    const int room = width() - around.left() - around.right();
    const int speed = m_speed->sizeHint().width();
    const int word = m_speedWord->sizeHint().width() + m_transport->spacing();
    const int row = m_transport->minimumSize().width() + m_style.theme().scaled(kCaption) + m_rows->spacing() + speed;
    // Words give way before buttons do; then the speed goes to a line of its own.
    const bool oneRow = slim || row <= room;
    m_rows->setDirection(oneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_speedWord->setVisible(!slim && (oneRow ? row : speed) + word <= room);
    // Once the layout around it is done: it does not listen while it lays out.
    QMetaObject::invokeMethod(
        this, [this] { setFixedHeight(m_rows->sizeHint().height()); }, Qt::QueuedConnection);
}

void PlayerBar::setCaption(const QString& text)
{
    m_caption->setText(text);
}

void PlayerBar::setSeveral(bool several)
{
    if (several == m_several)
        return;
    m_several = several;
    m_end->setVisible(several);
    m_place->setVisible(!several);
    fit();
}

void PlayerBar::setReplayable(bool replayable)
{
    for (QWidget* control : std::initializer_list<QWidget*>{m_back, m_play, m_end, m_place})
        control->setEnabled(replayable);
    if (!replayable)
        m_caption->setText({});
}

void PlayerBar::setSlim(bool slim)
{
    if (slim == m_slim)
        return;
    m_slim = slim;
    fit();
}

void PlayerBar::setSpeed(int index)
{
    m_speed->setCurrent(index);
    m_view.animator().setSpeed(static_cast<DriftSpeed>(qBound(0, index, 3)));
}

void PlayerBar::refreshIcons()
{
    m_back->setIcon(iconOf(Icon::SkipBack, m_style.theme()));
    m_play->setIcon(iconOf(Icon::Play, m_style.theme()));
    m_end->setIcon(iconOf(Icon::Skip, m_style.theme()));
}

}  // namespace hitspread
