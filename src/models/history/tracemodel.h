#pragma once

#include "rules/core/system.h"
#include "services/action/actionrecord.h"

#include <QAbstractListModel>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace hitspread {

class StepNames;

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
    [[nodiscard]] const ActionRecord& action() const { return m_action; }
    /// Whether steps that merely repeat another one or say that something does not apply are listed, too.
    void setThorough(bool thorough);

    /// Only what belongs to one side of a duel, 0 or 1, or to both.
    void setSide(int side);
    /// Only what belongs to one of several strands, that first, and what belongs to the action as a whole; nothing: all.
    void setStrand(std::optional<int> strand);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const Line* lineAt(int row) const;

private:
    [[nodiscard]] std::vector<Step> shownSteps(const System& system, const ActionRecord& action) const;
    void addSection(const System& system, const ActionRecord& action, std::string_view section,
                    const std::vector<Step>& steps, const StepNames& names);
    /// The action with the steps of the chosen strand alone. Precondition: strands are told apart.
    [[nodiscard]] ActionRecord ofStrand() const;
    [[nodiscard]] bool isOfStrand(const System& system, std::string_view section) const;

    ActionRecord m_action;
    std::vector<Line> m_lines;
    bool m_thorough = false;
    std::optional<int> m_side;
    std::optional<int> m_strand;
    std::vector<int> m_owners;  ///< the strand of each step; empty: they are not told apart
};

/// One line saying what came of an action: "Torso, 10 damage, one wound", "misses by 3".
[[nodiscard]] QString resultWordsOf(const ActionRecord& action);
/// How far time has come by an action that lets it pass for everybody: "Round 8, phase 1", "3 days later"; empty for any other.
[[nodiscard]] QString timeOf(const ActionRecord& action);
/// The id of the rule an action begins with; empty: nothing of it is worked out yet.
[[nodiscard]] QString leadingRuleOf(const ActionRecord& action);
/// What somebody does by it, in a few words: "Blow", "Cock"; where one action is many actions, which.
[[nodiscard]] QString actionOf(const ActionRecord& action);
/// Its title in the history: "Ines Varga → Gate Guard 2: Torso, 10 damage", "Round 8, phase 1 · Ines bleeds: 18 → 17".
[[nodiscard]] QString titleOf(const ActionRecord& action);
/// Who does what to whom, and nothing of what came of it: "Ines Varga → Gate Guard 2: Shot".
[[nodiscard]] QString partiesOf(const ActionRecord& action);
/// Name of the character in the first part of a role; as the actor, of what lies about and goes off.
[[nodiscard]] QString nameIn(const ActionRecord& action, Role role);
/// The names of all characters in it, in their order.
[[nodiscard]] QStringList namesIn(const ActionRecord& action, Role role);

}  // namespace hitspread
