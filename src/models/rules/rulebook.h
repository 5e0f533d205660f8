#pragma once

#include "models/library/groupedlist.h"
#include "models/rules/rulefacts.h"
#include "rules/systems/registry.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <utility>

namespace hitspread {

class Fight;

/// Where a rule leads: to other rules, and to what of the program reads it.
struct RuleLinks {
    std::vector<std::uint16_t> named;  ///< rules its words name, and rules whose words name it
    std::vector<std::uint16_t> alike;  ///< rules one of its switches bears on as well, those above left out
    QStringList actions;               ///< actions with an option that is read by it
    QStringList values;                ///< values of records it reads: "Weapon: RCL"
};

/// The rules of one system at a time, as they stand in the fight in view: what a search finds, what a page tells, where it
/// leads. It knows the lists of all systems, built or not.
class RuleBook : public QObject {
    Q_OBJECT

public:
    explicit RuleBook(const Fight& fight, QObject* parent = nullptr);

    [[nodiscard]] const RuleList& list() const { return *m_list; }
    /// nullptr: its rules are only listed so far.
    [[nodiscard]] const System* system() const { return findSystem(m_list->system); }
    /// Id and name of every list there is.
    [[nodiscard]] static std::vector<std::pair<QString, QString>> lists();
    /// Does nothing for a list there is not.
    void setSystem(std::string_view id);
    /// Whether the fight in view goes by these rules.
    [[nodiscard]] bool isOfFight() const;

    /// What has every word of a search in its id, title or text, under headings; `only`: and stands so.
    [[nodiscard]] std::vector<GroupedRow> rows(const QString& search, std::optional<RuleState> only) const;
    /// How many rules stand so.
    [[nodiscard]] int count(std::optional<RuleState> state) const;
    [[nodiscard]] std::optional<std::uint16_t> find(const QString& id) const;
    [[nodiscard]] RuleFacts facts(std::uint16_t rule) const;
    [[nodiscard]] RuleLinks links(std::uint16_t rule) const;
    /// "3D-DEV-04 Aiming points cancel spread"
    [[nodiscard]] QString name(std::uint16_t rule) const;

Q_SIGNALS:
    /// Another list, or the rules stand otherwise.
    void changed();

private:
    void refresh();
    [[nodiscard]] std::vector<std::uint16_t> named(std::uint16_t rule) const;

    const Fight& m_fight;
    const RuleList* m_list;
    AnyRecord m_switches;  ///< in force; null: the system has none
};

}  // namespace hitspread
