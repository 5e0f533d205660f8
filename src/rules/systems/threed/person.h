#pragma once

#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/statefields.h"
#include "rules/systems/threed/switches.h"
#include "rules/systems/threed/vocabulary.h"

#include "rules/core/trace/stateledger.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread::threed {

/// ID that armour worn loses during one resolution, on top of what its state says: the next bullet finds the armour as the
/// last one left it.
struct ArmourLedger {
    /// Takes `lost` points, 0 or more, off a piece at a location.
    void lose(std::size_t armour, std::size_t location, std::int32_t lost, Term because)
    {
        m_lost[armour][location] = static_cast<std::int16_t>(std::min(m_lost[armour][location] + lost, 9999));
        m_steps[armour][location] = because.step;
    }
    [[nodiscard]] std::int32_t lost(std::size_t armour, std::size_t location) const { return m_lost[armour][location]; }
    /// States the changes of the armour states in `part`, whose first element of this person is `first`.
    void commit(Derivation& derivation, const std::vector<ArmourState>& before, std::uint8_t part,
                std::size_t first = 0) const;

private:
    std::array<std::array<std::int16_t, kLocations>, kMostArmours> m_lost{};
    std::array<std::array<std::int32_t, kLocations>, kMostArmours> m_steps{};
};

/// A value a rule lifts to a least one; a line of its own where it does.
template <typename D, typename Q>
Term atLeast(D& derivation, Q quantity, Rule rule, Term value, std::int32_t least, int index = 0)
{
    return value.value >= least ? value
                                : derivation.derive(quantity, rule, Operation::Maximum, value, least, {}, index);
}

/// A value a rule caps; a line of its own where it does.
template <typename D, typename Q>
Term atMost(D& derivation, Q quantity, Rule rule, Term value, std::int32_t most, int index = 0)
{
    return value.value <= most ? value : derivation.derive(quantity, rule, Operation::Minimum, value, most, {}, index);
}

/// a - b, but 0 when b is the larger: every difference the rules floor at 0. A reader sees both.
template <typename D, typename Q>
Term positiveDifference(D& derivation, Q quantity, Rule rule, Term a, Term b, int index = 0)
{
    const Term difference = derivation.derive(quantity, rule, Operation::Subtract, a, b, {}, index);
    return atLeast(derivation, quantity, rule, difference, 0, index);
}

/// A value that an override may have put anywhere, brought back to where plain arithmetic cannot overflow.
[[nodiscard]] constexpr std::int32_t sane(std::int32_t value)
{
    return std::clamp(value, -100'000, 100'000);
}

/// Whether a character has an advantage: listed with a rank above 0.
[[nodiscard]] inline bool has(const Character& character, std::string_view advantage)
{
    return character.advantages.rank(advantage) > 0;
}

/// PHYS as it counts for wounds, knockback, stuck bullets and PHYS tests: less what was put into armour (3D-VEV-01, A-079).
[[nodiscard]] std::int32_t currentPhys(const Character& character, const Condition& condition,
                                       const Switches& switches);

/// Aims that count in an attack on somebody with something: those taken at him and with it. What neither the aims nor the
/// attack says counts as the same.
[[nodiscard]] constexpr std::int32_t aimsAt(const Condition& condition, std::int32_t whom, std::int32_t wielded)
{
    const auto isSame = [](std::int32_t kept, std::int32_t meant) { return kept == 0 || meant == 0 || kept == meant; };
    return isSame(condition.aimTarget, whom) && isSame(condition.aimWeapon, wielded) ? condition.aims : 0;
}

/// Open wounds, each of which is -1 on every test (3D-WND-08, A-150).
[[nodiscard]] inline std::int32_t openWounds(const Condition& condition)
{
    return static_cast<std::int32_t>(std::ranges::count(condition.wounds, true, &Wound::open));
}

/// What earlier dodging takes off the rolls of an Action, 0 or negative, and the rule it comes from.
struct Burden {
    std::int32_t penalty = 0;
    Rule rule = Rule::Dance03;
};
/// The worst penalty counts (3D-DANCE-03, 3D-DOD-03, 3D-DOD-04, A-114).
[[nodiscard]] inline Burden movementPenalty(const Condition& condition)
{
    if (condition.dodgePenalty < condition.pendingPenalty)
        return {condition.dodgePenalty, Rule::Dod03};
    return {condition.pendingPenalty, condition.pendingByDodge ? Rule::Dod04 : Rule::Dance03};
}

/// SDV of the Dance a ranged attack meets: what is declared, else what stands in the target's condition (3D-DANCE-02).
[[nodiscard]] inline std::int32_t danceOf(const Condition& target, std::int32_t declared)
{
    return declared == kNoEntry ? target.rangedDefence : declared;
}

/// Hits left at a location, standard and bruising marks added; may be negative (3D-TRACK-04, A-142).
[[nodiscard]] std::int32_t hitsLeft(const Character& character, const Condition& condition, std::size_t location);

/// Of head and torso, whose loss kills, the one that has less left.
[[nodiscard]] Location fatalLocation(const Character& character, const Condition& condition);

/// Incap left, standard and bruising totals added; may be negative (3D-TRACK-01, 3D-TRACK-07).
[[nodiscard]] inline std::int32_t incapLeft(const Character& character, const Condition& condition)
{
    return character.incapMax - condition.standardTotal - condition.bruisingTotal;
}

/// Whether the character can act at all: neither dead nor unconscious (3D-DAM-05, 3D-DAM-07).
[[nodiscard]] inline bool canAct(const Condition& condition)
{
    return condition.dead == Dead::No && condition.unconscious == Unconscious::No;
}

/// Initiative Total that counts in this phase: 0 after a knockback (3D-KNOCK-03, 3D-KNOCK-04). Precondition: it has an entry.
[[nodiscard]] inline std::int32_t presentInitiative(const Condition& condition)
{
    return condition.initiativeLoss == InitiativeLoss::None ? condition.initiative : 0;
}

/// A character's condition as it develops during one resolution. Rules read and set it in the order of the pipeline. It decides
/// nothing but what the rules here say of several fields at once.
class Ledger : public StateLedger<Condition> {
public:
    using StateLedger::StateLedger;

    /// A new open wound (3D-WND-01). False: the sheet holds no more, and this one is not put down.
    bool addWound(std::size_t location, std::int32_t round, Term because);
    /// A bullet stuck in the Torso, likewise (3D-DAM-08).
    bool addStuckBullet(std::int32_t penetration, std::int32_t round, Term because);
    [[nodiscard]] std::int32_t openWounds() const { return threed::openWounds(**this); }
    /// Stance and aims end: knockdown, diving, changed posture.
    void loseStanceAndAims(Term because);
    /// One more aim, or the first of a row: `aims` in all.
    void aim(Term aims, std::int32_t whom, std::int32_t wielded);
    /// Aims alone.
    void loseAims(Term because);
    /// Aims and what goes with the next Action are over: he has acted.
    /// `part`: of a split Action, if it was one (splitPartOf); while another is to come, its burden stays.
    void hasActed(Term because, std::optional<std::size_t> part = std::nullopt);
    /// What an earlier dodge or Dance put on the next Action is over.
    void endBurden(Term because);
    /// One Action is gone: the held or unspent one of this phase, else the next.
    void loseAction(Term because);
    /// Nothing is held or split any more (3D-TURN-08, A-019).
    void dropHeldActions(Term because);
    /// One Action of this phase has been used, where Actions are tracked.
    void spendAction(Term because);
    /// Whether an Action is there to react with: unspent, held (unless nobody interrupts), split or additional
    /// (3D-PAR-03, 3D-DOD-01, 3D-TURN-05, 3D-TURN-08, A-016, A-117).
    [[nodiscard]] bool canReact(const Switches& switches) const;
    /// Uses it: what would be lost at the end of the phase goes first, an additional one last.
    void spendReaction(const Switches& switches, Term because);
    /// Somebody shoots at him: each shooter counts once, whatever he fires; without a name every attack counts as another's
    /// (3D-FIRE-03, A-041).
    void addShooter(std::string_view name);
    /// The area he keeps under fire is no longer.
    void endZone(Term because);
    /// Shots have worn the cover he is behind: as declared, and what is left of its ID.
    void wearCover(std::int32_t pv, std::int32_t id, Term left);
    /// He has moved: what he was behind covers him no longer.
    void leaveCover(Term because);
    /// Hits his natural armour is reckoned from at a location, unless they are settled.
    void reckonLiving(std::size_t location, std::int32_t hits, Term because);
    /// Somebody has tested against it, and does so once in a phase; without a name he is not remembered.
    void addCrosser(std::string_view name);
    /// Another phase: whoever crosses it tests anew.
    void forgetCrossers(Term because);

    bool zoneEndsByActing = false;  ///< by the switch sup.duration
};

/// What tells somebody from others: a number from 1 on made of his name, which is unique in a fight; 0 without one.
[[nodiscard]] std::int32_t nameHash(std::string_view name);

/// Whether somebody has already tested in this phase against the area a gunner keeps under fire (3D-SUP-02, A-065).
[[nodiscard]] bool hasCrossed(const Condition& gunner, std::string_view name);

/// A character taking part in a resolution.
struct Person {
    Person(const Character& who, const Condition& condition, const Switches& set)
        : character(who), switches(set), ledger(condition)
    {
        ledger.zoneEndsByActing = set.suppressionDuration == SuppressionDurationRule::NextAction;
    }

    [[nodiscard]] std::int32_t phys() const { return currentPhys(character, ledger.before, switches); }

    const Character& character;
    const Switches& switches;
    Ledger ledger;
    ArmourLedger armour;
};

}  // namespace hitspread::threed
