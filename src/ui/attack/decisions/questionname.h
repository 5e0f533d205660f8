#pragma once

#include "rules/core/dice/question.h"

#include <cstdint>
#include <type_traits>

namespace hitspread {

/// Which question of its system is meant: made of the system's enumerator, so that one it does not ask does not compile, or of a key.
class QuestionName {
public:
    template <typename Query>
    // NOLINTNEXTLINE(google-explicit-constructor): a list of questions is its enumerators
    constexpr QuestionName(Query query) requires std::is_enum_v<Query> : m_name(static_cast<std::uint16_t>(query))
    {}
    explicit constexpr QuestionName(QuestionKey key) : m_name(key.name) {}

    friend constexpr bool operator==(const QuestionName&, const QuestionName&) = default;

private:
    std::uint16_t m_name;
};

}  // namespace hitspread
