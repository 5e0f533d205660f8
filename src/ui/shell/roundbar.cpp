#include "ui/shell/roundbar.h"

#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "rules/systems/registry.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>

namespace hitspread {

namespace {

constexpr int kFieldPadding = 28;

int fieldWidth(const QWidget& field)
{
    return field.fontMetrics().horizontalAdvance(QStringLiteral("000")) + kFieldPadding;
}

}  // namespace

RoundBar::RoundBar(Fight& fight, QWidget* parent)
    : QWidget(parent),
      m_fight(fight),
      m_title(new QLabel(tr("Round"), this)),
      m_round(new NumberField(this)),
      m_phases(new SegmentRow(this))
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    setLook(*m_title, "textRole", QStringLiteral("heading"));
    m_title->setBuddy(m_round);
    m_round->setObjectName(QStringLiteral("round"));
    m_round->setAccessibleName(tr("Round"));
    m_round->setToolTip(tr("The round, set by hand; the arrow keys count"));
    m_round->setAlignment(Qt::AlignCenter);
    m_round->setFixedWidth(fieldWidth(*m_round));
    m_phases->setObjectName(QStringLiteral("phases"));
    m_phases->setAccessibleName(tr("Phase"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_round);
    row->addSpacing(8);
    row->addWidget(m_phases);
    connect(m_round, &NumberField::entered, this, [this](std::optional<std::int32_t> round) {
        m_fight.byHand().setTime(round.value_or(1), m_fight.snapshot().encounter.phase);
    });
    connect(m_phases, &SegmentRow::chosen, this,
            [this](int index) { m_fight.byHand().setTime(m_fight.snapshot().encounter.round, index + 1); });
    m_fight.follow(FightChange::Moment | FightChange::Rules | FightChange::Fights, this, &RoundBar::refresh);
    refresh();
}

void RoundBar::setCompact(bool compact)
{
    m_compact = compact;
    refresh();
}

void RoundBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_round->setFixedWidth(fieldWidth(*m_round));
}

void RoundBar::build(int phases)
{
    const QString wanted = QStringLiteral("%1 %2").arg(QString::number(phases), QString::number(m_compact));
    if (wanted == m_built)
        return;
    m_built = wanted;
    QStringList texts;
    for (int phase = 1; phase <= phases; ++phase)
        texts << (m_compact ? QString::number(phase) : tr("Phase %1").arg(phase));
    m_phases->setChoices(texts);
    QWidget* before = m_round;
    for (int i = 0; i < m_phases->count(); ++i) {
        setTabOrder(std::exchange(before, m_phases->button(i)), m_phases->button(i));
        m_phases->button(i)->setObjectName(QStringLiteral("phase%1").arg(i + 1));
        m_phases->button(i)->setAccessibleName(tr("Phase %1").arg(i + 1));
        m_phases->button(i)->setToolTip(
            tr("Phase %1 of %2, set by hand").arg(QString::number(i + 1), QString::number(phases)));
    }
}

void RoundBar::refresh()
{
    const System* rules = m_fight.isLoaded() ? findSystem(m_fight.snapshot().encounter.system) : nullptr;
    setEnabled(rules != nullptr);
    const int phases = rules ? rules->round().phases : 1;
    build(phases);
    const bool isBetween = m_fight.snapshot().encounter.between;
    m_title->setVisible(!isBetween);
    m_round->setVisible(!isBetween);
    m_phases->setVisible(rules && rules->round().hasPhases() && !isBetween);
    m_round->setNumber(m_fight.snapshot().encounter.round);
    m_phases->setCurrent(m_fight.snapshot().encounter.phase - 1);
}

}  // namespace hitspread
