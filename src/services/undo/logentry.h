#pragma once

#include "services/action/actionrecord.h"
#include "services/ports/encounterstore.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace hitspread {

/// Number of a log entry; grows by order of writing, whatever the clock says. 0: none.
using EntryId = long long;

enum class EntryKind : std::uint8_t {
    Action,  ///< a resolved action was applied
    Edit,    ///< values set by hand
    Create,  ///< a record came into being
    Remove,  ///< a record was deleted
    Drop,    ///< a pending action was dropped, with a reason; changes nothing
    Undo,    ///< took back `target`
    Redo     ///< put `target` in force again
};

/// A number, a text, a list of ranks, a table, or nothing (the record did not exist: field is empty, the other side is a snapshot).
using LoggedValue = std::variant<std::monostate, std::int64_t, std::string, Ranks, Table>;

/// What a row that was kept whole says to whoever shows it.
struct KeptRow {
    std::string name{};                 ///< of a combatant
    std::optional<Possession> thing{};  ///< what somebody had, or what lay about
};

/// A before/after fact about one element of one field of one record; an empty field means the whole record.
struct LoggedChange {
    RecordRef record;
    std::string field;
    std::uint16_t element = 0;
    LoggedValue before;
    LoggedValue after;
    std::int32_t step = -1;  ///< the step of the action that made it
    /// Read from the log, of a row of a combatant or a possession: what it says. nullptr: it is none, or cannot be read.
    std::shared_ptr<const KeptRow> row{};
};

struct LogEntry {
    EntryId id = 0;
    Scope scope;
    EntryKind kind = EntryKind::Edit;
    EntryId parent = 0;  ///< the entry in force before this one: the log is a tree, undone tails stay as branches
    /// Undo: the oldest entry taken back, with all that was built on it; Redo: the newest put in force, with all that leads
    /// to it. 0 otherwise.
    EntryId target = 0;
    std::string title;   ///< one line for the history
    std::string reason;  ///< why, where a reason was asked
    std::string time;    ///< ISO 8601 UTC; for show only, never for order
    int round = 0;
    int phase = 0;
    std::shared_ptr<const ActionRecord> action;  ///< Action and Drop
    std::vector<LoggedChange> changes;
    std::string actionId;  ///< in lists: id of its action; empty where it is none
    bool inForce = false;  ///< in lists: whether it stands, not undone; notes (Drop, Undo, Redo) never do
};

/// Whether an entry only went back or forth.
[[nodiscard]] constexpr bool isMove(EntryKind kind)
{
    return kind == EntryKind::Undo || kind == EntryKind::Redo;
}

/// Whether an entry is a note beside the state, which nothing can be built upon.
[[nodiscard]] constexpr bool isNote(EntryKind kind)
{
    return kind == EntryKind::Drop || isMove(kind);
}

/// All kinds but those that only go back or forth.
[[nodiscard]] inline std::vector<EntryKind> kindsButMoves()
{
    return {EntryKind::Action, EntryKind::Edit, EntryKind::Create, EntryKind::Remove, EntryKind::Drop};
}

/// A named place of a fight's log: the newest entry of a branch. Marks are names for entries, no entries themselves: undo
/// leaves them where they are.
struct LogMark {
    RecordId id = 0;
    RecordId encounter = 0;
    EntryId entry = 0;   ///< 0: the beginning of the fight
    EntryId origin = 0;  ///< where the branch left what was played until then; 0: at the beginning
    std::string name;    ///< none of a fight has that of another
};

/// A word somebody looks for and the actions it names where people read them, in whatever language that is.
struct NamedActions {
    std::string word;
    std::vector<std::string> actions;  ///< their ids
};

/// What to list: newest first.
struct LogQuery {
    Scope scope;
    std::string search;  ///< words, each of which title or reason holds, or which names the action; empty: all
    std::size_t limit = 200;
    EntryId before = 0;                   ///< only entries older than this; 0: from the newest
    EntryId after = 0;                    ///< only entries younger than this
    std::vector<EntryKind> kinds{};       ///< only these; empty: all
    RecordId combatant = 0;               ///< only what changed him or what he carries; 0: all
    std::optional<FightClock> moment{};   ///< only of this round and, unless 0, this phase
    std::vector<NamedActions> actions{};  ///< what words of the search name
};

}  // namespace hitspread
