#pragma once

#include "services/exchange/importplan.h"
#include "services/ports/campaign.h"

#include <functional>
#include <span>
#include <vector>

namespace hitspread {

/// What an import came to.
struct ImportOutcome {
    EntryId entry = 0;  ///< of the library's log; 0: nothing was done
    std::size_t added = 0;
    std::size_t changed = 0;
    std::vector<RecordRef> records{};  ///< those it changed, then those it added
    std::vector<RecordId> rows{};      ///< by the plan's rows: what each is here; 0: it is not here
};

/// Takes rows of another origin into the library: first a plan, which changes nothing, then the plan in one transaction that is one entry
/// and one undo. Storage thread.
class ImportService {
public:
    /// How far it is, of how much; false: stop.
    using Progress = std::function<bool(std::size_t done, std::size_t all)>;

    ImportService(Campaign& campaign, const BodyPlans& plans, const Clock& clock)
        : m_campaign(campaign), m_plans(plans), m_clock(clock)
    {}

    /// What would become of rows. Records are found by kind, rule system and name. A name that stands in the source or in the library
    /// twice, and what the library would refuse, is a fault of its row. Everything that is new or changed is chosen. Throws Failure of the
    /// store only. Where `progress` says stop the plan is empty.
    [[nodiscard]] ImportPlan plan(std::span<const ImportedRow> rows, const Progress& progress = {});

    /// Does what is chosen of a plan, whatever else others wrote beside it. What the plan does not name of a record stays, whoever changed it
    /// since; OutOfDate where a value it changes is another one by now, and where what is new or changed has come into the library or left it
    /// since. Nothing is done where `progress` says stop, or a row is refused.
    ImportOutcome apply(const ImportPlan& plan, const Progress& progress = {});
    /// The same inside a transaction of the caller, to its end.
    ImportOutcome applyWithin(const ImportPlan& plan) { return applied(plan, {}); }

private:
    /// A record to be inserted, and the row it comes from.
    struct Fresh {
        StoredRecord record;
        const PlannedRow* row = nullptr;
    };

    ImportOutcome applied(const ImportPlan& plan, const Progress& progress);
    void requireAsPlanned(const ImportPlan& plan);
    [[nodiscard]] PlannedRow planned(const ImportedRow& row, std::span<const StoredRecord> there);
    void takePortrait(const std::vector<std::byte>& image, PlannedRow& planned);
    /// Its record as it will be kept, with the changes a new picture makes. Throws Failure.
    [[nodiscard]] StoredRecord withPicture(const PlannedRow& row, std::vector<LoggedChange>& changes);
    /// What is to be inserted of a plan; the changes of what is there go to `changes`.
    [[nodiscard]] std::vector<Fresh> takeIn(const ImportPlan& plan, std::vector<LoggedChange>& changes);
    /// Gives new characters what they have.
    void giveKits(std::span<const Fresh> fresh);

    Campaign& m_campaign;
    const BodyPlans& m_plans;
    const Clock& m_clock;
};

}  // namespace hitspread
