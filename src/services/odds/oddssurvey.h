#pragma once

#include "services/action/bodyclick.h"
#include "services/odds/attackodds.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace hitspread {

/// What an attack would come to otherwise: aimed at every other place, or with one thing decided otherwise. Asked of the rules one
/// attack at a time, so that whoever has other work can stop in between. A value: it keeps the request it was made for.
class OddsSurvey {
public:
    /// A place to aim at, and the attack there.
    struct Aim {
        Hex hex;
        AttackOdds odds;
    };
    /// Something decided otherwise, and the attack then.
    struct Other {
        OddsAlternative alternative;
        AttackOdds odds;
    };
    /// One of the best, by its place in aims() or others().
    struct Ranked {
        std::size_t place = 0;
        double chance = 0;

        friend bool operator==(const Ranked&, const Ranked&) = default;
    };

    /// Without anything to ask.
    OddsSurvey() = default;
    /// Odds go no deeper than that. Precondition: the request's validate() finds nothing, and there are odds of it.
    explicit OddsSurvey(Request request, OddsDepth depth = OddsDepth::Everything);

    /// Asks for the odds of one attack more; false: nothing is left to ask. Alternatives come first, they are few.
    bool step();
    [[nodiscard]] bool isDone() const
    {
        return m_next == m_alternatives.size() + m_places.size() + (m_nowhere ? std::size_t(1) : 0);
    }
    /// What was asked so far.
    [[nodiscard]] const std::vector<Aim>& aims() const { return m_aims; }
    [[nodiscard]] const std::vector<Other>& others() const { return m_others; }

    /// The attack aimed nowhere in particular, where that can be left to the dice; nothing: it cannot, or it was not asked yet.
    [[nodiscard]] const std::optional<AttackOdds>& unaimed() const { return m_unaimed; }

    /// The aims that serve a goal best, the best first, of equal ones the first in the body plan; none that cannot reach it, and none at
    /// all where every place is as good.
    [[nodiscard]] std::vector<Ranked> bestAims(const OddsGoal& goal, std::size_t most) const;
    /// The alternatives that raise a chance, the best first.
    [[nodiscard]] std::vector<Ranked> helpful(const OddsGoal& goal, double now, std::size_t most) const;

private:
    /// A value of the field that holds the aim.
    struct Place {
        Hex hex;
        std::int32_t value = 0;
    };

    [[nodiscard]] std::optional<AttackOdds> aimedAt(std::int32_t value) const;
    void askPlace(const Place& place);
    [[nodiscard]] bool placesDiffer(const OddsGoal& goal) const;
    void askAlternative(const OddsAlternative& alternative);

    [[nodiscard]] std::optional<AttackOdds> askedOf(const Input& input) const;

    Request m_request;
    OddsDepth m_depth = OddsDepth::Everything;
    BodyClick m_click;
    std::vector<OddsAlternative> m_alternatives;
    std::vector<Place> m_places;
    std::optional<std::int32_t> m_nowhere;  ///< the value that names no place, where there is one
    std::size_t m_next = 0;
    std::vector<Aim> m_aims;
    std::vector<Other> m_others;
    std::optional<AttackOdds> m_unaimed;
};

}  // namespace hitspread
