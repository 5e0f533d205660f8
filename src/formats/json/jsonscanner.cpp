#include "formats/json/jsonscanner.h"

#include <QSet>
#include <QVarLengthArray>

#include <algorithm>
#include <cmath>

namespace hitspread::formats {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A sign of a text that stands for itself in one byte.
bool isPlain(char c)
{
    return c >= 0x20 && c < 0x7F && c != '"' && c != '\\';
}

unsigned byteAt(QByteArrayView text, qsizetype position)
{
    return position < text.size() ? static_cast<unsigned char>(text[position]) : 0U;
}

/// The members an object has had. Most have few, and those are looked through faster than they are hashed.
class Seen {
public:
    /// False: it has had this one.
    bool insert(const QString& name)
    {
        if (m_all.isEmpty() && m_few.size() < kFew) {
            if (std::ranges::find(m_few, name) != m_few.end())
                return false;
            m_few.append(name);
            return true;
        }
        if (m_all.isEmpty())
            m_all = QSet<QString>(m_few.begin(), m_few.end());
        const qsizetype before = m_all.size();
        m_all.insert(name);
        return m_all.size() > before;
    }

private:
    static constexpr qsizetype kFew = 16;
    QVarLengthArray<QString, kFew> m_few;
    QSet<QString> m_all;
};

}  // namespace

void JsonScanner::scan()
{
    if (m_text.startsWith("\xEF\xBB\xBF"))
        m_position = 3;
    blanks();
    if (atEnd())
        fail(m_position, because<Reason::DocumentEmpty>());
    value(0);
    blanks();
    if (!atEnd())
        fail(m_position, because<Reason::SomethingFollows>());
}

void JsonScanner::value(int depth)
{
    if (depth > m_mostDepth)
        fail(m_position, because<Reason::NestedTooDeep>(m_mostDepth));
    if (++m_values > m_mostValues)
        fail(m_position, because<Reason::TooManyElements>(m_values, m_mostValues));
    switch (here()) {
    case '{': return object(depth);
    case '[': return array(depth);
    case '"': return text(nullptr);
    case 't': return word("true");
    case 'f': return word("false");
    case 'n': return word("null");
    default: return number();
    }
}

void JsonScanner::object(int depth)
{
    Seen seen;
    ++m_position;
    blanks();
    if (here() == '}') {
        ++m_position;
        return;
    }
    for (;;) {
        const qsizetype start = m_position;
        if (here() != '"')
            unexpected(because<Reason::MemberName>());
        const QString key = memberName();
        m_path.push_back({key, 0});
        if (!seen.insert(key))
            fail(start, because<Reason::MemberTwice>());
        blanks();
        if (here() != ':')
            unexpected(because<Reason::Colon>());
        ++m_position;
        blanks();
        value(depth + 1);
        m_path.pop_back();
        blanks();
        const char end = here();
        if (end != ',' && end != '}')
            unexpected(because<Reason::CommaOrBrace>());
        ++m_position;
        if (end == '}')
            return;
        blanks();
    }
}

void JsonScanner::array(int depth)
{
    ++m_position;
    blanks();
    if (here() == ']') {
        ++m_position;
        return;
    }
    for (qsizetype index = 0;; ++index) {
        m_path.push_back({QString(), index});
        value(depth + 1);
        m_path.pop_back();
        blanks();
        const char end = here();
        if (end != ',' && end != ']')
            unexpected(because<Reason::CommaOrBracket>());
        ++m_position;
        if (end == ']')
            return;
        blanks();
    }
}

QString JsonScanner::memberName()
{
    QString name(u""_qs);  // an empty name is no missing one
    text(&name);
    return name;
}

/// A text from its opening quote on; what it says is wanted of members only.
void JsonScanner::text(QString* into)
{
    const qsizetype start = m_position++;
    for (;;) {
        const qsizetype plain = m_position;
        while (!atEnd() && isPlain(m_text[m_position]))
            ++m_position;
        if (into && m_position > plain)
            into->append(QLatin1StringView(m_text.sliced(plain, m_position - plain)));
        if (atEnd())
            fail(start, because<Reason::NoClosingQuote>());
        const auto c = static_cast<unsigned char>(here());
        if (c == '"') {
            ++m_position;
            return;
        }
        if (c < 0x20)
            fail(m_position, because<Reason::ControlCharacter>(u"%1"_qs.arg(uint{c}, 4, 16, QChar(u'0'))));
        if (c == '\\') {
            escape(into);
        } else {
            const char32_t code = codePoint();
            if (into)
                into->append(QChar::fromUcs4(code));
        }
    }
}

void JsonScanner::escape(QString* into)
{
    QString unwanted;
    QString& text = into ? *into : unwanted;
    const qsizetype start = m_position++;
    const char c = here();
    ++m_position;
    switch (c) {
    case '"':
    case '\\':
    case '/': text += QLatin1Char(c); return;
    case 'b': text += u'\b'; return;
    case 'f': text += u'\f'; return;
    case 'n': text += u'\n'; return;
    case 'r': text += u'\r'; return;
    case 't': text += u'\t'; return;
    case 'u': break;
    default: fail(start, because<Reason::NoSuchEscape>());
    }
    const char16_t first = fourHexDigits();
    if (!QChar::isSurrogate(first)) {
        text += QChar(first);
        return;
    }
    char16_t second = 0;
    if (QChar::isHighSurrogate(first) && here() == '\\' && byteAt(m_text, m_position + 1) == 'u') {
        m_position += 2;
        second = fourHexDigits();
    }
    if (!QChar::isLowSurrogate(second))
        fail(start, because<Reason::HalfSurrogate>());
    text += QChar(first);
    text += QChar(second);
}

char16_t JsonScanner::fourHexDigits()
{
    bool ok = m_position + 4 <= m_text.size();
    const QByteArrayView four = ok ? m_text.sliced(m_position, 4) : QByteArrayView();
    for (const char c : four)
        ok = ok && std::isxdigit(static_cast<unsigned char>(c)) != 0;
    const uint code = ok ? four.toByteArray().toUInt(&ok, 16) : 0;
    if (!ok)
        fail(m_position, because<Reason::FourDigitsMissing>());
    m_position += 4;
    return static_cast<char16_t>(code);
}

char32_t JsonScanner::codePoint()
{
    const unsigned lead = byteAt(m_text, m_position);
    const int length = lead < 0x80    ? 1
        : lead >= 0xC2 && lead < 0xE0 ? 2
        : lead >= 0xE0 && lead < 0xF0 ? 3
        : lead >= 0xF0 && lead < 0xF5 ? 4
                                      : 0;
    char32_t code = length <= 1 ? lead : lead & (0xFFU >> (length + 1));
    bool valid = length > 0;
    for (int i = 1; i < length; ++i) {
        const unsigned next = byteAt(m_text, m_position + i);
        valid = valid && (next & 0xC0U) == 0x80U;
        code = (code << 6U) | (next & 0x3FU);
    }
    // Overlong forms, surrogates and what lies beyond Unicode are no characters.
    if (!valid || (length == 3 && code < 0x800) || (length == 4 && (code < 0x10000 || code > 0x10FFFF))
        || QChar::isSurrogate(code))
        fail(m_position, because<Reason::NotUtf8>());
    m_position += length;
    return code;
}

void JsonScanner::number()
{
    const qsizetype start = m_position;
    if (here() == '-')
        ++m_position;
    if (!isDigit(here())) {
        m_position = start;
        unexpected(because<Reason::AnyValue>());
    }
    if (here() == '0' && isDigit(static_cast<char>(byteAt(m_text, m_position + 1))))
        fail(start, because<Reason::NeedlessZero>());
    digits();
    if (here() == '.') {
        ++m_position;
        digits();
    }
    if (here() == 'e' || here() == 'E') {
        ++m_position;
        if (here() == '+' || here() == '-')
            ++m_position;
        digits();
    }
    constexpr qsizetype kSurelyFinite = 16;
    if (m_position - start <= kSurelyFinite && !m_text.sliced(start, m_position - start).contains('e')
        && !m_text.sliced(start, m_position - start).contains('E'))
        return;
    bool ok = false;
    const double read = m_text.sliced(start, m_position - start).toByteArray().toDouble(&ok);
    if (!ok || !std::isfinite(read))
        fail(start, because<Reason::NumberTooLarge>());
}

void JsonScanner::digits()
{
    if (!isDigit(here()))
        unexpected(because<Reason::Digit>());
    while (isDigit(here()))
        ++m_position;
}

void JsonScanner::word(const char* spelling)
{
    const QByteArrayView expected(spelling);
    if (!m_text.sliced(m_position).startsWith(expected))
        unexpected(because<Reason::TrueFalseNull>());
    m_position += expected.size();
}

void JsonScanner::blanks()
{
    while (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r')
        ++m_position;
}

QString JsonScanner::path() const
{
    QString path;
    for (std::size_t i = 0; i < std::min<std::size_t>(m_path.size(), 8); ++i) {
        if (m_path[i].member.isNull())
            path += u"[%1]"_qs.arg(m_path[i].element);
        else
            path += (path.isEmpty() ? QString() : u"."_qs) + shortened(m_path[i].member);
    }
    // The far end of a very deep path says nothing.
    return m_path.size() > 8 ? path + u'…' : path;
}

void JsonScanner::fail(qsizetype position, Cause cause) const
{
    qsizetype line = m_firstLine;
    qsizetype column = 1;
    for (qsizetype i = 0; i < position && i < m_text.size(); ++i) {
        if (m_text[i] == '\n') {
            ++line;
            column = 1;
        } else if ((byteAt(m_text, i) & 0xC0U) != 0x80U) {
            ++column;
        }
    }
    throw Failure(ProblemCode::BadInput, m_source.at(line, column, path()), std::move(cause));
}

void JsonScanner::unexpected(Cause expected) const
{
    fail(m_position,
         atEnd() ? because<Reason::EndsTooEarly>(std::move(expected))
                 : because<Reason::UnexpectedCharacter>(std::move(expected)));
}

}  // namespace hitspread::formats
