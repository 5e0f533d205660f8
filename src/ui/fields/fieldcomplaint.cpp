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
    setLook(*m_text, "tone", QStringLiteral("dmg"));
    hide();
}

void FieldComplaint::say(const QString& sentence, const Theme& theme)
{
    const int size = theme.scaled(16);
    m_icon->setPixmap(iconOf(Icon::Warning, theme, Token::Dmg).pixmap(QSize(size, size), devicePixelRatioF()));
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString FieldComplaint::text() const
{
    return m_text->text();
}

}  // namespace hitspread
