#include "models/play/pendinglog.h"

#include "rules/systems/registry.h"

#include <utility>

namespace hitspread {

PendingLog::PendingLog(Fight& fight, QObject* parent) : AttackLog(parent), m_fight(fight)
{
    connect(&fight, &Fight::changed, this, [this] {
        if (m_unkept)
            later(1);
    });
}

void PendingLog::prepare(const ActionOrder& order, Prepared prepared, Failed failed)
{
    m_fight.gateway().run(
        this,
        [order](CampaignServices& services) {
            const System* system = findSystem(services.campaign.encounters().encounter(order.encounter).system);
            const RoundFacet* time = system ? system->time() : nullptr;
            return time && order.action == time->action() ? services.turns.prepare(order.encounter)
                                                          : services.actions.prepare(order);
        },
        std::move(prepared), std::move(failed));
}

void PendingLog::prepareAnew(const ActionOrder& order, const ActionRecord& begun, Prepared prepared, Failed failed)
{
    m_fight.gateway().run(
        this, [order, begun](CampaignServices& services) { return services.actions.preparedAnew(order, begun); },
        std::move(prepared), std::move(failed));
}

/// What was read after it was kept knows of it.
bool PendingLog::isEndedElsewhere() const
{
    const auto& waiting = m_fight.snapshot().pending;
    return m_kept != 0 && (!waiting || waiting->id != m_kept);
}

void PendingLog::forget()
{
    m_id = std::make_shared<RecordId>(0);
    m_kept = 0;
    m_unkept.reset();
}

void PendingLog::take(RecordId id)
{
    m_id = std::make_shared<RecordId>(id);
    m_kept = id;
    m_unkept.reset();
}

void PendingLog::keep(PendingAction pending, Failed failed)
{
    attempt({std::move(pending), std::move(failed)}, false);
}

void PendingLog::keepAgain()
{
    if (auto again = std::exchange(m_unkept, {}))
        attempt(*again, true);
}

void PendingLog::attempt(const Unkept& dice, bool isAgain)
{
    m_unkept.reset();
    m_fight.gateway().run(
        this,
        [pending = dice.pending, id = m_id](CampaignServices& services) mutable {
            pending.id = *id;
            return *id = services.actions.keep(pending);
        },
        [this, id = m_id](RecordId kept) {
            // What was forgotten meanwhile waits without this window.
            if (id != m_id)
                return;
            m_unkept.reset();
            // Every other window must know that something waits here.
            if (std::exchange(m_kept, kept) != kept)
                m_fight.reload();
        },
        [this, id = m_id, dice, isAgain](const Problem& problem) {
            const bool mayGoLater = id == m_id && problem.code != ProblemCode::PendingExists;
            if (mayGoLater)
                m_unkept = dice;
            // What has fallen has fallen, whatever another program did meanwhile: two turns later that has been seen.
            if (mayGoLater && !isAgain)
                return later(2);
            dice.failed(problem);
        });
}

void PendingLog::takeBack(PendingAction pending, Failed failed)
{
    m_unkept.reset();
    m_fight.gateway().run(
        this,
        [pending = std::move(pending), id = m_id](CampaignServices& services) mutable {
            pending.id = *id;
            services.actions.takeBack(pending);
            *id = 0;
        },
        [this, id = m_id] {
            if (id == m_id)
                m_kept = 0;
            m_fight.reload();
        },
        std::move(failed));
}

void PendingLog::later(int turns)
{
    if (turns == 0)
        return keepAgain();
    m_fight.gateway().run(
        this, [](CampaignServices&) {}, [this, turns] { later(turns - 1); });
}

void PendingLog::apply(PendingAction pending, const QString& title, Done done, Failed failed)
{
    m_unkept.reset();
    m_fight.gateway().run(
        this,
        [pending = std::move(pending), id = m_id, words = title.toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            return services.actions.apply(pending, words);
        },
        [done = std::move(done)](EntryId) { done(); }, std::move(failed));
}

void PendingLog::drop(PendingAction pending, const QString& title, const QString& reason, Done done, Failed failed)
{
    m_unkept.reset();
    m_fight.gateway().run(
        this,
        [pending = std::move(pending), id = m_id, words = title.toStdString(),
         why = reason.toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            const EntryId entry = services.actions.drop(pending, words, why);
            *id = 0;
            return entry;
        },
        [this, id = m_id, done = std::move(done)](EntryId) {
            if (id == m_id)
                m_kept = 0;
            done();
        },
        std::move(failed));
}

}  // namespace hitspread
