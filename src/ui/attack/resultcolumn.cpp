#include "ui/attack/resultcolumn.h"

#include "ui/rules/stepscolumn.h"
#include "ui/theme/applicationstyle.h"

#include <QVBoxLayout>

namespace hitspread {

ResultColumn::ResultColumn(QWidget* result, QWidget* parent) : QWidget(parent), m_scrolled(new StepsColumn(this))
{
    setAttribute(Qt::WA_StyledBackground);
    setLook(*this, "ground", QStringLiteral("surface"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    setLook(*m_scrolled, "ground", QStringLiteral("surface"));
    QWidget* inner = m_scrolled->widget();
    inner->setAttribute(Qt::WA_StyledBackground);
    setLook(*inner, "ground", QStringLiteral("surface"));
    m_scrolled->rows().setContentsMargins(space::kMedium, space::kMedium, space::kLarge, space::kMedium);
    whole->addWidget(m_scrolled, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::kMedium, 0, space::kLarge, space::kMedium);
    foot->addWidget(result);
    whole->addLayout(foot);
}

}  // namespace hitspread
