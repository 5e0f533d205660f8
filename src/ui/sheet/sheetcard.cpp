#include "ui/sheet/sheetcard.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

SheetCard::SheetCard(const QString& title, QWidget* parent)
    : QFrame(parent), m_column(new QVBoxLayout(this)), m_head(new QHBoxLayout), m_hint(new WrapLabel(this))
{
    setLook(*this, "card", QStringLiteral("true"));
    // Not Maximum: that would be the height of lines that did not have to wrap.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_column->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    m_column->setSpacing(space::kSmall);
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("heading"));
    setLook(*m_hint, "textRole", QStringLiteral("secondary"));
    m_hint->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_head->setSpacing(space::kMedium);
    m_head->addWidget(heading);
    m_head->addWidget(m_hint, 1);
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
