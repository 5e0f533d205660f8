#include "ui/backups/backupquestion.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <utility>

namespace hitspread {

BackupQuestion::BackupQuestion(QPushButton& leave, QPushButton& act, QWidget* parent)
    : QFrame(parent), m_leave(leave), m_act(act), m_asked(new WrapLabel(this))
{
    setObjectName(QStringLiteral("backupQuestion"));
    setLook(*this, "card", QStringLiteral("quiet"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_asked->setObjectName(QStringLiteral("backupAsked"));
    row->addWidget(m_asked, 1);
}

void BackupQuestion::ask(const QString& words, const QString& button, std::function<void()> step)
{
    m_step = std::move(step);
    m_asked->setText(breakable(words));
    m_asked->setAccessibleName(words);
    show();
    m_leave.setText(tr("Back   Esc"));
    m_act.setText(button);
    m_act.setAccessibleDescription(words);
    m_act.setDefault(true);
    Q_EMIT changed();
    m_act.setFocus();
}

void BackupQuestion::end()
{
    m_step = {};
    hide();
    m_leave.setText(tr("Close   Esc"));
    m_act.setText(tr("Restore in place…   Enter"));
    m_act.setAccessibleDescription({});
    Q_EMIT changed();
}

void BackupQuestion::answer()
{
    const auto step = m_step;
    end();
    step();
}

}  // namespace hitspread
