#pragma once

#include "services/action/actionrecord.h"
#include "services/ports/campaign.h"

#include <optional>
#include <string>
#include <vector>

namespace hitspread {

/// The dice that wait in a fight, held against a step of its log: what they were rolled with must still be there after it. Made
/// before the step, asked after it, inside the transaction that is to leave nothing when they refuse. Storage thread.
class PendingDiceGuard {
public:
    PendingDiceGuard(Campaign& campaign, Scope scope);

    /// Throws Failure PendingExists (of its system; details: the action's id, who or what does it, what would be gone) when somebody or something
    /// they were rolled with is there no more, or is fewer or more.
    void requireEverything() const;

private:
    /// Somebody in the fight, or something he has or that lies about.
    struct Row {
        RecordRef record;
        std::string name;
        std::optional<AnyRecord> count;  ///< of what is carried by number
    };

    void note(RecordRef record);
    /// Nothing: it is no such row, there is none any more, or whom it is about is away.
    [[nodiscard]] std::optional<Row> rowNow(RecordRef record) const;
    [[nodiscard]] bool isAsItWas(const Row& row) const;

    Campaign& m_campaign;
    std::optional<PendingAction> m_waiting;
    std::vector<Row> m_rows;
};

}  // namespace hitspread
