#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/dice/question.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hitspread {

struct Input;

/// People in a fight: as many as an action on everybody takes, such as the end of a phase. With more the fight would never go on.
inline constexpr std::size_t kMostInAFight = 200;

/// In which order combatants come, by the keys of their Standing. List: the order of the list, whatever the keys.
enum class TurnOrder : std::uint8_t { Descending, Ascending, List };

/// How a round runs, as data; the tracker is built on this, the rules of an action never look at it. Whether initiative is
/// rolled, seized or a margin is nothing to the tracker: the system's own actions write it into conditions, and Standing
/// reads it from there.
struct RoundPolicy {
    int phases = 1;                            ///< phases in a round
    TurnOrder acting = TurnOrder::Descending;  ///< who acts first
    std::optional<TurnOrder> declaring{};  ///< everybody declares before anybody acts, in this order; none: nobody does

    /// Whether a round is cut into several; else a phase is the round, and nobody speaks of phases.
    [[nodiscard]] bool hasPhases() const { return phases > 1; }
};

/// Where somebody stands in the order of a phase, read from his condition.
struct Standing {
    bool hasStarted = false;  ///< the phase that runs has begun for him
    bool isActive = true;     ///< he can act at all: alive, awake, not out of the phase
    std::int32_t left = 0;    ///< Actions he may still take in this phase when it is his turn
    std::int32_t taken = 0;   ///< Actions of this phase that are behind him: the pass of the order he is in
    std::int32_t held = 0;    ///< Actions he may take at any later moment of the phase
    bool keepsHeld = false;   ///< they outlast the phase: its end takes nothing from him
    bool hasDeclared = true;  ///< what he will do in the phase is said, or goes without saying
    bool hasActed = false;    ///< he has done something of it already
    std::array<std::int32_t, 5>
        keys{};  ///< compared one by one; equal throughout: by the list; a kNoEntry: no place yet
};

/// The moment between two phases: one ends, one begins, or both.
struct PhaseStep {
    bool ends = true;
    bool starts = true;
    int round = 1;  ///< of the phase that ends; that begins when none ends
    int phase = 1;

    /// Round and phase after this moment.
    [[nodiscard]] constexpr std::array<int, 2> after(int phases) const
    {
        if (!ends)
            return {round, phase};
        return phase < phases ? std::array{round, phase + 1} : std::array{round + 1, 1};
    }
    friend constexpr bool operator==(const PhaseStep&, const PhaseStep&) = default;
};

/// Facet: the system has rules for the time between phases. All of it is one action of the system against every combatant
/// of a fight at once, resolved, logged and undone like any other.
class RoundFacet {
public:
    virtual ~RoundFacet() = default;
    /// That action's id; its parts of role Target are the combatants.
    [[nodiscard]] virtual std::string_view action() const = 0;
    /// Tells an input of that action which moment it is. Precondition: the input is one.
    virtual void setStep(Input& input, const PhaseStep& step) const = 0;
    /// The moment an input is about; nothing for other actions.
    [[nodiscard]] virtual std::optional<PhaseStep> stepOf(const Input& input) const = 0;
    /// Fields of a condition whose change at the end of a phase is worth saying before it comes.
    [[nodiscard]] virtual std::span<const std::string_view> announced() const { return {}; }
    /// The id of the action by which somebody declares what he will do in the phase that runs, where that is one of his own; empty:
    /// nothing is declared, or all of it as the phase begins.
    [[nodiscard]] virtual std::string_view declaration() const { return {}; }
    /// How long a phase lasts under these switches, which are the system's own; 0: the rules give it no length.
    [[nodiscard]] virtual std::int32_t secondsPerPhase(const AnyRecord& switches) const
    {
        static_cast<void>(switches);
        return 0;
    }
    /// Whether a roll of that action decides who comes when.
    [[nodiscard]] virtual bool isForOrder(QuestionKey key) const = 0;
    /// Actions that fall to somebody in each phase of the round, as it stands in this phase: in those to come less what he is to lose.
    /// Empty: none were given yet, or the rules place none. Records are the system's own.
    [[nodiscard]] virtual std::vector<std::int32_t> placed(const AnyRecord& condition, const AnyRecord& switches,
                                                           int phase) const
    {
        static_cast<void>(condition);
        static_cast<void>(switches);
        static_cast<void>(phase);
        return {};
    }
    /// Where somebody stands by the house rules of the fight. Records are the system's own.
    [[nodiscard]] virtual Standing standing(const AnyRecord& character, const AnyRecord& condition,
                                            const AnyRecord& switches) const = 0;
    /// The same in the phases of the round to come, as far as it is known: without what is over with the phase that runs. Not pure: where
    /// nothing of the order ends with a phase, this and standing() are one thing by the rules, and saying so again would say nothing.
    [[nodiscard]] virtual Standing standingLater(const AnyRecord& character, const AnyRecord& condition,
                                                 const AnyRecord& switches) const
    {
        return standing(character, condition, switches);
    }
};

}  // namespace hitspread
