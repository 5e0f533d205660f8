#include "formats/schema/exchangeschema.h"

#include "formats/codec/actioncodec.h"
#include "formats/codec/librarycodec.h"
#include "formats/json/documentpath.h"
#include "formats/schema/fieldschema.h"
#include "formats/schema/schemaparts.h"
#include "formats/schema/schemas.h"
#include "rules/systems/registry.h"
#include "services/library/librarykinds.h"

#include <QJsonArray>

#include <limits>

namespace hitspread::formats {

namespace {

QJsonObject counting()
{
    return wholeNumberSchema(0, std::numeric_limits<std::int32_t>::max());
}

/// A thing of a kit, by its name in the same library.
QJsonObject kitSchema()
{
    QJsonObject schema = closed({{u"kind"_qs, text()},
                                 {u"name"_qs, text()},
                                 {u"ammunition"_qs, text(u"What is loaded."_qs)},
                                 {u"mountedOn"_qs, described(counting(), u"Place in the kit, from 0."_qs)},
                                 {u"state"_qs, ofType(u"object"_qs)}},
                                {u"kind"_qs, u"name"_qs});
    schema.insert(u"additionalProperties"_qs, true);
    return schema;
}

/// A record within a document; members nobody here knows are kept.
QJsonObject envelope(const System& system, RecordKind kind, const RecordDeclaration& record)
{
    QJsonObject tags = listOf(text());
    tags.insert(u"uniqueItems"_qs, true);
    const QString name = u"%1.%2"_qs.arg(toQString(system.id()), toQString(record.id));
    QJsonObject schema = closed({{u"system"_qs, oneOfTexts({toQString(system.id())})},
                                 {u"kind"_qs, oneOfTexts({toQString(kindText(kind))})},
                                 {u"record"_qs, QJsonObject{{u"$ref"_qs, schemaAddress(name)}}},
                                 {u"tags"_qs, tags},
                                 {u"portrait"_qs, text(u"A PNG or JPEG file in base64; empty: none."_qs)}},
                                {u"system"_qs, u"kind"_qs, u"record"_qs});
    if (kind == RecordKind::Character) {
        QJsonObject members = schema.value(u"properties"_qs).toObject();
        members.insert(u"kit"_qs, listOf(kitSchema()));
        schema.insert(u"properties"_qs, members);
    }
    schema.insert(u"additionalProperties"_qs, true);
    return schema;
}

/// What was taken of another program's document, and what has no place here.
QJsonObject reportSchema()
{
    const QJsonObject taken = closed({{u"kind"_qs, text()},
                                      {u"field"_qs, text(u"As a column is called."_qs)},
                                      {u"member"_qs, text(u"Place in the document; alike ones are told once."_qs)},
                                      {u"value"_qs, text(u"Of the first."_qs)},
                                      {u"times"_qs, counting()}},
                                     {u"kind"_qs, u"field"_qs, u"member"_qs, u"value"_qs, u"times"_qs});
    const QJsonObject left = closed({{u"member"_qs, text()},
                                     {u"value"_qs, text(u"Of the first; empty for what is no single value."_qs)},
                                     {u"times"_qs, counting()},
                                     {u"reason"_qs, text(u"Which sentence it is, in every language."_qs)},
                                     {u"message"_qs, text(u"In the language of the program."_qs)}},
                                    {u"member"_qs, u"value"_qs, u"times"_qs, u"reason"_qs, u"message"_qs});
    return closed({{u"program"_qs, text(u"Whose document it is; empty: of none that is known."_qs)},
                   {u"taken"_qs, listOf(taken)},
                   {u"left"_qs, described(listOf(left), u"What has no place here."_qs)}},
                  {u"program"_qs, u"taken"_qs, u"left"_qs});
}

/// What a whole campaign would bring.
QJsonObject campaignImportSchema()
{
    const QJsonObject fight = closed(
        {{u"name"_qs, text()},
         {u"here"_qs, text(u"What it is called here."_qs)},
         {u"system"_qs, text()},
         {u"between"_qs,
          described(ofType(u"boolean"_qs), u"It is how people of its rule system are between fights."_qs)}},
        {u"name"_qs, u"here"_qs, u"system"_qs, u"between"_qs});
    return closed({{u"whole"_qs,
                    described(ofType(u"boolean"_qs),
                              u"Nothing was done in the campaign yet: it becomes what the document says."_qs)},
                   {u"records"_qs, described(counting(), u"Of the library, where it does."_qs)},
                   {u"fights"_qs, listOf(fight)},
                   {u"searches"_qs, counting()},
                   {u"leavesLibraryHistory"_qs, ofType(u"boolean"_qs)}},
                  {u"whole"_qs, u"records"_qs, u"fights"_qs, u"searches"_qs, u"leavesLibraryHistory"_qs});
}

}  // namespace

QJsonObject librarySchema()
{
    QJsonArray kinds;
    for (const System* system : systems()) {
        for (const RecordKind kind : kLibraryKinds) {
            if (const RecordDeclaration* record = system->record(kind))
                kinds.append(envelope(*system, kind, *record));
        }
    }
    return closed({{u"format"_qs, oneOfTexts({u"hitspread-library"_qs})},
                   {u"version"_qs, wholeNumberSchema(1, kLibraryVersion)},
                   {u"records"_qs, listOf(QJsonObject{{u"type"_qs, u"object"_qs}, {u"anyOf"_qs, kinds}})}},
                  {u"format"_qs, u"version"_qs, u"records"_qs});
}

QJsonObject importPreviewSchema()
{
    Members counts;
    QStringList verdicts;
    for (const std::string_view verdict : kImportVerdicts) {
        counts.insert(toQString(verdict), counting());
        verdicts << toQString(verdict);
    }
    const QJsonObject any{
        {u"type"_qs, QJsonArray{u"integer"_qs, u"boolean"_qs, u"string"_qs, u"array"_qs, u"null"_qs}}};
    const QJsonObject change = closed({{u"field"_qs, text()},
                                       {u"element"_qs, {{u"type"_qs, QJsonArray{u"string"_qs, u"integer"_qs}}}},
                                       {u"before"_qs, described(any, u"Of a new record what an empty one holds."_qs)},
                                       {u"after"_qs, any}},
                                      {u"field"_qs, u"before"_qs, u"after"_qs});
    const QJsonObject fault = closed(
        {{u"column"_qs, text(u"Heading, field, or place in the document; empty: the whole row."_qs)},
         {u"reason"_qs, text(u"Which sentence it is, in every language."_qs)},
         {u"message"_qs, text(u"In the language of the program."_qs)}},
        {u"column"_qs, u"reason"_qs, u"message"_qs});
    const QJsonObject row = closed(
        {{u"line"_qs, described(counting(), u"Line of the table; place of the record in a document, from 1."_qs)},
         {u"verdict"_qs, oneOfTexts(verdicts)},
         {u"chosen"_qs, described(ofType(u"boolean"_qs), u"Whether it will be done."_qs)},
         {u"name"_qs, text()},
         {u"system"_qs, text()},
         {u"kind"_qs, text()},
         {u"id"_qs, described(counting(), u"Number of the record that is there."_qs)},
         {u"changes"_qs, listOf(change)},
         {u"newPortrait"_qs, ofType(u"boolean"_qs)},
         {u"faults"_qs, listOf(fault)}},
        {u"line"_qs, u"verdict"_qs, u"chosen"_qs, u"faults"_qs});
    const QJsonObject column = closed(
        {{u"heading"_qs, text()},
         {u"field"_qs,
          {{u"type"_qs, QJsonArray{u"string"_qs, u"null"_qs}}, {u"description"_qs, u"null: it is for no field."_qs}}}},
        {u"heading"_qs, u"field"_qs});
    const QJsonObject source = closed({{u"format"_qs, oneOfTexts({u"json"_qs, u"csv"_qs})},
                                       {u"program"_qs, text(u"Whose document it is."_qs)},
                                       {u"encoding"_qs, text()},
                                       {u"encodingGuessed"_qs, ofType(u"boolean"_qs)},
                                       {u"separator"_qs, text()},
                                       {u"columns"_qs, listOf(column)}},
                                      {u"format"_qs});
    return closed({{u"source"_qs, source},
                   {u"report"_qs, reportSchema()},
                   {u"campaign"_qs, described(campaignImportSchema(), u"Of a whole campaign."_qs)},
                   {u"counts"_qs, closed(counts)},
                   {u"rows"_qs, listOf(row)}},
                  {u"source"_qs, u"counts"_qs, u"rows"_qs});
}

}  // namespace hitspread::formats
