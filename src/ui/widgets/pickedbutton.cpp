#include "ui/widgets/pickedbutton.h"

#include "ui/widgets/keyboard/mnemonics.h"

#include <QEvent>

namespace hitspread {

namespace {
constexpr int kPickedButtonArrow = 44;  ///< padding and the arrow of the menu, px
constexpr int kPickedButtonLeast = 60;
}  // namespace

PickedButton::PickedButton(QWidget* parent) : QPushButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PickedButton::setPicked(const QString& text)
{
    m_picked = text;
    setToolTip(text);
    setAccessibleDescription(text);
    updateGeometry();
    elide();
}

QSize PickedButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_picked) + kPickedButtonArrow, QPushButton::sizeHint().height()};
}

QSize PickedButton::minimumSizeHint() const
{
    return {kPickedButtonLeast + kPickedButtonArrow, QPushButton::minimumSizeHint().height()};
}

void PickedButton::elide()
{
    // Left-aligned text ignores the padding of a button with a menu; a space in front stands for it.
    const int room = qMax(0, width() - kPickedButtonArrow);
    setText(QChar(0x2002) + withoutMnemonic(fontMetrics().elidedText(m_picked, Qt::ElideRight, room)));
}

void PickedButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    elide();
}

void PickedButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        elide();
}

}  // namespace hitspread
