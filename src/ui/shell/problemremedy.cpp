#include "ui/shell/problemremedy.h"

#include "models/campaigngateway.h"
#include "text/echo.h"
#include "text/problems.h"
#include "ui/commands/windowactions.h"
#include "ui/widgets/problembar.h"

#include <QAction>

#include <utility>

namespace hitspread {

using Work = CampaignHost::Work;

ProblemRemedy::ProblemRemedy(CampaignHost& host, CampaignGateway& gateway, const WindowActions& actions,
                             ProblemBar& bar)
    : QObject(&bar), m_host(host), m_actions(actions), m_bar(bar)
{
    connect(&host, &CampaignHost::started, this, [this](Work work, const QString& path) {
        m_works[path] = work;
        m_last = path;
    });
    connect(&host, &CampaignHost::failed, this, [this](const Problem& problem) {
        say(problem, forFile(problem));
        m_isOfFile = true;
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
    connect(&bar, &ProblemBar::actionChosen, this, [this] {
        if (const auto step = std::exchange(m_step, {}))
            step();
    });
}

void ProblemRemedy::say(const Problem& problem, Remedy remedy)
{
    m_isOfFile = false;
    m_step = std::move(remedy.step);
    m_bar.show(text::reasonFor(problem), remedy.words);
}

void ProblemRemedy::offer(const QString& sentence, const QString& words, std::function<void()> step)
{
    m_isOfFile = false;
    m_step = std::move(step);
    m_bar.show(sentence, words);
}

ProblemRemedy::Remedy ProblemRemedy::forFile(const Problem& problem)
{
    const QString where = text::asKept(problem.where.name);
    const QString path = m_works.contains(where) ? where : m_last;
    const Work work = m_works.value(path, Work::Opening);
    switch (problem.code) {
    case ProblemCode::NotFound:
    case ProblemCode::NotACampaign:
    case ProblemCode::ForeignDatabase:
    case ProblemCode::NewerCampaign:
    case ProblemCode::DamagedCampaign:
        if (work != Work::Opening)
            return {};
        return {tr("Open another…"), [action = m_actions.open] { action->trigger(); }};
    case ProblemCode::FileExists:
    case ProblemCode::CampaignReadOnly: return anotherPlace(work);
    case ProblemCode::DiskFull:
    case ProblemCode::CampaignLocked:
    case ProblemCode::StorageFault:
    case ProblemCode::OutOfMemory: return again(work, path);
    default: return {};
    }
}

ProblemRemedy::Remedy ProblemRemedy::anotherPlace(Work work)
{
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
    case Work::Exporting: return {};  // of which fight, only its list knows
    case Work::Importing: return {words, [this, path] { m_host.importFight(path); }};
    }
    return {};
}

ProblemRemedy::Remedy ProblemRemedy::forStep(const Problem& problem)
{
    if (problem.code == ProblemCode::PendingExists)
        return {tr("Show the dice"), [this] { Q_EMIT pendingAsked(); }};
    if (problem.code == ProblemCode::CampaignReadOnly)
        return {tr("Save a copy…"), [action = m_actions.saveCopy] { action->trigger(); }};
    return {};
}

}  // namespace hitspread
