#pragma once

#include "rules/core/dice/question.h"
#include "rules/core/odds/checkedproduct.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace hitspread {

/// Faces of a roll that add up to `sum`: as many high ones as fit, from the left.
void giveSum(const Question& roll, unsigned sum, Answer& answer);

/// Walks through every combination of answers to whatever is asked: each roll's outcomes with the number of ways they come
/// about (equal sums merged where only the sum counts), each choice by the plan. Exact odds come from running the very rules
/// once per combination. Every run starts at the beginning; what it asks again is answered by the place it is asked at.
class Enumerator final : public Answerer {
public:
    /// What is walked through, and how far.
    struct Plan {
        /// Merges results a rule says it does not tell apart (Derivation::rollOn, Derivation::tellApart): far fewer combinations of the
        /// same odds. Not for who looks at steps or at the numbers of events: one result stands for all of its class. A run that comes
        /// to what another one came to ends there by an exception.
        bool classes = false;
        /// Choices already made; any other takes its preset. May be null.
        const Answers* given = nullptr;
        /// Combinations after which it gives up.
        std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        std::stop_token stop{};
    };
    /// How a walk ended. Only a complete one has odds; what `run` has gathered otherwise is for nothing.
    enum class End : std::uint8_t { Complete, TooMany, Stopped };

    /// Calls `run` once per combination; `run` resolves with this enumerator as answerer and gets the weight: the product
    /// of the ways. All weights together are the product of the sides of all dice on each path.
    /// Precondition: what is asked depends on nothing but the answers given before.
    static End forEach(const std::function<void(Enumerator&)>& run, const Plan& plan);
    static End forEach(const std::function<void(Enumerator&)>& run) { return forEach(run, Plan{}); }

    /// What comes of everything when each choice that is not given is made for the best of a goal, knowing the dice that have
    /// fallen before it and none after.
    struct Best {
        End end = End::Complete;
        double value = 0;  ///< the mean of the goal
        Answers choices;   ///< those made before any die falls
    };
    /// `goal` resolves with this enumerator and says what the result is worth. Of choices worth the same the preset is made, else
    /// the lowest.
    static Best best(const std::function<double(Enumerator&)>& goal, const Plan& plan);

    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;
    [[nodiscard]] bool answerClass(const Question& question, std::span<const std::int32_t> highest,
                                   Answer& answer) override;
    void tellApart(QuestionKey from, std::span<const std::int32_t> by) override;

    /// In how many ways a roll is told apart, and the answer that stands for one of them (from 0). A number too large for its
    /// type is the largest there is. Precondition: the question is a roll.
    [[nodiscard]] static std::uint64_t outcomesOf(const Question& roll);
    static void fill(const Question& roll, std::uint64_t outcome, Answer& answer);

    /// The probability of the present combination, right to some units in the fifteenth place for each roll on the way.
    [[nodiscard]] double probability() const;
    /// Ways and sides multiplied: the probability is ways / total. Nothing where they do not fit 128 bits, or where
    /// results of different dice are merged.
    [[nodiscard]] std::optional<WideCount> ways() const;
    [[nodiscard]] std::optional<WideCount> total() const;

    /// Ways and chances of each sum of so many dice, from the lowest sum on.
    struct Sums {
        std::vector<std::optional<WideCount>> ways;  ///< nothing where they do not fit
        std::vector<double> chances;
        std::optional<WideCount> total;
    };

    /// One roll of the present combination, or one choice that is made for the best. What every run asks of it again is worked out once
    /// for each outcome.
    struct Level {
        Question question;
        std::uint64_t outcome = 0;
        std::uint64_t outcomes = 1;
        Answer answer{};                      ///< that stands for this outcome
        double probability = 1;               ///< of this outcome
        double through = 1;                   ///< of this outcome and those of all levels before
        std::vector<std::int32_t> highest{};  ///< of classes that are merged: the highest sum of each
        double worth = 0;               ///< of the outcomes before this one: their mean so far, or the best of them
        std::vector<Answer> choices{};  ///< of a choice: the best one so far and those that follow it before any die
        const Sums* sums = nullptr;     ///< of a roll

        /// To this outcome, and of all outcomes; nothing where it does not fit.
        [[nodiscard]] std::optional<WideCount> ways() const;
        [[nodiscard]] std::optional<WideCount> total() const
        {
            return sums ? sums->total : std::optional<WideCount>(1);
        }
        /// The sums of this outcome: from and to, as places in `sums`; none where from is behind to. Precondition: a roll whose sums
        /// count.
        [[nodiscard]] std::pair<std::int64_t, std::int64_t> places() const;
    };
    [[nodiscard]] std::span<const Level> path() const { return std::span(m_levels).first(m_depth); }

private:
    /// Where runs go on from that have come to the same: the levels of one of them, and how probable it is to be there at all.
    struct Stem {
        std::vector<Level> levels;
        double through = 1;
        std::optional<WideCount> ways = 1;
        std::optional<WideCount> total = 1;

        void add(const Enumerator& other);
    };
    /// Ends a run that goes on from a stem later; caught where it was called.
    struct Joined {};
    using Joins = std::map<std::vector<std::int32_t>, Stem>;

    explicit Enumerator(const Plan& plan) : m_plan(plan) {}
    void goOnFrom(Stem stem);
    const Sums& sumsOf(std::uint8_t dice, std::uint8_t sides);
    /// The roll or choice asked at the present depth, new or as it was.
    Level& levelFor(const Question& question, std::span<const std::int32_t> highest);
    /// Answer and probability of a level that has come to another outcome.
    void weigh(std::size_t at);
    bool advance(double worth);
    [[nodiscard]] bool goesOn(std::uint64_t done, End& end) const;

    Plan m_plan;
    bool m_forBest = false;
    Stem m_stem;    ///< of the runs of now; its levels stand at the front of theirs
    Joins m_joins;  ///< what runs from this stem have come to, by the numbers it is told apart by
    std::vector<Level> m_levels;
    std::size_t m_live = 0;  ///< levels of the present path and those behind it that are not done
    std::size_t m_depth = 0;
    std::map<std::pair<std::uint8_t, std::uint8_t>, Sums> m_sums;
    double m_worth = 0;
    Answers m_first;  ///< the choices made before any die, once all is done
};

}  // namespace hitspread
