#include "text/rowtitles.h"

#include "rules/core/declare/record.h"
#include "text/labels.h"
#include "text/systemphrases.h"

#include <string>

namespace hitspread::text {

QString rowWords(const System& system, std::string_view table, std::size_t row)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    const auto named = [&](std::size_t place) {
        const std::string id = std::string(table) + ".row" + std::to_string(place + 1);
        return phrases ? wordsFor(*phrases, phrases->choices, id) : QString();
    };
    const QString words = named(row);
    return words.isEmpty() && !named(0).isEmpty() ? QString::number(row + 1) : words;
}

QString rowTitle(const System& system, std::string_view table, std::size_t row)
{
    return capitalized(rowWords(system, table, row));
}

}  // namespace hitspread::text
