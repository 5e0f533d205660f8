#include "rules/systems/outcome/records.h"
#include "text/systems/outcome/combatantwords.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/sheet/stateeditor.h"
#include "ui/sheet/usualcards.h"
#include "ui/theme/applicationstyle.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>

#include <utility>
#include <vector>

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

/// Beside the ratings of a character what each is called, by the house table (OUT-76).
void nameRatings(SheetPresenter& presenter, RecordForm& form)
{
    std::vector<std::pair<std::size_t, QLabel*>> names;
    for (std::size_t i = 0; i < characterRecord.fields.size(); ++i) {
        const std::string_view id = characterRecord.fields[i].id;
        auto* field = form.editorOf(id);
        // Right behind its number, where its line has room.
        for (auto* line : form.findChildren<QHBoxLayout*>()) {
            const int place = field ? line->indexOf(field) : -1;
            if (place < 0)
                continue;
            auto* label = new QLabel(&form);
            label->setObjectName(QStringLiteral("rating_") + QString::fromUtf8(id));
            setLook(*label, "textRole", QStringLiteral("secondary"));
            line->insertWidget(place + 1, label);
            names.emplace_back(i, label);
        }
    }
    const auto show = [&presenter, names = std::move(names)] {
        const AnyRecord& character = presenter.character().record();
        if (character.isNull())
            return;
        const AnyRecord& own = presenter.sheet().view().switches;
        const Switches switches = own.isNull() ? Switches{} : own.as<Switches>();
        for (const auto& [field, label] : names)
            label->setText(ratingNameWords(switches, characterRecord.fields[field].number(character.data(), 0)));
    };
    QObject::connect(&presenter, &SheetPresenter::derivedChanged, &form, show);
    show();
}

std::vector<QWidget*> overview(SheetPresenter& presenter, QWidget* parent)
{
    auto* character = new CharacterCard(SheetWords::tr("Character"), presenter, {"identity", "traits"}, parent);
    auto* ratings = new CharacterCard(SheetWords::tr("Ratings"), presenter, {"ratings"}, parent);
    nameRatings(presenter, ratings->form());
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
