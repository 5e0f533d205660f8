#include "text/systemphrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

// Written when the project is configured: one function per folder below systems/.
#include "systemphrases_declared.inc"

namespace hitspread::text {

std::span<const SystemPhrases* const> allPhrases()
{
    static const auto all = std::to_array<const SystemPhrases*>({
#include "systemphrases_called.inc"
    });
    return all;
}

const SystemPhrases* phrasesOf(std::string_view system)
{
    const auto all = allPhrases();
    const auto found = std::ranges::find_if(
        all, [system](const SystemPhrases* phrases) { return phrases->system == system; });
    return found == all.end() ? nullptr : *found;
}

QString wordsFor(const SystemPhrases& phrases, std::span<const Phrase> table, std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Phrase::id);
    // The id tells apart what English calls the same and others do not ("Shot": what was fired, or what was loaded).
    return found == table.end() ? QString()
                                : QCoreApplication::translate(phrases.context, found->words, found->id.data());
}

}  // namespace hitspread::text
