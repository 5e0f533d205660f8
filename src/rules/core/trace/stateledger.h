#pragma once

#include "rules/core/declare/fieldtable.h"
#include "rules/core/trace/trace.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace hitspread {

class Derivation;

/// Which elements of a state's fields a resolution has set, and the step that set each last. In the order of the declaration.
class SetElements {
public:
    void note(std::uint16_t field, std::size_t index, std::int32_t step);

    /// The record two structs of a state are, and where a change finds it.
    struct Place {
        std::span<const FieldDeclaration> fields;
        std::uint8_t part = 0;
        std::uint16_t element = 0;
    };
    /// States as a change each of them that is not as it was; nothing where nobody records.
    void commit(Derivation& derivation, const Place& place, const void* before, const void* now) const;

private:
    struct Element {
        std::uint32_t key;  ///< field and index
        std::int32_t step;
    };
    void noteAmongMany(Element element);

    static constexpr std::size_t kFew = 16;

    // Most actions set a few: those need no memory of their own.
    std::array<Element, kFew> m_few;
    std::size_t m_fewCount = 0;
    std::vector<Element> m_many;  ///< all of them, once they are more
};

namespace detail {

template <typename Member>
struct ElementOf {
    using Type = Member;
};
template <typename Element, std::size_t N>
struct ElementOf<std::array<Element, N>> {
    using Type = Element;
};

template <auto Member>
using MemberType = typename declare::detail::MemberOf<decltype(Member)>::Member;
template <auto Member>
inline constexpr bool isList = declare::detail::isArray<MemberType<Member>>;
template <typename>
inline constexpr bool isRows = false;
template <typename Row, std::size_t Most>
inline constexpr bool isRows<Rows<Row, Most>> = true;
template <auto List>
concept RowList = isRows<MemberType<List>>;
/// A number for a number, an enumerator for a choice.
template <typename Value, auto Member>
concept FitsMember = std::integral<Value> || std::same_as<Value, typename ElementOf<MemberType<Member>>::Type>;

}  // namespace detail

/// A state as it develops during one resolution: the struct as it was, a copy that rules read and set field by field, and the
/// step behind each value. `commit` states the difference of the two. It decides nothing.
/// The fields are those of the FieldTable that `fieldsOf(const State*)`, declared beside the state, returns.
template <typename State>
class StateLedger {
public:
    explicit StateLedger(const State& state) : before(state), m_now(state) {}
    explicit StateLedger(const State&&) = delete;  ///< it refers to the state as it was

    [[nodiscard]] const State& operator*() const { return m_now; }
    [[nodiscard]] const State* operator->() const { return &m_now; }

    /// Sets a field, or an element of a list, to the nearest value it may hold; `because`: the step it follows from.
    template <auto Member, typename Value>
    void set(Value value, Term because) requires(!detail::isList<Member> && detail::FitsMember<Value, Member>)
    {
        put<Member>(m_now.*Member, before.*Member, static_cast<std::int32_t>(value), 0, because.step);
    }
    template <auto Member>
    void set(Term value) requires(!detail::isList<Member>)
    {
        put<Member>(m_now.*Member, before.*Member, value.value, 0, value.step);
    }
    template <auto Member, typename Value>
    void set(std::size_t index, Value value,
             Term because) requires(detail::isList<Member>&& detail::FitsMember<Value, Member>)
    {
        put<Member>((m_now.*Member)[index], (before.*Member)[index], static_cast<std::int32_t>(value), index,
                    because.step);
    }
    template <auto Member>
    void set(std::size_t index, Term value) requires(detail::isList<Member>)
    {
        put<Member>((m_now.*Member)[index], (before.*Member)[index], value.value, index, value.step);
    }

    /// Sets one member of a row there is, to the nearest value it may hold.
    template <auto List, auto Column, typename Value>
    void set(std::size_t row, Value value,
             Term because) requires(detail::RowList<List>&& detail::FitsMember<Value, Column>)
    {
        put<List, Column>(row, static_cast<std::int32_t>(value), because.step);
    }
    template <auto List, auto Column>
    void set(std::size_t row, Term value) requires(detail::RowList<List>)
    {
        put<List, Column>(row, value.value, value.step);
    }
    /// Sets all members of a row there is.
    template <auto List>
    void setRow(std::size_t row, const typename detail::MemberType<List>::Row& value,
                Term because) requires(detail::RowList<List>)
    {
        table().template forColumns<List>([&]<auto Column>() {
            put<List, Column>(row, declare::detail::toNumber(value.*Column), because.step);
        });
    }
    /// Puts an empty row behind the others and says which it is; nothing: the list is full, and stays as it is.
    template <auto List>
    std::optional<std::size_t> addRow(Term because) requires(detail::RowList<List>)
    {
        const std::size_t row = (m_now.*List).size();
        if ((m_now.*List).isFull())
            return std::nullopt;
        resize<List>(row + 1, because.step);
        // What waited there, or was there before, ends.
        if (constexpr typename detail::MemberType<List>::Row none{};
            (m_now.*List)[row] != none || (before.*List).at(row) != none)
            setRow<List>(row, none, because);
        return row;
    }
    /// Takes away the rows from `size` on. What they hold is no change, unless they were emptied before: whoever stores the
    /// state cuts it off and says so. Rows that nobody counts are emptied.
    template <auto List>
    void keepRows(std::size_t size, Term because) requires(detail::RowList<List>)
    {
        auto& now = m_now.*List;
        if (size >= now.size())
            return;
        for (std::size_t row = size; row < now.size(); ++row) {
            if (constexpr typename detail::MemberType<List>::Row none{}; !isCounted<List>())
                setRow<List>(row, none, because);
            else if (now[row] != none)
                now[row] = (before.*List).at(row);
        }
        resize<List>(size, because.step);
    }

    /// Takes away the rows that do not stay; those behind move up.
    template <auto List, typename Stays>
    void keepRowsWhere(const Stays& stays, Term because) requires(detail::RowList<List>)
    {
        const auto all = m_now.*List;
        std::size_t kept = 0;
        for (const auto& row : all) {
            if (!stays(row))
                continue;
            if ((m_now.*List)[kept] != row)
                setRow<List>(kept, row, because);
            ++kept;
        }
        keepRows<List>(kept, because);
    }

    /// States what ended up different of this part of the request; `element`: which of several.
    void commit(Derivation& derivation, std::uint8_t part, std::size_t element = 0) const
    {
        m_set.commit(derivation, {table(), part, static_cast<std::uint16_t>(element)}, &before, &m_now);
    }

    const State& before;

private:
    static constexpr const auto& table() { return fieldsOf(static_cast<const State*>(nullptr)); }

    template <auto Member, typename Element>
    void put(Element& now, const Element& old, std::int32_t wanted, std::size_t index, std::int32_t step)
    {
        using namespace declare::detail;
        constexpr const FieldDeclaration& field = table().template field<Member>();
        const std::int32_t value = field.nearest(wanted);
        // Most of what rules set is so already: that is no news.
        if (toNumber(now) == value && toNumber(old) == value)
            return;
        fromNumber(now, value);
        m_set.note(table().template position<Member>(), index, step);
    }

    template <auto List, auto Column>
    void put(std::size_t row, std::int32_t wanted, std::int32_t step)
    {
        using namespace declare::detail;
        constexpr const FieldDeclaration& field = table().template field<List, Column>();
        auto& now = (m_now.*List)[row].*Column;
        const std::int32_t value = field.nearest(wanted);
        if (toNumber(now) == value && toNumber((before.*List).at(row).*Column) == value)
            return;
        fromNumber(now, value);
        m_set.note(table().template position<List, Column>(), row, step);
    }
    template <auto List>
    static constexpr bool isCounted()
    {
        return requires
        {
            table().template position<List>();
        };
    }
    template <auto List>
    void resize(std::size_t size, std::int32_t step)
    {
        const auto count = static_cast<std::int32_t>(size);
        if ((m_now.*List).count() == count && (before.*List).count() == count)
            return;
        (m_now.*List).setCount(count);
        if constexpr (isCounted<List>())
            m_set.note(table().template position<List>(), 0, step);
    }

    State m_now;
    SetElements m_set;
};

}  // namespace hitspread
