#pragma once

#include "property/fight.h"

#include <functional>
#include <span>

/// How an action becomes a request, and what of its result goes back into the fight.
namespace hitspread::threed {

/// Takes what an action left of two fighters (and of whoever else took part) back into the fight.
using TakeBack = std::function<void(Fight&, const Input&)>;

struct Prepared {
    Input input;
    TakeBack back;
};

/// Shots, volleys, two guns, an area under fire and crossing it.
[[nodiscard]] Prepared shotAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared volleyAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared twoGunsAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared suppressAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared evadeAction(const Fight& fight, const SimpleAction& action);

/// Blows, thrown blades, grenades, and harm that nobody does.
[[nodiscard]] Prepared meleeAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared throwAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared grenadeAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared harmAction(const Fight& fight, const SimpleAction& action);

/// What somebody does about himself and his weapons.
[[nodiscard]] Prepared dodgeAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared danceAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared readyAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared readyThrownAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared prepareAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared opportunityAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared splitAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared recoverAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared initiativeAction(const Fight& fight, const SimpleAction& action);

/// Time that passes, and care.
[[nodiscard]] Prepared phaseAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared aidAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared treatAction(const Fight& fight, const SimpleAction& action);
[[nodiscard]] Prepared restAction(const Fight& fight, const SimpleAction& action);

/// One of the things that may be done in a fight; an action names it by its place in `kinds()`.
struct Kind {
    const char* name;
    Prepared (*prepare)(const Fight&, const SimpleAction&);
    bool heals = false;  ///< may take marks away
};
[[nodiscard]] std::span<const Kind> kinds();

/// Carries an action out; false: the rules refuse it. With answers of its own it is repeated, else it gets them.
[[nodiscard]] bool carryOut(Fight& fight, SimpleAction& action);

}  // namespace hitspread::threed
