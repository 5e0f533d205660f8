#include "arch/texts.h"

#include <QRegularExpression>
#include <QSet>

namespace hitspread::arch {

Findings sqlOutsideStorage(const QList<SourceFile>& sources)
{
    static const QRegularExpression kStatement(
        u"^\\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|DROP|VACUUM|ATTACH|REPLACE INTO)\\b"_qs);
    Findings findings;
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/") || file.layer == u"storage")
            continue;
        for (const Literal& literal : file.literals) {
            if (kStatement.match(literal.value).hasMatch())
                findings.append({file.path, literal.line,
                                 u"SQL belongs to storage (\"%1\"); add a repository function and a port"_qs.arg(
                                     literal.value.left(40))});
        }
    }
    return findings;
}

Findings stringConnects(const QList<SourceFile>& sources)
{
    static const QRegularExpression kMacro(u"\\b(SIGNAL|SLOT)\\s*\\("_qs);
    Findings findings;
    for (const SourceFile& file : sources) {
        for (auto match = kMacro.globalMatch(file.bare); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            findings.append({file.path, lineAt(file.bare, found.capturedStart()),
                             u"connect by name is not checked by the compiler; use pointers to members"_qs});
        }
    }
    return findings;
}

Findings partsLookedFor(const QList<SourceFile>& sources)
{
    static const QRegularExpression kFound(
        u"\\bfindChild\\s*<\\s*(?:const\\s+)?(QMenu|QAction|\\w+Dock|\\w+Commands?)\\b"_qs);
    Findings findings;
    for (const SourceFile& file : sources) {
        for (auto match = kFound.globalMatch(file.bare); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            findings.append(
                {file.path, lineAt(file.bare, found.capturedStart()),
                 u"looks for a %1 in a window; have it handed over by who made it"_qs.arg(found.captured(1))});
        }
    }
    return findings;
}

Findings keysTakenApart(const QList<SourceFile>& sources)
{
    static const QRegularExpression kApart(
        u"ends_with\\('[A-Z]'\\)|\\bkey(\\(\\))?\\.index\\s*[/%]|[/%]\\s*kMost(Modifiers|AllotmentModifiers|Members|Pieces|Bullets)\\b"_qs);
    Findings findings;
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/") || file.layer == u"rules")
            continue;
        for (auto match = kApart.globalMatch(file.code); match.hasNext();)
            findings.append({file.path, lineAt(file.code, match.next().capturedStart()),
                             u"takes a key apart; ask the subject of the step or question"_qs});
    }
    return findings;
}

namespace {

/// Behind the bracket that belongs to the one at `open`.
qsizetype behindBracket(const QString& bare, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < bare.size(); ++at) {
        depth += bare[at] == u'(' ? 1 : bare[at] == u')' ? -1 : 0;
        if (depth == 0)
            return at + 1;
    }
    return bare.size();
}

}  // namespace

Findings namesAsSigns(const QList<SourceFile>& sources)
{
    static const QRegularExpression kArg(u"\\.arg\\("_qs);
    static const QRegularExpression kNext(u"\\G\\s*\\.arg\\("_qs);
    static const QRegularExpression kKept(u"\\bQString::fromStdString\\("_qs);
    static const QRegularExpression kTitle(u"\\bsetWindowTitle\\("_qs);
    const QStringList showing{u"text"_qs, u"models"_qs, u"ui"_qs, u"reports"_qs};
    Findings findings;
    const auto add = [&findings](const SourceFile& file, const QRegularExpression& pattern, const QString& what) {
        for (auto match = pattern.globalMatch(file.bare); match.hasNext();)
            findings.append({file.path, lineAt(file.bare, match.next().capturedStart()), what});
    };
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/"))
            continue;
        for (auto match = kArg.globalMatch(file.bare); match.hasNext();) {
            const qsizetype end = behindBracket(file.bare, match.next().capturedEnd() - 1);
            if (kNext.match(file.bare, end).hasMatch())
                findings.append({file.path, lineAt(file.bare, end), u"fill all places at once: .arg(a, b)"_qs});
        }
        if (showing.contains(file.layer) && !file.path.startsWith(u"src/text/echo."))
            add(file, kKept, u"show it by text::visible(), or hand it back by text::asKept()"_qs);
        if (file.layer == u"ui" && file.path != u"src/ui/widgets/windowtitle.h")
            add(file, kTitle, u"a name may hold \"[*]\"; use entitle()"_qs);
    }
    return findings;
}

Findings proseInProblems(const QList<SourceFile>& sources)
{
    static const QRegularExpression kStatement(
        u"(?:\\b(?:Failure|Problem|refuse|because|Cause|Site)\\b(?:\\s+\\w+)?\\s*[<({]|\\{\\s*ProblemCode::)[^;]*;"_qs);
    static const QRegularExpression kSentence(u"[A-Za-z]{2,}[,;:]? "_qs);
    static const QRegularExpression kTranslation(u"\\b(?:tr|translate|QT_TRANSLATE_\\w+)\\("_qs);
    const QStringList silent{u"services"_qs, u"storage"_qs, u"formats"_qs};
    Findings findings;
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/") || file.layer == u"text")
            continue;
        const QStringList lines = file.bare.split(u'\n');
        for (auto match = kStatement.globalMatch(file.bare); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            const int first = lineAt(file.bare, found.capturedStart());
            const int last = lineAt(file.bare, found.capturedEnd());
            for (const Literal& literal : file.literals) {
                // What the compiler says is told to nobody else.
                const bool isTold = literal.line >= first && literal.line <= last
                    && !lines[literal.line - 1].contains(u"static_assert");
                if (isTold && kSentence.match(literal.value).hasMatch())
                    findings.append(
                        {file.path, literal.line,
                         u"a problem words nothing (\"%1\"); give a reason of services/refusal/reasons.inc"_qs.arg(
                             literal.value.left(40))});
            }
        }
        for (auto match = kTranslation.globalMatch(file.bare); silent.contains(file.layer) && match.hasNext();)
            findings.append(
                {file.path, lineAt(file.bare, match.next().capturedStart()),
                 u"this layer words nothing; give a reason and put its words into text/reasonwords.inc"_qs});
    }
    return findings;
}

Findings unusedReasons(const QList<SourceFile>& sources)
{
    static const QRegularExpression kLine(u"^HS_(?:REASON|FINDING)\\((\\w+)"_qs, QRegularExpression::MultilineOption);
    static const QRegularExpression kUse(u"\\bReason::(\\w+)"_qs);
    const QString list = u"src/services/refusal/reasons.inc"_qs;
    QSet<QString> given;
    for (const SourceFile& file : sources) {
        if (!file.path.startsWith(u"src/") || file.layer == u"text" || file.path == list)
            continue;
        for (auto match = kUse.globalMatch(file.bare); match.hasNext();)
            given.insert(match.next().captured(1));
    }
    Findings findings;
    for (const SourceFile& file : sources) {
        for (auto match = kLine.globalMatch(file.path == list ? file.bare : QString()); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            if (!given.contains(found.captured(1)))
                findings.append({file.path, lineAt(file.bare, found.capturedStart()),
                                 u"nothing gives the reason %1; remove it"_qs.arg(found.captured(1))});
        }
    }
    return findings;
}

Findings machinePaths(const QList<TextFile>& texts)
{
    // Written in pieces so that this file does not find itself.
    static const QRegularExpression kPath(
        u"(^|[\\s\"'=(<,:`])/(%1)/"_qs.arg(QStringList{u"work"_qs, u"farm"_qs, u"home/[a-z]+"_qs}.join(u'|')));
    Findings findings;
    for (const TextFile& file : texts) {
        for (auto match = kPath.globalMatch(file.text); match.hasNext();) {
            const QRegularExpressionMatch found = match.next();
            findings.append(
                {file.path, lineAt(file.text, found.capturedStart(2)),
                 u"/%1/ exists on one machine only; use a path relative to the repository or a setting"_qs.arg(
                     found.captured(2))});
        }
    }
    return findings;
}

}  // namespace hitspread::arch
