#pragma once

#include "services/action.h"

#include <QAbstractListModel>
#include <QString>

#include <optional>
#include <vector>

namespace hitspread {

/// What an action changes: whose value, before, after.
class ChangesModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Line {
        QString what;
        QString before;
        QString after;

        friend bool operator==(const Line&, const Line&) = default;
    };

    using QAbstractListModel::QAbstractListModel;

    void setAction(const ActionRecord& action);
    /// Only what changes for one role.
    void setRole(Role role) { m_role = role; }
    /// Only what changes for one of several targets.
    void setTarget(std::size_t target) { m_target = target; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

private:
    std::vector<Line> m_lines;
    std::optional<Role> m_role;
    std::optional<std::size_t> m_target;
};

}  // namespace hitspread
