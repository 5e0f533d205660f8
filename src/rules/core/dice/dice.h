#pragma once

#include "rules/core/vocabulary.h"

#include <cstdint>

namespace hitspread {

/// A small random stream (SplitMix64) with the same output on every machine and compiler. Not for secrets.
class RandomStream {
public:
    explicit constexpr RandomStream(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] constexpr std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31U);
    }

    /// A number 0 .. bound-1, every one equally likely: multiply-shift with rejection. Precondition: bound >= 1.
    [[nodiscard]] constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32U) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32U) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::uint64_t m_state;
};

/// Rolls every die and takes every choice's preset. Each question has a stream of its own, derived from the seed and the
/// question's key: the dice of one question do not depend on which others were asked before it, so changing an input keeps
/// every die that is still valid.
class SeededAnswerer final : public Answerer {
public:
    /// `words`: the questions of the system, of which some may have had another key; none: as if there were no such.
    explicit SeededAnswerer(std::uint64_t seed, std::span<const QuestionWord> words = {}) : m_seed(seed), m_words(words)
    {}
    [[nodiscard]] bool answer(const Question& question, Answer& answer) override;

private:
    std::uint64_t m_seed;
    std::span<const QuestionWord> m_words;
};

}  // namespace hitspread
