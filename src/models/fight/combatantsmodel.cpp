#include "models/fight/combatantsmodel.h"

#include "models/fight/combatantbody.h"
#include "models/fight/fight.h"
#include "models/fight/targets.h"
#include "rules/systems/registry.h"
#include "text/conditionwords.h"
#include "text/echo.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread {

namespace {

CombatantsModel::Row rowOfView(const CampaignGateway& gateway, const FightSnapshot& fight, const CombatantView& view)
{
    const Encounter& encounter = fight.encounter;
    CombatantsModel::Row row;
    row.id = view.combatant.id;
    row.name = text::visible(view.combatant.name);
    row.badge = text::visible(view.combatant.badge);
    row.side = view.combatant.side;
    row.colour = view.combatant.colour;
    row.away = view.combatant.away;
    row.portrait = view.character.portrait;
    row.digest = digestIn(fight, view);
    if (const System* system = findSystem(encounter.system))
        row.body = bodyOf(gateway, *system, view, encounter.switches);
    for (const CombatantView::Item& condition : view.conditions) {
        const QString name = text::conditionName(condition);
        row.digest.chips.push_back({Mark::Condition, name, name});
    }
    if (row.away) {
        row.digest.isOut = true;
        row.digest.chips = {{Mark::Away, CombatantsModel::tr("away"), CombatantsModel::tr("away")}};
    }
    row.shares = phaseSharesOf(encounter, view);
    QStringList words{row.name};
    words << shareWords(presentShare(row.shares));
    words.removeAll(QString());
    if (row.colour > 0)
        words << text::combatantColour(row.colour);
    words += trackWords(row.digest);
    for (const Chip& chip : row.digest.chips)
        words << chip.text;
    row.spoken = words.join(QStringLiteral(", "));
    return row;
}

bool hasActions(const CombatantsModel::Row& row)
{
    return std::ranges::any_of(row.shares, [](const PhaseShare& share) { return !share.isEmpty(); });
}

/// Before anybody was given Actions nobody is done.
void group(std::vector<CombatantsModel::Row>& rows)
{
    using Group = CombatantsModel::Group;
    const bool areGiven = std::ranges::any_of(rows, hasActions);
    for (CombatantsModel::Row& row : rows) {
        const PhaseShare now = presentShare(row.shares);
        const bool acts = now.full > 0 || now.held > 0 || !areGiven;
        row.group = row.digest.isOut ? Group::Out : acts ? Group::Acting : Group::Done;
    }
    std::ranges::stable_sort(rows, {}, &CombatantsModel::Row::group);
}

/// Whether a row looks otherwise.
bool isOther(const CombatantsModel::Row& a, const CombatantsModel::Row& b)
{
    const bool isAlike = std::ranges::equal(a.digest.locations, b.digest.locations, {}, &LocationDigest::hits,
                                            &LocationDigest::hits);
    return !isAlike || a.body != b.body || a.spoken != b.spoken || a.badge != b.badge || a.portrait != b.portrait
        || a.side != b.side || a.shares != b.shares || a.group != b.group;
}

}  // namespace

CombatantsModel::CombatantsModel(const Fight& fight, QObject* parent) : QAbstractListModel(parent), m_fight(fight)
{
    connect(&fight, &Fight::changed, this, &CombatantsModel::refresh);
    connect(&fight, &Fight::choiceChanged, this, &CombatantsModel::refreshChoice);
}

int CombatantsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

const CombatantsModel::Row* CombatantsModel::rowAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int CombatantsModel::rowOf(RecordId combatant) const
{
    const auto found = std::ranges::find(m_rows, combatant, &Row::id);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QVariant CombatantsModel::data(const QModelIndex& index, int role) const
{
    const Row* row = rowAt(index.row());
    if (!row)
        return {};
    switch (role) {
    case Qt::DisplayRole: return row->name;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return row->spoken;
    case IdRole: return QVariant::fromValue(row->id);
    case BadgeRole: return row->badge;
    case SideRole: return static_cast<int>(row->side);
    case ActiveRole: return row->id == m_active;
    case TargetRole: return row->id == m_target;
    case HeadingRole: return headingOf(index.row());
    default: return {};
    }
}

/// What stands above the first of a group; empty: he is not that, or of those who act.
QString CombatantsModel::headingOf(int row) const
{
    const Row* first = rowAt(row);
    const Row* before = rowAt(row - 1);
    if (!first || first->group == Group::Acting || (before && before->group == first->group))
        return {};
    return first->group == Group::Out ? tr("Out") : tr("No action left");
}

void CombatantsModel::refresh(const FightChange& change)
{
    constexpr unsigned kAll = FightChange::Rules | FightChange::Moment;
    if (!change.has(FightChange::Values | FightChange::People | kAll))
        return;
    std::vector<Row> fresh;
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        const Row* known = rowAt(rowOf(view.combatant.id));
        const bool isKnown = known && !change.has(kAll) && !change.isAbout(view.combatant.id);
        fresh.push_back(isKnown ? *known : rowOfView(m_fight.gateway(), m_fight.snapshot(), view));
    }
    group(fresh);
    // A heading stands above the first of a group: where groups change, rows that do not look otherwise may have another height.
    if (!std::ranges::equal(fresh, m_rows, {}, &Row::id, &Row::id)
        || !std::ranges::equal(fresh, m_rows, {}, &Row::group, &Row::group)) {
        if (std::ranges::is_permutation(fresh, m_rows, {}, &Row::id, &Row::id))
            return reorder(std::move(fresh));
        beginResetModel();
        m_rows = std::move(fresh);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        const bool changed = isOther(fresh[i], m_rows[i]);
        m_rows[i] = std::move(fresh[i]);
        const QModelIndex at = index(static_cast<int>(i));
        if (changed)
            Q_EMIT dataChanged(at, at);
    }
}

/// The same people in another order: who is selected and where the keyboard stands goes along with them.
void CombatantsModel::reorder(std::vector<Row> fresh)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<RecordId> at;
    for (const QModelIndex& known : before)
        at.push_back(m_rows[static_cast<std::size_t>(known.row())].id);
    std::vector<RecordId> changed;
    for (const Row& row : fresh) {
        if (isOther(row, *rowAt(rowOf(row.id))))
            changed.push_back(row.id);
    }
    m_rows = std::move(fresh);
    QModelIndexList after;
    for (const RecordId id : at)
        after << index(rowOf(id));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
    for (const RecordId id : changed)
        Q_EMIT dataChanged(index(rowOf(id)), index(rowOf(id)));
}

void CombatantsModel::refreshChoice()
{
    const RecordId active = m_fight.active() ? m_fight.active()->combatant.id : 0;
    const RecordId target = m_fight.target() ? m_fight.target()->combatant.id : 0;
    const auto tell = [this](RecordId id, int role) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row), index(row), {role});
    };
    const RecordId oldActive = std::exchange(m_active, active);
    const RecordId oldTarget = std::exchange(m_target, target);
    if (oldActive != active) {
        tell(oldActive, ActiveRole);
        tell(active, ActiveRole);
    }
    if (oldTarget != target) {
        tell(oldTarget, TargetRole);
        tell(target, TargetRole);
    }
}

}  // namespace hitspread
