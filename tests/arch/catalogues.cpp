#include "arch/catalogues.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace hitspread::arch {

namespace {

constexpr int kMostWords = 6;

QRegularExpression anyRuleId()
{
    QStringList patterns;
    for (const CatalogueSize& size : catalogueSizes())
        patterns << size.idPattern.mid(1).chopped(1);
    return QRegularExpression(u"\\b(%1)(?![\\d-])"_qs.arg(patterns.join(u'|')));
}

QSet<QString> idsIn(const QString& text)
{
    static const QRegularExpression kId = anyRuleId();
    QSet<QString> ids;
    for (auto match = kId.globalMatch(text); match.hasNext();)
        ids.insert(match.next().captured(1));
    return ids;
}

QSet<QString> idsOfCases(const QList<TextFile>& cases)
{
    QSet<QString> ids;
    for (const TextFile& file : cases) {
        const QJsonArray rules = QJsonDocument::fromJson(file.text.toUtf8()).object().value(u"rules").toArray();
        for (const QJsonValueConstRef rule : rules)
            ids.insert(rule.toString());
    }
    return ids;
}

}  // namespace

const QList<CatalogueSize>& catalogueSizes()
{
    static const QList<CatalogueSize> kSizes{
        {u"threed"_qs, u"^3D-[A-Z]+-\\d\\d$"_qs, 248}, {u"percentile"_qs, u"^PCT-\\d\\d$"_qs, 41},
        {u"rollunder"_qs, u"^R3-\\d\\d$"_qs, 70},      {u"twod6"_qs, u"^TD-\\d{2,3}$"_qs, 131},
        {u"outcome"_qs, u"^OUT-\\d\\d$"_qs, 76},
    };
    return kSizes;
}

QList<CatalogueRule> readCatalogue(const SourceFile& file, Findings& findings)
{
    static const QRegularExpression kStart(u"^HS_RULE\\("_qs, QRegularExpression::MultilineOption);
    static const QRegularExpression kRule(
        u"\\GHS_RULE\\(\\s*(\\w+),\\s*\"([^\"]+)\",\\s*\"([^\"]*)\",[^\\n]*?,\\s*Built::(Yes|No)\\s*[,)]"_qs);
    QList<CatalogueRule> rules;
    for (auto match = kStart.globalMatch(file.code); match.hasNext();) {
        const QRegularExpressionMatch start = match.next();
        const int line = lineAt(file.code, start.capturedStart());
        const QRegularExpressionMatch rule = kRule.match(file.code, start.capturedStart());
        if (rule.hasMatch())
            rules.append({line, rule.captured(1), rule.captured(2), rule.captured(3), rule.captured(4) == u"Yes"});
        else
            findings.append({file.path, line, u"cannot be read as HS_RULE(enumerator, id, title, …, Built::…, …)"_qs});
    }
    return rules;
}

Findings catalogueFaults(const QString& path, const QList<CatalogueRule>& rules, const CatalogueSize& size)
{
    Findings findings;
    if (rules.size() != size.rules)
        findings.append({path, 1,
                         u"lists %1 rules, the rules document of %2 numbers %3"_qs.arg(rules.size())
                             .arg(size.system)
                             .arg(size.rules)});
    const QRegularExpression idPattern(size.idPattern);
    QSet<QString> ids;
    QSet<QString> enumerators;
    QHash<QString, int> highest;  // number of each group so far
    for (const CatalogueRule& rule : rules) {
        const QString group = rule.id.section(u'-', 0, -2);
        const int number = rule.id.section(u'-', -1).toInt();
        if (!idPattern.match(rule.id).hasMatch())
            findings.append({path, rule.line, u"%1 is no rule id of this system"_qs.arg(rule.id)});
        else if (number > highest.value(group) + 1)
            findings.append({path, rule.line,
                             u"%1 follows %2-%3; the rules documents number without a gap"_qs.arg(rule.id, group)
                                 .arg(highest.value(group), 2, 10, QChar(u'0'))});
        highest[group] = std::max(number, highest.value(group));
        if (ids.contains(rule.id) || enumerators.contains(rule.enumerator))
            findings.append({path, rule.line, u"%1 (%2) stands twice"_qs.arg(rule.id, rule.enumerator)});
        ids.insert(rule.id);
        enumerators.insert(rule.enumerator);
        const auto words = rule.title.split(u' ', Qt::SkipEmptyParts).size();
        if (words < 1 || words > kMostWords)
            findings.append(
                {path, rule.line,
                 u"%1: the title has %2 words; between one and six are asked for"_qs.arg(rule.id).arg(words)});
    }
    return findings;
}

Findings emptyPromises(const QString& path, const QList<CatalogueRule>& rules, const QString& system,
                       const QList<SourceFile>& sources, const QList<SourceFile>& tests, const QList<TextFile>& cases)
{
    QSet<QString> cited;
    for (const SourceFile& file : sources) {
        if (file.system == system && !file.path.endsWith(u".inc"))
            cited += idsIn(file.text);
    }
    QSet<QString> tested = idsOfCases(cases);
    for (const SourceFile& file : tests) {
        if (file.path.startsWith(u"tests/arch/") || file.path.endsWith(u"/catalogue_test.cpp"))
            continue;  // they name rules without testing them
        for (const Literal& literal : file.literals)
            tested += idsIn(literal.value);
    }
    Findings findings;
    for (const CatalogueRule& rule : rules) {
        if (!rule.built)
            continue;
        if (!cited.contains(rule.id))
            findings.append({path, rule.line,
                             u"%1 counts as built, but no source in a systems/%2/ folder cites it; cite it where it is "
                             u"implemented, or set Built::No"_qs.arg(rule.id, system)});
        if (!tested.contains(rule.id))
            findings.append(
                {path, rule.line,
                 u"%1 counts as built, but no test row or golden case bears its id; write one"_qs.arg(rule.id)});
    }
    return findings;
}

}  // namespace hitspread::arch
