#include "text/libraryfacts.h"

#include "text/fields.h"
#include "text/naming.h"

namespace hitspread::text {

void LibraryFacts::add(const QString& name, const QString& value)
{
    if (!value.isEmpty())
        lines.push_back({name, value});
}

QString usualFieldName(const System& system, const RecordDeclaration& record, std::string_view field)
{
    return fieldName(Naming::usual(system), record, *record.find(field));
}

}  // namespace hitspread::text
