#include "ui/backups/backupactions.h"

#include "services/backup/backup.h"
#include "services/backup/campaigncontents.h"
#include "text/echo.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keyboard/mnemonics.h"

#include <QMenu>
#include <QPushButton>

namespace hitspread {

BackupActions::BackupActions(QWidget* parent)
    : QWidget(parent),
      m_look(button(tr("Look &into it"), "backupLook", tr("Opens it for reading; the campaign stays as it is"))),
      m_take(button(tr("&Take from it…"), "backupTake", QString())),
      m_bring(button(tr("&Bring a fight back"), "backupBring", QString())),
      m_into(button(tr("Restore into a new &file…"), "backupInto", tr("A campaign of its own; the present one stays"))),
      m_keep(button(tr("&Keep for ever"), "backupKeep", tr("It stays, however old it gets"))),
      m_fights(new QMenu(this))
{
    m_keep->setCheckable(true);
    m_fights->setObjectName(QStringLiteral("backupFights"));
    m_fights->setToolTipsVisible(true);
    m_bring->setMenu(m_fights);
    auto* row = new FlowLayout(space::kSmall, this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* one : {m_look, m_take, m_bring, m_into, m_keep})
        row->addWidget(one);
    connect(m_look, &QPushButton::clicked, this, &BackupActions::lookAsked);
    connect(m_take, &QPushButton::clicked, this, &BackupActions::takeAsked);
    connect(m_into, &QPushButton::clicked, this, &BackupActions::intoAsked);
    connect(m_keep, &QPushButton::clicked, this, &BackupActions::keepAsked);
    connect(m_fights, &QMenu::triggered, this,
            [this](const QAction* fight) { Q_EMIT fightAsked(fight->data().toLongLong()); });
}

QPushButton* BackupActions::button(const QString& words, const char* name, const QString& tip)
{
    auto* made = new QPushButton(words, this);
    made->setObjectName(QLatin1String(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

void BackupActions::show(const Backup* chosen, bool isSound, bool canTakeIn, const QString& why)
{
    m_canBring = isSound && canTakeIn;
    m_look->setEnabled(isSound);
    m_into->setEnabled(isSound);
    m_take->setEnabled(m_canBring);
    m_take->setToolTip(canTakeIn ? tr("Single people and gear, into the open campaign") : why);
    m_bring->setEnabled(m_canBring && !m_fights->isEmpty());
    m_bring->setToolTip(canTakeIn ? tr("One fight with its whole history, beside those that are there") : why);
    m_keep->setEnabled(chosen != nullptr);
    m_keep->setChecked(chosen && chosen->isKept);
}

void BackupActions::showFights(const std::vector<FightContents>& fights)
{
    m_fights->clear();
    for (const FightContents& fight : fights) {
        if (fight.isBetween)
            continue;
        QAction* one = m_fights->addAction(
            withoutMnemonic(tr("%1 · round %2").arg(text::visible(fight.name), QString::number(fight.round))));
        one->setData(qint64{fight.id});
        if (!fight.lastAction.empty())
            one->setToolTip(text::visible(fight.lastAction));
    }
    m_bring->setEnabled(m_canBring && !m_fights->isEmpty());
}

}  // namespace hitspread
