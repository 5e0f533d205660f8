#include "text/everylanguage.h"

#include "text/fields.h"
#include "text/idwords.h"
#include "text/labels.h"
#include "text/languages.h"
#include "text/naming.h"
#include "text/systemphrases.h"

#include <QTranslator>

#include <algorithm>
#include <memory>
#include <vector>

namespace hitspread::text {

namespace {

/// Read once, and put in force by nobody.
const std::vector<std::unique_ptr<QTranslator>>& everyTranslator()
{
    static const std::vector<std::unique_ptr<QTranslator>> all = Languages::translators();
    return all;
}

/// Adds the words of one line of a table; false: it has none.
bool addPhrase(const System& system, std::span<const Phrase> SystemPhrases::*table, std::string_view id,
               QStringList& all)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    if (!phrases)
        return false;
    const auto found = std::ranges::find(phrases->*table, id, &Phrase::id);
    if (found == (phrases->*table).end())
        return false;
    all << inEveryLanguage(phrases->context, found->words, found->id.data());
    return true;
}

QStringList namesOf(const System& system, std::span<const Phrase> SystemPhrases::*table, std::string_view owner,
                    std::string_view id)
{
    QStringList all{QString::fromUtf8(id)};
    if (!addPhrase(system, table, std::string(owner) + '.' + std::string(id), all)
        && !addPhrase(system, table, id, all))
        all << inEveryLanguage(kIdContext, spelledOut(id).toUtf8().constData());
    return all;
}

void addUnique(QStringList& all, const QString& one)
{
    if (!one.isEmpty() && !all.contains(one))
        all << one;
}

}  // namespace

QStringList inEveryLanguage(const char* context, const char* words, const char* comment)
{
    QStringList all{QString::fromUtf8(words)};
    for (const auto& translator : everyTranslator())
        addUnique(all, translator->translate(context, words, comment));
    return all;
}

QStringList fieldNames(const System& system, const RecordDeclaration& record, const FieldDeclaration& field)
{
    QStringList all = namesOf(system, &SystemPhrases::fields, record.id, field.id);
    addUnique(all, fieldName(Naming::usual(system), record, field));
    return all;
}

QStringList elementNames(const System& system, const FieldDeclaration& field, std::size_t element)
{
    if (field.extent <= 1)
        return {};
    if (element >= field.elements.size()) {
        QStringList all{QString::number(element)};
        const std::string number = std::to_string(element + 1);
        if (!addPhrase(system, &SystemPhrases::choices, std::string(field.id) + '.' + number, all))
            all = {QString::number(element + 1)};
        addUnique(all, elementName(Naming::usual(system), field, element));
        return all;
    }
    const std::string_view id = field.elements[element];
    QStringList all = namesOf(system, &SystemPhrases::fields, field.id, id);
    if (!addPhrase(system, &SystemPhrases::locations, id, all))
        all << inEveryLanguage("hitspread::text::Labels", spelledOut(id).toLower().toUtf8().constData());
    addUnique(all, elementName(Naming::usual(system), field, element));
    return all;
}

QStringList choiceNames(const System& system, const FieldDeclaration& field, std::size_t choice)
{
    QStringList all = namesOf(system, &SystemPhrases::choices, field.id, field.choices[choice]);
    addPhrase(system, &SystemPhrases::locations, field.choices[choice], all);
    addUnique(all, choiceName(Naming::usual(system), field, choice));
    return all;
}

QStringList rankNames(const System& system, std::string_view id)
{
    QStringList all{QString::fromUtf8(id)};
    addPhrase(system, &SystemPhrases::ranks, id, all);
    return all;
}

}  // namespace hitspread::text
