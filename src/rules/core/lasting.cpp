#include "rules/core/lasting.h"

#include "rules/core/declare.h"

namespace hitspread {

namespace {

using declare::choice;
using declare::number;

constexpr std::array<std::string_view, 5> kUnits{"phases", "rounds", "minutes", "hours", "days"};
constexpr std::array<std::string_view, 2> kMoments{"start", "end"};

constexpr FieldDeclaration kFields[]{
    number<&Lasting::left>(
        "left", {.minimum = 1, .maximum = 9999, .fallback = kNoEntry, .optional = true, .group = "duration"}),
    choice<&Lasting::unit>("unit", kUnits, {.group = "duration"}),
    choice<&Lasting::moment>("moment", kMoments, {.fallback = 1, .group = "duration"}),
    number<&Lasting::anchor>("anchor", {.maximum = std::numeric_limits<std::int32_t>::max(), .group = "duration"}),
};

}  // namespace

const RecordDeclaration lastingRecord = declare::record<Lasting>("lasting", RecordKind::Lasting, kFields);

bool countsAt(const Lasting& lasting, const PhaseStep& step, int phases)
{
    if (lasting.left == kNoEntry || (lasting.unit != TimeUnit::Phases && lasting.unit != TimeUnit::Rounds))
        return false;
    const bool isEnd = lasting.moment == PhaseMoment::End;
    if (isEnd ? !step.ends : !step.starts)
        return false;
    const int phase = isEnd ? step.phase : step.after(phases)[1];
    return lasting.unit == TimeUnit::Phases || phase == (isEnd ? phases : 1);
}

}  // namespace hitspread
