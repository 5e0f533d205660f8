#include "rules/systems/twod6/sheet.h"

#include "rules/core/declare/declare.h"
#include "rules/systems/twod6/monitor.h"
#include "rules/systems/twod6/person.h"
#include "rules/systems/twod6/system.h"

#include <numeric>

namespace hitspread::twod6 {

namespace {

constexpr FieldDeclaration kSheetOptions[]{
    declare::modifiers<&SheetOptions::rollModifiers>("rollModifiers", kMostModifier, "TD-42"),
};

}  // namespace

const RecordDeclaration sheetOptionsRecord = declare::options<SheetOptions>("sheetOptions", kSheetOptions);

namespace {

constexpr auto kSheetParts = declare::joined(
    declare::part<&Sheet::options>("options", sheetOptionsRecord, Role::Declared), Parts::sheet<Sheet>());

constexpr std::int32_t kMinutesPerHour = 60;
constexpr std::int32_t kPercent = 100;

/// What follows from a sheet, group by group.
class Figures {
public:
    Figures(const Sheet& sheet, Derivation& derivation) : m_sheet(sheet), m_derivation(derivation)
    {
        const auto& all = sheet.options.rollModifiers.entries;
        m_modifiers = std::accumulate(all.begin(), all.end(), 0,
                                      [](std::int32_t sum, const auto& entry) { return sum + entry.second; });
    }

    void monitor();
    void movement();
    void saves();
    void healing();
    void proposals();
    void weapon(std::size_t n);
    void skills();
    void protection();

private:
    Term derive(Quantity quantity, Rule rule, Operation operation, Term a, Term b = {}, int index = 0)
    {
        return m_derivation.derive(quantity, rule, operation, a, b, {}, index);
    }
    /// A roll with what conditions add to it.
    void burdened(Quantity quantity, Rule rule, Term number)
    {
        if (m_modifiers != 0)
            derive(quantity, rule, Operation::Add, number, m_modifiers);
    }
    /// How far a mode carries him, its steps under an index of its own.
    void distance(Mode mode, Quantity told, Rule rule)
    {
        constexpr int kMost = 8;
        const auto own = m_derivation.part(static_cast<int>(mode), kMost);
        const Term metres = mode == Mode::None
            ? allowedEvade(m_derivation, m_sheet.character)
            : allowedMove(m_derivation, m_sheet.character, m_sheet.condition, m_sheet.switches, {.mode = mode});
        const Derivation::Element whole(m_derivation, 0, m_derivation.subject());
        derive(told, rule, Operation::Take, metres);
    }

    const Sheet& m_sheet;
    Derivation& m_derivation;
    std::int32_t m_modifiers = 0;
    Term m_boxes;   ///< of a line
    Term m_factor;  ///< the Wound Factor
};

/// Boxes, Wound Factor, line and what its save is (TD-92, TD-96, TD-100, TD-102).
void Figures::monitor()
{
    const Condition& now = m_sheet.condition;
    m_boxes = derive(Quantity::SheetBoxes, Rule::Rule92, Operation::Multiply, m_sheet.character.bld, 2);
    derive(Quantity::SheetAll, Rule::Rule92, Operation::Multiply, m_boxes, static_cast<std::int32_t>(kMonitorLines));
    m_factor = derive(Quantity::SheetWound, Rule::Rule100, Operation::DivideUp, now.lethal, m_boxes);
    const Term above = derive(Quantity::SheetLine, Rule::Rule102, Operation::DivideDown, now.filled, m_boxes);
    const Term line = derive(Quantity::SheetLine, Rule::Rule102, Operation::Minimum, above,
                             static_cast<std::int32_t>(Line::Full));
    if (static_cast<Line>(line.value) == Line::Full)
        return;
    const Term save = derive(Quantity::SheetSave, Rule::Rule96, Operation::Take,
                             saveOf(m_sheet.switches, static_cast<Line>(line.value)));
    burdened(Quantity::SheetSave, Rule::Rule102, save);
}

/// By mode, as legs and conditions of now allow (TD-22 to TD-25).
void Figures::movement()
{
    distance(Mode::Walk, Quantity::SheetWalk, Rule::Rule22);
    distance(Mode::Run, Quantity::SheetRun, Rule::Rule23);
    distance(Mode::Sprint, Quantity::SheetSprint, Rule::Rule24);
    distance(Mode::None, Quantity::SheetEvade, Rule::Rule25);
}

/// The Build save with the Wound Factor of now, and what bare hands add (TD-86, TD-110, TD-D30).
void Figures::saves()
{
    const Switches& house = m_sheet.switches;
    const Term off = derive(Quantity::SheetBuildSave, Rule::Rule110, Operation::Multiply, house.saveFactor,
                            m_sheet.character.bld);
    const Term save = derive(Quantity::SheetBuildSave, Rule::Rule110, Operation::Subtract, house.saveBase, off);
    const Term now = derive(Quantity::SheetBuildSave, Rule::Rule110, Operation::Add, save, m_factor);
    burdened(Quantity::SheetBuildSave, Rule::Rule110, now);
    derive(Quantity::SheetUnarmed, Rule::Rule86, Operation::Take, m_sheet.character.bld);
}

/// Points by hour and week, and weeks until nothing is left (TD-116 to TD-119).
void Figures::healing()
{
    const std::int32_t bld = m_sheet.character.bld;
    derive(Quantity::SheetHour, Rule::Rule116, Operation::Take, bld);
    derive(Quantity::SheetMinutes, Rule::Rule117, Operation::DivideUp, kMinutesPerHour, bld);
    derive(Quantity::SheetWeekActive, Rule::Rule118, Operation::Take, bld);
    const Term resting = derive(Quantity::SheetWeekResting, Rule::Rule118, Operation::Multiply, bld, 2);
    derive(Quantity::SheetWeeks, Rule::Rule119, Operation::DivideUp, m_sheet.condition.lethal, resting);
}

/// From how many points of one hit on a wound is proposed (TD-105, TD-D36): location by location, Incapacitated and Disabled.
void Figures::proposals()
{
    for (std::size_t i = 0; i < kLocations; ++i) {
        const auto location = static_cast<Location>(i);
        const auto place = static_cast<int>(i);
        const Derivation::Element element(m_derivation, 2 * place, Subject().location(place));
        for (const Wound wound : {Wound::Incapacitated, Wound::Disabled}) {
            const std::int32_t times = proposalOf(m_sheet.switches, location, wound);
            if (times > 0)
                derive(Quantity::SheetProposal, Rule::Rule105, Operation::Multiply, times, m_sheet.character.bld,
                       wound == Wound::Disabled ? 1 : 0);
        }
    }
}

/// Its level with the hand that holds it and the arms it takes (TD-35, TD-44, TD-61, TD-63, TD-106).
void Figures::weapon(std::size_t n)
{
    const Derivation::Element element(m_derivation, static_cast<int>(n), Subject());
    const Weapon& weapon = m_sheet.weaponAt(n);
    const WeaponState state = n < m_sheet.weapons.size() ? m_sheet.weaponStateAt(n) : kNoWeaponState;
    const Switches& house = m_sheet.switches;
    const Rule rule = isMelee(weapon) ? Rule::Rule61 : Rule::Rule35;
    Term level = derive(Quantity::SheetWeapon, rule, Operation::Take, weaponLevel(m_sheet.character, house, weapon));
    if (!weapon.natural && isOffHand(state, m_sheet.character.dominant)) {
        const std::int32_t row = isMelee(weapon) ? modifierOf(house, MeleeRow::OffHand)
                                                 : modifierOf(house, RangedRow::OffHand);
        level = derive(Quantity::SheetWeapon, isMelee(weapon) ? Rule::Rule63 : Rule::Rule44, Operation::Add, level,
                       row);
    }
    if (const std::int32_t arms = hurtArms(m_sheet.condition, weapon, state); arms > 0)
        level = derive(Quantity::SheetWeapon, Rule::Rule106, Operation::Add, level, arms * house.hindrance);
    burdened(Quantity::SheetWeapon, Rule::Rule42, level);
}

void Figures::skills()
{
    int place = 0;
    for (const auto& [name, level] : m_sheet.character.skills.entries) {
        const Derivation::Element element(m_derivation, place++, Subject());
        burdened(Quantity::SheetSkill, Rule::Rule42,
                 derive(Quantity::SheetSkill, Rule::Rule35, Operation::Take, level));
    }
}

/// Percent of each kind that the piece that counts stops, location by location (TD-88, TD-89, TD-D24).
void Figures::protection()
{
    for (const DamageType type : {DamageType::Lethal, DamageType::Bruise}) {
        for (std::size_t i = 0; i < kLocations; ++i) {
            const auto place = static_cast<int>(i);
            const int index = place + static_cast<int>(kLocations) * static_cast<int>(type);
            const Derivation::Element element(m_derivation, index, Subject().location(place));
            const auto piece = armourAt(m_sheet.armour, m_sheet.armourState, static_cast<Location>(i), type);
            if (!piece) {
                derive(Quantity::SheetArmour, Rule::Rule89, Operation::Take, 0);
                continue;
            }
            const Armour& worn = m_sheet.armour[*piece];
            const Term hundredfold = derive(Quantity::SheetArmour, Rule::Rule88, Operation::Multiply, worn.stops,
                                            kPercent);
            const Term percent = derive(Quantity::SheetArmour, Rule::Rule88, Operation::DivideDown, hundredfold,
                                        worn.outOf);
            derive(Quantity::SheetArmour, Rule::Rule88, Operation::Minimum, percent, kPercent);
        }
    }
}

}  // namespace

constinit const ActionDeclaration Sheet::kAction = declare::action<Sheet>("sheet", system, kSheetParts);

void resolveAction(const Sheet& sheet, Derivation& derivation)
{
    Figures figures(sheet, derivation);
    figures.monitor();
    figures.movement();
    figures.saves();
    figures.healing();
    figures.proposals();
    for (std::size_t i = 0; i <= sheet.weapons.size(); ++i)
        figures.weapon(i);
    figures.skills();
    figures.protection();
}

}  // namespace hitspread::twod6
