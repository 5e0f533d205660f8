#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hitspread {

struct Input;

/// Time that passes outside a fight.
struct Rest {
    std::int32_t hours = 0;   ///< 0 to 9999
    std::int32_t days = 0;    ///< 0 to 999
    bool hospital = false;    ///< the days are spent in hospital
    std::int32_t rounds = 0;  ///< 0 to 99999, of the fight
    std::int32_t hoursOfRounds =
        0;  ///< the whole hours those are by the rules of the fight; only told (RestFacet::timeOf)

    [[nodiscard]] constexpr std::int32_t allHours() const { return hoursOfRounds + hours + 24 * days; }
};

/// Facet: the system has rules for what time gives back after a fight. It is an action of the system on everybody at once.
class RestFacet {
public:
    virtual ~RestFacet() = default;
    /// That action's id.
    [[nodiscard]] virtual std::string_view action() const = 0;
    /// Tells an input of that action how much time passes. Precondition: the input is one.
    virtual void setTime(Input& input, const Rest& rest) const = 0;
    /// How much time passes by an input; nothing for any other action.
    [[nodiscard]] virtual std::optional<Rest> timeOf(const Input& input) const = 0;
};

}  // namespace hitspread
