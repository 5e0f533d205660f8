#include "arch/texts.h"

#include <QRegularExpression>

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
