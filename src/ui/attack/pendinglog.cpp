#include "ui/attack/pendinglog.h"

namespace hitspread {

void PendingLog::forget()
{
    m_id = std::make_shared<RecordId>(0);
}

void PendingLog::take(RecordId id)
{
    m_id = std::make_shared<RecordId>(id);
}

void PendingLog::keep(PendingAction pending, Failed failed)
{
    m_fight.gateway().run(
        this,
        [pending = std::move(pending), id = m_id](CampaignServices& services) mutable {
            pending.id = *id;
            *id = services.actions.keep(pending);
        },
        [] {}, std::move(failed));
}

void PendingLog::apply(PendingAction pending, const QString& title, Done done, Failed failed)
{
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
    m_fight.gateway().run(
        this,
        [pending = std::move(pending), id = m_id, words = title.toStdString(),
         why = reason.toStdString()](CampaignServices& services) mutable {
            pending.id = *id;
            const EntryId entry = services.actions.drop(pending, words, why);
            *id = 0;
            return entry;
        },
        [done = std::move(done)](EntryId) { done(); }, std::move(failed));
}

}  // namespace hitspread
