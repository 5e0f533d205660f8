#pragma once

#include "rules/core/declare/declare.h"
#include "rules/core/dice/tableroll.h"

namespace hitspread::declare {

/// A table of the rules; its shape lives as long as the declaration.
template <auto Member>
constexpr Field<Member> table(std::string_view id, const TableShape& shape, const Traits& traits = {})
{
    Field<Member> field = make<Member>(id, FieldKind::Table, traits);
    field.shape = &shape;
    return field;
}

/// A table of a record together with its field, to be rolled on. The record says which fields it has as for a ledger: by `fieldsOf`.
template <auto Member, typename Record>
[[nodiscard]] OnTable on(const Record& record)
{
    return {fieldsOf(static_cast<const Record*>(nullptr)).template field<Member>(), record.*Member};
}

}  // namespace hitspread::declare
