#include "storage/log/logrepository.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/logvaluecodec.h"
#include "services/refusal/problem.h"
#include "storage/log/logfilter.h"
#include "storage/log/ownrows.h"
#include "storage/log/snapshots.h"
#include "storage/sqlite/text.h"

#include <algorithm>
#include <map>

namespace hitspread::storage {

namespace {

using formats::entryKindText;

Scope scopeOf(qint64 id)
{
    return id == 0 ? Scope{ScopeKind::Library, 0} : Scope{ScopeKind::Encounter, id};
}

QString kindOfRecord(RecordKind kind)
{
    const std::string_view text = formats::kindText(kind);
    return QString::fromUtf8(text);
}

const QString kColumns = QStringLiteral("id, encounter_id, kind, parent, target, title, reason, time, round, phase");

LogEntry entryIn(const ResultSet& row)
{
    LogEntry entry;
    entry.id = row.number(0);
    entry.scope = scopeOf(row.number(1));
    const auto kind = formats::entryKindFromText(row.value(2).toString());
    if (!kind)
        throw Failure(
            ProblemCode::DamagedCampaign, {SiteKind::File, row.file()},
            because<Reason::RowDamaged>(Site(SiteKind::LogEntry, entry.id), because<Reason::UnknownKindOfEntry>()));
    entry.kind = *kind;
    entry.parent = row.number(3);
    entry.target = row.number(4);
    entry.title = row.text(5);
    entry.reason = row.text(6);
    entry.time = row.text(7);
    entry.round = row.value(8).toInt();
    entry.phase = row.value(9).toInt();
    return entry;
}

/// What a row kept whole says, the later one if it was both before and after.
std::shared_ptr<const KeptRow> rowIn(const LoggedChange& change)
{
    if (!change.field.empty())
        return nullptr;
    const auto* after = std::get_if<std::string>(&change.after);
    const auto* kept = after ? after : std::get_if<std::string>(&change.before);
    return kept ? Snapshots::read(change.record, *kept) : nullptr;
}

}  // namespace

EntryId LogRepository::append(const LogEntry& entry)
{
    QVariant action{QMetaType(QMetaType::QByteArray)};
    if (entry.action) {
        const QByteArray text = QByteArray::fromStdString(formats::actionText(*entry.action));
        action = text;
        keepAction(text, entry.action);
    }
    EntryId id = 0;
    m_connection.joined([&] {
        id =
            m_connection
                .run(
                    QStringLiteral(
                        "INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, round, phase, action, "
                        "deed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?)"),
                    {scopeId(entry.scope), entryKindText(entry.kind), entry.parent, entry.target, filled(entry.title),
                     filled(entry.reason), filled(entry.time), entry.round, entry.phase, action,
                     filled(entry.action ? std::string(entry.action->request.input.action().id) : std::string())})
                .lastId();
        appendChanges(id, entry.changes);
    });
    return id;
}

void LogRepository::appendChanges(EntryId id, const std::vector<LoggedChange>& changes)
{
    static const QString insert = QStringLiteral(
        "INSERT INTO log_change (entry_id, ordinal, kind, record_id, field, element, before, after, step) "
        "VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?)");
    int ordinal = 0;
    for (const LoggedChange& change : changes) {
        const std::string before = formats::logValueText(change.before);
        const std::string after = formats::logValueText(change.after);
        m_connection.run(insert,
                         {id, ordinal++, kindOfRecord(change.record.kind), change.record.id, filled(change.field),
                          change.element, lettersOf(before), lettersOf(after), change.step});
    }
}

/// What these entries changed, asked for at once. What is committed never changes: it is read once.
void LogRepository::addChanges(std::vector<LogEntry>& entries)
{
    constexpr std::size_t kMostKept = 5'000;
    std::map<EntryId, LogEntry*> byId;
    QStringList ids;
    for (LogEntry& entry : entries) {
        const auto known = m_changes.find(entry.id);
        if (known != m_changes.end()) {
            entry.changes = known->second;
            continue;
        }
        byId.emplace(entry.id, &entry);
        ids += QString::number(entry.id);
    }
    if (byId.empty())
        return;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT entry_id, kind, record_id, field, element, before, after, step FROM "
                       "(SELECT value AS wanted FROM json_each(?)) CROSS JOIN log_change ON entry_id = wanted "
                       "ORDER BY entry_id, ordinal"),
        {arrayText(ids)});
    while (row.next()) {
        const EntryId id = row.number(0);
        const Site where(SiteKind::LogEntry, id);
        const auto entry = byId.find(id);
        // An index may lead to another row than it says.
        if (entry == byId.end())
            throw Failure(ProblemCode::DamagedCampaign, {SiteKind::File, row.file()},
                          because<Reason::PagesContradict>());
        LoggedChange change;
        readOwn(row, where, [&] {
            change.record = {formats::kindFromText(row.text(1), where), row.number(2)};
            change.before = formats::logValueFromText(row.bytes(5));
            change.after = formats::logValueFromText(row.bytes(6));
        });
        change.field = row.text(3);
        change.element = static_cast<std::uint16_t>(row.value(4).toUInt());
        change.step = row.value(7).toInt();
        change.row = rowIn(change);
        entry->second->changes.push_back(std::move(change));
    }
    // What a transaction has written may be taken back, and its numbers be given to others.
    if (m_connection.isWriting())
        return;
    if (m_changes.size() + byId.size() > kMostKept)
        m_changes.clear();
    for (const auto& [id, entry] : byId)
        m_changes.emplace(id, entry->changes);
}

std::vector<LogEntry> LogRepository::entries(std::span<const EntryId> ids)
{
    QStringList wanted;
    for (const EntryId id : ids)
        wanted += QString::number(id);
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT %1 FROM (SELECT key AS place, value AS wanted FROM json_each(?)) CROSS JOIN log_entry "
                       "ON id = wanted ORDER BY place")
            .arg(kColumns),
        {arrayText(wanted)});
    std::vector<LogEntry> entries;
    while (row.next())
        entries.push_back(entryIn(row));
    const auto missing = std::ranges::mismatch(ids, entries, {}, {}, &LogEntry::id).in1;
    if (missing != ids.end())
        throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, *missing});
    addChanges(entries);
    return entries;
}

LogEntry LogRepository::entry(EntryId id)
{
    LogEntry entry = line(id);
    entry.action = action(id);
    return entry;
}

std::shared_ptr<const ActionRecord> LogRepository::action(EntryId id)
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT CAST(action AS BLOB) FROM log_entry WHERE id = ?"), {id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, id});
    const QVariant text = row.value(0);
    std::shared_ptr<const ActionRecord> action;
    if (!text.isNull())
        readOwn(row, {SiteKind::LogEntry, id}, [&] { action = actionIn(text.toByteArray(), id); });
    return action;
}

void LogRepository::keepAction(const QByteArray& text, std::shared_ptr<const ActionRecord> action)
{
    constexpr std::size_t kMostKept = 4;
    std::erase_if(m_actions, [&](const KeptAction& kept) { return kept.text == text; });
    if (m_actions.size() == kMostKept)
        m_actions.erase(m_actions.begin());
    m_actions.push_back({text, std::move(action)});
}

/// An action is large, and what was applied, undone or put in force again is looked at at once: the same letters are the same action.
std::shared_ptr<const ActionRecord> LogRepository::actionIn(const QByteArray& text, EntryId id)
{
    const auto known = std::ranges::find(m_actions, text, &KeptAction::text);
    if (known != m_actions.end())
        return known->action;
    auto action = std::make_shared<const ActionRecord>(formats::actionFromText(
        {text.constData(), static_cast<std::size_t>(text.size())}, Site(SiteKind::LogEntry, id)));
    keepAction(text, action);
    return action;
}

std::vector<LogEntry> LogRepository::list(const LogQuery& query)
{
    const LogFilter where = filterOf(query);
    const QString sql = QStringLiteral("SELECT %1, deed FROM log_entry WHERE %2 ORDER BY id DESC LIMIT %3")
                            .arg(kColumns, where.sql, QString::number(query.limit));
    std::vector<LogEntry> entries;
    ResultSet row = m_connection.run(sql, where.values);
    while (row.next()) {
        entries.push_back(entryIn(row));
        entries.back().actionId = row.text(10);
    }
    addChanges(entries);
    return entries;
}

EntryId LogRepository::head(Scope scope)
{
    return m_connection.value(QStringLiteral("SELECT entry_id FROM log_head WHERE encounter_id = ?"), {scopeId(scope)})
        .toLongLong();
}

std::map<Scope, EntryId> LogRepository::heads()
{
    std::map<Scope, EntryId> all;
    for (ResultSet row = m_connection.run(u"SELECT encounter_id, entry_id FROM log_head WHERE entry_id"_qs);
         row.next();)
        all.emplace(scopeOf(row.number(0)), row.number(1));
    return all;
}

void LogRepository::setHead(Scope scope, EntryId entry)
{
    m_connection.run(QStringLiteral("INSERT INTO log_head (encounter_id, entry_id) VALUES (?, ?) "
                                    "ON CONFLICT (encounter_id) DO UPDATE SET entry_id = excluded.entry_id"),
                     {scopeId(scope), entry});
}

EntryId LogRepository::parent(EntryId id)
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT parent FROM log_entry WHERE id = ?"), {id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, {SiteKind::LogEntry, id});
    return row.number(0);
}

std::vector<EntryId> LogRepository::inForce(Scope scope, EntryId downTo)
{
    const EntryId least = std::max<EntryId>(downTo, 1);
    ResultSet row = m_connection.run(
        QStringLiteral(
            "WITH RECURSIVE in_force (id) AS (SELECT entry_id FROM log_head WHERE encounter_id = ? AND "
            "entry_id >= ? UNION ALL SELECT parent FROM log_entry JOIN in_force USING (id) WHERE parent >= ?) "
            "SELECT id FROM in_force ORDER BY id DESC"),
        {scopeId(scope), least, least});
    std::vector<EntryId> entries;
    while (row.next())
        entries.push_back(row.number(0));
    return entries;
}

EntryId LogRepository::lastChild(Scope scope, EntryId parent)
{
    const QString children = QStringLiteral(
        "SELECT id FROM log_entry WHERE encounter_id = ? AND parent = ? AND kind NOT IN ('undo', 'redo', 'drop') LIMIT 2");
    EntryId only = 0;
    {
        ResultSet row = m_connection.run(children, {scopeId(scope), parent});
        if (!row.next())
            return 0;
        only = row.number(0);
        if (!row.next())
            return only;
    }
    // Where the log forks, the fork counts in which something was in force last.
    return m_connection
        .value(
            QStringLiteral(
                "WITH RECURSIVE below (fork, id) AS (SELECT id, id FROM log_entry WHERE encounter_id = ? AND parent = ? "
                "AND kind NOT IN ('undo', 'redo', 'drop') UNION ALL SELECT below.fork, entry.id FROM below JOIN log_entry "
                "AS entry ON entry.encounter_id = ? AND entry.parent = below.id AND kind NOT IN ('undo', 'redo', 'drop')) "
                "SELECT fork FROM below ORDER BY max(id, coalesce((SELECT max(note.id) FROM log_entry AS note "
                "WHERE note.kind = 'redo' AND note.target = below.id), 0)) DESC LIMIT 1"),
            {scopeId(scope), parent, scopeId(scope)})
        .toLongLong();
}

std::vector<EntryId> LogRepository::inForceElsewhere(Scope scope, EntryId after)
{
    // In force is what can be reached from a head through the parents.
    ResultSet row = m_connection.run(
        QStringLiteral("WITH RECURSIVE in_force (id) AS (SELECT entry_id FROM log_head WHERE encounter_id <> ? AND "
                       "entry_id > ? UNION ALL SELECT parent FROM log_entry JOIN in_force USING (id) WHERE parent > ?) "
                       "SELECT id FROM in_force ORDER BY id DESC"),
        {scopeId(scope), after, after});
    std::vector<EntryId> entries;
    while (row.next())
        entries.push_back(row.number(0));
    return entries;
}

std::vector<LogTouch> LogRepository::touchesElsewhere(Scope scope, RecordRef record)
{
    ResultSet row = m_connection.run(
        QStringLiteral(
            "SELECT log_change.entry_id, field, element FROM log_change CROSS JOIN log_entry "
            "ON log_entry.id = log_change.entry_id "
            "WHERE log_change.kind = ? AND record_id = ? AND encounter_id <> ? ORDER BY log_change.entry_id DESC"),
        {kindOfRecord(record.kind), record.id, scopeId(scope)});
    std::vector<LogTouch> touches;
    while (row.next())
        touches.push_back({row.number(0), row.text(1), static_cast<std::uint16_t>(row.value(2).toUInt())});
    return touches;
}

RecordId LogRepository::savePending(const PendingAction& pending)
{
    const QString action = qt(formats::actionText(pending.action));
    if (pending.id == 0)
        return m_connection
            .run(QStringLiteral("INSERT INTO pending_action (encounter_id, action) VALUES (?, ?)"),
                 {pending.encounter, action})
            .lastId();
    const ResultSet row = m_connection.run(QStringLiteral("UPDATE pending_action SET action = ? WHERE id = ?"),
                                           {action, pending.id});
    if (row.affected() != 1)
        throw Failure(ProblemCode::NotFound, {SiteKind::PendingAction, pending.id});
    return pending.id;
}

std::optional<PendingAction> LogRepository::pending(RecordId encounter)
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT id, action FROM pending_action WHERE encounter_id = ?"),
                                     {encounter});
    if (!row.next())
        return std::nullopt;
    PendingAction pending;
    pending.id = row.number(0);
    pending.encounter = encounter;
    const Site where(SiteKind::PendingAction, pending.id);
    readOwn(row, where, [&] { pending.action = formats::actionFromText(row.text(1), where); });
    return pending;
}

void LogRepository::removePending(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM pending_action WHERE id = ?"), {id});
}

std::vector<LogMark> LogRepository::marks(RecordId encounter)
{
    std::vector<LogMark> all;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT id, entry_id, origin_id, name FROM log_mark WHERE encounter_id = ? ORDER BY id"),
        {encounter});
    while (row.next())
        all.push_back({.id = row.number(0),
                       .encounter = encounter,
                       .entry = row.number(1),
                       .origin = row.number(2),
                       .name = row.text(3)});
    return all;
}

void LogRepository::requireMarkable(RecordId encounter, EntryId entry)
{
    if (entry == 0)
        return;
    const QVariant found = m_connection.value(
        QStringLiteral(
            "SELECT 1 FROM log_entry WHERE id = ? AND encounter_id = ? AND kind NOT IN ('undo', 'redo', 'drop')"),
        {entry, encounter});
    if (!found.isValid())
        refuse<Reason::NoStepOfFight>({SiteKind::LogEntry, entry});
}

RecordId LogRepository::setMark(const LogMark& mark)
{
    requireMarkable(mark.encounter, mark.entry);
    requireMarkable(mark.encounter, mark.origin);
    if (mark.name.empty())
        refuse<Reason::MarkNeedsName>({SiteKind::Place, "name"});
    const QVariant taken = m_connection.value(
        QStringLiteral("SELECT 1 FROM log_mark WHERE encounter_id = ? AND name = ? AND id <> ?"),
        {mark.encounter, qt(mark.name), mark.id});
    if (taken.isValid())
        refuse<Reason::MarkNameTaken>(mark.name);
    if (mark.id == 0)
        return m_connection
            .run(QStringLiteral("INSERT INTO log_mark (encounter_id, entry_id, origin_id, name) VALUES (?, ?, ?, ?)"),
                 {mark.encounter, reference(mark.entry), reference(mark.origin), qt(mark.name)})
            .lastId();
    const ResultSet row = m_connection.run(
        QStringLiteral("UPDATE log_mark SET entry_id = ?, origin_id = ?, name = ? WHERE id = ? AND encounter_id = ?"),
        {reference(mark.entry), reference(mark.origin), qt(mark.name), mark.id, mark.encounter});
    if (row.affected() != 1)
        throw Failure(ProblemCode::NotFound, {SiteKind::Mark, mark.id});
    return mark.id;
}

void LogRepository::removeMark(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM log_mark WHERE id = ?"), {id});
}

}  // namespace hitspread::storage
