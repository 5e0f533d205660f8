#pragma once

#include "storage/campaignfile.h"

namespace hitspread::storage {

/// Takes rows out of a campaign that is being recovered until every one that is left is sound by itself and refers to rows there are; but for
/// the logs. References are not enforced meanwhile. Throws Failure.
class SoundRows {
public:
    SoundRows(Connection& connection, CampaignFile& campaign) : m_connection(connection), m_campaign(campaign) {}

    void mend();

private:
    void dropDangling();
    void dropRecords();
    void dropFights();
    void dropPictures();
    /// Those of a table whose reading throws.
    void dropWhere(const QString& table, const std::function<void(RecordId)>& read);
    void run(const QString& sql, const std::vector<QVariant>& values = {});

    Connection& m_connection;
    CampaignFile& m_campaign;
    bool m_hasDropped = false;
};

}  // namespace hitspread::storage
