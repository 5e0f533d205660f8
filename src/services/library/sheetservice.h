#pragma once

#include "services/fight/encounterservice.h"

#include <string>
#include <utility>
#include <vector>

namespace hitspread {

/// Somebody with all he carries, as a sheet shows him: as he is in a fight, or fresh from the library.
struct SheetSubject {
    std::string system;
    CombatantView who;                   ///< from the library: combatant id 0, named as the character, condition new
    std::optional<Encounter> encounter;  ///< nothing: from the library
    AnyRecord switches;                  ///< of the encounter, or the system's defaults
    std::string profile;                 ///< id of the switch profile
    bool sample = false;
    std::shared_ptr<const BodyPlan> plan;
    std::vector<std::byte> portrait{};  ///< the kept image; empty: none
    std::vector<std::pair<RecordId, std::string>>
        present{};  ///< names in his fight, by which his condition means others
};

/// Gathers what a sheet is made of. Reads only. Storage thread; throws Failure.
class SheetService {
public:
    SheetService(Campaign& campaign, const BodyPlans& plans) : m_campaign(campaign), m_plans(plans) {}

    /// A combatant with his live state. Throws Failure (NotFound).
    [[nodiscard]] SheetSubject ofCombatant(RecordId combatant);
    /// A character of the library, unhurt, with his kit as it is. Throws Failure (NotFound).
    [[nodiscard]] SheetSubject ofCharacter(RecordId character);
    /// The only character of the library with exactly this name. Throws Failure (NotFound; BadInput when there are several).
    [[nodiscard]] RecordId characterNamed(const std::string& name);

private:
    void finish(SheetSubject& subject) const;

    Campaign& m_campaign;
    const BodyPlans& m_plans;
};

}  // namespace hitspread
