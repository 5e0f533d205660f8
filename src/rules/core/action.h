#pragma once

#include "rules/core/record.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace hitspread {

/// Whose record a part of a request is. A campaign fills Actor and Target parts from the two combatants and what they
/// carry, Rules from the fight's switches; Declared is what the game master says about this one action.
enum class Role : std::uint8_t { Declared, Actor, Target, Rules };

/// One part of an action's input: a record, or several of one type. The accessors take the action's own struct.
struct PartDeclaration {
    std::string_view id;  ///< spelling in requests; a dot nests it ("target.condition")
    const RecordDeclaration* record = nullptr;
    Role role = Role::Declared;
    bool many = false;
    std::size_t most = 1;
    std::size_t (*count)(const void* action) = nullptr;
    void (*resize)(void* action, std::size_t count) = nullptr;
    void* (*at)(void* action, std::size_t element) = nullptr;
    const void* (*peek)(const void* action, std::size_t element) = nullptr;
};

/// An action on offer: its spelling and the parts its input consists of.
struct ActionDeclaration {
    std::string_view id;
    std::span<const PartDeclaration> parts;

    [[nodiscard]] const PartDeclaration* find(std::string_view partId) const;
};

/// Why an action cannot be resolved as asked. `code` is the system's own enumerator; `part` and `field` say where.
struct Refusal {
    std::uint16_t code = 0;
    std::uint16_t rule = 0;
    std::string_view part;
    std::size_t element = 0;
    std::string_view field;
    std::int32_t value = 0;
    std::int32_t bound = 0;
};

namespace declare {

/// A part that is one member of the action's struct.
template <auto Member>
constexpr PartDeclaration part(std::string_view id, const RecordDeclaration& record, Role role);
/// A part that is a std::vector member of the action's struct, of at most `most` elements.
template <auto Member>
constexpr PartDeclaration parts(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most);

namespace detail {
template <typename T>
struct OwnerOf;
template <typename A, typename M>
struct OwnerOf<M A::*> {
    using Action = A;
};
}  // namespace detail

template <auto Member>
constexpr PartDeclaration part(std::string_view id, const RecordDeclaration& record, Role role)
{
    using Action = typename detail::OwnerOf<decltype(Member)>::Action;
    PartDeclaration part;
    part.id = id;
    part.record = &record;
    part.role = role;
    part.count = [](const void*) -> std::size_t { return 1; };
    part.resize = [](void*, std::size_t) {};
    part.at = [](void* action, std::size_t) -> void* { return &(static_cast<Action*>(action)->*Member); };
    part.peek = [](const void* action, std::size_t) -> const void* {
        return &(static_cast<const Action*>(action)->*Member);
    };
    return part;
}

template <auto Member>
constexpr PartDeclaration parts(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most)
{
    using Action = typename detail::OwnerOf<decltype(Member)>::Action;
    PartDeclaration part;
    part.id = id;
    part.record = &record;
    part.role = role;
    part.many = true;
    part.most = most;
    part.count = [](const void* action) { return (static_cast<const Action*>(action)->*Member).size(); };
    part.resize = [](void* action, std::size_t count) { (static_cast<Action*>(action)->*Member).resize(count); };
    part.at = [](void* action, std::size_t element) -> void* {
        return &(static_cast<Action*>(action)->*Member)[element];
    };
    part.peek = [](const void* action, std::size_t element) -> const void* {
        return &(static_cast<const Action*>(action)->*Member)[element];
    };
    return part;
}

}  // namespace declare

}  // namespace hitspread
