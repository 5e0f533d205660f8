#include "ui/attack/dice/dieerror.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace hitspread {

namespace {
constexpr int kWrongFaceIcon = 16;  ///< px at 100 %
}

DieError::DieError(const ApplicationStyle& style, QWidget* parent)
    : QWidget(parent), m_style(style), m_icon(new QLabel(this)), m_words(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, space::kTiny, 0, 0);
    row->setSpacing(space::kSmall);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    m_words->setObjectName(QStringLiteral("wrongFace"));
    m_words->setWordWrap(true);
    setLook(*m_words, "tone", QStringLiteral("dmg"));
    row->addWidget(m_words, 1);
    hide();
}

void DieError::say(const QString& words)
{
    m_words->setText(words);
    m_words->setAccessibleName(words);
    setVisible(!words.isEmpty());
    if (words.isEmpty())
        return;
    const int edge = m_style.theme().scaled(kWrongFaceIcon);
    m_icon->setPixmap(iconOf(Icon::Error, m_style.theme(), Token::Dmg).pixmap(QSize(edge, edge), devicePixelRatioF()));
    QAccessibleEvent event(m_words, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace hitspread
