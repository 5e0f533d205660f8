#include "formats/schema/campaignschema.h"

#include "formats/codec/logvaluecodec.h"
#include "formats/json/documentpath.h"
#include "formats/schema/fieldschema.h"
#include "formats/schema/schemaparts.h"
#include "formats/schema/schemas.h"
#include "rules/systems/registry.h"

#include <QJsonArray>

#include <array>

namespace hitspread::formats {

namespace {

constexpr qint64 kMostNumber = qint64{1} << 53;

/// Members nobody here knows are kept.
QJsonObject keeping(const Members& members, const QStringList& required)
{
    QJsonObject schema = closed(members, required);
    schema.insert(u"additionalProperties"_qs, true);
    return schema;
}

QJsonObject numbering(const QString& description)
{
    return described(wholeNumberSchema(1, kMostNumber), description);
}

QJsonObject referring(const QString& description)
{
    return described(wholeNumberSchema(0, kMostNumber), description);
}

QJsonObject flag(const QString& description)
{
    return described(ofType(u"boolean"_qs), description);
}

QJsonObject anything(const QString& description)
{
    return described(ofType(u"object"_qs), description);
}

/// What a record of the library has in a campaign beside what it has in an export of its own.
QJsonObject recordInCampaign()
{
    const QJsonObject thing = keeping({{u"number"_qs, numbering(u"Of this thing, for the logs."_qs)},
                                       {u"item"_qs, numbering(u"Number of the record of its kind that it is."_qs)},
                                       {u"load"_qs, numbering(u"Number of the ammunition that is loaded."_qs)},
                                       {u"position"_qs, wholeNumberSchema(0, 1'000'000)}},
                                      {u"number"_qs, u"item"_qs});
    const QJsonObject order{{u"type"_qs, u"object"_qs},
                            {u"additionalProperties"_qs, listOf(text())},
                            {u"description"_qs, u"The names of rank lists in their order, by field."_qs}};
    const QJsonObject beside = keeping(
        {{u"number"_qs, numbering(u"By kind; fights and logs name it by this."_qs)},
         {u"sample"_qs, flag(u"It came with the sample campaign."_qs)},
         {u"removed"_qs, flag(u"It was taken out of the library; fights, kits and logs still use it."_qs)},
         {u"order"_qs, order},
         {u"kit"_qs, listOf(thing)}},
        {u"number"_qs});
    const QJsonObject inLibrary{{u"$ref"_qs, schemaAddress(u"library"_qs) + u"#/properties/records/items"_qs}};
    return {{u"allOf"_qs, QJsonArray{inLibrary, beside}}};
}

QJsonObject entrySchema()
{
    QStringList kinds;
    for (const EntryKind kind : {EntryKind::Action, EntryKind::Edit, EntryKind::Create, EntryKind::Remove,
                                 EntryKind::Drop, EntryKind::Undo, EntryKind::Redo})
        kinds << entryKindText(kind);
    const QJsonObject value{
        {u"type"_qs, QJsonArray{u"integer"_qs, u"string"_qs, u"array"_qs, u"null"_qs}},
        {u"description"_qs,
         u"A number, a text, [name, rank] pairs, rows of a table, a whole row as text, or null: it was not there."_qs}};
    const QJsonObject change = closed(
        {{u"kind"_qs, text(u"Of the record that changed."_qs)},
         {u"id"_qs, referring(u"Its number."_qs)},
         {u"field"_qs, text(u"Empty: the whole row came, went or moved."_qs)},
         {u"element"_qs, wholeNumberSchema(0, 65535)},
         {u"before"_qs, value},
         {u"after"_qs, value},
         {u"step"_qs, described(ofType(u"integer"_qs), u"Step of the action that made it, from 0; -1: none."_qs)}},
        {u"kind"_qs, u"id"_qs, u"field"_qs, u"element"_qs, u"before"_qs, u"after"_qs});
    return keeping(
        {{u"id"_qs, numbering(u"Grows in the order in which entries were made, over all logs."_qs)},
         {u"kind"_qs, oneOfTexts(kinds)},
         {u"parent"_qs, referring(u"The entry in force before it; 0: the beginning."_qs)},
         {u"target"_qs, referring(u"Of undo and redo: the entry they went to; else 0."_qs)},
         {u"title"_qs, text()},
         {u"reason"_qs, text()},
         {u"time"_qs, text(u"ISO 8601, UTC; for show only."_qs)},
         {u"round"_qs, ofType(u"integer"_qs)},
         {u"phase"_qs, ofType(u"integer"_qs)},
         {u"changes"_qs, listOf(change)},
         {u"action"_qs,
          anything(
              u"Request, answers, rulings, what it was bound to, steps, events and changes, as the log keeps them."_qs)}},
        {u"id"_qs, u"kind"_qs, u"parent"_qs, u"target"_qs, u"changes"_qs});
}

/// A fight as it stands, in the members of a fight's own document.
QJsonObject fightSchema(const System& system)
{
    const auto recordOf = [&system](RecordKind kind) {
        const RecordDeclaration* record = system.record(kind);
        return record
            ? QJsonObject{{u"$ref"_qs, schemaAddress(u"%1.%2"_qs.arg(toQString(system.id()), toQString(record->id)))}}
            : ofType(u"object"_qs);
    };
    const QJsonObject encounter = keeping(
        {{u"id"_qs, numbering(u"Of the fight."_qs)},
         {u"system"_qs, oneOfTexts({toQString(system.id())})},
         {u"name"_qs, text()},
         {u"profile"_qs, text(u"Name of the house rules it began with."_qs)},
         {u"round"_qs, wholeNumberSchema(1, 9999)},
         {u"phase"_qs, wholeNumberSchema(1, 99)},
         {u"switches"_qs, recordOf(RecordKind::Switches)},
         {u"sample"_qs, flag(u"It came with the sample campaign."_qs)},
         {u"archived"_qs, flag(u"It was put aside."_qs)},
         {u"between"_qs, flag(u"It is no fight, but how people of its rule system are between fights."_qs)}},
        {u"id"_qs, u"system"_qs, u"name"_qs, u"round"_qs, u"phase"_qs, u"switches"_qs});
    const QJsonObject thing = anything(
        u"What somebody has, or what lies about, by numbers: kind, item, ammunition, mountedOn, position, state."_qs);
    const QJsonObject row = keeping(
        {{u"system"_qs, oneOfTexts({toQString(system.id())})},
         {u"encounter"_qs, numbering(u"The fight."_qs)},
         {u"character"_qs, numbering(u"Number of the character of the library."_qs)},
         {u"name"_qs, text()},
         {u"badge"_qs, text()},
         {u"side"_qs, wholeNumberSchema(0, 2)},
         {u"position"_qs, ofType(u"integer"_qs)},
         {u"colour"_qs, wholeNumberSchema(0, 15)},
         {u"away"_qs, ofType(u"boolean"_qs)},
         {u"condition"_qs, recordOf(RecordKind::Condition)},
         {u"possessions"_qs, listOf(thing)},
         {u"distances"_qs, described(listOf(ofType(u"array"_qs)), u"[combatant, metres] of each that is known."_qs)}},
        {u"system"_qs, u"encounter"_qs, u"character"_qs, u"name"_qs, u"side"_qs, u"condition"_qs});
    const QJsonObject combatant = keeping({{u"id"_qs, numbering(u"Of the combatant."_qs)}, {u"row"_qs, row}},
                                          {u"id"_qs, u"row"_qs});
    const QJsonObject lying = keeping({{u"id"_qs, numbering(u"Of the thing."_qs)}, {u"row"_qs, ofType(u"object"_qs)}},
                                      {u"id"_qs, u"row"_qs});
    const QJsonObject mark = keeping({{u"name"_qs, text()},
                                      {u"entry"_qs, referring(u"Newest of the branch; 0: the beginning."_qs)},
                                      {u"origin"_qs, referring(u"Where it left what was played."_qs)}},
                                     {u"name"_qs, u"entry"_qs, u"origin"_qs});
    return keeping({{u"encounter"_qs, encounter},
                    {u"combatants"_qs, listOf(combatant)},
                    {u"lying"_qs, listOf(lying)},
                    {u"log"_qs, listOf(entrySchema())},
                    {u"head"_qs, referring(u"The entry in force last; 0: none."_qs)},
                    {u"marks"_qs, listOf(mark)},
                    {u"pending"_qs, anything(u"An action whose dice have fallen and that waits, as in an entry."_qs)}},
                   {u"encounter"_qs, u"combatants"_qs, u"log"_qs, u"head"_qs});
}

}  // namespace

QJsonObject campaignSchema()
{
    QJsonArray fights;
    for (const System* system : systems())
        fights.append(fightSchema(*system));
    const QJsonObject library = keeping({{u"format"_qs, oneOfTexts({u"hitspread-library"_qs})},
                                         {u"version"_qs, wholeNumberSchema(1, 1)},
                                         {u"records"_qs, listOf(recordInCampaign())}},
                                        {u"format"_qs, u"version"_qs, u"records"_qs});
    const QJsonObject search = keeping(
        {{u"id"_qs, numbering(u"Of the search."_qs)}, {u"name"_qs, text()}, {u"query"_qs, ofType(u"object"_qs)}},
        {u"id"_qs, u"name"_qs, u"query"_qs});
    return keeping({{u"format"_qs, oneOfTexts({u"hitspread-campaign"_qs})},
                    {u"version"_qs, wholeNumberSchema(1, 1)},
                    {u"library"_qs, library},
                    {u"fights"_qs, described(listOf(QJsonObject{{u"anyOf"_qs, fights}}), u"As they stand now."_qs)},
                    {u"log"_qs, described(listOf(entrySchema()), u"That of the library."_qs)},
                    {u"head"_qs, referring(u"The entry of the library in force last; 0: none."_qs)},
                    {u"searches"_qs, listOf(search)},
                    {u"pictures"_qs,
                     described(listOf(text(u"A PNG or JPEG file in base64."_qs)),
                               u"Those no record shows, but undo leads back to."_qs)}},
                   {u"format"_qs, u"version"_qs, u"library"_qs, u"fights"_qs});
}

}  // namespace hitspread::formats
