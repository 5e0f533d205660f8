#include "models/play/houserules.h"

#include "rules/systems/registry.h"
#include "services/library/recordvalues.h"

#include <algorithm>

namespace hitspread {

namespace {

/// The part that holds the house rules; nullptr: there is none of these.
const PartDeclaration* rulesPart(const ActionRecord& action, const AnyRecord& switches)
{
    if (switches.isNull())
        return nullptr;
    const auto parts = declarationOf(action).parts;
    const auto found = std::ranges::find_if(parts, [&](const PartDeclaration& part) {
        return part.role == Role::Rules && part.record == &switches.declaration();
    });
    return found == parts.end() ? nullptr : &*found;
}

}  // namespace

bool goesByOthers(const ActionRecord& action, const AnyRecord& switches)
{
    const PartDeclaration* part = rulesPart(action, switches);
    if (!part)
        return false;
    const void* own = part->peek(action.request.input.data(), 0);
    return !differences({RecordKind::Switches, 0}, AnyRecord(*part->record, own), switches).empty();
}

bool goesByOthers(const ActionRecord& action, const ActionRecord& now)
{
    for (const PartDeclaration& part : declarationOf(now).parts) {
        if (part.role == Role::Rules)
            return goesByOthers(action, AnyRecord(*part.record, part.peek(now.request.input.data(), 0)));
    }
    return false;
}

}  // namespace hitspread
