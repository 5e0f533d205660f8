#include "formats/schema/schemacheck.h"

#include "formats/codec/fieldcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/schema/schemabundle.h"
#include "formats/schema/schemas.h"
#include "services/refusal/problem.h"

#include <QJsonArray>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <map>
#include <mutex>

namespace hitspread::formats {

namespace {

/// A place in the document together with what stands there and the part of the schema that speaks about it.
struct Spot {
    DocumentPath place;
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

Cause wordFor(const QString& type, const QJsonObject& schema)
{
    const auto bound = [&](const QString& key) { return schema.value(key).toInteger(); };
    if (type == u"integer")
        return schema.contains(u"minimum"_qs)
            ? because<Reason::WholeNumberWithin>(bound(u"minimum"_qs), bound(u"maximum"_qs))
            : because<Reason::WholeNumber>();
    if (type == u"boolean")
        return because<Reason::TrueOrFalse>();
    if (type == u"string")
        return schema.contains(u"maxLength"_qs) ? because<Reason::TextOfAtMost>(bound(u"maxLength"_qs))
                                                : because<Reason::Text>();
    if (type == u"array") {
        if (schema.contains(u"minItems"_qs) && schema.value(u"minItems"_qs) == schema.value(u"maxItems"_qs))
            return because<Reason::ArrayOf>(bound(u"minItems"_qs));
        if (schema.value(u"uniqueItems"_qs).toBool())
            return because<Reason::ArrayWithoutDoubles>();
        return schema.contains(u"maxItems"_qs) ? because<Reason::ArrayOfAtMost>(bound(u"maxItems"_qs))
                                               : because<Reason::JsonArray>();
    }
    return type == u"object" ? because<Reason::JsonObject>() : because<Reason::OtherType>(type);
}

Cause expectedBy(const QJsonObject& schema)
{
    if (schema.contains(u"enum"_qs)) {
        QStringList words;
        for (const QJsonValue& one : schema.value(u"enum"_qs).toArray())
            words.append(u"\"%1\""_qs.arg(one.toString()));
        return because<Reason::OneOf>(words);
    }
    const QStringList types = typesOf(schema);
    if (types.isEmpty())
        return because<Reason::JsonNothing>();
    Cause expected = wordFor(types.first(), schema);
    for (const QString& type : types.sliced(1))
        expected = because<Reason::EitherOr>(std::move(expected), wordFor(type, schema));
    return expected;
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
    if (meant.isEmpty())
        refuse<Reason::UnknownMember>(spot.place.member(key));
    refuse<Reason::UnknownMemberLike>(spot.place.member(key), meant);
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
                refuse<Reason::MemberMissing>(spot.place.member(key.toString()));
        }
    }
    refuse<Reason::NotExpected>(spot.place, kindOf(spot.value), expectedBy(spot.schema));
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
        Spot spot{DocumentPath(where), value, m_text};
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

}  // namespace hitspread::formats
