#pragma once

#include "rules/systems/threed/person.h"

#include <optional>
#include <span>

namespace hitspread::threed {

enum class TestKind : std::uint8_t { Skill, Stat };

inline constexpr std::int32_t kSkillTarget = 13;  ///< a skill or attack roll succeeds from here (3D-SKL-01, 3D-CMB-01)
inline constexpr std::int32_t kStatTarget = 16;   ///< a stat test succeeds from here (3D-SKL-05, A-011)
inline constexpr std::int32_t kSkillCritical = 18;  ///< totals above feed the Success die (3D-SKL-02, A-007)
inline constexpr std::int32_t kStatCritical = 21;   ///< the same for stat tests (3D-SKL-05)

/// The faces of one roll by their labels; the order of the answer is Success (Aiming), Penetration, Damage (3D-SKL-06, A-010).
struct Faces {
    std::int32_t success = 0;
    std::int32_t penetration = 0;
    std::int32_t damage = 0;

    [[nodiscard]] constexpr std::int32_t sum() const { return success + penetration + damage; }
};
[[nodiscard]] inline Faces labelled(const Answer& answer)
{
    return {answer.faces[0], answer.faces[1], answer.faces[2]};
}

/// A running total and a running target number; every modifier goes on one of the two (3D-SKL-03, 3D-SKL-04, A-009).
struct Running {
    Term total;
    Term target;

    /// Adds a modifier to the total; 0, which most are, leaves no step (3D-SKL-04).
    template <typename D>
    void onRoll(D& derivation, Quantity quantity, Rule rule, std::int32_t modifier, int index = 0)
    {
        if (modifier != 0) [[unlikely]]
            total = derivation.derive(quantity, rule, Operation::Add, total, modifier, {}, index);
    }
    /// Takes a modifier off the target number; 0 leaves no step (3D-SKL-03).
    template <typename D>
    void onTarget(D& derivation, Quantity quantity, Rule rule, std::int32_t modifier, int index = 0)
    {
        if (modifier != 0) [[unlikely]]
            target = derivation.derive(quantity, rule, Operation::Subtract, target, modifier, {}, index);
    }
};

/// A modifier a rule puts on a test, on the roll or in target-number form; negative is harder.
struct TestModifier {
    Rule rule;
    std::int32_t value = 0;
    bool onTarget = false;
};

/// One test: 3d6 plus a stat or rank against its target number.
struct Test {
    Quantity first;  ///< the quantity of its dice; the others of its group follow (HS_TEST)
    Query query;
    Rule rule;
    TestKind kind = TestKind::Stat;
    RollUse use = RollUse::Sum;  ///< Faces: the Success die counts, too
    bool passOrFail = false;     ///< of its sum nothing is used but whether it succeeds
    std::int32_t rank = 0;
    std::int32_t penalty = 0;    ///< of the rule that asks for the test; 0 or negative
    std::int32_t wounds = 0;     ///< open wounds (3D-WND-08)
    std::int32_t underFire = 0;  ///< 0 or negative (3D-FIRE-01)
    Burden pending{};            ///< of earlier dodging (A-114)
    std::int32_t difficulty = 0;
    bool difficultyOnTarget = true;
    bool modifiersOnTarget = false;  ///< the built-in ones, too: combat rolls by the switch mod.formCombat (A-009)
    const Ranks* rollModifiers = nullptr;
    const Ranks* targetModifiers = nullptr;
    const Ranks* modifiersOfKind = nullptr;  ///< on the roll; told behind the others
    std::span<const TestModifier> more{};    ///< of other rules; told behind the named ones
    std::optional<Rule> halvedBy{};          ///< the rule by which the total counts half, rounded down
    Rule excessRule = Rule::Skl02;           ///< by which the excess feeds the Success die
    bool needsSdv = false;                   ///< the success die value is used, not only told
};

struct TestResult {
    Term total;
    Term success;
    Faces faces;
    Term margin;
    Term sdv;  ///< of a success where the test needs it, else 0
};

/// Rolls a test and derives its lines (3D-SKL-01 to 3D-SKL-06). Excess and success die value are lines only where the faces
/// count or the value is needed.
TestResult roll(Derivation& derivation, const Test& test);

}  // namespace hitspread::threed
