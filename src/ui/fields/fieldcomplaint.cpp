#include "ui/fields/fieldcomplaint.h"

#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>

namespace hitspread {

FieldComplaint::FieldComplaint(QWidget* parent) : QWidget(parent), m_icon(new QLabel(this)), m_text(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(space::kTiny + 2);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    m_text->setWordWrap(true);
    hide();
}

void FieldComplaint::say(const QString& sentence, const Theme& theme)
{
    show(sentence, theme, Token::Dmg);
}

void FieldComplaint::warn(const QString& sentence, const Theme& theme)
{
    show(sentence, theme, Token::Warn);
}

void FieldComplaint::show(const QString& sentence, const Theme& theme, Token token)
{
    if (!sentence.isEmpty()) {
        const int size = theme.scaled(16);
        m_icon->setPixmap(iconOf(Icon::Warning, theme, token).pixmap(QSize(size, size), devicePixelRatioF()));
        setLook(*m_text, "tone", token == Token::Warn ? QStringLiteral("warn") : QStringLiteral("dmg"));
    }
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString FieldComplaint::text() const
{
    return m_text->text();
}

}  // namespace hitspread
