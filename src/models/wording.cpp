#include "models/wording.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

namespace hitspread::wording {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("hitspread::wording", text);
}

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
    return found == words.constEnd() ? QString() : tr(*found);
}

}  // namespace

QString spelledOut(std::string_view id)
{
    const QString spelling = fromView(id);
    if (const QString words = known(spelling); !words.isEmpty())
        return words;
    QString result;
    for (const QChar letter : spelling) {
        if (letter.isUpper() && !result.isEmpty())
            result += QLatin1Char(' ') + letter.toLower();
        else
            result += letter == QLatin1Char('.') ? QLatin1Char(' ') : letter;
    }
    if (!result.isEmpty())
        result[0] = result[0].toUpper();
    return result;
}

QString section(std::string_view sectionId)
{
    return spelledOut(sectionId);
}

QString quantity(const System& system, StepKey key)
{
    if (key.quantity >= system.quantities().size())
        return QString::number(key.quantity);
    const std::string_view id = system.quantities()[key.quantity].id;
    const QString words = spelledOut(id.substr(id.find('.') + 1));
    return key.index == 0 ? words : tr("%1 %2").arg(words).arg(key.index + 1);
}

QString signedNumber(std::int32_t number)
{
    return number < 0 ? tr("−%1").arg(-qint64{number}) : tr("+%1").arg(number);
}

QString place(Hex hex)
{
    return QStringLiteral("(%1, %2)").arg(hex.column).arg(hex.halfRow).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString location(const BodyPlan& plan, int location)
{
    if (location < 0 || static_cast<std::size_t>(location) >= plan.locations().size())
        return tr("beside the body");
    return spelledOut(plan.locations()[static_cast<std::size_t>(location)]);
}

QString value(const System& system, const BodyPlan* plan, StepKey key, std::int32_t number)
{
    const Reading reading = key.quantity < system.quantities().size() ? system.quantities()[key.quantity].reading : Reading::Number;
    switch (reading) {
    case Reading::Truth: return number != 0 ? tr("yes") : tr("no");
    case Reading::Place: return place(unpack(number));
    case Reading::Location: return plan ? location(*plan, number) : QString::number(number);
    case Reading::Direction:
    case Reading::Number: break;
    }
    return number < 0 ? tr("−%1").arg(-qint64{number}) : QString::number(number);
}

QString question(const System& system, QuestionKey key)
{
    if (key.name >= system.questions().size())
        return {};
    const std::string_view id = system.questions()[key.name].id;
    const std::string_view first = id.substr(0, id.find('.'));
    const QString words = id.ends_with(".spend") ? tr("Spend aiming points") : spelledOut(first);
    return key.index == 0 ? words : tr("%1 %2").arg(words).arg(key.index + 1);
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
    const QString words = refusal.code < system.refusals().size() ? spelledOut(system.refusals()[refusal.code]) : tr("The rules forbid it");
    if (refusal.value == 0 && refusal.bound == 0)
        return tr("%1 (%2).").arg(words, shortRule(system, refusal.rule));
    return tr("%1: %2, allowed %3 (%4).").arg(words).arg(refusal.value).arg(refusal.bound).arg(shortRule(system, refusal.rule));
}

QString fault(const FieldFault& fault)
{
    switch (fault.kind) {
    case FieldFault::Kind::BelowMinimum: return tr("%1 is too low; the least is %2.").arg(fault.value).arg(fault.bound);
    case FieldFault::Kind::AboveMaximum: return tr("%1 is too high; the most is %2.").arg(fault.value).arg(fault.bound);
    case FieldFault::Kind::NoSuchChoice: return tr("There is no such choice.");
    case FieldFault::Kind::TextTooLong: return tr("The text is too long; %1 bytes are the most.").arg(fault.bound);
    case FieldFault::Kind::NotAHex: return tr("This is no hex of the grid.");
    case FieldFault::Kind::MissingEntry: return tr("A number is needed here.");
    }
    return {};
}

QString problem(const Problem& problem)
{
    const QString where = QString::fromStdString(problem.where);
    QStringList details;
    for (const std::string& detail : problem.details)
        details << (problem.code == ProblemCode::Refused ? spelledOut(detail) : QString::fromStdString(detail));
    const QString more = details.join(QStringLiteral("; "));
    switch (problem.code) {
    case ProblemCode::NotFound: return tr("Not found: %1. Look whether it was deleted, then try again.").arg(where);
    case ProblemCode::BadInput: return tr("%1 does not fit: %2. Change it and try again.").arg(where, more);
    case ProblemCode::Refused: return tr("The rules forbid it: %1.").arg(more);
    case ProblemCode::OutOfDate: return tr("%1 changed in the meantime. Nothing was applied: close, look again and repeat.").arg(where);
    case ProblemCode::BuiltUpon: return tr("A later entry rests on this one: %1. Undo that one first.").arg(more);
    case ProblemCode::NothingToUndo: return tr("There is nothing to undo here.");
    case ProblemCode::NothingToRedo: return tr("There is nothing to redo here.");
    case ProblemCode::PendingExists: return tr("Dice have already fallen in %1. Apply or drop that action first.").arg(where);
    case ProblemCode::NoReason: return tr("A word of reason is needed.");
    case ProblemCode::NotACampaign: return tr("%1 is no Hitspread campaign. Choose another file.").arg(where);
    case ProblemCode::ForeignDatabase: return tr("%1 belongs to another program. Choose another file.").arg(where);
    case ProblemCode::NewerCampaign: return tr("%1 was written by a newer Hitspread (%2). Update the program to open it.").arg(where, more);
    case ProblemCode::DamagedCampaign: return tr("%1 is damaged (%2). Open a copy of it instead.").arg(where, more);
    case ProblemCode::CampaignLocked: return tr("%1 is in use elsewhere. Close the other program and try again.").arg(where);
    case ProblemCode::CampaignReadOnly: return tr("%1 cannot be written. Save a copy elsewhere and go on there.").arg(where);
    case ProblemCode::DiskFull: return tr("The disk is full: %1. Make room, then try again; nothing was changed.").arg(where);
    case ProblemCode::StorageFault: return tr("The campaign could not be read or written: %1 %2. Nothing was changed.").arg(where, more);
    case ProblemCode::FileExists: return tr("%1 exists already. Choose another name.").arg(where);
    }
    return where;
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
    return tr("%1 %2\n%3").arg(fromView(info.id), fromView(info.title), fromView(info.text));
}

}  // namespace hitspread::wording
