#pragma once

#include "rules/core/derivation.h"
#include "rules/systems/percentile/actions.h"
#include "rules/systems/threed/actions.h"
#include "rules/systems/threed/dodgeaction.h"
#include "rules/systems/threed/firstaid.h"
#include "rules/systems/threed/grenade.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/initiative.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/opportunity.h"
#include "rules/systems/threed/phasechange.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/recovery.h"
#include "rules/systems/threed/shift.h"
#include "rules/systems/threed/split.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/treatment.h"
#include "rules/systems/threed/volley.h"

#include <memory>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace hitspread {

/// What is to be resolved: one action of one system. Closed on purpose: the compiler names each place a new action touches.
/// Copied, moved and destroyed in one place: the code for all alternatives would else be made anew in a hundred sources.
struct Input {
    using Action =
        std::variant<threed::Shot, threed::Check, threed::Preparation, threed::Sheet, threed::Melee, threed::Throw,
                     threed::Dodge, threed::Dance, threed::Ready, threed::ReadyThrown, threed::Volley, threed::TwoGuns,
                     threed::Suppress, threed::Evade, threed::Initiative, threed::PhaseChange, threed::Opportunity,
                     threed::Split, threed::FirstAid, threed::Treatment, threed::Recovery, threed::Shift,
                     threed::GrenadeAttack, threed::Harm, percentile::Duel, threed::GroupRest>;

    Input();
    template <typename Alternative>
        requires(
            !std::is_same_v<std::remove_cvref_t<Alternative>, Input> && std::is_constructible_v<Action, Alternative>)
    Input(Alternative&& alternative) : action(std::forward<Alternative>(alternative)) {}
    Input(const Input& other);
    Input(Input&& other) noexcept;
    Input& operator=(const Input& other);
    Input& operator=(Input&& other) noexcept;
    ~Input();

    Action action;
};

/// A question to the rules, self-contained: everything a result depends on.
struct Request {
    Input input;
    std::shared_ptr<const BodyPlan> plan;  ///< may be null for actions without hexes
    std::vector<Override> overrides;
    Answers answers;  ///< what is already known; further answers come from whoever resolves
};

}  // namespace hitspread
