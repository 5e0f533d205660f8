#include "formats/schema/schemabundle.h"

#include "formats/schema/schemas.h"

#include <QJsonArray>

namespace hitspread::formats {

namespace {

const QString kReference = u"$ref"_qs;
const QString kDefinitions = u"definitions"_qs;

}  // namespace

QJsonObject SchemaBundler::bundled(const QJsonObject& schema)
{
    QJsonObject whole = schema;
    whole.remove(kDefinitions);
    return filled(whole);
}

QJsonObject SchemaBundler::filled(const QJsonObject& schema)
{
    const auto other = instead(schema);
    return other ? other->toObject() : schema;
}

std::optional<QJsonValue> SchemaBundler::instead(const QJsonValue& value)
{
    if (value.isArray())
        return insteadOfAny(value.toArray());
    if (!value.isObject())
        return std::nullopt;
    const QJsonObject object = value.toObject();
    const QJsonValue reference = object.value(kReference);
    if (!reference.isString())
        return insteadOfAny(object);
    QJsonObject whole = meant(reference.toString());
    for (auto word = object.begin(); word != object.end(); ++word) {
        if (word.key() != kReference)
            whole.insert(word.key(), word.value());
    }
    return whole;
}

template <class Container>
std::optional<QJsonValue> SchemaBundler::insteadOfAny(const Container& container)
{
    Container changed = container;
    auto place = changed.begin();
    bool any = false;
    for (const QJsonValue& value : container) {
        if (const auto other = instead(value)) {
            *place = *other;
            any = true;
        }
        ++place;
    }
    return any ? std::optional<QJsonValue>(changed) : std::nullopt;
}

QJsonObject SchemaBundler::meant(const QString& reference)
{
    const auto known = m_meant.constFind(reference);
    if (known != m_meant.constEnd())
        return *known;
    const qsizetype hash = reference.indexOf(u'#');
    QJsonObject found = document(reference.left(hash));
    if (hash < 0) {
        for (const QString& word : {u"$id"_qs, u"$schema"_qs, u"title"_qs, kDefinitions})
            found.remove(word);
    }
    const QStringView place = hash < 0 ? QStringView() : QStringView(reference).mid(hash + 1);
    for (const QStringView step : place.split(u'/', Qt::SkipEmptyParts))
        found = found.value(step).toObject();
    found = filled(found);
    m_meant.insert(reference, found);
    return found;
}

QJsonObject SchemaBundler::document(const QString& address)
{
    const auto known = m_documents.constFind(address);
    if (known != m_documents.constEnd())
        return *known;
    return *m_documents.insert(address, schemaNamed(address.mid(schemaAddress({}).size())));
}

}  // namespace hitspread::formats
