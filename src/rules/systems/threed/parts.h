#pragma once

#include "rules/core/action.h"

#include <cstdint>

namespace hitspread::threed {

/// Index of a part in its action; changes name their record by it.
[[nodiscard]] inline std::uint8_t partIndex(const ActionDeclaration& action, std::string_view id)
{
    for (std::size_t i = 0; i < action.parts.size(); ++i) {
        if (action.parts[i].id == id)
            return static_cast<std::uint8_t>(i);
    }
    return 0;
}

/// Index of a field in a record.
[[nodiscard]] inline std::uint16_t fieldIndex(const RecordDeclaration& record, std::string_view id)
{
    return record.indexOf(id).value_or(0);
}

}  // namespace hitspread::threed
