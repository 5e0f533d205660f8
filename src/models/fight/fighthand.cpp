#include "models/fight/fighthand.h"

#include "models/fight/fight.h"
#include "rules/systems/registry.h"
#include "services/library/recordname.h"
#include "services/library/rowvalue.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/naming.h"

namespace hitspread {

FightHand::FightHand(Fight& fight) : m_fight(fight) {}

void FightHand::put(const std::vector<LoggedChange>& changes, const QString& title)
{
    m_fight.change([encounter = m_fight.snapshot().encounter.id, changes,
                    why = (m_reason.trimmed().isEmpty() ? Fight::tr("set by hand") : m_reason.trimmed()).toStdString(),
                    words = title.toStdString()](
                       CampaignServices& services) { services.encounters.setByHand(encounter, changes, why, words); },
                   [this] { m_reason.clear(); });
}

void FightHand::setTime(int round, int phase)
{
    const Encounter& now = m_fight.snapshot().encounter;
    std::vector<LoggedChange> changes;
    const auto add = [&](const char* field, int before, int after) {
        if (before != after)
            changes.push_back({{RecordKind::Switches, now.id}, field, 0, std::int64_t{before}, std::int64_t{after}});
    };
    add("round", now.round, round);
    add("phase", now.phase, phase);
    if (!changes.empty())
        put(changes, text::moment(findSystem(now.system), round, phase));
}

void FightHand::setValue(RecordId combatant, const std::string& field, std::int32_t value)
{
    const CombatantView* who = m_fight.snapshot().find(combatant);
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const FieldDeclaration* declared = who ? who->combatant.condition.declaration().find(field) : nullptr;
    if (!system || !declared)
        return;
    const std::int32_t before = declared->number(who->combatant.condition.data(), 0);
    if (before == value)
        return;
    const std::vector<LoggedChange> changes{
        {{RecordKind::Condition, combatant}, field, 0, std::int64_t{before}, std::int64_t{value}}};
    put(changes, text::handWords(text::Naming(*system, m_fight.snapshot().encounter.switches), {who, 1}, changes));
}

void FightHand::setLoad(RecordId possession, const StoredRecord& ammunition)
{
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        for (const CombatantView::Item& item : view.weapons) {
            if (item.possession.id != possession || item.possession.ammunition == ammunition.id)
                continue;
            put({rowvalue::loading(item.possession, ammunition.id)},
                Fight::tr("%1 loads %2")
                    .arg(text::visible(view.combatant.name), text::visible(recordName(ammunition.record))));
        }
    }
}

}  // namespace hitspread
