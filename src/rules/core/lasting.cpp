#include "rules/core/lasting.h"

#include "rules/core/declare.h"

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
};

std::int32_t secondsOf(TimeUnit unit)
{
    return kSeconds.at(static_cast<std::size_t>(unit));
}

/// Whether this moment takes one phase or round off what is left.
bool countsAt(const Lasting& lasting, const PhaseStep& step, int phases)
{
    const bool isEnd = lasting.moment == PhaseMoment::End;
    if (isEnd ? !step.ends : !step.starts)
        return false;
    const int phase = isEnd ? step.phase : step.after(phases)[1];
    return lasting.unit == TimeUnit::Phases || phase == (isEnd ? phases : 1);
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
