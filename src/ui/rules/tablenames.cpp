#include "ui/rules/tablenames.h"

#include "rules/core/record.h"
#include "text/fields.h"

namespace hitspread {

std::optional<TableNames> tableNamesOf(const System& system, const FieldDeclaration& field)
{
    TableNames names;
    for (std::size_t element = 0; element < field.extent; ++element) {
        const QStringList parts = text::elementName(system, field, element).split(QStringLiteral(", "));
        if (parts.size() != 2)
            return std::nullopt;
        if (!names.lines.contains(parts.front()))
            names.lines << parts.front();
        if (!names.columns.contains(parts.back()))
            names.columns << parts.back();
    }
    const auto columns = static_cast<std::size_t>(names.columns.size());
    if (names.lines.size() < 2 || columns < 2 || static_cast<std::size_t>(names.lines.size()) * columns != field.extent)
        return std::nullopt;
    for (std::size_t element = 0; element < field.extent; ++element) {
        const QString& line = names.lines[static_cast<qsizetype>(element / columns)];
        const QString& column = names.columns[static_cast<qsizetype>(element % columns)];
        if (text::elementName(system, field, element) != line + QStringLiteral(", ") + column)
            return std::nullopt;
    }
    return names;
}

}  // namespace hitspread
