#include "ui/history/amendmentlog.h"

#include "models/history/tracemodel.h"
#include "rules/systems/registry.h"
#include "text/labels.h"

#include <algorithm>
#include <utility>

namespace hitspread {

namespace {

std::string titleAnew(const ActionRecord& action)
{
    return titleOf(action).toStdString();
}

}  // namespace

void AmendmentLog::begin(const LogEntry& entry)
{
    m_scope = entry.scope;
    m_moment = {entry.round, entry.phase};
    m_amendment = {entry.id, *entry.action, {}};
    m_revision = {};
}

QString AmendmentLog::past() const
{
    return tr("This was done in %1. Changing it makes everything after it anew, with the dice that fell then.")
        .arg(text::inSentence(
            text::moment(findSystem(m_fight.snapshot().encounter.system), m_moment.round, m_moment.phase)));
}

const Answers* AmendmentLog::given(EntryId entry) const
{
    const auto found = m_amendment.given.find(entry);
    return found == m_amendment.given.end() ? nullptr : &found->second;
}

void AmendmentLog::prepare(const ActionOrder& order, Prepared prepared, Failed failed)
{
    m_fight.gateway().run(
        this,
        [scope = m_scope, entry = m_amendment.entry, order,
         &plans = m_fight.gateway().plans()](CampaignServices& services) {
            return AmendmentService(services.campaign, services.clock).prepared(scope, entry, order, plans);
        },
        std::move(prepared), std::move(failed));
}

/// What it found then stands in the log: that is otherwise only where the entry is not in force any more.
void AmendmentLog::prepareAnew(const ActionOrder&, const ActionRecord& begun, Prepared prepared, Failed failed)
{
    m_fight.gateway().run(
        this,
        [scope = m_scope, entry = m_amendment.entry](CampaignServices& services) {
            return AmendmentService(services.campaign, services.clock).isInForce(scope, entry);
        },
        [prepared = std::move(prepared), failed, begun](bool isInForce) {
            if (isInForce)
                prepared(begun);
            else
                failed({ProblemCode::BadInput, {}, {because<Reason::InForceNoMore>()}});
        },
        failed);
}

void AmendmentLog::apply(PendingAction pending, const QString&, Done done, Failed failed)
{
    m_amendment.action = std::move(pending.action);
    m_amendment.given.clear();
    m_done = std::move(done);
    m_failed = std::move(failed);
    tryThen([this] { decide(); }, m_failed);
}

void AmendmentLog::tryOut()
{
    tryThen([this] { Q_EMIT tried(); }, [this](const Problem& problem) { Q_EMIT refused(problem); });
}

void AmendmentLog::tryThen(const std::function<void()>& then, const Failed& failed)
{
    m_fight.gateway().run(
        this,
        [scope = m_scope, amendment = m_amendment](CampaignServices& services) {
            return AmendmentService(services.campaign, services.clock).tried(scope, amendment, {}, titleAnew);
        },
        [this, then](Revision revision) {
            m_revision = std::move(revision);
            then();
        },
        failed);
}

/// What leaves everything behind it as it was needs no second look.
void AmendmentLog::decide()
{
    const auto same = [](const Remade& entry) { return entry.fate == Remade::Fate::Same; };
    const auto& entries = m_revision.entries;
    if (!m_revision.open && std::ranges::all_of(entries, same))
        return m_failed(
            Failure(ProblemCode::BadInput, titleAnew(m_amendment.action), because<Reason::NothingDifferent>())
                .problem());
    if (!m_revision.open && std::ranges::all_of(entries.begin() + 1, entries.end(), same))
        return carryOut();
    Q_EMIT askedWhatFollows();
}

void AmendmentLog::carryOut()
{
    m_fight.gateway().run(
        this,
        [scope = m_scope, amendment = m_amendment](CampaignServices& services) {
            return AmendmentService(services.campaign, services.clock).carriedOut(scope, amendment, titleAnew);
        },
        [done = m_done](const Revision&) { done(); }, m_failed);
}

void AmendmentLog::holdBack()
{
    Q_EMIT heldBack();
}

}  // namespace hitspread
