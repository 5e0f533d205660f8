#include "ui/shell/problemremedy.h"

#include "formats/profilefolder.h"
#include "models/campaignbackups.h"
#include "models/campaigngateway.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/backups/backupwords.h"
#include "ui/commands/windowactions.h"
#include "ui/shell/awaitedfile.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>

#include <utility>

namespace hitspread {

using Work = CampaignHost::Work;

namespace {

bool isBecause(const Problem& problem, Reason reason)
{
    return !problem.causes.empty() && problem.causes.front().reason == reason;
}

/// Whether it may be a table, or a document that records can be read from; whoever reads it says what it is.
bool isImportable(const Problem& problem, const QString& path)
{
    return isBecause(problem, Reason::HoldsTable) || isBecause(problem, Reason::HoldsLibrary)
        || isBecause(problem, Reason::HoldsCharacterOf)
        || (isBecause(problem, Reason::HoldsDocument) && path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive));
}

/// Whether it can be a campaign of ours that has come to harm: its first bytes may be what is damaged.
bool mayBeDamaged(const Problem& problem, const QString& path)
{
    const bool saysNoCampaign = problem.code == ProblemCode::ForeignDatabase
        || (problem.code == ProblemCode::NotACampaign && isBecause(problem, Reason::NoDatabase));
    return problem.code == ProblemCode::DamagedCampaign
        || (saysNoCampaign && path.endsWith(QStringLiteral(".hitspread"), Qt::CaseInsensitive));
}

}  // namespace

ProblemRemedy::ProblemRemedy(CampaignHost& host, CampaignGateway& gateway, CampaignBackups& backups,
                             const WindowActions& actions, ProblemBar& bar)
    : QObject(&bar),
      m_host(host),
      m_gateway(gateway),
      m_backups(backups),
      m_actions(actions),
      m_bar(bar),
      m_awaited(new AwaitedFile(this))
{
    connect(&host, &CampaignHost::started, this, [this](Work work, const QString& path) {
        m_works[path] = work;
        m_last = path;
    });
    connect(&host, &CampaignHost::opened, this, [this] {
        if (!m_toTake.isEmpty())
            hand(std::exchange(m_toTake, {}));
    });
    connect(&host, &CampaignHost::failed, this, [this](const Problem& problem) {
        const Remedy remedy = forFile(problem);
        m_toTake.clear();
        // With nothing open it was named as the program was started.
        const bool isHanded = fileOf(problem) == std::exchange(m_handed, {}) || m_host.path().isEmpty();
        if (remedy.takes && isHanded) {
            m_bar.hide();
            return remedy.step();
        }
        say(problem, remedy);
        m_isOfFile = true;
        if (isHanded)
            Q_EMIT toldOfHanded();
        lookForBackups(problem);
    });
    connect(&backups, &CampaignBackups::found, this, [this](const QString& campaign, const std::vector<Backup>& all) {
        // What stood there may have been closed meanwhile, or something else may stand there.
        if (campaign == m_broken && !all.empty() && m_isOfFile && !m_bar.isHidden())
            offerBackups(all);
    });
    connect(&gateway, &CampaignGateway::problem, this, [this](const Problem& problem) {
        // That its file is lost stands in a bar of its own.
        if (m_host.fate() == CampaignFate::There)
            say(problem, forStep(problem));
    });
    // A step went through, or the file did what was asked of it: what stood in the way does not any more.
    connect(&gateway, &CampaignGateway::changed, this, [this] {
        if (!m_isOfFile)
            m_bar.hide();
    });
    const auto done = [this] {
        if (m_isOfFile)
            m_bar.hide();
    };
    connect(&host, &CampaignHost::copied, this, done);
    connect(&host, &CampaignHost::fightExported, this, done);
    connect(&host, &CampaignHost::fightImported, this, done);
    connect(&host, &CampaignHost::started, m_awaited, &AwaitedFile::leaveOff);
    connect(m_awaited, &AwaitedFile::arrived, this, [this](const QString& path) {
        // Whoever has hidden the message does not want it any more.
        if (m_isOfFile && !m_bar.isHidden())
            m_host.open(path);
    });
    connect(&bar, &ProblemBar::actionChosen, this, [this] {
        if (const auto step = std::exchange(m_step, {}))
            step();
    });
    connect(&bar, &ProblemBar::otherChosen, this, [this] {
        if (const auto step = std::exchange(m_otherStep, {}))
            step();
    });
}

void ProblemRemedy::say(const Problem& problem, Remedy remedy)
{
    m_isOfFile = false;
    m_words = remedy.words;
    m_step = std::move(remedy.step);
    m_otherWords = remedy.otherWords;
    m_otherStep = std::move(remedy.otherStep);
    m_bar.show(text::reasonFor(problem), m_words, m_otherWords);
}

void ProblemRemedy::offer(const QString& sentence, const QString& words, std::function<void()> step)
{
    m_isOfFile = false;
    m_step = std::move(step);
    m_otherStep = {};
    m_bar.show(sentence, words);
}

void ProblemRemedy::hand(const QString& path)
{
    m_handed = QFileInfo(path).absoluteFilePath();
    m_host.open(m_handed);
}

QString ProblemRemedy::fileOf(const Problem& problem) const
{
    const QString where = text::asKept(problem.where.name);
    return m_works.contains(where) ? where : m_last;
}

void ProblemRemedy::lookForBackups(const Problem& problem)
{
    m_broken.clear();
    if (isBecause(problem, Reason::NothingReadable)) {
        m_broken = m_damaged;
        return m_backups.find(m_damaged);
    }
    const QString path = fileOf(problem);
    if (m_works.value(path, Work::Creating) != Work::Opening)
        return;
    switch (problem.code) {
    case ProblemCode::StorageFault:
        if (!isUnread(problem))
            break;
        [[fallthrough]];
    case ProblemCode::NotFound:
    case ProblemCode::NotACampaign:
    case ProblemCode::DamagedCampaign:
    case ProblemCode::StaleWal:
    case ProblemCode::Stopped:
        m_broken = path;
        m_backups.find(path);
        break;
    default: break;
    }
}

void ProblemRemedy::offerBackups(const std::vector<Backup>& backups)
{
    // What could be done before stays beside it.
    if (m_otherWords.isEmpty()) {
        m_otherWords = m_words;
        m_otherStep = std::move(m_step);
    }
    m_step = [this, path = std::exchange(m_broken, {}), backups] { Q_EMIT backupsOfAsked(path, backups); };
    m_bar.show(tr("%1. The newest good backup is of %2.")
                   .arg(m_bar.text(), backupwords::when(backups.front(), QDateTime::currentDateTime())),
               tr("Its backups…"), m_otherWords);
}

ProblemRemedy::Remedy ProblemRemedy::forFile(const Problem& problem)
{
    const QString path = fileOf(problem);
    const Work work = m_works.value(path, Work::Opening);
    switch (problem.code) {
    case ProblemCode::NotFound:
    case ProblemCode::NotACampaign:
    case ProblemCode::ForeignDatabase:
    case ProblemCode::NewerCampaign:
    case ProblemCode::DamagedCampaign: return work == Work::Opening ? instead(problem, path) : Remedy{};
    case ProblemCode::FileExists:
    case ProblemCode::CampaignReadOnly: return anotherPlace(work);
    case ProblemCode::DiskFull:
    case ProblemCode::CampaignLocked:
    case ProblemCode::StorageFault:
    case ProblemCode::OutOfMemory: return again(work, path);
    default: return {};
    }
}

ProblemRemedy::Remedy ProblemRemedy::taking(const Problem& problem, const QString& path)
{
    Remedy remedy;
    if (isBecause(problem, Reason::HoldsFight))
        remedy = {tr("Import it"), [this, path] { m_host.importFight(path); }};
    else if (isBecause(problem, Reason::HoldsProfile))
        remedy = {tr("Keep the profile"), [this, path] { keepProfile(path); }};
    else if (isImportable(problem, path))
        remedy = {tr("Import it…"), [this, path] { Q_EMIT importAsked(path); }};
    else
        return remedy;
    if (m_host.path().isEmpty()) {
        remedy.step = [this, path] {
            m_toTake = path;
            Q_EMIT campaignWanted();
        };
    }
    remedy.takes = m_host.path().isEmpty() || m_host.fate() == CampaignFate::There;
    return remedy;
}

ProblemRemedy::Remedy ProblemRemedy::instead(const Problem& problem, const QString& path)
{
    const QString another = tr("Open another…");
    const auto openAnother = [action = m_actions.open] { action->trigger(); };
    if (mayBeDamaged(problem, path)) {
        m_damaged = path;
        return {another, openAnother, tr("Recover what reads…"), [this] { Q_EMIT recoveryAsked(m_damaged); }};
    }
    if (Remedy remedy = taking(problem, path); remedy.takes) {
        remedy.otherWords = another;
        remedy.otherStep = openAnother;
        return remedy;
    }
    if (isBecause(problem, Reason::FileEmpty)) {
        m_awaited->wait(path);
        return {another, openAnother, tr("Do not wait for it"), [this] { m_awaited->leaveOff(); }};
    }
    return {another, openAnother};
}

void ProblemRemedy::keepProfile(const QString& path)
{
    m_gateway.run(
        this, [path](CampaignServices&) { return formats::ProfileFolder(formats::ownProfilesFolder()).take(path); },
        [this](const OwnProfile& profile) {
            offer(tr("The profile “%1” is kept; a fight is made to go by it under House rules.")
                      .arg(text::visible(profile.name)),
                  {}, {});
            Q_EMIT toldOfHanded();
        });
}

ProblemRemedy::Remedy ProblemRemedy::anotherPlace(Work work)
{
    if (work == Work::Recovering)
        return {tr("Choose another place…"), [this] { Q_EMIT recoveryAsked(m_damaged); }};
    const bool isNew = work == Work::Creating || work == Work::CreatingEmpty;
    QAction* action = isNew ? m_actions.create : work == Work::Copying ? m_actions.saveCopy : nullptr;
    return action ? Remedy{tr("Choose another place…"), [action] { action->trigger(); }} : Remedy{};
}

ProblemRemedy::Remedy ProblemRemedy::again(Work work, const QString& path)
{
    const QString words = tr("Try again");
    switch (work) {
    case Work::Opening: return {words, [this, path] { m_host.open(path); }};
    case Work::Creating:
        // The sample comes into being without being asked where.
        if (m_host.isSample() && path == m_host.path())
            return {words, [this] { m_host.resetSample(); }};
        return {words, [this, path] { m_host.create(path, CampaignStart::Starter); }};
    case Work::CreatingEmpty: return {words, [this, path] { m_host.create(path, CampaignStart::Empty); }};
    case Work::Copying: return {words, [this, path] { m_host.saveCopy(path); }};
    case Work::Restoring: return {tr("Its backups…"), [this] { Q_EMIT backupsAsked(); }};
    case Work::Recovering: return {words, [this] { Q_EMIT recoveryAsked(m_damaged); }};
    case Work::Exporting: return {};  // of which fight, only its list knows
    case Work::Importing: return {words, [this, path] { m_host.importFight(path); }};
    }
    return {};
}

ProblemRemedy::Remedy ProblemRemedy::forStep(const Problem& problem)
{
    if (problem.code == ProblemCode::PendingExists)
        return {tr("Show the dice"), [this] { Q_EMIT pendingAsked(); }};
    // How to get out of a backup stands in a bar of its own.
    if (problem.code == ProblemCode::CampaignReadOnly && !m_host.lookedInto())
        return {tr("Save a copy…"), [action = m_actions.saveCopy] { action->trigger(); }};
    if (problem.code == ProblemCode::DamagedCampaign || problem.code == ProblemCode::Stopped)
        return {tr("Its backups…"), [this] { Q_EMIT backupsAsked(); }};
    return {};
}

}  // namespace hitspread
