#include "ui/attack/attackframe.h"

#include "ui/attack/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kWide = 1400;
constexpr int kWideOptions = 340;
constexpr int kOptions = 322;
constexpr int kWideRight = 430;
constexpr int kRight = 392;

QScrollArea* columnOf(QWidget* parent, const QString& name)
{
    auto* area = new QScrollArea(parent);
    area->setObjectName(name);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumSize(1, 1);
    setLook(*area, "ground", QStringLiteral("surface"));
    return area;
}

void freeWidth(QWidget& column)
{
    column.setMinimumWidth(1);
    column.setMaximumWidth(QWIDGETSIZE_MAX);
}

}  // namespace

AttackFrame::AttackFrame(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent),
      m_switch(new SegmentRow(this)),
      m_options(columnOf(this, QStringLiteral("options"))),
      m_rightColumn(new QWidget(this)),
      m_right(columnOf(m_rightColumn, QStringLiteral("rightColumn"))),
      m_style(style)
{
    m_rightColumn->setAttribute(Qt::WA_StyledBackground);
    setLook(*m_rightColumn, "ground", QStringLiteral("surface"));
    auto* rightColumn = new QVBoxLayout(m_rightColumn);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    rightColumn->addWidget(m_right, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    m_switch->setObjectName(QStringLiteral("columnSwitch"));
    m_switch->setAccessibleName(tr("Part of the window"));
    m_switch->setChoices({tr("Setup"), tr("Body"), tr("Dice")});
    m_switch->layout()->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_switch->hide();
    whole->addWidget(m_switch);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_options);
    columns->addWidget(m_rightColumn);
    whole->addLayout(columns, 1);
    connect(m_switch, &SegmentRow::chosen, this, [this](int index) { reveal(static_cast<Column>(index)); });
    connect(&style, &ApplicationStyle::themeChanged, this, &AttackFrame::refit, Qt::QueuedConnection);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (QScrollArea* area : {m_options, m_right}) {
            if (now && area->widget() && area->widget()->isAncestorOf(now))
                area->ensureWidgetVisible(now, space::kSmall, space::kSmall);
        }
    });
}

void AttackFrame::setOptions(QWidget* options, ExplanationPanel* steps)
{
    m_leftSteps = steps;
    m_options->setWidget(options);
    if (steps)
        options->installEventFilter(this);
    refit();
}

void AttackFrame::setNames(const QStringList& names, int sides)
{
    m_switch->setChoices(names);
    m_sides = sides;
}

void AttackFrame::setStage(QWidget* stage)
{
    m_stage = stage;
    static_cast<QBoxLayout*>(layout()->itemAt(1)->layout())->insertWidget(1, stage, 1);
}

void AttackFrame::setRight(QWidget* right, ExplanationPanel* steps)
{
    m_steps = steps;
    m_right->setWidget(right);
    right->installEventFilter(this);
}

void AttackFrame::setRightFoot(QWidget* foot)
{
    m_rightColumn->layout()->addWidget(foot);
}

void AttackFrame::reveal(Column column)
{
    m_front = column;
    showColumns(m_places);
}

int AttackFrame::columnsShown() const
{
    return m_places;
}

int AttackFrame::leastOptions() const
{
    const QWidget* rows = m_options->widget();
    const int bar = m_options->verticalScrollBar()->sizeHint().width();
    return (rows ? rows->minimumSizeHint().width() : 0) + bar;
}

int AttackFrame::leastRight() const
{
    const int bar = m_right->verticalScrollBar()->sizeHint().width();
    return (m_right->widget() ? m_right->widget()->minimumSizeHint().width() : 0) + bar;
}

void AttackFrame::refit()
{
    if (m_fitting || !m_stage)
        return;
    m_fitting = true;
    const int stage = qMax(m_stage->minimumSizeHint().width(), m_stage->minimumWidth());
    const int options = leastOptions();
    const int right = leastRight();
    const bool wide = width() >= kWide;
    const bool three = options + stage + right <= width();
    const bool two = qMax(options, stage) + right <= width();
    showColumns(three ? 3 : two ? 2 : 1);
    // The stage gets what is left over; columns wish for a little more than they need.
    const int spare = qMax(0, width() - stage - options - right);
    const int sides = m_style.theme().scaled(m_sides);
    const int wishOptions = qMax(options, m_sides > 0 ? sides : wide ? kWideOptions : kOptions);
    const int wishRight = qMax(right, m_sides > 0 ? sides : wide ? kWideRight : kRight);
    const bool roomy = wishOptions + wishRight - options - right <= spare;
    if (three) {
        m_options->setFixedWidth(roomy ? wishOptions : options);
        m_rightColumn->setFixedWidth(roomy ? wishRight : right);
    } else {
        freeWidth(*m_options);
        if (two)
            m_rightColumn->setFixedWidth(right);
        else
            freeWidth(*m_rightColumn);
    }
    unroll(*m_right, m_steps);
    unroll(*m_options, m_leftSteps);
    m_fitting = false;
}

void AttackFrame::showColumns(int places)
{
    m_places = places;
    const Column front = places == 2 && m_front == Column::Right ? Column::Stage : m_front;
    m_options->setVisible(places == 3 || front == Column::Options);
    if (m_stage)
        m_stage->setVisible(places == 3 || front == Column::Stage);
    m_rightColumn->setVisible(places >= 2 || front == Column::Right);
    m_switch->setVisible(places < 3);
    m_switch->button(2)->setVisible(places == 1);
    m_switch->setCurrent(static_cast<int>(front));
}

void AttackFrame::unroll(QScrollArea& area, ExplanationPanel* steps)
{
    QWidget* column = area.widget();
    if (!column || !steps)
        return;
    const int needed = column->minimumSizeHint().height() - steps->minimumSizeHint().height() + steps->leastHeight();
    steps->setUnrolled(needed > area.viewport()->height());
}

void AttackFrame::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refit();
}

bool AttackFrame::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == m_right->widget() || watched == m_options->widget()) && event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &AttackFrame::refit, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
