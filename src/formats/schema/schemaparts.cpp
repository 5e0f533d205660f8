#include "formats/schema/schemaparts.h"

#include <QJsonArray>

namespace hitspread::formats {

QJsonObject ofType(const QString& type)
{
    return {{u"type"_qs, type}};
}

QJsonObject text(const QString& description)
{
    QJsonObject schema = ofType(u"string"_qs);
    if (!description.isEmpty())
        schema.insert(u"description"_qs, description);
    return schema;
}

QJsonObject described(QJsonObject schema, const QString& description)
{
    schema.insert(u"description"_qs, description);
    return schema;
}

QJsonObject oneOfTexts(const QStringList& texts)
{
    return {{u"type"_qs, u"string"_qs}, {u"enum"_qs, QJsonArray::fromStringList(texts)}};
}

QJsonObject listOf(const QJsonObject& items)
{
    return {{u"type"_qs, u"array"_qs}, {u"items"_qs, items}};
}

QJsonObject closed(const Members& members, const QStringList& required)
{
    QJsonObject properties;
    for (auto it = members.begin(); it != members.end(); ++it)
        properties.insert(it.key(), it.value());
    QJsonObject schema{{u"type"_qs, u"object"_qs}, {u"properties"_qs, properties}, {u"additionalProperties"_qs, false}};
    if (!required.isEmpty())
        schema.insert(u"required"_qs, QJsonArray::fromStringList(required));
    return schema;
}

}  // namespace hitspread::formats
