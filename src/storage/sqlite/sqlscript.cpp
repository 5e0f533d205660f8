#include "storage/sqlite/sqlscript.h"

namespace hitspread::storage {

namespace {

/// Walks over a script token by token, as far as needed to find where statements end.
class Splitter {
public:
    explicit Splitter(const QString& script) : m_script(script) {}

    QStringList split()
    {
        while (m_at < m_script.size()) {
            const QChar letter = m_script.at(m_at);
            if (skipComment())
                continue;
            if (letter == u'\'' || letter == u'"' || letter == u'`')
                takeQuoted(letter);
            else if (letter.isLetter() || letter == u'_')
                takeWord();
            else if (letter == u';' && m_depth == 0)
                finish();
            else
                m_statement += m_script.at(m_at++);
        }
        finish();
        return m_statements;
    }

private:
    bool skipComment()
    {
        if (QStringView(m_script).mid(m_at).startsWith(u"--")) {
            const qsizetype end = m_script.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_script.size() : end;
            return true;
        }
        if (QStringView(m_script).mid(m_at).startsWith(u"/*")) {
            const qsizetype end = m_script.indexOf(QStringLiteral("*/"), m_at + 2);
            m_at = end < 0 ? m_script.size() : end + 2;
            return true;
        }
        return false;
    }

    /// A doubled quote inside simply looks like two quoted pieces side by side, which is the same text.
    void takeQuoted(QChar quote)
    {
        const qsizetype end = m_script.indexOf(quote, m_at + 1);
        const qsizetype next = end < 0 ? m_script.size() : end + 1;
        m_statement += QStringView(m_script).mid(m_at, next - m_at);
        m_at = next;
    }

    void takeWord()
    {
        qsizetype end = m_at;
        while (end < m_script.size() && (m_script.at(end).isLetterOrNumber() || m_script.at(end) == u'_'))
            ++end;
        const QStringView word = QStringView(m_script).mid(m_at, end - m_at);
        const auto is = [word](QStringView other) { return word.compare(other, Qt::CaseInsensitive) == 0; };
        if (is(u"TRIGGER"))
            m_inTrigger = true;
        if (m_inTrigger && (is(u"BEGIN") || is(u"CASE")))
            ++m_depth;
        else if (m_inTrigger && is(u"END"))
            --m_depth;
        m_statement += word;
        m_at = end;
    }

    void finish()
    {
        const QString statement = m_statement.trimmed();
        if (!statement.isEmpty())
            m_statements += statement;
        m_statement.clear();
        m_inTrigger = false;
        m_depth = 0;
        ++m_at;
    }

    const QString& m_script;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_inTrigger = false;
    QString m_statement;
    QStringList m_statements;
};

}  // namespace

QStringList statementsOf(const QString& script)
{
    return Splitter(script).split();
}

}  // namespace hitspread::storage
