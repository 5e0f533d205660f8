#include "ui/systems/percentile/gearcards.h"

#include "rules/systems/percentile/readynumbers.h"
#include "rules/systems/percentile/records.h"
#include "text/systems/percentile/gearwords.h"
#include "ui/sheet/sheetpresenter.h"

namespace hitspread::percentile {

namespace {

/// The rules of the fight, else those that are recommended.
Switches switchesOf(SheetPresenter& presenter)
{
    const AnyRecord& own = presenter.sheet().view().switches;
    return own.isNull() ? Switches{} : own.as<Switches>();
}

}  // namespace

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
    const auto& weapon = item.record.record.as<Weapon>();
    const AnyRecord& character = presenter().character().record();
    if (character.isNull())
        return {};
    const auto& who = character.as<Character>();
    const RecordBinder* binder = presenter().condition();
    const bool hasCondition = binder && !binder->record().isNull();
    const Condition condition = hasCondition ? binder->record().as<Condition>() : Condition{};
    const Switches switches = switchesOf(presenter());
    const Defences defences = defencesWith(who, condition, {}, {}, &weapon, switches);
    return weaponNumberWords(who, weapon, numbersOf(who, condition, weapon, switches), defences.parry);
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
