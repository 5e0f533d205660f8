#include "reports/systems/rollunder/sheetfacts.h"

#include "rules/systems/rollunder/system.h"
#include "text/labels.h"

namespace hitspread::rollunder::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank)
    : SheetRecordsOf(system(), subject, blank), names(system(), subject.switches)
{
    if (isBlank)
        return;
    if (subject.encounter)
        turn = subject.encounter->round;
    for (const CombatantView::Item& item : subject.who.weapons) {
        weapons.push_back(item.record.record.as<Weapon>());
        weaponStates.push_back(stateOf<WeaponState>(item));
    }
}

QString SheetFacts::locationName(std::size_t location) const
{
    return text::location(names, kLocationIds[location]);
}

SheetFrameWords frameWords(const SheetSubject& subject)
{
    return frameWordsOf(
        subject, SheetTime::Turn,
        SheetText::tr("cross boxes of HP from the first on; a line of the turn table for each own turn"));
}

}  // namespace hitspread::rollunder::sheet
