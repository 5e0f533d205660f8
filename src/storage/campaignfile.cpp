#include "storage/campaignfile.h"

#include "services/problem.h"
#include "storage/fileheader.h"
#include "storage/filesync.h"
#include "storage/integrity.h"
#include "storage/librarytable.h"

#include <QFile>
#include <QFileInfo>

namespace hitspread::storage {

namespace {

constexpr qint64 kCheapToCheck = 4 * 1024 * 1024;

/// How a file can be opened. Where nothing can be written beside it, it is read as it lies there; commits that still wait in
/// a -wal would be missing then, so such a file is refused.
Connection::Access accessTo(const QString& path)
{
    const QFileInfo file(path);
    if (file.isWritable() && QFileInfo(file.absolutePath()).isWritable())
        return Connection::Access::ReadWrite;
    if (QFileInfo(path + QStringLiteral("-wal")).size() > 0)
        throw Failure(ProblemCode::CampaignReadOnly, path.toStdString(),
                      {"its newest changes are still in the file ending in -wal; open it where it can be written"});
    return Connection::Access::Immutable;
}

/// A trigger or view smuggled into a file would run with our rights: only what our own scripts make is let in.
void requireKnownSchema(Connection& connection, int version, const QStringList& migrations)
{
    const QStringList known = Migrator::knownSchema(version, migrations);
    const QStringList found = Migrator::schemaOf(connection);
    if (found == known)
        return;
    for (const QString& line : found) {
        if (!known.contains(line))
            throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(),
                          {"it holds something no Hitspread made: " + line.left(80).toStdString()});
    }
    throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(), {"part of its schema is missing"});
}

/// Small files are looked through at once; large ones when somebody asks for it.
void requireSoundPages(Connection& connection)
{
    if (QFileInfo(connection.path()).size() > kCheapToCheck)
        return;
    const QString verdict = connection.value(QStringLiteral("PRAGMA quick_check(1)")).toString();
    if (verdict != QStringLiteral("ok"))
        throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(),
                      {"its pages contradict each other"});
}

/// Gives a finished draft its name, so that the name never stands for half a file.
void publish(const QString& draft, const QString& path)
{
    syncFile(draft);
    if (!QFile::rename(draft, path))
        throw Failure(ProblemCode::StorageFault, path.toStdString(), {"the finished file could not be given its name"});
    syncFile(QFileInfo(path).absolutePath());
}

void removeWithSideFiles(const QString& path)
{
    for (const QString& suffix :
         {QString(), QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")})
        QFile::remove(path + suffix);
}

void requireSpotFor(const QString& path)
{
    if (path.isEmpty())
        throw Failure(ProblemCode::BadInput, "file", {"its name is missing", "give a name that ends in .hitspread"});
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.exists())
        throw Failure(ProblemCode::FileExists, path.toStdString());
    if (!folder.isDir())
        throw Failure(ProblemCode::NotFound, folder.filePath().toStdString());
    if (!folder.isWritable())
        throw Failure(ProblemCode::CampaignReadOnly, folder.filePath().toStdString());
}

/// A closed copy without a -wal: under a temporary name, checked, synced, then renamed.
void writeCopy(Connection& connection, const QString& path)
{
    requireSpotFor(path);
    const QString draft = path + QStringLiteral(".part");
    removeWithSideFiles(draft);
    try {
        connection.runOnce(QStringLiteral("VACUUM INTO ?"), {draft});
        Connection copy(draft, Connection::Access::Immutable);
        const QString verdict = copy.value(QStringLiteral("PRAGMA integrity_check(1)")).toString();
        if (verdict != QStringLiteral("ok"))
            throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(),
                          {"its pages contradict each other"});
        publish(draft, path);
    } catch (...) {
        removeWithSideFiles(draft);
        throw;
    }
}

void copyBeforeMigration(Connection& connection, int version)
{
    const QString base = connection.path() + QStringLiteral(".schema-%1").arg(version);
    QString copy = base + QStringLiteral(".bak");
    for (int number = 2; QFile::exists(copy); ++number)
        copy = base + QStringLiteral("-%1.bak").arg(number);
    writeCopy(connection, copy);
}

}  // namespace

CampaignFile::CampaignFile(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection)),
      m_library(*m_connection),
      m_encounters(*m_connection),
      m_log(*m_connection),
      m_snapshots(*m_connection, m_library, m_encounters)
{}

std::unique_ptr<CampaignFile> CampaignFile::create(const QString& path, const std::function<void(CampaignFile&)>& fill)
{
    requireSpotFor(path);
    const QString draft = path + QStringLiteral(".new");
    removeWithSideFiles(draft);
    try {
        auto connection = std::make_unique<Connection>(draft, Connection::Access::ReadWrite);
        connection->trust();
        Migrator(*connection).migrate();
        CampaignFile file(std::move(connection));
        if (fill)
            file.atomically([&] { fill(file); });
    } catch (...) {
        removeWithSideFiles(draft);
        throw;
    }
    publish(draft, path);
    return open(path);
}

std::unique_ptr<CampaignFile> CampaignFile::open(const QString& path, const QStringList& migrations)
{
    const auto newest = static_cast<int>(migrations.size());
    FileWatch watch(path);
    const int version = schemaVersionOf(path, newest);
    auto connection = std::make_unique<Connection>(path, accessTo(path));
    requireKnownSchema(*connection, version, migrations);
    requireSoundPages(*connection);
    if (version < newest && connection->isReadOnly())
        throw Failure(ProblemCode::CampaignReadOnly, path.toStdString(), {"an older file must be migrated first"});
    connection->trust();
    if (version < newest) {
        copyBeforeMigration(*connection, version);
        Migrator(*connection, migrations).migrate();
        requireKnownSchema(*connection, newest, migrations);
    }
    auto file = std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
    file->m_guard = std::make_unique<FileGuard>(*file->m_connection, std::move(watch));
    return file;
}

void CampaignFile::atomically(const std::function<void()>& work)
{
    m_connection->transact(work);
}

AnyRecord CampaignFile::load(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::Condition: return m_encounters.combatant(record.id).condition;
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying: return m_encounters.possession(record.id).state;
    case RecordKind::Switches: return m_encounters.encounter(record.id).switches;
    default: return m_library.load(record).record;
    }
}

void CampaignFile::save(RecordRef record, const AnyRecord& value)
{
    switch (record.kind) {
    case RecordKind::Condition:
    case RecordKind::WeaponState:
    case RecordKind::ArmourState:
    case RecordKind::ItemState:
    case RecordKind::Lasting:
    case RecordKind::Lying:
    case RecordKind::Switches: return m_encounters.updateRecord(record, value);
    default: {
        StoredRecord stored = m_library.load(record);
        stored.record = value;
        return m_library.update(stored);
    }
    }
}

RecordId CampaignFile::firstFree(RecordKind kind)
{
    const QString table = kind == RecordKind::Condition ? QStringLiteral("combatant")
        : kind == RecordKind::Possession                ? QStringLiteral("possession")
                                                        : libraryTable(kind).name;
    return m_connection->value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?"), {table}).toLongLong()
        + 1;
}

std::string CampaignFile::snapshot(RecordRef record)
{
    return m_snapshots.take(record);
}

void CampaignFile::restore(RecordRef record, const std::string& snapshot)
{
    m_snapshots.putBack(record, snapshot);
}

void CampaignFile::erase(RecordRef record)
{
    switch (record.kind) {
    case RecordKind::Condition: return m_encounters.removeCombatant(record.id);
    case RecordKind::Possession: return m_encounters.removePossession(record.id);
    case RecordKind::SavedSearch: return m_library.removeSearch(record.id);
    default: return m_library.remove(record);
    }
}

bool CampaignFile::isReadOnly() const
{
    return m_connection->isReadOnly() || (m_guard && m_guard->fate() != CampaignFate::There);
}

std::string CampaignFile::path() const
{
    return m_connection->path().toStdString();
}

QStringList CampaignFile::faults()
{
    return Integrity(*m_connection, *this).faults();
}

void CampaignFile::saveCopy(const QString& path)
{
    writeCopy(*m_connection, path);
}

void CampaignFile::checkpoint()
{
    if (!m_guard || m_guard->fate() == CampaignFate::There)
        m_connection->checkpoint();
}

void CampaignFile::cancel()
{
    m_connection->cancel();
}

}  // namespace hitspread::storage
