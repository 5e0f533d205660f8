#include "ui/fields/numberfield.h"

#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kPadding = 24;  ///< of the frame and beside the digits, px

QString withHyphen(QString text)
{
    return text.replace(QStringLiteral("−"), QStringLiteral("-")).trimmed();
}

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
    return fontMetrics().horizontalAdvance(words) + kPadding;
}

QSize NumberField::sizeHint() const
{
    const QString widest = m_unit.isEmpty() ? QStringLiteral("−0000") : QStringLiteral("−0000 ") + m_unit;
    return {widthFor(widest), QLineEdit::sizeHint().height()};
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
}

void NumberField::putBack(std::optional<std::int32_t> number)
{
    m_number = number;
    put(written(number));
    setModified(false);
}

void NumberField::read()
{
    if (m_keepsText)
        return readKept();
    QString digits = withHyphen(text());
    static const QRegularExpression other(QStringLiteral("[^0-9-]"));
    digits.remove(other);
    bool fine = false;
    const int value = digits.toInt(&fine);
    const std::optional<std::int32_t> number = fine ? std::optional<std::int32_t>(value) : std::nullopt;
    setModified(false);
    if ((!number && !m_mayBeEmpty) || number == m_number) {
        setText(written(m_number));
        return;
    }
    m_number = number;
    setText(written(number));
    Q_EMIT entered(number);
}

std::optional<std::int32_t> NumberField::exactly() const
{
    QString digits = withHyphen(text());
    for (const QString& unit : {m_unit, m_unitOfOne}) {
        if (unit.isEmpty() || !digits.endsWith(unit))
            continue;
        digits.chop(unit.size());
        break;
    }
    bool fine = false;
    const int value = digits.trimmed().toInt(&fine);
    return fine ? std::optional<std::int32_t>(value) : std::nullopt;
}

void NumberField::readTyped()
{
    if (!m_keepsText)
        return;
    const auto number = exactly();
    // An empty field or a lone sign is on its way to a number; it is judged when the field is left.
    if (!number && !(m_mayBeEmpty && text().trimmed().isEmpty()))
        return;
    m_number = number;
    Q_EMIT typed(number);
}

void NumberField::readKept()
{
    const auto number = exactly();
    if (!number && !(m_mayBeEmpty && text().trimmed().isEmpty())) {
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

void NumberField::keyPressEvent(QKeyEvent* event)
{
    if (event->text() == QStringLiteral("-"))
        return insert(QStringLiteral("−"));
    const int by = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (by == 0) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    std::int32_t number = m_number.value_or(0) + by * step;
    if (m_lowest)
        number = std::clamp(number, *m_lowest, m_highest);
    setText(QString::number(number));
    read();
}

}  // namespace hitspread
