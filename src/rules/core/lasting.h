#pragma once

#include "rules/core/record.h"
#include "rules/core/round.h"

namespace hitspread {

enum class TimeUnit : std::uint8_t { Phases, Rounds, Minutes, Hours, Days };

/// At which end of somebody's phase time is counted.
enum class PhaseMoment : std::uint8_t { Start, End };

/// How long a condition somebody has goes on. It is counted in somebody's phases: while he is away, it stands still.
struct Lasting {
    std::int32_t left = kNoEntry;  ///< so many units, 1 to 9999; no entry: until it is lifted
    TimeUnit unit = TimeUnit::Phases;
    PhaseMoment moment = PhaseMoment::End;
    std::int32_t anchor = 0;  ///< combatant whose phases count; 0: who has the condition
};

extern const RecordDeclaration lastingRecord;

/// Whether this moment between phases takes one off what is left, in a round of so many phases. Minutes and more are not
/// counted phase by phase.
[[nodiscard]] bool countsAt(const Lasting& lasting, const PhaseStep& step, int phases);

}  // namespace hitspread
