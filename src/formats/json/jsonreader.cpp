#include "formats/json/jsonreader.h"

#include "formats/json/jsonscanner.h"
#include <QJsonDocument>

namespace hitspread::formats {

QJsonObject readJsonObject(const QByteArray& utf8, const DocumentPath& source, const JsonLimits& limits)
{
    if (utf8.size() > limits.bytes)
        refuse<Reason::TooManyBytes>(source, limits.bytes);
    JsonScanner(utf8, source, limits.depth, limits.firstLine).scan();
    // The parser takes neither a bare number nor a bare text, and says so in its own way.
    const QByteArray trimmed = utf8.trimmed();
    if (!trimmed.startsWith('{') && !trimmed.startsWith("\xEF\xBB\xBF"))
        refuse<Reason::NotAnObject>(source);
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(utf8, &error);
    if (error.error != QJsonParseError::NoError)
        refuse<Reason::NotJson>(source, error.errorString(), error.offset);
    if (!document.isObject())
        refuse<Reason::NotAnObject>(source);
    return document.object();
}

}  // namespace hitspread::formats
