#include "models/historymodel.h"

#include "models/fight.h"
#include "models/handwords.h"
#include "models/lyingwords.h"
#include "models/systemview.h"
#include "rules/systems/registry.h"
#include "text/labels.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <utility>

namespace hitspread {

namespace {

// Not constexpr: clang 14 makes no string of libstdc++ 12 in a constant.
const std::size_t kPage = LogQuery{}.limit;

/// A hand that wrote no title left the id of a field, which is nobody's word.
QString plainTitle(const LogEntry& entry, const System* system, std::span<const CombatantView> present)
{
    QString words;
    if (system && entry.kind == EntryKind::Edit && !entry.changes.empty() && entry.title == entry.changes.front().field)
        words = handWords(*system, present, entry.changes);
    if (entry.kind == EntryKind::Edit && words.isEmpty())
        words = rosterWords(entry);
    if (!words.isEmpty())
        return words;
    const QString title = QString::fromStdString(entry.title);
    // A title holds names alone, and no values.
    return entry.kind == EntryKind::Edit ? withFuse(title, entry.changes) : title;
}

/// What came or went, by its row as it is kept.
Matter matterOfRow(const LoggedChange& change)
{
    const auto* after = std::get_if<std::string>(&change.after);
    const auto* kept = after ? after : std::get_if<std::string>(&change.before);
    if (!kept)
        return Matter::Other;
    const QJsonObject row = QJsonDocument::fromJson(QByteArray::fromStdString(*kept)).object();
    const QJsonObject thing = row.value(QLatin1String("possession")).toObject();
    if (thing.value(QLatin1String("encounter")).toInteger() != 0)
        return Matter::Ground;
    return thing.value(QLatin1String("kind")).toString() == QLatin1String("conditionTemplate") ? Matter::Condition
                                                                                               : Matter::Other;
}

/// What a thing that lies about is part of; empty: the entry is about no such thing, or set it elsewhere.
QString groundTitle(const LogEntry& entry, const QString& title)
{
    const bool isRow = !entry.action && !entry.changes.empty()
        && entry.changes.front().record.kind != RecordKind::Condition;
    if (!isRow || matterOf(entry) != Matter::Ground)
        return {};
    switch (entry.kind) {
    case EntryKind::Create: return HistoryModel::tr("%1, left lying").arg(title);
    case EntryKind::Remove: return HistoryModel::tr("%1, there no longer").arg(title);
    default: break;
    }
    return entry.changes.front().record.kind == RecordKind::Possession ? HistoryModel::tr("%1, taken up").arg(title)
                                                                       : QString();
}

/// Whether a title says how far time has come: "Round 3, phase 2 · …", "3 days later, in hospital". A moment that came again,
/// or one outside the rounds, leaves no other trace in a list.
bool isTime(const QString& title)
{
    const QString head = title.section(QStringLiteral(" · "), 0, 0);
    if (head.contains(u'→') || head.contains(u':'))
        return false;
    static const QRegularExpression digits(QStringLiteral("[0-9]+"));
    std::vector<int> numbers;
    for (auto found = digits.globalMatch(head); found.hasNext();)
        numbers.push_back(found.next().captured().toInt());
    if (numbers.size() == 2 && head == text::moment(numbers[0], numbers[1]))
        return true;
    constexpr std::array kSpans{&Rest::days, &Rest::hours, &Rest::rounds};
    for (unsigned spans = 1; spans < 1U << kSpans.size(); ++spans) {
        if (static_cast<std::size_t>(std::popcount(spans)) != numbers.size())
            continue;
        Rest rest;
        std::size_t next = 0;
        for (std::size_t i = 0; i < kSpans.size(); ++i) {
            if (spans & 1U << i)
                rest.*kSpans[i] = numbers[next++];
        }
        for (const bool hospital : {false, true}) {
            rest.hospital = hospital;
            if (head == text::restTime(rest))
                return true;
        }
    }
    return false;
}

/// A list holds what an action changed and its title, which begins with what it is called where somebody is looked after.
Matter matterOfAction(const LogEntry& entry, const System* system)
{
    const auto isClock = [](const LoggedChange& change) {
        return change.record.kind == RecordKind::Switches && (change.field == "round" || change.field == "phase");
    };
    if (std::ranges::any_of(entry.changes, isClock))
        return Matter::Time;
    const HistoryFacet* facet = system ? facetsOf(system->id()).history : nullptr;
    const QString title = QString::fromStdString(entry.title);
    if (isTime(title))
        return Matter::Time;
    const bool isCare = facet && std::ranges::any_of(system->actions(), [&](const ActionDeclaration* action) {
                            return facet->isCare(action->id)
                                && title.startsWith(text::action(*system, action->id) + u':');
                        });
    return isCare ? Matter::Care : Matter::Other;
}

Matter matterOf(const LoggedChange& change)
{
    switch (change.record.kind) {
    case RecordKind::Lying: return Matter::Ground;
    case RecordKind::ConditionTemplate:
    case RecordKind::Lasting: return Matter::Condition;
    case RecordKind::Possession: return matterOfRow(change);
    default: return Matter::Other;
    }
}

}  // namespace

Matter matterOf(const LogEntry& entry, const System* system)
{
    if (entry.kind == EntryKind::Action)
        return matterOfAction(entry, system);
    const auto is = [](Matter matter) {
        return [matter](const LoggedChange& change) { return matterOf(change) == matter; };
    };
    // Whoever lays something down or takes it up has one fewer or more; a condition made on the spot comes with its record.
    if (std::ranges::any_of(entry.changes, is(Matter::Ground)))
        return Matter::Ground;
    const bool isOfCondition = !entry.changes.empty() && std::ranges::all_of(entry.changes, is(Matter::Condition));
    return isOfCondition ? Matter::Condition : Matter::Other;
}

bool isTakenBack(const LogEntry& entry)
{
    return !entry.inForce && !isNote(entry.kind);
}

QString historyTitle(const LogEntry& entry, std::span<const LogEntry> log, const System* system,
                     std::span<const CombatantView> present)
{
    const QString title = plainTitle(entry, system, present);
    if (entry.kind == EntryKind::Undo || entry.kind == EntryKind::Redo) {
        auto of = std::ranges::lower_bound(log, entry.target, std::greater<>(), &LogEntry::id);
        if (of != log.end() && of->id != entry.target)
            of = log.end();
        const QString what = of == log.end() ? title : plainTitle(*of, system, present);
        // A note rests on what was in force when it was written.
        if (entry.kind == EntryKind::Undo)
            return (entry.parent == entry.target ? HistoryModel::tr("Undone: %1")
                                                 : HistoryModel::tr("Back to before: %1"))
                .arg(what);
        const bool isOne = of == log.end() || of->parent == entry.parent;
        return (isOne ? HistoryModel::tr("Done again: %1") : HistoryModel::tr("Forward to: %1")).arg(what);
    }
    if (QString words = groundTitle(entry, title); !words.isEmpty())
        return words;
    const bool isPerson = !entry.changes.empty() && entry.changes.back().record.kind == RecordKind::Condition;
    if (entry.kind == EntryKind::Create && isPerson)
        return HistoryModel::tr("%1: joins the fight").arg(title);
    if (entry.kind == EntryKind::Remove)
        return (isPerson ? HistoryModel::tr("%1: leaves the fight") : HistoryModel::tr("%1: over")).arg(title);
    return entry.kind == EntryKind::Drop ? HistoryModel::tr("Dropped: %1").arg(title) : title;
}

HistoryModel::HistoryModel(const Fight& fight, QObject* parent)
    : QAbstractListModel(parent), m_fight(fight), m_wanted(kPage)
{
    connect(&fight, &Fight::changed, this, [this](const FightChange& change) {
        if (change.has(FightChange::Log | FightChange::Fights))
            refresh();
    });
    connect(&fight, &Fight::opened, this, [this] { m_wanted = kPage; });
}

bool HistoryModel::isFiltered() const
{
    return !m_filter.search.empty() || !m_filter.kinds.empty() || m_filter.combatant != 0 || m_filter.moment;
}

void HistoryModel::setFilter(const LogQuery& filter)
{
    m_filter = filter;
    m_wanted = kPage;
    refresh();
}

bool HistoryModel::canFetchMore(const QModelIndex& parent) const
{
    return !parent.isValid() && m_entries.size() == m_wanted;
}

void HistoryModel::fetchMore(const QModelIndex&)
{
    m_wanted += kPage;
    ask();
}

void HistoryModel::refresh()
{
    // The fight brings the first page of everything along.
    if (isFiltered() || m_wanted > kPage)
        return ask();
    ++m_asked;
    take(m_fight.snapshot().history);
}

void HistoryModel::ask()
{
    if (!m_fight.isLoaded() || !m_fight.gateway().isOpen())
        return;
    LogQuery query = m_filter;
    query.scope = {ScopeKind::Encounter, m_fight.snapshot().encounter.id};
    query.limit = m_wanted;
    m_fight.gateway().run(
        this, [query](CampaignServices& services) { return services.history.list(query); },
        [this, asked = ++m_asked](const std::vector<LogEntry>& fresh) {
            if (asked == m_asked)
                take(fresh);
        });
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString HistoryModel::textOf(const LogEntry& entry) const
{
    const FightSnapshot& fight = m_fight.snapshot();
    const QString title = historyTitle(entry, m_entries, findSystem(fight.encounter.system), fight.combatants);
    return entry.reason.empty() ? title : tr("%1, “%2”").arg(title, QString::fromStdString(entry.reason));
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const LogEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return textOf(entry);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2%3")
            .arg(data(index, WhenRole).toString(), textOf(entry), isTakenBack(entry) ? tr(" (taken back)") : QString());
    case EntryRole: return QVariant::fromValue(entry.id);
    case WhenRole: return entry.round > 0 ? tr("R%1 P%2").arg(entry.round).arg(entry.phase) : QString();
    case KindRole: return static_cast<int>(entry.kind);
    case ParentRole: return QVariant::fromValue(entry.parent);
    case InForceRole: return !isTakenBack(entry);
    case MatterRole: return static_cast<int>(matterOf(entry, findSystem(m_fight.snapshot().encounter.system)));
    default: return {};
    }
}

/// Shows the new list as what changed: the log only grows in front and is read on at its end.
void HistoryModel::take(const std::vector<LogEntry>& fresh)
{
    const auto known = m_entries.empty() ? fresh.end() : std::ranges::find(fresh, m_entries.front().id, &LogEntry::id);
    const auto kept = std::min<std::ptrdiff_t>(fresh.end() - known, static_cast<std::ptrdiff_t>(m_entries.size()));
    if (kept == 0
        || !std::ranges::equal(known, known + kept, m_entries.begin(), m_entries.begin() + kept, {}, &LogEntry::id,
                               &LogEntry::id)) {
        beginResetModel();
        m_entries = fresh;
        endResetModel();
        Q_EMIT listed();
        return;
    }
    if (kept < static_cast<std::ptrdiff_t>(m_entries.size())) {
        beginRemoveRows({}, static_cast<int>(kept), rowCount() - 1);
        m_entries.erase(m_entries.begin() + kept, m_entries.end());
        endRemoveRows();
    }
    if (known != fresh.begin()) {
        beginInsertRows({}, 0, static_cast<int>(known - fresh.begin()) - 1);
        m_entries.insert(m_entries.begin(), fresh.begin(), known);
        endInsertRows();
    }
    if (fresh.size() > m_entries.size()) {
        beginInsertRows({}, rowCount(), static_cast<int>(fresh.size()) - 1);
        m_entries.insert(m_entries.end(), fresh.begin() + rowCount(), fresh.end());
        endInsertRows();
    }
    takeStanding(fresh);
    Q_EMIT listed();
}

/// An undo changes how the entries it took back are shown, and nothing else of them; those that lie together are told at once.
void HistoryModel::takeStanding(const std::vector<LogEntry>& fresh)
{
    int first = -1;
    const auto tell = [&](int end) {
        if (first >= 0)
            Q_EMIT dataChanged(index(first), index(end - 1), {InForceRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
        first = -1;
    };
    for (int row = 0; row < rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        const bool isOther = std::exchange(m_entries[at].inForce, fresh[at].inForce) != fresh[at].inForce;
        if (!isOther)
            tell(row);
        else if (first < 0)
            first = row;
    }
    tell(rowCount());
}

}  // namespace hitspread
