#include "arch/budgets.h"

#include <QRegularExpression>

namespace hitspread::arch {

namespace {

constexpr int kShortTable = 3;

/// The offset just behind the brace that closes the one at `open`, or -1.
qsizetype closingOf(const QString& text, qsizetype open)
{
    int depth = 0;
    for (qsizetype i = open; i < text.size(); ++i) {
        if (text[i] == u'{')
            ++depth;
        else if (text[i] == u'}' && --depth == 0)
            return i + 1;
    }
    return -1;
}

/// Decisions of a README.md are the paragraphs of that chapter, each behind an empty line.
void addOverlongDecisions(const TextFile& paper, Findings& findings)
{
    constexpr int kDecisionLines = 5;
    constexpr qsizetype kDecisionLetters = 165;
    const QStringList lines = paper.text.split(u'\n');
    bool isDecision = false;
    int length = 0;
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        if (lines[i].startsWith(u"## "))
            isDecision = lines[i] == u"## Decisions";
        length = lines[i].isEmpty() ? 0 : length + 1;
        if (isDecision && length == kDecisionLines + 1)
            findings.append({paper.path, i + 1, u"a decision of more than %1 lines; say less"_qs.arg(kDecisionLines)});
        if (isDecision && lines[i].size() > kDecisionLetters)
            findings.append({paper.path, i + 1, u"a line of more than %1 letters; break it"_qs.arg(kDecisionLetters)});
    }
}

int budgetOf(const QString& path)
{
    if (path.endsWith(u"/main.cpp"))
        return 120;
    if (path.endsWith(u"/mainwindow.cpp"))
        return 400;
    if (path.endsWith(u".cpp"))
        return 500;
    return path.endsWith(u".h") ? 250 : 0;
}

}  // namespace

int countedLines(const SourceFile& file)
{
    // No parenthesis before the brace: a constexpr function is no table.
    static const QRegularExpression kTable(u"\\bconstexpr\\b[^(){};]*\\{"_qs);
    int lines = static_cast<int>(file.text.count(u'\n'));
    qsizetype from = 0;
    for (;;) {
        const QRegularExpressionMatch found = kTable.match(file.bare, from);
        if (!found.hasMatch())
            return lines;
        const qsizetype end = closingOf(file.bare, found.capturedEnd() - 1);
        if (end < 0)
            return lines;
        const int rows = lineAt(file.bare, end) - lineAt(file.bare, found.capturedStart()) + 1;
        if (rows > kShortTable)
            lines -= rows;
        from = end;
    }
}

Findings overlongSources(const QList<SourceFile>& sources)
{
    Findings findings;
    for (const SourceFile& file : sources) {
        const int budget = budgetOf(file.path);
        const int lines = countedLines(file);
        if (file.path.startsWith(u"src/") && budget > 0 && lines > budget)
            findings.append(
                {file.path, lines,
                 u"%1 lines, the budget is %2; find the second thing this file does and move it out"_qs.arg(lines).arg(
                     budget)});
    }
    return findings;
}

Findings overlongForms(const QList<TextFile>& forms)
{
    constexpr int kBudget = 600;
    Findings findings;
    for (const TextFile& form : forms) {
        const auto lines = static_cast<int>(form.text.count(u'\n'));
        if (lines > kBudget)
            findings.append(
                {form.path, lines, u"%1 lines, the budget is %2; split the form"_qs.arg(lines).arg(kBudget)});
    }
    return findings;
}

Findings overlongPapers(const QList<TextFile>& papers)
{
    constexpr qsizetype kPaperBytes = 12'288;
    Findings findings;
    for (const TextFile& paper : papers) {
        const qsizetype bytes = paper.text.toUtf8().size();
        if (paper.path == u"CONTRIBUTING.md" && bytes > kPaperBytes)
            findings.append(
                {paper.path, 1,
                 u"%1 bytes, the budget is %2; what one folder alone needs stands in its README.md"_qs.arg(bytes).arg(
                     kPaperBytes)});
        if (paper.path.endsWith(u"/README.md"))
            addOverlongDecisions(paper, findings);
    }
    return findings;
}

}  // namespace hitspread::arch
