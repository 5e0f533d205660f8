#pragma once

#include "rules/core/question.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace hitspread {

/// Walks through every combination of answers to whatever is asked: each roll's outcomes with the number of ways they come
/// about (equal sums merged where only the sum counts), each choice's preset. Exact odds come from running the very rules
/// once per combination.
class Enumerator final : public Answerer {
public:
    /// Calls `run` once per combination; `run` resolves with this enumerator as answerer and gets the weight: the product
    /// of the ways. All weights together are the product of the sides of all dice on each path.
    /// Precondition: what is asked depends on nothing but the answers given before.
    static void forEach(const std::function<void(Enumerator&)>& run);

    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;

    /// In how many ways a roll is told apart, and the answer that stands for one of them (from 0). A number too large for its
    /// type is the largest there is. Precondition: the question is a roll.
    [[nodiscard]] static std::uint64_t outcomesOf(const Question& roll);
    static void fill(const Question& roll, std::uint64_t outcome, Answer& answer);

    /// The probability of the present combination.
    [[nodiscard]] double probability() const;
    /// Ways and sides multiplied: the probability is ways / total. Precondition: the total fits (20 dice of six sides do).
    [[nodiscard]] std::uint64_t ways() const;
    [[nodiscard]] std::uint64_t total() const;

    /// One roll of the present combination.
    struct Level {
        Question question;
        std::uint64_t outcome = 0;
        std::uint64_t outcomes = 1;
        std::uint64_t ways = 1;   ///< to this outcome
        std::uint64_t total = 1;  ///< of all outcomes; the largest number there is where it does not fit
    };
    [[nodiscard]] std::span<const Level> path() const { return std::span(m_levels).first(m_depth); }

private:
    bool advance();

    std::vector<Level> m_levels;
    std::size_t m_depth = 0;
};

}  // namespace hitspread
