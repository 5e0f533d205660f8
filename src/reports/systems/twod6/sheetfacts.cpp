#include "reports/systems/twod6/sheetfacts.h"

#include "rules/systems/twod6/system.h"
#include "text/labels.h"

namespace hitspread::twod6::sheet {

SheetFacts::SheetFacts(const SheetSubject& subject, bool blank)
    : SheetRecordsOf(system(), subject, blank), names(system(), subject.switches)
{
    if (isBlank)
        return;
    if (subject.encounter)
        round = subject.encounter->round;
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
    return frameWordsOf(subject, SheetTime::Round,
                        SheetText::tr("strike out columns beyond BLD; stroke boxes for Bruise, cross them for Lethal"));
}

}  // namespace hitspread::twod6::sheet
