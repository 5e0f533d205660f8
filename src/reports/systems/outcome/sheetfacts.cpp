#include "reports/systems/outcome/sheetfacts.h"

#include "rules/systems/outcome/modifiers.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/system.h"
#include "services/sheetinput.h"
#include "text/conditionwords.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"

namespace hitspread::outcome::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank) : isBlank(blank)
{
    if (!subject.switches.isNull())
        switches = subject.switches.as<Switches>();
    if (isBlank)
        return;
    character = subject.who.character.record.as<Character>();
    if (!subject.who.combatant.condition.isNull())
        condition = subject.who.combatant.condition.as<Condition>();
    for (const auto& [id, name] : subject.present)
        present[static_cast<std::int32_t>(id)] = text::visible(name);
    const Input input = sheetInput(system(), subject.who, subject.switches);
    const auto& sheet = input.get<Sheet>();
    burden = burdenOf(sheet, false);
    actions = burdenOf(sheet) - burden;
    for (const CombatantView::Item& item : subject.who.conditions) {
        const std::int32_t rolls = item.record.record.as<RollCondition>().rolls;
        const QString name = text::conditionName(item);
        conditions.append(rolls == 0 ? name : u"%1 %2"_qs.arg(name, text::signedNumber(rolls)));
    }
    for (const CombatantView::Item& item : subject.who.armour) {
        worn.push_back(item.record.record.as<Armour>());
        wornState.push_back(item.possession.state.isNull() ? ArmourState{} : item.possession.state.as<ArmourState>());
    }
    const auto add = [&](const Weapon& weapon, const WeaponState& state) {
        const WeaponNumbers numbers = numbersOf(sheet, weapon, state);
        weapons.push_back({weapon, state, numbers.rating, numbers.parry});
    };
    for (const CombatantView::Item& item : subject.who.weapons)
        add(item.record.record.as<Weapon>(),
            item.possession.state.isNull() ? WeaponState{} : item.possession.state.as<WeaponState>());
    add(fist(), kNoWeaponState);
}

std::int32_t SheetFacts::armour() const
{
    return character.integralArmour + character.wornArmour + wornPoints(worn, wornState);
}

QString SheetFacts::nameOf(std::int32_t who) const
{
    if (who == 0)
        return {};
    const auto found = present.find(who);
    return found == present.end() ? SheetText::tr("somebody") : found->second;
}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    SheetFrameWords words;
    words.title = SheetText::tr("Combat sheet, %1").arg(text::systemName(system()));
    words.blankFoot = SheetText::tr("cross a box for each damage level; each turn begins with new declarations");
    if (const auto& fight = subject.encounter)
        words.subtitle.append(
            SheetText::tr("%1, turn %2", "fight").arg(text::visible(fight->name), QString::number(fight->round)));
    return words;
}

}  // namespace hitspread::outcome::sheet
