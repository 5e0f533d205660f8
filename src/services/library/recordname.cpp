#include "services/library/recordname.h"

#include "rules/core/declare/controlcharacter.h"
#include "rules/core/declare/textlength.h"
#include "services/fight/combatantnames.h"
#include "services/library/libraryservice.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <array>

namespace hitspread {

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
    std::string name = onOneLine(typed);
    name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
    name.erase(name.find_last_not_of(' ') + 1);
    if (isBlankName(name))
        throw Failure(ProblemCode::BadInput, {SiteKind::Place, "name"}, Cause{missing});
    const Site where(SiteKind::Place, "name");
    requirePlain(typed, where);
    requireSoundName(name, where);
    return name;
}

void requirePlain(std::string_view text, const Site& where)
{
    if (const auto control = firstControlIn(text))
        refuse<Reason::ControlInText>(where, codeOf(*control));
}

std::optional<char32_t> controlInName(std::string_view name)
{
    if (const auto control = firstControlIn(name))
        return control;
    const std::size_t breaks = name.find_first_of("\n\r\t");
    return breaks == std::string_view::npos ? std::nullopt : std::optional(static_cast<char32_t>(name[breaks]));
}

std::vector<std::pair<const FieldDeclaration*, char32_t>> controlsIn(const AnyRecord& record)
{
    std::vector<std::pair<const FieldDeclaration*, char32_t>> found;
    const auto add = [&found](const FieldDeclaration& field, std::optional<char32_t> control) {
        if (control)
            found.emplace_back(&field, *control);
    };
    const FieldDeclaration* name = nameField(record.declaration());
    for (const FieldDeclaration& field : record.declaration().fields) {
        if (&field == name)
            add(field, controlInName(field.text(record.data())));
        else if (field.kind == FieldKind::Text)
            add(field, firstControlIn(field.text(record.data())));
        else if (field.kind == FieldKind::RankList) {
            for (const auto& [rank, value] : field.ranks(record.data()).entries)
                add(field, controlInName(rank));
        }
    }
    return found;
}

void requirePlainTexts(const AnyRecord& record, const Site& where)
{
    for (const auto& [field, control] : controlsIn(record))
        refuse<Reason::ControlInText>(where.at(field->id), codeOf(control));
}

bool isBlankName(std::string_view name)
{
    constexpr std::array<std::string_view, 5> kBlanks{" ", "\u00A0", "\u200B", "\u3000", "\uFEFF"};
    while (!name.empty()) {
        const auto blank = std::ranges::find_if(kBlanks,
                                                [name](std::string_view one) { return name.starts_with(one); });
        if (blank == kBlanks.end())
            return false;
        name.remove_prefix(blank->size());
    }
    return true;
}

void requireSoundName(std::string_view name, const Site& where)
{
    if (isBlankName(name))
        refuse<Reason::HasNoName>(where);
    if (charactersOf(name) > static_cast<std::int64_t>(kMostOfName))
        refuse<Reason::NameTooLong>(where, kMostOfName);
    if (const auto control = controlInName(name))
        refuse<Reason::ControlInText>(where, codeOf(*control));
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
