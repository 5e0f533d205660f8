#include "text/optionlabels.h"

#include "text/fields.h"
#include "text/systemphrases.h"

#include <algorithm>
#include <string>

namespace hitspread::text {

namespace {

/// Of the field in this part, else in this record, else anywhere; empty: it has none.
QString labelled(const System& system, const PartDeclaration& part, const std::string& id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    if (!phrases)
        return {};
    for (const std::string_view owner : {part.id, part.record->id}) {
        QString words = wordsFor(*phrases, phrases->optionLabels, std::string(owner).append(".").append(id));
        if (!words.isEmpty())
            return words;
    }
    return wordsFor(*phrases, phrases->optionLabels, id);
}

}  // namespace

QString optionLabel(const Naming& names, const PartDeclaration& part, const FieldDeclaration& field)
{
    const QString words = labelled(names.system(), part, std::string(field.id));
    return words.isEmpty() ? fieldName(names, *part.record, field) : words;
}

QStringList optionChoices(const Naming& names, const PartDeclaration& part, const FieldDeclaration& field)
{
    QStringList all;
    bool hasOwn = false;
    for (std::size_t i = 0; i < field.choices.size(); ++i) {
        const QString words = labelled(names.system(), part,
                                       std::string(field.id).append("=").append(field.choices[i]));
        hasOwn = hasOwn || !words.isEmpty();
        all << (words.isEmpty() ? choiceName(names, field, i) : words);
    }
    return hasOwn ? all : QStringList();
}

QString optionHint(const System& system, const PartDeclaration& part, const FieldDeclaration& field)
{
    return labelled(system, part, std::string(field.id).append(".hint"));
}

}  // namespace hitspread::text
