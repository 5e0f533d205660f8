#include "formats/foreign/foreignmappings.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/json/jsonreader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

namespace hitspread::formats {

namespace {

const QString kFolder = u":/foreign/"_qs;

QJsonObject documentAt(const QString& path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    return readJsonObject(isOpen ? file.readAll() : QByteArray(), DocumentPath(path));
}

/// Calls with the name and value of each member.
template <typename Work>
void forEach(const QJsonValue& value, const Work& work)
{
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        work(member.key(), member.value());
}

std::vector<std::string> textsIn(const QJsonValue& value, const DocumentPath& place)
{
    std::vector<std::string> all;
    for (const QJsonValue one : arrayOf(value, place))
        all.push_back(textOf(one, place).toStdString());
    return all;
}

ForeignMapping mappingIn(const QJsonObject& object, const DocumentPath& place)
{
    ForeignMapping mapping;
    mapping.system = textOf(object.value(u"system"_qs), place.member(u"system"_qs)).toStdString();
    mapping.takesFirst = object.value(u"takesFirst"_qs).toBool();
    const DocumentPath columns = place.member(u"columns"_qs);
    forEach(object.value(u"columns"_qs), [&](const QString& kind, const QJsonValue& names) {
        const RecordKind of = kindFromText(kind.toStdString(), columns);
        forEach(names, [&](const QString& name, const QJsonValue& keys) {
            mapping.columns[{of, name.toStdString()}] = textsIn(keys, columns.member(name));
        });
    });
    forEach(object.value(u"words"_qs), [&](const QString& name, const QJsonValue& words) {
        forEach(words, [&](const QString& word, const QJsonValue& ours) {
            mapping.words[{name.toStdString(), word.toStdString()}] = textOf(ours, place.member(word)).toStdString();
        });
    });
    forEach(object.value(u"states"_qs), [&](const QString& kind, const QJsonValue& states) {
        const RecordKind of = kindFromText(kind.toStdString(), place.member(u"states"_qs));
        forEach(states, [&](const QString& carried, const QJsonValue& values) {
            auto& fields = mapping.states[{of, carried.toStdString()}];
            forEach(values, [&](const QString& field, const QJsonValue& value) {
                fields.emplace_back(field.toStdString(), textOf(value, place.member(field)).toStdString());
            });
        });
    });
    return mapping;
}

}  // namespace

std::vector<ForeignMapping> foreignMappings(std::string_view program)
{
    std::vector<ForeignMapping> all;
    for (const QString& name : QDir(kFolder).entryList({u"*.json"_qs}, QDir::Files, QDir::Name)) {
        const QJsonObject document = documentAt(kFolder + name);
        if (document.value(u"program"_qs).toString() != toQString(program))
            continue;
        const DocumentPath place = DocumentPath(name).member(u"mappings"_qs);
        const QJsonArray mappings = document.value(u"mappings"_qs).toArray();
        all.reserve(static_cast<std::size_t>(mappings.size()));
        for (qsizetype i = 0; i < mappings.size(); ++i)
            all.push_back(mappingIn(mappings[i].toObject(), place.element(i)));
    }
    return all;
}

}  // namespace hitspread::formats
