#include "ui/fields/numberfield.h"

#include "text/wholenumber.h"
#include "ui/widgets/keyboard/focushome.h"

#include <QKeyEvent>
#include <QPointer>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <cstdint>

namespace hitspread {

namespace {

constexpr int kNumberFieldPadding = 24;  ///< of the frame and beside the digits, px

constexpr int kNumberFieldMostShown = 20;

}  // namespace

NumberField::NumberField(QWidget* parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::editingFinished, this, &NumberField::read);
    connect(this, &QLineEdit::textEdited, this, &NumberField::readTyped);
}

void NumberField::setUnit(const QString& unit, const QString& ofOne)
{
    m_unit = unit;
    m_unitOfOne = ofOne.isEmpty() ? unit : ofOne;
    updateGeometry();
}

int NumberField::widthFor(const QString& words) const
{
    ensurePolished();
    return fontMetrics().horizontalAdvance(words) + kNumberFieldPadding;
}

void NumberField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    widen();
}

/// A number is never shown in part.
void NumberField::widen()
{
    const int needed = widthFor(text().isEmpty() ? placeholderText() : text());
    if (maximumWidth() < needed)
        setFixedWidth(needed);
}

QSize NumberField::sizeHint() const
{
    const QString widest = m_unit.isEmpty() ? QStringLiteral("−0000") : QStringLiteral("−0000 ") + m_unit;
    return {std::max(widthFor(widest), widthFor(placeholderText())), QLineEdit::sizeHint().height()};
}

void NumberField::setRange(std::int32_t lowest, std::int32_t highest)
{
    m_lowest = lowest;
    m_highest = highest;
}

QString NumberField::written(std::optional<std::int32_t> number) const
{
    if (!number)
        return {};
    const QString digits = *number < 0 ? QStringLiteral("−%1").arg(-qint64{*number}) : QString::number(*number);
    return m_unit.isEmpty() ? digits : QStringLiteral("%1 %2").arg(digits, *number == 1 ? m_unitOfOne : m_unit);
}

void NumberField::setNumber(std::optional<std::int32_t> number)
{
    m_number = number;
    if (!hasFocus() || !isModified())
        put(written(number));
}

void NumberField::put(const QString& written)
{
    // The same text again would take the selection away, and the next digit would go behind the old number; but the
    // field's own undo must not outlive what was typed.
    if (text() != written || isUndoAvailable())
        setText(written);
    widen();
}

void NumberField::putBack(std::optional<std::int32_t> number)
{
    m_number = number;
    put(written(number));
    setModified(false);
}

bool NumberField::isEmptied() const
{
    const QString words = text().trimmed();
    return words.isEmpty() || words == m_unit || words == m_unitOfOne;
}

void NumberField::read()
{
    if (m_keepsText)
        return readKept();
    const std::optional<std::int32_t> number = typedNumber();
    const bool isReadable = number || (m_mayBeEmpty && isEmptied());
    setModified(false);
    if (!isReadable && !isEmptied())
        explain(text());
    const bool isNew = isReadable && number != m_number;
    if (isNew)
        m_number = number;
    // The same text again would take the selection away.
    if (const QString shown = written(m_number); text() != shown)
        setText(shown);
    if (isNew)
        Q_EMIT entered(number);
}

/// A word to say why it is not taken.
void NumberField::explain(const QString& typed)
{
    const QString shown = typed.size() > kNumberFieldMostShown ? typed.left(kNumberFieldMostShown) + u'…' : typed;
    QTimer::singleShot(0, this, [this, shown] {
        // Later, for the tip would go with the keyboard, which is on its way to the next field.
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tr("“%1” is no whole number.").arg(shown), this);
    });
}

std::optional<std::int32_t> NumberField::typedNumber() const
{
    return text::wholeNumber(text(), {m_unit, m_unitOfOne});
}

void NumberField::readTyped()
{
    if (!m_keepsText)
        return;
    const auto number = typedNumber();
    // An empty field or a lone sign is on its way to a number; it is judged when the field is left.
    if (!number && !(m_mayBeEmpty && isEmptied()))
        return;
    m_number = number;
    Q_EMIT typed(number);
}

void NumberField::readKept()
{
    const auto number = typedNumber();
    if (!number && !(m_mayBeEmpty && isEmptied())) {
        Q_EMIT unreadable(text());
        return;
    }
    setModified(false);
    const bool isNew = number != m_number;
    m_number = number;
    setText(written(number));
    if (!isNew)
        return;
    Q_EMIT typed(number);
    Q_EMIT entered(number);
}

int NumberField::lastDigit() const
{
    for (const QString& unit : {m_unit, m_unitOfOne}) {
        if (!unit.isEmpty() && text().endsWith(unit))
            return static_cast<int>(QStringView(text()).chopped(unit.size()).trimmed().size());
    }
    return static_cast<int>(text().size());
}

/// Enter says that the number is ready: the keyboard goes where the window needs it next.
void NumberField::finish(QKeyEvent* event)
{
    const bool isReadable = typedNumber() || (m_mayBeEmpty && isEmptied());
    if (isUnreadable()) {
        // The window must not go on with what was there before.
        event->accept();
        const QString typed = text();
        if (m_keepsText) {
            Q_EMIT unreadable(typed);
            return;
        }
        explain(typed);
        putBack(m_number);
        return selectAll();
    }
    const QPointer<NumberField> self(this);
    const QPointer<QWidget> stand(window());
    QLineEdit::keyPressEvent(event);
    FocusHome* home = stand ? FocusHome::of(*stand) : nullptr;
    if (home && isReadable) {
        event->accept();
        // A number that is refused keeps the keyboard.
        if (!self || !self->isModified())
            home->go();
    }
    // Where it stays, the next digit begins another number.
    if (self && hasFocus())
        selectAll();
}

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return finish(event);
    FocusHome* home = event->key() == Qt::Key_Escape ? FocusHome::of(*this) : nullptr;
    if (home && home->takesEscape()) {
        putBack(m_number);
        return home->go();
    }
    const QString typed = event->text();
    // Behind the unit a digit belongs to the number before it.
    if (typed.size() == 1 && typed.front().isDigit() && !hasSelectedText())
        setCursorPosition(std::min(cursorPosition(), lastDigit()));
    if (typed == QStringLiteral("-"))
        return insert(QStringLiteral("−"));
    const int by = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (by == 0) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    // What is being typed is counted on from, as what is seen.
    const qint64 from = typedNumber().value_or(m_number.value_or(0));
    const qint64 number = std::clamp<qint64>(from + qint64{by} * step, m_lowest.value_or(INT32_MIN),
                                             m_lowest ? m_highest : INT32_MAX);
    setText(QString::number(number));
    read();
}

}  // namespace hitspread
