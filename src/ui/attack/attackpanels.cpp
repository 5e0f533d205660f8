#include "ui/attack/attackpanels.h"

#include "rules/systems/registry.h"
#include "text/labels.h"
#include "ui/attack/genericoptions.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "attackpanels_declared.inc"

namespace hitspread {

namespace {

/// The first action that is aimed at somebody: on his body, if there is one.
const ActionDeclaration* firstAttack(const System& system)
{
    const auto attacks = [](const ActionDeclaration* action) {
        return action->involves(Role::Actor) && action->involves(Role::Target);
    };
    const auto actions = system.actions();
    auto found = std::ranges::find_if(actions, [&](const ActionDeclaration* action) {
        return attacks(action) && action->window == actionwindow::kBody;
    });
    if (found == actions.end())
        found = std::ranges::find_if(actions, attacks);
    return found == actions.end() ? nullptr : *found;
}

}  // namespace

const AttackPanels& attackPanelsOf(std::string_view system)
{
    static const auto all = std::to_array<const AttackPanels*>({
#include "attackpanels_called.inc"
    });
    static const AttackPanels none{};
    const auto found = std::ranges::find(all, system, &AttackPanels::system);
    return found == all.end() ? none : **found;
}

std::optional<PrimaryAttack> primaryAttackOf(std::string_view systemId)
{
    if (const auto primary = attackPanelsOf(systemId).primary)
        return primary();
    const System* system = findSystem(systemId);
    const ActionDeclaration* action = system ? firstAttack(*system) : nullptr;
    if (!action)
        return std::nullopt;
    const QString title = text::action(*system, action->id);
    return PrimaryAttack{action->id, title,
                         QCoreApplication::translate("hitspread::AttackPanels", "%1: %2", "attack, whom").arg(title),
                         QKeySequence(Qt::Key_F), Icon::Fire};
}

QWidget* makeAttackOptions(std::string_view system, AttackPresenter& presenter, ApplicationStyle& style,
                           QWidget* parent)
{
    if (const OptionPanels* options = attackPanelsOf(system).options)
        return options->make(presenter, style, parent);
    return new GenericOptions(presenter, parent);
}

std::string_view optionsFamily(std::string_view system, std::string_view action)
{
    const OptionPanels* options = attackPanelsOf(system).options;
    return options ? options->family(action) : action;
}

std::optional<FieldOffer> offerFor(const ActionRecord& action, std::string_view part, std::string_view field)
{
    const auto offer = attackPanelsOf(action.system).offerFor;
    const PartDeclaration* declared = declarationOf(action).find(part);
    const bool asks = offer && declared && declared->role == Role::Declared;
    return asks ? offer(action.request.input, field) : std::nullopt;
}

QString wayOut(const ActionRecord& action, const Refusal& refusal)
{
    const auto way = attackPanelsOf(action.system).wayOut;
    return way ? way(action.request.input, refusal) : QString();
}

std::vector<Deed> deedsOf(std::string_view system, const CombatantView& who)
{
    const auto deeds = attackPanelsOf(system).deeds;
    return deeds ? deeds(who) : std::vector<Deed>();
}

}  // namespace hitspread
