#pragma once

#include "rules/core/action.h"
#include "services/refusal/reason.h"

#include <cstdint>
#include <exception>
#include <string>
#include <vector>

namespace hitspread {

/// What went wrong outside the rules, as data: the text layer makes the sentence (what, where, what to do).
enum class ProblemCode : std::uint8_t {
    NotFound,   ///< where: what was looked for
    BadInput,   ///< where: the place; causes: why, with what to do about it
    Refused,    ///< the rules forbid it; where: the part; refusals: why
    OutOfDate,  ///< a value changed since: where: record and field
    BuiltUpon,  ///< undo refused; causes: the later entry
    NothingToUndo,
    NothingToRedo,
    PendingExists,    ///< an action with fallen dice waits in this encounter; causes: what it would lose, if it is that
    NoReason,         ///< a word of reason is needed
    NotACampaign,     ///< where: file
    ForeignDatabase,  ///< an SQLite file of another program
    NewerCampaign,    ///< causes: the versions
    DamagedCampaign,  ///< causes: what the check found
    CampaignLocked,
    CampaignReadOnly,
    DiskFull,
    StorageFault,  ///< causes: what SQLite or the system said
    FileExists,
    StaleWal,        ///< where: a campaign's -wal that was written beside another copy of it
    Stopped,         ///< a statement that did not end was ended
    OutcomeUnknown,  ///< the disk failed so late that the change may be kept all the same; where: file
    OutOfMemory
};
inline constexpr std::size_t kProblemCodes = static_cast<std::size_t>(ProblemCode::OutOfMemory) + 1;

struct Problem {
    ProblemCode code = ProblemCode::StorageFault;
    Site where;
    std::vector<Cause> causes{};
    std::string system{};             ///< Refused: whose rules
    std::vector<Refusal> refusals{};  ///< Refused
};

/// Whether reading a file failed.
[[nodiscard]] bool isUnread(const Problem& problem);
/// Whether it says nothing of what was looked at: it could not be looked at, for a lock, the disk, memory, or because nobody waits any more.
[[nodiscard]] bool keptFromLooking(const Problem& problem);

/// Thrown by services and stores; nothing was changed when it leaves them, but for OutcomeUnknown.
class Failure : public std::exception {
public:
    explicit Failure(Problem problem);
    Failure(ProblemCode code, Site where) : Failure(Problem{code, std::move(where)}) {}
    Failure(ProblemCode code, Site where, Cause cause);
    [[nodiscard]] const Problem& problem() const noexcept { return m_problem; }
    /// For logs and debuggers; people read the text layer's sentence.
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    Problem m_problem;
    std::string m_what;
};

/// What a fault of any kind is told as: what is no Failure already happened at `where`.
[[nodiscard]] Problem problemFrom(const std::exception& fault, const Site& where);

/// Throws Failure (BadInput) for a reason that says what to do about it.
template <Reason kReason, typename... Given>
[[noreturn]] void refuse(Site where, Given&&... given)
{
    static_assert(told::ValuesOf<kReason>::kHasRemedy, "a finding says nothing of what to do");
    throw Failure(ProblemCode::BadInput, std::move(where), because<kReason>(std::forward<Given>(given)...));
}

}  // namespace hitspread
