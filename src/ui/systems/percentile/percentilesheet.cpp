#include "rules/systems/percentile/blow.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"

#include <QCoreApplication>

#include <utility>

namespace hitspread::percentile {

const SheetPanels& sheetPanels();

namespace {

/// The skill something is used with, where it belongs into that list.
std::string skillFor(SkillList list, const AnyRecord& thing)
{
    if (thing.declaration().kind == RecordKind::Armour) {
        const auto& armour = thing.as<Armour>();
        const bool counts = list == SkillList::Shields || list == SkillList::Others;
        return counts && armour.shield ? armour.shieldSkill : std::string();
    }
    if (thing.declaration().kind != RecordKind::Weapon || list == SkillList::Shields)
        return {};
    const auto& weapon = thing.as<Weapon>();
    const bool counts = list == SkillList::Others || isMelee(weapon) == (list == SkillList::Melee);
    return counts ? weapon.skill : std::string();
}

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Sheet)
};

std::vector<QWidget*> overview(SheetPresenter& presenter, QWidget* parent)
{
    return {new CharacterCard(SheetWords::tr("Character"), presenter, {"identity", "stats"}, parent)};
}

/// Offers the skills of the campaign's weapons, and marks a name that none of them uses.
void offer(SheetPresenter& presenter, CharacterCard& card, const char* field, SkillList list)
{
    auto* editor = card.form().editorOf<RanksEditor>(field);
    if (!editor)
        return;
    SkillRules rules{.field = field, .usedWith = [list](const AnyRecord& thing) { return skillFor(list, thing); }};
    rules.namedBy = {{RecordKind::Weapon, "skill"}, {RecordKind::Armour, "shieldSkill"}};
    // Other skills are the character's own business.
    offerSkills(presenter, std::move(rules), *editor, list != SkillList::Others);
}

QWidget* skills(SheetPresenter& presenter, QWidget* parent)
{
    auto* card = new CharacterCard(SheetWords::tr("Skills"), presenter, {"skills"}, parent);
    card->setHint(SheetWords::tr("rating in percent"));
    offer(presenter, *card, "meleeSkills", SkillList::Melee);
    offer(presenter, *card, "rangedSkills", SkillList::Ranged);
    offer(presenter, *card, "shieldSkills", SkillList::Shields);
    offer(presenter, *card, "skills", SkillList::Others);
    return card;
}

/// What is not shot with has no shots and does not jam.
void limitWeapon(const AnyRecord& thing, StateEditor& editor)
{
    const WeaponKind kind = thing.as<Weapon>().kind;
    editor.setThere("ammo", kind != WeaponKind::Melee);
    editor.setThere("jammed", kind == WeaponKind::Ranged);
}

std::vector<SheetPage> pagesOf(SheetPresenter& presenter, QWidget* parent)
{
    return usualPages({.overview = overview,
                       .skills = skills,
                       .weapons = Icon::Rifle,
                       .weaponState = {"ammo", "jammed", "dropped"},
                       .limitWeapon = limitWeapon,
                       .armourState = {"ready"},
                       .body = SheetWords::tr("Health and armour of the body")},
                      presenter, parent);
}

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{"percentile", pagesOf};
    return kPanels;
}

}  // namespace hitspread::percentile
