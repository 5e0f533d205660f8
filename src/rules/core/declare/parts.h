#pragma once

#include "rules/core/action.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

/// Builds PartDeclarations from pointers to the members of an action's struct, and tables of them; used by the systems' actions only.
namespace hitspread {

namespace declare {

namespace detail {
template <typename T>
struct OwnerOf;
template <typename A, typename M>
struct OwnerOf<M A::*> {
    using Action = A;
    using Member = M;
};
template <typename T>
struct ListOf;
template <typename A, typename Element>
struct ListOf<std::vector<Element> A::*> {
    using Type = Element;
};
template <typename List>
using ElementOf = typename ListOf<List>::Type;
template <typename Member>
inline constexpr bool isVector = requires
{
    typename ListOf<Member>::Type;
};
template <auto Member>
using ActionOf = typename OwnerOf<decltype(Member)>::Action;
}  // namespace detail

/// A part's declaration whose type knows the way to it: the member, or the list and the member of its elements; see PartTable.
template <auto... Way>
struct Part : PartDeclaration {};

/// A part that is one member of the action's struct; of a member it inherits the action is named.
template <auto Member, typename Action = detail::ActionOf<Member>>
constexpr Part<Member> part(std::string_view id, const RecordDeclaration& record, Role role);
/// A part that is a std::vector member of the action's struct, of at most `most` elements.
template <auto Member, typename Action = detail::ActionOf<Member>>
constexpr Part<Member> parts(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most);
/// A member of every element of a std::vector member of the action's struct ("targets", "targets.condition").
template <auto List, auto Member>
constexpr Part<List, Member> each(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most);
/// A std::vector member of every element of a std::vector member ("targets.armour"), each of at most `most` elements.
template <auto List, auto Member>
constexpr Part<List, Member> inner(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most);

/// A part by another name than it had.
template <typename SomePart>
constexpr SomePart formerly(std::string_view id, SomePart part)
{
    part.formerly = id;
    return part;
}

/// Parts that come together, each by another name than it had.
template <typename... Some, typename... Ids>
constexpr std::tuple<Some...> formerly(std::tuple<Some...> together, Ids... ids)
{
    std::apply([&](auto&... one) { ((one.formerly = ids), ...); }, together);
    return together;
}

/// A declared part of people who are those tied to the ones of the action; see PartDeclaration::isOfTied.
template <typename SomePart>
constexpr SomePart tied(SomePart part)
{
    part.isOfTied = true;
    return part;
}

template <typename... Some>
constexpr std::tuple<Some...> tied(std::tuple<Some...> together)
{
    std::apply([](auto&... one) { ((one.isOfTied = true), ...); }, together);
    return together;
}

/// The parts of an action, each found by the way to it at compile time: what is not declared does not compile.
template <typename... Parts>
class PartTable {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table is its parts
    constexpr PartTable(const Parts&... parts) : m_parts{parts...} {}

    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::span<const PartDeclaration>() const { return m_parts; }

    /// Where a part stands among the action's; changes name their record by it.
    template <auto... Way>
    [[nodiscard]] static constexpr std::uint8_t position() requires(std::is_same_v<Part<Way...>, Parts> || ...)
    {
        constexpr std::array isIt{std::is_same_v<Part<Way...>, Parts>...};
        return static_cast<std::uint8_t>(std::find(isIt.begin(), isIt.end(), true) - isIt.begin());
    }

private:
    std::array<PartDeclaration, sizeof...(Parts)> m_parts;
};

/// The table of parts that are given one by one or, as bundles, several together.
template <typename... Items>
constexpr auto joined(const Items&... items)
{
    const auto together = []<typename Item>(const Item& item) {
        if constexpr (std::is_base_of_v<PartDeclaration, Item>)
            return std::tuple(item);
        else
            return item;
    };
    return std::apply([](const auto&... parts) { return PartTable(parts...); }, std::tuple_cat(together(items)...));
}

template <auto Member, typename Action>
constexpr Part<Member> part(std::string_view id, const RecordDeclaration& record, Role role)
{
    Part<Member> part;
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

template <auto Member, typename Action>
constexpr Part<Member> parts(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most)
{
    Part<Member> part;
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

template <auto List, auto Member>
constexpr Part<List, Member> each(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most)
{
    using Action = detail::ActionOf<List>;
    Part<List, Member> part{parts<List>(id, record, role, most)};
    part.at = [](void* action, std::size_t element) -> void* {
        return &((static_cast<Action*>(action)->*List)[element].*Member);
    };
    part.peek = [](const void* action, std::size_t element) -> const void* {
        return &((static_cast<const Action*>(action)->*List)[element].*Member);
    };
    return part;
}

template <auto List, auto Member>
constexpr Part<List, Member> inner(std::string_view id, const RecordDeclaration& record, Role role, std::size_t most)
{
    using Action = detail::ActionOf<List>;
    Part<List, Member> part{parts<List>(id, record, role, most)};
    part.countIn = [](const void* action, std::size_t owner) {
        return ((static_cast<const Action*>(action)->*List)[owner].*Member).size();
    };
    part.resizeIn = [](void* action, std::size_t owner, std::size_t count) {
        ((static_cast<Action*>(action)->*List)[owner].*Member).resize(count);
    };
    part.count = [](const void* action) {
        std::size_t all = 0;
        for (const auto& owner : static_cast<const Action*>(action)->*List)
            all += (owner.*Member).size();
        return all;
    };
    part.resize = [](void*, std::size_t) {};
    part.at = [](void* action, std::size_t element) -> void* {
        for (auto& owner : static_cast<Action*>(action)->*List) {
            if (element < (owner.*Member).size())
                return &(owner.*Member)[element];
            element -= (owner.*Member).size();
        }
        return nullptr;
    };
    part.peek = [](const void* action, std::size_t element) -> const void* {
        for (const auto& owner : static_cast<const Action*>(action)->*List) {
            if (element < (owner.*Member).size())
                return &(owner.*Member)[element];
            element -= (owner.*Member).size();
        }
        return nullptr;
    };
    return part;
}

}  // namespace declare

}  // namespace hitspread
