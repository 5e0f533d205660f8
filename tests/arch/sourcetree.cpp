#include "arch/sourcetree.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace hitspread::arch {

namespace {

constexpr qint64 kMostBytes = qint64{4} * 1024 * 1024;

/// Walks over C++ once and fills code, bare and literals; knows comments, strings, raw strings and characters.
class Scanner {
public:
    explicit Scanner(SourceFile& file) : m_file(file), m_text(file.text)
    {
        m_file.code = m_text;
        m_file.bare = m_text;
    }

    void run()
    {
        while (m_at < m_text.size()) {
            const QStringView rest = QStringView(m_text).sliced(m_at);
            if (rest.startsWith(u"//"))
                blankComment(endOf(u"\n"_qs, m_at, 0));
            else if (rest.startsWith(u"/*"))
                blankComment(endOf(u"*/"_qs, m_at + 2, 2));
            else if (rest.startsWith(u"R\""))
                rawString();
            else if (rest.startsWith(u'"'))
                quoted(u'"');
            else if (rest.startsWith(u'\'') && !isDigitSeparator())
                quoted(u'\'');
            else
                ++m_at;
        }
    }

private:
    [[nodiscard]] qsizetype endOf(const QString& mark, qsizetype from, qsizetype beyond) const
    {
        const qsizetype found = m_text.indexOf(mark, from);
        return found < 0 ? m_text.size() : found + beyond;
    }

    [[nodiscard]] bool isDigitSeparator() const
    {
        return m_at > 0 && m_text[m_at - 1].isLetterOrNumber() && m_at + 1 < m_text.size()
            && m_text[m_at + 1].isLetterOrNumber() && m_text[m_at - 1].isDigit();
    }

    static void blank(QString& where, qsizetype from, qsizetype to)
    {
        for (qsizetype i = from; i < to; ++i) {
            if (where[i] != u'\n')
                where[i] = u' ';
        }
    }

    void blankComment(qsizetype end)
    {
        blank(m_file.code, m_at, end);
        blank(m_file.bare, m_at, end);
        m_at = end;
    }

    void literal(qsizetype from, qsizetype to, qsizetype end)
    {
        m_file.literals.append({lineAt(m_text, m_at), m_text.sliced(from, to - from)});
        blank(m_file.bare, from, to);
        m_at = end;
    }

    void rawString()
    {
        const qsizetype open = m_text.indexOf(u'(', m_at);
        if (open < 0) {
            m_at = m_text.size();
            return;
        }
        const QString close = u')' + m_text.sliced(m_at + 2, open - m_at - 2) + u'"';
        const qsizetype end = endOf(close, open, 0);
        literal(open + 1, end, qMin(end + close.size(), m_text.size()));
    }

    void quoted(QChar quote)
    {
        qsizetype end = m_at + 1;
        while (end < m_text.size() && m_text[end] != quote && m_text[end] != u'\n')
            end += m_text[end] == u'\\' ? 2 : 1;
        end = qMin(end, m_text.size());
        if (quote == u'"')
            literal(m_at + 1, end, qMin(end + 1, m_text.size()));
        else
            m_at = qMin(end + 1, m_text.size());
    }

    SourceFile& m_file;
    QString m_text;
    qsizetype m_at = 0;
};

QString captured(const QString& path, const QString& pattern)
{
    return QRegularExpression(pattern).match(path).captured(1);
}

}  // namespace

int lineAt(const QString& text, qsizetype offset)
{
    return static_cast<int>(QStringView(text).first(offset).count(u'\n')) + 1;
}

SourceFile takeApart(const QString& path, const QString& text)
{
    SourceFile file;
    file.path = path;
    file.layer = captured(path, u"^src/([^/]+)/"_qs);
    file.system = captured(path, u"/systems/([^/]+)/"_qs);
    file.text = text;
    Scanner(file).run();
    return file;
}

QStringList filesBelow(const QString& root, const QString& folder)
{
    const QDir base(root);
    QStringList paths;
    QDirIterator found(folder.isEmpty() ? root : base.filePath(folder), QDir::Files | QDir::Hidden,
                       QDirIterator::Subdirectories);
    static const QRegularExpression kForeign(u"^(\\.git|build[^/]*|out)(/|$)"_qs);
    while (found.hasNext()) {
        const QString path = base.relativeFilePath(found.next());
        if (!kForeign.match(path).hasMatch())
            paths.append(path);
    }
    paths.sort();
    return paths;
}

QList<TextFile> textsAt(const QString& root, const QStringList& paths)
{
    QList<TextFile> texts;
    for (const QString& path : paths) {
        QFile file(QDir(root).filePath(path));
        if (file.size() > kMostBytes || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        if (!bytes.contains('\0'))
            texts.append({path, QString::fromUtf8(bytes)});
    }
    return texts;
}

QList<SourceFile> sourcesBelow(const QString& root, const QStringList& folders)
{
    static const QRegularExpression kSource(u"\\.(h|cpp|inc)$"_qs);
    QList<SourceFile> sources;
    for (const QString& folder : folders) {
        for (const TextFile& file : textsAt(root, filesBelow(root, folder).filter(kSource)))
            sources.append(takeApart(file.path, file.text));
    }
    return sources;
}

QByteArray spelled(const Findings& findings)
{
    QByteArray lines = QByteArray::number(findings.size()) + " finding(s)\n";
    for (const Finding& finding : findings)
        lines += (finding.path + u':' + QString::number(finding.line) + u": "_qs + finding.what + u'\n').toUtf8();
    return lines;
}

}  // namespace hitspread::arch
