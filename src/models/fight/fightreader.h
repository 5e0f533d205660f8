#pragma once

#include "models/campaigngateway.h"
#include "models/fight/fightsnapshot.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

/// A fight read whole: this one, or where there is none of that number the first that was not put aside. Storage thread; throws Failure.
[[nodiscard]] FightSnapshot readFight(CampaignServices& services, RecordId wanted);

/// How far somebody knows a fight: enough to be told what is new since.
struct FightKnown {
    RecordId encounter = 0;
    EntryId place = 0;                      ///< the entry in force last
    EntryId newest = 0;                     ///< the newest line of its log
    EntryId oldest = 0;                     ///< the oldest one shown
    std::map<Scope, EntryId> elsewhere{};   ///< the entry in force last in the library and in each other fight
    std::map<RecordId, RecordId> owners{};  ///< whose each thing is, by possession; 0: it lies about
    std::vector<Combatant> people{};
};
[[nodiscard]] FightKnown knownOf(const FightSnapshot& snapshot);

/// What is new in a fight since. Nothing in it is worked out from what an entry says: every value is read from the campaign.
struct FightNews {
    /// Set where the way from what was known to what is now is long, or leads over the library: then the rest is empty.
    std::optional<FightSnapshot> whole{};
    std::vector<Encounter> encounters{};
    std::vector<Combatant> rows{};       ///< whose row is otherwise, but nothing he has
    std::vector<CombatantView> views{};  ///< who came, or has other things
    std::vector<RecordId> gone{};
    std::optional<std::vector<LyingView>> lying{};
    std::optional<std::map<std::pair<RecordId, RecordId>, int>> distances{};
    std::vector<LogEntry> entries{};  ///< new lines of the log, newest first
    std::vector<EntryId> standing{};  ///< of the lines now shown, those in force, newest first
    std::optional<std::shared_ptr<const ActionRecord>> last{};
    EntryId undoable = 0;
    EntryId redoable = 0;
    std::optional<PendingAction> pending{};
    std::vector<Foreseen> foreseen{};
    std::vector<WhatIf> trying{};
    bool readOnly = false;
};

/// Reads what is new, which takes as long as it is much, not as long as the fight is. Storage thread; throws Failure.
[[nodiscard]] FightNews readNews(CampaignServices& services, const FightKnown& known);

/// The fight as it is now. Precondition: the news are about what was known of this snapshot.
[[nodiscard]] FightSnapshot withNews(FightSnapshot snapshot, FightNews news);

}  // namespace hitspread
