#pragma once

#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/refusals.h"

#include "rules/core/action.h"

#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::threed {

/// Collects refusals; `part` and `field` are ids of the declarations.
class Refusals {
public:
    void when(bool forbidden, RefusalCode code, Rule rule, std::string_view part, std::string_view field = {},
              std::int32_t value = 0, std::int32_t bound = 0, std::size_t element = 0)
    {
        if (forbidden)
            m_found.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint16_t>(rule), part, element, field,
                               value, bound});
    }
    [[nodiscard]] std::vector<Refusal> take() { return std::move(m_found); }

private:
    std::vector<Refusal> m_found;
};

/// What keeps anybody from acting: death, unconsciousness, no Action left in the phase (3D-DAM-05, 3D-DAM-07, 3D-TURN-12).
inline void refuseActor(Refusals& refusals, const Condition& condition, std::string_view part, bool needsAction)
{
    refusals.when(condition.dead != Dead::No, RefusalCode::ActorDead, Rule::Dam07, part, "dead");
    refusals.when(condition.unconscious != Unconscious::No, RefusalCode::ActorUnconscious, Rule::Dam05, part,
                  "unconscious");
    refusals.when(needsAction && condition.actionsLeft == 0, RefusalCode::NoActionLeft, Rule::Turn12, part,
                  "actionsLeft");
}

}  // namespace hitspread::threed
