#include "reports/systems/rollunder/sheetfacts.h"

#include "rules/systems/rollunder/system.h"
#include "text/echo.h"
#include "text/labels.h"

namespace hitspread::rollunder::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank)
    : SheetRecordsOf(system(), subject, blank), names(system(), subject.switches)
{
    if (isBlank)
        return;
    if (subject.encounter)
        turn = subject.encounter->round;
    for (const auto& [id, name] : subject.present)
        present[static_cast<std::int32_t>(id)] = text::visible(name);
    for (const CombatantView::Item& item : subject.who.weapons) {
        weapons.push_back(item.record.record.as<Weapon>());
        weaponStates.push_back(stateOf<WeaponState>(item));
    }
}

QString SheetFacts::nameOf(std::int32_t who) const
{
    if (who == 0)
        return {};
    const auto found = present.find(who);
    return found == present.end() ? SheetText::tr("somebody") : found->second;
}

QString SheetFacts::locationName(std::size_t location) const
{
    return text::location(names, kLocationIds[location]);
}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    SheetFrameWords words;
    words.title = SheetText::tr("Combat sheet, %1").arg(text::systemName(system()));
    words.blankFoot = SheetText::tr("cross boxes of HP from the first on; a line of the turn table for each own turn");
    if (const auto& fight = subject.encounter)
        words.subtitle.append(
            SheetText::tr("%1, turn %2", "fight").arg(text::visible(fight->name), QString::number(fight->round)));
    return words;
}

}  // namespace hitspread::rollunder::sheet
