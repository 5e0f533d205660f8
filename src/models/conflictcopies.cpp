#include "models/conflictcopies.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <functional>

namespace hitspread {

namespace {

/// What is left of a name behind the campaign's: "name (1)", "name (conflicted copy 2026-11-29)", "name (Ines' conflicted copy …)",
/// "name (Konflikt …)", "name (SFConflict …)", "name_conflict-…", "name.sync-conflict-…".
const QRegularExpression& conflictMark()
{
    static const QRegularExpression mark(
        QStringLiteral("\\A(?: ?\\([0-9]{1,3}\\)| ?\\(.*(?:conflict|konflikt).*\\)|[._ -](?:sync-)?conflict\\b.*)\\z"),
        QRegularExpression::CaseInsensitiveOption);
    return mark;
}

}  // namespace

std::vector<ConflictCopy> conflictCopiesOf(const QString& campaign)
{
    const QFileInfo own(campaign);
    const QString base = own.completeBaseName();
    std::vector<ConflictCopy> copies;
    // Names first: only of those that count is asked more.
    const QStringList all = own.dir().entryList(QDir::Files, QDir::Unsorted);
    for (const QString& entry : all) {
        const QFileInfo file(own.dir(), entry);
        const QString name = file.completeBaseName();
        if (file.suffix() == own.suffix() && name.startsWith(base)
            && conflictMark().match(name.mid(base.size())).hasMatch())
            copies.push_back({file.absoluteFilePath(), file.lastModified()});
    }
    std::ranges::sort(copies, std::ranges::greater(), &ConflictCopy::changed);
    return copies;
}

}  // namespace hitspread
