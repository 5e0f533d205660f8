#pragma once

#include "rules/core/system.h"
#include "services/action.h"

#include <QAbstractListModel>
#include <QString>

#include <optional>
#include <vector>

namespace hitspread {

/// The derivation of one action as lines: section headings, then label, operand, running value and rule. It words the
/// trace and leaves out what changes nothing; it computes no number of its own.
class TraceModel : public QAbstractListModel {
    Q_OBJECT

public:
    struct Line {
        bool heading = false;
        QString section;  ///< id of the section: icon and colour
        QString label;
        QString operand;
        QString value;
        QString rule;
        QString tip;
        bool overridden = false;
        bool spoken = false;  ///< a choice of the game master
        std::optional<Step> step;
    };
    enum Role { LineRole = Qt::UserRole + 1 };

    using QAbstractListModel::QAbstractListModel;

    /// `action` without steps empties the model.
    void setAction(const ActionRecord& action);
    void clear();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const Line* lineAt(int row) const;

private:
    void addSection(const System& system, const ActionRecord& action, std::string_view section);

    std::vector<Line> m_lines;
};

/// One line saying what came of an action: "Torso, 10 damage, one wound", "misses by 3".
[[nodiscard]] QString outcomeOf(const ActionRecord& action);
/// Its title in the history: "Ines Varga hits Gate Guard 2: Torso, 10 damage".
[[nodiscard]] QString titleOf(const ActionRecord& action);
/// Name of the character in the first part of a role.
[[nodiscard]] QString nameIn(const ActionRecord& action, Role role);

}  // namespace hitspread
