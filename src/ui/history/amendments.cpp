#include "ui/history/amendments.h"

#include "models/fight/fight.h"
#include "ui/attack/attackwindows.h"
#include "ui/history/amendmentlog.h"
#include "ui/history/followdialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/keyboard/focushome.h"

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
    const ActionRecord& action = *entry.action;
    const MakeWindow make = windowFor(action.system, action.request.input.action().window);
    // The dialog owns the log.
    ActionDialog* dialog = make({m_fight, m_style, m_preferences, &m_window, log});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->setObjectName(QStringLiteral("amendDialog"));
    connect(dialog, &AttackDialog::applied, dialog, &QWidget::close);
    // What stands in the history now is another line: the keys are the fight's again.
    connect(dialog, &AttackDialog::applied, &m_window, [this] {
        if (const FocusHome* home = FocusHome::of(m_window))
            home->go();
    });
    connect(&m_fight.gateway(), &CampaignGateway::leaving, dialog, &QWidget::close);
    auto* following = new FollowDialog(*log, m_fight, m_style, dialog);
    connect(log, &AmendmentLog::askedWhatFollows, following, &FollowDialog::start);
    dialog->resume({0, entry.scope.encounter, action});
}

}  // namespace hitspread
