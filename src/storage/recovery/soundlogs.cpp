#include "storage/recovery/soundlogs.h"

#include "services/refusal/problem.h"
#include "services/undo/logwalk.h"
#include "storage/fightfile/declaredchanges.h"
#include "storage/guard/knownrows.h"
#include "storage/sqlite/text.h"

#include <algorithm>

namespace hitspread::storage {

namespace {

/// What is rehearsed is dated, too.
class StoppedClock final : public Clock {
public:
    [[nodiscard]] std::string now() const override { return "2000-01-01T00:00:00Z"; }
};

Scope scopeNumbered(RecordId encounter)
{
    return encounter == 0 ? Scope{ScopeKind::Library, 0} : Scope{ScopeKind::Encounter, encounter};
}

bool isOfContent(const Failure& failure)
{
    const ProblemCode code = failure.problem().code;
    return code != ProblemCode::Stopped && code != ProblemCode::OutOfMemory && code != ProblemCode::DiskFull;
}

/// Whether an entry changed nothing though there was something to change: then what it changed is lost.
bool lacksChanges(const LogEntry& entry)
{
    const bool isNote = entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo || entry.kind == EntryKind::Drop;
    return !isNote && entry.changes.empty() && (!entry.action || !entry.action->findings.changes.empty());
}

}  // namespace

void SoundLogs::mend()
{
    m_connection.run(QStringLiteral(
        "UPDATE log_entry SET deed = iif(json_valid(action), "
        "coalesce(json_extract(action, '$.request.action'), ''), '') WHERE action IS NULL AND deed <> '' OR "
        "json_valid(action) AND deed <> coalesce(json_extract(action, '$.request.action'), '')"));
    // Without an entry, others may tell of rows nobody knows any more.
    while (mendOnce()) {
    }
}

void SoundLogs::giveUpAll()
{
    for (const char* table : {"log_mark", "pending_action", "log_change", "log_entry", "log_head"})
        m_connection.run(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)));
}

std::map<RecordId, SoundLogs::Log> SoundLogs::read()
{
    std::map<RecordId, Log> logs;
    ResultSet row = m_connection.run(QStringLiteral("SELECT id, encounter_id, kind, parent, target FROM log_entry"));
    while (row.next()) {
        const std::string kind = row.text(2);
        logs[row.number(1)].emplace(
            row.number(0),
            Line{row.number(3), row.number(4), kind == "undo" || kind == "redo" || kind == "drop", false});
    }
    return logs;
}

void SoundLogs::findSpoilt(std::map<RecordId, Log>& logs)
{
    DeclaredChanges declared;
    learnRows(m_connection, declared, [](const std::function<void()>& work) {
        try {
            work();
        } catch (const Failure& failure) {
            if (!isOfContent(failure))
                throw;
        }
    });
    std::set<EntryId> gaps;
    ResultSet row = m_connection.run(
        QStringLiteral("SELECT entry_id FROM log_change GROUP BY entry_id HAVING count(*) <> max(ordinal) + 1"));
    while (row.next())
        gaps.insert(row.number(0));
    for (auto& [scope, log] : logs) {
        for (auto& [id, line] : log) {
            try {
                const LogEntry entry = m_campaign.log().entry(id);
                line.isSpoilt = gaps.contains(id) || lacksChanges(entry) || declared.faultOf(entry).has_value();
            } catch (const Failure& failure) {
                if (!isOfContent(failure))
                    throw;
                line.isSpoilt = true;
            }
        }
    }
    ResultSet waiting = m_connection.run(QStringLiteral("SELECT id, encounter_id FROM pending_action"));
    std::vector<RecordId> unfit;
    while (waiting.next()) {
        try {
            const auto pending = m_campaign.log().pending(waiting.number(1));
            if (pending && declared.faultOf(pending->action))
                unfit.push_back(waiting.number(0));
        } catch (const Failure& failure) {
            if (!isOfContent(failure))
                throw;
            unfit.push_back(waiting.number(0));
        }
    }
    for (const RecordId id : unfit)
        m_campaign.log().removePending(id);
}

/// Where it was, or, where nothing says that any more, where the last line of the log left it.
EntryId SoundLogs::headOf(RecordId scope, const Log& log)
{
    ResultSet row = m_connection.run(QStringLiteral("SELECT entry_id FROM log_head WHERE encounter_id = ?"), {scope});
    if (row.next())
        return row.number(0);
    const auto last = std::ranges::find_if(
        log.rbegin(), log.rend(), [](const auto& one) { return !one.second.isNote || one.second.target != 0; });
    if (last == log.rend() || !last->second.isNote)
        return last == log.rend() ? 0 : last->first;
    // Taking back leads before the oldest it took back, putting in force again to the newest.
    const QString kind =
        m_connection.value(QStringLiteral("SELECT kind FROM log_entry WHERE id = ?"), {last->first}).toString();
    const auto target = log.find(last->second.target);
    return kind == u"redo" ? last->second.target : target == log.end() ? 0 : target->second.parent;
}

std::vector<EntryId> SoundLogs::inForce(const Log& log, EntryId head)
{
    std::vector<EntryId> standing;
    for (auto at = log.find(head); at != log.end() && !at->second.isNote && !at->second.isSpoilt;
         at = log.find(at->second.parent))
        standing.push_back(at->first);
    return standing;
}

bool SoundLogs::drop(const std::vector<EntryId>& entries)
{
    if (entries.empty())
        return false;
    QStringList numbers;
    for (const EntryId id : entries)
        numbers += QString::number(id);
    const QString these = QStringLiteral("IN (SELECT value FROM json_each(?))");
    const QString all = arrayText(numbers);
    m_connection.run(QStringLiteral("DELETE FROM log_mark WHERE entry_id %1 OR origin_id %1").arg(these), {all, all});
    m_connection.run(QStringLiteral("DELETE FROM log_change WHERE entry_id %1").arg(these), {all});
    m_connection.run(QStringLiteral("DELETE FROM log_entry WHERE id %1").arg(these), {all});
    return true;
}

/// Keeps what stands and the branches that hang on it, or on the beginning where the way back leads there.
bool SoundLogs::keepOnly(RecordId scope, const Log& log, const std::vector<EntryId>& standing)
{
    const EntryId head = standing.empty() ? 0 : standing.front();
    const bool isWhole = standing.empty() ? headOf(scope, log) == 0 : log.at(standing.back()).parent == 0;
    std::set<EntryId> kept(standing.begin(), standing.end());
    if (isWhole)
        kept.insert(0);
    std::vector<EntryId> dropped;
    for (const auto& [id, line] : log) {
        if (kept.contains(id))
            continue;
        const auto rests = [&](EntryId on) { return kept.contains(on) && (on == 0 || !log.at(on).isNote); };
        const bool isKept = !line.isSpoilt && rests(line.parent) && (line.target == 0 || rests(line.target));
        if (isKept)
            kept.insert(id);
        else
            dropped.push_back(id);
    }
    if (!isWhole && !standing.empty())
        m_connection.run(QStringLiteral("UPDATE log_entry SET parent = 0 WHERE id = ?"), {standing.back()});
    m_campaign.log().setHead(scopeNumbered(scope), head);
    return drop(dropped);
}

bool SoundLogs::canGoTo(RecordId scope, EntryId place)
{
    try {
        m_campaign.rehearse([&] {
            const StoppedClock clock;
            (void)LogWalk(m_campaign, clock).to(scopeNumbered(scope), place);
        });
    } catch (const Failure& failure) {
        if (!isOfContent(failure))
            throw;
        // What was built on it elsewhere keeps it from being taken back, and is no damage.
        return failure.problem().code == ProblemCode::BuiltUpon;
    }
    return true;
}

/// How many of the entries in force can be taken back, one after the other.
std::size_t SoundLogs::walkable(RecordId scope, const std::vector<EntryId>& standing)
{
    const auto can = [&](std::size_t count) { return canGoTo(scope, count == standing.size() ? 0 : standing[count]); };
    if (standing.empty() || can(standing.size()))
        return standing.size();
    std::size_t possible = 0;
    std::size_t impossible = standing.size();
    while (possible + 1 < impossible) {
        const std::size_t middle = possible + (impossible - possible) / 2;
        (can(middle) ? possible : impossible) = middle;
    }
    return possible;
}

bool SoundLogs::dropLoose()
{
    m_connection.run(QStringLiteral(
        "DELETE FROM log_head WHERE encounter_id <> 0 AND encounter_id NOT IN (SELECT id FROM encounter)"));
    m_connection.run(
        QStringLiteral("DELETE FROM log_head WHERE entry_id <> 0 AND entry_id NOT IN (SELECT id FROM log_entry)"));
    m_connection.run(QStringLiteral(
        "DELETE FROM log_mark WHERE EXISTS (SELECT 1 FROM log_entry WHERE log_entry.id IN (log_mark.entry_id, log_mark.origin_id) "
        "AND (log_entry.encounter_id <> log_mark.encounter_id OR kind IN ('undo', 'redo', 'drop')))"));
    std::vector<EntryId> ofNone;
    ResultSet row = m_connection.run(QStringLiteral(
        "SELECT id FROM log_entry WHERE encounter_id <> 0 AND encounter_id NOT IN (SELECT id FROM encounter)"));
    while (row.next())
        ofNone.push_back(row.number(0));
    return drop(ofNone);
}

bool SoundLogs::mendOnce()
{
    bool hasDropped = dropLoose();
    std::map<RecordId, Log> logs = read();
    findSpoilt(logs);
    for (auto& [scope, log] : logs) {
        const std::vector<EntryId> standing = inForce(log, headOf(scope, log));
        hasDropped |= keepOnly(scope, log, standing);
        const std::size_t count = scope == 0 ? standing.size() : walkable(scope, standing);
        if (count == standing.size())
            continue;
        for (std::size_t i = count; i < standing.size(); ++i)
            log.at(standing[i]).isSpoilt = true;
        const std::vector<EntryId> rest(standing.begin(), standing.begin() + static_cast<std::ptrdiff_t>(count));
        hasDropped |= keepOnly(scope, log, rest);
    }
    return hasDropped;
}

}  // namespace hitspread::storage
