#pragma once

#include "rules/core/body/hex.h"
#include "rules/core/odds/odds.h"
#include "rules/core/trace/event.h"

#include <optional>
#include <span>
#include <vector>

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
    bool fumbled = false;
    bool dodged = false;
    bool parried = false;  ///< some of the damage, or all of it
    bool blocked = false;
    bool passed = false;  ///< a shot or blow struck nobody

    /// Whether anything of it is to his harm.
    [[nodiscard]] bool harms() const { return damage > 0 || wounded || unconscious || down || dead; }
};

/// Effects on the target with this place; nobody: on the one who acts, or on everybody alike.
[[nodiscard]] Effects effectsOf(std::span<const Event> events, std::optional<int> target = 0);
/// The same on one of several who act: such events tell them apart by their layer.
[[nodiscard]] Effects effectsOfActor(std::span<const Event> events, int place);
/// The same of one shot alone, whomever it struck.
[[nodiscard]] Effects effectsOfShot(std::span<const Event> events, int shot);

/// What became of a shot.
enum class ShotFate : std::uint8_t {
    Open,     ///< its dice have not fallen
    Hit,      ///< it reached the body or its armour
    Stopped,  ///< a cover kept it
    Passed,   ///< it flew beside the body
    Lost,     ///< fired between two targets
    Jammed    ///< it never left the gun
};

/// Shots of one gun: the number of the first, how many as long as nobody has said, and at whom it begins.
struct ShotsOfGun {
    int first = 0;
    int count = 1;
    int target = 0;
};

/// One of several shots of an action, from the gun to the body.
struct ShotCourse {
    int shot = 0;    ///< its number, which its steps and questions bear
    int gun = 0;     ///< 1: the one in the other hand
    int target = 0;  ///< which of several, from 0
    ShotFate fate = ShotFate::Open;
    std::optional<Hex> hex;      ///< where it ended
    std::optional<Hex> from;     ///< where its line starts
    int rolled = 0;              ///< direction, before anybody turned it; 0: none yet
    int turned = 0;              ///< direction it went in
    std::vector<int> locations;  ///< that it ended at: several of a template; empty: beside the body, or not yet
    std::optional<int> penetrationValue;  ///< what it had against the last armour, or nothing: it met none
    int protectionValue = 0;              ///< of that armour
    int points = 0;                       ///< of damage, once it is a hit
    bool wounded = false;
    bool stuck = false;
    bool unconscious = false;
    bool dead = false;
};

/// Every shot an action fires, gun after gun, with what became of it; the events say how many there are. Fire that has moved on to the
/// next target stays there, and a jam or a clean miss is that of the whole string.
[[nodiscard]] std::vector<ShotCourse> coursesOf(std::span<const Event> events, std::vector<ShotsOfGun> guns);

/// What an explosion, or a force that strikes several locations, is to one of several bodies.
struct Reach {
    std::size_t target = 0;      ///< place among the targets
    std::optional<Hex> impact;   ///< where it goes off on his plan; nothing: upon himself
    std::vector<Hex> hexes;      ///< of his body, inside the zone
    std::vector<int> locations;  ///< that it reaches
};

/// For each of those it reaches at all; `plan` is that of all their bodies.
[[nodiscard]] std::vector<Reach> reachesOf(const BodyPlan& plan, std::span<const Event> events);

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
