#pragma once

#include "models/systems/threed/threedbullets.h"
#include "services/action/actionrecord.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace hitspread::threed {

/// The bullets of an action, one a row: where each went and what it did. It words what the rules found and computes nothing.
class BulletsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Target, Direction, Place, Penetration, Damage, Result, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Rows that only change their words are told as changed, so that a view keeps its place.
    /// `words`: what the targets are called here, in their order; none: by their names.
    void setAction(const ActionRecord& action, const QStringList& words = {});
    [[nodiscard]] const std::vector<BulletDigest>& bullets() const { return m_bullets; }
    [[nodiscard]] const BulletDigest* at(int row) const;
    /// Row of a bullet by the number its steps bear; -1: none.
    [[nodiscard]] int rowOf(int bullet) const;
    [[nodiscard]] int targets() const { return static_cast<int>(m_targets.size()); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString words(const BulletDigest& bullet, int column) const;

    std::vector<BulletDigest> m_bullets;
    QStringList m_targets;
};

}  // namespace hitspread::threed
