#include "rules/systems/percentile/blow.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/figurescard.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/gearcard.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/theme/icons.h"

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

class PercentileCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Sheet)

public:
    PercentileCards(SheetPresenter& presenter, QWidget* parent) : m_presenter(presenter), m_parent(parent) {}

    std::vector<SheetPage> make()
    {
        return {
            {"overview",
             tr("Overview"),
             Icon::Person,
             {characterCard(tr("Character"), {"identity", "stats"}), new FiguresCard(m_presenter, m_parent)}},
            {"skills", tr("Skills"), Icon::Aim, {skills()}},
            {"gear", tr("Weapons"), Icon::Rifle, {weapons()}},
            {"armour",
             tr("Armour"),
             Icon::Shield,
             {armour(), characterCard(tr("Health and armour of the body"), {"body"})}},
            {"condition", tr("Condition"), Icon::Body, {new ConditionCard(tr("Condition"), m_presenter, {}, m_parent)}},
            {"notes", tr("Notes"), Icon::Book, {characterCard(tr("Notes"), {"notes"})}},
        };
    }

private:
    CharacterCard* characterCard(const QString& title, const std::vector<std::string_view>& groups)
    {
        return new CharacterCard(title, m_presenter, groups, m_parent);
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
        offerSkills(m_presenter, std::move(rules), *editor, list != SkillList::Others);
    }

    SheetCard* weapons()
    {
        return new FiguredGearCard(
            {.title = QCoreApplication::translate("hitspread::percentile::WeaponsCard", "Weapons"),
             .nothing = QCoreApplication::translate("hitspread::percentile::WeaponsCard", "Carries no weapon."),
             .kind = RecordKind::Weapon,
             .of = text::FigureOf::Weapon,
             .objectName = "weaponsCard",
             .stateFields = {"ammo", "jammed", "dropped"},
             // What is not shot with has no shots and does not jam.
             .limit =
                 [](const AnyRecord& thing, StateEditor& editor) {
                     const WeaponKind kind = thing.as<Weapon>().kind;
                     editor.setThere("ammo", kind != WeaponKind::Melee);
                     editor.setThere("jammed", kind == WeaponKind::Ranged);
                 }},
            m_presenter, m_parent);
    }

    SheetCard* armour()
    {
        return new FiguredGearCard(
            {.title = QCoreApplication::translate("hitspread::percentile::ArmourCard", "Armour and shields"),
             .nothing = QCoreApplication::translate("hitspread::percentile::ArmourCard",
                                                    "Wears no armour and has no shield."),
             .kind = RecordKind::Armour,
             .of = text::FigureOf::Armour,
             .objectName = "armourCard",
             .stateFields = {"ready"}},
            m_presenter, m_parent);
    }

    SheetPresenter& m_presenter;
    QWidget* m_parent;
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
