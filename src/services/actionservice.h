#pragma once

#include "services/binder.h"

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

    /// Keeps an action whose first dice have fallen, or replaces the kept one under the same id; returns its id. Throws Failure
    /// (PendingExists) while another waits in the encounter.
    [[nodiscard]] RecordId keep(const PendingAction& pending);
    /// The one that waits in an encounter.
    [[nodiscard]] std::optional<PendingAction> pending(RecordId encounter);

    /// Commits a finished action in one transaction: every "before" must still be true (else Failure OutOfDate), then the log
    /// entry, the "after" values and the end of the pending action; while another one waits, Failure PendingExists. What the game master changed by hand in bound parts
    /// counts as part of the action. Returns the entry.
    EntryId apply(const PendingAction& pending, const std::string& title);

    /// Drops a pending action; the reason (not empty, else Failure NoReason) and the dice stay in the log.
    EntryId drop(const PendingAction& pending, const std::string& title, const std::string& reason);
    /// Nothing of it lies on the table any more: every die was mistyped and taken back. It waits no longer, and nothing is noted. Refused
    /// (PendingExists) while any of its dice lies there.
    void takeBack(const PendingAction& pending);

private:
    void requireTurn(const PendingAction& pending);
    /// Throws Failure BadInput when a condition of the actor keeps him from it.
    void requireAble(const ActionRecord& action);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
