#include "formats/schema/fieldschema.h"

#include "formats/codec/fieldcodec.h"
#include "formats/codec/tablecodec.h"

#include <QJsonArray>

namespace hitspread::formats {

namespace {

QJsonArray spellings(std::span<const std::string_view> ids)
{
    QJsonArray array;
    for (const std::string_view id : ids)
        array.append(toQString(id));
    return array;
}

QJsonObject elementSchema(const FieldDeclaration& field)
{
    switch (field.kind) {
    case FieldKind::Flag: return {{u"type"_qs, u"boolean"_qs}};
    case FieldKind::Choice: return {{u"type"_qs, u"string"_qs}, {u"enum"_qs, spellings(field.choices)}};
    case FieldKind::Set:
        return {{u"type"_qs, u"array"_qs},
                {u"uniqueItems"_qs, true},
                {u"items"_qs, QJsonObject{{u"type"_qs, u"string"_qs}, {u"enum"_qs, spellings(field.choices)}}}};
    case FieldKind::Place: return hexSchema();
    case FieldKind::Text: return {{u"type"_qs, u"string"_qs}, {u"maxLength"_qs, field.maximum}};
    case FieldKind::RankList: {
        const QJsonObject rank = wholeNumberSchema(field.minimum, field.maximum);
        // One schema for both forms: ranks by name, or pairs where their order matters.
        return {{u"type"_qs, QJsonArray{u"object"_qs, u"array"_qs}},
                {u"additionalProperties"_qs, rank},
                {u"items"_qs,
                 QJsonObject{{u"type"_qs, u"array"_qs},
                             {u"minItems"_qs, 2},
                             {u"maxItems"_qs, 2},
                             {u"items"_qs, QJsonArray{QJsonObject{{u"type"_qs, u"string"_qs}}, rank}}}}};
    }
    case FieldKind::Table: return tableSchema(*field.shape);
    case FieldKind::Number: break;
    }
    QJsonObject number = wholeNumberSchema(field.minimum, field.maximum);
    if (field.optional)
        number.insert(u"type"_qs, QJsonArray{u"integer"_qs, u"null"_qs});
    return number;
}

QJsonObject arraySchema(const FieldDeclaration& field)
{
    if (field.elements.empty())
        return {{u"type"_qs, u"array"_qs}, {u"maxItems"_qs, field.extent}, {u"items"_qs, elementSchema(field)}};
    QJsonObject properties;
    for (const std::string_view element : field.elements)
        properties.insert(toQString(element), elementSchema(field));
    return {{u"type"_qs, u"object"_qs}, {u"properties"_qs, properties}, {u"additionalProperties"_qs, false}};
}

QString tableWords(const TableShape& shape)
{
    const QString rows =
        u"Rows in order, which hold each result from %1 to %2 once; without from, a row begins behind the one before."_qs;
    const QString origin = !shape.printed.empty() ? u"The default is as printed, where no other is said."_qs
                                                  : u"The rules print no values: the default is a house table."_qs;
    return rows.arg(QString::number(shape.first), QString::number(shape.last)) + u' ' + origin;
}

}  // namespace

QString titleOf(std::string_view id)
{
    QString title;
    for (const QChar c : toQString(id)) {
        if (title.isEmpty())
            title += c.toUpper();
        else if (c.isUpper())
            title += u' ' + c.toLower();
        else
            title += c == u'.' ? QChar(u' ') : c;
    }
    return title;
}

QJsonObject wholeNumberSchema(std::int64_t minimum, std::int64_t maximum)
{
    return {{u"type"_qs, u"integer"_qs}, {u"minimum"_qs, qint64{minimum}}, {u"maximum"_qs, qint64{maximum}}};
}

QJsonObject hexSchema()
{
    return {{u"type"_qs, u"array"_qs},
            {u"minItems"_qs, 2},
            {u"maxItems"_qs, 2},
            {u"items"_qs, wholeNumberSchema(-999, 999)}};
}

QJsonObject fieldSchema(const FieldDeclaration& field)
{
    QJsonObject schema = field.extent > 1 ? arraySchema(field) : elementSchema(field);
    schema.insert(u"title"_qs, titleOf(field.id));
    QStringList words;
    if (!field.unit.empty())
        words.append(u"In %1."_qs.arg(toQString(field.unit)));
    if (field.optional)
        words.append(u"null: no entry."_qs);
    if (!field.countedBy.empty())
        words.append(
            u"%1 says how many elements count; without it, all that are given."_qs.arg(toQString(field.countedBy)));
    if (field.kind == FieldKind::Place)
        words.append(u"Column and half-row of a hex; their sum is even."_qs);
    if (field.names)
        words.append(u"%1 is meant, by a number that stands for one and the same everywhere; 0: it is not said."_qs.arg(
            field.names == RecordKind::Condition ? u"Who"_qs : u"What"_qs));
    if (field.kind == FieldKind::RankList)
        words.append(u"Rank by name; as pairs [name, rank] where the order matters."_qs);
    if (field.kind == FieldKind::Table)
        words.append(tableWords(*field.shape));
    if (!words.isEmpty())
        schema.insert(u"description"_qs, words.join(u' '));
    if (field.kind == FieldKind::Table)
        schema.insert(u"default"_qs, encodeTable(*field.shape, tableOf(field.shape->shipped())));
    else if (field.extent == 1 && field.kind != FieldKind::Text && field.kind != FieldKind::RankList)
        schema.insert(u"default"_qs, encodeElement(field, field.fallback));
    if (!field.rules.empty())
        schema.insert(u"x-rules"_qs,
                      QJsonArray::fromStringList(toQString(field.rules).split(u' ', Qt::SkipEmptyParts)));
    if (!field.group.empty())
        schema.insert(u"x-group"_qs, toQString(field.group));
    return schema;
}

}  // namespace hitspread::formats
