#include "text/problems.h"

#include "rules/systems/registry.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/refusals.h"

#include <QCoreApplication>
#include <QStringList>

namespace hitspread::text {

namespace {

QString tr(const char* words)
{
    return QCoreApplication::translate("problems", words);
}

QString known(const QString& english)
{
    return QCoreApplication::translate(kDetailContext, english.toUtf8().constData());
}

bool mayBegin(QChar sign)
{
    return sign == u' ' || sign == u'"' || sign == u':';
}

/// Where the piece that ends at `end` ends when its last word is left out; 0: it was the only one.
qsizetype withoutLastWord(const QString& english, qsizetype end)
{
    return end < 2 ? 0 : english.lastIndexOf(u' ', end - 2) + 1;
}

/// A text of a service or a store, translated piece by piece: what it has put before, between or behind its words (names,
/// numbers) stays. It takes the square of the length, so give it what was cut to size.
QString said(const QString& english)
{
    QString result;
    qsizetype at = 0;
    while (at < english.size()) {
        qsizetype end = at == 0 || mayBegin(english[at]) ? english.size() : at;
        QString words;
        // The longest piece that is known: to the end, or to behind a space.
        for (; end > at; end = withoutLastWord(english, end)) {
            const QString piece = english.sliced(at, end - at);
            words = known(piece);
            if (words != piece)
                break;
        }
        if (end > at) {
            result += words;
            at = end;
        } else {
            result += english[at++];
        }
    }
    return result;
}

QString echoOf(const std::string& text)
{
    return echoed(lineOf(text));
}

QString detail(const Problem& problem, std::size_t index)
{
    return index < problem.details.size() ? said(echoedDetail(lineOf(problem.details[index]))) : QString();
}

QString joined(const Problem& problem)
{
    QStringList details;
    qsizetype letters = 0;
    // One more than will be listed, so that it is seen that there are others.
    for (std::size_t i = 0; i < problem.details.size() && letters <= kDetailLetters; ++i) {
        details.append(detail(problem, i));
        letters += details.constLast().size() + 2;
    }
    return listed(details, kDetailLetters);
}

/// A pattern filled in, with the details between what happened and what to do.
QString filledIn(const QString& pattern, const QString& where, const Problem& problem)
{
    const auto filled = [&](const QString& part) { return part.contains(u"%1") ? part.arg(where) : part; };
    if (problem.details.empty())
        return filled(pattern);
    const qsizetype remedy = pattern.indexOf(u';');
    return remedy < 0
        ? filled(pattern) + u": "_qs + joined(problem)
        : filled(pattern.first(remedy)) + u" ("_qs + joined(problem) + u')' + filled(pattern.sliced(remedy));
}

const char* pattern(ProblemCode code)
{
    switch (code) {
    case ProblemCode::NotFound: return QT_TRANSLATE_NOOP("problems", "%1 was not found; check its name or number");
    case ProblemCode::BadInput: return QT_TRANSLATE_NOOP("problems", "%1");
    case ProblemCode::Refused: return QT_TRANSLATE_NOOP("problems", "%1: the rules forbid it");
    case ProblemCode::OutOfDate:
        return QT_TRANSLATE_NOOP("problems", "%1 has changed in the meantime; resolve the action anew");
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
    }
    return "%1";
}

/// "Grenade: Frag" waits and would lose "Frag: at the gate": names stay as they are.
QString lossOf(const System& system, const Problem& problem)
{
    QString waiting = echoed(action(system, lineOf(problem.details[0]).toStdString()));
    if (!problem.details[1].empty())
        waiting += u": "_qs + echoOf(problem.details[1]);
    return QCoreApplication::translate("problems",
                                       "%1: the dice of “%2” wait, and they were rolled with “%3”, which this would "
                                       "change or take away; apply them or drop them first")
        .arg(echoOf(problem.where), waiting, echoOf(problem.details[2]));
}

QString refusalOf(const System& system, const QString& where, const Problem& problem)
{
    QStringList reasons;
    for (const Refusal& refusal : problem.refusals)
        reasons << sentenceFor(system, refusal);
    return QCoreApplication::translate("problems", "%1: the rules forbid it: %2")
        .arg(where, listed(reasons, kDetailLetters));
}

QString wholeSentence(const Problem& problem)
{
    const QString where = said(echoOf(problem.where));
    if (const System* system = findSystem(problem.system); system && !problem.refusals.empty())
        return refusalOf(*system, where, problem);
    if (const System* system = findSystem(problem.system);
        system && problem.code == ProblemCode::PendingExists && problem.details.size() == 3)
        return lossOf(*system, problem);
    if (problem.code == ProblemCode::BadInput && problem.details.size() == 2 && !problem.details[1].empty())
        return u"%1: %2; %3"_qs.arg(where, detail(problem, 0), detail(problem, 1));
    if (problem.code == ProblemCode::NewerCampaign && problem.details.size() == 2)
        return QCoreApplication::translate("problems",
                                           "%1 was written by a newer Hitspread (its format is %2, this "
                                           "version knows up to %3); open it with that version")
            .arg(where, echoOf(problem.details[0]), echoOf(problem.details[1]));
    return filledIn(tr(pattern(problem.code)), where, problem);
}

}  // namespace

QString sentenceFor(const Problem& problem)
{
    return shortened(wholeSentence(problem), kMessageLetters);
}

}  // namespace hitspread::text
