#pragma once

#include "rules/core/declare/declare.h"
#include "rules/core/declare/rows.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <span>

/// Tables of fields whose types know the members: what a state's ledger sets is found at compile time.
namespace hitspread::declare {

/// The fields a list of rows is to everything generic: its count, if it is kept, and one for each member of a row; see rows().
template <auto List, bool isCounted, auto... Columns>
struct RowsField {
    std::array<FieldDeclaration, (isCounted ? 1 : 0) + sizeof...(Columns)> fields;
};

namespace detail {

template <auto List>
using RowsOf = typename MemberOf<decltype(List)>::Member;

/// The field of one member of all rows; `countId` is empty where nobody keeps the count.
template <auto List, auto Column, bool isCounted>
constexpr FieldDeclaration columnOf(FieldDeclaration column, std::string_view countId = {})
{
    using Record = typename MemberOf<decltype(List)>::Record;
    using Row = typename MemberOf<decltype(Column)>::Record;
    // What is thrown here does not compile.
    if (column.fallback != toNumber(Row{}.*Column))
        throw "a member of a row is 0 until it is set";
    column.extent = static_cast<std::uint16_t>(RowsOf<List>::kMost);
    column.countedBy = countId;
    column.number = [](const void* record, std::size_t row) {
        return toNumber((static_cast<const Record*>(record)->*List).at(row).*Column);
    };
    column.setNumber = [](void* record, std::size_t row, std::int32_t value) {
        auto& list = static_cast<Record*>(record)->*List;
        Row changed = list.at(row);
        fromNumber(changed.*Column, value);
        list.put(row, changed);
        if constexpr (!isCounted)
            list.countFilled();
    };
    column.filledElements = [](const void* record) { return (static_cast<const Record*>(record)->*List).filled(); };
    return column;
}

template <auto...>
struct Way {};

inline constexpr std::size_t kNotHere = ~std::size_t{0};

/// Where the field that a way leads to is among those of an entry.
template <typename Wanted, auto Member>
constexpr std::size_t placeIn(const Field<Member>*)
{
    return std::same_as<Way<Member>, Wanted> ? 0 : kNotHere;
}
template <typename Wanted, auto List, bool isCounted, auto... Columns>
constexpr std::size_t placeIn(const RowsField<List, isCounted, Columns...>*)
{
    constexpr std::array isIt{std::same_as<Way<List>, Wanted>, std::same_as<Way<List, Columns>, Wanted>...};
    constexpr std::size_t before = isCounted ? 0 : 1;  // which has no field
    const auto found = std::ranges::find(isIt.begin() + before, isIt.end(), true);
    return found == isIt.end() ? kNotHere : static_cast<std::size_t>(found - isIt.begin()) - before;
}

/// How many fields an entry is.
template <auto Member>
constexpr std::size_t widthOf(const Field<Member>*)
{
    return 1;
}
template <auto List, bool isCounted, auto... Columns>
constexpr std::size_t widthOf(const RowsField<List, isCounted, Columns...>*)
{
    return (isCounted ? 1 : 0) + sizeof...(Columns);
}

}  // namespace detail

/// A list of rows (rules/core/rows.h): the field that counts it, and the members of a row, each declared as in a record of its
/// own. A file keeps an array for each column under the column's id; a change names column and row.
template <auto List, auto... Columns>
constexpr RowsField<List, true, Columns...> rows(std::string_view countId, Traits traits,
                                                 const Field<Columns>&... columns)
{
    using Record = typename detail::MemberOf<decltype(List)>::Record;
    FieldDeclaration count;
    count.id = countId;
    count.kind = FieldKind::Number;
    count.maximum = static_cast<std::int32_t>(detail::RowsOf<List>::kMost);
    count.unit = traits.unit;
    count.group = traits.group;
    count.rules = traits.rules;
    count.kept = traits.kept;
    count.goesOn = traits.goesOn;
    count.number = [](const void* record, std::size_t) { return (static_cast<const Record*>(record)->*List).count(); };
    count.setNumber = [](void* record, std::size_t, std::int32_t value) {
        (static_cast<Record*>(record)->*List).setCount(value);
    };
    return {{count, detail::columnOf<List, Columns, true>(columns, countId)...}};
}
/// A list whose count nobody keeps: it ends with the last row that is other than Row{}.
template <auto List, auto... Columns>
constexpr RowsField<List, false, Columns...> rows(const Field<Columns>&... columns)
{
    return {{detail::columnOf<List, Columns, false>(columns)...}};
}

/// The fields of a record, each found by its member at compile time: what is not declared does not compile. Made of the fields
/// as they are declared: `FieldTable kFields{number<&Condition::aims>(…), …}`. The count of rows is found by the list, a column
/// by the list and the member of a row.
template <typename... Entries>
class FieldTable {
    template <auto... Members>
    static constexpr std::size_t find()
    {
        constexpr std::array places{detail::placeIn<detail::Way<Members...>>(static_cast<const Entries*>(nullptr))...};
        constexpr std::array widths{detail::widthOf(static_cast<const Entries*>(nullptr))...};
        for (std::size_t entry = 0, first = 0; entry < places.size(); first += widths[entry++]) {
            if (places[entry] != detail::kNotHere)
                return first + places[entry];
        }
        return detail::kNotHere;
    }

public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table is its fields
    constexpr FieldTable(const Entries&... entries)
    {
        std::size_t next = 0;
        (append(entries, next), ...);
    }

    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::span<const FieldDeclaration>() const { return m_fields; }

    /// Where the field of a member stands among the record's.
    template <auto... Members>
    [[nodiscard]] static constexpr std::uint16_t position() requires(find<Members...>() != detail::kNotHere)
    {
        return static_cast<std::uint16_t>(find<Members...>());
    }
    template <auto... Members>
    [[nodiscard]] constexpr const FieldDeclaration& field() const
    {
        return m_fields[position<Members...>()];
    }
    /// Calls `visit.template operator()<Column>()` for each member of the list's rows.
    template <auto List, typename Visit>
    static constexpr void forColumns(const Visit& visit)
    {
        (visitColumns<List>(static_cast<const Entries*>(nullptr), visit), ...);
    }

private:
    template <auto List, typename Visit, typename Entry>
    static constexpr void visitColumns(const Entry*, const Visit&)
    {}
    template <auto List, typename Visit, bool isCounted, auto... Columns>
    static constexpr void visitColumns(const RowsField<List, isCounted, Columns...>*, const Visit& visit)
    {
        (visit.template operator()<Columns>(), ...);
    }

    template <auto Member>
    constexpr void append(const Field<Member>& field, std::size_t& next)
    {
        m_fields[next++] = field;
    }
    template <auto List, bool isCounted, auto... Columns>
    constexpr void append(const RowsField<List, isCounted, Columns...>& list, std::size_t& next)
    {
        for (const FieldDeclaration& field : list.fields)
            m_fields[next++] = field;
    }

    std::array<FieldDeclaration, (detail::widthOf(static_cast<const Entries*>(nullptr)) + ...)> m_fields{};
};

}  // namespace hitspread::declare
