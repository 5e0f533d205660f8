#include "models/history/historyexport.h"

#include "models/history/changelines.h"
#include "models/history/historymodel.h"
#include "models/history/tracemodel.h"
#include "rules/systems/registry.h"
#include "services/action/groupaction.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/lyingwords.h"
#include "text/units.h"

#include <QCoreApplication>
#include <QDateTime>

namespace hitspread {

namespace {

struct HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::HistoryWords)
};

QString kindName(EntryKind kind)
{
    switch (kind) {
    case EntryKind::Action: return HistoryWords::tr("Action");
    case EntryKind::Edit: return HistoryWords::tr("Set by hand");
    case EntryKind::Create: return HistoryWords::tr("Added");
    case EntryKind::Remove: return HistoryWords::tr("Removed");
    case EntryKind::Drop: return HistoryWords::tr("Dice dropped");
    case EntryKind::Undo: return HistoryWords::tr("Back");
    case EntryKind::Redo: return HistoryWords::tr("Forward");
    }
    return {};
}

/// What the clock on the wall showed, as every spreadsheet takes for a date; empty for what is no time.
QString localTime(const std::string& utc)
{
    const QDateTime time = QDateTime::fromString(text::asKept(utc), Qt::ISODate);
    return time.isValid() ? time.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : QString();
}

/// "  Range: + 6 = 12 (DEV-04)" below its heading.
QString explained(const TraceModel::Line& line)
{
    QString words = line.heading ? line.label : QStringLiteral("  ") + line.label;
    const QString numbers = text::sum(line.operand, line.value);
    if (!numbers.isEmpty())
        words += QStringLiteral(": ") + numbers;
    return line.rule.isEmpty() ? words : QStringLiteral("%1 (%2)").arg(words, line.rule);
}

}  // namespace

HistoryExport::HistoryExport(Campaign& campaign, const Clock& clock, const LogQuery& query) : m_history(campaign, clock)
{
    if (query.scope.kind == ScopeKind::Encounter) {
        m_encounter = campaign.encounters().encounter(query.scope.encounter);
        m_system = findSystem(m_encounter.system);
        m_names = text::Naming::of(m_encounter);
        m_present = EncounterService(campaign, clock).combatants(m_encounter.id);
    }
    m_entries = m_history.list(query);
}

QString HistoryExport::titleOf(const LogEntry& entry)
{
    // Read again right after the entry itself, an action is the one that was read.
    const auto words = [this](EntryId id) {
        const auto action = id != 0 ? m_history.action(id) : nullptr;
        return action ? hitspread::titleOf(*action) : QString();
    };
    return historyTitle(entry, m_entries, m_names, m_present, words);
}

QStringList HistoryExport::changesIn(const LogEntry& whole) const
{
    if (isNote(whole.kind))
        return {};
    if (!whole.action)
        return (m_names ? text::handLines(*m_names, m_present, whole.changes) : QStringList())
            + text::lyingLines(whole.changes);
    QStringList lines;
    for (const ChangeLine& line : changeLines(*whole.action))
        lines << wordsOf(line);
    return lines;
}

QList<QStringList> HistoryExport::table()
{
    QList<QStringList> rows{{HistoryWords::tr("Number"), HistoryWords::tr("Round"), HistoryWords::tr("Phase"),
                             HistoryWords::tr("Local time"), HistoryWords::tr("Time (UTC)"), HistoryWords::tr("Kind"),
                             HistoryWords::tr("Who"), HistoryWords::tr("Whom"), HistoryWords::tr("Title"),
                             HistoryWords::tr("Reason"), HistoryWords::tr("In force"),
                             HistoryWords::tr("Values changed")}};
    for (auto entry = m_entries.crbegin(); entry != m_entries.crend(); ++entry)
        rows << rowOf(*entry);
    return rows;
}

QStringList HistoryExport::rowOf(const LogEntry& entry)
{
    const LogEntry whole = m_history.entry(entry.id);
    QStringList who;
    QStringList whom;
    if (!whole.action)
        whom = isNote(entry.kind) ? QStringList() : text::ownersOf(m_present, whole.changes);
    else if (!isForEverybody(*whole.action)) {  // which is everybody's
        who = namesIn(*whole.action, Role::Actor);
        whom = namesIn(*whole.action, Role::Target);
    }
    const bool hasClock = entry.round > 0;
    QStringList row{QString::number(entry.id),
                    hasClock ? QString::number(entry.round) : QString(),
                    hasClock ? QString::number(entry.phase) : QString(),
                    localTime(entry.time),
                    text::asKept(entry.time),
                    kindName(entry.kind),
                    who.join(QStringLiteral(", ")),
                    whom.join(QStringLiteral(", ")),
                    titleOf(entry),
                    text::visible(entry.reason),
                    entry.inForce ? HistoryWords::tr("yes") : HistoryWords::tr("no"),
                    changesIn(whole).join(QStringLiteral("; "))};
    // What an old file holds is neither a terminal's nor a table's to obey.
    for (QString& cell : row)
        cell = text::visible(cell);
    return row;
}

QString HistoryExport::text()
{
    QStringList lines;
    if (!m_encounter.name.empty())
        lines << text::visible(text::visible(m_encounter.name)).replace(u'\n', u' ');
    int round = 0;
    int phase = 0;
    for (auto entry = m_entries.crbegin(); entry != m_entries.crend(); ++entry) {
        if (entry->round > 0 && (entry->round != round || entry->phase != phase)) {
            round = entry->round;
            phase = entry->phase;
            lines << QString() << text::moment(findSystem(m_encounter.system), round, phase);
        }
        lines << QString() << linesOf(*entry);
    }
    return lines.join(u'\n') + u'\n';
}

QStringList HistoryExport::linesOf(const LogEntry& entry)
{
    const LogEntry whole = m_history.entry(entry.id);
    QStringList below;
    if (!entry.reason.empty())
        below << HistoryWords::tr("Reason: %1").arg(text::visible(entry.reason));
    if (whole.action) {
        TraceModel trace;
        trace.setAction(*whole.action);
        for (int row = 0; row < trace.rowCount(); ++row)
            below << explained(*trace.lineAt(row));
    }
    const QStringList changes = changesIn(whole);
    if (!changes.isEmpty())
        below << HistoryWords::tr("Changed");
    for (const QString& change : changes)
        below << QStringLiteral("  ") + change;

    QStringList lines{QStringLiteral("%1. %2").arg(QString::number(entry.id), titleOf(entry))};
    if (isTakenBack(entry))
        lines.last() += HistoryModel::tr(" (taken back)");
    for (const QString& line : below)
        lines << QStringLiteral("    ") + line;
    // A line is one line, whatever is called what.
    for (QString& line : lines)
        line = text::visible(line).replace(u'\n', u' ');
    return lines;
}

}  // namespace hitspread
