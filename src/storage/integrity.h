#pragma once

#include "services/ports/campaign.h"
#include "storage/connection.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>

namespace hitspread::storage {

class DeclaredChanges;

/// Looks through a whole campaign for anything that cannot be right. Reads only (but for the search index's own check, which
/// SQLite counts as writing and which is left out where nothing can be written). Repairs nothing.
class Integrity {
    Q_DECLARE_TR_FUNCTIONS(Integrity)

public:
    Integrity(Connection& connection, Campaign& campaign) : m_connection(connection), m_campaign(campaign) {}

    /// One translated line per fault, empty when everything is sound. Throws Failure when it cannot look: CampaignLocked, DiskFull,
    /// CampaignReadOnly, Stopped.
    [[nodiscard]] QStringList faults();

private:
    void checkPages();
    void checkSearch();
    void checkLog();
    void learnRows(DeclaredChanges& declared);
    void checkEntry(const LogEntry& entry, const DeclaredChanges& declared);
    void checkRecords();
    void checkEncounters();
    void checkPictures();
    void reportPicture(const QString& digest);
    void report(const QString& sql, const QString& message);
    void attempt(const std::function<void()>& work);
    void checkRecord(const AnyRecord& record, const QString& name);

    Connection& m_connection;
    Campaign& m_campaign;
    QStringList m_faults;
};

}  // namespace hitspread::storage
