#include "models/rulehistory.h"

#include "models/fight.h"

#include <algorithm>

namespace hitspread {

RuleHistory::RuleHistory(const Fight& fight, QObject* parent) : QObject(parent), m_fight(fight) {}

std::vector<RuleUse> RuleHistory::usesOf(std::uint16_t rule) const
{
    const auto found = m_uses.find(rule);
    return found == m_uses.end() ? std::vector<RuleUse>() : found->second;
}

bool RuleHistory::isTakenBack(EntryId entry) const
{
    // The newest word on an entry counts; the log is newest first.
    const auto& log = m_fight.snapshot().history;
    const auto word = std::ranges::find_if(log, [entry](const LogEntry& later) {
        return later.target == entry && (later.kind == EntryKind::Undo || later.kind == EntryKind::Redo);
    });
    return word != log.end() && word->kind == EntryKind::Undo;
}

void RuleHistory::catchUp()
{
    const FightSnapshot& fight = m_fight.snapshot();
    if (fight.encounter.id != m_encounter) {
        m_encounter = fight.encounter.id;
        m_known = m_asked = 0;
        m_uses.clear();
        Q_EMIT changed();
    }
    const EntryId newest = fight.history.empty() ? 0 : fight.history.front().id;
    if (newest <= m_asked || !m_fight.gateway().isOpen())
        return;
    m_asked = newest;
    const Scope scope{ScopeKind::Encounter, m_encounter};
    m_fight.gateway().run(
        this, [scope, after = m_known](CampaignServices& services) { return ruleUses(services.history, scope, after); },
        [this, encounter = m_encounter, after = m_known, newest](RuleUses fresh) {
            // What was asked for before the fight changed, or twice, is no longer wanted.
            if (encounter != m_encounter || after != m_known)
                return;
            m_known = newest;
            for (auto& [rule, uses] : fresh) {
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
