#include "rules/systems/outcome/records.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"
#include "ui/systems/outcome/ratingnames.h"

namespace hitspread::outcome {

const SheetPanels& sheetPanels();

namespace {

/// The skill a weapon is used with, where it is one of somebody's own.
std::string skillOfThing(const AnyRecord& thing)
{
    return thing.declaration().kind == RecordKind::Weapon ? thing.as<Weapon>().skill : std::string();
}

class OutcomeCards : UsualCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Sheet)

public:
    using UsualCards::UsualCards;

    std::vector<SheetPage> make()
    {
        return {overviewPage({characterCard(tr("Character"), {"identity", "traits"}), ratings()}), skillsPage(skills()),
                weaponsPage(Icon::Melee, {{"dropped"}}),
                // Only a shield is on an arm.
                armourPage({{"carried", "arm"},
                            [](const AnyRecord& thing, StateEditor& editor) {
                                editor.setThere("arm", thing.as<Armour>().shield);
                            }},
                           tr("Armour of the body")),
                conditionPage(), notesPage()};
    }

private:
    SheetCard* ratings()
    {
        auto* card = characterCard(tr("Ratings"), {"ratings"});
        new RatingNames(presenter(), card->form());
        return card;
    }

    /// Offers the skills of the campaign's weapons; others are the character's own business.
    SheetCard* skills()
    {
        CharacterCard* card = characterCard(tr("Other skills"), {"skills"});
        card->setHint(tr("ratings; the five of everybody stand on the first page"));
        if (auto* editor = card->form().editorOf<RanksEditor>("skills"))
            offerSkills(presenter(), {.namedBy = {{RecordKind::Weapon, "skill"}}, .usedWith = skillOfThing}, *editor,
                        false);
        return card;
    }
};

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{
        "outcome", [](SheetPresenter& presenter, QWidget* parent) { return OutcomeCards(presenter, parent).make(); }};
    return kPanels;
}

}  // namespace hitspread::outcome
