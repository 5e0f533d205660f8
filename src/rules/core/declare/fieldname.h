#pragma once

#include "rules/core/declare/declareaction.h"
#include "rules/core/declare/fieldtable.h"

#include <concepts>
#include <span>
#include <string_view>
#include <vector>

namespace hitspread {

/// Names a field of an action's input: it is read off a declaration, or found in one when the program is compiled (declare::name). A
/// name that no declaration knows cannot be made.
class FieldName {
public:
    constexpr FieldName(const PartDeclaration& part, const FieldDeclaration& field) : m_part(part.id), m_field(field.id)
    {}

    [[nodiscard]] constexpr std::string_view part() const { return m_part; }
    [[nodiscard]] constexpr std::string_view field() const { return m_field; }

    friend constexpr bool operator==(const FieldName&, const FieldName&) = default;

private:
    std::string_view m_part;
    std::string_view m_field;
};

namespace declare {

namespace detail {

template <typename Member>
struct RecordIn {
    using Type = Member;
};
template <typename Record>
struct RecordIn<std::vector<Record>> {
    using Type = Record;
};

/// A part whose records, one or a list of them, have this member.
template <auto Part, auto Member>
concept Holds = std::same_as < typename RecordIn<typename MemberOf<decltype(Part)>::Member>::Type,
typename MemberOf<decltype(Member)>::Record > ;

/// The fields of the record a member is of: the FieldTable that `fieldsOf(const Record*)`, declared beside it, returns.
template <auto Member>
constexpr const auto& fieldsWith()
{
    return fieldsOf(static_cast<const typename MemberOf<decltype(Member)>::Record*>(nullptr));
}

}  // namespace detail

/// The name of a field by the way to it: the part, and the member of its record. `fields`: of that part, where others have records of the
/// same type; what is not declared does not compile.
template <auto Part, auto Member, typename... Parts, typename Fields>
consteval FieldName name(const PartTable<Parts...>& parts, const Fields& fields) requires detail::Holds<Part, Member>
{
    const std::span<const PartDeclaration> all = parts;
    return {all[parts.template position<Part>()], fields.template field<Member>()};
}
template <auto Part, auto Member, typename... Parts>
consteval FieldName name(const PartTable<Parts...>& parts) requires detail::Holds<Part, Member>
{
    return name<Part, Member>(parts, detail::fieldsWith<Member>());
}
/// The same of a part that is a member of every element of a list.
template <auto List, auto Part, auto Member, typename... Parts, typename Fields>
consteval FieldName name(const PartTable<Parts...>& parts, const Fields& fields) requires detail::Holds<Part, Member>
{
    const std::span<const PartDeclaration> all = parts;
    return {all[parts.template position<List, Part>()], fields.template field<Member>()};
}
template <auto List, auto Part, auto Member, typename... Parts>
consteval FieldName name(const PartTable<Parts...>& parts) requires detail::Holds<Part, Member>
{
    return name<List, Part, Member>(parts, detail::fieldsWith<Member>());
}

}  // namespace declare

}  // namespace hitspread
