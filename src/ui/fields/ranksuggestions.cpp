#include "ui/fields/ranksuggestions.h"

#include "text/echo.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>

#include <algorithm>

namespace hitspread {

std::string idIn(std::span<const RankSuggestion> suggestions, const QString& typed)
{
    const auto known = std::ranges::find_if(suggestions, [&typed](const RankSuggestion& one) {
        return typed.compare(one.words, Qt::CaseInsensitive) == 0
            || typed.compare(text::asKept(one.id), Qt::CaseInsensitive) == 0;
    });
    return known == suggestions.end() ? typed.toStdString() : known->id;
}

QString wordsIn(std::span<const RankSuggestion> suggestions, const std::string& id)
{
    const auto known = std::ranges::find(suggestions, id, &RankSuggestion::id);
    return known == suggestions.end() ? text::visible(id) : known->words;
}

QCompleter* completeWith(QLineEdit& name, std::span<const RankSuggestion> suggestions)
{
    QStringList words;
    for (const RankSuggestion& one : suggestions)
        words << one.words;
    words.sort(Qt::CaseInsensitive);
    auto* completer = new QCompleter(words, &name);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    delete name.completer();
    name.setCompleter(completer);
    return completer;
}

bool dropDownAll(QLineEdit& name)
{
    QCompleter* list = name.completer();
    if (!list || !name.text().isEmpty() || list->popup()->isVisible())
        return false;
    list->setCompletionPrefix({});
    list->complete();
    return list->popup()->isVisible();
}

}  // namespace hitspread
