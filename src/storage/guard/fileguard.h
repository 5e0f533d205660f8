#pragma once

#include "storage/guard/filewatch.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace hitspread::storage {

class Connection;

/// Stands between an open campaign and what others do to its file: lets nothing be written to a file that is no longer there under
/// its name, and nothing that rests on what another program has changed since. Lives on the connection's thread.
class FileGuard {
public:
    /// Told by whichever call finds it out.
    struct Told {
        std::function<void(CampaignFate)> fate;
        std::function<void(std::uint64_t)> written;  ///< how often others were found to have written since tell()
    };

    /// `connection` is open, has been read with, and outlives the guard.
    FileGuard(Connection& connection, FileWatch watch);
    ~FileGuard();
    FileGuard(const FileGuard&) = delete;
    FileGuard& operator=(const FileGuard&) = delete;

    /// Who hears of it from now on; told at once of a fate that is known already.
    void tell(Told told);
    /// Looks after the file and what others wrote. Throws nothing: a file that is locked is looked at later.
    void look();
    /// What is written next rests on what was read when others had written so often; nothing: on nothing that was read before.
    void expect(std::optional<std::uint64_t> written) { m_expected = written; }
    [[nodiscard]] CampaignFate fate() const { return m_fate; }

private:
    void lookAtFile();
    void lookAtData();
    void lookAtFormat();
    void bringToRest();
    void takeOver();
    void requireFile();
    void requireSeen();

    Connection& m_connection;
    FileWatch m_watch;
    Told m_told;
    CampaignFate m_fate = CampaignFate::There;
    std::uint64_t m_written = 0;
    std::optional<std::uint64_t> m_expected;
    qint64 m_version = 0;
    int m_format = 0;         ///< the schema's version it was opened with
    bool m_isAtRest = false;  ///< of a file that is lost: what was confirmed lies where it is safest
};

}  // namespace hitspread::storage
