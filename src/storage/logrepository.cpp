#include "storage/logrepository.h"

#include "exchange/actioncodec.h"
#include "services/problem.h"
#include "storage/logvalue.h"
#include "storage/text.h"

#include <algorithm>
#include <array>

namespace hitspread::storage {

namespace {

constexpr std::array<const char16_t*, 7> kKinds{u"action", u"edit", u"create", u"remove", u"drop", u"undo", u"redo"};

QString textOf(EntryKind kind)
{
    return QString::fromUtf16(kKinds[static_cast<std::size_t>(kind)]);
}

EntryKind kindOf(const QString& text)
{
    const auto found = std::ranges::find_if(kKinds, [&](const char16_t* kind) { return text == QStringView(kind); });
    return static_cast<EntryKind>(found - kKinds.begin());
}

/// The library's scope is written as encounter 0.
qint64 scopeId(Scope scope)
{
    return scope.kind == ScopeKind::Library ? 0 : scope.encounter;
}

Scope scopeOf(qint64 id)
{
    return id == 0 ? Scope{ScopeKind::Library, 0} : Scope{ScopeKind::Encounter, id};
}

QString kindOfRecord(RecordKind kind)
{
    const std::string_view text = exchange::kindText(kind);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const QString kColumns = QStringLiteral("id, encounter_id, kind, parent, target, title, reason, time, round, phase");

LogEntry entryIn(const Rows& row)
{
    LogEntry entry;
    entry.id = row.value(0).toLongLong();
    entry.scope = scopeOf(row.value(1).toLongLong());
    entry.kind = kindOf(row.value(2).toString());
    entry.parent = row.value(3).toLongLong();
    entry.target = row.value(4).toLongLong();
    entry.title = utf8(row.value(5));
    entry.reason = utf8(row.value(6));
    entry.time = utf8(row.value(7));
    entry.round = row.value(8).toInt();
    entry.phase = row.value(9).toInt();
    return entry;
}

/// Text for LIKE, its own wild cards taken literally.
QString likeText(const std::string& search)
{
    QString text = qt(search).simplified();
    for (const QChar special : {u'\\', u'%', u'_'})
        text.replace(special, QString(u'\\') + special);
    return u'%' + text + u'%';
}

}  // namespace

EntryId LogRepository::append(const LogEntry& entry)
{
    const QVariant action = entry.action ? QVariant(qt(exchange::actionText(*entry.action)))
                                         : QVariant(QMetaType(QMetaType::QString));
    EntryId id = 0;
    m_connection.joined([&] {
        id =
            m_connection
                .run(
                    QStringLiteral(
                        "INSERT INTO log_entry (encounter_id, kind, parent, target, title, reason, time, round, phase, action) "
                        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                    {scopeId(entry.scope), textOf(entry.kind), entry.parent, entry.target, filled(entry.title),
                     filled(entry.reason), filled(entry.time), entry.round, entry.phase, action})
                .lastId();
        appendChanges(id, entry.changes);
    });
    return id;
}

void LogRepository::appendChanges(EntryId id, const std::vector<LoggedChange>& changes)
{
    int ordinal = 0;
    for (const LoggedChange& change : changes) {
        m_connection.run(
            QStringLiteral(
                "INSERT INTO log_change (entry_id, ordinal, kind, record_id, field, element, before, after, step) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {id, ordinal++, kindOfRecord(change.record.kind), change.record.id, filled(change.field), change.element,
             logValueText(change.before), logValueText(change.after), change.step});
    }
}

std::vector<LoggedChange> LogRepository::changesOf(EntryId id)
{
    std::vector<LoggedChange> changes;
    Rows row = m_connection.run(
        QStringLiteral(
            "SELECT kind, record_id, field, element, before, after, step FROM log_change WHERE entry_id = ? ORDER BY ordinal"),
        {id});
    while (row.next()) {
        LoggedChange change;
        change.record = {exchange::kindFromText(utf8(row.value(0)), "log entry " + std::to_string(id)),
                         row.value(1).toLongLong()};
        change.field = utf8(row.value(2));
        change.element = static_cast<std::uint16_t>(row.value(3).toUInt());
        change.before = logValueFromText(row.value(4).toString());
        change.after = logValueFromText(row.value(5).toString());
        change.step = row.value(6).toInt();
        changes.push_back(std::move(change));
    }
    return changes;
}

LogEntry LogRepository::entry(EntryId id)
{
    Rows row = m_connection.run(QStringLiteral("SELECT %1, action FROM log_entry WHERE id = ?").arg(kColumns), {id});
    if (!row.next())
        throw Failure(ProblemCode::NotFound, "log entry " + std::to_string(id));
    LogEntry entry = entryIn(row);
    if (!row.value(10).isNull())
        entry.action = std::make_shared<const ActionRecord>(
            exchange::actionFromText(utf8(row.value(10)), "log entry " + std::to_string(id)));
    entry.changes = changesOf(id);
    return entry;
}

std::vector<LogEntry> LogRepository::list(const LogQuery& query)
{
    QString sql = QStringLiteral("SELECT %1 FROM log_entry WHERE encounter_id = ?").arg(kColumns);
    std::vector<QVariant> values{scopeId(query.scope)};
    if (!query.search.empty()) {
        sql += QStringLiteral(" AND (title LIKE ? ESCAPE '\\' OR reason LIKE ? ESCAPE '\\')");
        values.insert(values.end(), 2, likeText(query.search));
    }
    if (query.before != 0) {
        sql += QStringLiteral(" AND id < ?");
        values.emplace_back(query.before);
    }
    sql += QStringLiteral(" ORDER BY id DESC LIMIT %1").arg(query.limit);
    std::vector<LogEntry> entries;
    Rows row = m_connection.run(sql, values);
    while (row.next())
        entries.push_back(entryIn(row));
    for (LogEntry& entry : entries)
        entry.changes = changesOf(entry.id);
    return entries;
}

EntryId LogRepository::head(Scope scope)
{
    return m_connection.value(QStringLiteral("SELECT entry_id FROM log_head WHERE encounter_id = ?"), {scopeId(scope)})
        .toLongLong();
}

void LogRepository::setHead(Scope scope, EntryId entry)
{
    m_connection.run(QStringLiteral("INSERT INTO log_head (encounter_id, entry_id) VALUES (?, ?) "
                                    "ON CONFLICT (encounter_id) DO UPDATE SET entry_id = excluded.entry_id"),
                     {scopeId(scope), entry});
}

EntryId LogRepository::lastChild(Scope scope, EntryId parent)
{
    return m_connection
        .value(
            QStringLiteral(
                "SELECT id FROM log_entry AS entry WHERE encounter_id = ? AND parent = ? "
                "AND kind NOT IN ('undo', 'redo', 'drop') "
                "ORDER BY max(id, coalesce((SELECT max(id) FROM log_entry WHERE kind = 'redo' AND target = entry.id), 0)) DESC LIMIT 1"),
            {scopeId(scope), parent})
        .toLongLong();
}

EntryId LogRepository::laterChange(const LoggedChange& change, EntryId after)
{
    // In force is what can be reached from a head through the parents.
    QString sql = QStringLiteral(
        "WITH RECURSIVE in_force (id) AS (SELECT entry_id FROM log_head WHERE entry_id > ? UNION "
        "SELECT parent FROM log_entry JOIN in_force USING (id) WHERE parent > ?) "
        "SELECT max(log_change.entry_id) FROM log_change JOIN in_force ON in_force.id = log_change.entry_id "
        "WHERE kind = ? AND record_id = ?");
    std::vector<QVariant> values{after, after, kindOfRecord(change.record.kind), change.record.id};
    if (!change.field.empty()) {
        sql += QStringLiteral(" AND (field = '' OR (field = ? AND element = ?))");
        values.emplace_back(qt(change.field));
        values.emplace_back(change.element);
    }
    return m_connection.value(sql, values).toLongLong();
}

RecordId LogRepository::savePending(const PendingAction& pending)
{
    const QString action = qt(exchange::actionText(pending.action));
    if (pending.id == 0)
        return m_connection
            .run(QStringLiteral("INSERT INTO pending_action (encounter_id, action) VALUES (?, ?)"),
                 {pending.encounter, action})
            .lastId();
    const Rows row = m_connection.run(QStringLiteral("UPDATE pending_action SET action = ? WHERE id = ?"),
                                      {action, pending.id});
    if (row.affected() != 1)
        throw Failure(ProblemCode::NotFound, "pending action " + std::to_string(pending.id));
    return pending.id;
}

std::optional<PendingAction> LogRepository::pending(RecordId encounter)
{
    Rows row = m_connection.run(QStringLiteral("SELECT id, action FROM pending_action WHERE encounter_id = ?"),
                                {encounter});
    if (!row.next())
        return std::nullopt;
    PendingAction pending;
    pending.id = row.value(0).toLongLong();
    pending.encounter = encounter;
    pending.action = exchange::actionFromText(utf8(row.value(1)), "pending action " + std::to_string(pending.id));
    return pending;
}

void LogRepository::removePending(RecordId id)
{
    m_connection.run(QStringLiteral("DELETE FROM pending_action WHERE id = ?"), {id});
}

}  // namespace hitspread::storage
