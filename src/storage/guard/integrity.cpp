#include "storage/guard/integrity.h"

#include "services/library/imagefile.h"
#include "services/refusal/problem.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/guard/knownrows.h"
#include "storage/library/recordtable.h"
#include "storage/sqlite/pagecheck.h"

#include <QCryptographicHash>

#include <limits>

namespace hitspread::storage {

namespace {

QString nameIn(const ResultSet& row)
{
    return row.value(0).toString();
}

/// What a reason says of the row's first column.
template <Reason kReason>
Cause of(const ResultSet& row)
{
    return because<kReason>(nameIn(row));
}

}  // namespace

std::vector<Cause> Integrity::faults()
{
    const Connection::LongWork everything(m_connection);
    m_faults.clear();
    attempt([this] { checkPages(); });
    // What follows reads everything: on damaged pages it would only repeat itself.
    if (!m_faults.empty())
        return m_faults;
    attempt([this] { checkReferences(); });
    attempt([this] { checkSearch(); });
    attempt([this] { checkLog(); });
    attempt([this] { checkRecords(); });
    attempt([this] { checkEncounters(); });
    attempt([this] { checkPictures(); });
    return m_faults;
}

void Integrity::attempt(const std::function<void()>& work)
{
    try {
        work();
    } catch (const Failure& failure) {
        if (keptFromLooking(failure.problem()))
            throw;
        const Site& where = failure.problem().where;
        const std::vector<Cause>& causes = failure.problem().causes;
        // Of a backup a copy is read, whose name nobody knows.
        const bool isOfFile = where == Site(SiteKind::File, m_connection.path());
        if (causes.empty())
            m_faults.push_back(
                because<Reason::CannotBeRead>(isOfFile ? Site(SiteKind::File, m_campaign.path()) : where));
        for (const Cause& cause : causes)
            m_faults.push_back(isOfFile ? cause : because<Reason::RowDamaged>(where, cause));
    }
}

void Integrity::report(const QString& sql, const Fault& fault)
{
    ResultSet row = m_connection.run(sql);
    while (row.next())
        m_faults.push_back(fault(row));
}

void Integrity::checkPages()
{
    for (const QString& fault : pageFaults(m_connection, PageCheck::Whole))
        m_faults.push_back(because<Reason::SaidElsewhere>(fault));
}

void Integrity::checkReferences()
{
    report(QStringLiteral("SELECT name FROM sqlite_sequence WHERE typeof(seq) = 'integer' AND seq >= %1 "
                          "AND name IN (SELECT name FROM sqlite_schema WHERE type = 'table')")
               .arg(std::numeric_limits<qint64>::max()),
           [](const ResultSet&) { return because<Reason::NumbersUsedUp>(); });
    ResultSet dangling = m_connection.run(QStringLiteral("PRAGMA foreign_key_check"));
    while (dangling.next())
        m_faults.push_back(because<Reason::DanglingReference>(
            dangling.value(0).toString(), dangling.value(1).toString(), dangling.value(2).toString()));
}

void Integrity::checkSearch()
{
    if (!m_connection.isReadOnly())
        m_connection.run(QStringLiteral("INSERT INTO search (search) VALUES ('integrity-check')"));
    for (const RecordTable& table : libraryTables()) {
        report(
            QStringLiteral("SELECT id FROM %1 WHERE removed = 0 AND id * %3 + %2 NOT IN (SELECT rowid FROM search)")
                .arg(table.name, QString::number(table.number), QString::number(kSearchKinds)),
            [&table](const ResultSet& row) { return because<Reason::NotFoundBySearching>(table.name, nameIn(row)); });
        report(QStringLiteral("SELECT rowid / %3 FROM search WHERE rowid % %3 = %2 "
                              "AND rowid / %3 NOT IN (SELECT id FROM %1 WHERE removed = 0)")
                   .arg(table.name, QString::number(table.number), QString::number(kSearchKinds)),
               [&table](const ResultSet& row) { return because<Reason::FoundInVain>(table.name, nameIn(row)); });
    }
}

void Integrity::reportPicture(const QString& digest)
{
    const QString name =
        m_connection.value(QStringLiteral("SELECT max(name) FROM character WHERE portrait = ?"), {digest}).toString();
    m_faults.push_back(name.isEmpty() ? because<Reason::UnusedPictureDamaged>()
                                      : because<Reason::PortraitDamaged>(name));
}

void Integrity::checkPictures()
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT digest, data FROM image ORDER BY digest"));
    while (row.next()) {
        const QByteArray data = row.value(1).toByteArray();
        const QString digest = row.value(0).toString();
        const bool isItself = QString::fromLatin1(QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex())
            == digest;
        const auto* first = reinterpret_cast<const std::byte*>(data.constData());
        if (!isItself || !isWholeImage({first, static_cast<std::size_t>(data.size())}))
            reportPicture(digest);
    }
}

void Integrity::checkLog()
{
    report(QStringLiteral(
               "SELECT entry.id FROM log_entry AS entry LEFT JOIN log_entry AS parent ON parent.id = entry.parent "
               "WHERE entry.parent <> 0 AND (parent.id IS NULL OR parent.encounter_id <> entry.encounter_id "
               "OR parent.kind IN ('undo', 'redo', 'drop'))"),
           of<Reason::EntryFollowsNothing>);
    report(QStringLiteral(
               "SELECT entry.id FROM log_entry AS entry LEFT JOIN log_entry AS target ON target.id = entry.target "
               "WHERE entry.target <> 0 AND (target.id IS NULL OR target.encounter_id <> entry.encounter_id "
               "OR target.kind IN ('undo', 'redo', 'drop'))"),
           of<Reason::EntryUndoesNothing>);
    report(QStringLiteral(
               "SELECT id FROM log_entry WHERE encounter_id <> 0 AND encounter_id NOT IN (SELECT id FROM encounter)"),
           of<Reason::EntryOfNoEncounter>);
    report(QStringLiteral("SELECT id FROM log_entry WHERE action IS NULL AND deed <> '' OR json_valid(action) "
                          "AND deed <> coalesce(json_extract(action, '$.request.action'), '')"),
           of<Reason::EntryOfAnotherAction>);
    report(
        QStringLiteral(
            "SELECT log_head.encounter_id FROM log_head LEFT JOIN log_entry ON log_entry.id = entry_id WHERE entry_id <> 0 "
            "AND (log_entry.id IS NULL OR log_entry.encounter_id <> log_head.encounter_id "
            "OR kind IN ('undo', 'redo', 'drop'))"),
        of<Reason::HeadElsewhere>);
    report(
        QStringLiteral(
            "SELECT log_mark.name FROM log_mark JOIN log_entry ON log_entry.id IN (log_mark.entry_id, log_mark.origin_id) "
            "WHERE log_entry.encounter_id <> log_mark.encounter_id OR kind IN ('undo', 'redo', 'drop')"),
        of<Reason::MarkElsewhere>);
    DeclaredChanges declared;
    learnRows(m_connection, declared, [this](const std::function<void()>& work) { attempt(work); });
    ResultSet entries = m_connection.run(QStringLiteral("SELECT id FROM log_entry ORDER BY id"));
    while (entries.next())
        attempt([&] { checkEntry(m_campaign.log().entry(entries.value(0).toLongLong()), declared); });
    ResultSet waiting = m_connection.run(QStringLiteral("SELECT encounter_id FROM pending_action"));
    while (waiting.next())
        attempt([&] {
            const auto pending = m_campaign.log().pending(waiting.value(0).toLongLong());
            if (const auto fault = pending ? declared.faultOf(pending->action) : std::nullopt)
                m_faults.push_back(because<Reason::PendingFault>(pending->id, fault->member, fault->what));
        });
}

void Integrity::checkEntry(const LogEntry& entry, const DeclaredChanges& declared)
{
    if (const auto fault = declared.faultOf(entry))
        m_faults.push_back(because<Reason::EntryFault>(entry.id, fault->member, fault->what));
}

void Integrity::checkRecord(const AnyRecord& record, const Site& which)
{
    if (record.isNull())
        return;
    for (const FieldFault& fault : faultsOf(record.declaration(), record.data()))
        m_faults.push_back(because<Reason::FieldBeyondLimit>(which, fault.field, fault.value, fault.bound));
}

void Integrity::checkRecords()
{
    for (const RecordTable& table : libraryTables()) {
        ResultSet row = m_connection.run(QStringLiteral("SELECT id FROM %1 ORDER BY id").arg(table.name));
        while (row.next()) {
            const RecordId id = row.value(0).toLongLong();
            attempt([&] {
                checkRecord(m_campaign.library().load({table.kind, id}).record, RecordRef{table.kind, id});
            });
        }
    }
}

void Integrity::checkEncounters()
{
    report(QStringLiteral("SELECT combatant.id FROM combatant JOIN encounter ON encounter.id = encounter_id "
                          "JOIN character ON character.id = character_id WHERE character.system <> encounter.system"),
           of<Reason::CombatantOfAnotherSystem>);
    report(QStringLiteral(
               "SELECT a, b FROM distance JOIN combatant AS one ON one.id = a JOIN combatant AS other ON other.id = b "
               "WHERE one.encounter_id <> other.encounter_id"),
           [](const ResultSet& row) { return because<Reason::DistanceAcross>(nameIn(row), row.value(1).toString()); });
    for (const Encounter& encounter : m_campaign.encounters().encounters()) {
        checkRecord(encounter.switches, {SiteKind::Encounter, encounter.id});
        for (const Combatant& combatant : m_campaign.encounters().combatants(encounter.id))
            checkRecord(combatant.condition, {SiteKind::Combatant, combatant.id});
    }
    ResultSet row = m_connection.run(QStringLiteral("SELECT id FROM possession ORDER BY id"));
    while (row.next()) {
        const RecordId id = row.value(0).toLongLong();
        attempt([&] { checkRecord(m_campaign.encounters().possession(id).state, {SiteKind::Possession, id}); });
    }
}

}  // namespace hitspread::storage
