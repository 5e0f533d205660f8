#include "ui/attack/attackpanels.h"

#include "models/fight/digest.h"
#include "rules/systems/registry.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/attack/options/genericoptions.h"

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

std::span<const AttackPanels* const> allPanels()
{
    static const auto all = std::to_array<const AttackPanels*>({
#include "attackpanels_called.inc"
    });
    return all;
}

/// Those for windows that actions of the system are made in.
std::vector<WindowCommand> commandsOf(const AttackPanels& panels)
{
    const System* system = findSystem(panels.system);
    std::vector<WindowCommand> commands = system && panels.commands ? panels.commands() : std::vector<WindowCommand>();
    std::erase_if(commands, [&](const WindowCommand& command) {
        return std::ranges::find(system->actions(), command.window, &ActionDeclaration::window)
            == system->actions().end();
    });
    return commands;
}

}  // namespace

const AttackPanels& attackPanelsOf(std::string_view system)
{
    static const AttackPanels none{};
    const auto found = std::ranges::find(allPanels(), system, &AttackPanels::system);
    return found == allPanels().end() ? none : **found;
}

std::vector<WindowCommand> windowCommands()
{
    std::vector<WindowCommand> all;
    for (const AttackPanels* panels : allPanels()) {
        for (WindowCommand& command : commandsOf(*panels)) {
            if (std::ranges::find(all, command.window, &WindowCommand::window) == all.end())
                all.push_back(std::move(command));
        }
    }
    return all;
}

std::optional<WindowCommand> windowCommandOf(std::string_view system, std::string_view window)
{
    std::vector<WindowCommand> commands = commandsOf(attackPanelsOf(system));
    const auto found = std::ranges::find(commands, window, &WindowCommand::window);
    return found == commands.end() ? std::nullopt : std::optional(std::move(*found));
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
    return new GenericOptions(presenter, style, parent);
}

std::string_view optionsFamily(std::string_view system, std::string_view action)
{
    const OptionPanels* options = attackPanelsOf(system).options;
    return options ? options->family(action) : action;
}

namespace {

/// Whether a part is one that is declared, of which its system is asked.
bool isDeclared(const ActionRecord& action, std::string_view part)
{
    const PartDeclaration* declared = declarationOf(action).find(part);
    return declared && declared->role == Role::Declared;
}

}  // namespace

std::optional<FieldChoices> offerFor(const ActionRecord& action, const FieldName& field)
{
    const auto offer = attackPanelsOf(action.system).offerFor;
    return offer && isDeclared(action, field.part()) ? offer(action.request.input, field.field()) : std::nullopt;
}

std::optional<std::vector<ListedThing>> listedFor(const ActionRecord& action, const FieldName& field, int round)
{
    const auto list = attackPanelsOf(action.system).listedFor;
    return list && isDeclared(action, field.part()) ? list(action.request.input, field.field(), round) : std::nullopt;
}

std::vector<LineOffer> linesFor(const ActionRecord& action, const FieldName& count)
{
    if (const auto lines = attackPanelsOf(action.system).linesFor; lines && isDeclared(action, count.part()))
        return lines(action.request.input, count.field());
    const text::Naming names(action.request);
    std::vector<LineOffer> offers;
    for (const FieldDeclaration& field : declarationOf(action).find(count.part())->record->fields) {
        if (field.countedBy != count.field() || field.choices.empty() || !offers.empty())
            continue;
        for (std::size_t i = 0; i < field.choices.size(); ++i)
            offers.push_back({text::choiceName(names, field, i), {{field.id, static_cast<std::int32_t>(i)}}});
    }
    return offers;
}

QString actionNote(const ActionRecord& action)
{
    const auto note = attackPanelsOf(action.system).actionNote;
    return note ? note(action.request.input) : QString();
}

QString wayOut(const ActionRecord& action, const Refusal& refusal)
{
    const auto way = attackPanelsOf(action.system).wayOut;
    return way ? way(action.request.input, refusal) : QString();
}

std::vector<ActionCommand> declaredActions(const System& system, const CombatantView& who)
{
    const auto primary = attackPanelsOf(system.id()).primary;
    const ActionDeclaration* attack = primary ? system.action(primary().action) : firstAttack(system);
    const auto isElsewhere = [&](std::string_view id) {
        return (attack && attack->id == id) || (system.time() && system.time()->action() == id)
            || (system.rest() && system.rest()->action() == id) || (system.ground() && system.ground()->action() == id);
    };
    std::vector<ActionCommand> commands;
    for (const ActionDeclaration* action : system.actions()) {
        if (action->window != actionwindow::kOptions || !action->involves(Role::Actor) || isElsewhere(action->id))
            continue;
        ActionCommand command{std::string(action->id), text::action(system, action->id), {}, {}};
        command.onTarget = action->involves(Role::Target);
        const bool takesWeapon = std::ranges::any_of(action->parts, [](const PartDeclaration& part) {
            return part.role == Role::Actor && part.record->kind == RecordKind::Weapon;
        });
        for (const WeaponDigest& weapon :
             takesWeapon ? weaponsOf(std::string(system.id()), who) : std::vector<WeaponDigest>())
            command.ways.push_back({weapon.name, command.id, weapon.possession, 0, true});
        if (!takesWeapon)
            command.ways.push_back({{}, command.id, 0, 0, true});
        commands.push_back(std::move(command));
    }
    return commands;
}

std::vector<ActionCommand> actionsOf(std::string_view system, const CombatantView& who)
{
    if (const auto actions = attackPanelsOf(system).actions)
        return actions(who);
    const System* rules = findSystem(system);
    return rules ? declaredActions(*rules, who) : std::vector<ActionCommand>();
}

}  // namespace hitspread
