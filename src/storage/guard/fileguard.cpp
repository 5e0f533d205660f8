#include "storage/guard/fileguard.h"

#include "services/refusal/problem.h"
#include "storage/guard/newerschema.h"
#include "storage/sqlite/connection.h"

#include <utility>

namespace hitspread::storage {

namespace {

bool isFinal(CampaignFate fate)
{
    return fate != CampaignFate::There && fate != CampaignFate::Unreachable;
}

/// The number SQLite changes whenever another connection has written.
qint64 versionOf(Connection& connection)
{
    return connection.value(QStringLiteral("PRAGMA data_version")).toLongLong();
}

[[noreturn]] void refuseLost(CampaignFate fate, const QString& path)
{
    switch (fate) {
    case CampaignFate::Gone: refuse<Reason::FileGone>({SiteKind::File, path});
    case CampaignFate::Replaced: refuse<Reason::FileReplaced>({SiteKind::File, path});
    case CampaignFate::Torn: refuse<Reason::FileTorn>({SiteKind::File, path});
    default: refuse<Reason::FileUnreachable>({SiteKind::File, path});
    }
}

}  // namespace

FileGuard::FileGuard(Connection& connection, FileWatch watch)
    : m_connection(connection),
      m_watch(std::move(watch)),
      m_version(versionOf(connection)),
      m_format(formatOf(connection))
{
    m_watch.begin();
    m_connection.setGuard([this](Connection::Moment moment) {
        if (moment == Connection::Moment::Kept)
            return look();
        if (moment == Connection::Moment::Switched)
            return takeOver();
        if (moment == Connection::Moment::Begun)
            requireSeen();
        requireFile();
    });
}

FileGuard::~FileGuard()
{
    m_connection.setGuard({});
    m_told = {};
    lookAtFile();
}

void FileGuard::tell(Told told)
{
    m_told = std::move(told);
    m_written = 0;
    if (m_fate != CampaignFate::There && m_told.fate)
        m_told.fate(m_fate);
}

void FileGuard::look()
{
    lookAtFile();
    // In a file that is lost nothing is worth reading anew, and others may share its side files.
    if (m_fate != CampaignFate::There)
        return;
    try {
        lookAtData();
    } catch (const Failure&) {
        // Locked: whoever holds it has not written yet, or is asked about the next time.
    }
}

void FileGuard::lookAtFile()
{
    if (!isFinal(m_fate)) {
        const CampaignFate now = m_watch.look();
        // The path alone decides from here on: what closing does by name would hit the files of another campaign.
        if (isFinal(now))
            m_connection.leaveFile();
        if (std::exchange(m_fate, now) != now && m_told.fate)
            m_told.fate(now);
    }
    if (isFinal(m_fate) && !m_isAtRest && !m_connection.isInTransaction())
        bringToRest();
}

void FileGuard::bringToRest()
{
    // A stranger's file beside ours: the two must not be mixed.
    if (m_fate == CampaignFate::Torn && !m_watch.sideNamesAreFree()) {
        m_isAtRest = true;
        return;
    }
    // Where the -wal goes, or another file has come beside it, what it holds is safest in the file that is open.
    m_isAtRest = m_connection.emptyWal();
    if (m_isAtRest && m_fate != CampaignFate::Torn)
        m_watch.dropSideFiles();
}

void FileGuard::lookAtData()
{
    const qint64 version = versionOf(m_connection);
    if (std::exchange(m_version, version) == version)
        return;
    lookAtFormat();
    ++m_written;
    if (m_told.written)
        m_told.written(m_written);
}

/// A newer version may work with the same file, and brings it to its own format: from then on this one would not know what it writes.
void FileGuard::lookAtFormat()
{
    if (m_fate != CampaignFate::There || formatOf(m_connection) == m_format)
        return;
    m_fate = CampaignFate::Migrated;
    m_isAtRest = true;  // what lies beside it is the other program's to look after
    if (m_told.fate)
        m_told.fate(m_fate);
}

/// Switching to a write-ahead log counts as another's writing and lays files beside this one: both are our own.
void FileGuard::takeOver()
{
    try {
        m_version = versionOf(m_connection);
    } catch (const Failure&) {
        // Then it is told as others' writing: too much rather than too little.
    }
    m_watch.takeUpSides();
}

void FileGuard::requireFile()
{
    lookAtFile();
    if (m_fate == CampaignFate::Migrated)
        throw Failure(newerProblem(m_connection, m_format));
    if (m_fate != CampaignFate::There)
        refuseLost(m_fate, m_connection.path());
}

void FileGuard::requireSeen()
{
    lookAtData();
    if (m_fate == CampaignFate::There && m_expected && *m_expected != m_written)
        refuse<Reason::ChangedMeanwhile>({SiteKind::File, m_connection.path()});
}

}  // namespace hitspread::storage
