#pragma once

#include "rules/core/event.h"
#include "rules/core/odds.h"

#include <span>

namespace hitspread {

class BodyPlan;

/// What an attack came to for one target, as odds count it: read off its events alone, whatever the system.
struct Effects {
    bool isMade = false;  ///< false: no shot left, or no blow was struck
    bool succeeded = false;
    std::optional<Hex> hex;     ///< where the last shot ended; nothing: a clean miss
    std::int32_t damage = 0;    ///< points that reached the body, bruises among them
    std::int32_t bruising = 0;  ///< how many of those are bruises
    bool stopped = false;       ///< armour or cover held, and nothing came through
    bool wounded = false;
    std::int32_t wounds = 0;  ///< new open ones
    bool stuck = false;
    bool unconscious = false;
    bool down = false;
    bool dead = false;
    bool jammed = false;
    bool dodged = false;
    bool parried = false;  ///< some of the damage, or all of it
    bool passed = false;   ///< a shot or blow struck nobody

    /// Whether anything of it is to his harm.
    [[nodiscard]] bool harms() const { return damage > 0 || wounded || unconscious || down || dead; }
};

/// Effects on the target with this place; nobody: on the one who acts, or on everybody alike.
[[nodiscard]] Effects effectsOf(std::span<const Event> events, std::optional<int> target = 0);
/// The same on one of several who act: such events tell them apart by their layer.
[[nodiscard]] Effects effectsOfActor(std::span<const Event> events, int place);
/// The same of one shot alone, whomever it struck.
[[nodiscard]] Effects effectsOfShot(std::span<const Event> events, int shot);

/// Chances of everything an attack can come to, added up from one outcome after the other. `locations`: of the system.
class EffectTally {
public:
    EffectTally(const BodyPlan& plan, std::size_t locations);
    void add(const Effects& effects, double probability);
    [[nodiscard]] const AttackOdds& odds() const { return m_odds; }

private:
    const BodyPlan& m_plan;
    AttackOdds m_odds;
};

}  // namespace hitspread
