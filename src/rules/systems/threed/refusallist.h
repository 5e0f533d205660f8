#pragma once

#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/vocabulary.h"

#include "rules/core/refusals.h"

#include <string_view>

namespace hitspread::threed {

class Refusals : public RefusalsOf<RefusalCode, Rule> {};

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
