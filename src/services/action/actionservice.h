#pragma once

#include "services/action/binder.h"

namespace hitspread {

/// From intent to a committed action: resolve, keep what has fallen, apply, drop. Storage thread, but for `resolved`,
/// which is pure and may run anywhere.
class ActionService {
public:
    ActionService(Campaign& campaign, const BodyPlans& plans, const Clock& clock)
        : m_campaign(campaign), m_plans(plans), m_clock(clock)
    {}

    /// The request for an order (see Binder).
    [[nodiscard]] ActionRecord prepare(const ActionOrder& order);

    /// Resolves an action with its answers and, for the rest, `further`. Pure. The open question, if any, is in `open`.
    /// Throws Failure (Refused, BadInput) when validation forbids it.
    struct Resolved {
        ActionRecord action;
        std::optional<Question> open;
    };
    [[nodiscard]] static Resolved resolved(ActionRecord action, Answerer* further = nullptr);

    /// What an order with these values would come to, with nothing rolled and nothing kept; see `open` for what is asked first.
    /// Throws Failure as prepare(), resolved() and apply() would.
    [[nodiscard]] Resolved rehearsed(const ActionOrder& order, const std::vector<ActionSetting>& settings = {});
    /// The same of one of several orders of one moment, for which what they share is read once.
    [[nodiscard]] Resolved rehearsed(Binder& reading, const ActionOrder& order,
                                     const std::vector<ActionSetting>& settings);
    [[nodiscard]] Binder binder() { return {m_campaign, m_plans}; }

    /// An action bound anew to the fight as it is now, see boundAnew(). Throws Failure as that does, and BadInput when a condition of
    /// the actor keeps him from it by now.
    [[nodiscard]] ActionRecord preparedAnew(const ActionOrder& order, const ActionRecord& begun);
    /// What waits, worked out anew in the fight as it is now with what the game master gave it himself, every die, choice and ruling;
    /// see `open` for what neither that nor `further` answers. Kept so at once. Throws Failure as preparedAnew(), resolved() and keep() do.
    [[nodiscard]] Resolved workedAnew(const PendingAction& pending, Answerer* further = nullptr);

    /// Keeps an action whose first dice have fallen, or replaces the kept one under the same id; returns its id. Throws Failure
    /// (PendingExists) while another waits in the encounter.
    [[nodiscard]] RecordId keep(const PendingAction& pending);
    /// The one that waits in an encounter.
    [[nodiscard]] std::optional<PendingAction> pending(RecordId encounter);

    /// Commits a finished action in one transaction: everything it has read must still be so (else Failure OutOfDate, see outOfDate()),
    /// then the log entry, the "after" values and the end of the pending action; while another one waits, Failure PendingExists, and where
    /// it waits no more itself, BadInput. What the game master changed by hand in bound parts counts as part of the action. Returns the
    /// entry.
    EntryId apply(const PendingAction& pending, const std::string& title);

    /// Drops a pending action; the reason (not empty, else Failure NoReason) and the dice stay in the log.
    EntryId drop(const PendingAction& pending, const std::string& title, const std::string& reason);
    /// Nothing of it lies on the table any more: every die was mistyped and taken back. It waits no longer, and nothing is noted. Refused
    /// (PendingExists) while any of its dice lies there.
    void takeBack(const PendingAction& pending);

private:
    void requireTurn(const PendingAction& pending);
    void requireInForce(const PendingAction& pending);
    /// Throws Failure BadInput when a condition of the actor keeps him from it.
    void requireAble(const ActionRecord& action);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
