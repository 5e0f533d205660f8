#pragma once

#include "rules/core/system.h"
#include "services/library/sheetservice.h"
#include "support/humanplan.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hitspread::support {

template <typename T>
StoredRecord storedOf(std::string_view system, const RecordDeclaration& declaration, const T& record)
{
    StoredRecord result;
    result.system = system;
    result.record = AnyRecord(declaration, &record);
    return result;
}

/// Somebody in a fight of a system, whose `Kit` names its structs, as a sheet is made of him. A test fills him in.
template <typename Kit>
struct SheetPersonOf {
    explicit SheetPersonOf(const System& system) : rules(&system) {}

    void carry(const typename Kit::Weapon& weapon, const typename Kit::WeaponState& state = {})
    {
        weapons.push_back(itemOf(Kit::kWeapon, weapon, Kit::kWeaponState, state));
    }
    void wear(const typename Kit::Armour& piece, const typename Kit::ArmourState& state = {})
    {
        armour.push_back(itemOf(Kit::kArmour, piece, Kit::kArmourState, state));
    }

    [[nodiscard]] SheetSubject subject() const
    {
        SheetSubject subject;
        subject.system = rules->id();
        subject.who.combatant.id = id;
        subject.who.combatant.name = character.name;
        subject.who.combatant.condition = AnyRecord(Kit::kCondition, &condition);
        subject.who.character = storedOf(subject.system, Kit::kCharacter, character);
        subject.who.weapons = weapons;
        subject.who.armour = armour;
        subject.switches = AnyRecord(Kit::kSwitches, &switches);
        subject.profile = profile;
        subject.plan = bodyFor(*rules, humanPlan(), &switches);
        subject.present = present;
        Encounter encounter;
        encounter.name = fight;
        encounter.round = round;
        subject.encounter = encounter;
        return subject;
    }

    const System* rules;
    RecordId id = 0;
    typename Kit::Character character;
    typename Kit::Condition condition;
    typename Kit::Switches switches;
    std::vector<CombatantView::Item> weapons;
    std::vector<CombatantView::Item> armour;
    std::vector<std::pair<RecordId, std::string>> present;  ///< in his fight
    std::string profile;
    std::string fight;
    int round = 1;

private:
    template <typename Thing, typename State>
    CombatantView::Item itemOf(const RecordDeclaration& thing, const Thing& record, const RecordDeclaration& declared,
                               const State& state) const
    {
        CombatantView::Item item;
        item.record = storedOf(rules->id(), thing, record);
        item.possession.state = AnyRecord(declared, &state);
        return item;
    }
};

/// A name and notes that need more than one line, and more than one page's foot.
template <typename Character>
void overfillWords(Character& character)
{
    character.name = "Maximiliana Brunhilde von und zu Hohenfels-Aschenbroedel, called the Unbreakable";
    for (int i = 0; i < 80; ++i)
        character.notes += "A note about nothing much, the " + std::to_string(i) + "th. ";
}

/// Somebody under a condition of the library that adds so much to his rolls.
inline SheetSubject burdened(SheetSubject subject, const RecordDeclaration& conditions, const char* name,
                             std::int32_t rolls)
{
    RollCondition condition;
    condition.name = name;
    condition.rolls = rolls;
    CombatantView::Item borne;
    borne.record = storedOf(subject.system, conditions, condition);
    subject.who.conditions = {borne};
    return subject;
}

}  // namespace hitspread::support
