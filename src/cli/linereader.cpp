#include "cli/linereader.h"

#include <algorithm>

namespace hitspread::cli {

namespace {

constexpr QByteArrayView kByteOrderMark("\xEF\xBB\xBF");

bool isBlank(const QByteArray& text)
{
    return std::ranges::all_of(text, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
}

}  // namespace

std::optional<Line> LineReader::next()
{
    while (std::optional<QByteArray> text = nextLine()) {
        ++m_number;
        if (m_number == 1 && text->startsWith(kByteOrderMark))
            text = text->sliced(kByteOrderMark.size());
        if (text->endsWith('\r'))
            text->chop(1);
        if (!isBlank(*text))
            return Line{m_number, *text};
    }
    return std::nullopt;
}

std::optional<QByteArray> LineReader::nextLine()
{
    QByteArray beginning;  // of a line that is too long
    for (;;) {
        const qsizetype end = m_buffer.indexOf('\n', m_searched);
        if (end >= 0 || (m_ended && (m_at < m_buffer.size() || !beginning.isEmpty()))) {
            const QByteArray text = taken(end >= 0 ? end : m_buffer.size());
            return beginning.isEmpty() ? text : beginning;
        }
        if (m_ended)
            return std::nullopt;
        m_searched = m_buffer.size();
        // A carriage return that is still to come off does not count.
        if (m_searched - m_at > m_most + 1) {
            if (beginning.isEmpty())
                beginning = m_buffer.sliced(m_at, m_most + 1);
            m_at = m_searched;
        }
        readOn();
    }
}

QByteArray LineReader::taken(qsizetype end)
{
    QByteArray text = m_buffer.sliced(m_at, end - m_at);
    m_at = std::min(end + 1, m_buffer.size());
    m_searched = m_at;
    return text;
}

void LineReader::readOn()
{
    m_buffer.remove(0, m_at);
    m_searched -= m_at;
    m_at = 0;
    const QByteArray more = m_more();
    m_ended = more.isEmpty();
    m_buffer += more;
}

}  // namespace hitspread::cli
