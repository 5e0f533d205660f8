#include "formats/json/jsonreader.h"

#include "formats/json/jsonscanner.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace hitspread::formats {

namespace {

QJsonDocument readChecked(const QByteArray& utf8, const DocumentPath& source, const JsonLimits& limits)
{
    if (utf8.size() > limits.bytes)
        refuse<Reason::TooManyBytes>(source, limits.bytes);
    JsonScanner(utf8, source, limits.depth, limits.firstLine, limits.values).scan();
    // The parser takes neither a bare number nor a bare text, and says so in its own way.
    const QByteArray trimmed = utf8.trimmed();
    if (!trimmed.startsWith('{') && !trimmed.startsWith('[') && !trimmed.startsWith("\xEF\xBB\xBF"))
        refuse<Reason::NotAnObject>(source);
    QJsonParseError error;
    QJsonDocument document = QJsonDocument::fromJson(utf8, &error);
    if (error.error != QJsonParseError::NoError)
        refuse<Reason::NotJson>(source, error.errorString(), error.offset);
    return document;
}

}  // namespace

QJsonObject readJsonObject(const QByteArray& utf8, const DocumentPath& source, const JsonLimits& limits)
{
    const QJsonDocument document = readChecked(utf8, source, limits);
    if (!document.isObject())
        refuse<Reason::NotAnObject>(source);
    return document.object();
}

QJsonValue readJsonDocument(const QByteArray& utf8, const DocumentPath& source, const JsonLimits& limits)
{
    const QJsonDocument document = readChecked(utf8, source, limits);
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

}  // namespace hitspread::formats
