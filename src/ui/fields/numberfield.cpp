#include "ui/fields/numberfield.h"

#include <QKeyEvent>
#include <QRegularExpression>

namespace hitspread {

NumberField::NumberField(QWidget* parent) : QLineEdit(parent)
{
    connect(this, &QLineEdit::editingFinished, this, &NumberField::read);
}

QString NumberField::written(std::optional<std::int32_t> number) const
{
    if (!number)
        return {};
    return m_unit.isEmpty() ? QString::number(*number) : QStringLiteral("%1 %2").arg(*number).arg(m_unit);
}

void NumberField::setNumber(std::optional<std::int32_t> number)
{
    m_number = number;
    if (!hasFocus() || !isModified())
        setText(written(number));
}

void NumberField::read()
{
    QString digits = text();
    digits.replace(QStringLiteral("−"), QStringLiteral("-"));
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

void NumberField::keyPressEvent(QKeyEvent* event)
{
    const int by = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (by == 0) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    setText(QString::number(m_number.value_or(0) + by * step));
    read();
}

}  // namespace hitspread
