#include "ui/attack/attackframe.h"

#include "ui/attack/body/stagepane.h"
#include "ui/attack/decisions/choicerows.h"
#include "ui/diagram/bodyview.h"
#include "ui/rules/explanationpanel.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/widgets/keyboard/mnemonics.h"
#include "ui/widgets/keyboard/taborder.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace hitspread {

namespace {

constexpr int kAttackFrameWide = 1400;
constexpr int kWideOptions = 340;
constexpr int kOptions = 322;
constexpr int kWideRight = 430;
constexpr int kAttackFrameRight = 392;
constexpr int kLeastShare = 5;  ///< of eight parts of the width sides wish for: less cuts the words of lists and fields
constexpr int kMostName = 180;

QScrollArea* columnOf(QWidget* parent, const QString& name)
{
    auto* area = new QScrollArea(parent);
    area->setObjectName(name);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumSize(1, 1);
    area->setFocusPolicy(Qt::NoFocus);  // Tab walks through what is in it and brings that in sight
    setLook(*area, "ground", QStringLiteral("surface"));
    return area;
}

/// A column at a side: what scrolls, and room for what stays below it.
QWidget* sideOf(QWidget* parent)
{
    auto* side = new QWidget(parent);
    side->setAttribute(Qt::WA_StyledBackground);
    setLook(*side, "ground", QStringLiteral("surface"));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return side;
}

/// What stands behind another column hears of no change inside it until it is shown, and would go on asking for the room of what it
/// held before.
void layOutAnew(const QWidget& part)
{
    for (const QWidget* child : part.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        layOutAnew(*child);
    if (QLayout* layout = part.layout())
        layout->activate();
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
      m_leftColumn(sideOf(this)),
      m_options(columnOf(m_leftColumn, QStringLiteral("options"))),
      m_rightColumn(sideOf(this)),
      m_right(columnOf(m_rightColumn, QStringLiteral("rightColumn"))),
      m_style(style)
{
    static_cast<QVBoxLayout*>(m_leftColumn->layout())->addWidget(m_options, 1);
    static_cast<QVBoxLayout*>(m_rightColumn->layout())->addWidget(m_right, 1);
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
    columns->addWidget(m_leftColumn);
    columns->addWidget(m_rightColumn);
    whole->addLayout(columns, 1);
    connect(m_switch, &SegmentRow::chosen, this, [this](int index) { reveal(static_cast<Column>(index)); });
    connect(&style, &ApplicationStyle::themeChanged, this, &AttackFrame::refit, Qt::QueuedConnection);
    connect(qApp, &QApplication::focusChanged, this, &AttackFrame::keepInSight);
}

/// What is taken apart loses the keyboard, which is told before the connection ends.
AttackFrame::~AttackFrame()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void AttackFrame::keepInSight()
{
    QWidget* now = QApplication::focusWidget();
    for (QScrollArea* area : {m_options, m_right}) {
        if (!now || !area->widget() || !area->widget()->isAncestorOf(now))
            continue;
        // What is chosen is nothing without what it is about.
        for (QWidget* above = now->parentWidget(); above != area->widget(); above = above->parentWidget()) {
            if (qobject_cast<ChoiceRows*>(above))
                area->ensureWidgetVisible(above, 0, space::kSmall);
        }
        area->ensureWidgetVisible(now, space::kSmall, space::kSmall);
    }
}

void AttackFrame::setOptions(QWidget* options, ExplanationPanel* steps)
{
    m_leftSteps = steps;
    m_options->setWidget(options);
    // What it needs grows with what it shows.
    options->installEventFilter(this);
    refit();
}

void AttackFrame::setNames(const QStringList& names, int sides)
{
    m_switch->setChoices(names);
    m_sides = sides;
}

void AttackFrame::nameSides(const QString& left, const QString& right)
{
    const int room = m_style.theme().scaled(kMostName);
    const auto name = [&](QAbstractButton& button, const QString& words) {
        const QString shown = withoutMnemonic(button.fontMetrics().elidedText(words, Qt::ElideRight, room));
        if (words.isEmpty() || button.text() == shown)
            return;
        button.setText(shown);
        button.setAccessibleName(words);
    };
    name(*m_switch->button(0), left);
    name(*m_switch->button(2), right);
}

void AttackFrame::setStage(QWidget* stage, const StagePane& pane)
{
    m_stage = stage;
    m_pane = &pane;
    // Whom it shows, and so what stands beside him, is known later only.
    connect(
        &pane.stage(), &BodyView::stageFitted, this,
        [this] {
            if (m_pane->usefulWidth() != m_useful)
                refit();
        },
        Qt::QueuedConnection);
    static_cast<QBoxLayout*>(layout()->itemAt(1)->layout())->insertWidget(1, stage, 1);
}

void AttackFrame::setRight(QWidget* right, ExplanationPanel* steps)
{
    m_steps = steps;
    m_right->setWidget(right);
    right->installEventFilter(this);
}

void AttackFrame::setResult(Column column, QWidget* result)
{
    const bool left = column == Column::Options;
    QWidget* side = left ? m_leftColumn : m_rightColumn;
    const QWidget* above = (left ? m_options : m_right)->widget();
    auto* margins = new QHBoxLayout;
    const QMargins inner = above ? above->layout()->contentsMargins() : QMargins();
    margins->setContentsMargins(inner.left(), 0, inner.right(), inner.bottom());
    margins->addWidget(result);
    static_cast<QVBoxLayout*>(side->layout())->addLayout(margins);
}

void AttackFrame::reveal(Column column)
{
    m_front = column;
    if (column != Column::Right)
        m_beside = column;
    showColumns(m_places);
}

int AttackFrame::columnsShown() const
{
    return m_places;
}

int AttackFrame::leastWidth(const QWidget& column, const QScrollArea& area)
{
    if (!column.isVisible())
        layOutAnew(column);
    const int bar = area.verticalScrollBar()->sizeHint().width();
    const int rows = (area.widget() ? area.widget()->minimumSizeHint().width() : 0) + bar;
    // The area itself asks for nothing; what stands below it may.
    return qMax(rows, column.layout()->minimumSize().width());
}

void AttackFrame::refit()
{
    if (m_fitting || !m_stage)
        return;
    m_fitting = true;
    const int stage = qMax(m_stage->minimumSizeHint().width(), m_stage->minimumWidth());
    const int sides = m_style.theme().scaled(m_sides);
    const int least = sides * kLeastShare / 8;
    const int options = qMax(least, leastWidth(*m_leftColumn, *m_options));
    const int right = qMax(least, leastWidth(*m_rightColumn, *m_right));
    const bool wide = width() >= kAttackFrameWide;
    m_useful = m_pane->usefulWidth();
    const int useful = qMax(stage, m_useful);
    const bool three = options + useful + right <= width();
    const bool two = qMax(options, stage) + right <= width();
    showColumns(three ? 3 : two ? 2 : 1);
    // The stage gets what is left over; columns wish for a little more than they need.
    const int spare = qMax(0, width() - useful - options - right);
    const int wishOptions = qMax(options, m_sides > 0 ? sides : wide ? kWideOptions : kOptions);
    const int wishRight = qMax(right, m_sides > 0 ? sides : wide ? kWideRight : kAttackFrameRight);
    const bool roomy = wishOptions + wishRight - options - right <= spare;
    if (three) {
        m_leftColumn->setFixedWidth(roomy ? wishOptions : options);
        m_rightColumn->setFixedWidth(roomy ? wishRight : right);
    } else {
        freeWidth(*m_leftColumn);
        if (two)
            m_rightColumn->setFixedWidth(qMax(right, qMin(wishRight, width() - qMax(options, useful))));
        else
            freeWidth(*m_rightColumn);
    }
    if (m_steps)
        m_steps->fitInto(*m_right);
    if (m_leftSteps)
        m_leftSteps->fitInto(*m_options);
    m_fitting = false;
    orderTabs();
    // A die that came up with the keyboard has its place only now.
    QMetaObject::invokeMethod(this, &AttackFrame::keepInSight, Qt::QueuedConnection);
}

/// One column after the other. What comes up later, as dice do, is put in its place, too.
void AttackFrame::orderTabs()
{
    QWidget* last = tabStopBefore(*m_switch);
    for (const QWidget* part : {static_cast<QWidget*>(m_switch), m_leftColumn, m_stage, m_rightColumn})
        last = followInTabOrder(last, *part);
}

/// What the options warn of (a range that is only a guess) is not seen while they stand behind: their place says so.
void AttackFrame::markWarning()
{
    QAbstractButton* options = m_switch->button(0);
    QString warning;
    if (m_options->widget() && !m_leftColumn->isVisibleTo(this)) {
        for (const QLabel* label : m_options->widget()->findChildren<QLabel*>()) {
            if (label->property("tone").toString() == QStringLiteral("warn") && label->isVisibleTo(m_options->widget()))
                warning = label->text();
        }
    }
    options->setIcon(warning.isEmpty() ? QIcon() : iconOf(Icon::Warning, m_style.theme(), Token::Warn));
    options->setToolTip(warning);
    options->setAccessibleDescription(warning);
}

void AttackFrame::showColumns(int places)
{
    m_places = places;
    const Column front = places == 2 && m_front == Column::Right ? m_beside : m_front;
    m_leftColumn->setVisible(places == 3 || front == Column::Options);
    if (m_stage)
        m_stage->setVisible(places == 3 || front == Column::Stage);
    m_rightColumn->setVisible(places >= 2 || front == Column::Right);
    m_switch->setVisible(places < 3);
    m_switch->button(2)->setVisible(places == 1);
    m_switch->setCurrent(static_cast<int>(front));
    markWarning();
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
