#pragma once

#include <QString>

#include <array>

namespace hitspread::storage {

/// Keeps a draft to one program: two that make one file would take each other's draft away. The lock ends with the process, however
/// that ends: what a killed one left beside the draft keeps nobody out.
class DraftLock {
public:
    explicit DraftLock(const QString& draft);
    ~DraftLock();
    DraftLock(const DraftLock&) = delete;
    DraftLock& operator=(const DraftLock&) = delete;

    /// Whether another program is making it. Where nothing can be locked nobody is known to.
    [[nodiscard]] bool isTaken() const { return m_isTaken; }
    /// Whether this has it: nobody else does, for certain.
    [[nodiscard]] bool isHeld() const { return m_file >= 0; }

private:
    QByteArray m_name;
    int m_file = -1;
    bool m_isTaken = false;
};

/// Says to other programs that a campaign is open, even where SQLite's own locks have gone. Those belong to the process: whoever in it
/// opens the file and closes it again - a file dialog that wants to know of what type it is - lets go of all of them, and the next
/// program that closes the campaign takes its -wal away. These belong to the open file and stay. They forbid nothing that SQLite's own
/// locks of a reader allow. Where the system has no such locks there are none.
class KeptLocks {
public:
    /// `path` is open in SQLite, in WAL mode, and has been read with.
    explicit KeptLocks(const QString& path);
    /// To be destroyed once the connection is closed: closing a file is just what SQLite's locks do not bear.
    ~KeptLocks();
    KeptLocks(const KeptLocks&) = delete;
    KeptLocks& operator=(const KeptLocks&) = delete;

    /// Before the connection closes: it may be the last one, which tidies up.
    void release();

private:
    std::array<int, 2> m_files{-1, -1};  ///< the campaign and its -shm; -1: there is none
};

}  // namespace hitspread::storage
