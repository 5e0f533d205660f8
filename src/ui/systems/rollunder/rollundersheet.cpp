#include "rules/systems/rollunder/character.h"
#include "rules/systems/rollunder/records.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordbinder.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"

#include <QCoreApplication>

#include <string>

namespace hitspread::rollunder {

const SheetPanels& sheetPanels();

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::rollunder::Sheet)
};

/// The skill a weapon is used with, or a shield is blocked with.
std::string skillOfThing(const AnyRecord& thing)
{
    if (thing.declaration().kind == RecordKind::Weapon)
        return thing.as<Weapon>().skill;
    const bool isShield = thing.declaration().kind == RecordKind::Armour && thing.as<Armour>().shield;
    if (!isShield)
        return {};
    const std::string& skill = thing.as<Armour>().skill;
    return skill.empty() ? std::string(kShield) : skill;
}

void showVitals(const RecordBinder& binder)
{
    const auto place = binder.placeOf("dr", static_cast<std::size_t>(Location::Vitals));
    auto* field = place ? qobject_cast<NumberField*>(binder.widgetOf(*place)) : nullptr;
    if (!field || binder.record().isNull())
        return;
    // As the rules read it while the field is empty.
    Resistance dr = binder.record().as<Character>().dr;
    dr[static_cast<std::size_t>(Location::Vitals)] = kNoEntry;
    field->setPlaceholderText(QString::number(drAt(dr, Location::Vitals)));
}

/// In the empty field of the DR of the Vitals what counts there: the Torso's (R3-D65).
void followVitals(SheetPresenter& presenter, QObject* card)
{
    const RecordBinder& binder = presenter.character();
    const auto show = [&binder] { showVitals(binder); };
    QObject::connect(&binder, &RecordBinder::changed, card, show);
    QObject::connect(&binder, &RecordBinder::reloaded, card, show);
    QObject::connect(&presenter, &SheetPresenter::derivedChanged, card, show);
    show();
}

std::vector<QWidget*> overview(SheetPresenter& presenter, QWidget* parent)
{
    return {new CharacterCard(SheetWords::tr("Character"), presenter, {"identity", "attributes", "traits"}, parent)};
}

/// Names a rule asks for, and those of the campaign's weapons and shields. Others are the character's own business.
QWidget* skills(SheetPresenter& presenter, QWidget* parent)
{
    auto* card = new CharacterCard(SheetWords::tr("Skills"), presenter, {"skills"}, parent);
    card->setHint(SheetWords::tr("levels; shock lowers those based on DX or IQ (R3-15)"));
    for (const char* field : {"skills", "otherSkills"}) {
        auto* editor = card->form().editorOf<RanksEditor>(field);
        if (!editor)
            continue;
        SkillRules rules{.field = field, .usedWith = skillOfThing};
        for (const std::string_view name : {kAcrobatics, kUnarmed, kShield})
            rules.known.push_back({std::string(name), QString::fromUtf8(name), std::nullopt});
        rules.namedBy = {{RecordKind::Weapon, "skill"}, {RecordKind::Armour, "skill"}};
        offerSkills(presenter, std::move(rules), *editor, false);
    }
    return card;
}

/// What is not shot with has no shots.
void limitWeapon(const AnyRecord& thing, StateEditor& editor)
{
    editor.setThere("shotsLeft", thing.as<Weapon>().shots != kNoEntry);
}

/// Only a shield is on an arm.
void limitArmour(const AnyRecord& thing, StateEditor& editor)
{
    editor.setThere("arm", thing.as<Armour>().shield);
}

std::vector<SheetPage> pagesOf(SheetPresenter& presenter, QWidget* parent)
{
    std::vector<SheetPage> pages = usualPages({.overview = overview,
                                               .skills = skills,
                                               .weapons = Icon::Melee,
                                               .weaponState = {"held", "unready", "dropped", "broken", "shotsLeft"},
                                               .limitWeapon = limitWeapon,
                                               .armourState = {"unready", "dropped", "arm"},
                                               .limitArmour = limitArmour,
                                               .body = SheetWords::tr("DR of his own by place")},
                                              presenter, parent);
    followVitals(presenter, pages.front().cards.front());
    return pages;
}

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{"rollunder", pagesOf};
    return kPanels;
}

}  // namespace hitspread::rollunder
