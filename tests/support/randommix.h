#pragma once

#include "rules/core/dice/dice.h"
#include "rules/core/time/lying.h"
#include "services/action/actionservice.h"
#include "services/undo/historyservice.h"
#include "support/fakecampaign.h"
#include "support/sanitized.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hitspread::support {

/// What a mix is played on: a campaign that can be closed and opened, and one like it was before the first step.
class MixStage {
public:
    virtual ~MixStage() = default;
    [[nodiscard]] virtual Campaign& live() = 0;
    /// Holds what `live` held at the beginning; the mix writes to it only in transactions it takes back.
    [[nodiscard]] virtual Campaign& origin() = 0;
    virtual void reopen() = 0;
};

/// One step of a mix: what to do, and a number everything about it is drawn from.
struct MixStep {
    enum class Kind : std::uint8_t {
        Fire,      ///< resolve an action and keep it as pending, sometimes with some of its dice only
        Apply,     ///< finish what is pending and apply it
        Drop,      ///< drop it
        Act,       ///< resolve and apply at once, undo, redo
        Undo,      ///< in an encounter
        Redo,      ///< in an encounter
        ByHand,    ///< set a value of a condition, a carried weapon, a worn armour or a switch
        EditBook,  ///< change a character of the library
        UndoBook,
        RedoBook,
        Join,   ///< a character enters an encounter
        Leave,  ///< a combatant is removed
        Reopen,
        Rewind,     ///< to any place of an encounter's log, on whichever branch
        Amend,      ///< another die for a past action, and all that follows
        Lay,        ///< somebody lets a grenade lie
        Place,      ///< one of the library lies there
        MoveLying,  ///< what lies about lies elsewhere, or goes off sooner or later
        TakeUp,
        TakeAway,
        GoOff,  ///< what lies about goes off, and sometimes did not
        Rest    ///< hours and days pass for everybody in an encounter
    };
    static constexpr int kKinds = 22;
    Kind kind{};
    std::uint64_t number = 0;
};

/// Steps of a long walk.
inline constexpr int kLongWalk = support::fewerIfSanitized(10000);

/// Plays random steps through the services and asserts (for rapidcheck) after each: the campaign is what its log makes of the
/// beginning; what fails changes nothing; undo and redo restore every value; pending dice are as they fell.
class RandomMix {
public:
    RandomMix(MixStage& stage, const BodyPlans& plans);

    void play(const MixStep& step);
    /// Many steps drawn from a seed, as in play(), compared with the replay only now and then: for walks too long for that.
    void walk(int steps, std::uint64_t seed);

    /// Undoes everything in every scope, compares with the beginning, redoes it all, compares again; then resolves every
    /// logged action once more from its own answers with an answerer that must not be asked.
    void unwindAndRedo();

    /// How often each kind of step did something, for judging whether the mix is one.
    [[nodiscard]] const std::map<MixStep::Kind, int>& done() const { return m_done; }

private:
    void begin(const MixStep& step);
    void perform(MixStep::Kind kind);
    void fire();
    void apply();
    void drop();
    void act();
    void setByHand();
    void editBook();
    void join();
    void leave();
    void rewind();
    void amend();
    void takeBackOne(HistoryService& history, Scope scope, std::vector<Scope>& undone);
    void lay();
    void place();
    void moveLying();
    void takeUp();
    void takeAway();
    void goOff();
    [[nodiscard]] Lying someLying();
    void rest();
    [[nodiscard]] ActionRecord someAction();
    void dropWhatWaits();
    [[nodiscard]] std::vector<Scope> scopes();
    [[nodiscard]] std::vector<LogEntry> wholeLog();
    [[nodiscard]] std::string replayed();
    void requirePendingAsItFell();
    void requireNoRolls();

    /// A number 0 … count-1 of this step.
    [[nodiscard]] std::size_t below(std::size_t count);
    template <typename Items>
    [[nodiscard]] const auto& oneOf(const Items& items);

    MixStage& m_stage;
    const BodyPlans& m_plans;
    FixedClock m_clock;
    RandomStream m_random{0};
    RecordId m_encounter = 0;  ///< the one this step is about
    std::map<RecordId, PendingAction> m_pending;
    /// What of an encounter's log was read: its end is added to, and nothing else.
    struct Seen {
        EntryId newest = 0;
        std::vector<EntryId> places;  ///< the oldest first
    };
    std::map<RecordId, Seen> m_seen;
    std::string m_last;         ///< what the campaign held after the last step that was played; empty: none was
    std::size_t m_entries = 0;  ///< and how long its log was
    std::map<MixStep::Kind, int> m_done;
};

}  // namespace hitspread::support
