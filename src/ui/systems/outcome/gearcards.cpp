#include "ui/systems/outcome/gearcards.h"

#include "rules/systems/outcome/sheet.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/gearwords.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"

#include <QStringList>

namespace hitspread::outcome {

WeaponsCard::WeaponsCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Weapons"), presenter, {"dropped"}, tr("Carries no weapon."), RecordKind::Weapon, parent)
{
    setObjectName(QStringLiteral("weaponsCard"));
}

std::vector<CombatantView::Item> WeaponsCard::items() const
{
    return presenter().sheet().view().who.weapons;
}

QString WeaponsCard::wordsOf(const CombatantView::Item& item) const
{
    const auto* sheet = presenter().derived().request.input.as<Sheet>();
    if (!sheet)
        return {};
    const auto& weapon = item.record.record.as<Weapon>();
    const AnyRecord& state = item.possession.state;
    return weaponNumberWords(sheet->character, weapon,
                             numbersOf(*sheet, weapon, state.isNull() ? WeaponState{} : state.as<WeaponState>()));
}

ArmourCard::ArmourCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Armour and shields"), presenter, {"carried", "arm"}, tr("Wears no armour and has no shield."),
               RecordKind::Armour, parent)
{
    setObjectName(QStringLiteral("armourCard"));
}

std::vector<CombatantView::Item> ArmourCard::items() const
{
    return presenter().sheet().view().who.armour;
}

QString ArmourCard::wordsOf(const CombatantView::Item& item) const
{
    const auto& armour = item.record.record.as<Armour>();
    QStringList words{armourPieceWords(armour)};
    if (!item.possession.state.isNull())
        words << carriedWords(armour, item.possession.state.as<ArmourState>());
    return words.join(QStringLiteral(" · "));
}

void ArmourCard::limit(const CombatantView::Item& item, StateEditor& editor) const
{
    editor.setThere("arm", item.record.record.as<Armour>().shield);
}

}  // namespace hitspread::outcome
