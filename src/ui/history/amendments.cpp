#include "ui/history/amendments.h"

#include "models/fight.h"
#include "ui/attack/deeddialog.h"
#include "ui/attack/dueldialog.h"
#include "ui/attack/firedialog.h"
#include "ui/attack/grenadedialog.h"
#include "ui/attack/harmdialog.h"
#include "ui/attack/meleedialog.h"
#include "ui/history/amendmentlog.h"
#include "ui/history/followdialog.h"
#include "ui/theme/applicationstyle.h"

#include <QMainWindow>

namespace hitspread {

Amendments::Amendments(Fight& fight, ApplicationStyle& style, Preferences& preferences, QMainWindow& window)
    : QObject(&window), m_fight(fight), m_style(style), m_preferences(preferences), m_window(window)
{}

void Amendments::amend(EntryId entry)
{
    if (m_fight.snapshot().pending) {
        Q_EMIT m_fight.gateway().problem(
            Failure(ProblemCode::PendingExists, m_fight.snapshot().encounter.name).problem());
        return;
    }
    m_fight.gateway().run(
        this, [entry](CampaignServices& services) { return services.history.entry(entry); },
        [this](const LogEntry& loaded) {
            if (loaded.action && loaded.kind == EntryKind::Action)
                show(loaded);
        });
}

void Amendments::show(const LogEntry& entry)
{
    auto* log = new AmendmentLog(m_fight);
    log->begin(entry);
    const PendingAction past{0, entry.scope.encounter, *entry.action};
    // The dialog owns the log.
    const auto open = [&](auto* dialog) {
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowModality(Qt::WindowModal);
        dialog->setObjectName(QStringLiteral("amendDialog"));
        connect(dialog, &AttackDialog::applied, dialog, &QWidget::close);
        connect(&m_fight.gateway(), &CampaignGateway::leaving, dialog, &QWidget::close);
        auto* following = new FollowDialog(*log, m_fight, m_style, dialog);
        connect(log, &AmendmentLog::askedWhatFollows, following, &FollowDialog::start);
        dialog->resume(past);
    };
    switch (entry.action->request.input.action().window) {
    case ActionWindow::Fire: return open(new FireDialog(m_fight, m_style, m_preferences, &m_window, log));
    case ActionWindow::Duel: return open(new DuelDialog(m_fight, m_style, &m_window, log));
    case ActionWindow::Melee: return open(new MeleeDialog(m_fight, m_style, m_preferences, &m_window, log));
    case ActionWindow::Grenade: return open(new GrenadeDialog(m_fight, m_style, m_preferences, &m_window, log));
    case ActionWindow::Harm: return open(new HarmDialog(m_fight, m_style, m_preferences, &m_window, log));
    case ActionWindow::Declared: return open(new DeedDialog(m_fight, m_style, &m_window, log));
    }
}

}  // namespace hitspread
