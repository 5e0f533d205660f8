#include "ui/sheet/usualcards.h"

#include "ui/sheet/figurescard.h"
#include "ui/sheet/formcards.h"

#include <QCoreApplication>

#include <utility>

namespace hitspread {

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::UsualCards)
};

}  // namespace

std::vector<SheetPage> usualPages(const UsualCards& cards, SheetPresenter& presenter, QWidget* parent)
{
    const auto gear = [&](const FiguredThings& things) { return new FiguredGearCard(things, presenter, parent); };
    const auto overview = [&] {
        std::vector<QWidget*> all = cards.overview(presenter, parent);
        all.push_back(new FiguresCard(presenter, parent));
        return all;
    };
    std::vector<QWidget*> armour{
        gear({CardWords::tr("Armour and shields"), CardWords::tr("Wears no armour and has no shield."),
              RecordKind::Armour, text::FigureOf::Armour, "armourCard", cards.armourState, cards.limitArmour})};
    if (!cards.body.isEmpty())
        armour.push_back(new CharacterCard(cards.body, presenter, {"body"}, parent));
    return {{"overview", CardWords::tr("Overview"), Icon::Person, overview()},
            {"skills", CardWords::tr("Skills"), Icon::Aim, {cards.skills(presenter, parent)}},
            {"gear",
             CardWords::tr("Weapons"),
             cards.weapons,
             {gear({CardWords::tr("Weapons"), CardWords::tr("Carries no weapon."), RecordKind::Weapon,
                    text::FigureOf::Weapon, "weaponsCard", cards.weaponState, cards.limitWeapon})}},
            {"armour", CardWords::tr("Armour"), Icon::Shield, std::move(armour)},
            {"condition",
             CardWords::tr("Condition"),
             Icon::Body,
             {new ConditionCard(CardWords::tr("Condition"), presenter, {}, parent)}},
            {"notes",
             CardWords::tr("Notes"),
             Icon::Book,
             {new CharacterCard(CardWords::tr("Notes"), presenter, {"notes"}, parent)}}};
}

}  // namespace hitspread
