#include "messages.h"

#include "formats/bodyplans.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "text/problems.h"
#include "text/systemphrases.h"

#include <algorithm>

#include <QSet>
#include <QString>

namespace hitspread::support {

namespace {

QByteArray quoted(const QByteArray& text)
{
    QByteArray escaped = text;
    escaped.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return '"' + escaped + '"';
}

QByteArray asText(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// A list of messages without doubles.
class Messages {
public:
    void add(const QByteArray& context, const QByteArray& words, const QByteArray& id)
    {
        m_lines += "QT_TRANSLATE_NOOP3(" + quoted(context) + ", " + quoted(words) + ", " + quoted(id) + ");\n";
    }
    void addId(std::string_view id)
    {
        const QByteArray words = text::fromId(id).toUtf8();
        if (!words.isEmpty())
            addOnce(text::kIdContext, quoted(words));
    }
    /// Places in words; numbers of lines are nothing to translate.
    void addSource(std::string_view source)
    {
        if (std::ranges::any_of(source, [](char letter) { return letter >= 'a' && letter <= 'z'; }))
            addOnce(text::kRuleSourceContext, quoted(asText(source)));
    }
    /// With the field's id: rounds of a fight are not rounds of ammunition.
    void addUnit(const FieldDeclaration& field)
    {
        for (const std::string_view unit : {field.unit, text::singular(field.unit)}) {
            if (!unit.empty())
                addLine("QT_TRANSLATE_NOOP3(" + quoted(text::kUnitContext) + ", " + quoted(asText(unit)) + ", "
                        + quoted(asText(field.id)) + ");\n");
        }
    }
    [[nodiscard]] const QByteArray& lines() const { return m_lines; }

private:
    void addOnce(const char* context, const QByteArray& literal)
    {
        addLine("QT_TRANSLATE_NOOP(" + quoted(context) + ", " + literal + ");\n");
    }
    void addLine(const QByteArray& line)
    {
        if (m_known.contains(line))
            return;
        m_known.insert(line);
        m_lines += line;
    }

    QByteArray m_lines;
    QSet<QByteArray> m_known;
};

void addPhrases(Messages& messages, const text::SystemPhrases& phrases)
{
    for (const std::span<const text::Phrase> table : phrases.tables()) {
        for (const text::Phrase& phrase : table)
            messages.add(phrases.context, phrase.words, asText(phrase.id));
    }
}

void addIds(Messages& messages, const RecordDeclaration& record)
{
    messages.addId(record.id);
    for (const FieldDeclaration& field : record.fields) {
        messages.addId(field.id);
        messages.addId(field.group);
        messages.addUnit(field);
        for (const std::string_view choice : field.choices)
            messages.addId(choice);
        for (const std::string_view element : field.elements)
            messages.addId(element);
    }
}

void addReasons(Messages& messages)
{
    for (const text::ReasonWords& words : text::reasonWords()) {
        messages.add(text::kReasonContext, words.what, words.id);
        if (words.remedy)
            messages.add(text::kReasonContext, words.remedy, words.id);
    }
}

}  // namespace

QByteArray messagesById()
{
    Messages messages;
    for (const text::SystemPhrases* phrases : text::allPhrases())
        addPhrases(messages, *phrases);
    for (const RuleList* list : ruleLists()) {
        for (const RuleInfo& rule : list->rules)
            messages.add(text::kRuleContext, asText(rule.title), asText(rule.id));
    }
    for (const System* system : systems()) {
        // What can be played can be read; rules that are only listed so far stay in English.
        for (const RuleInfo& rule : system->rules()) {
            messages.add(text::kRuleTextContext, asText(rule.text), asText(rule.id));
            messages.addSource(rule.source);
        }
        for (const Profile& profile : system->profiles())
            messages.addId(profile.id);
        for (const RecordDeclaration* record : system->records())
            addIds(messages, *record);
        for (const ActionDeclaration* action : system->actions()) {
            for (const PartDeclaration& part : action->parts) {
                messages.addId(part.id);
                addIds(messages, *part.record);
            }
        }
        for (const QuestionWord& question : system->questions()) {
            for (const DieWord& die : question.dice)
                messages.addId(die.id);
        }
        for (const std::string_view location : system->locations())
            messages.addId(location);
    }
    for (const std::string& id : formats::shippedBodyPlans()) {
        for (const std::string& location : formats::findBodyPlan(id)->locations())
            messages.addId(location);
        for (const PlanWord& word : formats::findBodyPlan(id)->data().words)
            messages.addId(word.id);
    }
    addReasons(messages);
    return messages.lines();
}

}  // namespace hitspread::support
