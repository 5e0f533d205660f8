#include "text/rowtitles.h"

#include "rules/core/record.h"
#include "text/phrases.h"

#include <string>

namespace hitspread::text {

QString rowTitle(const System& system, const FieldDeclaration& field, std::size_t row)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    const auto named = [&](std::size_t place) {
        const std::string id = std::string(field.id) + ".row" + std::to_string(place + 1);
        return phrases ? wordsFor(*phrases, phrases->choices, id) : QString();
    };
    const QString words = named(row);
    return words.isEmpty() && !named(0).isEmpty() ? QString::number(row + 1) : words;
}

}  // namespace hitspread::text
