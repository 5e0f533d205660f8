#include "ui/library/emptylibrary.h"

#include "models/campaigngateway.h"
#include "models/library/librarysearch.h"
#include "text/echo.h"
#include "text/kinds.h"

namespace hitspread {

void EmptyLibrary::say(const QString& sentence, const QString& button)
{
    ++m_said;
    m_suggestion.clear();
    EmptyState::say(sentence, button);
}

void EmptyLibrary::sayNone(const System& system, RecordKind kind)
{
    say(tr("%1 Those of another campaign: Ctrl+Shift+O.").arg(text::noneYet(system, kind)),
        tr("New: %1   Ctrl+N").arg(text::kindName(system, kind)));
}

void EmptyLibrary::sayNothing(CampaignGateway& gateway, const LibrarySearch& search, const LibraryQuery& query)
{
    const QString nothing = nothingFor(search);
    say(nothing, tr("Show all"));
    gateway.run(
        this, [query](CampaignServices& services) { return services.library.suggestion(query); },
        [this, query, nothing, said = m_said](const std::optional<SearchSuggestion>& suggestion) {
            if (!suggestion || said != m_said)
                return;
            const bool isOne = suggestion->count == 1;
            say((isOne ? tr("%1 %2 result for “%3”.") : tr("%1 %2 results for “%3”."))
                    .arg(nothing, QString::number(suggestion->count), text::visible(suggestion->search)),
                isOne ? tr("Show it") : tr("Show them"));
            LibraryQuery better = query;
            better.search = suggestion->search;
            m_suggestion = searchLine(better);
        });
}

QString EmptyLibrary::nothingFor(const LibrarySearch& search)
{
    QStringList conditions;
    for (const LibrarySearch::Condition& condition : search.conditions)
        conditions << condition.words;
    const QString fitting = conditions.join(u", "_qs);
    if (fitting.isEmpty())
        return tr("Nothing called “%1”.").arg(search.words);
    return search.words.isEmpty() ? tr("Nothing fits “%1”.").arg(fitting)
                                  : tr("Nothing called “%1” fits “%2”.").arg(search.words, fitting);
}

}  // namespace hitspread
