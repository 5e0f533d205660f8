#include "rules/systems/outcome/records.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"
#include "ui/systems/outcome/ratingnames.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const SheetPanels& sheetPanels();

namespace {

/// The skill a weapon is used with, where it is one of somebody's own.
std::string skillOfThing(const AnyRecord& thing)
{
    return thing.declaration().kind == RecordKind::Weapon ? thing.as<Weapon>().skill : std::string();
}

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Sheet)
};

std::vector<QWidget*> overview(SheetPresenter& presenter, QWidget* parent)
{
    auto* character = new CharacterCard(SheetWords::tr("Character"), presenter, {"identity", "traits"}, parent);
    auto* ratings = new CharacterCard(SheetWords::tr("Ratings"), presenter, {"ratings"}, parent);
    new RatingNames(presenter, ratings->form());
    return {character, ratings};
}

/// Offers the skills of the campaign's weapons; others are the character's own business.
QWidget* skills(SheetPresenter& presenter, QWidget* parent)
{
    auto* card = new CharacterCard(SheetWords::tr("Other skills"), presenter, {"skills"}, parent);
    card->setHint(SheetWords::tr("ratings; the five of everybody stand on the first page"));
    if (auto* editor = card->form().editorOf<RanksEditor>("skills"))
        offerSkills(presenter, {.namedBy = {{RecordKind::Weapon, "skill"}}, .usedWith = skillOfThing}, *editor, false);
    return card;
}

/// Only a shield is on an arm.
void limitArmour(const AnyRecord& thing, StateEditor& editor)
{
    editor.setThere("arm", thing.as<Armour>().shield);
}

std::vector<SheetPage> pagesOf(SheetPresenter& presenter, QWidget* parent)
{
    return usualPages({.overview = overview,
                       .skills = skills,
                       .weapons = Icon::Melee,
                       .weaponState = {"dropped"},
                       .armourState = {"carried", "arm"},
                       .limitArmour = limitArmour,
                       .body = SheetWords::tr("Armour of the body")},
                      presenter, parent);
}

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{"outcome", pagesOf};
    return kPanels;
}

}  // namespace hitspread::outcome
