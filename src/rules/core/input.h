#pragma once

#include "rules/core/action.h"
#include "rules/core/dice/question.h"
#include "rules/core/trace/trace.h"

#include <cassert>
#include <concepts>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace hitspread {

/// A struct that is an action: it names its declaration.
template <typename T>
concept DeclaredAction = requires
{
    {
        (T::kAction)
        } -> std::same_as<const ActionDeclaration&>;
};

/// What is to be resolved: the declaration of one action and the struct that holds it, owned. A value: a copy has a struct of
/// its own. Empty until it is given an action, and after it was moved from; an empty one is for isEmpty(), copying and assignment.
class Input {
public:
    Input() = default;
    /// A new action, every field at its fallback.
    explicit Input(const ActionDeclaration& action);
    template <DeclaredAction Action>
    Input(Action action)  // NOLINT(google-explicit-constructor): an action is an input
        : m_action(&Action::kAction), m_data(std::make_shared<Action>(std::move(action)))
    {}
    Input(const Input& other);
    Input(Input&& other) noexcept = default;
    Input& operator=(const Input& other);
    Input& operator=(Input&& other) noexcept = default;
    ~Input() = default;

    [[nodiscard]] bool isEmpty() const { return m_data == nullptr; }
    [[nodiscard]] const ActionDeclaration& action() const { return *m_action; }
    [[nodiscard]] const System& system() const { return m_action->system(); }

    /// See ActionDeclaration.
    void preset() { m_action->preset(m_data.get()); }
    /// Whether anything follows from what is declared; then it does so by now, and what is declared is said once more behind it.
    [[nodiscard]] bool follow()
    {
        if (m_action->follow)
            m_action->follow(m_data.get());
        return m_action->follow != nullptr;
    }
    void keepVersion(int rulesVersion)
    {
        if (m_action->keepVersion)
            m_action->keepVersion(m_data.get(), rulesVersion);
    }
    [[nodiscard]] std::vector<Refusal> validate(const BodyPlan* plan) const
    {
        return m_action->validate(m_data.get(), plan);
    }
    [[nodiscard]] bool matters(std::uint8_t part, std::uint16_t field) const
    {
        return m_action->matters(m_data.get(), part, field);
    }
    void resolve(Derivation& derivation) const { m_action->resolve(m_data.get(), derivation); }

    /// The struct of the house rules it goes by; null: it has none.
    [[nodiscard]] const void* houseRules() const;

    /// The struct, for the accessors of its parts.
    [[nodiscard]] void* data() { return m_data.get(); }
    [[nodiscard]] const void* data() const { return m_data.get(); }

    /// The struct, for code that knows the type; nullptr: it is another action.
    template <DeclaredAction Action>
    [[nodiscard]] const Action* as() const
    {
        return m_action == &Action::kAction ? static_cast<const Action*>(m_data.get()) : nullptr;
    }
    template <DeclaredAction Action>
    [[nodiscard]] Action* as()
    {
        return m_action == &Action::kAction ? static_cast<Action*>(m_data.get()) : nullptr;
    }
    template <DeclaredAction... Actions>
    [[nodiscard]] bool isOneOf() const
    {
        return ((m_action == &Actions::kAction) || ...);
    }
    /// The struct of an action that is known to be this one. Precondition: isOneOf<Action>().
    template <DeclaredAction Action>
    [[nodiscard]] const Action& get() const
    {
        assert(isOneOf<Action>());
        return *static_cast<const Action*>(m_data.get());
    }
    template <DeclaredAction Action>
    [[nodiscard]] Action& get()
    {
        assert(isOneOf<Action>());
        return *static_cast<Action*>(m_data.get());
    }

private:
    const ActionDeclaration* m_action = nullptr;
    std::shared_ptr<void> m_data;
};

/// A table of the rules as it stands in this input, with the record it is a field of; nothing: no record has it. Precondition:
/// the field is a Table.
struct TableIn {
    const RecordDeclaration& record;
    const Table& table;
};
[[nodiscard]] std::optional<TableIn> tableIn(const Input& input, const FieldDeclaration& field);

/// A question to the rules, self-contained: everything a result depends on.
struct Request {
    Input input;
    std::shared_ptr<const BodyPlan> plan;  ///< may be null for actions without hexes
    std::vector<Override> overrides;
    Answers answers;  ///< what is already known; further answers come from whoever resolves
};

}  // namespace hitspread
