#include "rules/systems/outcome/records.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/figurescard.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/gearcard.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/systems/outcome/ratingnames.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>

namespace hitspread::outcome {

const SheetPanels& sheetPanels();

namespace {

/// The skill a weapon is used with, where it is one of somebody's own.
std::string skillOfThing(const AnyRecord& thing)
{
    return thing.declaration().kind == RecordKind::Weapon ? thing.as<Weapon>().skill : std::string();
}

class OutcomeCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Sheet)

public:
    OutcomeCards(SheetPresenter& presenter, QWidget* parent) : m_presenter(presenter), m_parent(parent) {}

    std::vector<SheetPage> make()
    {
        return {
            {"overview",
             tr("Overview"),
             Icon::Person,
             {characterCard(tr("Character"), {"identity", "traits"}), ratings(),
              new FiguresCard(m_presenter, m_parent)}},
            {"skills", tr("Skills"), Icon::Aim, {skills()}},
            {"gear", tr("Weapons"), Icon::Melee, {weapons()}},
            {"armour", tr("Armour"), Icon::Shield, {armour(), characterCard(tr("Armour of the body"), {"body"})}},
            {"condition", tr("Condition"), Icon::Body, {new ConditionCard(tr("Condition"), m_presenter, {}, m_parent)}},
            {"notes", tr("Notes"), Icon::Book, {characterCard(tr("Notes"), {"notes"})}},
        };
    }

private:
    CharacterCard* characterCard(const QString& title, const std::vector<std::string_view>& groups)
    {
        return new CharacterCard(title, m_presenter, groups, m_parent);
    }

    SheetCard* ratings()
    {
        auto* card = characterCard(tr("Ratings"), {"ratings"});
        new RatingNames(m_presenter, card->form());
        return card;
    }

    /// Offers the skills of the campaign's weapons; others are the character's own business.
    SheetCard* skills()
    {
        CharacterCard* card = characterCard(tr("Other skills"), {"skills"});
        card->setHint(tr("ratings; the five of everybody stand on the first page"));
        if (auto* editor = card->form().editorOf<RanksEditor>("skills"))
            offerSkills(m_presenter, {.namedBy = {{RecordKind::Weapon, "skill"}}, .usedWith = skillOfThing}, *editor,
                        false);
        return card;
    }

    SheetCard* weapons()
    {
        return new FiguredGearCard(
            {.title = QCoreApplication::translate("hitspread::outcome::WeaponsCard", "Weapons"),
             .nothing = QCoreApplication::translate("hitspread::outcome::WeaponsCard", "Carries no weapon."),
             .kind = RecordKind::Weapon,
             .of = text::FigureOf::Weapon,
             .objectName = "weaponsCard",
             .stateFields = {"dropped"}},
            m_presenter, m_parent);
    }

    SheetCard* armour()
    {
        return new FiguredGearCard(
            {.title = QCoreApplication::translate("hitspread::outcome::ArmourCard", "Armour and shields"),
             .nothing = QCoreApplication::translate("hitspread::outcome::ArmourCard",
                                                    "Wears no armour and has no shield."),
             .kind = RecordKind::Armour,
             .of = text::FigureOf::Armour,
             .objectName = "armourCard",
             .stateFields = {"carried", "arm"},
             // Only a shield is on an arm.
             .limit = [](const AnyRecord& thing,
                         StateEditor& editor) { editor.setThere("arm", thing.as<Armour>().shield); }},
            m_presenter, m_parent);
    }

    SheetPresenter& m_presenter;
    QWidget* m_parent;
};

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{
        "outcome", [](SheetPresenter& presenter, QWidget* parent) { return OutcomeCards(presenter, parent).make(); }};
    return kPanels;
}

}  // namespace hitspread::outcome
