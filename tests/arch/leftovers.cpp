#include "arch/leftovers.h"

#include <QRegularExpression>

#include <algorithm>

namespace hitspread::arch {

namespace {

QString fileNameOf(const QString& path)
{
    return path.section(u'/', -1);
}

bool isMentioned(const QString& name, const QList<TextFile>& texts)
{
    return std::ranges::any_of(texts, [&](const TextFile& file) { return file.text.contains(name); });
}

}  // namespace

Findings orphanFixtures(const QStringList& fixtures, const QList<TextFile>& tests)
{
    Findings findings;
    for (const QString& path : fixtures) {
        const QString below = path.section(u"fixtures/"_qs, 1);
        const QString folder = below.contains(u'/') ? u"fixtures/"_qs + below.section(u'/', 0, -2) : QString();
        if (isMentioned(fileNameOf(path), tests) || (!folder.isEmpty() && isMentioned(folder, tests)))
            continue;
        findings.append({path, 1, u"no test mentions this fixture; use it or remove it"_qs});
    }
    return findings;
}

Findings unusedForms(const QList<TextFile>& forms, const QList<SourceFile>& sources)
{
    static const QRegularExpression kClass(u"<class>([^<]+)</class>"_qs);
    Findings findings;
    for (const TextFile& form : forms) {
        const QString stem = fileNameOf(form.path).section(u'.', 0, -2);
        const QString header = u"ui_"_qs + stem + u".h"_qs;
        if (std::ranges::none_of(sources, [&](const SourceFile& file) { return file.code.contains(header); }))
            findings.append({form.path, 1, u"no source includes %1; use the form or remove it"_qs.arg(header)});
        const QString name = kClass.match(form.text).captured(1).section(u"::"_qs, -1);
        if (name.toLower() != stem)
            findings.append(
                {form.path, 1, u"the form's class is %1; name the file %2.ui"_qs.arg(name, name.toLower())});
    }
    return findings;
}

Findings migrationGaps(const QStringList& migrations)
{
    static const QRegularExpression kName(u"^(\\d{4})_[a-z0-9_]+\\.sql$"_qs);
    QStringList sorted = migrations;
    sorted.sort();
    Findings findings;
    int expected = 1;
    for (const QString& path : sorted) {
        const QRegularExpressionMatch name = kName.match(fileNameOf(path));
        if (!name.hasMatch()) {
            findings.append({path, 1, u"migrations are named 0001_words.sql"_qs});
            continue;
        }
        if (name.captured(1).toInt() != expected)
            findings.append(
                {path, 1,
                 u"expected number %1 here; migrations have neither gaps nor repeated numbers"_qs.arg(expected)});
        expected = name.captured(1).toInt() + 1;
    }
    return findings;
}

}  // namespace hitspread::arch
