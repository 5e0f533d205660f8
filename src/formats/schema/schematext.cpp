#include "formats/schema/schematext.h"

#include <QByteArrayList>
#include <QJsonDocument>

namespace hitspread::formats {

namespace {

constexpr qsizetype kLongestLine = 140;

/// The lines of something on one: what opens it, its members, what closes it.
QByteArray onOneLine(const QByteArrayList& lines)
{
    QByteArrayList members;
    for (const QByteArray& line : lines.mid(1, lines.size() - 2))
        members.append(line.trimmed());
    return lines.first() + members.join(' ') + lines.last().trimmed();
}

}  // namespace

QByteArray schemaText(const QJsonObject& schema)
{
    QByteArrayList lines;
    qsizetype opened = -1;  // what holds nothing nested so far
    for (const QByteArray& line : QJsonDocument(schema).toJson().split('\n')) {
        lines.append(line);
        if (line.endsWith('{') || line.endsWith('[')) {
            opened = lines.size() - 1;
            continue;
        }
        if (!line.trimmed().startsWith('}') && !line.trimmed().startsWith(']'))
            continue;
        const QByteArray one = opened < 0 ? QByteArray() : onOneLine(lines.mid(opened));
        if (!one.isEmpty() && one.size() <= kLongestLine) {
            lines.resize(opened);
            lines.append(one);
        }
        opened = -1;
    }
    return lines.join('\n');
}

}  // namespace hitspread::formats
