#include "ui/attack/attackpanels.h"

#include "ui/attack/genericoptions.h"

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "attackpanels_declared.inc"

namespace hitspread {

namespace {

const AttackPanels* panelsOf(std::string_view system)
{
    static const auto all = std::to_array<const AttackPanels*>({
#include "attackpanels_called.inc"
    });
    const auto found = std::ranges::find_if(
        all, [system](const AttackPanels* panels) { return panels->system() == system; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace

QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style,
                           QWidget* parent)
{
    if (const AttackPanels* panels = panelsOf(system))
        return panels->makeOptions(presenter, style, parent);
    return new GenericOptions(presenter, parent);
}

QString passageTitle(std::string_view system, const QString& name)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->passageTitle(name) : QString();
}

Passage passageOf(std::string_view system, std::span<const ActionRecord> past, std::span<const CombatantView> fighters,
                  RecordId goer, RecordId gunner)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->passage(past, fighters, goer, gunner) : Passage{};
}

std::string_view optionsFamily(std::string_view system, std::string_view action)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->family(action) : action;
}

std::string_view bodyAction(std::string_view system)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->bodyAction() : std::string_view{};
}

const MeleePanels* meleePanels(std::string_view system)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->melee() : nullptr;
}

const HarmPanels* harmPanels(std::string_view system)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->harm() : nullptr;
}

const GrenadePanels* grenadePanels(std::string_view system)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->grenades() : nullptr;
}

std::optional<FieldOffer> offerFor(const ActionRecord& action, std::string_view part, std::string_view field)
{
    const AttackPanels* panels = panelsOf(action.system);
    const PartDeclaration* declared = declarationOf(action).find(part);
    const bool asks = panels && declared && declared->role == Role::Declared;
    return asks ? panels->offerFor(action.request.input, field) : std::nullopt;
}

QString wayOut(const ActionRecord& action, const Refusal& refusal)
{
    const AttackPanels* panels = panelsOf(action.system);
    return panels ? panels->wayOut(action.request.input, refusal) : QString();
}

std::vector<Deed> deedsOf(std::string_view system, const CombatantView& who)
{
    const AttackPanels* panels = panelsOf(system);
    return panels ? panels->deeds(who) : std::vector<Deed>();
}

}  // namespace hitspread
