#include "exchange/csv.h"

#include <algorithm>

namespace hitspread::exchange {

namespace {

QString cellOf(QString text)
{
    // Spreadsheets take the full-width signs of eastern keyboards for the same.
    constexpr QStringView kRun = u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";
    constexpr QStringView kQuoted = u"\",\r\n";
    if (!text.isEmpty() && kRun.contains(text.front()))
        text.prepend(u'\'');
    if (!std::ranges::any_of(text, [&](QChar letter) { return kQuoted.contains(letter); }))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_qs) + u'"';
}

}  // namespace

QByteArray csvOf(const QList<QStringList>& rows)
{
    QByteArray bytes;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (const QString& text : row)
            cells << cellOf(text);
        bytes += cells.join(u',').toUtf8() + "\r\n";
    }
    return bytes;
}

}  // namespace hitspread::exchange
