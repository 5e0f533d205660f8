#include "ui/sheet/sheetcard.h"

#include "ui/theme/applicationstyle.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

SheetCard::SheetCard(const QString& title, QWidget* parent)
    : QFrame(parent), m_column(new QVBoxLayout(this)), m_head(new QHBoxLayout), m_hint(new QLabel(this))
{
    setLook(*this, "card", QStringLiteral("true"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_column->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    m_column->setSpacing(space::kSmall);
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("heading"));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    m_head->addWidget(heading);
    m_head->addStretch(1);
    m_head->addWidget(m_hint);
    m_column->addLayout(m_head);
    setAccessibleName(title);
}

void SheetCard::setHint(const QString& hint)
{
    m_hint->setText(hint);
}

void SheetCard::addTool(QWidget* tool)
{
    m_head->addWidget(tool);
}

void SheetCard::add(QWidget* widget)
{
    m_column->addWidget(widget);
}

}  // namespace hitspread
