#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/system.h"
#include "text/echo.h"
#include "text/labels.h"
#include "ui/fields/fieldwidgets.h"
#include "ui/fields/idlefields.h"
#include "ui/fields/numberfield.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/figurescard.h"
#include "ui/sheet/formcards.h"
#include "ui/sheet/sheetcard.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/systems/threed/gearcards.h"
#include "ui/systems/threed/knownranks.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"

#include "ui_hitscard.h"
#include "ui_personcard.h"
#include "ui_statscard.h"
#include "ui_traitscard.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <optional>

namespace hitspread::threed {

const SheetPanels& sheetPanels();

namespace {

/// A card around a form laid out by hand.
template <typename Form>
SheetCard* laidOut(Form& form, const QString& title, QWidget* parent)
{
    auto* card = new SheetCard(title, parent);
    auto* inside = new QWidget(card);
    form.setupUi(inside);
    card->add(inside);
    return card;
}

template <typename Form>
SheetCard* laidOut(const QString& title, QWidget* parent)
{
    Form form;
    return laidOut(form, title, parent);
}

SkillRules skillRules()
{
    SkillRules rules{.known = knownSkills()};
    for (const RecordKind kind :
         {RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon, RecordKind::Grenade})
        rules.namedBy.emplace_back(kind, "skill");
    rules.usedWith = [](const AnyRecord& thing) { return std::string(skillUsedWith(thing)); };
    return rules;
}

class SheetCards {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedSheet)

public:
    SheetCards(SheetPresenter& presenter, QWidget* parent) : m_presenter(presenter), m_parent(parent) {}

    std::vector<SheetPage> make()
    {
        auto* stats = laidOut<Ui::StatsCard>(tr("Stats"), m_parent);
        stats->setHint(tr("0 to 30, Tab moves on, arrow keys change by one"));
        std::vector<SheetPage> pages{
            {"overview", tr("Overview"), Icon::Person, {stats, new FiguresCard(m_presenter, m_parent)}},
            {"skills", tr("Skills"), Icon::Aim, {skills()}},
            {"advantages", tr("Advantages"), Icon::Layers, {advantages()}},
            {"person",
             tr("Body and traits"),
             Icon::Properties,
             {laidOut<Ui::PersonCard>(tr("Person"), m_parent), hits(), traits()}},
            {"gear",
             tr("Weapons and gear"),
             Icon::Rifle,
             {new WeaponsCard(m_presenter, m_parent), new LooseCard(m_presenter, m_parent),
              new HandCard(RecordKind::MeleeWeapon, m_presenter, m_parent),
              new HandCard(RecordKind::ThrownWeapon, m_presenter, m_parent),
              new HandCard(RecordKind::Grenade, m_presenter, m_parent)}},
            {"armour", tr("Armour"), Icon::Shield, {new ArmourCard(m_presenter, m_parent)}},
            {"condition", tr("Condition"), Icon::Body, {condition()}},
            {"round", tr("In this round"), Icon::Held, {round()}},
            {"notes", tr("Notes"), Icon::Book, {notes()}},
        };
        return pages;
    }

private:
    RanksEditor* ranks(SheetCard& card, const char* field, const QString& addText)
    {
        auto* editor = new RanksEditor(&card);
        editor->setObjectName(QStringLiteral("field_") + QLatin1String(field));
        editor->setProperty("field", QLatin1String(field));
        editor->setAddText(addText);
        card.add(editor);
        return editor;
    }

    SheetCard* traits()
    {
        auto* card = laidOut<Ui::TraitsCard>(tr("Traits of the species"), m_parent);
        keepIdleOff(m_presenter.character(), *card);
        return card;
    }

    SheetCard* hits()
    {
        Ui::HitsCard form;
        SheetCard* card = laidOut(form, tr("Hits and Incap"), m_parent);
        QComboBox* box = form.field_bodyPlan;
        const BodyPlans& plans = m_presenter.sheet().gateway().plans();
        if (const auto usual = plans.find({}))
            box->addItem(tr("the usual one (%1)").arg(text::visible(usual->name())), QString());
        for (const std::string& id : plans.ids())
            box->addItem(text::visible(plans.find(id)->name()), text::asKept(id));
        for (QLabel* heading : card->findChildren<QLabel*>(QRegularExpression(QStringLiteral("^label_hits_"))))
            stackWords(*heading);
        evenColumns(*form.grid, static_cast<int>(kLocations));
        return card;
    }

    SheetCard* skills()
    {
        auto* card = new SheetCard(tr("Skills"), m_parent);
        card->setHint(tr("rank 0 to 20 · needed on three dice · used by"));
        RanksEditor* editor = ranks(*card, "skills", tr("Add a skill…"));
        editor->setSuggestions(knownSkills());
        editor->setNote(
            [presenter = &m_presenter](const std::string& name, std::int32_t) { return skillNote(*presenter, name); });
        offerSkills(m_presenter, skillRules(), *editor, true);
        QObject::connect(&m_presenter, &SheetPresenter::derivedChanged, editor, &RanksEditor::refreshNotes);
        return card;
    }

    SheetCard* advantages()
    {
        auto* card = new SheetCard(tr("Advantages"), m_parent);
        card->setHint(tr("rank 0: none"));
        RanksEditor* editor = ranks(*card, "advantages", tr("Add an advantage…"));
        editor->setSuggestions(knownAdvantages());
        editor->setDefaultRank(1);
        editor->setNote([](const std::string& name, std::int32_t) { return advantageNote(name); });
        return card;
    }

    /// Room for the sentence in a field that nobody has set by hand.
    static void widen(const RecordForm& form, const char* field)
    {
        auto* box = form.editorOf<NumberField>(field);
        const int words = box->fontMetrics().horizontalAdvance(byTheRules(99));
        box->setFixedWidth(std::max(box->width(), words + 2 * space::kLarge));
    }

    static QString byTheRules(std::int32_t value) { return tr("%1 (by the rules)").arg(value); }

    /// What is in force while a value is not set by hand.
    static void sayByTheRules(const RecordForm& form, const char* field, std::optional<std::int32_t> value)
    {
        form.editorOf<NumberField>(field)->setPlaceholderText(value ? byTheRules(*value) : tr("by the rules"));
    }

    /// What lasts: how badly he is hurt. Hits are marked on the body as well.
    SheetCard* condition()
    {
        return conditionCard(tr("Condition"), {"state", "tracks", "wounds", "healing"}, "conditionForm");
    }

    /// What the round and the phase bring; under "More" the counts that are kept for the rules alone, too.
    SheetCard* round()
    {
        ConditionCard* card = conditionCard(tr("In this round"), {"actions", "aim", "stress", "defence", "bookkeeping"},
                                            "roundForm");
        const RecordForm& form = card->form();
        for (const char* field : {"actionsThisRound", "freeParriesLeft"})
            widen(form, field);
        QObject::connect(&m_presenter, &SheetPresenter::derivedChanged, card, [&form, presenter = &m_presenter] {
            sayByTheRules(form, "actionsThisRound", presenter->figures().number("actions"));
            sayByTheRules(form, "freeParriesLeft", presenter->figures().number("freeParries"));
        });
        return card;
    }

    ConditionCard* conditionCard(const QString& title, const std::vector<std::string_view>& groups, const char* form)
    {
        auto* card = new ConditionCard(title, m_presenter, groups, m_parent);
        card->form().setObjectName(QLatin1String(form));
        return card;
    }

    SheetCard* notes()
    {
        auto* card = new SheetCard(tr("Notes"), m_parent);
        auto* page = new QPlainTextEdit(card);
        page->setObjectName(QStringLiteral("field_notes"));
        page->setProperty("field", QStringLiteral("notes"));
        page->setMinimumHeight(140);
        card->add(page);
        return card;
    }

    SheetPresenter& m_presenter;
    QWidget* m_parent;
};

}  // namespace

const SheetPanels& sheetPanels()
{
    static constexpr SheetPanels kPanels{
        "threed", [](SheetPresenter& presenter, QWidget* parent) { return SheetCards(presenter, parent).make(); }};
    return kPanels;
}

}  // namespace hitspread::threed
