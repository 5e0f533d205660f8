#include "formats/foreign/jsonoutline.h"

namespace hitspread::formats {

namespace {

constexpr qsizetype kMostOfText = 64;    ///< letters of a name or a text that tell anything
constexpr qsizetype kMostMembers = 500;  ///< more than any kind of document has

}  // namespace

void JsonOutline::feed(QByteArrayView bytes)
{
    for (const char sign : bytes) {
        if (isDone())
            return;
        if (m_isInText)
            feedText(sign);
        else
            feedSign(sign);
    }
}

void JsonOutline::feedText(char sign)
{
    if (sign == '"' && !m_isEscaped) {
        m_isInText = false;
        if (m_depth != 1)
            return;
        if (!m_isValue)
            m_member = m_text;
        else if (m_members.size() < kMostMembers)
            m_members[m_member] = m_text;
        return;
    }
    m_isEscaped = sign == '\\' && !m_isEscaped;
    if (m_depth == 1 && m_text.size() < kMostOfText)
        m_text += sign;
}

void JsonOutline::feedSign(char sign)
{
    switch (sign) {
    case ' ':
    case '\t':
    case '\r':
    case '\n': return;
    case '"':
        m_isInText = true;
        m_text.clear();
        break;
    case '{':
    case '[':
        m_isObject = m_isObject || sign == '{';
        ++m_depth;
        break;
    case '}':
    case ']': --m_depth; break;
    case ':':
        if (m_depth == 1) {
            m_isValue = true;
            if (m_members.size() < kMostMembers)
                m_members.insert(m_member, {});
        }
        break;
    case ',':
        if (m_depth == 1)
            m_isValue = false;
        break;
    default: break;
    }
    // Nothing stands before the outermost brace.
    m_isBroken = m_isBroken || !m_isObject || m_depth < 0;
}

}  // namespace hitspread::formats
