#include "formats/json/plaintexts.h"

#include "rules/core/declare/controlcharacter.h"
#include "services/library/recordname.h"

#include <QJsonArray>

#include <algorithm>
#include <string_view>

namespace hitspread::formats {

namespace {

void requirePlain(const QJsonValue& value, const DocumentPath& place)
{
    if (value.isString()) {
        hitspread::requirePlain(value.toString().toStdString(), place);
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            requirePlain(array[i], place.element(i));
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            requirePlain(member.value(), place.member(member.key()));
    }
}

}  // namespace

void requirePlainTexts(const QJsonObject& document, const DocumentPath& source)
{
    for (auto member = document.begin(); member != document.end(); ++member)
        requirePlain(member.value(), source.member(member.key()));
}

QByteArray withEscapedControls(const QByteArray& json)
{
    QByteArray escaped;
    std::string_view left(json.constData(), static_cast<std::size_t>(json.size()));
    while (!left.empty()) {
        const auto byte = static_cast<unsigned char>(left.front());
        // What is below a blank the writer has escaped in texts; outside of them it is white space.
        const std::size_t control = byte < 0x20 ? 0 : controlAt(left);
        if (control > 0) {
            const QString character = QString::fromUtf8(left.data(), static_cast<qsizetype>(control));
            for (const QChar unit : character)
                escaped += "\\u" + QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
        } else {
            escaped += left.front();
        }
        left.remove_prefix(std::max<std::size_t>(control, 1));
    }
    return escaped;
}

}  // namespace hitspread::formats
