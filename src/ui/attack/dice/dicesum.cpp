#include "ui/attack/dice/dicesum.h"

#include "rules/core/dice/question.h"
#include "text/labels.h"
#include "ui/fields/numberfield.h"
#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>

#include <algorithm>

namespace hitspread {

namespace {
constexpr int kAroundDie = 6;   ///< what a tile is higher than its die, px
constexpr int kAroundSum = 16;  ///< beside its words, px at 100 %
}  // namespace

bool mayTypeSum(const Question& question)
{
    return question.use == RollUse::Sum && question.lowest != 1 && question.dice > 1;
}

DiceSum::DiceSum(const ApplicationStyle& style, const Question& roll, const QString& title, int edge, QWidget* parent)
    : QWidget(parent),
      m_field(new NumberField(this)),
      m_least(roll.dice * roll.lowest),
      m_most(m_least + roll.dice * (roll.sides - 1))
{
    const int high = style.theme().scaled(edge) + kAroundDie;
    auto* row = new QHBoxLayout(this);
    row->setSpacing(space::kTiny);
    row->setContentsMargins(0, 0, 0, 0);
    auto* equals = new QLabel(QStringLiteral("="), this);
    setLook(*equals, "tone", QStringLiteral("muted"));
    row->addWidget(equals);
    row->addWidget(m_field, 0, Qt::AlignVCenter);
    m_field->setPlaceholderText(tr("Sum"));
    m_field->setAccessibleName(tr("%1: sum of the dice").arg(title));
    m_field->setToolTip(tr("Instead of the dice you may type what they come to: %1 to %2")
                            .arg(text::number(m_least), text::number(m_most)));
    m_field->setAlignment(Qt::AlignHCenter);
    // What lies around the words grows with them.
    const int around = style.theme().scaled(kAroundSum) - kAroundSum;
    m_field->setFixedWidth(
        std::max(m_field->widthFor(m_field->placeholderText()), m_field->widthFor(text::number(m_least))) + around);
    m_field->setFixedHeight(std::min(high, m_field->sizeHint().height()));
    m_field->installEventFilter(this);
    setFixedHeight(high);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusProxy(m_field);
    connect(m_field, &NumberField::entered, this, [this](std::optional<std::int32_t> sum) {
        if (sum)
            take(*sum);
    });
}

void DiceSum::setSum(std::optional<std::int32_t> sum)
{
    // What is being typed stays while the dice say the same as before.
    if (sum == m_sum)
        return;
    m_sum = sum;
    putBack();
}

void DiceSum::putBack()
{
    m_field->putBack(m_sum);
}

void DiceSum::takeKeyboard()
{
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
}

void DiceSum::take(std::int32_t sum)
{
    if (sum < m_least || sum > m_most) {
        putBack();
        m_field->selectAll();
        Q_EMIT refused(tr("These dice come to %1 to %2 together, not to %3.")
                           .arg(text::number(m_least), text::number(m_most), text::number(sum)));
        return;
    }
    // Whoever loses the keyboard over it has nothing new to tell.
    m_field->putBack(sum);
    const QPointer<DiceSum> self(this);
    Q_EMIT typed(sum);
    // Where it was not taken, the dice still say what counts.
    if (self)
        putBack();
}

bool DiceSum::takeKey(const QKeyEvent& event)
{
    const bool isNew = m_field->isModified();
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        // What is no number the field itself refuses.
        if (m_field->isUnreadable())
            return false;
        const auto number = isNew ? m_field->typedNumber() : std::nullopt;
        if (number)
            take(*number);
        else
            Q_EMIT passed();
        return true;
    }
    case Qt::Key_Backspace:
        if (isNew && !m_field->text().isEmpty())
            return false;
        Q_EMIT backspaced();
        return true;
    case Qt::Key_Escape:
        // As in a die: what is begun goes first, the window next.
        if (!isNew)
            return false;
        putBack();
        return true;
    default: break;
    }
    // They count in a field of numbers; nobody rolls by counting.
    return event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
}

bool DiceSum::eventFilter(QObject* watched, QEvent* event)
{
    return (event->type() == QEvent::KeyPress && takeKey(*static_cast<QKeyEvent*>(event)))
        || QWidget::eventFilter(watched, event);
}

}  // namespace hitspread
