#include "models/rules/rulehistory.h"

#include "models/fight/fight.h"
#include "models/history/tracemodel.h"

#include <algorithm>

namespace hitspread {

namespace {

struct Read {
    RuleUses uses;
    std::vector<EntryId> standing;
};

}  // namespace

RuleHistory::RuleHistory(const Fight& fight, QObject* parent) : QObject(parent), m_fight(fight)
{
    // Another campaign numbers its fights and entries alike.
    connect(&fight.gateway(), &CampaignGateway::leaving, this, &RuleHistory::forget);
}

void RuleHistory::forget()
{
    m_encounter = 0;
    m_known = m_asked = 0;
    m_uses.clear();
    m_standing.clear();
    Q_EMIT changed();
}

std::vector<RuleUse> RuleHistory::usesOf(std::uint16_t rule) const
{
    const auto found = m_uses.find(rule);
    return found == m_uses.end() ? std::vector<RuleUse>() : found->second;
}

bool RuleHistory::isTakenBack(EntryId entry) const
{
    return !std::ranges::binary_search(m_standing, entry, std::ranges::greater());
}

void RuleHistory::catchUp()
{
    const FightSnapshot& fight = m_fight.snapshot();
    if (fight.encounter.id != m_encounter) {
        forget();
        m_encounter = fight.encounter.id;
    }
    const EntryId newest = fight.newest;
    if (newest <= m_asked || !m_fight.gateway().isOpen())
        return;
    m_asked = newest;
    const Scope scope{ScopeKind::Encounter, m_encounter};
    m_fight.gateway().run(
        this,
        [scope, after = m_known](CampaignServices& services) {
            const auto title = [](const ActionRecord& action) { return titleOf(action).toStdString(); };
            return Read{ruleUses(services.history, scope, after, title), services.history.inForce(scope)};
        },
        [this, encounter = m_encounter, after = m_known, newest](Read fresh) {
            // What was asked for before the fight changed, or twice, is no longer wanted.
            if (encounter != m_encounter || after != m_known)
                return;
            m_known = newest;
            m_standing = std::move(fresh.standing);
            for (auto& [rule, uses] : fresh.uses) {
                std::vector<RuleUse>& all = m_uses[rule];
                // Entries written while this was read come again with the next.
                std::erase_if(uses, [newest](const RuleUse& use) { return use.entry > newest; });
                all.insert(all.begin(), uses.begin(), uses.end());
            }
            Q_EMIT changed();
            catchUp();
        });
}

}  // namespace hitspread
