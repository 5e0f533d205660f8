#pragma once

#include "property/fight.h"

#include <functional>
#include <span>

/// How a deed becomes a request, and what of its result goes back into the fight.
namespace hitspread::threed {

/// Takes what an action left of two fighters (and of whoever else took part) back into the fight.
using TakeBack = std::function<void(Fight&, const Input&)>;

struct Prepared {
    Input input;
    TakeBack back;
};

/// Shots, volleys, two guns, an area under fire and crossing it.
[[nodiscard]] Prepared shotDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared volleyDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared twoGunsDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared suppressDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared evadeDeed(const Fight& fight, const Deed& deed);

/// Blows, thrown blades, grenades, and harm that nobody does.
[[nodiscard]] Prepared meleeDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared throwDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared grenadeDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared harmDeed(const Fight& fight, const Deed& deed);

/// What somebody does about himself and his weapons.
[[nodiscard]] Prepared dodgeDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared danceDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared readyDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared readyThrownDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared prepareDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared opportunityDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared splitDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared recoverDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared initiativeDeed(const Fight& fight, const Deed& deed);

/// Time that passes, and care.
[[nodiscard]] Prepared phaseDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared aidDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared treatDeed(const Fight& fight, const Deed& deed);
[[nodiscard]] Prepared restDeed(const Fight& fight, const Deed& deed);

/// One of the things that may be done in a fight; a deed names it by its place in `kinds()`.
struct Kind {
    const char* name;
    Prepared (*prepare)(const Fight&, const Deed&);
    bool heals = false;  ///< may take marks away
};
[[nodiscard]] std::span<const Kind> kinds();

/// Carries a deed out; false: the rules refuse it. With answers of its own it is repeated, else it gets them.
[[nodiscard]] bool carryOut(Fight& fight, Deed& deed);

}  // namespace hitspread::threed
