#include "text/refusals.h"

#include "text/echo.h"
#include "text/phrases.h"

#include <QCoreApplication>

namespace hitspread::text {

namespace {

struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(refusals)
};

/// What is typed may be longer than any number of the rules.
QString withMinus(std::int64_t value)
{
    return QString::number(value).replace(u'-', u'−');
}

const char* pattern(FieldFault::Kind kind)
{
    switch (kind) {
    case FieldFault::Kind::BelowMinimum: return QT_TRANSLATE_NOOP("refusals", "%1: %2 is too small; at least %3");
    case FieldFault::Kind::AboveMaximum: return QT_TRANSLATE_NOOP("refusals", "%1: %2 is too large; at most %3");
    case FieldFault::Kind::NoSuchChoice: return QT_TRANSLATE_NOOP("refusals", "%1: there is no such choice");
    case FieldFault::Kind::TextTooLong:
        return QT_TRANSLATE_NOOP("refusals", "%1: the text has %2 characters; at most %3");
    case FieldFault::Kind::NotAHex: return QT_TRANSLATE_NOOP("refusals", "%1: these coordinates are no hex");
    case FieldFault::Kind::MissingEntry: return QT_TRANSLATE_NOOP("refusals", "%1: a value is missing");
    }
    return "%1";
}

}  // namespace

QString sentenceFor(const System& system, const Refusal& refusal)
{
    const std::string_view id = refusal.code < system.refusals().size() ? system.refusals()[refusal.code]
                                                                        : std::string_view();
    const SystemPhrases* phrases = phrasesOf(system.id());
    QString sentence = phrases ? wordsFor(*phrases, phrases->refusals, id) : QString();
    if (sentence.isEmpty())
        sentence = Refusals::tr("the rules forbid it (%1)").arg(QString::fromUtf8(id));
    // Numbers go in last: a sentence need not name them.
    sentence.replace(u"%1"_qs, withMinus(refusal.value));
    sentence.replace(u"%2"_qs, withMinus(refusal.bound));
    return refusal.rule < system.rules().size()
        ? u"%1 (%2)"_qs.arg(sentence, QString::fromUtf8(system.rules()[refusal.rule].id))
        : sentence;
}

QString placeOf(const Refusal& refusal)
{
    QString place = QString::fromUtf8(refusal.part);
    if (refusal.element > 0)
        place += u"[%1]"_qs.arg(refusal.element);
    return refusal.field.empty() ? place : place + u'.' + QString::fromUtf8(refusal.field);
}

QString sentenceFor(const FieldFault& fault)
{
    return sentenceFor(fault, QString::fromUtf8(fault.field));
}

QString sentenceFor(const FieldFault& fault, const QString& name)
{
    QString sentence = Refusals::tr(pattern(fault.kind));
    // The name goes in last: it may hold a percent sign of its own.
    sentence.replace(u"%2"_qs, withMinus(fault.value));
    sentence.replace(u"%3"_qs, withMinus(fault.bound));
    return sentence.replace(u"%1"_qs, echoed(lineOf(name.toStdString())));
}

}  // namespace hitspread::text
