#include "storage/campaignfile.h"

#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"
#include "storage/backup/backupname.h"
#include "storage/copy/closedcopy.h"
#include "storage/copy/draft.h"
#include "storage/guard/fileheader.h"
#include "storage/guard/filestate.h"
#include "storage/guard/integrity.h"
#include "storage/guard/newerschema.h"
#include "storage/sqlite/pagecheck.h"

#include <QDateTime>
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
    return pageFaults(connection, PageCheck::Quick, 1).isEmpty();
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
        if (failure.problem().code == ProblemCode::OutOfMemory || isUnread(failure.problem()))
            throw;
        return false;
    }
}

/// What the header said, once more: a -wal may hold a newer first page.
int requireVersion(Connection& connection)
{
    const int version = formatOf(connection);
    requireOurs(connection.path(), connection.value(QStringLiteral("PRAGMA application_id")).toUInt(), version);
    return version;
}

/// Lets in what is a campaign with sound pages of a schema that is known, or newer and holding all of that, and returns its version.
/// A file that is sound without a -wal of unknown origin is not at fault: then that is what is refused.
int requireCampaign(Connection& connection, WalVerdict wal, bool wasBrokenOff, const QStringList& migrations)
{
    try {
        const int version = requireVersion(connection);
        if (version <= migrations.size())
            requireKnownSchema(connection, version, migrations);
        else if (!isReadable(connection, migrations))
            throw Failure(newerProblem(connection, migrations.size()));
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

/// What a newer program made of it an older one does not read.
void backUpBeforeMigration(Connection& connection)
{
    const BackupFolder folder(connection.path());
    if (!folder.isUpToDate(connection))
        folder.make(connection, BackupReason::Migration,
                    std::chrono::sys_seconds(std::chrono::seconds(QDateTime::currentSecsSinceEpoch())));
}

}  // namespace

CampaignFile::CampaignFile(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection)),
      m_library(*m_connection),
      m_encounters(*m_connection),
      m_log(*m_connection),
      m_kept(*m_connection),
      m_rows(*m_connection),
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
    schemaVersionOf(path);
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
    if (isCalledBackup(path))
        return openBackup(path, migrations);
    const auto newest = static_cast<int>(migrations.size());
    FileWatch watch(path);
    schemaVersionOf(path);
    const WalVerdict wal = judgeWal(path);
    if (wal == WalVerdict::Stranger)
        refuseWal(path);
    const bool wasBrokenOff = QFileInfo(besideFile(path, QStringLiteral("-journal"))).size() > 0;
    auto connection = std::make_unique<Connection>(path, accessTo(path));
    const int version = requireCampaign(*connection, wal, wasBrokenOff, migrations);
    if (version < newest && connection->isReadOnly())
        throw Failure(ProblemCode::CampaignReadOnly, {SiteKind::File, path}, because<Reason::OldMustMigrate>());
    if (version > newest) {
        // What a newer version put into it is not known: it is never trusted.
        connection->renounceWriting();
        auto file = guarded(std::move(connection), std::move(watch));
        file->m_newer = newerProblem(*file->m_connection, newest);
        return file;
    }
    connection->trust();
    if (version < newest) {
        backUpBeforeMigration(*connection);
        Migrator(*connection, migrations).migrate();
        requireKnownSchema(*connection, newest, migrations);
    }
    return guarded(std::move(connection), std::move(watch));
}

std::unique_ptr<CampaignFile> CampaignFile::openCopyOf(const QString& path)
{
    if (isCalledBackup(path))
        return open(path);
    auto place = std::make_unique<TemporaryCopy>(path);
    copyAsItIs(path, place->path());
    return openIn(std::move(place), path, shippedMigrations());
}

std::unique_ptr<CampaignFile> CampaignFile::openBackup(const QString& path, const QStringList& migrations)
{
    schemaVersionOf(path);
    if (const std::optional<Backup> backup = backupAt(path))
        BackupFolder::requireUnchanged(*backup);
    auto place = std::make_unique<TemporaryCopy>(path);
    const QString copy = place->path();
    if (!QFile::copy(path, copy))
        throw Failure(ProblemCode::StorageFault, {SiteKind::File, path}, because<Reason::WritingFails>());
    QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    auto file = openIn(std::move(place), path, migrations);
    file->m_backup = path;
    return file;
}

std::unique_ptr<CampaignFile> CampaignFile::openIn(std::unique_ptr<TemporaryCopy> place, const QString& told,
                                                   const QStringList& migrations)
{
    const QString copy = place->path();
    try {
        auto file = open(copy, migrations);
        if (file->m_newer)
            file->m_newer->where = {SiteKind::File, told};
        file->m_place = std::move(place);
        return file;
    } catch (const Failure& failure) {
        Problem problem = failure.problem();
        if (problem.where == Site(SiteKind::File, copy))
            problem.where = {SiteKind::File, told};
        throw Failure(std::move(problem));
    }
}

std::unique_ptr<CampaignFile> CampaignFile::guarded(std::unique_ptr<Connection> connection, FileWatch watch)
{
    auto file = std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
    file->m_guard = std::make_unique<FileGuard>(*file->m_connection, std::move(watch));
    file->m_connection->keepLocks();
    return file;
}

void CampaignFile::transact(const std::function<void()>& work)
{
    requireOpenForWork();
    m_connection->transact(work);
}

std::optional<Problem> CampaignFile::refusal() const
{
    if (m_newer || m_backup.isEmpty())
        return m_newer;
    Problem why{ProblemCode::CampaignReadOnly, {}};
    why.causes.push_back(because<Reason::BackupIsRead>());
    return why;
}

void CampaignFile::requireOpenForWork() const
{
    if (const std::optional<Problem> why = refusal())
        throw Failure(*why);
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
    const RecordId last = m_rows.last(kind);
    if (last == std::numeric_limits<RecordId>::max())
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

void CampaignFile::writesByValue()
{
    if (m_guard)
        m_guard->expect({});
}

bool CampaignFile::isReadOnly() const
{
    return !m_backup.isEmpty() || m_connection->isReadOnly() || (m_guard && m_guard->fate() != CampaignFate::There);
}

std::string CampaignFile::path() const
{
    return (m_backup.isEmpty() ? m_connection->path() : m_backup).toStdString();
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

Backup CampaignFile::backUp(const BackupFolder& folder, BackupReason reason, std::chrono::sys_seconds made)
{
    // Of a backup none is made; of a campaign that is only read there may be one all the same.
    if (!m_backup.isEmpty())
        requireOpenForWork();
    return folder.make(*m_connection, reason, made);
}

bool CampaignFile::isBackedUp(const BackupFolder& folder)
{
    return folder.isUpToDate(*m_connection);
}

CampaignFile::Room CampaignFile::room()
{
    const auto pages = [this](const char* which) {
        return m_connection->value(QStringLiteral("PRAGMA ") + QLatin1String(which)).toLongLong();
    };
    const qint64 size = pages("page_size");
    return {.all = pages("page_count") * size, .unused = pages("freelist_count") * size};
}

void CampaignFile::compact()
{
    requireOpenForWork();
    const Connection::LongWork everything(*m_connection);
    m_connection->runOnce(QStringLiteral("VACUUM"));
    m_connection->requireEmptyWal();
}

void CampaignFile::replaceBy(const QString& copy)
{
    Connection source(copy, Connection::Access::ReadWrite);
    const Connection::LongWork everything(source);
    // Whoever made it could give it any name, and the sum of its bytes with that.
    (void)requireCampaign(source, WalVerdict::None, false, shippedMigrations());
    source.trust();
    Migrator(source).migrate();
    stampStateAfter(source, *m_connection);
    source.copyPagesTo(*m_connection);
    // From now on this connection has written, and brings the file to rest when it closes.
    try {
        m_connection->transact([this] { stampState(*m_connection); });
    } catch (const Failure&) {
        throw Failure(ProblemCode::OutcomeUnknown, {SiteKind::File, path()});  // what is put back is there already
    }
}

void CampaignFile::checkpoint()
{
    if (!m_guard || m_guard->fate() == CampaignFate::There)
        m_connection->checkpoint();
}

}  // namespace hitspread::storage
