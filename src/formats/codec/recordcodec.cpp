#include "formats/codec/recordcodec.h"

#include "formats/codec/fieldcodec.h"
#include "formats/codec/ownrecordreader.h"
#include "formats/json/jsonreader.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace hitspread::formats {

QJsonObject encodeRecord(const RecordDeclaration& declaration, const void* record)
{
    QJsonObject object;
    for (const FieldDeclaration& field : declaration.fields)
        object.insert(toQString(field.id), encodeField(declaration, field, record));
    return object;
}

QJsonObject encodeChanged(const AnyRecord& record)
{
    const AnyRecord defaults(record.declaration());
    const QJsonObject plain = encodeRecord(defaults.declaration(), defaults.data());
    const QJsonObject all = encodeRecord(record.declaration(), record.data());
    QJsonObject changed;
    for (auto member = all.begin(); member != all.end(); ++member) {
        if (plain.value(member.key()) != member.value())
            changed.insert(member.key(), member.value());
    }
    return changed;
}

void RecordReader::read(const RecordDeclaration& declaration, const QJsonObject& object, void* record,
                        const DocumentPath& place, const QStringList& nested)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString key = it.key();
        const auto found = std::ranges::find_if(declaration.fields,
                                                [&](const FieldDeclaration& one) { return latin(one.id) == key; });
        const FieldDeclaration* field = found == declaration.fields.end() ? nullptr : &*found;
        if (field && decodePlain(*field, it.value(), record))
            continue;
        if (field)
            decodeField(*field, it.value(), record, place.member(key));
        else if (!nested.contains(key))
            meetUnknown(declaration, key, it.value(), place.member(key));
    }
    readCounts(declaration, object, record, place);
}

// A count that is not given is the length of the longest array it counts; one that is given must cover them all.
void RecordReader::readCounts(const RecordDeclaration& declaration, const QJsonObject& object, void* record,
                              const DocumentPath& place)
{
    for (const FieldDeclaration& field : declaration.fields) {
        if (field.countedBy.empty())
            continue;
        const QJsonValue given = object.value(latin(field.id));
        if (!given.isArray())
            continue;
        const FieldDeclaration* counter = declaration.find(field.countedBy);
        const auto length = static_cast<std::int32_t>(given.toArray().size());
        const QString counterKey = toQString(field.countedBy);
        if (!object.contains(counterKey))
            counter->setNumber(record, 0, std::max(length, counter->number(record, 0)));
        else if (counter->number(record, 0) < length)
            refuse<Reason::CountsDisagree>(place.member(toQString(field.id)), length, counterKey,
                                           counter->number(record, 0));
    }
}

void RequestRecordReader::meetUnknown(const RecordDeclaration& declaration, const QString&, const QJsonValue&,
                                      const DocumentPath& place)
{
    refuse<Reason::UnknownMemberOfRecord>(place, declaration.id);
}

void DocumentRecordReader::meetUnknown(const RecordDeclaration&, const QString& key, const QJsonValue& value,
                                       const DocumentPath&)
{
    m_kept.insert(key, value);
}

std::string recordText(const AnyRecord& record, IsLeftOut isLeftOut)
{
    const std::vector<const FieldDeclaration*>& sorted = fieldsById(
        record.declaration());  // the order of a QJsonObject
    constexpr std::size_t kUsualField = 24;
    std::string text;
    text.reserve(sorted.size() * kUsualField);
    const char* before = "{";
    for (const FieldDeclaration* field : sorted) {
        if (isLeftOut && isLeftOut(record.declaration(), *field))
            continue;
        text.append(std::exchange(before, ",")).append("\"").append(field->id).append("\":");
        appendFieldText(record.declaration(), *field, record.data(), text);
    }
    return text.empty() ? "{}" : text + '}';
}

AnyRecord recordFromText(const RecordDeclaration& declaration, std::string_view text, const DocumentPath& where,
                         std::string* kept)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    AnyRecord record(declaration);
    DocumentRecordReader reader;
    reader.read(declaration, readJsonObject(bytes, where), record.data(), where);
    if (kept)
        *kept = QJsonDocument(reader.kept()).toJson(QJsonDocument::Compact).toStdString();
    return record;
}

AnyRecord recordFromOwnText(const RecordDeclaration& declaration, const QByteArray& text, const DocumentPath& where)
{
    if (AnyRecord plain(declaration);
        readOwnRecord(declaration, {text.constData(), static_cast<std::size_t>(text.size())}, plain.data()))
        return plain;
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        refuse<Reason::NotAnObject>(where);
    AnyRecord record(declaration);
    DocumentRecordReader reader;
    reader.read(declaration, document.object(), record.data(), where);
    return record;
}

}  // namespace hitspread::formats
