#pragma once

#include "rules/core/declare/record.h"
#include "rules/core/time/round.h"

#include <array>
#include <optional>

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
    /// Seconds of the minute, hour or day that runs which are over. Phases and rounds are counted whole.
    std::int32_t elapsed = 0;
    /// Rounds are over as this phase of a round begins: put on in a phase, "n rounds" end at the same point of the round n rounds later
    /// (PCT-D42).
    std::int32_t phase = 1;
};

/// The round time is counted in.
struct RoundTime {
    int phases = 1;
    std::int32_t secondsPerPhase =
        0;  ///< 0: the rules give a phase no length, and minutes stand still while phases pass
};

extern const RecordDeclaration lastingRecord;

/// How it goes on after this moment between phases, if whose phases count was there; `left` 0: it is over. Minutes and more are counted
/// by the seconds of each phase that ends.
[[nodiscard]] Lasting afterStep(const Lasting& lasting, const PhaseStep& step, const RoundTime& round);

/// The round and phase that begin when it is over, counted from one that runs; nothing: it goes on until it is lifted, or counts minutes
/// while the rules give a phase no length. As long as whose phases count is there.
[[nodiscard]] std::optional<std::array<int, 2>> overAt(const Lasting& lasting, std::array<int, 2> now,
                                                       const RoundTime& round);

/// The same after so many hours outside a fight: what is counted in phases or rounds is over, the rest is counted to the second.
[[nodiscard]] Lasting afterHours(const Lasting& lasting, std::int32_t hours);

}  // namespace hitspread
