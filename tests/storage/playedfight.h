#pragma once

#include "formats/bodyplans.h"
#include "rules/core/dice/dice.h"
#include "services/action/actionservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/rowvalue.h"
#include "services/undo/historyservice.h"
#include "storage/fightfile/fightfile.h"
#include "storage/start/newcampaign.h"
#include "support/fakecampaign.h"
#include "support/samplefile.h"

#include <QTemporaryDir>

#include <memory>

namespace hitspread {

/// A fight of the sample campaign in which a little of everything has happened, and what is needed to send it elsewhere.
class PlayedFight {
protected:
    /// Of everybody in the sample's first fight, or of three of them.
    void makeFight(bool small = false)
    {
        m_file.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = support::openSample(m_folder->filePath(QStringLiteral("campaign.hitspread")));
        m_fight = m_file->encounters().encounters().at(0).id;
        if (small)
            m_fight = smallFight();
        play();
    }

    [[nodiscard]] std::unique_ptr<storage::CampaignFile> emptyOne(const char* name) const
    {
        return storage::createNewCampaign(m_folder->filePath(QString::fromLatin1(name)), CampaignStart::Empty);
    }

    [[nodiscard]] QByteArray document() { return storage::fightfile::packed(*m_file, m_fight, m_clock); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<storage::CampaignFile> m_file;
    formats::ShippedBodyPlans m_plans;
    support::FixedClock m_clock;
    RecordId m_fight = 0;

private:
    [[nodiscard]] RecordId smallFight()
    {
        EncounterService encounters(*m_file, m_clock);
        const auto people = encounters.combatants(m_fight);
        const RecordId fight = encounters.create("threed", "Yard", "recommended");
        for (const CombatantView& who : {people.at(0), people.at(1), people.back()})
            (void)encounters.add(fight, who.combatant.character, who.combatant.name, who.combatant.side);
        return fight;
    }

    /// A shot, somebody who joins, distances, one who leaves, a branch, and dice that wait.
    void play()
    {
        EncounterService encounters(*m_file, m_clock);
        HistoryService history(*m_file, m_clock);
        ActionService actions(*m_file, m_plans, m_clock);
        const Scope scope{ScopeKind::Encounter, m_fight};
        const auto people = encounters.combatants(m_fight);
        const auto shot = [&](std::uint64_t seed) {
            ActionOrder order{.action = "shot", .encounter = m_fight};
            const CombatantView& shooter = people.at(seed % 2);
            order.actor = shooter.combatant.id;
            order.target = people.back().combatant.id;
            order.weapon = shooter.weapons.front().possession.id;
            SeededAnswerer dice(seed);
            return PendingAction{0, m_fight, ActionService::resolved(actions.prepare(order), &dice).action};
        };
        (void)actions.apply(shot(3), "Shot, and undone");
        (void)history.undo(scope);
        (void)actions.apply(shot(4), "Shot");
        const RecordId guard = people.back().combatant.character;
        const auto joined = encounters.add(m_fight, Newcomers{guard, "Reserve", 2, Side::Others});
        (void)encounters.setDistances({{joined[0], people[0].combatant.id, 33}, {joined[0], joined[1], 2}});
        (void)encounters.remove(joined[1]);
        (void)encounters.setByHand(m_fight,
                                   {rowvalue::colouring(m_file->encounters().combatant(joined[0]), 5),
                                    rowvalue::leaving(m_file->encounters().combatant(joined[0]), true)},
                                   "they ran");
        (void)encounters.add(m_fight, Newcomers{.name = "Typed on the spot"});
        const EntryId head = m_file->log().head(scope);
        (void)m_file->log().setMark({.encounter = m_fight, .entry = 1, .origin = head, .name = "Bold"});
        (void)actions.keep(shot(5));
    }
};

}  // namespace hitspread
