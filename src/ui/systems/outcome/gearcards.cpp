#include "ui/systems/outcome/gearcards.h"

#include "rules/systems/outcome/person.h"
#include "text/systems/outcome/combatantwords.h"
#include "text/systems/outcome/gearwords.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/stateeditor.h"

#include <QStringList>

namespace hitspread::outcome {

namespace {

/// What adds to every roll of whoever is on the sheet: wounds, by the rules of the fight or the recommended ones, and several actions.
int burdenOn(SheetPresenter& presenter, const Character& who)
{
    const RecordBinder* binder = presenter.condition();
    if (!binder || binder->record().isNull())
        return 0;
    const auto& condition = binder->record().as<Condition>();
    const AnyRecord& own = presenter.sheet().view().switches;
    return woundPenalty(who, condition, own.isNull() ? Switches{} : own.as<Switches>())
        + actionPenalty(actionsOf(condition));
}

}  // namespace

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
    const AnyRecord& character = presenter().character().record();
    if (character.isNull())
        return {};
    const auto& who = character.as<Character>();
    return weaponNumberWords(who, item.record.record.as<Weapon>(), burdenOn(presenter(), who));
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
