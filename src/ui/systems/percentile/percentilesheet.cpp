#include "rules/systems/percentile/blow.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"

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

class PercentileCards : UsualCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Sheet)

public:
    using UsualCards::UsualCards;

    std::vector<SheetPage> make()
    {
        return {overviewPage({characterCard(tr("Character"), {"identity", "stats"})}),
                skillsPage(skills()),
                weaponsPage(Icon::Rifle, {{"ammo", "jammed", "dropped"}, limitWeapon}),
                armourPage({{"ready"}}, tr("Health and armour of the body")),
                conditionPage(),
                notesPage()};
    }

private:
    /// What is not shot with has no shots and does not jam.
    static void limitWeapon(const AnyRecord& thing, StateEditor& editor)
    {
        const WeaponKind kind = thing.as<Weapon>().kind;
        editor.setThere("ammo", kind != WeaponKind::Melee);
        editor.setThere("jammed", kind == WeaponKind::Ranged);
    }

    SheetCard* skills()
    {
        CharacterCard* card = characterCard(tr("Skills"), {"skills"});
        card->setHint(tr("rating in percent"));
        name(*card, "meleeSkills", SkillList::Melee);
        name(*card, "rangedSkills", SkillList::Ranged);
        name(*card, "shieldSkills", SkillList::Shields);
        name(*card, "skills", SkillList::Others);
        return card;
    }

    /// Offers the skills of the campaign's weapons, and marks a name that none of them uses.
    void name(CharacterCard& card, const char* field, SkillList list)
    {
        auto* editor = card.form().editorOf<RanksEditor>(field);
        if (!editor)
            return;
        SkillRules rules{.field = field, .usedWith = [list](const AnyRecord& thing) { return skillFor(list, thing); }};
        rules.namedBy = {{RecordKind::Weapon, "skill"}, {RecordKind::Armour, "shieldSkill"}};
        // Other skills are the character's own business.
        offerSkills(presenter(), std::move(rules), *editor, list != SkillList::Others);
    }
};

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{"percentile", [](SheetPresenter& presenter, QWidget* parent) {
                                             return PercentileCards(presenter, parent).make();
                                         }};
    return kPanels;
}

}  // namespace hitspread::percentile
