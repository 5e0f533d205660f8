#include "formats/codec/librarycodec.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/logvaluecodec.h"
#include "formats/codec/recordcodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/plaintexts.h"
#include "formats/table/tablereader.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"
#include "services/library/possessions.h"
#include "services/library/recordvalues.h"
#include "services/refusal/problem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace hitspread::formats {

namespace {

const QString kFormat = u"hitspread-library"_qs;

QJsonObject encodeThing(const ExchangedThing& thing)
{
    QJsonObject object{{u"kind"_qs, toQString(kindText(thing.kind))}, {u"name"_qs, toQString(thing.name)}};
    if (!thing.ammunition.empty())
        object.insert(u"ammunition"_qs, toQString(thing.ammunition));
    if (thing.mountedOn)
        object.insert(u"mountedOn"_qs, static_cast<qint64>(*thing.mountedOn));
    if (!thing.state.isNull())
        object.insert(u"state"_qs, encodeRecord(thing.state.declaration(), thing.state.data()));
    return object;
}

/// The elements of a field that a document gives, as they stand in `record`.
void addGiven(const RecordDeclaration& declaration, std::size_t index, const QJsonValue& given, const AnyRecord& record,
              std::vector<GivenValue>& values)
{
    const FieldDeclaration& field = declaration.fields[index];
    std::size_t elements = field.extent;
    if (field.extent > 1 && given.isArray())
        elements = std::min<std::size_t>(elements, static_cast<std::size_t>(given.toArray().size()));
    for (std::size_t element = 0; element < elements; ++element) {
        if (given.isObject() && field.extent > 1 && !given.toObject().contains(toQString(field.elements[element])))
            continue;
        values.push_back({static_cast<std::uint16_t>(index), static_cast<std::uint16_t>(element),
                          valueOf(field, record.data(), element)});
    }
}

std::vector<std::string> tagsOf(const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<std::string> tags;
    tags.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        tags.push_back(textOf(array[i], place.element(i)).toStdString());
    return tags;
}

ExchangedThing decodeThing(const System& system, const QJsonValue& value, std::size_t before, const DocumentPath& place)
{
    if (!value.isObject())
        refuse<Reason::GiveObject>(place, kindOf(value));
    const QJsonObject object = value.toObject();
    ExchangedThing thing;
    const QString kind = textOf(object.value(u"kind"_qs), place.member(u"kind"_qs));
    thing.kind = kindFromText(kind.toStdString(), place.member(u"kind"_qs));
    if (!canBeCarried(thing.kind) || !system.record(thing.kind))
        refuse<Reason::CannotBeCarried>(place.member(u"kind"_qs));
    thing.name = textOf(object.value(u"name"_qs), place.member(u"name"_qs)).toStdString();
    if (object.contains(u"ammunition"_qs))
        thing.ammunition = textOf(object.value(u"ammunition"_qs), place.member(u"ammunition"_qs)).toStdString();
    if (object.contains(u"mountedOn"_qs)) {
        if (before == 0)
            refuse<Reason::RefersToNothing>(place.member(u"mountedOn"_qs));
        thing.mountedOn = static_cast<std::size_t>(wholeNumber(
            object.value(u"mountedOn"_qs), 0, static_cast<std::int64_t>(before) - 1, place.member(u"mountedOn"_qs)));
    }
    const std::optional<RecordKind> stateKind = stateKindOf(thing.kind);
    if (const RecordDeclaration* state = stateKind ? system.record(*stateKind) : nullptr) {
        thing.state = AnyRecord(*state);
        DocumentRecordReader().read(*state, object.value(u"state"_qs).toObject(), thing.state.data(),
                                    place.member(u"state"_qs));
        requireSound(thing.state, place.member(u"state"_qs));
    }
    return thing;
}

std::vector<ExchangedThing> decodeKit(const System& system, const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray array = arrayOf(value, place);
    std::vector<ExchangedThing> kit;
    kit.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i)
        kit.push_back(decodeThing(system, array[i], kit.size(), place.element(i)));
    return kit;
}

void readStored(const QJsonObject& object, const DocumentPath& place, ImportedRow& row)
{
    row.system = textOf(object.value(u"system"_qs), place.member(u"system"_qs)).toStdString();
    const System* system = findSystem(row.system);
    if (!system) {
        std::vector<std::string_view> known;
        std::ranges::transform(systems(), std::back_inserter(known), [](const System* one) { return one->id(); });
        refuse<Reason::NoSuchSystemListed>(place.member(u"system"_qs), row.system, known);
    }
    const QString kind = textOf(object.value(u"kind"_qs), place.member(u"kind"_qs));
    const RecordDeclaration* declaration = system->record(kindFromText(kind.toStdString(), place.member(u"kind"_qs)));
    if (!declaration || std::ranges::find(kLibraryKinds, declaration->kind) == kLibraryKinds.end())
        refuse<Reason::NoSuchKind>(place.member(u"kind"_qs), kind);
    row.declaration = declaration;
    const DocumentPath in = place.member(u"record"_qs);
    const QJsonValue given = object.value(u"record"_qs);
    if (!given.isObject())
        refuse<Reason::GiveObject>(in, kindOf(given));
    AnyRecord record(*declaration);
    DocumentRecordReader reader;
    reader.read(*declaration, given.toObject(), record.data(), in);
    row.extra = QJsonDocument(reader.kept()).toJson(QJsonDocument::Compact).toStdString();
    for (std::size_t i = 0; i < declaration->fields.size(); ++i) {
        const QJsonValue member = given.toObject().value(toQString(declaration->fields[i].id));
        if (!member.isUndefined())
            addGiven(*declaration, i, member, record, row.values);
    }
    if (object.contains(u"tags"_qs))
        row.tags = tagsOf(object.value(u"tags"_qs), place.member(u"tags"_qs));
    if (object.contains(u"kit"_qs) && declaration->kind == RecordKind::Character)
        row.kit = decodeKit(*system, object.value(u"kit"_qs), place.member(u"kit"_qs));
    if (object.contains(u"portrait"_qs)) {
        const QByteArray text = textOf(object.value(u"portrait"_qs), place.member(u"portrait"_qs)).toLatin1();
        const auto bytes = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            refuse<Reason::NotAPicture>(place.member(u"portrait"_qs));
        const auto* begin = reinterpret_cast<const std::byte*>((*bytes).constData());
        row.portrait.emplace(begin, begin + (*bytes).size());
    }
}

QJsonValue valueJson(const FieldDeclaration* field, const LoggedValue& value)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    const bool isOne = field && number && field->isNumeric();
    return isOne ? encodeElement(*field, static_cast<std::int32_t>(*number)) : encodeLogValue(value);
}

QJsonObject encodePlanned(const RecordDeclaration& declaration, const LoggedChange& change)
{
    const FieldDeclaration* field = declaration.find(change.field);
    const std::string id = field ? change.field : change.field.substr(1);
    QJsonObject object{{u"field"_qs, toQString(id)},
                       {u"before"_qs, valueJson(field, change.before)},
                       {u"after"_qs, valueJson(field, change.after)}};
    if (field && field->extent > 1)
        object.insert(u"element"_qs,
                      change.element < field->elements.size() ? QJsonValue(toQString(field->elements[change.element]))
                                                              : QJsonValue(change.element));
    return object;
}

void requireLibrary(const QJsonObject& object, const Site& where)
{
    if (object.value(u"format"_qs) != QJsonValue(kFormat) || !object.value(u"records"_qs).isArray())
        refuse<Reason::NotALibrary>(where);
    if (object.value(u"version"_qs).toDouble(0) > kLibraryVersion)
        refuse<Reason::NewerLibrary>(where);
    // Each takes hundreds of times the three letters an empty one is written with.
    constexpr std::size_t kMostRows = TableLimits().rows;
    if (static_cast<std::size_t>(object.value(u"records"_qs).toArray().size()) > kMostRows)
        refuse<Reason::TooManyRows>(where, kMostRows);
}

std::vector<ImportedRow> rowsOf(const QJsonArray& records, const DocumentPath& list)
{
    std::vector<ImportedRow> rows;
    rows.reserve(static_cast<std::size_t>(records.size()));
    for (qsizetype i = 0; i < records.size(); ++i) {
        ImportedRow& row = rows.emplace_back();
        row.line = static_cast<std::size_t>(i) + 1;
        const DocumentPath place = list.element(i);
        try {
            if (!records[i].isObject())
                refuse<Reason::GiveObject>(place, kindOf(records[i]));
            readStored(records[i].toObject(), place, row);
        } catch (const Failure& failure) {
            if (failure.problem().code != ProblemCode::BadInput)
                throw;
            row.faults.push_back({failure.problem().where.name, failure.problem().causes.front()});
        }
    }
    return rows;
}

}  // namespace

QJsonObject libraryRecord(const ExportedRecord& record)
{
    const StoredRecord& stored = record.stored;
    const RecordDeclaration& declaration = stored.record.declaration();
    QJsonObject members = encodeRecord(declaration, stored.record.data());
    const QJsonObject extra = QJsonDocument::fromJson(QByteArray::fromStdString(stored.extra)).object();
    for (auto member = extra.begin(); member != extra.end(); ++member) {
        if (!members.contains(member.key()))
            members.insert(member.key(), member.value());
    }
    QJsonObject object{{u"system"_qs, toQString(stored.system)},
                       {u"kind"_qs, toQString(kindText(declaration.kind))},
                       {u"record"_qs, members}};
    QJsonArray tags;
    for (const std::string& tag : stored.tags)
        tags.append(toQString(tag));
    object.insert(u"tags"_qs, tags);
    if (!record.portrait.empty()) {
        const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(record.portrait.data()),
                                                   static_cast<qsizetype>(record.portrait.size()));
        object.insert(u"portrait"_qs, QString::fromLatin1(bytes.toBase64()));
    }
    QJsonArray kit;
    for (const ExchangedThing& thing : record.kit)
        kit.append(encodeThing(thing));
    if (!kit.isEmpty())
        object.insert(u"kit"_qs, kit);
    return object;
}

QJsonObject libraryOf(const QJsonArray& records)
{
    return {{u"format"_qs, kFormat}, {u"version"_qs, kLibraryVersion}, {u"records"_qs, records}};
}

QByteArray libraryDocument(std::span<const ExportedRecord> records)
{
    QJsonArray all;
    for (const ExportedRecord& record : records)
        all.append(libraryRecord(record));
    return withEscapedControls(QJsonDocument(libraryOf(all)).toJson());
}

std::vector<ImportedRow> readLibrary(const QByteArray& document, const QString& source)
{
    constexpr qsizetype kMost = qsizetype{256} * 1024 * 1024;
    const QJsonObject object = readJsonObject(document, DocumentPath(source), {.bytes = kMost});
    requireLibrary(object, {SiteKind::Place, source});
    return rowsOf(object.value(u"records"_qs).toArray(), DocumentPath(u"records"_qs));
}

std::vector<ImportedRow> libraryRows(const QJsonObject& library, const DocumentPath& place)
{
    requireLibrary(library, place);
    return rowsOf(library.value(u"records"_qs).toArray(), place.member(u"records"_qs));
}

QJsonObject encodePlan(const ImportPlan& plan, const std::function<QString(const Cause&)>& words)
{
    QJsonArray rows;
    for (const PlannedRow& row : plan.rows) {
        QJsonObject one{{u"line"_qs, static_cast<qint64>(row.line)},
                        {u"verdict"_qs, toQString(kImportVerdicts[static_cast<std::size_t>(row.verdict)])},
                        {u"chosen"_qs, row.isChosen}};
        if (!row.name.empty())
            one.insert(u"name"_qs, toQString(row.name));
        if (!row.record.record.isNull()) {
            const RecordDeclaration& declaration = row.record.record.declaration();
            one.insert(u"system"_qs, toQString(row.record.system));
            one.insert(u"kind"_qs, toQString(kindText(declaration.kind)));
            if (row.record.id != 0)
                one.insert(u"id"_qs, qint64{row.record.id});
            QJsonArray changes;
            for (const LoggedChange& change : row.changes)
                changes.append(encodePlanned(declaration, change));
            one.insert(u"changes"_qs, changes);
            one.insert(u"newPortrait"_qs, !row.portrait.empty());
        }
        QJsonArray faults;
        for (const ImportFault& fault : row.faults)
            faults.append(QJsonObject{{u"column"_qs, toQString(fault.column)},
                                      {u"reason"_qs, toQString(idOf(fault.why.reason))},
                                      {u"message"_qs, words(fault.why)}});
        one.insert(u"faults"_qs, faults);
        rows.append(one);
    }
    QJsonObject counts;
    for (std::size_t i = 0; i < kImportVerdicts.size(); ++i)
        counts.insert(toQString(kImportVerdicts[i]), static_cast<qint64>(plan.count(static_cast<ImportVerdict>(i))));
    return {{u"counts"_qs, counts}, {u"rows"_qs, rows}};
}

}  // namespace hitspread::formats
