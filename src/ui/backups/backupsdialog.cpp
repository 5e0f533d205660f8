#include "ui/backups/backupsdialog.h"

#include "models/campaignbackups.h"
#include "models/campaigngateway.h"
#include "models/campaignhost.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/backups/backuplist.h"
#include "ui/backups/backupplace.h"
#include "ui/backups/backupwords.h"
#include "ui/backups/differenceview.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/campaignfiles.h"
#include "ui/widgets/dialogparts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/flowlayout.h"
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
      m_into(button(tr("Restore into a new &file…"), "backupInto", tr("A campaign of its own; the present one stays"))),
      m_take(button(tr("&Take from it…"), "backupTake", tr("Single people and gear, into the open campaign"))),
      m_keep(button(tr("&Keep for ever"), "backupKeep", tr("It stays, however old it gets"))),
      m_question(new QFrame(this)),
      m_asked(new WrapLabel(m_question)),
      m_place(new BackupPlace(parts.backups, parts.preferences, this)),
      m_words(new QLabel(this)),
      m_leave(new QPushButton(this)),
      m_act(new QPushButton(this)),
      m_soon(new QTimer(this))
{
    setObjectName(QStringLiteral("backups"));
    entitle(*this, tr("Backups - Hitspread"));
    m_keep->setCheckable(true);
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
    makeQuestion();
    column->addWidget(m_question);
    column->addWidget(m_place);
    column->addLayout(footOf(*this, {*m_words, *m_leave, *m_act, true}));
    connectParts();
    endQuestion();
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
    column->addWidget(makeActions());
    row->addLayout(column, 5);
    return middle;
}

QWidget* BackupsDialog::makeActions()
{
    m_actions = new QWidget(this);
    auto* row = new FlowLayout(space::kSmall, m_actions);
    row->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* one : {m_into, m_take, m_keep})
        row->addWidget(one);
    return m_actions;
}

void BackupsDialog::makeQuestion()
{
    m_question->setObjectName(QStringLiteral("backupQuestion"));
    setLook(*m_question, "card", QStringLiteral("quiet"));
    auto* row = new QHBoxLayout(m_question);
    row->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    m_asked->setObjectName(QStringLiteral("backupAsked"));
    row->addWidget(m_asked, 1);
}

void BackupsDialog::connectParts()
{
    CampaignBackups& backups = m_parts.backups;
    connect(m_list, &BackupList::chosenChanged, this, [this] {
        endQuestion();
        if (const Backup* chosen = m_list->chosen()) {
            m_difference->begin(whenOf(*chosen), *chosen);
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
    connect(m_into, &QPushButton::clicked, this, &BackupsDialog::restoreInto);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (const Backup* chosen = m_list->chosen())
            Q_EMIT takeAsked(pathOf(*chosen), tr("the backup of %1").arg(whenOf(*chosen)));
    });
    connect(m_keep, &QPushButton::clicked, this, &BackupsDialog::keep);
    connect(m_place, &BackupPlace::moved, this, [this] { say(tr("Those made so far stay where they are.")); });
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
        ask(tr("It was restored as %1.").arg(text::visible(path)), tr("Open it   Enter"), [this, path] {
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

void BackupsDialog::chooseFolder()
{
    start();
    m_place->choose();
}

QString BackupsDialog::campaign() const
{
    return isOfOpen() ? m_parts.host.path() : m_campaign;
}

QString BackupsDialog::whenOf(const Backup& backup) const
{
    return backupwords::when(backup, QDateTime::currentDateTime());
}

/// Another campaign is there, or the same one as it was.
void BackupsDialog::come()
{
    m_campaign.clear();
    m_comparing.clear();
    m_isMaking = false;
    m_isStale = true;
    endQuestion();
    list();
    const auto restored = std::exchange(m_restoring, {});
    if (!restored)
        return say({});
    m_isRestoring = false;
    const QString aside = std::exchange(m_setAside, {});
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
    const bool isOpen = !m_parts.host.path().isEmpty();
    const Backup* chosen = m_list->chosen();
    const bool isSound = chosen && pathOf(*chosen) != m_spoilt;
    const QString name = text::visible(QFileInfo(campaign()).completeBaseName());
    m_whose->setText(breakable(!isOfOpen()   ? tr("Whole backups of %1, which cannot be opened").arg(name)
                                   : !isOpen ? tr("Backups")
                                   : m_parts.host.isSample() ? tr("Backups of the sample campaign")
                                                             : tr("Backups of %1").arg(name)));
    m_make->setVisible(isOfOpen() && isOpen && chosen);
    m_make->setEnabled(!m_isMaking);
    m_pages->setCurrentIndex(chosen ? 0 : 1);
    if (!chosen)
        sayEmpty(isOpen);
    m_into->setEnabled(isSound);
    m_act->setEnabled(isSound || isAsking());
    m_act->setVisible(chosen || isAsking());
    m_take->setEnabled(isSound && isOpen);
    m_keep->setEnabled(chosen != nullptr);
    m_keep->setChecked(chosen && chosen->isKept);
    // What is asked takes the room of what nobody does in between.
    m_actions->setVisible(!isAsking());
    m_place->setVisible(isOfOpen() && !isAsking());
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
    if (!isAsking())
        return askInPlace();
    const auto step = m_step;
    endQuestion();
    step();
}

void BackupsDialog::reject()
{
    if (!isAsking())
        return QDialog::reject();
    endQuestion();
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
        : tr("The campaign becomes what it was %1. The file that cannot be read stays beside it under another name.")
              .arg(when);
    ask(words, tr("Restore it   Enter"), [this, backup = *chosen, campaign = campaign()] {
        m_problem->hide();
        say(tr("Being restored…"));
        m_isRestoring = true;
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

void BackupsDialog::ask(const QString& words, const QString& button, std::function<void()> step)
{
    m_step = std::move(step);
    m_asked->setText(breakable(words));
    m_asked->setAccessibleName(words);
    m_question->show();
    m_leave->setText(tr("Back   Esc"));
    m_act->setText(button);
    m_act->setAccessibleDescription(words);
    m_act->setDefault(true);
    refresh();
    m_act->setFocus();
}

void BackupsDialog::endQuestion()
{
    m_step = {};
    m_question->hide();
    m_leave->setText(tr("Close   Esc"));
    m_act->setText(tr("Restore in place…   Enter"));
    m_act->setAccessibleDescription({});
    refresh();
}

void BackupsDialog::say(const QString& words)
{
    m_words->setText(breakable(words));
    m_words->setAccessibleName(words);
}

bool BackupsDialog::isAsking() const
{
    return static_cast<bool>(m_step);
}

void BackupsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_isStale)
        compare();
}

}  // namespace hitspread
