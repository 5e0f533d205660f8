#pragma once

#include "services/fight/encounterservice.h"
#include "services/undo/logentry.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <span>
#include <vector>

namespace hitspread {

struct FightSnapshot;

/// What is other in a fight than in a branch of it, person by person: what, as it is in the branch, as it is now; then what is about
/// nobody, and at the end how many values there is no word for.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Before, After, Columns };
    /// Whether a line has no two sides; whether it is a name above its values.
    enum Role { SpannedRole = Qt::UserRole + 1, PersonRole };

    /// A line; without sides it is a person's name or a sentence.
    struct Row {
        QString what;
        QString before{};
        QString after{};
        bool isPerson = false;

        [[nodiscard]] bool hasSides() const { return !before.isEmpty() || !after.isEmpty(); }
        friend bool operator==(const Row&, const Row&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `fight`: as it is now; before: in the branch, where `lying` lies about, see lyingInBranch().
    void setDifferences(const FightSnapshot& fight, const std::vector<LoggedChange>& differences,
                        std::span<const LyingView> lying = {});
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<Row> m_rows;
};

}  // namespace hitspread
