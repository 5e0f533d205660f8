#pragma once

#include "storage/campaignfile.h"

#include <map>
#include <set>
#include <vector>

namespace hitspread::storage {

/// Leaves of the logs of a campaign that is being recovered what hangs together and can be taken back: from what stands now as far as
/// it goes. Behind the first hole a history begins anew, and what was before stays as it is now.
class SoundLogs {
public:
    SoundLogs(Connection& connection, CampaignFile& campaign) : m_connection(connection), m_campaign(campaign) {}

    /// Throws Failure.
    void mend();
    /// Gives up every history, whatever is in it.
    void giveUpAll();

private:
    struct Line {
        EntryId parent = 0;
        EntryId target = 0;
        bool isNote = false;
        bool isSpoilt = false;
    };
    using Log = std::map<EntryId, Line>;

    [[nodiscard]] bool mendOnce();
    [[nodiscard]] std::map<RecordId, Log> read();
    void findSpoilt(std::map<RecordId, Log>& logs);
    [[nodiscard]] EntryId headOf(RecordId scope, const Log& log);
    /// What is in force, newest first, as far as it is sound.
    [[nodiscard]] static std::vector<EntryId> inForce(const Log& log, EntryId head);
    bool keepOnly(RecordId scope, const Log& log, const std::vector<EntryId>& standing);
    [[nodiscard]] std::size_t walkable(RecordId scope, const std::vector<EntryId>& standing);
    [[nodiscard]] bool canGoTo(RecordId scope, EntryId place);
    bool drop(const std::vector<EntryId>& entries);
    bool dropLoose();

    Connection& m_connection;
    CampaignFile& m_campaign;
};

}  // namespace hitspread::storage
