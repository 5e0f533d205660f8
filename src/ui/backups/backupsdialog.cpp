#include "ui/backups/backupsdialog.h"

#include "models/campaignbackups.h"
#include "models/campaigngateway.h"
#include "models/campaignhost.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/backups/backupactions.h"
#include "ui/backups/backuplist.h"
#include "ui/backups/backupplace.h"
#include "ui/backups/backupquestion.h"
#include "ui/backups/backupwords.h"
#include "ui/backups/differenceview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/campaignfiles.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/labels/longwords.h"
#include "ui/widgets/labels/wraplabel.h"
#include "ui/widgets/problembar.h"
#include "ui/widgets/windowsize.h"
#include "ui/widgets/windowtitle.h"

#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

constexpr QSize kBackupsSize(1000, 640);
/// Who walks through the list does not wait for each one to be read.
constexpr std::chrono::milliseconds kCompareAfter{150};

QString pathOf(const Backup& backup)
{
    return text::asKept(backup.path);
}

}  // namespace

BackupsDialog::BackupsDialog(const Parts& parts, QWidget* parent)
    : QDialog(parent),
      m_parts(parts),
      m_problem(new ProblemBar(parts.style, this)),
      m_whose(new WrapLabel(this)),
      m_make(button(tr("Back up &now"), "backupMake", tr("One more than those that are made without being asked for"))),
      m_pages(new QStackedWidget(this)),
      m_empty(new EmptyState(parts.style, this)),
      m_list(new BackupList(parts.style, this)),
      m_difference(new DifferenceView(this)),
      m_actions(new BackupActions(this)),
      m_place(new BackupPlace(parts.backups, parts.preferences, this)),
      m_words(new QLabel(this)),
      m_leave(new QPushButton(this)),
      m_act(new QPushButton(this)),
      m_question(new BackupQuestion(*m_leave, *m_act, this)),
      m_soon(new QTimer(this))
{
    setObjectName(QStringLiteral("backups"));
    entitle(*this, tr("Backups - Hitspread"));
    m_soon->setSingleShot(true);
    m_soon->setInterval(kCompareAfter);
    m_words->setObjectName(QStringLiteral("backupWords"));
    m_words->setWordWrap(true);
    setLook(*m_words, "textRole", QStringLiteral("secondary"));
    m_leave->setObjectName(QStringLiteral("backupLeave"));
    m_act->setObjectName(QStringLiteral("backupAct"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::kMedium);
    column->addWidget(m_problem);
    column->addWidget(makeHead());
    m_pages->addWidget(makeMiddle());
    m_pages->addWidget(m_empty);
    column->addWidget(m_pages, 1);
    column->addWidget(m_question);
    column->addWidget(m_place);
    column->addLayout(footOf(*this, {*m_words, *m_leave, *m_act, true}));
    connectParts();
    connectActions();
    m_question->end();
    resizeWithinScreen(*this, kBackupsSize * parts.style.theme().textPercent() / 100);
}

QPushButton* BackupsDialog::button(const QString& words, const char* name, const QString& tip)
{
    auto* made = new QPushButton(words, this);
    made->setObjectName(QLatin1String(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QWidget* BackupsDialog::makeHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_whose->setObjectName(QStringLiteral("backupWhose"));
    setLook(*m_whose, "textRole", QStringLiteral("heading"));
    row->addWidget(m_whose, 1);
    row->addWidget(m_make);
    return head;
}

QWidget* BackupsDialog::makeMiddle()
{
    auto* middle = new QWidget(this);
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kMedium);
    row->addWidget(m_list, 4);
    auto* column = new QVBoxLayout;
    column->setSpacing(space::kSmall);
    column->addWidget(m_difference, 1);
    column->addWidget(m_actions);
    row->addLayout(column, 5);
    return middle;
}

void BackupsDialog::connectParts()
{
    CampaignBackups& backups = m_parts.backups;
    connect(m_list, &BackupList::chosenChanged, this, [this] {
        m_question->end();
        if (const Backup* chosen = m_list->chosen()) {
            m_difference->begin(whenOf(*chosen), *chosen);
            m_actions->showFights({});
            m_soon->start();
        }
        refresh();
    });
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &BackupsDialog::accept);
    connect(m_soon, &QTimer::timeout, this, &BackupsDialog::compare);
    connect(m_make, &QPushButton::clicked, this, [this] {
        m_isMaking = true;
        say(tr("Being made…"));
        m_parts.backups.make();
        refresh();
    });
    connect(m_empty, &EmptyState::pressed, m_make, &QPushButton::click);
    connect(m_place, &BackupPlace::moved, this, [this] { say(tr("Those made so far stay where they are.")); });
    connect(m_question, &BackupQuestion::changed, this, &BackupsDialog::refresh);
    connect(&backups, &CampaignBackups::changed, this, &BackupsDialog::list);
    connect(&backups, &CampaignBackups::compared, this, &BackupsDialog::showDifference);
    connect(&backups, &CampaignBackups::failed, this, &BackupsDialog::fail);
    connect(&backups, &CampaignBackups::found, this, [this](const QString& campaign, const std::vector<Backup>& all) {
        if (campaign == m_campaign) {
            m_found = all;
            list();
        }
    });
    connect(&backups, &CampaignBackups::restored, this, [this](const QString& path) {
        say({});
        m_question->ask(tr("It was restored as %1.").arg(text::visible(path)), tr("Open it   Enter"), [this, path] {
            close();
            m_parts.host.open(path);
        });
    });
    connect(&backups, &CampaignBackups::putBack, this, [this](const Backup& backup, const QString& setAside) {
        m_restoring = backup;
        m_setAside = setAside;
    });
    connect(&m_parts.host, &CampaignHost::opened, this, &BackupsDialog::come);
    connect(&m_parts.host, &CampaignHost::failed, this, [this](const Problem& problem) {
        if (!std::exchange(m_isRestoring, false))
            return;
        say({});
        m_problem->show(text::sentenceFor(problem));
    });
    connect(&m_parts.gateway, &CampaignGateway::changed, this, [this] { m_isStale = true; });
}

void BackupsDialog::connectActions()
{
    connect(m_actions, &BackupActions::intoAsked, this, &BackupsDialog::restoreInto);
    connect(m_actions, &BackupActions::keepAsked, this, &BackupsDialog::keep);
    connect(m_actions, &BackupActions::takeAsked, this, [this] {
        if (const Backup* chosen = m_list->chosen())
            Q_EMIT takeAsked(pathOf(*chosen), tr("the backup of %1").arg(whenOf(*chosen)));
    });
    connect(m_actions, &BackupActions::lookAsked, this, [this] {
        if (const Backup* chosen = m_list->chosen()) {
            const QString path = pathOf(*chosen);
            close();
            m_parts.host.open(path);
        }
    });
    connect(m_actions, &BackupActions::fightAsked, this, [this](RecordId fight) {
        if (const Backup* chosen = m_list->chosen()) {
            m_problem->hide();
            say(tr("Being brought back…"));
            m_parts.backups.bringFight(*chosen, fight);
        }
    });
    connect(&m_parts.backups, &CampaignBackups::broughtFight, this, [this](const Backup& backup, const QString& name) {
        say(tr("“%1” is open now, as it was %2; the fights that were there stay. What is not wanted is put aside under "
               "Fights.")
                .arg(text::visible(name), whenOf(backup)));
    });
}

void BackupsDialog::start()
{
    m_campaign.clear();
    m_problem->hide();
    say({});
    m_parts.backups.refresh();
    list();
    m_isStale = true;
    QDialog::show();
    raise();
    activateWindow();
    if (m_list->chosen())
        m_list->setFocus();
    else
        m_empty->button().setFocus();
    m_soon->start();
}

void BackupsDialog::startWith(const QString& campaign, std::vector<Backup> backups)
{
    start();
    m_campaign = campaign;
    m_found = std::move(backups);
    list();
}

bool BackupsDialog::knows(const Backup& backup) const
{
    const QFileInfo file(pathOf(backup));
    return file.absolutePath() == QFileInfo(m_parts.backups.folder()).absoluteFilePath()
        || std::ranges::find(m_found, backup.path, &Backup::path) != m_found.end();
}

void BackupsDialog::startToRestore(const Backup& backup)
{
    if (std::ranges::find(m_found, backup.path, &Backup::path) != m_found.end())
        startWith(QString(m_campaign), m_found);  // it is cleared on the way
    else
        start();
    if (m_list->choose(backup))
        askInPlace();
}

void BackupsDialog::chooseFolder()
{
    start();
    m_place->choose();
}

QString BackupsDialog::campaign() const
{
    return isOfOpen() ? m_parts.host.campaign() : m_campaign;
}

bool BackupsDialog::isGone() const
{
    return !isOfOpen() && !QFileInfo::exists(m_campaign);
}

QString BackupsDialog::whenOf(const Backup& backup) const
{
    return backupwords::when(backup, QDateTime::currentDateTime());
}

/// Another campaign is there, or the same one as it was.
void BackupsDialog::come()
{
    // What is looked into is one of those that were listed.
    if (!m_parts.host.lookedInto())
        m_campaign.clear();
    m_comparing.clear();
    m_isMaking = false;
    m_isStale = true;
    m_question->end();
    list();
    if (isVisible())
        m_soon->start();
    const auto restored = std::exchange(m_restoring, {});
    if (!restored)
        return say({});
    m_isRestoring = false;
    const QString aside = std::exchange(m_setAside, {});
    if (std::exchange(m_wasGone, false))
        return say(tr("The campaign is there again, as it was %1.").arg(whenOf(*restored)));
    say(aside.isEmpty()
            ? tr("The campaign is what it was %1. What it was until now is the newest one here: restore that to "
                 "take this back.")
                  .arg(whenOf(*restored))
            : tr("The campaign is what it was %1. The file that could not be read is kept as %2.")
                  .arg(whenOf(*restored), text::visible(aside)));
}

void BackupsDialog::list()
{
    const std::vector<Backup>& all = isOfOpen() ? m_parts.backups.backups() : m_found;
    const std::vector<Backup>& shown = m_list->backups();
    // While they are being looked for, those found last stay.
    const bool isUnknown = isOfOpen() && all.empty() && m_parts.backups.isBusy();
    if (!isUnknown && !std::ranges::equal(all, shown, {}, &Backup::path, &Backup::path)) {
        const bool isMade = m_isMaking && !all.empty() && (shown.empty() || all.front().path != shown.front().path);
        const bool isFirst = shown.empty();
        m_list->show(all, QDateTime::currentDateTime());
        refresh();
        if (isFirst)
            m_list->setFocus();
        if (isMade) {
            m_isMaking = false;
            m_list->chooseNewest();
            m_list->setFocus();
            say(tr("Backed up: %1.").arg(backupwords::size(all.front().bytes)));
        }
    }
    refresh();
}

void BackupsDialog::compare()
{
    const Backup* chosen = m_list->chosen();
    if (!chosen || !isVisible() || (!m_comparing.isEmpty() && m_parts.backups.isBusy()))
        return;
    m_isStale = false;
    m_comparing = pathOf(*chosen);
    m_parts.backups.compare(*chosen);
}

void BackupsDialog::showDifference(const Backup& backup, const ContentsDifference& difference)
{
    m_comparing.clear();
    const Backup* chosen = m_list->chosen();
    if (!chosen || chosen->path != backup.path)
        return m_soon->start();
    m_difference->show(difference, isOfOpen());
    m_actions->showFights(difference.fightsThen);
    if (m_spoilt == pathOf(backup))
        m_spoilt.clear();
    refresh();
}

void BackupsDialog::fail(const Problem& problem)
{
    const QString where = text::asKept(problem.where.name);
    if (!m_comparing.isEmpty() && (where == m_comparing || !m_isMaking)) {
        m_spoilt = std::exchange(m_comparing, {});
        const Backup* chosen = m_list->chosen();
        if (chosen && pathOf(*chosen) == m_spoilt)
            m_difference->fail(text::sentenceFor(problem));
        else
            m_soon->start();
        return refresh();
    }
    m_isMaking = false;
    say({});
    m_problem->show(text::sentenceFor(problem));
    refresh();
}

void BackupsDialog::refresh()
{
    const bool isOpen = !m_parts.host.campaign().isEmpty();
    const bool isLooking = m_parts.host.lookedInto().has_value();
    if (!isLooking)
        m_isOfSample = m_parts.host.isSample();
    const Backup* chosen = m_list->chosen();
    const bool isSound = chosen && pathOf(*chosen) != m_spoilt;
    const QString name = text::visible(QFileInfo(campaign()).completeBaseName());
    m_whose->setText(breakable(isGone()           ? tr("Whole backups of %1, which is gone").arg(name)
                                   : !isOfOpen()  ? tr("Whole backups of %1, which cannot be opened").arg(name)
                                   : !isOpen      ? tr("Backups")
                                   : m_isOfSample ? tr("Backups of the sample campaign")
                                                  : tr("Backups of %1").arg(name)));
    m_make->setVisible(isOfOpen() && isOpen && !isLooking && chosen);
    m_make->setEnabled(!m_isMaking);
    m_pages->setCurrentIndex(chosen ? 0 : 1);
    if (!chosen)
        sayEmpty(isOpen);
    m_actions->show(chosen, isSound, isOpen && !isLooking,
                    isLooking ? tr("First go back to the campaign: what is open is a backup")
                              : tr("First open a campaign"));
    m_act->setEnabled(isSound || m_question->isAsking());
    m_act->setVisible(chosen || m_question->isAsking());
    // What is asked takes the room of what nobody does in between.
    m_actions->setVisible(!m_question->isAsking());
    m_place->setVisible(isOfOpen() && !m_question->isAsking());
    m_place->refresh();
}

void BackupsDialog::sayEmpty(bool isOpen)
{
    if (!isOpen)
        m_empty->say(tr("No campaign is open."));
    else if (m_isMaking)
        m_empty->say(tr("Being made…"));
    else if (m_parts.backups.isBusy())
        m_empty->say(tr("Being looked for…"));
    else
        m_empty->say(tr("There is no backup of this campaign yet. One is made on closing, and every hour in which "
                        "something changes."),
                     tr("Back up now"));
}

void BackupsDialog::accept()
{
    if (!m_act->isEnabled() || !m_act->isVisible())
        return;
    if (!m_question->isAsking())
        return askInPlace();
    m_question->answer();
}

void BackupsDialog::reject()
{
    if (!m_question->isAsking())
        return QDialog::reject();
    m_question->end();
    m_list->setFocus();
}

void BackupsDialog::askInPlace()
{
    const Backup* chosen = m_list->chosen();
    if (!chosen)
        return;
    const QString when = whenOf(*chosen);
    const QString words = isOfOpen()
        ? tr("The campaign becomes what it was %1. What it is now is backed up first, so that this can be taken back here.")
              .arg(when)
        : isGone()
        ? tr("The campaign that is gone is made anew, as it was %1.").arg(when)
        : tr("The campaign becomes what it was %1. The file that cannot be read stays beside it under another name.")
              .arg(when);
    m_question->ask(words, tr("Restore it   Enter"), [this, backup = *chosen, campaign = campaign()] {
        m_problem->hide();
        say(tr("Being restored…"));
        m_isRestoring = true;
        m_wasGone = isGone();
        m_parts.backups.restoreInPlace(backup, campaign);
    });
}

void BackupsDialog::restoreInto()
{
    const Backup* chosen = m_list->chosen();
    if (!chosen)
        return;
    const Backup backup = *chosen;
    const QFileInfo file(campaign());
    const QDateTime made = QDateTime::fromSecsSinceEpoch(backup.made.time_since_epoch().count());
    const QString name = QStringLiteral("%1 %2.hitspread")
                             .arg(file.completeBaseName(), made.toString(QStringLiteral("yyyy-MM-dd HH-mm")));
    const QString path = askNewCampaign(*this, tr("Restore into a new file"), file.dir().filePath(name));
    if (path.isEmpty())
        return;
    m_problem->hide();
    say(tr("Being written…"));
    m_parts.backups.restoreInto(backup, path);
}

void BackupsDialog::keep(bool isKept)
{
    const Backup* chosen = m_list->chosen();
    if (!chosen)
        return;
    m_parts.backups.setKept(*chosen, isKept);
    // Behind that.
    if (!isOfOpen())
        m_parts.backups.find(m_campaign);
}

void BackupsDialog::say(const QString& words)
{
    m_words->setText(breakable(words));
    m_words->setAccessibleName(words);
}

void BackupsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_isStale)
        compare();
}

}  // namespace hitspread
