#pragma once

#include "rules/core/declare/fieldname.h"

#include <array>
#include <cstddef>
#include <optional>

/// The options of an action's window, each found by the way to it at compile time: what is not declared does not compile.
namespace hitspread::declare {

namespace detail {
/// The action a condition of an option asks about.
template <typename Condition>
struct AskedOf;
template <typename Action>
struct AskedOf<bool (*)(const Action&)> {
    using Type = Action;
};
}  // namespace detail

/// One of them: a member of a part's record. Unless said otherwise it stands on the side of whose record it is, what is declared on that of
/// who acts.
template <auto Part, auto Member>
struct Offered {
    std::optional<Role> side{};
    bool isRare = false;
    bool (*holds)(const void* action) = nullptr;

    /// On the side of whom it is done to.
    [[nodiscard]] constexpr Offered ofTarget() const
    {
        Offered other = *this;
        other.side = Role::Target;
        return other;
    }
    /// Behind a button.
    [[nodiscard]] constexpr Offered rarely() const
    {
        Offered other = *this;
        other.isRare = true;
        return other;
    }
    /// It matters while this holds, a function of the action: `when<isShot>()`.
    template <auto Holds>
    [[nodiscard]] constexpr Offered when() const
    {
        Offered other = *this;
        other.holds = [](const void* action) -> bool {
            return Holds(*static_cast<const typename detail::AskedOf<decltype(Holds)>::Type*>(action));
        };
        return other;
    }
};

template <auto Part, auto Member>
constexpr Offered<Part, Member> offered() requires detail::Holds<Part, Member>
{
    return {};
}

/// The options of an action in the order of its window.
template <std::size_t Count>
class OptionTable {
public:
    template <typename... Parts, auto... Ways, auto... Members>
    constexpr explicit OptionTable(const PartTable<Parts...>& parts, const Offered<Ways, Members>&... options)
        : m_options{declared<Ways, Members>(parts, options)...}
    {}

    // NOLINTNEXTLINE(google-explicit-constructor): a table is its options
    constexpr operator std::span<const OptionDeclaration>() const { return m_options; }

private:
    template <auto Part, auto Member, typename... Parts>
    static constexpr OptionDeclaration declared(const PartTable<Parts...>& parts, const Offered<Part, Member>& option)
    {
        constexpr auto place = PartTable<Parts...>::template position<Part>();
        const std::span<const PartDeclaration> all = parts;
        const Role owner = all[place].role == Role::Target ? Role::Target : Role::Actor;
        using Fields = std::remove_cvref_t<decltype(detail::fieldsWith<Member>())>;
        return {place, Fields::template position<Member>(), option.side.value_or(owner), option.isRare, option.holds};
    }

    std::array<OptionDeclaration, Count> m_options;
};
template <typename... Parts, typename... Options>
OptionTable(const PartTable<Parts...>&, const Options&...) -> OptionTable<sizeof...(Options)>;

}  // namespace hitspread::declare
