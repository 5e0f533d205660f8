#include "models/fight/distancetable.h"

#include "models/fight/fight.h"
#include "text/echo.h"

#include <QRegularExpression>

#include <algorithm>

namespace hitspread {

namespace {

QString nameOf(const Combatant& combatant)
{
    return text::visible(combatant.name);
}

}  // namespace

void DistanceTable::show(const FightSnapshot& fight)
{
    beginResetModel();
    m_people.clear();
    for (const CombatantView& view : fight.combatants) {
        if (!view.combatant.away)
            m_people.push_back(view.combatant);
    }
    m_stored = fight.distances;
    m_metres = fight.distances;
    m_steps.clear();
    m_at = 0;
    endResetModel();
    Q_EMIT edited();
}

int DistanceTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_people.size());
}

int DistanceTable::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

DistanceTable::Pair DistanceTable::pairAt(const QModelIndex& index) const
{
    return std::minmax(who(index.row()).id, who(index.column()).id);
}

std::optional<int> DistanceTable::at(const Pair& pair) const
{
    const auto found = m_metres.find(pair);
    return found == m_metres.end() ? std::nullopt : std::optional(found->second);
}

QVariant DistanceTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= rowCount())
        return {};
    const bool isSelf = index.row() == index.column();
    const Pair pair = pairAt(index);
    const std::optional<int> metres = at(pair);
    switch (role) {
    case Qt::DisplayRole: return isSelf ? QString() : metres ? QString::number(*metres) : QStringLiteral("?");
    case Qt::EditRole: return metres ? QString::number(*metres) : QString();
    case Qt::TextAlignmentRole: return static_cast<int>(Qt::AlignCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (isSelf)
            return nameOf(who(index.row()));
        return (metres ? tr("%1 to %2: %3 m") : tr("%1 to %2: not known"))
            .arg(nameOf(who(index.row())), nameOf(who(index.column())), QString::number(metres.value_or(0)));
    case ChangedRole: {
        const auto stored = m_stored.find(pair);
        return !isSelf && metres != (stored == m_stored.end() ? std::nullopt : std::optional(stored->second));
    }
    default: return {};
    }
}

QVariant DistanceTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= rowCount())
        return {};
    const Combatant& one = who(section);
    switch (role) {
    case Qt::DisplayRole: return orientation == Qt::Vertical ? nameOf(one) : text::visible(one.badge);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return nameOf(one);
    case SideRole: return static_cast<int>(one.side);
    default: return {};
    }
}

Qt::ItemFlags DistanceTable::flags(const QModelIndex& index) const
{
    if (index.row() == index.column())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable;
}

bool DistanceTable::read(const QString& text, std::optional<int>& metres)
{
    static const QRegularExpression number(QStringLiteral("^([0-9]{1,5})\\s*m?$"));
    const QString plain = text.trimmed();
    metres.reset();
    if (plain.isEmpty() || plain == QLatin1String("?"))
        return true;
    const QRegularExpressionMatch match = number.match(plain);
    if (match.hasMatch())
        metres = match.captured(1).toInt();
    return match.hasMatch();
}

void DistanceTable::set(const QModelIndexList& cells, std::optional<int> metres)
{
    Step step;
    for (const QModelIndex& cell : cells) {
        const Pair pair = pairAt(cell);
        if (pair.first == pair.second || at(pair) == metres)
            continue;
        step.before[pair] = at(pair);
        step.after[pair] = metres;
    }
    if (step.after.empty())
        return;
    m_steps.resize(m_at);
    put(step.after);
    m_steps.push_back(std::move(step));
    ++m_at;
    Q_EMIT edited();
}

void DistanceTable::undo()
{
    if (!canUndo())
        return;
    put(m_steps[--m_at].before);
    Q_EMIT edited();
}

void DistanceTable::redo()
{
    if (!canRedo())
        return;
    put(m_steps[m_at++].after);
    Q_EMIT edited();
}

void DistanceTable::put(const std::map<Pair, std::optional<int>>& values)
{
    for (const auto& [pair, metres] : values) {
        if (metres)
            m_metres[pair] = *metres;
        else
            m_metres.erase(pair);
    }
    // Both halves show it; one signal over all is cheaper than two for each of a thousand cells.
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::vector<Apart> DistanceTable::changes() const
{
    std::vector<Apart> all;
    const auto differs = [this](const Pair& pair) {
        const auto stored = m_stored.find(pair);
        return at(pair) != (stored == m_stored.end() ? std::nullopt : std::optional(stored->second));
    };
    for (std::size_t i = 0; i < m_people.size(); ++i) {
        for (std::size_t j = i + 1; j < m_people.size(); ++j) {
            const Pair pair = std::minmax(m_people[i].id, m_people[j].id);
            if (differs(pair))
                all.push_back({pair.first, pair.second, at(pair)});
        }
    }
    return all;
}

}  // namespace hitspread
