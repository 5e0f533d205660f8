#include "storage/campaignfile.h"

#include "exchange/filesync.h"
#include "services/problem.h"
#include "services/recordvalues.h"
#include "storage/draftlock.h"
#include "storage/fileheader.h"
#include "storage/filestate.h"
#include "storage/integrity.h"
#include "storage/librarytable.h"

#include <QFile>
#include <QFileInfo>

#include <limits>
#include <utility>

namespace hitspread::storage {

namespace {

constexpr qint64 kCheapToCheck = qint64{4} * 1024 * 1024;

/// How a file can be opened. Where nothing can be written beside it, it is read as it lies there; commits that still wait in
/// a -wal would be missing then, so such a file is refused.
Connection::Access accessTo(const QString& path)
{
    const QFileInfo file(QFileInfo(path).canonicalFilePath());
    if (file.isWritable() && QFileInfo(file.absolutePath()).isWritable())
        return Connection::Access::ReadWrite;
    if (QFileInfo(besideFile(path, QStringLiteral("-wal"))).size() > 0)
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path}, because<Reason::NewestInWal>());
    if (QFileInfo(besideFile(path, QStringLiteral("-journal"))).size() > 0)
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path}, because<Reason::ChangeBrokenOff>());
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
            throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, connection.path()},
                          because<Reason::StrangeSchema>(line.left(80)));
    }
    throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, connection.path()},
                  because<Reason::SchemaPartMissing>());
}

bool hasSoundPages(Connection& connection)
{
    const Connection::LongWork everything(connection);
    return connection.value(QStringLiteral("PRAGMA quick_check(1)")).toString() == QStringLiteral("ok");
}

[[noreturn]] void refuseWal(const QString& path)
{
    throw Failure(ProblemCode::StaleWal, {SiteKind::File, besideFile(path, QStringLiteral("-wal"))});
}

/// Small files are looked through at once; large ones when somebody asks for it, and where a side file is to be believed.
void requireSoundPages(Connection& connection, bool mustLook)
{
    const QString& path = connection.path();
    if ((!mustLook && QFileInfo(path).size() > kCheapToCheck) || hasSoundPages(connection))
        return;
    throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, path}, because<Reason::PagesContradict>());
}

bool isSoundAlone(const QString& path)
{
    try {
        Connection alone(path, Connection::Access::Immutable);
        return hasSoundPages(alone);
    } catch (const Failure& failure) {
        if (failure.problem().code == ProblemCode::OutOfMemory)
            throw;
        return false;
    }
}

/// What the header said, once more: a -wal may hold a newer first page.
int requireVersion(Connection& connection, int newestKnown)
{
    const int version = connection.value(QStringLiteral("PRAGMA user_version")).toInt();
    requireKnownVersion(connection.path(), connection.value(QStringLiteral("PRAGMA application_id")).toUInt(), version,
                        newestKnown);
    return version;
}

/// Lets in what is a campaign of a known schema with sound pages, and returns its version. A file that is sound without a -wal of
/// unknown origin is not at fault: then that is what is refused.
int requireCampaign(Connection& connection, WalVerdict wal, bool wasBrokenOff, const QStringList& migrations)
{
    try {
        const int version = requireVersion(connection, static_cast<int>(migrations.size()));
        requireKnownSchema(connection, version, migrations);
        requireSoundPages(connection, wal != WalVerdict::None || wasBrokenOff);
        return version;
    } catch (const Failure& failure) {
        const ProblemCode code = failure.problem().code;
        const bool isDamage = code == ProblemCode::DamagedCampaign || code == ProblemCode::NotACampaign
            || code == ProblemCode::ForeignDatabase;
        if (wal == WalVerdict::Unknown && isDamage && isSoundAlone(connection.path()))
            refuseWal(connection.path());
        throw;
    }
}

/// Gives a finished draft its name, so that the name never stands for half a file.
void publish(const QString& draft, const QString& path)
{
    exchange::syncFile(draft);
    if (!QFile::rename(draft, path))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::NotRenamed>());
    exchange::syncFolderOf(path);
}

void removeWithSideFiles(const QString& path)
{
    for (const QString& suffix :
         {QString(), QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")})
        QFile::remove(path + suffix);
}

/// Makes a file as a draft that gets its name at the end. Whatever goes wrong, nothing is left of it, and what is said of the
/// draft is said of the file.
void makeAsDraft(const QString& path, const QString& suffix, const std::function<void(const QString& draft)>& make)
{
    const QString draft = path + suffix;
    const DraftLock own(draft);
    if (own.isTaken())
        throw Failure(ProblemCode::CampaignLocked, {SiteKind::File, path});
    removeWithSideFiles(draft);
    try {
        make(draft);
        publish(draft, path);
    } catch (const Failure& failure) {
        removeWithSideFiles(draft);
        Problem problem = failure.problem();
        if (problem.where != Site(SiteKind::File, draft))
            throw;
        problem.where = {SiteKind::File, path};
        throw Failure(std::move(problem));
    } catch (...) {
        removeWithSideFiles(draft);
        throw;
    }
}

/// To Qt and SQLite such a name is that of no file on the disk.
void requireOwnName(const QString& path)
{
    if (path.startsWith(u':'))
        refuse<Reason::BeginsWithColon>({SiteKind::File, path});
}

void requireSpotFor(const QString& path)
{
    if (path.isEmpty())
        refuse<Reason::FileNameMissing>({SiteKind::Place, "file"});
    requireOwnName(path);
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (file.exists())
        throw Failure(ProblemCode::FileExists, {SiteKind::File, path});
    if (file.isSymLink())
        refuse<Reason::LinkToNowhere>({SiteKind::File, path});
    // What an earlier campaign of this name left there would be taken for the new one's.
    for (const QString& suffix : {QStringLiteral("-wal"), QStringLiteral("-journal")}) {
        if (const QFileInfo left(path + suffix);
            left.isSymLink() || (left.exists() && (left.size() > 0 || !left.isFile())))
            throw Failure(ProblemCode::FileExists, {SiteKind::File, left.filePath()});
    }
    if (!folder.isDir())
        throw Failure(ProblemCode::NotFound, {SiteKind::File, folder.filePath()});
    if (!folder.isWritable())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, folder.filePath()});
}

/// Where there is no room or no right, it is the copy's place that lacks them.
void copyInto(Connection& connection, const QString& draft, const QString& path)
{
    const Connection::LongWork everything(connection);
    try {
        connection.runOnce(QStringLiteral("VACUUM INTO ?"), {draft});
    } catch (const Failure& failure) {
        Problem problem = failure.problem();
        if (problem.code == ProblemCode::DiskFull || problem.code == ProblemCode::StorageFault
            || problem.code == ProblemCode::CampaignReadOnly)
            problem.where = {SiteKind::File, path};
        throw Failure(std::move(problem));
    }
}

/// A closed copy without a -wal: under a temporary name, checked, synced, then renamed.
void writeCopy(Connection& connection, const QString& path)
{
    requireSpotFor(path);
    makeAsDraft(path, QStringLiteral(".part"), [&](const QString& draft) {
        copyInto(connection, draft, path);
        {
            // Laid out anew, it is another file than the one it says it is: a -wal of that one must not fit.
            Connection copy(draft, Connection::Access::ReadWrite);
            stampState(copy);
        }
        Connection copy(draft, Connection::Access::Immutable);
        const Connection::LongWork everything(copy);
        const QString verdict = copy.value(QStringLiteral("PRAGMA integrity_check(1)")).toString();
        if (verdict != QStringLiteral("ok"))
            throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, connection.path()},
                          because<Reason::PagesContradict>());
    });
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
    makeAsDraft(path, QStringLiteral(".new"), [&](const QString& draft) {
        auto connection = std::make_unique<Connection>(draft, Connection::Access::ReadWrite);
        connection->trust();
        Migrator(*connection).create();
        CampaignFile file(std::move(connection));
        if (fill)
            file.atomically([&] { fill(file); });
        // Closing says nothing of a full disk: what still waits in the -wal would be missing under the new name.
        file.m_connection->requireEmptyWal();
    });
    try {
        return open(path);
    } catch (...) {
        // Nobody has heard of it yet, and what is told now is that nothing was made.
        removeWithSideFiles(path);
        if (QFileInfo::exists(path))
            throw Failure(ProblemCode::OutcomeUnknown, {SiteKind::File, path});
        throw;
    }
}

void CampaignFile::copyAsItIs(const QString& path, const QString& copy, const QStringList& migrations)
{
    requireOwnName(path);
    schemaVersionOf(path, static_cast<int>(migrations.size()));
    const WalVerdict wal = judgeWal(path);
    if (wal == WalVerdict::Stranger)
        refuseWal(path);
    // What waits beside it is part of it, and can be read by a connection that could write, only.
    const bool waits = QFileInfo(besideFile(path, QStringLiteral("-wal"))).size() > 0;
    // Whoever opens a file whose last change was broken off takes that change back in it, and it is not ours to change.
    if (QFileInfo(besideFile(path, QStringLiteral("-journal"))).size() > 0)
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path}, because<Reason::ChangeBrokenOff>());
    Connection connection(path, waits ? accessTo(path) : Connection::Access::Immutable);
    requireCampaign(connection, wal, false, migrations);
    writeCopy(connection, copy);
}

std::unique_ptr<CampaignFile> CampaignFile::open(const QString& path, const QStringList& migrations)
{
    requireOwnName(path);
    const auto newest = static_cast<int>(migrations.size());
    FileWatch watch(path);
    schemaVersionOf(path, newest);
    const WalVerdict wal = judgeWal(path);
    if (wal == WalVerdict::Stranger)
        refuseWal(path);
    const bool wasBrokenOff = QFileInfo(besideFile(path, QStringLiteral("-journal"))).size() > 0;
    auto connection = std::make_unique<Connection>(path, accessTo(path));
    const int version = requireCampaign(*connection, wal, wasBrokenOff, migrations);
    if (version < newest && connection->isReadOnly())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path}, because<Reason::OldMustMigrate>());
    connection->trust();
    if (version < newest) {
        copyBeforeMigration(*connection, version);
        Migrator(*connection, migrations).migrate();
        requireKnownSchema(*connection, newest, migrations);
    }
    auto file = std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
    file->m_guard = std::make_unique<FileGuard>(*file->m_connection, std::move(watch));
    file->m_connection->keepLocks();
    return file;
}

void CampaignFile::transact(const std::function<void()>& work)
{
    m_connection->transact(work);
}

void CampaignFile::transactInVain(const std::function<void()>& work)
{
    m_connection->rehearse(work);
}

void CampaignFile::readTogether(const std::function<void()>& work)
{
    m_connection->readTogether(work);
}

AnyRecord CampaignFile::load(RecordRef record)
{
    AnyRecord loaded = stored(record);
    // The row may be of something else than the reference says: then there is none of this kind.
    if (loaded.isNull() || loaded.declaration().kind != record.kind)
        throw Failure(ProblemCode::NotFound, record);
    return loaded;
}

AnyRecord CampaignFile::stored(RecordRef record)
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
    const qint64 last =
        m_connection->value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = ?"), {table}).toLongLong();
    if (last == std::numeric_limits<qint64>::max())
        throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, path()}, because<Reason::NumbersUsedUp>());
    return last + 1;
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

std::vector<Cause> CampaignFile::faults()
{
    return Integrity(*m_connection, *this).faults();
}

bool CampaignFile::hasWritten() const
{
    return m_connection->hasWritten();
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

}  // namespace hitspread::storage
