#include "rules/core/time/lasting.h"

#include "rules/core/declare/declare.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hitspread {

namespace {

using declare::choice;
using declare::number;

constexpr std::array<std::string_view, 5> kUnits{"phases", "rounds", "minutes", "hours", "days"};
constexpr std::array<std::string_view, 2> kMoments{"start", "end"};
constexpr std::array<std::int32_t, 5> kSeconds{0, 0, 60, 3600, 86400};  ///< by unit; 0: counted whole

constexpr FieldDeclaration kLastingFields[]{
    number<&Lasting::left>(
        "left", {.minimum = 1, .maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "duration"}),
    choice<&Lasting::unit>("unit", kUnits, {.group = "duration"}),
    choice<&Lasting::moment>("moment", kMoments, {.fallback = 1, .group = "duration"}),
    declare::someone<&Lasting::anchor>("anchor", {.group = "duration"}),
    number<&Lasting::elapsed>("elapsed", {.maximum = kSeconds.back() - 1, .unit = "s", .group = "duration"}),
    number<&Lasting::phase>("phase",
                            {.minimum = 1, .maximum = 99, .fallback = 1, .group = "duration", .rules = "PCT-D42"}),
};

std::int32_t secondsOf(TimeUnit unit)
{
    return kSeconds.at(static_cast<std::size_t>(unit));
}

/// Whether this moment takes one phase or round off what is left (PCT-D42).
bool countsAt(const Lasting& lasting, const PhaseStep& step, int phases)
{
    const bool isEnd = lasting.moment == PhaseMoment::End;
    if (isEnd ? !step.ends : !step.starts)
        return false;
    return lasting.unit == TimeUnit::Phases || step.after(phases)[1] == std::min(lasting.phase, phases);
}

/// How many ends of phases from now, that of the one that runs being the first; precondition: it has an end.
std::int64_t phasesLeft(const Lasting& lasting, int phase, const RoundTime& round)
{
    if (lasting.unit == TimeUnit::Phases)
        return lasting.left;
    if (lasting.unit == TimeUnit::Rounds) {
        const int counted = std::min(lasting.phase, round.phases);
        const int first = counted > phase ? counted - phase : counted - phase + round.phases;
        return first + std::int64_t{lasting.left - 1} * round.phases;
    }
    const std::int64_t seconds = std::int64_t{lasting.left} * secondsOf(lasting.unit) - lasting.elapsed;
    return (seconds + round.secondsPerPhase - 1) / round.secondsPerPhase;
}

/// Precondition: it is counted by the second and has an end.
Lasting afterSeconds(Lasting lasting, std::int64_t seconds)
{
    const std::int64_t each = secondsOf(lasting.unit);
    const std::int64_t gone = lasting.elapsed + seconds;
    const bool isOver = gone / each >= lasting.left;
    lasting.left = isOver ? 0 : lasting.left - static_cast<std::int32_t>(gone / each);
    lasting.elapsed = isOver ? 0 : static_cast<std::int32_t>(gone % each);
    return lasting;
}

}  // namespace

const RecordDeclaration lastingRecord = declare::record<Lasting>("lasting", RecordKind::Lasting, kLastingFields);

Lasting afterStep(const Lasting& lasting, const PhaseStep& step, const RoundTime& round)
{
    if (lasting.left == kNoEntry)
        return lasting;
    Lasting after = lasting;
    if (secondsOf(lasting.unit) == 0)
        after.left -= countsAt(lasting, step, round.phases) ? 1 : 0;
    else if (step.ends && (lasting.moment == PhaseMoment::End || step.starts))
        after = afterSeconds(lasting, round.secondsPerPhase);
    return after;
}

std::optional<std::array<int, 2>> overAt(const Lasting& lasting, std::array<int, 2> now, const RoundTime& round)
{
    const bool standsStill = secondsOf(lasting.unit) > 0 && round.secondsPerPhase <= 0;
    if (lasting.left == kNoEntry || standsStill)
        return std::nullopt;
    const std::int64_t since = now[1] - 1 + phasesLeft(lasting, now[1], round);
    return std::array{now[0] + static_cast<int>(since / round.phases), static_cast<int>(since % round.phases) + 1};
}

Lasting afterHours(const Lasting& lasting, std::int32_t hours)
{
    if (lasting.left == kNoEntry || hours < 1)
        return lasting;
    if (secondsOf(lasting.unit) > 0)
        return afterSeconds(lasting, std::int64_t{hours} * secondsOf(TimeUnit::Hours));
    Lasting over = lasting;
    over.left = 0;
    return over;
}

}  // namespace hitspread
