#pragma once

#include "formats/json/documentpath.h"

#include <QByteArrayView>
#include <QString>

#include <vector>

namespace hitspread::formats {

/// Walks through a JSON text without building anything and refuses what a lenient parser lets pass: duplicate members, lone
/// surrogates, bad UTF-8, numbers no double can hold, too deep nesting, too many values. Throws Failure (BadInput) at the first fault.
class JsonScanner {
public:
    JsonScanner(QByteArrayView text, DocumentPath source, int mostDepth, qsizetype firstLine, qsizetype mostValues)
        : m_text(text),
          m_source(std::move(source)),
          m_mostDepth(mostDepth),
          m_firstLine(firstLine),
          m_mostValues(mostValues)
    {}

    /// Precondition: called once.
    void scan();

private:
    void value(int depth);
    void object(int depth);
    void array(int depth);
    QString memberName();
    void text(QString* into);
    void escape(QString* into);
    char16_t fourHexDigits();
    void number();
    void digits();
    void word(const char* spelling);
    char32_t codePoint();
    void blanks();

    [[nodiscard]] bool atEnd() const { return m_position >= m_text.size(); }
    [[nodiscard]] char here() const { return atEnd() ? '\0' : m_text[m_position]; }
    [[nodiscard]] QString path() const;
    [[noreturn]] void fail(qsizetype position, Cause cause) const;
    [[noreturn]] void unexpected(Cause expected) const;

    QByteArrayView m_text;
    DocumentPath m_source;
    int m_mostDepth;
    qsizetype m_firstLine;
    qsizetype m_mostValues;
    qsizetype m_values = 0;
    qsizetype m_position = 0;
    struct Stop {
        QString member;     ///< of an object; of an array, null and
        qsizetype element;  ///< its number
    };
    std::vector<Stop> m_path;  ///< members and elements on the way to here
};

}  // namespace hitspread::formats
