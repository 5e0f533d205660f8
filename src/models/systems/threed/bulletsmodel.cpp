#include "models/systems/threed/bulletsmodel.h"

#include "models/history/tracemodel.h"

#include <algorithm>

namespace hitspread::threed {

void BulletsModel::setAction(const ActionRecord& action, const QStringList& words)
{
    std::vector<BulletDigest> bullets = bulletsOf(action);
    const QStringList targets = words.isEmpty() ? namesIn(action, Role::Target) : words;
    const bool same = bullets.size() == m_bullets.size() && targets == m_targets;
    if (!same)
        beginResetModel();
    m_bullets = std::move(bullets);
    m_targets = targets;
    if (!same)
        endResetModel();
    else if (!m_bullets.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

const BulletDigest* BulletsModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? &m_bullets[static_cast<std::size_t>(row)] : nullptr;
}

int BulletsModel::rowOf(int bullet) const
{
    const auto found = std::ranges::find(m_bullets, bullet, &BulletDigest::shot);
    return found == m_bullets.end() ? -1 : static_cast<int>(found - m_bullets.begin());
}

int BulletsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_bullets.size());
}

int BulletsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BulletsModel::words(const BulletDigest& bullet, int column) const
{
    switch (column) {
    case Number: return QString::number(bullet.number);
    case Target: return m_targets.value(bullet.target);
    case Direction: return bullet.direction.isEmpty() ? QStringLiteral("–") : bullet.direction;
    case Place: return bullet.place;
    case Penetration: return bullet.penetration;
    case Damage: return bullet.damage;
    case Result: return bullet.fate == ShotFate::Open && bullet.result.isEmpty() ? tr("not yet") : bullet.result;
    default: return {};
    }
}

QVariant BulletsModel::data(const QModelIndex& index, int role) const
{
    const BulletDigest* bullet = at(index.row());
    if (!bullet)
        return {};
    switch (role) {
    case Qt::DisplayRole: return words(*bullet, index.column());
    case Qt::ToolTipRole:
        if (bullet->hex && index.column() == Place)
            return tr("%1, hex %2,%3")
                .arg(bullet->place, QString::number(bullet->hex->column), QString::number(bullet->hex->halfRow));
        return words(*bullet, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == Place || index.column() == Result || index.column() == Target
                                       ? Qt::AlignLeft | Qt::AlignVCenter
                                       : Qt::AlignHCenter | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? sentenceOf(bullet->number, *bullet) : words(*bullet, index.column());
    default: return {};
    }
}

QVariant BulletsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("#");
    case Target: return tr("At");
    case Direction: return tr("Dir");
    case Place: return tr("Location");
    case Penetration: return tr("PEN/PV");
    case Damage: return tr("Damage");
    case Result: return tr("Result");
    default: return {};
    }
}

}  // namespace hitspread::threed
