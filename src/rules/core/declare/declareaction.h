#pragma once

#include "rules/core/declare/parts.h"

/// Builds ActionDeclarations from an action's struct and its parts; used by the systems' actions only.
namespace hitspread::declare {

/// The declaration of an action from its struct. Its namespace has `resolveAction(const Action&, Derivation&)` and
/// `refusalsOf(const Action&, const BodyPlan*)`: without either it does not compile.
template <typename Action>
constexpr ActionDeclaration action(std::string_view id, const System& (*system)(),
                                   std::span<const PartDeclaration> parts,
                                   std::string_view window = actionwindow::kOptions);
/// The same for an action whose options follow from what it is done with: its namespace has `preset(Action&)`, too.
template <typename Action>
constexpr ActionDeclaration presetAction(std::string_view id, const System& (*system)(),
                                         std::span<const PartDeclaration> parts,
                                         std::string_view window = actionwindow::kOptions);

/// The same, where what is preset follows from what else is declared, too.
template <typename Action>
constexpr ActionDeclaration followingAction(ActionDeclaration declaration)
{
    declaration.follow = [](void* data) { preset(*static_cast<Action*>(data)); };
    return declaration;
}

/// The same action, of which older versions of the rules made something else: its namespace has `keepVersion(Action&, int)`, too.
template <typename Action>
constexpr ActionDeclaration versionedAction(ActionDeclaration declaration)
{
    declaration.keepVersion = [](void* data, int rulesVersion) {
        keepVersion(*static_cast<Action*>(data), rulesVersion);
    };
    return declaration;
}

/// The same action with the options of its window; see OptionTable (rules/core/optiontable.h).
constexpr ActionDeclaration offering(std::span<const OptionDeclaration> options, ActionDeclaration declaration)
{
    declaration.options = options;
    return declaration;
}

template <typename Action>
constexpr ActionDeclaration action(std::string_view id, const System& (*system)(),
                                   std::span<const PartDeclaration> parts, std::string_view window)
{
    return {
        .id = id,
        .system = system,
        .parts = parts,
        .window = window,
        .make = []() -> std::shared_ptr<void> { return std::make_shared<Action>(); },
        .clone = [](const void* action) -> std::shared_ptr<void> {
            return std::make_shared<Action>(*static_cast<const Action*>(action));
        },
        .preset = [](void*) {},
        .validate = [](const void* action, const BodyPlan* plan) -> std::vector<Refusal> {
            return refusalsOf(*static_cast<const Action*>(action), plan);
        },
        .resolve = [](const void* action,
                      Derivation& derivation) { resolveAction(*static_cast<const Action*>(action), derivation); },
    };
}

template <typename Action>
constexpr ActionDeclaration presetAction(std::string_view id, const System& (*system)(),
                                         std::span<const PartDeclaration> parts, std::string_view window)
{
    ActionDeclaration declaration = action<Action>(id, system, parts, window);
    declaration.preset = [](void* data) { preset(*static_cast<Action*>(data)); };
    return declaration;
}

}  // namespace hitspread::declare
