#include "ui/systems/percentile/gearcards.h"

#include "rules/systems/percentile/readynumbers.h"
#include "rules/systems/percentile/records.h"
#include "text/systems/percentile/gearwords.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"

namespace hitspread::percentile {

WeaponsCard::WeaponsCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Weapons"), presenter, {"ammo", "jammed", "dropped"}, tr("Carries no weapon."), RecordKind::Weapon,
               parent)
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

/// What is not shot with has no shots and does not jam.
void WeaponsCard::limit(const CombatantView::Item& item, StateEditor& editor) const
{
    const auto& weapon = item.record.record.as<Weapon>();
    editor.setThere("ammo", weapon.kind != WeaponKind::Melee);
    editor.setThere("jammed", weapon.kind == WeaponKind::Ranged);
}

ArmourCard::ArmourCard(SheetPresenter& presenter, QWidget* parent)
    : GearCard(tr("Armour and shields"), presenter, {"ready"}, tr("Wears no armour and has no shield."),
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
    return armourPieceWords(item.record.record.as<Armour>());
}

}  // namespace hitspread::percentile
