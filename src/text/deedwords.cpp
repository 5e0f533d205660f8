#include "text/deedwords.h"

#include <algorithm>

namespace hitspread::text {

std::optional<DeedWords> wordsAmong(std::span<const NamedDeed> deeds, std::string_view deed, const QString& thing,
                                    Translate translate)
{
    const auto found = std::ranges::find(deeds, deed, &NamedDeed::deed);
    if (found == deeds.end())
        return std::nullopt;
    const auto said = [translate](const char* words) { return translate(words, nullptr, -1); };
    const bool isWith = !thing.isEmpty() && *found->with != '\0';
    return DeedWords{isWith ? said(found->with).arg(thing) : said(found->alone), said(found->brief)};
}

QString titleAmong(std::span<const QuickTitle> titles, std::string_view deed, Translate translate)
{
    const auto found = std::ranges::find(titles, deed, &QuickTitle::deed);
    return found == titles.end() ? QString() : translate(found->words, nullptr, -1);
}

}  // namespace hitspread::text
