#include "models/history/historymodel.h"

#include "models/campaigngateway.h"
#include "models/fight/fight.h"
#include "models/systemview.h"
#include "rules/core/time/rest.h"
#include "rules/core/time/round.h"
#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/logwords.h"
#include "text/lyingwords.h"
#include "text/naming.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace hitspread {

namespace {

// Not constexpr: clang 14 makes no string of libstdc++ 12 in a constant.
const std::size_t kPage = LogQuery{}.limit;

/// Facts are worded anew; a title that was all that was kept stands as it was written. A hand that wrote none left the id of a field,
/// which is nobody's word.
QString plainTitle(const LogEntry& entry, const std::optional<text::Naming>& names,
                   std::span<const CombatantView> present, const WordsOfEntry& wordsOf)
{
    if (QString done = wordsOf ? wordsOf(entry.id) : QString(); !done.isEmpty())
        return done;
    QString words;
    if (names && entry.kind == EntryKind::Edit && !entry.changes.empty() && entry.title == entry.changes.front().field)
        words = text::handWords(*names, present, entry.changes);
    if (entry.kind == EntryKind::Edit && words.isEmpty())
        words = text::rosterWords(entry);
    if (!words.isEmpty())
        return words;
    const QString title = text::visible(entry.title);
    // A title holds names alone, and no values.
    return entry.kind == EntryKind::Edit ? text::withFuse(title, entry.changes) : title;
}

/// What came or went, by its row as it was kept.
Matter matterOfRow(const LoggedChange& change)
{
    if (!change.row || !change.row->thing)
        return Matter::Other;
    if (change.row->thing->encounter != 0)
        return Matter::Ground;
    return change.row->thing->kind == RecordKind::ConditionTemplate ? Matter::Condition : Matter::Other;
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

/// Whether somebody got or lost a thing, and nothing else came of it.
bool isOfGear(const LogEntry& entry)
{
    const bool comesOrGoes = entry.kind == EntryKind::Create || entry.kind == EntryKind::Remove;
    return comesOrGoes && !entry.changes.empty() && std::ranges::all_of(entry.changes, [](const LoggedChange& change) {
               return change.record.kind == RecordKind::Possession && matterOfRow(change) == Matter::Other;
           });
}

/// An action says by its id what it is about.
Matter matterOfAction(const LogEntry& entry, const System* system)
{
    const std::string_view actionId = entry.action ? std::string_view(entry.action->action) : entry.actionId;
    if (!system || actionId.empty())
        return Matter::Attack;
    const RoundFacet* time = system->time();
    const RestFacet* rest = system->rest();
    if ((time && actionId == time->action()) || (rest && actionId == rest->action()))
        return Matter::Time;
    const HistoryFacet* facet = facetsOf(system->id()).history;
    return facet ? facet->matter(actionId) : Matter::Attack;
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
    if (entry.kind == EntryKind::Action || entry.kind == EntryKind::Drop)
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

std::vector<NamedActions> actionsNamed(const std::string& search, const System& system)
{
    const HistoryFacet* facet = facetsOf(system.id()).history;
    std::vector<NamedActions> all;
    for (const QString& word : text::asKept(search).simplified().split(u' ', Qt::SkipEmptyParts)) {
        // A letter or two begin the name of nearly every action.
        if (word.size() < 3)
            continue;
        NamedActions named{word.toStdString(), {}};
        const auto begins = [&word](const QString& part) { return part.startsWith(word, Qt::CaseInsensitive); };
        for (const ActionDeclaration* action : system.actions()) {
            const QString also = facet ? facet->alsoCalled(action->id) : QString();
            if (std::ranges::any_of((text::action(system, action->id) + u' ' + also).split(u' '), begins))
                named.actions.emplace_back(action->id);
        }
        if (!named.actions.empty())
            all.push_back(std::move(named));
    }
    return all;
}

bool isTakenBack(const LogEntry& entry)
{
    return !entry.inForce && !isNote(entry.kind);
}

QString historyTitle(const LogEntry& entry, std::span<const LogEntry> log, const std::optional<text::Naming>& names,
                     std::span<const CombatantView> present, const WordsOfEntry& words)
{
    const QString title = plainTitle(entry, names, present, words);
    if (isMove(entry.kind)) {
        auto of = std::ranges::lower_bound(log, entry.target, std::greater<>(), &LogEntry::id);
        if (of != log.end() && of->id != entry.target)
            of = log.end();
        const bool isListed = of != log.end();
        const QString done = !isListed && words ? words(entry.target) : QString();
        const QString what = isListed ? plainTitle(*of, names, present, words) : done.isEmpty() ? title : done;
        // A note rests on what was in force when it was written.
        if (entry.kind == EntryKind::Undo)
            return (entry.parent == entry.target ? HistoryModel::tr("Undone: %1")
                                                 : HistoryModel::tr("Back to before: %1"))
                .arg(what);
        const bool isOne = of == log.end() || of->parent == entry.parent;
        return (isOne ? HistoryModel::tr("Done again: %1") : HistoryModel::tr("Forward to: %1")).arg(what);
    }
    if (QString lying = groundTitle(entry, title); !lying.isEmpty())
        return lying;
    if (isOfGear(entry))
        return (entry.kind == EntryKind::Create ? HistoryModel::tr("%1, given") : HistoryModel::tr("%1, taken away"))
            .arg(title);
    const auto people = std::ranges::count_if(entry.changes, [](const LoggedChange& change) {
        return change.record.kind == RecordKind::Condition && change.field.empty();
    });
    if (entry.kind == EntryKind::Create && people > 0)
        return (people == 1 ? HistoryModel::tr("%1: joins the fight") : HistoryModel::tr("%1: join the fight"))
            .arg(title);
    if (entry.kind == EntryKind::Remove && people > 0)
        return (people == 1 ? HistoryModel::tr("%1: leaves the fight") : HistoryModel::tr("%1: leave the fight"))
            .arg(title);
    if (entry.kind == EntryKind::Remove)
        return HistoryModel::tr("%1: over").arg(title);
    return entry.kind == EntryKind::Drop ? HistoryModel::tr("Dropped: %1").arg(title) : title;
}

HistoryModel::HistoryModel(const Fight& fight, QObject* parent)
    : QAbstractListModel(parent), m_fight(fight), m_words(fight.gateway()), m_wanted(kPage)
{
    connect(&m_words, &EntryWords::found, this, &HistoryModel::takeWords);
    connect(&fight, &Fight::changed, this, [this](const FightChange& change) {
        if (change.has(FightChange::Log | FightChange::Fights))
            refresh();
    });
    connect(&fight, &Fight::opened, this, [this] { m_wanted = kPage; });
    // Another campaign numbers its entries alike.
    connect(&fight.gateway(), &CampaignGateway::leaving, this, [this] {
        ++m_asked;
        beginResetModel();
        m_entries.clear();
        endResetModel();
    });
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
    return !parent.isValid() && m_hasMore;
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
    if (const System* system = findSystem(m_fight.snapshot().encounter.system))
        query.actions = actionsNamed(query.search, *system);
    if (query.kinds.empty())
        query.kinds = kindsButMoves();
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
    const QString title = historyTitle(entry, fight.history, text::Naming::of(fight.encounter), fight.combatants,
                                       [this](EntryId id) { return m_words.of(id); });
    return entry.reason.empty() ? title : tr("%1, “%2”").arg(title, text::visible(entry.reason));
}

QString HistoryModel::actionOf(const LogEntry& entry) const
{
    const System* system = findSystem(m_fight.snapshot().encounter.system);
    const bool isAction = system && !entry.actionId.empty() && matterOf(entry, system) != Matter::Time;
    return isAction ? text::action(*system, entry.actionId) : QString();
}

/// Where a round has no phases, the round alone; between fights there is none.
QString HistoryModel::whenOf(const LogEntry& entry) const
{
    return entry.round > 0 && !m_fight.snapshot().encounter.between
        ? text::shortMoment(findSystem(m_fight.snapshot().encounter.system), entry.round, entry.phase)
        : QString();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (index.row() < 0 || index.row() >= rowCount())
        return {};
    const LogEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return textOf(entry);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        QStringList head{data(index, WhenRole).toString(), actionOf(entry)};
        head.removeAll(QString());
        return tr("%1: %2%3")
            .arg(head.join(QStringLiteral(", ")), textOf(entry), isTakenBack(entry) ? tr(" (taken back)") : QString());
    }
    case EntryRole: return QVariant::fromValue(entry.id);
    case WhenRole: return whenOf(entry);
    case KindRole: return static_cast<int>(entry.kind);
    case ParentRole: return QVariant::fromValue(entry.parent);
    case InForceRole: return !isTakenBack(entry);
    case MatterRole: return static_cast<int>(matterOf(entry, findSystem(m_fight.snapshot().encounter.system)));
    default: return {};
    }
}

void HistoryModel::take(const std::vector<LogEntry>& fresh)
{
    m_hasMore = fresh.size() >= m_wanted;
    m_words.want(fresh);
    show(fresh);
}

/// Words that are as the title was written tell nobody anything.
void HistoryModel::takeWords(const QList<EntryId>& entries)
{
    for (int row = 0; row < rowCount(); ++row) {
        const LogEntry& entry = m_entries[static_cast<std::size_t>(row)];
        const EntryId done = isMove(entry.kind) ? entry.target : entry.id;
        if (!entries.contains(done) || m_words.of(done).toStdString() == entry.title)
            continue;
        Q_EMIT dataChanged(index(row), index(row), {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    }
}

/// Shows the new list as what changed: the log only grows in front and is read on at its end.
void HistoryModel::show(const std::vector<LogEntry>& fresh)
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
        const auto count = static_cast<std::size_t>(known - fresh.begin());
        beginInsertRows({}, 0, static_cast<int>(count) - 1);
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
