#include "models/library/fieldelement.h"

#include <algorithm>

namespace hitspread {

std::optional<FieldElement> elementNamed(const RecordDeclaration& record, const QString& named)
{
    const auto index = record.indexOf(named.section(u':', 0, 0).toStdString());
    if (!index)
        return std::nullopt;
    const QString part = named.section(u':', 1);
    if (part.isEmpty())
        return FieldElement{*index, 0};
    const FieldDeclaration& field = record.fields[*index];
    const auto known = std::ranges::find(field.elements, part.toStdString());
    if (known != field.elements.end())
        return FieldElement{*index, static_cast<std::uint16_t>(known - field.elements.begin())};
    bool fine = false;
    const ushort element = part.toUShort(&fine);
    return fine && element < field.extent ? std::optional(FieldElement{*index, element}) : std::nullopt;
}

}  // namespace hitspread
