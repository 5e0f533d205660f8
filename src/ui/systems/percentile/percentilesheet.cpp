#include "rules/systems/percentile/blow.h"
#include "rules/systems/percentile/sheet.h"
#include "rules/systems/percentile/vocabulary.h"
#include "text/labels.h"
#include "ui/fields/formpanels.h"
#include "ui/fields/rankseditor.h"
#include "ui/fields/recordform.h"
#include "ui/sheet/figurescard.h"
#include "ui/sheet/sheetcard.h"
#include "ui/sheet/sheetpanels.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/skillnames.h"
#include "ui/systems/percentile/gearcards.h"
#include "ui/theme/icons.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hitspread::percentile {

const SheetPanels& sheetPanels();
const FormPanels& formPanels();

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
            {"gear", tr("Weapons"), Icon::Rifle, {new WeaponsCard(m_presenter, m_parent)}},
            {"armour",
             tr("Armour"),
             Icon::Shield,
             {new ArmourCard(m_presenter, m_parent), characterCard(tr("Health and armour of the body"), {"body"})}},
            {"condition", tr("Condition"), Icon::Body, {condition()}},
            {"notes", tr("Notes"), Icon::Book, {characterCard(tr("Notes"), {"notes"})}},
        };
    }

private:
    SheetCard* characterCard(const QString& title, const std::vector<std::string_view>& groups)
    {
        auto* card = new SheetCard(title, m_parent);
        card->add(new RecordForm(m_presenter.character(), groups, card));
        return card;
    }

    SheetCard* skills()
    {
        SheetCard* card = characterCard(tr("Skills"), {"skills"});
        card->setHint(tr("rating in percent"));
        name(*card, "meleeSkills", SkillList::Melee);
        name(*card, "rangedSkills", SkillList::Ranged);
        name(*card, "shieldSkills", SkillList::Shields);
        name(*card, "skills", SkillList::Others);
        return card;
    }

    /// Offers the skills of the campaign's weapons, and marks a name that none of them uses.
    void name(const SheetCard& card, const char* field, SkillList list)
    {
        auto* editor = card.findChild<RanksEditor*>(QStringLiteral("field_") + QLatin1String(field));
        if (!editor)
            return;
        SkillRules rules{.field = field, .usedWith = [list](const AnyRecord& thing) { return skillFor(list, thing); }};
        rules.namedBy = {{RecordKind::Weapon, "skill"}, {RecordKind::Armour, "shieldSkill"}};
        auto* names = new SkillNames(m_presenter, std::move(rules), editor);
        // Other skills are the character's own business.
        if (list != SkillList::Others)
            editor->setDoubts([names](const std::string& skill) { return names->doubtAbout(skill); });
        QObject::connect(names, &SkillNames::changed, editor, [names, editor] {
            editor->setSuggestions(names->suggestions());
            editor->refreshNotes();
        });
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

class FigureList {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::Sheet)

public:
    explicit FigureList(const ActionRecord& derived) : m_derived(derived) {}

    std::vector<SheetFigure> make()
    {
        const auto* sheet = m_derived.request.input.as<Sheet>();
        if (!sheet)
            return {};
        const Character& who = sheet->character;
        add(Quantity::SheetTenth, kSheetMelee, tr("Initiative, melee: off the die"),
            tr("%1 / 10, rounded", "highest melee skill").arg(highestMelee(who)));
        add(Quantity::SheetTenth, kSheetRanged, tr("Initiative, ranged: off the die"),
            tr("%1 / 10, rounded", "highest ranged skill").arg(highestRanged(who)));
        add(Quantity::SheetThreshold, kSheetMelee, tr("Critical in melee: up to"), tr("by the best melee skill"));
        add(Quantity::SheetThreshold, kSheetRanged, tr("Critical shot: up to"), tr("by the best ranged skill"));
        add(Quantity::SheetDodge, 0, tr("Dodge"), who.dodge == kNoEntry ? tr("DEX %1").arg(who.dex) : tr("skill"));
        add(Quantity::SheetUnarmed, 0, tr("Unarmed"),
            who.unarmed == kNoEntry ? tr("DEX %1; no parry").arg(who.dex) : tr("skill"));
        add(Quantity::SheetDuel, 0, tr("Needed in a duel"),
            tr("%1 / 10, rounded", "highest ranged skill").arg(highestRanged(who)));
        return std::move(m_figures);
    }

private:
    void add(Quantity quantity, int index, const QString& name, const QString& sum)
    {
        const StepKey key{static_cast<std::uint16_t>(quantity), static_cast<std::uint16_t>(index)};
        if (const Step* step = lastStep(m_derived.findings.steps, key))
            m_figures.push_back({step->key, name, text::number(step->value), sum});
    }

    const ActionRecord& m_derived;
    std::vector<SheetFigure> m_figures;
};

class PercentileForms final : public FormPanels {
public:
    std::string_view system() const override { return "percentile"; }
    /// Every record has a form made from its declaration.
    QWidget* makeForm(const RecordDeclaration&, QWidget*) const override { return nullptr; }
};

class PercentileSheet final : public SheetPanels {
public:
    std::string_view system() const override { return "percentile"; }

    std::vector<SheetPage> makePages(SheetPresenter& presenter, QWidget* parent) const override
    {
        return PercentileCards(presenter, parent).make();
    }

    std::vector<SheetFigure> figures(const ActionRecord& derived) const override { return FigureList(derived).make(); }
};

}  // namespace

const FormPanels& formPanels()
{
    static const PercentileForms forms;
    return forms;
}

const SheetPanels& sheetPanels()
{
    static const PercentileSheet panels;
    return panels;
}

}  // namespace hitspread::percentile
