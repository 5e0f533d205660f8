#include "exchange/schemacheck.h"

#include "exchange/fieldcodec.h"
#include "exchange/requestcodec.h"
#include "exchange/schemabundle.h"
#include "exchange/schemas.h"
#include "services/problem.h"

#include <QJsonArray>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <map>
#include <mutex>

namespace hitspread::exchange {

namespace {

/// A place in the document together with what stands there and the part of the schema that speaks about it.
struct Spot {
    Place place;
    QJsonValue value;
    QJsonObject schema;
};

Spot descend(const Spot& spot, const QString& step)
{
    if (spot.value.isArray()) {
        const qsizetype index = step.toLongLong();
        const QJsonValue items = spot.schema.value(u"items"_qs);
        const QJsonObject schema = items.isArray() ? items.toArray().at(index).toObject() : items.toObject();
        return {spot.place.element(index), spot.value.toArray().at(index), schema};
    }
    const QJsonValue known = spot.schema.value(u"properties"_qs)[step];
    return {spot.place.member(step), spot.value.toObject().value(step),
            known.isObject() ? known.toObject() : spot.schema.value(u"additionalProperties"_qs).toObject()};
}

QStringList typesOf(const QJsonObject& schema)
{
    const QJsonValue type = schema.value(u"type"_qs);
    QStringList types;
    if (type.isString())
        types.append(type.toString());
    for (const QJsonValue& one : type.toArray())
        types.append(one.toString());
    return types;
}

QString wordFor(const QString& type, const QJsonObject& schema)
{
    const auto bound = [&](const QString& key) { return QString::number(schema.value(key).toInteger()); };
    if (type == u"integer")
        return schema.contains(u"minimum"_qs)
            ? ExchangeText::tr("a whole number from %1 to %2").arg(bound(u"minimum"_qs), bound(u"maximum"_qs))
            : ExchangeText::tr("a whole number");
    if (type == u"boolean")
        return ExchangeText::tr("true or false");
    if (type == u"string")
        return schema.contains(u"maxLength"_qs)
            ? ExchangeText::tr("a text of at most %1 characters").arg(bound(u"maxLength"_qs))
            : ExchangeText::tr("a text");
    if (type == u"array") {
        if (schema.contains(u"minItems"_qs) && schema.value(u"minItems"_qs) == schema.value(u"maxItems"_qs))
            return ExchangeText::tr("an array of %1 elements").arg(bound(u"minItems"_qs));
        if (schema.value(u"uniqueItems"_qs).toBool())
            return ExchangeText::tr("an array in which nothing occurs twice");
        return schema.contains(u"maxItems"_qs)
            ? ExchangeText::tr("an array of at most %1 elements").arg(bound(u"maxItems"_qs))
            : ExchangeText::tr("an array");
    }
    return type == u"object" ? ExchangeText::tr("an object") : type;
}

QString expectedBy(const QJsonObject& schema)
{
    QStringList words;
    if (schema.contains(u"enum"_qs)) {
        for (const QJsonValue& one : schema.value(u"enum"_qs).toArray())
            words.append(u"\"%1\""_qs.arg(one.toString()));
        return ExchangeText::tr("one of %1").arg(words.join(u", "_qs));
    }
    for (const QString& type : typesOf(schema))
        words.append(wordFor(type, schema));
    return words.join(ExchangeText::tr(" or "));
}

/// The known member that looks most like a misspelt one, or nothing.
QString similar(const QString& unknown, const QStringList& known)
{
    for (const QString& key : known) {
        if (key.compare(unknown, Qt::CaseInsensitive) == 0
            || (unknown.size() > 2
                && (key.startsWith(unknown, Qt::CaseInsensitive) || unknown.startsWith(key, Qt::CaseInsensitive))))
            return key;
    }
    return {};
}

[[noreturn]] void refuseUnknown(const Spot& spot, const QString& key)
{
    const QString meant = similar(key, spot.schema.value(u"properties"_qs).toObject().keys());
    refuse(spot.place.member(key), ExchangeText::tr("there is no such member"),
           meant.isEmpty() ? ExchangeText::tr("check its spelling, or remove it")
                           : ExchangeText::tr("did you mean \"%1\"?").arg(meant));
}

[[noreturn]] void explain(const Spot& spot)
{
    if (spot.value.isObject() && spot.schema.contains(u"properties"_qs)) {
        const QJsonObject object = spot.value.toObject();
        const QJsonObject known = spot.schema.value(u"properties"_qs).toObject();
        for (const QString& key : object.keys()) {
            if (!known.contains(key) && spot.schema.value(u"additionalProperties"_qs) == QJsonValue(false))
                refuseUnknown(spot, key);
        }
        for (const QJsonValue& key : spot.schema.value(u"required"_qs).toArray()) {
            if (!object.contains(key.toString()))
                refuse(spot.place.member(key.toString()), ExchangeText::tr("it is missing"),
                       ExchangeText::tr("add it"));
        }
    }
    refuse(spot.place, ExchangeText::tr("here is %1").arg(kindOf(spot.value)),
           ExchangeText::tr("expected %1").arg(expectedBy(spot.schema)));
}

/// A bundled schema made ready for any number of documents.
class ReadySchema {
public:
    explicit ReadySchema(const QJsonObject& bundled) : m_text(bundled)
    {
        valijson::SchemaParser parser;
        const QJsonValue value(m_text);
        parser.populateSchema(valijson::adapters::QtJsonAdapter(value), m_schema);
    }

    void check(const QJsonObject& document, const QString& where) const
    {
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        valijson::ValidationResults results;
        const QJsonValue value(document);
        if (validator.validate(m_schema, valijson::adapters::QtJsonAdapter(value), &results))
            return;
        // The innermost fault is reported first; those that follow only say that what surrounds it fails as well.
        valijson::ValidationResults::Error error;
        results.popError(error);
        Spot spot{Place(where), value, m_text};
        for (std::size_t i = 1; i < error.context.size(); ++i) {
            const QString step = QString::fromStdString(error.context[i]);
            spot = descend(spot, step.startsWith(u'[') ? step.mid(1, step.size() - 2) : step);
        }
        explain(spot);
    }

private:
    QJsonObject m_text;
    valijson::Schema m_schema;
};

/// The schema of an action's requests, made at the first of them.
const ReadySchema& requestSchemaOf(const Addressee& addressee)
{
    static std::mutex mutex;
    static std::map<const ActionDeclaration*, ReadySchema> ready;
    static SchemaBundler bundler;
    const std::scoped_lock lock(mutex);
    const ActionDeclaration* action = addressee.action;
    const auto found = ready.find(action);
    return found != ready.end()
        ? found->second
        : ready.try_emplace(action, bundler.bundled(requestSchema(*addressee.system, *action))).first->second;
}

}  // namespace

void checkAgainst(const QJsonObject& schema, const QJsonObject& document, const QString& where)
{
    ReadySchema(SchemaBundler().bundled(schema)).check(document, where);
}

void checkRequest(const QJsonObject& request)
{
    requestSchemaOf(addresseeOf(request)).check(request, {});
}

Request requestFrom(const QJsonObject& request)
{
    try {
        return decodeRequest(request);
    } catch (const Failure&) {
        checkRequest(request);
        throw;  // what no schema can say
    }
}

}  // namespace hitspread::exchange
