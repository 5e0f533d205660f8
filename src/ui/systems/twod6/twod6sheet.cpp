#include "rules/systems/twod6/records.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"

#include <QCoreApplication>

#include <string>

namespace hitspread::twod6 {

const SheetPanels& sheetPanels();

namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::Sheet)
};

std::string skillOfThing(const AnyRecord& thing)
{
    return thing.declaration().kind == RecordKind::Weapon ? thing.as<Weapon>().skill : std::string();
}

std::vector<QWidget*> overview(SheetPresenter& presenter, QWidget* parent)
{
    return {new CharacterCard(SheetWords::tr("Character"), presenter, {"identity", "attributes"}, parent)};
}

/// Names a rule asks for, and those of the campaign's weapons. Others are the character's own business.
QWidget* skills(SheetPresenter& presenter, QWidget* parent)
{
    auto* card = new CharacterCard(SheetWords::tr("Skills"), presenter, {"skills"}, parent);
    card->setHint(SheetWords::tr("levels: what two dice have to show, so a lower one is better"));
    auto* editor = card->form().editorOf<RanksEditor>("skills");
    if (!editor)
        return card;
    SkillRules rules{.namedBy = {{RecordKind::Weapon, "skill"}}, .usedWith = skillOfThing};
    for (const std::string_view name : {kRunningSkill, kAcrobatics, kUnarmed, kMedtech})
        rules.known.push_back({std::string(name), QString::fromUtf8(name), std::nullopt});
    offerSkills(presenter, std::move(rules), *editor, false);
    return card;
}

/// What is not shot with has no shots.
void limitWeapon(const AnyRecord& thing, StateEditor& editor)
{
    const bool counts = thing.as<Weapon>().shots != kNoEntry;
    for (const char* field : {"shotsLeft", "spare"})
        editor.setThere(field, counts);
}

/// Only an ablative piece has a pool.
void limitArmour(const AnyRecord& thing, StateEditor& editor)
{
    editor.setThere("poolLeft", thing.as<Armour>().pool != kNoEntry);
}

std::vector<SheetPage> pagesOf(SheetPresenter& presenter, QWidget* parent)
{
    return usualPages({.overview = overview,
                       .skills = skills,
                       .weapons = Icon::Fire,
                       .weaponState = {"held", "dropped", "shotsLeft"},
                       .limitWeapon = limitWeapon,
                       .armourState = {"unready", "poolLeft"},
                       .limitArmour = limitArmour},
                      presenter, parent);
}

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{"twod6", pagesOf};
    return kPanels;
}

}  // namespace hitspread::twod6
