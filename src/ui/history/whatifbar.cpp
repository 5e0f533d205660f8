#include "ui/history/whatifbar.h"

#include "models/fight/fight.h"
#include "models/fight/fightsteps.h"
#include "text/echo.h"
#include "ui/history/differencesdialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace hitspread {

WhatIfBar::WhatIfBar(Fight& fight, const ApplicationStyle& style, QWidget* parent)
    : QFrame(parent),
      m_fight(fight),
      m_style(style),
      m_trial(new QLabel(tr("Trial"), this)),
      m_words(new ElidedLabel(this)),
      m_compare(new QPushButton(tr("Compare…"), this)),
      m_keep(new QPushButton(tr("Keep"), this)),
      m_drop(new QPushButton(tr("Go back"), this))
{
    setObjectName(QStringLiteral("whatIfBar"));
    setLook(*this, "banner", QStringLiteral("trial"));
    setLook(*m_trial, "textRole", QStringLiteral("heading"));
    m_trial->setObjectName(QStringLiteral("whatIfTrial"));
    m_words->setObjectName(QStringLiteral("whatIfWords"));
    m_compare->setObjectName(QStringLiteral("whatIfCompare"));
    m_keep->setObjectName(QStringLiteral("whatIfKeep"));
    m_drop->setObjectName(QStringLiteral("whatIfDrop"));
    m_compare->setToolTip(tr("What is other now than in the fight as it was"));
    m_keep->setToolTip(tr("The fight goes on as tried; as it was stays in the history, struck through"));
    m_drop->setToolTip(tr("Back to the fight as it was; what was tried stays in the history, struck through"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kMedium, space::kTiny, space::kMedium, space::kTiny);
    row->setSpacing(space::kSmall);
    row->addWidget(m_trial);
    row->addWidget(m_words, 1);
    for (QPushButton* button : {m_compare, m_keep, m_drop})
        row->addWidget(button);
    connect(m_compare, &QPushButton::clicked, this, &WhatIfBar::compare);
    connect(m_keep, &QPushButton::clicked, &fight.steps(), &FightSteps::keepTry);
    connect(m_drop, &QPushButton::clicked, &fight.steps(), &FightSteps::dropTry);
    fight.follow(FightChange::Trying | FightChange::Fights, this, &WhatIfBar::refresh);
    refresh();
}

void WhatIfBar::refresh()
{
    const std::vector<WhatIf>& trying = m_fight.snapshot().trying;
    setVisible(!trying.empty());
    if (trying.empty())
        return;
    const WhatIf& now = trying.back();
    const QString name = text::visible(now.mark.name);
    m_words->setText(now.steps == 1 ? tr("1 step, beside “%1”").arg(name)
                                    : tr("%1 steps, beside “%2”").arg(QString::number(now.steps), name));
    setToolTip(tr("The fight as it was stands beside as “%1”").arg(name));
}

void WhatIfBar::compare()
{
    if (!m_differences)
        m_differences = new DifferencesDialog(m_fight, m_style, window());
    m_differences->start();
}

}  // namespace hitspread
