#pragma once

#include "rules/core/declare/record.h"

#include <concepts>

/// Builds FieldDeclarations and RecordDeclarations from pointers to members; used by the systems' record tables only.
namespace hitspread::declare {

namespace detail {

template <typename T>
struct MemberOf;
template <typename R, typename M>
struct MemberOf<M R::*> {
    using Record = R;
    using Member = M;
};

template <typename T>
inline constexpr bool isArray = false;
template <typename T, std::size_t N>
inline constexpr bool isArray<std::array<T, N>> = true;

template <typename M>
constexpr std::int32_t toNumber(const M& member)
{
    if constexpr (std::same_as<M, Hex>)
        return pack(member);
    else
        return static_cast<std::int32_t>(member);
}

template <typename M>
constexpr void fromNumber(M& member, std::int32_t value)
{
    if constexpr (std::same_as<M, Hex>)
        member = unpack(value);
    else if constexpr (std::same_as<M, bool>)
        member = value != 0;
    else
        member = static_cast<M>(value);
}

}  // namespace detail

/// What a field table says about one field beside its member; every value has a harmless default.
struct Traits {
    std::int32_t minimum = 0;
    std::int32_t maximum = 0;
    std::int32_t fallback = 0;
    bool optional = false;
    std::string_view unit{};
    std::string_view group{};
    std::string_view rules{};
    std::span<const std::string_view> choices{};
    std::span<const std::string_view> elements{};
    std::string_view countedBy{};
    bool kept = false;
    std::optional<RecordKind> names{};
    bool joins = false;
    bool fullWhenNew = false;
    bool goesOn = false;
};

/// A field's declaration whose type knows the member; see FieldTable (rules/core/fieldtable.h).
template <auto Member>
struct Field : FieldDeclaration {};

template <auto Member>
constexpr Field<Member> make(std::string_view id, FieldKind kind, const Traits& traits)
{
    using Record = typename detail::MemberOf<decltype(Member)>::Record;
    using Type = typename detail::MemberOf<decltype(Member)>::Member;
    Field<Member> field;
    field.id = id;
    field.kind = kind;
    field.minimum = traits.minimum;
    field.maximum = traits.maximum;
    field.fallback = traits.fallback;
    field.optional = traits.optional;
    field.unit = traits.unit;
    field.group = traits.group;
    field.rules = traits.rules;
    field.choices = traits.choices;
    field.elements = traits.elements;
    field.countedBy = traits.countedBy;
    field.kept = traits.kept;
    field.names = traits.names;
    field.joins = traits.joins;
    field.isFullWhenNew = traits.fullWhenNew;
    field.goesOn = traits.goesOn;
    if constexpr (std::same_as<Type, std::string>) {
        field.text = [](const void* record) -> const std::string& {
            return static_cast<const Record*>(record)->*Member;
        };
        field.setText = [](void* record, std::string value) {
            static_cast<Record*>(record)->*Member = std::move(value);
        };
    } else if constexpr (std::same_as<Type, Ranks>) {
        field.ranks = [](const void* record) -> const Ranks& { return static_cast<const Record*>(record)->*Member; };
        field.setRanks = [](void* record, Ranks value) { static_cast<Record*>(record)->*Member = std::move(value); };
    } else if constexpr (std::same_as<Type, Table>) {
        field.table = [](const void* record) -> const Table& { return static_cast<const Record*>(record)->*Member; };
        field.setTable = [](void* record, Table value) { static_cast<Record*>(record)->*Member = std::move(value); };
    } else if constexpr (detail::isArray<Type>) {
        field.extent = static_cast<std::uint16_t>(std::tuple_size_v<Type>);
        field.number = [](const void* record, std::size_t element) {
            return detail::toNumber((static_cast<const Record*>(record)->*Member)[element]);
        };
        field.setNumber = [](void* record, std::size_t element, std::int32_t value) {
            detail::fromNumber((static_cast<Record*>(record)->*Member)[element], value);
        };
    } else {
        field.number = [](const void* record, std::size_t) {
            return detail::toNumber(static_cast<const Record*>(record)->*Member);
        };
        field.setNumber = [](void* record, std::size_t, std::int32_t value) {
            detail::fromNumber(static_cast<Record*>(record)->*Member, value);
        };
    }
    return field;
}

template <auto Member>
constexpr Field<Member> number(std::string_view id, const Traits& traits)
{
    return make<Member>(id, FieldKind::Number, traits);
}
/// Who is meant; see FieldDeclaration::names.
template <auto Member>
constexpr Field<Member> someone(std::string_view id, Traits traits = {})
{
    traits.maximum = std::numeric_limits<std::int32_t>::max();
    traits.names = RecordKind::Condition;
    return make<Member>(id, FieldKind::Number, traits);
}
/// The same of whoever acts.
template <auto Member>
constexpr Field<Member> oneself(std::string_view id, const Traits& traits = {})
{
    Field<Member> field = someone<Member>(id, traits);
    field.isActor = true;
    return field;
}
/// What of somebody's possessions is meant; the system's bare hands have the numbers from -1 downwards.
template <auto Member>
constexpr Field<Member> something(std::string_view id, Traits traits = {})
{
    traits.minimum = -99;
    traits.maximum = std::numeric_limits<std::int32_t>::max();
    traits.names = RecordKind::Possession;
    return make<Member>(id, FieldKind::Number, traits);
}
template <auto Member>
constexpr Field<Member> flag(std::string_view id, Traits traits = {})
{
    traits.maximum = 1;
    return make<Member>(id, FieldKind::Flag, traits);
}
template <auto Member>
constexpr Field<Member> choice(std::string_view id, std::span<const std::string_view> choices, Traits traits = {})
{
    traits.choices = choices;
    traits.maximum = static_cast<std::int32_t>(choices.size()) - 1;
    return make<Member>(id, FieldKind::Choice, traits);
}
template <auto Member>
constexpr Field<Member> set(std::string_view id, std::span<const std::string_view> choices, Traits traits = {})
{
    traits.choices = choices;
    return make<Member>(id, FieldKind::Set, traits);
}
/// A hex with both coordinates from -999 to 999.
template <auto Member>
constexpr Field<Member> place(std::string_view id, Traits traits = {})
{
    traits.minimum = -999;
    traits.maximum = 999;
    return make<Member>(id, FieldKind::Place, traits);
}
template <auto Member>
constexpr Field<Member> text(std::string_view id, std::int32_t mostBytes, Traits traits = {})
{
    traits.maximum = mostBytes;
    return make<Member>(id, FieldKind::Text, traits);
}
template <auto Member>
constexpr Field<Member> ranks(std::string_view id, std::int32_t highest, Traits traits = {})
{
    traits.maximum = highest;
    return make<Member>(id, FieldKind::RankList, traits);
}

/// A list of named modifiers of a roll, each at most so much either way.
template <auto Member>
constexpr Field<Member> modifiers(std::string_view id, std::int32_t most, std::string_view rules)
{
    return ranks<Member>(id, most, {.minimum = -most, .group = "modifiers", .rules = rules});
}

template <typename Record>
constexpr RecordDeclaration record(std::string_view id, RecordKind kind, std::span<const FieldDeclaration> fields)
{
    RecordDeclaration declaration;
    declaration.id = id;
    declaration.kind = kind;
    declaration.fields = fields;
    declaration.make = []() -> std::shared_ptr<void> { return std::make_shared<Record>(); };
    declaration.clone = [](const void* from) -> std::shared_ptr<void> {
        return std::make_shared<Record>(*static_cast<const Record*>(from));
    };
    declaration.assign = [](void* to, const void* from) {
        *static_cast<Record*>(to) = *static_cast<const Record*>(from);
    };
    return declaration;
}
/// What is declared about an action.
template <typename Record>
constexpr RecordDeclaration options(std::string_view id, std::span<const FieldDeclaration> fields)
{
    return record<Record>(id, RecordKind::Options, fields);
}

}  // namespace hitspread::declare
