#pragma once

#include "services/ports/campaign.h"
#include "services/refusal/reason.h"
#include "storage/sqlite/connection.h"

#include <QString>

#include <functional>
#include <vector>

namespace hitspread::storage {

class DeclaredChanges;

/// Looks through a whole campaign for anything that cannot be right. Reads only (but for the search index's own check, which
/// SQLite counts as writing and which is left out where nothing can be written). Repairs nothing.
class Integrity {
public:
    Integrity(Connection& connection, Campaign& campaign) : m_connection(connection), m_campaign(campaign) {}

    /// One cause per fault, empty when everything is sound. Throws Failure when it cannot look: CampaignLocked, DiskFull,
    /// CampaignReadOnly, Stopped.
    [[nodiscard]] std::vector<Cause> faults();

private:
    /// What a row that should not be there says.
    using Fault = std::function<Cause(const ResultSet& row)>;

    void checkPages();
    void checkReferences();
    void checkSearch();
    void checkLog();
    void checkEntry(const LogEntry& entry, const DeclaredChanges& declared);
    void checkRecords();
    void checkEncounters();
    void checkPictures();
    void reportPicture(const QString& digest);
    void report(const QString& sql, const Fault& fault);
    void attempt(const std::function<void()>& work);
    void checkRecord(const AnyRecord& record, const Site& which);

    Connection& m_connection;
    Campaign& m_campaign;
    std::vector<Cause> m_faults;
};

}  // namespace hitspread::storage
