#include "rules/core/system.h"

#include "rules/core/lasting.h"
#include "rules/core/lying.h"

#include <algorithm>

namespace hitspread {

const RecordDeclaration* System::record(RecordKind kind) const
{
    // How long something lasts is no rule of a system's own; only whether it has conditions to put on people.
    if (kind == RecordKind::Lasting)
        return record(RecordKind::ConditionTemplate) ? &lastingRecord : nullptr;
    // Nor is where something lies; only whether anything of it can go off there.
    if (kind == RecordKind::Lying)
        return ground() ? &lyingRecord : nullptr;
    const auto all = records();
    const auto found = std::ranges::find_if(all,
                                            [kind](const RecordDeclaration* record) { return record->kind == kind; });
    return found == all.end() ? nullptr : *found;
}

const ActionDeclaration* System::action(std::string_view actionId) const
{
    const auto all = actions();
    const auto found = std::ranges::find(all, actionId, &ActionDeclaration::id);
    return found == all.end() ? nullptr : *found;
}

AnyRecord System::freshState(RecordKind stateKind, const AnyRecord&) const
{
    const RecordDeclaration* declaration = record(stateKind);
    return declaration ? AnyRecord(*declaration) : AnyRecord();
}

}  // namespace hitspread
