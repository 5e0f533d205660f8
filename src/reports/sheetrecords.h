#pragma once

#include "services/library/sheetinput.h"
#include "text/conditionwords.h"
#include "text/sheetfigures.h"

#include <QStringList>

#include <cstdint>
#include <map>
#include <vector>

namespace hitspread {

/// Those in somebody's fight, by the numbers his condition means them by.
class SheetPeople {
public:
    /// Nobody.
    SheetPeople() = default;
    explicit SheetPeople(const SheetSubject& subject);

    /// Who is meant; empty: nobody.
    [[nodiscard]] QString nameOf(std::int32_t who) const;

private:
    std::map<std::int32_t, QString> m_names;
};

/// Somebody as a combat sheet tells of him, in the structs of his system, which `Kit` names. It knows no paper. Blank, it holds nobody.
template <typename Kit>
struct SheetRecordsOf {
    SheetRecordsOf(const System& system, const SheetSubject& subject, bool blank) : isBlank(blank)
    {
        if (!subject.switches.isNull())
            switches = subject.switches.as<typename Kit::Switches>();
        figures = isBlank ? text::SheetFigures::blank(system) : text::SheetFigures(sheetAction(subject));
        if (isBlank)
            return;
        people = SheetPeople(subject);
        character = subject.who.character.record.as<typename Kit::Character>();
        if (!subject.who.combatant.condition.isNull())
            condition = subject.who.combatant.condition.as<typename Kit::Condition>();
        for (const CombatantView::Item& item : subject.who.armour) {
            worn.push_back(item.record.record.as<typename Kit::Armour>());
            wornState.push_back(stateOf<typename Kit::ArmourState>(item));
        }
        for (const CombatantView::Item& item : subject.who.conditions)
            conditions.append(text::rollConditionWords(item));
    }

    template <typename State>
    [[nodiscard]] static State stateOf(const CombatantView::Item& item)
    {
        return item.possession.state.isNull() ? State{} : item.possession.state.as<State>();
    }

    [[nodiscard]] QString nameOf(std::int32_t who) const { return people.nameOf(who); }

    bool isBlank;
    SheetPeople people;
    typename Kit::Character character;
    typename Kit::Condition condition;
    typename Kit::Switches switches;
    std::vector<typename Kit::Armour> worn;
    std::vector<typename Kit::ArmourState> wornState;
    text::SheetFigures figures;  ///< ready-worked numbers
    QStringList conditions;      ///< put on him, in words
};

}  // namespace hitspread
