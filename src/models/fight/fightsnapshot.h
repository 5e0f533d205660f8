#pragma once

#include "services/fight/encounterservice.h"
#include "services/turn/turnservice.h"
#include "services/undo/logentry.h"
#include "services/undo/whatifservice.h"

#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

/// One encounter as it is in the campaign at one moment.
struct FightSnapshot {
    std::vector<Encounter> encounters;
    Encounter encounter;
    std::vector<CombatantView> combatants;  ///< in the order in which they act
    std::vector<LyingView> lying;           ///< what lies about
    std::map<std::pair<RecordId, RecordId>, int> distances;
    /// The newest entries of its log but for those that only went back or forth, as many as a query gives by itself.
    std::vector<LogEntry> history;
    EntryId newest = 0;                        ///< entry of its log, of any kind
    std::shared_ptr<const ActionRecord> last;  ///< the newest applied action in force
    EntryId undoable = 0;
    EntryId redoable = 0;
    std::optional<PendingAction> pending;
    std::vector<Foreseen> foreseen;  ///< what ends with the phase that runs
    std::vector<WhatIf> trying;      ///< what is being tried out, the innermost last
    /// What is in force last in the library, whose records are carried and worn here, and in other fights, where some are made.
    std::map<Scope, EntryId> elsewhere;
    bool readOnly = false;  ///< nothing of it can be stored

    [[nodiscard]] const CombatantView* find(RecordId combatant) const;
    /// How far two are apart; nothing: nobody said.
    [[nodiscard]] std::optional<int> distance(RecordId a, RecordId b) const;
};

/// What of a fight is otherwise than before. By itself it says that anything may be.
struct FightChange {
    enum Aspect : unsigned {
        Fights = 1,                ///< which encounters there are, and what they are called
        Moment = 2,                ///< round and phase
        Rules = 4,                 ///< system, switches and profile
        People = 8,                ///< who is in it, and in which order
        Ground = 16,               ///< what lies about
        Distances = 32,            ///< how far they are apart
        Log = 64,                  ///< an entry more, or one that was taken back or put in force again
        Place = 128,               ///< the place in the log: what undo and redo act on, the last action
        Pending = 256,             ///< dice that wait
        Foreseen = 512,            ///< what ends with the phase
        Trying = 1024,             ///< what is being tried out
        Access = 2048,             ///< whether anything can be stored
        Values = 4096,             ///< values or things of somebody, see combatants
        CommandPalette = 8192 - 1  ///< one cannot say
    };
    unsigned aspects = CommandPalette;
    std::vector<RecordId>
        combatants{};  ///< whose values or things are otherwise, in the order of the list; of CommandPalette nobody

    [[nodiscard]] bool has(unsigned some) const { return (aspects & some) != 0; }
    /// Whether somebody's values or things are otherwise.
    [[nodiscard]] bool isAbout(RecordId combatant) const;
};

/// What is otherwise in the second. Both are of one campaign.
[[nodiscard]] FightChange changeBetween(const FightSnapshot& before, const FightSnapshot& after);

}  // namespace hitspread
