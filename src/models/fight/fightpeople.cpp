#include "models/fight/fightpeople.h"

#include "models/fight/fight.h"
#include "models/fight/fightreader.h"

#include <utility>

namespace hitspread {

FightPeople::FightPeople(Fight& fight) : m_fight(fight) {}

void FightPeople::addAll(const std::vector<Newcomers>& groups)
{
    using Joined = std::pair<std::vector<RecordId>, FightSnapshot>;
    m_fight.gateway().run(
        this,
        [encounter = m_fight.snapshot().encounter.id, groups](CampaignServices& services) {
            std::vector<RecordId> ids = services.encounters.add(encounter, groups);
            return Joined(std::move(ids), readFight(services, encounter));
        },
        [this, encounter = m_fight.snapshot().encounter.id](Joined added) {
            if (encounter != m_fight.snapshot().encounter.id)
                return;
            m_fight.take(std::move(added.second));
            Q_EMIT joined(added.first);
        });
}

void FightPeople::remove(const std::vector<RecordId>& combatants)
{
    if (!combatants.empty())
        m_fight.change([combatants](CampaignServices& services) { services.encounters.remove(combatants); });
}

void FightPeople::setSide(const std::vector<RecordId>& combatants, Side side)
{
    if (!combatants.empty())
        m_fight.change(
            [combatants, side](CampaignServices& services) { services.encounters.setSide(combatants, side); });
}

void FightPeople::setColour(const std::vector<RecordId>& combatants, int colour)
{
    if (!combatants.empty())
        m_fight.change(
            [combatants, colour](CampaignServices& services) { services.encounters.setColour(combatants, colour); });
}

void FightPeople::setAway(const std::vector<RecordId>& combatants, bool away)
{
    if (!combatants.empty())
        m_fight.change(
            [combatants, away](CampaignServices& services) { services.encounters.setAway(combatants, away); });
}

void FightPeople::rename(RecordId combatant, const std::string& name)
{
    m_fight.change([combatant, name](CampaignServices& services) { services.encounters.rename(combatant, name); });
}

void FightPeople::putCondition(const std::vector<RecordId>& combatants, RecordId condition, const std::string& name,
                               const Lasting& lasting)
{
    m_fight.change([=](CampaignServices& services) {
        if (condition != 0)
            (void)services.conditions.put(combatants, condition, lasting);
        else
            (void)services.conditions.put(combatants, name, lasting);
    });
}

void FightPeople::setLasting(RecordId possession, const Lasting& lasting)
{
    m_fight.change([possession, lasting](CampaignServices& services) { services.conditions.set(possession, lasting); });
}

void FightPeople::lift(RecordId possession)
{
    m_fight.change([possession](CampaignServices& services) { services.conditions.lift({possession}); });
}

void FightPeople::rest(const Rest& rest, const QString& title, const std::vector<ActionSetting>& more)
{
    const RecordId encounter = m_fight.snapshot().encounter.id;
    m_fight.change([encounter, rest, title, more](CampaignServices& services) {
        services.rests.pass(encounter, rest, title.toStdString(), more);
    });
}

}  // namespace hitspread
