#include "exchange/jsonreader.h"

#include "exchange/jsonscanner.h"
#include "exchange/place.h"

#include <QJsonDocument>

namespace hitspread::exchange {

QJsonObject readJsonObject(const QByteArray& utf8, const QString& source, const JsonLimits& limits)
{
    if (utf8.size() > limits.bytes)
        refuse(Place(source), ExchangeText::tr("the document has more than %1 bytes").arg(limits.bytes),
               ExchangeText::tr("split it, or check that it is the right file"));
    JsonScanner(utf8, source, limits.depth, limits.firstLine).scan();
    // The parser takes neither a bare number nor a bare text, and says so in its own way.
    const QByteArray trimmed = utf8.trimmed();
    if (!trimmed.startsWith('{') && !trimmed.startsWith("\xEF\xBB\xBF"))
        refuse(Place(source), ExchangeText::tr("the document is not a JSON object"),
               ExchangeText::tr("put it into braces"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(utf8, &error);
    if (error.error != QJsonParseError::NoError)
        refuse(Place(source), ExchangeText::tr("the document is not JSON: %1").arg(error.errorString()),
               ExchangeText::tr("correct it at byte %1").arg(error.offset));
    if (!document.isObject())
        refuse(Place(source), ExchangeText::tr("the document is not a JSON object"),
               ExchangeText::tr("put it into braces"));
    return document.object();
}

}  // namespace hitspread::exchange
