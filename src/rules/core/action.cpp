#include "rules/core/action.h"

#include <algorithm>

namespace hitspread {

const PartDeclaration* ActionDeclaration::find(std::string_view partId) const
{
    const auto found = std::ranges::find(parts, partId, &PartDeclaration::id);
    return found == parts.end() ? nullptr : &*found;
}

}  // namespace hitspread
