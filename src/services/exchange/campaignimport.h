#pragma once

#include "services/exchange/importservice.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace hitspread {

/// A fight a campaign's document brings.
struct IncomingFight {
    RecordId id = 0;   ///< here
    std::string name;  ///< in the document
    std::string here;  ///< what it is called here, where its name was taken
    std::string system;
    bool isBetween = false;  ///< no fight here, but how people of its rule system are between fights
};

/// What a campaign's document came to, or would.
struct CampaignImport {
    bool isWhole = false;     ///< nothing had been done here, and it is now what the document says
    std::size_t records = 0;  ///< whole: of the library, with those taken out of it
    ImportPlan plan{};        ///< else: what becomes of people and gear
    ImportOutcome library{};  ///< else
    std::vector<IncomingFight> fights{};
    std::size_t searches = 0;    ///< saved searches that came along
    bool leavesHistory = false;  ///< the document has a history of its library, which stays behind
};

/// How a campaign's document is taken in.
struct CampaignTaking {
    /// Hears of the plan of people and gear before anything of it is done, and may change what is chosen; what it throws is the end of it.
    /// Without it a faulty row is.
    std::function<void(ImportPlan&)> decide{};
    bool isTrial = false;  ///< everything is done and taken back
};

}  // namespace hitspread
