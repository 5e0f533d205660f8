#pragma once

#include "models/campaigngateway.h"
#include "services/fight/encounterservice.h"
#include "services/library/libraryservice.h"

namespace hitspread::support {

/// Two more who carry blades join the sample's fight by percentile rules: Bill (Boot knife) against Dutch (Cavalry sabre).
inline void joinWithBlades(CampaignServices& services, RecordId fight)
{
    const auto find = [&](RecordKind kind, const char* words) {
        LibraryQuery query;
        query.kind = kind;
        query.search = words;
        return services.library.list(query).front().id;
    };
    const auto join = [&](const char* name, Side side, const char* weapon) {
        Newcomers one;
        one.character = find(RecordKind::Character, "Old Morrow");
        one.name = name;
        one.side = side;
        one.weapon = {RecordKind::Weapon, find(RecordKind::Weapon, weapon)};
        (void)services.encounters.add(fight, one);
    };
    join("Bill", Side::Opponents, "Boot knife");
    join("Dutch", Side::Players, "Cavalry sabre");
}

}  // namespace hitspread::support
