#pragma once

#include "services/encounterservice.h"
#include "services/logentry.h"

#include <QAbstractListModel>
#include <QStringList>

#include <span>
#include <vector>

namespace hitspread {

struct FightSnapshot;

/// What is other in a fight than in a branch of it, a line for each value; at the end how many there is no word for.
class DifferencesModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// `fight`: as it is now; before: in the branch, where `lying` lies about, see lyingInBranch().
    void setDifferences(const FightSnapshot& fight, const std::vector<LoggedChange>& differences,
                        std::span<const LyingView> lying = {});
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    QStringList m_lines;
};

}  // namespace hitspread
