#include "ui/rules/tablenames.h"

#include "rules/core/declare/record.h"
#include "text/fields.h"
#include "text/naming.h"

namespace hitspread {

std::optional<TableNames> tableNamesOf(const text::Naming& naming, const FieldDeclaration& field)
{
    TableNames names;
    for (std::size_t element = 0; element < field.extent; ++element) {
        const QStringList parts = text::elementName(naming, field, element).split(QStringLiteral(", "));
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
        if (text::elementName(naming, field, element) != line + QStringLiteral(", ") + column)
            return std::nullopt;
    }
    return names;
}

}  // namespace hitspread
