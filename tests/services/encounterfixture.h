#pragma once

#include "rules/systems/threed/character.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"
#include "support/fakecampaign.h"
#include "support/humanplans.h"

#include <memory>
#include <string>
#include <vector>

namespace hitspread {

/// A campaign in memory with one character, a guard, and a fight at the gate in which nobody is yet.
class EncounterFixture {
protected:
    void makeFight()
    {
        m_campaign = std::make_unique<support::FakeCampaign>();
        StoredRecord guard;
        guard.system = "threed";
        guard.record = AnyRecord(threed::characterRecord);
        guard.record.as<threed::Character>().name = "Guard";
        m_guard = LibraryService(*m_campaign, m_plans, m_clock).create(guard);
        m_fight = EncounterService(*m_campaign, m_clock).create("threed", "Gate", "recommended");
    }

    /// Of those in the fight, in their order.
    [[nodiscard]] std::vector<std::string> names()
    {
        std::vector<std::string> all;
        for (const Combatant& combatant : m_campaign->encounters().combatants(m_fight))
            all.push_back(combatant.name);
        return all;
    }

    std::unique_ptr<support::FakeCampaign> m_campaign;
    support::HumanPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_guard = 0;
    RecordId m_fight = 0;
};

}  // namespace hitspread
