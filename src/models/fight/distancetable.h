#pragma once

#include "services/fight/encounterservice.h"

#include <QAbstractTableModel>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

struct FightSnapshot;

/// How far apart those who are in a fight are, as a table of everybody by everybody that is the same read either way. What is changed
/// here is nowhere else until somebody takes changes(); steps in it can be taken back one by one.
class DistanceTable : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { ChangedRole = Qt::UserRole + 1, SideRole };
    static constexpr int kMostMetres = 99999;

    using QAbstractTableModel::QAbstractTableModel;

    /// What the fight says now; who is away is left out.
    void show(const FightSnapshot& fight);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Puts the same distance into several cells, as one step; nothing: not known. Cells of somebody with himself are left out.
    void set(const QModelIndexList& cells, std::optional<int> metres);
    /// What somebody wrote: "12", "12 m", "?" or nothing for what is not known. False: it is none of these.
    [[nodiscard]] static bool read(const QString& text, std::optional<int>& metres);

    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at < m_steps.size(); }
    void undo();
    void redo();

    /// What differs from the fight.
    [[nodiscard]] std::vector<Apart> changes() const;
    [[nodiscard]] const Combatant& who(int row) const { return m_people[static_cast<std::size_t>(row)]; }

Q_SIGNALS:
    /// changes(), or what can be taken back, is another now.
    void edited();

private:
    using Pair = std::pair<RecordId, RecordId>;
    struct Step {
        std::map<Pair, std::optional<int>> before;
        std::map<Pair, std::optional<int>> after;
    };

    [[nodiscard]] Pair pairAt(const QModelIndex& index) const;
    [[nodiscard]] std::optional<int> at(const Pair& pair) const;
    void put(const std::map<Pair, std::optional<int>>& values);

    std::vector<Combatant> m_people;
    std::map<Pair, int> m_stored;
    std::map<Pair, int> m_metres;
    std::vector<Step> m_steps;
    std::size_t m_at = 0;  ///< so many steps stand
};

}  // namespace hitspread
