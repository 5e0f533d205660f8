#pragma once

#include "rules/core/action.h"

#include <cstdint>
#include <exception>
#include <string>
#include <vector>

namespace hitspread {

/// What went wrong outside the rules, as data: the text layer makes the sentence (what, where, what to do).
enum class ProblemCode : std::uint8_t {
    NotFound,   ///< where: what was looked for
    BadInput,   ///< where: the place; details: reason, remedy
    Refused,    ///< the rules forbid it; where: the part; refusals: why
    OutOfDate,  ///< a value changed since: where: record and field
    BuiltUpon,  ///< undo refused: details: the later entry's title and number
    NothingToUndo,
    NothingToRedo,
    /// An action with fallen dice waits in this encounter; where it would lose what it was rolled with: its system, details: the
    /// action's id, who or what does it, what would be gone.
    PendingExists,
    NoReason,         ///< a word of reason is needed
    NotACampaign,     ///< where: file
    ForeignDatabase,  ///< an SQLite file of another program
    NewerCampaign,    ///< details: version found, version known
    DamagedCampaign,  ///< details: what the check found
    CampaignLocked,
    CampaignReadOnly,
    DiskFull,
    StorageFault,  ///< details: what SQLite said
    FileExists,
    StaleWal,       ///< where: a campaign's -wal that was written beside another copy of it
    Stopped,        ///< a statement that did not end was ended
    OutcomeUnknown  ///< the disk failed so late that the change may be kept all the same; where: file
};

struct Problem {
    ProblemCode code = ProblemCode::StorageFault;
    std::string where;
    std::vector<std::string> details;
    std::string system{};             ///< Refused, PendingExists: whose rules
    std::vector<Refusal> refusals{};  ///< Refused
};

/// Thrown by services and stores; nothing was changed when it leaves them, but for OutcomeUnknown.
class Failure : public std::exception {
public:
    explicit Failure(Problem problem);
    Failure(ProblemCode code, std::string where, std::vector<std::string> details = {});
    [[nodiscard]] const Problem& problem() const noexcept { return m_problem; }
    /// For logs and debuggers; people read the text layer's sentence.
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    Problem m_problem;
    std::string m_what;
};

}  // namespace hitspread
