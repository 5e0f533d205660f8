#include "services/recordname.h"

#include "services/combatantnames.h"
#include "services/libraryservice.h"
#include "services/problem.h"

#include <algorithm>
#include <array>

namespace hitspread {

namespace {

/// How many bytes of a break or control character stand at the beginning; 0: none.
std::size_t controlAt(std::string_view text)
{
    // Next line, line separator, paragraph separator.
    constexpr std::array<std::string_view, 3> kLong{"\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"};
    if (text.starts_with("\r\n"))
        return 2;
    const auto found = std::ranges::find_if(kLong, [text](std::string_view one) { return text.starts_with(one); });
    if (found != kLong.end())
        return found->size();
    const auto first = static_cast<unsigned char>(text.front());
    return first < 0x20 || first == 0x7f ? 1 : 0;
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

std::string requiredName(std::string_view typed, const std::string& missing)
{
    constexpr std::size_t kMost = 200;
    std::string name = onOneLine(typed);
    name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
    name.erase(name.find_last_not_of(' ') + 1);
    if (name.empty())
        throw Failure(ProblemCode::BadInput, "name", {missing, "give it one"});
    if (name.size() > kMost)
        throw Failure(ProblemCode::BadInput, "name", {"it is too long", "use at most 200 letters"});
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
