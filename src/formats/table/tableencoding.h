#pragma once

#include <QByteArray>
#include <QString>

namespace hitspread::formats {

/// A text as UTF-8, and what it was.
struct DecodedText {
    QByteArray utf8;
    QString encoding;      ///< "UTF-8", "UTF-16LE", "windows-1252", …
    bool isGuess = false;  ///< nothing in it says so: whoever can ask should
};

/// Reads a text by its byte order mark, as UTF-8 where it is that, else by what libuchardet takes it for; `encoding`: as somebody said. `source`
/// names it in messages. Throws Failure (BadInput) for an encoding there is not and bytes that are none of it.
[[nodiscard]] DecodedText decodedText(const QByteArray& bytes, const QString& source, const QString& encoding = {});

}  // namespace hitspread::formats
