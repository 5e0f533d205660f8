#include "rules/systems/twod6/monitor.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hitspread::twod6 {

namespace {

/// Chance of each sum of two dice, in 36ths, from 2 on.
constexpr std::array<int, 11> kTwoDice{1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
constexpr double kAllOfTwo = 36.0;

/// Minutes of one who deteriorates: how likely each count of Lethal points and of saves in a row is by now.
class Dying {
public:
    Dying(const Character& who, const Condition& condition, const Switches& switches)
        : m_who(who), m_switches(switches), m_boxes(boxesOf(who.bld))
    {
        const auto lethal = static_cast<std::size_t>(std::clamp(condition.lethal, 0, m_boxes));
        const auto made = static_cast<std::size_t>(std::clamp(condition.savesMade, 0, 2));
        m_chances.resize(static_cast<std::size_t>(m_boxes) + 1);
        m_chances[lethal][made] = 1;
    }
    void passMinute()
    {
        std::vector<std::array<double, kSavesToEnd>> next(m_chances.size());
        next.back() = m_chances.back();
        for (std::size_t lethal = 0; lethal + 1 < m_chances.size(); ++lethal) {
            for (std::size_t made = 0; made < kSavesToEnd; ++made)
                pass(static_cast<std::int32_t>(lethal), made, m_chances[lethal][made], next);
        }
        m_chances = std::move(next);
    }
    [[nodiscard]] double dead() const { return m_chances.back()[0] + m_chances.back()[1] + m_chances.back()[2]; }

private:
    void pass(std::int32_t lethal, std::size_t made, double chance,
              std::vector<std::array<double, kSavesToEnd>>& next) const
    {
        if (chance == 0)
            return;
        const std::int32_t factor = woundFactor({lethal, lethal}, m_who.bld);
        if (!isSaveRolled(m_switches, factor)) {
            next[static_cast<std::size_t>(lethal)][made] += chance;
            return;
        }
        const std::int32_t number = buildSave(m_who, m_switches) + factor;
        for (int sum = 2; sum <= 12; ++sum) {
            const double part = chance * kTwoDice[static_cast<std::size_t>(sum - 2)] / kAllOfTwo;
            if (sum < number) {
                const std::int32_t more = std::min(lethal + number - sum, m_boxes);
                next[static_cast<std::size_t>(more)][0] += part;
            } else if (m_switches.deterioration != Deterioration::EndsAfterThree) {
                next[static_cast<std::size_t>(lethal)][0] += part;
            } else if (made + 1 < kSavesToEnd) {
                next[static_cast<std::size_t>(lethal)][made + 1] += part;
            }  // else it has ended: he does not die of it
        }
    }

    const Character& m_who;
    const Switches& m_switches;
    std::int32_t m_boxes;
    std::vector<std::array<double, kSavesToEnd>> m_chances;
};

}  // namespace

Monitor monitorOf(const Condition& condition)
{
    return {condition.lethal, condition.filled};
}

std::int32_t woundFactor(const Monitor& monitor, std::int32_t bld)
{
    const std::int32_t line = boxesPerLine(bld);
    return (monitor.lethal + line - 1) / line;
}

Line lineOf(const Monitor& monitor, std::int32_t bld)
{
    return static_cast<Line>(std::min(monitor.filled / boxesPerLine(bld), static_cast<std::int32_t>(kMonitorLines)));
}

std::int32_t buildSave(const Character& who, const Switches& switches)
{
    return switches.saveBase - switches.saveFactor * who.bld;
}

std::int32_t wakingInterval(std::int32_t woundFactor)
{
    return kRoundsPerMinute * std::max(woundFactor, 1);
}

std::int32_t weeksOfRest(std::int32_t lethal, std::int32_t bld)
{
    return (lethal + 2 * bld - 1) / (2 * bld);
}

bool isSaveRolled(const Switches& switches, std::int32_t woundFactor)
{
    return switches.deterioration == Deterioration::FromWoundTwo ? woundFactor >= 2 : woundFactor >= 1;
}

double chanceOfDeath(const Character& who, const Condition& condition, const Switches& switches, int minutes)
{
    if (condition.dead)
        return 1;
    if (condition.saveIn == kNoEntry)
        return 0;
    Dying dying(who, condition, switches);
    for (int minute = 0; minute < minutes; ++minute)
        dying.passMinute();
    return dying.dead();
}

}  // namespace hitspread::twod6
