#include "messages.h"

#include "exchange/bodyplans.h"
#include "rules/systems/registry.h"
#include "text/labels.h"
#include "text/phrases.h"

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
        if (words.isEmpty() || m_ids.contains(words))
            return;
        m_ids.insert(words);
        m_lines += "QT_TRANSLATE_NOOP(" + quoted(text::kIdContext) + ", " + quoted(words) + ");\n";
    }
    [[nodiscard]] const QByteArray& lines() const { return m_lines; }

private:
    QByteArray m_lines;
    QSet<QByteArray> m_ids;
};

QByteArray fromView(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

void addPhrases(Messages& messages, const text::SystemPhrases& phrases)
{
    for (const std::span<const text::Phrase> table : phrases.tables()) {
        for (const text::Phrase& phrase : table)
            messages.add(phrases.context, phrase.words, fromView(phrase.id));
    }
}

void addIds(Messages& messages, const RecordDeclaration& record)
{
    messages.addId(record.id);
    for (const FieldDeclaration& field : record.fields) {
        messages.addId(field.id);
        messages.addId(field.group);
        for (const std::string_view choice : field.choices)
            messages.addId(choice);
        for (const std::string_view element : field.elements)
            messages.addId(element);
    }
}

}  // namespace

QByteArray messagesById()
{
    Messages messages;
    for (const text::SystemPhrases* phrases : text::allPhrases())
        addPhrases(messages, *phrases);
    for (const RuleList& list : ruleLists()) {
        for (const RuleInfo& rule : list.rules)
            messages.add(text::kRuleContext, fromView(rule.title), fromView(rule.id));
    }
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records())
            addIds(messages, *record);
        for (const ActionDeclaration& action : system->actions()) {
            for (const PartDeclaration& part : action.parts) {
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
    for (const std::string& id : exchange::shippedBodyPlans()) {
        for (const std::string& location : exchange::findBodyPlan(id)->locations())
            messages.addId(location);
    }
    return messages.lines();
}

}  // namespace hitspread::support
