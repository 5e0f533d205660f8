#include "text/refusalwords.h"

#include "text/echo.h"
#include "text/labels.h"
#include "text/systemphrases.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

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

const char* pattern(const FieldFault& fault)
{
    const bool isOne = fault.value == fault.bound;
    switch (fault.kind) {
    case FieldFault::Kind::BelowMinimum: return QT_TRANSLATE_NOOP("refusals", "%1: %2 is too small; at least %3");
    case FieldFault::Kind::AboveMaximum: return QT_TRANSLATE_NOOP("refusals", "%1: %2 is too large; at most %3");
    case FieldFault::Kind::NoSuchChoice: return QT_TRANSLATE_NOOP("refusals", "%1: there is no such choice");
    case FieldFault::Kind::TextTooLong:
        return QT_TRANSLATE_NOOP("refusals", "%1: the text has %2 characters; at most %3");
    case FieldFault::Kind::NotAHex: return QT_TRANSLATE_NOOP("refusals", "%1: these coordinates are no hex");
    case FieldFault::Kind::MissingEntry: return QT_TRANSLATE_NOOP("refusals", "%1: a value is missing");
    case FieldFault::Kind::Gap:
        return isOne
            ? QT_TRANSLATE_NOOP("refusals", "%1: no row holds %2; let a row begin or end with it")
            : QT_TRANSLATE_NOOP("refusals", "%1: no row holds %2 to %3; let a row begin with %2 or end with %3");
    case FieldFault::Kind::Overlap:
        return isOne
            ? QT_TRANSLATE_NOOP("refusals", "%1: a row before holds %2, too; let this row begin behind it")
            : QT_TRANSLATE_NOOP("refusals", "%1: the rows before hold %2 to %3, too; let this row begin behind %3");
    case FieldFault::Kind::NotToTheEnd:
        return QT_TRANSLATE_NOOP("refusals", "%1: the last row ends with %2; let it end with %3");
    case FieldFault::Kind::EndsBeforeBeginning:
        return QT_TRANSLATE_NOOP("refusals", "%1: the row ends with %2, before it begins; let it end with %3 or more");
    case FieldFault::Kind::TooManyRows: return QT_TRANSLATE_NOOP("refusals", "%1: there are %2 rows; at most %3");
    }
    return "%1";
}

}  // namespace

namespace {

/// How much of the names of those a reason is said of.
constexpr qsizetype kNameLetters = 160;

QString sentenceOf(const System& system, const Refusal& refusal, const QStringList& names)
{
    const std::string_view id = refusal.code < system.refusals().size() ? system.refusals()[refusal.code]
                                                                        : std::string_view();
    const SystemPhrases* phrases = phrasesOf(system.id());
    // Where what the value stands for is said in words: "turn.kindSpent=1".
    const std::string valued = std::string(id) + '=' + std::to_string(refusal.value);
    QString sentence = phrases ? wordsFor(*phrases, phrases->refusals, valued) : QString();
    if (sentence.isEmpty() && phrases)
        sentence = wordsFor(*phrases, phrases->refusals, id);
    if (sentence.isEmpty())
        sentence = Refusals::tr("the rules forbid it (%1)").arg(QString::fromUtf8(id));
    // Numbers go in last: a sentence need not name them.
    sentence.replace(u"%1"_qs, withMinus(refusal.value));
    sentence.replace(u"%2"_qs, withMinus(refusal.bound));
    if (!names.isEmpty())
        sentence = Refusals::tr("%1: %2", "name, why he cannot").arg(listed(names, kNameLetters, u", "), sentence);
    return refusal.rule < system.rules().size() ? u"%1 (%2)"_qs.arg(sentence, shortRule(system, refusal.rule))
                                                : sentence;
}

/// Of whom it is said, as a message repeats it.
QStringList namesIn(const Refusal& refusal)
{
    return refusal.who.empty() ? QStringList() : QStringList{echoed(lineOf(refusal.who))};
}

bool isSaidAlike(const Refusal& one, const Refusal& other)
{
    return std::tie(one.code, one.rule, one.value, one.bound)
        == std::tie(other.code, other.rule, other.value, other.bound)
        && one.who.empty() == other.who.empty();
}

}  // namespace

QString sentenceFor(const System& system, const Refusal& refusal)
{
    return sentenceOf(system, refusal, namesIn(refusal));
}

std::vector<SaidRefusal> saidOnce(const System& system, std::span<const Refusal> refusals)
{
    std::vector<SaidRefusal> all;
    for (auto one = refusals.begin(); one != refusals.end(); ++one) {
        const auto isLikeIt = [&one](const Refusal& other) { return isSaidAlike(*one, other); };
        if (std::any_of(refusals.begin(), one, isLikeIt))
            continue;
        QStringList names;
        for (auto other = one; other != refusals.end(); ++other)
            names << (isLikeIt(*other) ? namesIn(*other) : QStringList());
        names.removeDuplicates();
        all.push_back({sentenceOf(system, *one, names), *one});
    }
    return all;
}

QString asSentence(const QString& words)
{
    return capitalized(words) + u'.';
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
    QString sentence = Refusals::tr(pattern(fault));
    // The name goes in last: it may hold a percent sign of its own.
    sentence.replace(u"%2"_qs, withMinus(fault.value));
    sentence.replace(u"%3"_qs, withMinus(fault.bound));
    return sentence.replace(u"%1"_qs, echoed(lineOf(name.toStdString())));
}

}  // namespace hitspread::text
