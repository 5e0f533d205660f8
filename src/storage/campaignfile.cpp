#include "storage/campaignfile.h"

#include "services/problem.h"
#include "storage/fileheader.h"
#include "storage/filesync.h"
#include "storage/migrator.h"

#include <QFile>
#include <QFileInfo>

namespace hitspread::storage {

namespace {

Connection::Access accessTo(const QString& path)
{
    const QFileInfo file(path);
    if (!QFileInfo(file.absolutePath()).isWritable())
        return Connection::Access::ReadOnlyFolder;
    return file.isWritable() ? Connection::Access::ReadWrite : Connection::Access::ReadOnly;
}

/// The schema a file of the newest version has, built once in memory from the very scripts.
const QStringList& knownSchema()
{
    static const QStringList schema = [] {
        Connection scratch(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
        Migrator(scratch).migrate();
        return Migrator::schemaOf(scratch);
    }();
    return schema;
}

/// A trigger or view smuggled into a file would run with our rights: only what our own scripts make is let in.
void requireKnownSchema(Connection& connection)
{
    const QStringList found = Migrator::schemaOf(connection);
    if (found == knownSchema())
        return;
    for (const QString& line : found) {
        if (!knownSchema().contains(line))
            throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(),
                          {"it holds something no Hitspread made: " + line.left(80).toStdString()});
    }
    throw Failure(ProblemCode::DamagedCampaign, connection.path().toStdString(), {"part of its schema is missing"});
}

void copyBeforeMigration(Connection& connection, int version)
{
    const QString copy = connection.path() + QStringLiteral(".schema-%1.bak").arg(version);
    if (!QFile::exists(copy))
        connection.run(QStringLiteral("VACUUM INTO ?"), {copy});
}

}  // namespace

CampaignFile::CampaignFile(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection)), m_library(*m_connection), m_encounters(*m_connection), m_log(*m_connection),
      m_snapshots(*m_connection, m_library, m_encounters)
{
}

std::unique_ptr<CampaignFile> CampaignFile::create(const QString& path)
{
    if (QFile::exists(path))
        throw Failure(ProblemCode::FileExists, path.toStdString());
    auto connection = std::make_unique<Connection>(path, Connection::Access::ReadWrite);
    Migrator(*connection).migrate();
    return std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
}

std::unique_ptr<CampaignFile> CampaignFile::open(const QString& path)
{
    const int version = schemaVersionOf(path, Migrator::newestVersion());
    auto connection = std::make_unique<Connection>(path, accessTo(path));
    if (version < Migrator::newestVersion()) {
        if (connection->isReadOnly())
            throw Failure(ProblemCode::CampaignReadOnly, path.toStdString(), {"an older file must be migrated first"});
        copyBeforeMigration(*connection, version);
        Migrator(*connection).migrate();
    }
    requireKnownSchema(*connection);
    return std::unique_ptr<CampaignFile>(new CampaignFile(std::move(connection)));
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
    case RecordKind::ArmourState: return m_encounters.possession(record.id).state;
    case RecordKind::Switches: return m_encounters.encounter(record.id).switches;
    default: return m_library.load(record).record;
    }
}

void CampaignFile::save(RecordRef record, const AnyRecord& value)
{
    switch (record.kind) {
    case RecordKind::Condition: {
        Combatant combatant = m_encounters.combatant(record.id);
        combatant.condition = value;
        return m_encounters.update(combatant);
    }
    case RecordKind::WeaponState:
    case RecordKind::ArmourState: {
        Possession possession = m_encounters.possession(record.id);
        possession.state = value;
        return m_encounters.update(possession);
    }
    case RecordKind::Switches: {
        Encounter encounter = m_encounters.encounter(record.id);
        encounter.switches = value;
        return m_encounters.update(encounter);
    }
    default: {
        StoredRecord stored = m_library.load(record);
        stored.record = value;
        return m_library.update(stored);
    }
    }
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
    if (record.kind == RecordKind::Condition)
        m_encounters.removeCombatant(record.id);
    else
        m_library.remove(record);
}

std::string CampaignFile::path() const
{
    return m_connection->path().toStdString();
}

QStringList CampaignFile::faults()
{
    QStringList faults;
    QSqlQuery row = m_connection->run(QStringLiteral("PRAGMA integrity_check"));
    while (row.next()) {
        if (row.value(0).toString() != QStringLiteral("ok"))
            faults += row.value(0).toString();
    }
    QSqlQuery dangling = m_connection->run(QStringLiteral("PRAGMA foreign_key_check"));
    while (dangling.next())
        faults += QStringLiteral("%1 row %2 refers to a missing row of %3")
                      .arg(dangling.value(0).toString(), dangling.value(1).toString(), dangling.value(2).toString());
    return faults;
}

void CampaignFile::saveCopy(const QString& path)
{
    if (QFile::exists(path))
        throw Failure(ProblemCode::FileExists, path.toStdString());
    const QString draft = path + QStringLiteral(".part");
    QFile::remove(draft);
    m_connection->run(QStringLiteral("VACUUM INTO ?"), {draft});
    syncFile(draft);
    if (!QFile::rename(draft, path))
        throw Failure(ProblemCode::StorageFault, path.toStdString(), {"the finished copy could not be given its name"});
    syncFile(QFileInfo(path).absolutePath());
}

}  // namespace hitspread::storage
