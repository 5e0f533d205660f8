#include "models/exchange/fieldfit.h"

#include <algorithm>

namespace hitspread {

std::string cutTo(const std::string& text, std::size_t most)
{
    std::size_t end = std::min(text.size(), most);
    while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end);
}

FieldFit fitInto(const FieldDeclaration& field, LoggedValue& value)
{
    if (auto* text = std::get_if<std::string>(&value)) {
        const auto most = static_cast<std::size_t>(std::max(field.maximum, 0));
        if (text->size() <= most)
            return {};
        *text = cutTo(*text, most);
        return {.why = because<Reason::CutToLength>(field.maximum)};
    }
    const auto isOutside = [&field](std::int64_t number) {
        return (number < field.minimum || number > field.maximum) && !(field.optional && number == kNoEntry);
    };
    bool isBeyond = false;
    if (const auto* ranks = std::get_if<Ranks>(&value))
        isBeyond = std::ranges::any_of(ranks->entries, [&](const auto& entry) { return isOutside(entry.second); });
    else if (const auto* number = std::get_if<std::int64_t>(&value); number && field.kind == FieldKind::Number)
        isBeyond = isOutside(*number);
    if (!isBeyond)
        return {};
    return {.isKept = false, .why = because<Reason::OutOfBounds>(field.minimum, field.maximum)};
}

}  // namespace hitspread
