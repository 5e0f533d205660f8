#include "ui/widgets/quietlist.h"

#include "ui/theme/applicationstyle.h"

#include <QPainter>

namespace hitspread {

QuietList::QuietList(const ApplicationStyle& style, QWidget* parent) : QListView(parent), m_style(style) {}

void QuietList::setEmptyText(const QString& sentence)
{
    if (sentence == m_sentence)
        return;
    m_sentence = sentence;
    setAccessibleDescription(sentence);
    viewport()->update();
}

QString QuietList::shownSentence() const
{
    return model() && model()->rowCount(rootIndex()) > 0 ? QString() : m_sentence;
}

void QuietList::layOut()
{
    if (isVisible())
        executeDelayedItemsLayout();
}

void QuietList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    const QString sentence = shownSentence();
    if (sentence.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setFont(m_style.theme().widgetFont(TypeRole::Secondary));
    painter.setPen(m_style.theme().colour(Token::Muted));
    painter.drawText(viewport()->rect().adjusted(space::kMedium, space::kSmall, -space::kMedium, -space::kSmall),
                     Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, sentence);
}

}  // namespace hitspread
