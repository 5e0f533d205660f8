#include "services/recordname.h"

#include "services/combatantnames.h"
#include "services/libraryservice.h"
#include "services/problem.h"

#include <algorithm>

namespace hitspread {

namespace {

/// How many bytes of a break or control character stand at the beginning; 0: none.
std::size_t controlAt(std::string_view text)
{
    if (text.starts_with("\r\n"))
        return 2;
    // Line separator, paragraph separator.
    if (text.starts_with("\xe2\x80\xa8") || text.starts_with("\xe2\x80\xa9"))
        return 3;
    const auto byte = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
    // The second row of control characters: next line, and what a terminal takes for the beginning of an order.
    if (byte(0) == 0xc2 && byte(1) >= 0x80 && byte(1) <= 0x9f)
        return 2;
    return byte(0) < 0x20 || byte(0) == 0x7f ? 1 : 0;
}

}  // namespace

const FieldDeclaration* nameField(const RecordDeclaration& declaration)
{
    // Parts of an action may have a field of this id that names something else.
    const FieldDeclaration* field = declaration.find("name");
    return field && field->kind == FieldKind::Text && field->group == "identity" ? field : nullptr;
}

std::string recordName(const AnyRecord& record)
{
    const FieldDeclaration* field = nameField(record.declaration());
    return field ? field->text(record.data()) : std::string();
}

bool isBlank(std::string_view text)
{
    return onOneLine(text).find_first_not_of(' ') == std::string::npos;
}

std::string onOneLine(std::string_view text)
{
    std::string line;
    while (!text.empty()) {
        const std::size_t control = controlAt(text);
        line += control > 0 ? ' ' : text.front();
        text.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return line;
}

std::string requiredName(std::string_view typed, Reason missing)
{
    constexpr std::size_t kMost = 200;
    std::string name = onOneLine(typed);
    name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
    name.erase(name.find_last_not_of(' ') + 1);
    if (name.empty())
        throw Failure(ProblemCode::BadInput, {SiteKind::Place, "name"}, Cause{missing});
    if (name.size() > kMost)
        refuse<Reason::NameTooLong>({SiteKind::Place, "name"}, kMost);
    return name;
}

std::string freeName(LibraryService& library, const StoredRecord& record, const std::string& base)
{
    LibraryQuery query;
    query.kind = record.record.declaration().kind;
    query.system = record.system;
    const auto isTaken = [&](const std::string& name) {
        query.filters = {{{"name", {}}, Comparison::Equal, name}};
        return library.count(query) > 0;
    };
    const FieldDeclaration* field = nameField(record.record.declaration());
    const std::size_t most = field ? static_cast<std::size_t>(field->maximum) : std::string::npos;
    return isTaken(base) ? firstFreeName(base, isTaken, most) : base;
}

}  // namespace hitspread
