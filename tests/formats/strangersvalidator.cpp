#include "formats/strangersvalidator.h"

#include "formats/schema/schemabundle.h"
#include "formats/schema/schemas.h"
#include "formats/schema/schematext.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

using namespace hitspread;

class StrangersValidator::Ready {
public:
    explicit Ready(const QJsonObject& schema)
    {
        valijson::SchemaParser parser;
        const QJsonValue value(schema);
        parser.populateSchema(valijson::adapters::QtJsonAdapter(value), m_schema);
    }

    bool accepts(const QJsonObject& document) const
    {
        valijson::Validator validator(valijson::Validator::kStrongTypes);
        const QJsonValue value(document);
        return validator.validate(m_schema, valijson::adapters::QtJsonAdapter(value), nullptr);
    }

private:
    valijson::Schema m_schema;
};

StrangersValidator::StrangersValidator(const QString& folder)
{
    static const QRegularExpression reference(u"(\"\\$ref\": \")urn:hitspread:schema:([^\"#]+)#?"_qs);
    QJsonObject together;
    const QString ending = u".schema.json"_qs;
    for (const QString& fileName : QDir(folder).entryList({u'*' + ending}, QDir::Files)) {
        QFile file(QDir(folder).filePath(fileName));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString name = fileName.chopped(ending.size());
        QString text = QString::fromUtf8(file.readAll());
        m_files.insert(name, QJsonDocument::fromJson(text.toUtf8()).object());
        text.replace(reference, u"\\1#/definitions/\\2"_qs);
        together.insert(name, QJsonDocument::fromJson(text.toUtf8()).object());
    }
    m_together.insert(u"definitions"_qs, together);
}

StrangersValidator::~StrangersValidator() = default;

QString StrangersValidator::disagreement(const QString& name, const QJsonObject& document, bool good)
{
    std::unique_ptr<Ready>& byFiles = m_byFiles[name];
    if (!byFiles) {
        QJsonObject root = m_together;
        root.insert(u"$ref"_qs, u"#/definitions/"_qs + name);
        byFiles = std::make_unique<Ready>(root);
    }
    std::unique_ptr<Ready>& byBundle = m_byBundle[name];
    if (!byBundle) {
        const QByteArray text = formats::schemaText(formats::SchemaBundler().bundled(formats::schemaNamed(name)));
        byBundle = std::make_unique<Ready>(QJsonDocument::fromJson(text).object());
    }
    if (byFiles->accepts(document) != good)
        return u"the files of %1"_qs.arg(name);
    return byBundle->accepts(document) == good ? QString() : u"the bundled %1"_qs.arg(name);
}
