#include "rules/systems/outcome/person.h"
#include "rules/systems/outcome/sheet.h"
#include "rules/systems/outcome/vocabulary.h"
#include "text/labels.h"
#include "text/systems/outcome/combatantwords.h"
#include "ui/fields/formpanels.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/figurescard.h"
#include "ui/sheet/sheetcard.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/systems/outcome/gearcards.h"
#include "ui/systems/outcome/ratingnames.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::outcome {

const SheetPanels& sheetPanels();
const FormPanels& formPanels();

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
            {"gear", tr("Weapons"), Icon::Melee, {new WeaponsCard(m_presenter, m_parent)}},
            {"armour",
             tr("Armour"),
             Icon::Shield,
             {new ArmourCard(m_presenter, m_parent), characterCard(tr("Armour of the body"), {"body"})}},
            {"condition", tr("Condition"), Icon::Body, {condition()}},
            {"notes", tr("Notes"), Icon::Book, {characterCard(tr("Notes"), {"notes"})}},
        };
    }

private:
    RecordForm* addForm(SheetCard& card, const std::vector<std::string_view>& groups)
    {
        auto* form = new RecordForm(m_presenter.character(), groups, &card);
        card.add(form);
        return form;
    }

    SheetCard* characterCard(const QString& title, const std::vector<std::string_view>& groups)
    {
        auto* card = new SheetCard(title, m_parent);
        addForm(*card, groups);
        return card;
    }

    SheetCard* ratings()
    {
        auto* card = new SheetCard(tr("Ratings"), m_parent);
        new RatingNames(m_presenter, *addForm(*card, {"ratings"}));
        return card;
    }

    /// Offers the skills of the campaign's weapons; others are the character's own business.
    SheetCard* skills()
    {
        SheetCard* card = characterCard(tr("Other skills"), {"skills"});
        card->setHint(tr("ratings; the five of everybody stand on the first page"));
        auto* editor = card->findChild<RanksEditor*>(QStringLiteral("field_skills"));
        if (!editor)
            return card;
        SkillRules rules{.usedWith = skillOfThing};
        rules.namedBy = {{RecordKind::Weapon, "skill"}};
        auto* names = new SkillNames(m_presenter, std::move(rules), editor);
        QObject::connect(names, &SkillNames::changed, editor,
                         [names, editor] { editor->setSuggestions(names->suggestions()); });
        return card;
    }

    SheetCard* condition()
    {
        auto* card = new SheetCard(tr("Condition"), m_parent);
        std::vector<std::string_view> groups;
        for (const FieldDeclaration& field : m_presenter.condition()->declaration().fields) {
            if (std::ranges::find(groups, field.group) == groups.end())
                groups.push_back(field.group);
        }
        auto* form = new RecordForm(*m_presenter.condition(), groups, card);
        card->add(form);
        QObject::connect(&m_presenter, &SheetPresenter::derivedChanged, card, [card, form, presenter = &m_presenter] {
            const bool inFight = presenter->sheet().view().isInFight();
            form->setEnabled(inFight);
            card->setHint(inFight ? tr("in this fight, set by hand")
                                  : tr("in no fight: unhurt. Open a combatant's sheet to mark harm."));
        });
        return card;
    }

    SheetPresenter& m_presenter;
    QWidget* m_parent;
};

class OutcomeFigures {
    Q_DECLARE_TR_FUNCTIONS(hitspread::outcome::Sheet)

public:
    explicit OutcomeFigures(const ActionRecord& derived) : m_derived(derived) {}

    std::vector<SheetFigure> make()
    {
        const auto* sheet = m_derived.request.input.as<Sheet>();
        if (!sheet)
            return {};
        const Character& who = sheet->character;
        const Condition& condition = sheet->condition;
        const int wounds = woundPenalty(who, condition, sheet->switches);
        const int actions = actionPenalty(actionsOf(condition));
        add(Quantity::WoundName, tr("Wound"), woundWords(sheet->switches, condition.levels),
            tr("%1 %2", "damage levels, number").arg(levelsName(), QString::number(condition.levels)));
        add(Quantity::WoundPenalty, tr("On all rolls"), wounds == 0 ? text::number(0) : text::signedNumber(wounds),
            who.painTolerance ? tr("Pain Tolerance") : tr("by the wound table"));
        add(Quantity::WoundWalks, tr("Walks"), canWalk(condition, sheet->switches) ? tr("yes") : tr("no"),
            tr("by the wound table"));
        add(Quantity::SheetInitiative, tr("Initiative: on the roll"), {}, sumOf(disciplineName(), wounds, 0));
        add(Quantity::SheetAttack, tr("Unarmed attack"), {}, sumOf(unarmedName(), wounds, actions));
        add(Quantity::SheetDodge, tr("Dodge"), {}, sumOf(physiqueName(), wounds, actions));
        add(Quantity::SheetParry, tr("Parry"), {}, sumOf(meleeName(), wounds, actions));
        add(Quantity::SheetArmour, tr("Armour without a shield"),
            text::number(who.integralArmour + who.wornArmour + wornPoints(sheet->armour, sheet->armourState)),
            tr("of the body, worn"));
        return std::move(m_figures);
    }

private:
    static QString sumOf(const QString& rating, int wounds, int actions)
    {
        QStringList words{rating};
        if (wounds != 0)
            words << tr("wounds %1").arg(text::signedNumber(wounds));
        if (actions != 0)
            words << tr("several actions %1").arg(text::signedNumber(actions));
        return words.join(QStringLiteral(", "));
    }

    /// `value`: in place of the number, as a rating.
    void add(Quantity quantity, const QString& name, const QString& value, const QString& sum)
    {
        const StepKey key{static_cast<std::uint16_t>(quantity), 0};
        if (const Step* step = lastStep(m_derived.findings.steps, key))
            m_figures.push_back({step->key, name, value.isEmpty() ? text::signedNumber(step->value) : value, sum});
    }

    const ActionRecord& m_derived;
    std::vector<SheetFigure> m_figures;
};

class OutcomeForms final : public FormPanels {
public:
    std::string_view system() const override { return "outcome"; }
    /// Every record has a form made from its declaration.
    QWidget* makeForm(const RecordDeclaration&, QWidget*) const override { return nullptr; }
};

class OutcomeSheet final : public SheetPanels {
public:
    std::string_view system() const override { return "outcome"; }

    std::vector<SheetPage> makePages(SheetPresenter& presenter, QWidget* parent) const override
    {
        return OutcomeCards(presenter, parent).make();
    }

    std::vector<SheetFigure> figures(const ActionRecord& derived) const override
    {
        return OutcomeFigures(derived).make();
    }
};

}  // namespace

const FormPanels& formPanels()
{
    static const OutcomeForms forms;
    return forms;
}

const SheetPanels& sheetPanels()
{
    static const OutcomeSheet panels;
    return panels;
}

}  // namespace hitspread::outcome
