#include "text/actionwords.h"

#include <algorithm>

namespace hitspread::text {

std::optional<ActionTitle> wordsAmong(std::span<const NamedAction> actions, std::string_view action,
                                      const QString& thing, Translate translate)
{
    const auto found = std::ranges::find(actions, action, &NamedAction::action);
    if (found == actions.end())
        return std::nullopt;
    const auto said = [translate](const char* words) { return translate(words, nullptr, -1); };
    const bool isWith = !thing.isEmpty() && *found->with != '\0';
    return ActionTitle{isWith ? said(found->with).arg(thing) : said(found->alone), said(found->brief)};
}

QString titleAmong(std::span<const QuickTitle> titles, std::string_view action, Translate translate)
{
    const auto found = std::ranges::find(titles, action, &QuickTitle::action);
    return found == titles.end() ? QString() : translate(found->words, nullptr, -1);
}

}  // namespace hitspread::text
