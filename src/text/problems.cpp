#include "text/problems.h"

#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/refusalwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <variant>

namespace hitspread::text {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("problems", words);
}

constexpr std::array<const char*, kSiteKinds> kSitePatterns{
    "%1",
    "%1",
    "%1",
    QT_TRANSLATE_NOOP("problems", "character %1"),
    QT_TRANSLATE_NOOP("problems", "combatant %1"),
    QT_TRANSLATE_NOOP("problems", "weapon %1"),
    QT_TRANSLATE_NOOP("problems", "carried weapon %1"),
    QT_TRANSLATE_NOOP("problems", "ammunition %1"),
    QT_TRANSLATE_NOOP("problems", "armour %1"),
    QT_TRANSLATE_NOOP("problems", "worn armour %1"),
    QT_TRANSLATE_NOOP("problems", "accessory %1"),
    QT_TRANSLATE_NOOP("problems", "options %1"),
    QT_TRANSLATE_NOOP("problems", "encounter %1"),
    QT_TRANSLATE_NOOP("problems", "melee weapon %1"),
    QT_TRANSLATE_NOOP("problems", "thrown weapon %1"),
    QT_TRANSLATE_NOOP("problems", "grenade %1"),
    QT_TRANSLATE_NOOP("problems", "carried item %1"),
    QT_TRANSLATE_NOOP("problems", "condition %1"),
    QT_TRANSLATE_NOOP("problems", "modifier %1"),
    QT_TRANSLATE_NOOP("problems", "possession %1"),
    QT_TRANSLATE_NOOP("problems", "saved search %1"),
    QT_TRANSLATE_NOOP("problems", "condition of somebody %1"),
    QT_TRANSLATE_NOOP("problems", "lying %1"),
    QT_TRANSLATE_NOOP("problems", "rule system %1"),
    QT_TRANSLATE_NOOP("problems", "body plan %1"),
    QT_TRANSLATE_NOOP("problems", "profile %1"),
    QT_TRANSLATE_NOOP("problems", "image %1"),
    QT_TRANSLATE_NOOP("problems", "log entry %1"),
    QT_TRANSLATE_NOOP("problems", "mark %1"),
    QT_TRANSLATE_NOOP("problems", "pending action %1"),
    QT_TRANSLATE_NOOP("problems", "a waiting action"),
    QT_TRANSLATE_NOOP("problems", "action %1 of %2"),
    QT_TRANSLATE_NOOP("problems", "time after the fight in %1"),
    QT_TRANSLATE_NOOP("problems", "%1: weapon"),
    QT_TRANSLATE_NOOP("problems", "%1: ammunition"),
    QT_TRANSLATE_NOOP("problems", "shipped document: %1"),
    QT_TRANSLATE_NOOP("problems", "standard output"),
};

/// "%1" to "%9" filled in; what is filled in is not looked through again.
QString filledIn(const QString& pattern, const QStringList& values)
{
    QString filled;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int value = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (value >= 1 && value <= values.size()) {
            filled += values[value - 1];
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

/// Of those of the system, or of the parts of its actions.
const RecordDeclaration* recordCalled(const System& system, const std::string& id)
{
    for (const RecordDeclaration* record : system.records()) {
        if (record->id == id)
            return record;
    }
    for (const ActionDeclaration* action : system.actions()) {
        for (const PartDeclaration& part : action->parts) {
            if (part.record->id == id)
                return part.record;
        }
    }
    return nullptr;
}

struct ValueWords {
    QString operator()(const told::Number& number) const { return QString::number(number.value).replace(u'-', u'−'); }
    QString operator()(const told::Name& name) const { return echoedName(lineOf(name.text)); }
    QString operator()(const told::Names& names) const
    {
        QStringList all;
        for (const std::string& name : names.all)
            all << echoedName(lineOf(name));
        return listed(all, kDetailLetters, u", ");
    }
    QString operator()(const told::Foreign& foreign) const { return echoedDetail(lineOf(foreign.words)); }
    QString operator()(const told::ActionName& named) const
    {
        const System* system = findSystem(named.system);
        const QString name = lineOf(named.action);
        const QString what = echoedName(system ? action(*system, name.toStdString()) : name);
        return named.who.empty() ? what : what + u": "_qs + echoedName(lineOf(named.who));
    }
    QString operator()(const told::Field& field) const
    {
        const System* system = findSystem(field.system);
        const RecordDeclaration* record = system ? recordCalled(*system, field.record) : nullptr;
        const FieldDeclaration* declared = record ? record->find(field.field) : nullptr;
        return declared ? placeName(Naming::usual(*system), *record, *declared, field.element) : lineOf(field.field);
    }
    QString operator()(const Site& site) const { return wordsFor(site); }
    QString operator()(const Cause& cause) const { return wordsFor(cause); }
};

/// A value of a field as the field says it; of one no system declares, and of any other text, as it is written.
QString fieldValue(const told::Field& of, const std::string& written)
{
    QString plain = lineOf(written).isEmpty() ? u"–"_qs : echoedName(lineOf(written));
    const System* system = findSystem(of.system);
    const RecordDeclaration* record = system ? recordCalled(*system, of.record) : nullptr;
    const FieldDeclaration* field = record ? record->find(of.field) : nullptr;
    if (!field || written.empty())
        return plain;
    bool isNumber = false;
    const int number = lineOf(written).toInt(&isNumber);
    if (field->isNumeric() && isNumber)
        return valueName(Naming::usual(*system), *field, number);
    const QString words = shownText(knownTexts(*system, *field), lineOf(written));
    return echoedName(words);
}

const ReasonWords& wordsOfReason(const Cause& cause)
{
    return reasonWords()[static_cast<std::size_t>(cause.reason)];
}

QString said(const Cause& cause, const char* words)
{
    const char* const id = wordsOfReason(cause).id;
    QStringList values;
    const told::Field* field = nullptr;
    for (const told::Value& value : cause.values) {
        const auto* written = std::get_if<told::Name>(&value);
        // Names behind a field are values of it.
        values << (field && written ? fieldValue(*field, written->text) : std::visit(ValueWords(), value));
        if (const auto* named = std::get_if<told::Field>(&value))
            field = named;
    }
    return shortened(filledIn(QCoreApplication::translate(kReasonContext, words, id), values), kDetailLetters);
}

/// What to do about it; null: the problem's code says so.
QString remedyFor(const Cause& cause)
{
    const char* const remedy = wordsOfReason(cause).remedy;
    return remedy ? said(cause, remedy) : QString();
}
/// What the causes say, as many of them as fit.
QString joined(const std::vector<Cause>& causes)
{
    QStringList all;
    qsizetype letters = 0;
    // One more than will be listed, so that it is seen that there are others.
    for (std::size_t i = 0; i < causes.size() && letters <= kDetailLetters; ++i) {
        all.append(wordsFor(causes[i]));
        letters += all.constLast().size() + 2;
    }
    return listed(all, kDetailLetters);
}

/// A pattern filled in, with the causes between what happened and what to do.
QString withCauses(const QString& pattern, const QString& where, const Problem& problem)
{
    if (problem.causes.empty())
        return filledIn(pattern, {where});
    // What it is that has changed, by name.
    if (problem.code == ProblemCode::OutOfDate && problem.causes.front().reason == Reason::ValueMeanwhile) {
        const QString whole = QCoreApplication::translate(
            "problems", "%1; nothing was changed. Look at what stands there now, then do it again");
        return filledIn(whole, {joined(problem.causes)});
    }
    if (problem.code == ProblemCode::OutOfDate)
        return filledIn(pattern, {joined(problem.causes)});
    const qsizetype remedy = pattern.indexOf(u';');
    return remedy < 0 ? filledIn(pattern, {where}) + u": "_qs + joined(problem.causes)
                      : filledIn(pattern.first(remedy), {where}) + u" ("_qs + joined(problem.causes) + u')'
            + filledIn(pattern.sliced(remedy), {where});
}

const char* pattern(ProblemCode code)
{
    switch (code) {
    case ProblemCode::NotFound: return QT_TRANSLATE_NOOP("problems", "%1 was not found; check its name or number");
    case ProblemCode::BadInput: return QT_TRANSLATE_NOOP("problems", "%1");
    case ProblemCode::Refused: return QT_TRANSLATE_NOOP("problems", "%1: the rules forbid it");
    case ProblemCode::OutOfDate:
        return QT_TRANSLATE_NOOP("problems", "%1 has changed in the meantime; work it out anew");
    case ProblemCode::BuiltUpon:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1 cannot be undone because a later entry builds on it; undo that one first");
    case ProblemCode::NothingToUndo: return QT_TRANSLATE_NOOP("problems", "there is nothing to undo");
    case ProblemCode::NothingToRedo: return QT_TRANSLATE_NOOP("problems", "there is nothing to redo");
    case ProblemCode::PendingExists:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1: an action whose dice have fallen is waiting; apply it or drop it first");
    case ProblemCode::NoReason: return QT_TRANSLATE_NOOP("problems", "%1: a reason is missing; say in a word why");
    case ProblemCode::NotACampaign:
        return QT_TRANSLATE_NOOP("problems", "%1 is not a Hitspread campaign; choose a .hitspread file");
    case ProblemCode::ForeignDatabase:
        return QT_TRANSLATE_NOOP("problems", "%1 is a database of another program; choose a .hitspread file");
    case ProblemCode::NewerCampaign:
        return QT_TRANSLATE_NOOP("problems", "%1 was written by a newer Hitspread; open it with that version");
    case ProblemCode::DamagedCampaign:
        return QT_TRANSLATE_NOOP("problems", "%1 is damaged; nothing was changed. Open a backup copy of it");
    case ProblemCode::CampaignLocked:
        return QT_TRANSLATE_NOOP("problems", "%1 is in use by another program; close it there and try again");
    case ProblemCode::CampaignReadOnly:
        return QT_TRANSLATE_NOOP("problems", "%1 can only be read; change its rights or make a copy");
    case ProblemCode::DiskFull:
        return QT_TRANSLATE_NOOP("problems", "%1: the disk is full; make room and try again, nothing was changed");
    case ProblemCode::StorageFault:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1 could not be read or written; nothing was changed, check the disk and "
                                 "your rights there");
    case ProblemCode::FileExists: return QT_TRANSLATE_NOOP("problems", "%1 exists already; choose another name");
    case ProblemCode::StaleWal:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1 was written beside another copy of this campaign and would spoil it; nothing was "
                                 "changed. Move that file to another folder and open the campaign again");
    case ProblemCode::Stopped:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1: a step went on for much too long and was stopped; nothing was changed. Have the "
                                 "file checked, or open a backup copy of it");
    case ProblemCode::OutcomeUnknown:
        return QT_TRANSLATE_NOOP("problems",
                                 "%1: the disk failed while this was kept, so that it may be there or not; open the "
                                 "file again and look at its history before you do it once more");
    case ProblemCode::OutOfMemory:
        return QT_TRANSLATE_NOOP("problems", "%1: there is not enough memory; close other programs and try again");
    }
    return "%1";
}

QString refusalOf(const System& system, const QString& where, const Problem& problem)
{
    QStringList reasons;
    for (const SaidRefusal& said : saidOnce(system, problem.refusals))
        reasons << said.words;
    return QCoreApplication::translate("problems", "%1: the rules forbid it: %2")
        .arg(where, listed(reasons, kDetailLetters));
}

QString wholeSentence(const Problem& problem)
{
    const QString where = wordsFor(problem.where);
    if (const System* system = findSystem(problem.system); system && !problem.refusals.empty())
        return refusalOf(*system, where, problem);
    const QString remedy = problem.causes.empty() ? QString() : remedyFor(problem.causes.front());
    if (!remedy.isNull()) {
        const QString why = joined(problem.causes) + u"; "_qs + remedy;
        return problem.where.isNothing() ? why : where + u": "_qs + why;
    }
    return withCauses(tr(pattern(problem.code)), where, problem);
}

}  // namespace

QString wordsFor(const Site& site)
{
    const bool isNumbered = site.name.empty() && site.number != 0;
    QString words = isNumbered ? QString::number(site.number) : lineOf(site.name);
    // An action's is the system it is of.
    if (site.kind != SiteKind::Action && !site.member.empty())
        words += (words.isEmpty() ? QString() : text::asKept(Site::separator(site.member))) + lineOf(site.member);
    const bool mayBePath = site.kind == SiteKind::File || site.kind == SiteKind::Place;
    QString echo = mayBePath ? echoed(words) : echoedName(words);
    if (site.kind <= SiteKind::File)
        return echo;
    const QString pattern = tr(kSitePatterns[static_cast<std::size_t>(site.kind)]);
    const QString all = filledIn(pattern, {echo, echoedName(lineOf(site.member))});
    return words.isEmpty() ? all.trimmed() : all;
}

QString wordsFor(const Cause& cause)
{
    return said(cause, wordsOfReason(cause).what);
}

QString sentenceFor(const Problem& problem)
{
    return shortened(wholeSentence(problem), kMessageLetters);
}

QString reasonFor(const Problem& problem)
{
    const System* system = findSystem(problem.system);
    // Without the name of anything before it, it is a sentence of its own.
    if (!system || problem.refusals.empty())
        return problem.where.isNothing() ? capitalized(sentenceFor(problem)) : sentenceFor(problem);
    QStringList reasons;
    for (const SaidRefusal& said : saidOnce(*system, problem.refusals))
        reasons << said.words;
    return capitalized(listed(reasons, kDetailLetters));
}

}  // namespace hitspread::text
