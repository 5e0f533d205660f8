#include "models/wording.h"

#include "models/systemview.h"
#include "text/labels.h"
#include "text/phrases.h"
#include "text/problems.h"
#include "text/refusals.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

namespace hitspread::wording {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(hitspread::wording)
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Words the ids alone would not give.
QString known(const QString& id)
{
    static const QHash<QString, const char*> words{
        {QStringLiteral("attack"), QT_TRANSLATE_NOOP("hitspread::wording", "To hit")},
        {QStringLiteral("aim"), QT_TRANSLATE_NOOP("hitspread::wording", "Aiming points")},
        {QStringLiteral("conc"), QT_TRANSLATE_NOOP("hitspread::wording", "CONC test")},
        {QStringLiteral("effect"), QT_TRANSLATE_NOOP("hitspread::wording", "Effect")},
        {QStringLiteral("sa"), QT_TRANSLATE_NOOP("hitspread::wording", "Single action")},
        {QStringLiteral("da"), QT_TRANSLATE_NOOP("hitspread::wording", "Double action")},
        {QStringLiteral("semi"), QT_TRANSLATE_NOOP("hitspread::wording", "Semi")},
        {QStringLiteral("fa"), QT_TRANSLATE_NOOP("hitspread::wording", "Auto")},
        {QStringLiteral("pv"), QT_TRANSLATE_NOOP("hitspread::wording", "PV")},
        {QStringLiteral("id"), QT_TRANSLATE_NOOP("hitspread::wording", "ID")},
        {QStringLiteral("idLost"), QT_TRANSLATE_NOOP("hitspread::wording", "ID lost")},
        {QStringLiteral("idLeft"), QT_TRANSLATE_NOOP("hitspread::wording", "ID left")},
        {QStringLiteral("coverPv"), QT_TRANSLATE_NOOP("hitspread::wording", "Cover PV")},
        {QStringLiteral("coverId"), QT_TRANSLATE_NOOP("hitspread::wording", "Cover ID")},
        {QStringLiteral("standardTotal"), QT_TRANSLATE_NOOP("hitspread::wording", "Incap lost")},
        {QStringLiteral("bruisingTotal"), QT_TRANSLATE_NOOP("hitspread::wording", "Incap bruised")},
        {QStringLiteral("dice"), QT_TRANSLATE_NOOP("hitspread::wording", "Dice")},
        {QStringLiteral("target"), QT_TRANSLATE_NOOP("hitspread::wording", "Target number")},
        {QStringLiteral("base"), QT_TRANSLATE_NOOP("hitspread::wording", "Base number")},
    };
    const auto found = words.constFind(id);
    return found == words.constEnd() ? QString() : Wording::tr(*found);
}

}  // namespace

QString spelledOut(std::string_view id)
{
    const QString spelling = fromView(id);
    if (const QString words = known(spelling); !words.isEmpty())
        return words;
    return text::fromId(id);
}

namespace {

/// The text layer's words for an id, or the id spelled out.
QString phrase(const System& system, std::span<const text::Phrase> text::SystemPhrases::*table, std::string_view id)
{
    const text::SystemPhrases* phrases = text::phrasesOf(system.id());
    const QString words = phrases ? text::wordsFor(*phrases, phrases->*table, id) : QString();
    return words.isEmpty() ? QString() : words.left(1).toUpper() + words.mid(1);
}

}  // namespace

QString section(const System& system, std::string_view sectionId)
{
    const QString words = phrase(system, &text::SystemPhrases::sections, sectionId);
    return words.isEmpty() ? spelledOut(sectionId) : words;
}

QString group(std::string_view groupId)
{
    return spelledOut(groupId);
}

QString die(const System& system, std::string_view dieId)
{
    const QString words = phrase(system, &text::SystemPhrases::dice, dieId);
    return words.isEmpty() ? spelledOut(dieId) : words;
}

QString quantity(const System& system, StepKey key)
{
    if (key.quantity >= system.quantities().size())
        return QString::number(key.quantity);
    const std::string_view id = system.quantities()[key.quantity].id;
    QString words = phrase(system, &text::SystemPhrases::quantities, id);
    if (words.isEmpty())
        words = phrase(system, &text::SystemPhrases::endings, id.substr(id.rfind('.') + 1));
    if (words.isEmpty())
        words = spelledOut(id.substr(id.find('.') + 1));
    return key.index == 0 ? words : Wording::tr("%1 %2").arg(words).arg(key.index + 1);
}

QString systemName(const System& system)
{
    const SystemView* view = systemViewOf(system.id());
    return view ? view->name() : fromView(system.id());
}

QString signedNumber(std::int32_t number)
{
    return number < 0 ? Wording::tr("−%1").arg(-qint64{number}) : Wording::tr("+%1").arg(number);
}

QString place(Hex hex)
{
    return QStringLiteral("(%1, %2)").arg(hex.column).arg(hex.halfRow).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString location(const BodyPlan& plan, int location)
{
    if (location < 0 || static_cast<std::size_t>(location) >= plan.locations().size())
        return Wording::tr("beside the body");
    return spelledOut(plan.locations()[static_cast<std::size_t>(location)]);
}

QString location(const System& system, int location)
{
    if (location < 0 || static_cast<std::size_t>(location) >= system.locations().size())
        return Wording::tr("beside the body");
    const std::string_view id = system.locations()[static_cast<std::size_t>(location)];
    const QString words = phrase(system, &text::SystemPhrases::locations, id);
    return words.isEmpty() ? spelledOut(id) : words;
}

QString value(const System& system, StepKey key, std::int32_t number)
{
    const Reading reading = key.quantity < system.quantities().size() ? system.quantities()[key.quantity].reading
                                                                      : Reading::Number;
    switch (reading) {
    case Reading::Truth: return number != 0 ? Wording::tr("yes") : Wording::tr("no");
    case Reading::Place: return place(unpack(number));
    case Reading::Location: return location(system, number);
    case Reading::Direction:
    case Reading::Number: break;
    }
    return number < 0 ? Wording::tr("−%1").arg(-qint64{number}) : QString::number(number);
}

QString question(const System& system, QuestionKey key)
{
    if (key.name >= system.questions().size())
        return {};
    const std::string_view id = system.questions()[key.name].id;
    QString words = phrase(system, &text::SystemPhrases::questions, id);
    if (words.isEmpty())
        words = spelledOut(id.substr(0, id.find('.')));
    return key.index == 0 ? words : Wording::tr("%1 %2").arg(words).arg(key.index + 1);
}

QString field(std::string_view fieldId)
{
    return spelledOut(fieldId);
}

QString choice(std::string_view choiceId)
{
    return spelledOut(choiceId);
}

QString refusal(const System& system, const Refusal& refusal)
{
    return text::sentenceFor(system, refusal);
}

QString fault(const FieldFault& fault)
{
    return text::sentenceFor(fault);
}

QString problem(const Problem& problem)
{
    return text::sentenceFor(problem);
}

QString shortRule(const System& system, std::uint16_t rule)
{
    if (rule >= system.rules().size())
        return {};
    const std::string_view id = system.rules()[rule].id;
    return fromView(id.substr(id.find('-') + 1));
}

QString ruleTip(const System& system, std::uint16_t rule)
{
    if (rule >= system.rules().size())
        return {};
    const RuleInfo& info = system.rules()[rule];
    return Wording::tr("%1 %2\n%3").arg(fromView(info.id), text::ruleTitle(system, rule), fromView(info.text));
}

}  // namespace hitspread::wording
