#include "models/history/entrywords.h"

#include "models/campaigngateway.h"
#include "models/history/tracemodel.h"
#include "services/refusal/problem.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::size_t kAtOnce = 8;

/// What is damaged keeps the title it has: whoever opens it is told.
std::shared_ptr<const ActionRecord> actionOf(HistoryService& history, EntryId entry)
{
    try {
        return history.action(entry);
    } catch (const Failure&) {
        return nullptr;
    }
}

}  // namespace

EntryWords::EntryWords(CampaignGateway& gateway, QObject* parent) : QObject(parent), m_gateway(gateway)
{
    connect(&gateway, &CampaignGateway::leaving, this, [this] {
        ++m_campaign;
        m_words.clear();
        m_wanted.clear();
        m_isAsking = false;
    });
}

void EntryWords::want(std::span<const LogEntry> entries)
{
    for (const LogEntry& entry : entries) {
        if (!entry.actionId.empty())
            add(entry.id);
        else if (isMove(entry.kind))
            add(entry.target);
    }
    ask();
}

void EntryWords::add(EntryId entry)
{
    if (m_words.contains(entry))
        return;
    m_words.insert(entry, QString());
    m_wanted.push_back(entry);
}

void EntryWords::ask()
{
    if (m_isAsking || m_wanted.empty() || !m_gateway.isOpen())
        return;
    m_isAsking = true;
    const auto end = m_wanted.begin() + static_cast<std::ptrdiff_t>(std::min(kAtOnce, m_wanted.size()));
    std::vector<EntryId> now(m_wanted.begin(), end);
    m_wanted.erase(m_wanted.begin(), end);
    m_gateway.run(
        this,
        [now = std::move(now)](CampaignServices& services) {
            Read read;
            for (const EntryId entry : now)
                read.emplace_back(entry, actionOf(services.history, entry));
            return read;
        },
        [this, campaign = m_campaign](const Read& read) {
            if (campaign == m_campaign)
                take(read);
        });
}

void EntryWords::take(const Read& read)
{
    m_isAsking = false;
    QList<EntryId> entries;
    for (const auto& [entry, action] : read) {
        if (!action)
            continue;
        m_words.insert(entry, titleOf(*action));
        entries << entry;
    }
    ask();
    Q_EMIT found(entries);
}

}  // namespace hitspread
