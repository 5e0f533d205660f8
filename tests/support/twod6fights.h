#pragma once

#include "rules/systems/twod6/records.h"
#include "services/fight/encounterservice.h"
#include "support/fakecampaign.h"
#include "support/pastlog.h"
#include "support/twod6people.h"

#include <string>
#include <vector>

namespace hitspread::support {

/// Somebody's things, put into the library.
inline std::vector<Carried> kitInLibrary(Campaign& campaign, const twod6::Fighter& who)
{
    using namespace twod6;
    std::vector<Carried> kit;
    for (std::size_t i = 0; i < who.weapons.size(); ++i)
        kit.push_back({{RecordKind::Weapon, keepPastLog(campaign, "twod6", weaponRecord, who.weapons[i])},
                       AnyRecord(weaponStateRecord, &who.weaponStates[i])});
    for (std::size_t i = 0; i < who.armour.size(); ++i)
        kit.push_back({{RecordKind::Armour, keepPastLog(campaign, "twod6", armourRecord, who.armour[i])},
                       AnyRecord(armourStateRecord, &who.armourState[i])});
    return kit;
}

/// People with what they have, put into the library.
inline std::vector<RecordId> keepInLibrary(Campaign& campaign, const std::vector<twod6::Fighter>& people)
{
    std::vector<RecordId> kept;
    for (const twod6::Fighter& who : people) {
        Possession his;
        his.character = keepPastLog(campaign, "twod6", twod6::characterRecord, who.character);
        carryPastLog(campaign, his, kitInLibrary(campaign, who));
        kept.push_back(his.character);
    }
    return kept;
}

/// Two fights of the same two by 2d6 personal combat, past the log, two metres apart: each has a heavy pistol and a club in his hands, an
/// SMG and a launcher at hand, a vest and a plate that wears out.
inline void fillWithTwoD6Fights(Campaign& campaign)
{
    using namespace twod6;
    using namespace twod6::test;
    const FixedClock clock;
    EncounterService encounters(campaign, clock);
    const RecordId fights[]{encounters.create("twod6", "Shed", "asPrinted"),
                            encounters.create("twod6", "Yard", "longEvening")};
    std::vector<std::vector<RecordId>> inFight(std::size(fights));
    for (const char* name : {"Vane", "Rook"}) {
        Fighter who = onPaper(name, 10, 6, 5);
        arm(who, heavyPistol(), 5);
        arm(who, club(), 8, Held::Left);
        arm(who, smg(), 6);
        arm(who, launcher(), 7);
        learn(who, kUnarmed, 6);
        learn(who, kMedtech, 4);
        clothe(who, armour(1, 2));
        clothe(who, armour(3, 4, bitOf(Location::Torso), 9));
        const RecordId person = keepPastLog(campaign, "twod6", characterRecord, who.character);
        const std::vector<Carried> kit = kitInLibrary(campaign, who);
        for (std::size_t i = 0; i < std::size(fights); ++i)
            inFight[i].push_back(enterPastLog(campaign, fights[i], person, name, conditionRecord, kit));
    }
    for (const std::vector<RecordId>& people : inFight)
        campaign.encounters().setDistance(people[0], people[1], 2);
}

}  // namespace hitspread::support
