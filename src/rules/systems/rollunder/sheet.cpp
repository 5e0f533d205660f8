#include "rules/systems/rollunder/sheet.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/rollunder/defence.h"
#include "rules/systems/rollunder/system.h"

#include <numeric>

namespace hitspread::rollunder {

namespace {

constexpr FieldDeclaration kSheetOptions[]{
    declare::modifiers<&SheetOptions::rollModifiers>("rollModifiers", kMostModifier, "R3-03"),
};

}  // namespace

const RecordDeclaration sheetOptionsRecord = declare::options<SheetOptions>("sheetOptions", kSheetOptions);

namespace {

constexpr auto kSheetParts = declare::joined(
    declare::part<&Sheet::options>("options", sheetOptionsRecord, Role::Declared), Parts::sheet<Sheet>());

class Figures {
public:
    Figures(const Sheet& sheet, Derivation& derivation) : m_sheet(sheet), m_derivation(derivation)
    {
        const auto& all = sheet.options.rollModifiers.entries;
        m_modifiers = std::accumulate(all.begin(), all.end(), 0,
                                      [](std::int32_t sum, const auto& entry) { return sum + entry.second; });
    }

    void health();
    void movement();
    void defences();
    void weapon(std::size_t n);
    void skills();
    void resistance();

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, int index = 0)
    {
        return m_derivation.derive(quantity, rule, operation, a, b, {}, index);
    }
    /// A skill with shock and conditions; `offHand`: what the hand that holds the thing adds (R3-D55).
    void burdened(Quantity quantity, const Skill& skill, std::int32_t offHand = 0)
    {
        Term level = derive(quantity, Rule::Rule03, Operation::Take, skill.level);
        if (skill.isOfDxOrIq && m_sheet.condition.shock > 0)
            level = derive(quantity, Rule::Rule15, Operation::Subtract, level, m_sheet.condition.shock);
        if (offHand != 0) {
            level = derive(Quantity::AttackOffHand, Rule::Rule03, Operation::Add, level, offHand);
            level = derive(quantity, Rule::Rule03, Operation::Take, level);
        }
        if (m_modifiers != 0)
            derive(quantity, Rule::Rule03, Operation::Add, level, m_modifiers);
    }
    [[nodiscard]] DefenceCase plainBlow() const
    {
        static const AttackOptions kBlow;
        return {m_sheet.switches,
                m_sheet.character,
                m_sheet.condition,
                m_sheet.weapons,
                m_sheet.weaponStates,
                m_sheet.armour,
                m_sheet.armourState,
                kBlow,
                fist(),
                &m_sheet.options.rollModifiers};
    }
    /// What maneuvers leave of Move, under an index of its own.
    void part(Distance distance, Quantity told)
    {
        const auto own = m_derivation.part(static_cast<int>(distance), 8);
        const Term yards = allowedMove(m_derivation, m_sheet.character, m_sheet.condition, m_sheet.switches, distance);
        const Derivation::Element whole(m_derivation, 0, m_derivation.subject());
        derive(told, Rule::Rule69, Operation::Take, yards);
    }
    void defence(Quantity told, Rule rule, DefenceKind kind, int index)
    {
        const auto own = m_derivation.part(static_cast<int>(kind), 8);
        const Term number = defenceNumber(m_derivation, plainBlow(), {.kind = kind});
        const Derivation::Element whole(m_derivation, 0, m_derivation.subject());
        derive(told, rule, Operation::Take, number, {}, index);
    }

    const Sheet& m_sheet;
    Derivation& m_derivation;
    std::int32_t m_modifiers = 0;
};

/// What is left, whether it is a third, and where rolls wait: 0 and each multiple of all of them (R3-52, R3-55 to R3-60).
void Figures::health()
{
    const Term hp = derive(Quantity::SheetHp, Rule::Rule51, Operation::Subtract, m_sheet.character.hpMax,
                           m_sheet.condition.hpLost);
    const Term thrice = derive(Quantity::SheetThird, Rule::Rule52, Operation::Multiply, hp, 3);
    const bool isAt = m_sheet.switches.third == Third::AtOrBelow;
    derive(Quantity::SheetThird, Rule::Rule52, isAt ? Operation::AtLeast : Operation::Above, m_sheet.character.hpMax,
           thrice);
    const Term most = isAt
        ? Term(m_sheet.character.hpMax)
        : derive(Quantity::SheetThirdAt, Rule::Rule52, Operation::Subtract, m_sheet.character.hpMax, 1);
    derive(Quantity::SheetThirdAt, Rule::Rule52, Operation::DivideDown, most, 3);
    for (int i = 0; i <= kDeathThresholds + 1; ++i)
        derive(Quantity::SheetThreshold, static_cast<Rule>(static_cast<int>(Rule::Rule55) + i), Operation::Multiply, -i,
               m_sheet.character.hpMax, i);
}

void Figures::movement()
{
    const Term move = allowedMove(m_derivation, m_sheet.character, m_sheet.condition, m_sheet.switches, Distance::Move);
    derive(Quantity::SheetMove, Rule::Rule70, Operation::Take, move);
    part(Distance::HalfMove, Quantity::SheetHalfMove);
    part(Distance::Step, Quantity::SheetStep);
    speedNow(m_derivation, m_sheet.character, m_sheet.condition, m_sheet.switches, Quantity::SheetSpeed,
             Quantity::SheetSpeed);
}

void Figures::defences()
{
    for (const Option& option : defencesOf(plainBlow())) {
        const auto kind = static_cast<DefenceKind>(option.id);
        if (kind == DefenceKind::None || option.barrier)
            continue;
        if (kind == DefenceKind::Dodge)
            defence(Quantity::SheetDodge, Rule::Rule20, kind, 0);
        else if (kind == DefenceKind::Block)
            defence(Quantity::SheetBlock, Rule::Rule25, kind, 0);
        else
            defence(Quantity::SheetParry, Rule::Rule30, kind, static_cast<int>(handOf(kind)));
    }
}

void Figures::weapon(std::size_t n)
{
    const Derivation::Element element(m_derivation, static_cast<int>(n), Subject());
    const Weapon& weapon = m_sheet.weaponAt(n);
    const Skill skill = weaponSkill(m_sheet.character, weapon);
    const bool isOff = !weapon.natural && isOffHand(m_sheet.weaponStateAt(n), m_sheet.character.dominant);
    burdened(Quantity::SheetWeapon, skill, isOff ? m_sheet.switches.offHand : 0);
    if (!isMelee(weapon) || m_sheet.weaponStateAt(n).broken)
        return;
    const Term half = derive(Quantity::SheetWeaponParry, Rule::Rule30, Operation::DivideDown, skill.level, 2);
    derive(Quantity::SheetWeaponParry, Rule::Rule30, Operation::Add, half, 3);
}

void Figures::skills()
{
    int place = 0;
    for (const Ranks* list : {&m_sheet.character.skills, &m_sheet.character.otherSkills}) {
        for (const auto& [name, level] : list->entries) {
            const Derivation::Element element(m_derivation, place++, Subject());
            burdened(Quantity::SheetSkill, {level, list == &m_sheet.character.skills});
        }
    }
}

void Figures::resistance()
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto location = static_cast<Location>(i);
        const Derivation::Element element(m_derivation, static_cast<int>(i), Subject().location(static_cast<int>(i)));
        const DrThere dr = drThere(location, m_sheet.character.dr, m_sheet.armour, m_sheet.armourState,
                                   m_sheet.switches);
        const Term worn = derive(Quantity::SheetDr, Rule::Rule12, Operation::Add, dr.own, dr.worn);
        if (dr.extra == 0)
            continue;
        const Term whole = derive(Quantity::SheetDrPlace, Rule::Rule12, Operation::Add, worn, dr.extra);
        derive(Quantity::SheetDr, Rule::Rule12, Operation::Take, whole);
    }
}

}  // namespace

constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

void resolveAction(const Sheet& sheet, Derivation& derivation)
{
    Figures figures(sheet, derivation);
    figures.health();
    figures.movement();
    figures.defences();
    for (std::size_t i = 0; i <= sheet.weapons.size(); ++i)
        figures.weapon(i);
    figures.skills();
    figures.resistance();
}

}  // namespace hitspread::rollunder
