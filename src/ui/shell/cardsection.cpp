#include "ui/shell/cardsection.h"

#include "ui/theme/applicationstyle.h"

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace hitspread {

CardSection::CardSection(const QString& title, QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::kTiny);
    m_column->addSpacing(6);
    auto* line = new QFrame(this);
    setLook(*line, "rule", QStringLiteral("true"));
    m_column->addWidget(line);
    m_column->addSpacing(4);
    if (title.isEmpty())
        return;
    auto* heading = new QLabel(title, this);
    setLook(*heading, "textRole", QStringLiteral("section"));
    m_column->addWidget(heading);
}

}  // namespace hitspread
