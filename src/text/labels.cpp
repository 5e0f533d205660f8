#include "text/labels.h"

#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::text {

namespace {

struct Labels {
    Q_DECLARE_TR_FUNCTIONS(hitspread::text::Labels)
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString phraseOr(const System& system, std::span<const Phrase> SystemPhrases::*table, std::string_view id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    const QString words = phrases ? wordsFor(*phrases, phrases->*table, id) : QString();
    return words.isEmpty() ? fromId(id) : words;
}

std::string_view behindDot(std::string_view id)
{
    return id.substr(id.rfind('.') + 1);
}

/// A minus sign as typeset, not a hyphen.
QString number(std::int32_t value)
{
    return value < 0 ? u"−%1"_qs.arg(-std::int64_t{value}) : QString::number(value);
}

QString fieldValue(const FieldDeclaration& field, std::int32_t value)
{
    if (value == kNoEntry)
        return u"–"_qs;
    switch (field.kind) {
    case FieldKind::Flag: return value != 0 ? Labels::tr("yes") : Labels::tr("no");
    case FieldKind::Choice: return fromId(field.choices[static_cast<std::size_t>(value)]);
    case FieldKind::Place: return u"(%1, %2)"_qs.arg(number(unpack(value).column), number(unpack(value).halfRow));
    default: return number(value);
    }
}

}  // namespace

QString fromId(std::string_view id)
{
    QString words;
    for (const QChar c : fromView(id)) {
        if (words.isEmpty())
            words += c.toUpper();
        else if (c.isUpper())
            words += u' ' + c.toLower();
        else
            words += c == u'.' ? QChar(u' ') : c;
    }
    return QCoreApplication::translate(kIdContext, words.toUtf8().constData());
}

QString label(const System& system, StepKey key)
{
    const std::string_view id = system.quantities()[key.quantity].id;
    const SystemPhrases* phrases = phrasesOf(system.id());
    QString words = phrases ? wordsFor(*phrases, phrases->quantities, id) : QString();
    if (words.isEmpty() && phrases)
        words = wordsFor(*phrases, phrases->endings, behindDot(id));
    if (words.isEmpty())
        words = fromId(behindDot(id));
    return key.index == 0 ? words : Labels::tr("%1 (%2)").arg(words).arg(key.index + 1);
}

QString section(const System& system, StepKey key)
{
    const std::string_view id = system.quantities()[key.quantity].id;
    return phraseOr(system, &SystemPhrases::sections, id.substr(0, id.find('.')));
}

QString value(const System& system, StepKey key, std::int32_t amount)
{
    switch (system.quantities()[key.quantity].reading) {
    case Reading::Truth: return amount != 0 ? Labels::tr("yes") : Labels::tr("no");
    case Reading::Place: return u"(%1, %2)"_qs.arg(number(unpack(amount).column), number(unpack(amount).halfRow));
    case Reading::Location:
        if (amount < 0)
            return Labels::tr("off the body");
        return static_cast<std::size_t>(amount) < system.locations().size()
            ? location(system, system.locations()[static_cast<std::size_t>(amount)])
            : number(amount);
    default: return number(amount);
    }
}

QString operand(const System& system, const Step& step)
{
    const std::int32_t a = step.operands[0].value;
    const std::int32_t b = step.operands[1].value;
    // A running value shows what is new; which of the two that is, the literal or the later step says.
    const bool firstIsRunning = step.operands[0].step >= 0 || step.operands[1].step < 0;
    const std::int32_t added = firstIsRunning ? b : a;
    switch (step.operation) {
    case Operation::Take: return {};
    case Operation::Add: return added < 0 ? u"− %1"_qs.arg(-std::int64_t{added}) : u"+ %1"_qs.arg(added);
    case Operation::Subtract: return b < 0 ? u"+ %1"_qs.arg(-std::int64_t{b}) : u"− %1"_qs.arg(b);
    case Operation::Multiply: return u"× %1"_qs.arg(number(added));
    case Operation::DivideDown: return Labels::tr("÷ %1, rounded down").arg(b);
    case Operation::DivideUp: return Labels::tr("÷ %1, rounded up").arg(b);
    case Operation::Minimum: return Labels::tr("the smaller of %1 and %2").arg(number(a), number(b));
    case Operation::Maximum: return Labels::tr("the larger of %1 and %2").arg(number(a), number(b));
    case Operation::AtLeast: return u"%1 ≥ %2"_qs.arg(number(a), number(b));
    case Operation::Above: return u"%1 > %2"_qs.arg(number(a), number(b));
    case Operation::Equal: return u"%1 = %2"_qs.arg(number(a), number(b));
    case Operation::Choose: return a != 0 ? Labels::tr("applies") : Labels::tr("does not apply");
    case Operation::Both: return Labels::tr("both must hold");
    case Operation::Either: return Labels::tr("one is enough");
    case Operation::Walk: return Labels::tr("%1 hexes in direction %2").arg(step.operands[2].value).arg(b);
    case Operation::Locate: return u"(%1, %2)"_qs.arg(number(unpack(a).column), number(unpack(a).halfRow));
    case Operation::Apart: return value(system, step.key, step.value);
    }
    return {};
}

QString question(const System& system, QuestionKey key)
{
    const QString words = phraseOr(system, &SystemPhrases::questions, system.questions()[key.name].id);
    return key.index == 0 ? words : Labels::tr("%1 (%2)").arg(words).arg(key.index + 1);
}

QString die(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::dice, id);
}

QString location(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::locations, id);
}

QString shortLocation(const System& system, std::string_view id)
{
    const SystemPhrases* phrases = phrasesOf(system.id());
    const QString words = phrases ? wordsFor(*phrases, phrases->shortLocations, id) : QString();
    return words.isEmpty() ? location(system, id) : words;
}

QString action(const System& system, std::string_view id)
{
    return phraseOr(system, &SystemPhrases::actions, id);
}

QString ruleTitle(const System& system, std::uint16_t rule)
{
    if (rule >= system.rules().size())
        return {};
    const RuleInfo& info = system.rules()[rule];
    return QCoreApplication::translate(kRuleContext, info.title.data(), info.id.data());
}

QString unit(const FieldDeclaration& field)
{
    return field.unit.empty() ? QString() : QCoreApplication::translate(kUnitContext, field.unit.data());
}

QString inSentence(const QString& words)
{
    //: Translate "lower" as "keep" where nouns keep their capital inside a sentence, else as "lower".
    return Labels::tr("lower", "capitals inside a sentence") == u"keep" ? words : words.toLower();
}

QString changeLine(const System& system, const ActionDeclaration& declaration, const Change& change)
{
    const PartDeclaration& part = declaration.parts[change.part];
    const FieldDeclaration& field = part.record->fields[change.field];
    QString what = inSentence(fromId(field.id));
    if (!field.elements.empty())
        what += u' ' + location(system, field.elements[change.index]);
    else if (field.extent > 1)
        what += u' ' + QString::number(change.index + 1);
    QString who = fromId(part.id);
    if (part.many)
        who += u' ' + QString::number(change.element + 1);
    return u"%1: %2 %3 → %4"_qs.arg(who, what, fieldValue(field, change.before), fieldValue(field, change.after));
}

}  // namespace hitspread::text
