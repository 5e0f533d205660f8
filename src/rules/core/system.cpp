#include "rules/core/system.h"

#include <algorithm>

namespace hitspread {

const RecordDeclaration* System::record(RecordKind kind) const
{
    const auto all = records();
    const auto found = std::ranges::find_if(all,
                                            [kind](const RecordDeclaration* record) { return record->kind == kind; });
    return found == all.end() ? nullptr : *found;
}

const ActionDeclaration* System::action(std::string_view actionId) const
{
    const auto all = actions();
    const auto found = std::ranges::find(all, actionId, &ActionDeclaration::id);
    return found == all.end() ? nullptr : &*found;
}

AnyRecord System::freshState(RecordKind stateKind, const AnyRecord&) const
{
    const RecordDeclaration* declaration = record(stateKind);
    return declaration ? AnyRecord(*declaration) : AnyRecord();
}

}  // namespace hitspread
