#include "text/problems.h"

#include "rules/systems/registry.h"
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

/// A text of a service or a store, translated piece by piece: what it has put before, between or behind its words (names,
/// numbers) stays.
QString said(const std::string& text)
{
    const QString english = QString::fromStdString(text);
    QString result;
    qsizetype at = 0;
    while (at < english.size()) {
        qsizetype end = at == 0 || mayBegin(english[at]) ? english.size() : at;
        QString words;
        // The longest piece that is known: to the end, or to behind a space.
        for (; end > at; end = english.lastIndexOf(u' ', end - 2) + 1) {
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

QString detail(const Problem& problem, std::size_t index)
{
    return index < problem.details.size() ? said(problem.details[index]) : QString();
}

QString joined(const Problem& problem)
{
    QStringList details;
    for (const std::string& one : problem.details)
        details.append(said(one));
    return details.join(u"; "_qs);
}

/// With the details between what happened and what to do.
QString withDetails(const QString& sentence, const Problem& problem)
{
    if (problem.details.empty())
        return sentence;
    const qsizetype remedy = sentence.indexOf(u';');
    return remedy < 0 ? sentence + u": "_qs + joined(problem)
                      : sentence.first(remedy) + u" (%1)"_qs.arg(joined(problem)) + sentence.sliced(remedy);
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
    QString waiting = action(system, problem.details[0]);
    if (!problem.details[1].empty())
        waiting += u": "_qs + QString::fromStdString(problem.details[1]);
    return QCoreApplication::translate("problems",
                                       "%1: the dice of “%2” wait, and they were rolled with “%3”, which this would "
                                       "change or take away; apply them or drop them first")
        .arg(QString::fromStdString(problem.where), waiting, QString::fromStdString(problem.details[2]));
}

}  // namespace

QString sentenceFor(const Problem& problem)
{
    const QString where = said(problem.where);
    if (const System* system = findSystem(problem.system); system && !problem.refusals.empty()) {
        QStringList reasons;
        for (const Refusal& refusal : problem.refusals)
            reasons << sentenceFor(*system, refusal);
        return QCoreApplication::translate("problems", "%1: the rules forbid it: %2")
            .arg(where, reasons.join(u"; "_qs));
    }
    if (const System* system = findSystem(problem.system);
        system && problem.code == ProblemCode::PendingExists && problem.details.size() == 3)
        return lossOf(*system, problem);
    if (problem.code == ProblemCode::BadInput && problem.details.size() == 2 && !detail(problem, 1).isEmpty())
        return u"%1: %2; %3"_qs.arg(where, detail(problem, 0), detail(problem, 1));
    if (problem.code == ProblemCode::NewerCampaign && problem.details.size() == 2)
        return QCoreApplication::translate("problems",
                                           "%1 was written by a newer Hitspread (its format is %2, this "
                                           "version knows up to %3); open it with that version")
            .arg(where, detail(problem, 0), detail(problem, 1));
    QString sentence = tr(pattern(problem.code));
    if (sentence.contains(u"%1"))
        sentence = sentence.arg(where);
    return withDetails(sentence, problem);
}

}  // namespace hitspread::text
