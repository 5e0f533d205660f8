#pragma once

#include "services/undo/logentry.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hitspread {

class Campaign;

/// A fight as a list shows it.
struct FightContents {
    RecordId id = 0;
    std::string name;
    std::string system;
    int round = 1;
    bool isBetween = false;  ///< no fight, but how people are between fights
    std::size_t people = 0;
    std::string lastAction{};  ///< the title of the newest entry that is in force; empty: nothing happened yet
    EntryId head = 0;          ///< that entry
};

/// A character as a list shows him, with all that is written of him.
struct PersonContents {
    RecordId id = 0;
    std::string name;
    std::string written;
};

/// What somebody who looks for yesterday's copy wants to know of a campaign.
struct CampaignContents {
    std::vector<FightContents> fights;   ///< by number
    std::vector<PersonContents> people;  ///< by number
};

[[nodiscard]] CampaignContents contentsOf(Campaign& campaign);

/// A fight that is in both, but not as far, or not on the same way.
struct FightDifference {
    FightContents then;
    FightContents now;
};

/// What differs between a campaign then and now. Names, in the order of their numbers.
struct ContentsDifference {
    std::vector<std::string> peopleOnlyThen{};
    std::vector<std::string> peopleOnlyNow{};
    std::vector<std::string> peopleChanged{};
    std::vector<std::string> fightsOnlyThen{};
    std::vector<std::string> fightsOnlyNow{};
    std::vector<FightDifference> fightsChanged{};
    std::size_t people = 0;                   ///< then
    std::size_t fights = 0;                   ///< then
    std::vector<FightContents> fightsThen{};  ///< all of them

    [[nodiscard]] bool isNone() const
    {
        return peopleOnlyThen.empty() && peopleOnlyNow.empty() && peopleChanged.empty() && fightsOnlyThen.empty()
            && fightsOnlyNow.empty() && fightsChanged.empty();
    }
};

[[nodiscard]] ContentsDifference differenceOf(const CampaignContents& then, const CampaignContents& now);

}  // namespace hitspread
