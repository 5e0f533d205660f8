#include "ui/widgets/elidedlabel.h"

#include <QEvent>

namespace hitspread {

namespace {

constexpr int kElidedLabelLeast = 24;
constexpr int kElidedLabelLeastLetters = 3;  ///< of a name that is cut
constexpr double kLeastFilled = 0.5;         ///< of the room; whole parts that fill less give way to a part cut short

QString between()
{
    return QStringLiteral(" · ");
}

}  // namespace

QString elidedParts(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    for (qsizetype at = text.lastIndexOf(between()); at > 0; at = text.lastIndexOf(between(), at - 1)) {
        QString shown = text.left(at) + QStringLiteral(" …");
        const int wide = metrics.horizontalAdvance(shown);
        if (wide <= width && wide >= width * kLeastFilled)
            return shown;
    }
    return metrics.elidedText(text, Qt::ElideRight, width);
}

QString elidedOwner(const QFontMetrics& metrics, const QString& text, int width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const qsizetype at = text.indexOf(between());
    if (at <= 0)
        return metrics.elidedText(text, Qt::ElideRight, width);
    const QString rest = text.mid(at);
    const int room = width - metrics.horizontalAdvance(rest);
    const QString least = text.left(kElidedLabelLeastLetters) + u'…';
    if (metrics.horizontalAdvance(least) <= room)
        return metrics.elidedText(text.left(at), Qt::ElideRight, room) + rest;
    return metrics.elidedText(rest.mid(between().size()), Qt::ElideRight, width);
}

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

void ElidedLabel::setText(const QString& text)
{
    // Panels say all they say whenever something changes, and every word anew would be laid out and painted.
    if (text == m_text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    elide();
}

void ElidedLabel::setOwned(bool owned)
{
    m_owned = owned;
    elide();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_text) + 2, QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(kElidedLabelLeast, sizeHint().width()), QLabel::minimumSizeHint().height()};
}

void ElidedLabel::elide()
{
    const QString shown = m_owned ? elidedOwner(fontMetrics(), m_text, width())
                                  : elidedParts(fontMetrics(), m_text, width());
    QLabel::setText(shown);
    setToolTip(shown == m_text ? QString() : m_text);
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        elide();
}

}  // namespace hitspread
