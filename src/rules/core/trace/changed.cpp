#include "rules/core/trace/changed.h"

#include <utility>

namespace hitspread {

Input changedBy(Input input, const Findings& findings)
{
    if (input.isEmpty())
        return input;
    const ActionDeclaration& action = input.action();
    for (const Change& change : findings.changes) {
        const PartDeclaration& part = action.parts[change.part];
        part.record->fields[change.field].setNumber(part.at(input.data(), change.element), change.index, change.after);
    }
    return input;
}

}  // namespace hitspread
