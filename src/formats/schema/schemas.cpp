#include "formats/schema/schemas.h"

#include "formats/codec/errorcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/json/documentpath.h"
#include "formats/schema/campaignschema.h"
#include "formats/schema/exchangeschema.h"
#include "formats/schema/fieldschema.h"
#include "formats/schema/oddsschema.h"
#include "formats/schema/schemaparts.h"
#include "rules/core/body/bodyplan.h"
#include "rules/core/dice/question.h"
#include "rules/core/time/round.h"
#include "rules/core/trace/event.h"
#include "rules/core/trace/stepindexes.h"
#include "rules/systems/registry.h"

#include <QJsonArray>

#include <algorithm>
#include <functional>
#include <map>

namespace hitspread::formats {

namespace {

/// Far more than anybody rules on by hand in one action.
constexpr int kMostRulings = 1000;

/// Where a record's document has the form of it that requests take, and where that of body plans has theirs.
const QString kAsPart = u"#/definitions/part"_qs;
const QString kIdOrPlan = u"#/definitions/idOrPlan"_qs;

const QString kBodyPlan = u"body-plan"_qs;
const QString kStepNumber = u"DocumentPath of a step in \"steps\", from 0."_qs;

QJsonObject published(QJsonObject schema, const QString& name, const QString& title)
{
    schema.insert(u"$schema"_qs, u"http://json-schema.org/draft-07/schema#"_qs);
    schema.insert(u"$id"_qs, schemaAddress(name));
    schema.insert(u"title"_qs, title);
    return schema;
}

QJsonObject atMost(std::size_t most, const QJsonObject& element)
{
    QJsonObject list = listOf(element);
    list.insert(u"maxItems"_qs, static_cast<qint64>(most));
    return list;
}

/// What stands in the document `name`, at `place` ("#/properties/str") or as a whole.
QJsonObject referringTo(const QString& name, const QString& place = {})
{
    return {{u"$ref"_qs, schemaAddress(name) + place}};
}

QString placeOf(const QString& member)
{
    return u"#/properties/"_qs + member;
}

/// The members of the document `name` once more, for another form of it. By its address, too: readers that follow references
/// from file to file lose track of which one "#" is.
Members sameMembers(const QString& name, const Members& members)
{
    Members same;
    for (const QString& member : members.keys())
        same.insert(member, referringTo(name, placeOf(member)));
    return same;
}

QString nameOf(const System& system, const RecordDeclaration& record)
{
    return u"%1.%2"_qs.arg(toQString(system.id()), toQString(record.id));
}

Members fieldsOf(const RecordDeclaration& record)
{
    Members fields;
    for (const FieldDeclaration& field : record.fields)
        fields.insert(toQString(field.id), fieldSchema(field));
    return fields;
}

/// A part of a request. What the system publishes as a record is referred to: as a whole, or field by field where further parts
/// stand among them, for draft 7 cannot close what is put together.
QJsonObject partSchema(const System& system, const ActionDeclaration& action, const PartDeclaration& part)
{
    Members members;
    for (const PartDeclaration& other : action.parts) {
        if (action.parentOf(other) != &part)
            continue;
        const QJsonObject schema = partSchema(system, action, other);
        members.insert(memberOf(action, other),
                       other.isInner() && !part.isInner() ? atMost(other.most, schema) : schema);
    }
    QJsonObject schema;
    const QString name = nameOf(system, *part.record);
    if (std::ranges::find(system.records(), part.record) == system.records().end()) {
        members.insert(fieldsOf(*part.record));
        schema = closed(members);
    } else if (members.isEmpty()) {
        schema = referringTo(name, kAsPart);
    } else {
        for (const FieldDeclaration& field : part.record->fields)
            members.insert(toQString(field.id), referringTo(name, placeOf(toQString(field.id))));
        schema = closed(members);
    }
    schema.insert(u"title"_qs, titleOf(part.id));
    return schema;
}

QJsonObject originSchema()
{
    return oneOfTexts({u"given"_qs, u"rolled"_qs, u"typed"_qs, u"preset"_qs, u"chosen"_qs});
}

/// Every form of an answer in one schema, so that a fault is found where it is: short forms beside the long one.
QJsonObject answerSchema()
{
    const QJsonObject face = described(wholeNumberSchema(-100, 100), u"What the die shows."_qs);
    const QJsonObject lying = described(QJsonObject{{u"type"_qs, QJsonArray{u"integer"_qs, u"null"_qs}}},
                                        u"What the die shows; null: it has not fallen."_qs);
    QJsonObject schema = closed(
        {{u"faces"_qs, listOf(lying)},
         {u"lowest"_qs, described(wholeNumberSchema(-100, 1), u"What the lowest face shows; without it 1."_qs)},
         {u"origins"_qs, listOf(originSchema())},
         {u"choice"_qs,
          described(QJsonObject{{u"type"_qs, QJsonArray{u"integer"_qs, u"string"_qs}}},
                    u"A number; of a decision the id of an option."_qs)},
         {u"origin"_qs, originSchema()}});
    schema.insert(u"type"_qs, QJsonArray{u"array"_qs, u"integer"_qs, u"object"_qs, u"string"_qs});
    schema.insert(u"items"_qs, face);
    schema.insert(u"minItems"_qs, 1);
    schema.insert(u"maxItems"_qs, static_cast<int>(kMostDice));
    return schema;
}

/// The answers a request of this system may bring.
QJsonObject answersSchema(const System& system)
{
    QJsonObject schema = ofType(u"object"_qs);
    QStringList known;
    for (const QuestionWord& question : system.questions()) {
        // Read on, but not spelled like that any more.
        if (question.side)
            continue;
        QStringList options;
        for (const std::string_view option : question.options)
            options.append(toQString(option));
        known.append(options.isEmpty() ? toQString(question.id)
                                       : u"%1 (%2)"_qs.arg(toQString(question.id), options.join(u", "_qs)));
    }
    schema.insert(u"additionalProperties"_qs, referringTo(u"answer"_qs));
    schema.insert(
        u"description"_qs,
        u"Faces or choices by the key of their question, \"key[n]\" for the n-th: %1."_qs.arg(known.join(u", "_qs)));
    return schema;
}

QString answersOf(const System& system)
{
    return u"%1.answers"_qs.arg(toQString(system.id()));
}

QJsonObject overridesSchema()
{
    return listOf(
        closed({{u"step"_qs, text(u"Key of the step that is ruled on."_qs)},
                {u"reason"_qs, text(u"Why."_qs)},
                {u"value"_qs,
                 {{u"type"_qs, QJsonArray{u"integer"_qs, u"boolean"_qs, u"string"_qs, u"array"_qs, u"null"_qs}}}}},
               {u"step"_qs, u"value"_qs, u"reason"_qs}));
}

Members bodyPlanMembers()
{
    QStringList pieces;
    for (const std::string_view piece : kPieceIds)
        pieces.append(toQString(piece));
    const QJsonObject cell = closed({{u"hex"_qs, hexSchema()}, {u"piece"_qs, oneOfTexts(pieces)}},
                                    {u"hex"_qs, u"piece"_qs});
    const QJsonObject location = closed({{u"id"_qs, text()}, {u"hexes"_qs, listOf(cell)}}, {u"id"_qs, u"hexes"_qs});
    const QJsonObject word = closed(
        {{u"id"_qs, text()}, {u"hex"_qs, hexSchema()}, {u"side"_qs, wholeNumberSchema(-1, 1)}},
        {u"id"_qs, u"hex"_qs, u"side"_qs});
    return {{u"format"_qs, oneOfTexts({u"hitspread-body-plan"_qs})},
            {u"version"_qs, wholeNumberSchema(1, 1)},
            {u"id"_qs, text()},
            {u"name"_qs, text()},
            {u"aimPoint"_qs, hexSchema()},
            {u"floorPoint"_qs, hexSchema()},
            {u"locations"_qs, listOf(location)},
            {u"words"_qs, listOf(word)}};
}

QJsonObject bodyPlanSchema()
{
    const QStringList required{u"format"_qs,   u"version"_qs,    u"id"_qs,       u"name"_qs,
                               u"aimPoint"_qs, u"floorPoint"_qs, u"locations"_qs};
    const Members members = bodyPlanMembers();
    QJsonObject idOrPlan = closed(sameMembers(kBodyPlan, members), required);
    idOrPlan.insert(u"type"_qs, QJsonArray{u"string"_qs, u"object"_qs});
    idOrPlan.insert(u"description"_qs, u"Id of a shipped body plan, or a plan."_qs);
    QJsonObject schema = closed(members, required);
    schema.insert(u"definitions"_qs, QJsonObject{{u"idOrPlan"_qs, idOrPlan}});
    return schema;
}

/// How the systems count the elements of a key.
QJsonObject indexWords()
{
    QJsonObject all;
    for (const System* system : systems()) {
        QJsonArray lines;
        const SubjectsFacet* subjects = system->facets().subjects;
        for (const StepIndexes& line : subjects ? subjects->stepIndexes() : std::span<const StepIndexes>())
            lines.append(QJsonObject{{u"actions"_qs, toQString(line.actions)},
                                     {u"keys"_qs, toQString(line.keys)},
                                     {u"n"_qs, toQString(line.formula)},
                                     {u"where"_qs, toQString(line.words)}});
        all.insert(toQString(system->id()), lines);
    }
    return all;
}

/// The key of a step or a question.
QJsonObject keySchema(const QString& whose)
{
    return text(
        u"%1, \"key[n]\" for element n; without brackets n is 0. x-indexes at the top of this schema says how a system "
        "counts: the first line that fits action (empty: all) and key (\"a.*\": all that begin with it; empty: all "
        "others) says what n is, e being the element the action's own line gives."_qs.arg(whose));
}

/// One thing that happened.
QJsonObject eventSchema()
{
    QStringList kinds;
    for (const std::string_view id : kEventIds)
        kinds.append(toQString(id));
    const QJsonObject number = ofType(u"integer"_qs);
    return closed(
        {{u"kind"_qs, oneOfTexts(kinds)},
         {u"target"_qs,
          described(number, u"Whom it befalls, the place among the targets from 0; without it the one who acts."_qs)},
         {u"shot"_qs, described(number, u"Which shot, by its number."_qs)},
         {u"location"_qs, text(u"Id of a location."_qs)},
         {u"layer"_qs, described(number, u"Which of several alike, from 0: point bled, named modifier."_qs)},
         {u"hex"_qs, described(listOf(number), u"[column, half-row] on the body plan."_qs)},
         {u"value"_qs, described(number, u"By its kind: points of damage, a margin, a direction, shots; else 0."_qs)},
         {u"against"_qs, described(number, u"What the value was held against; without it 0."_qs)},
         {u"step"_qs, described(number, kStepNumber)}},
        {u"kind"_qs, u"value"_qs});
}

QJsonObject resolutionSchema()
{
    const QJsonObject number = ofType(u"integer"_qs);
    const QJsonObject any{
        {u"type"_qs, QJsonArray{u"integer"_qs, u"boolean"_qs, u"string"_qs, u"array"_qs, u"null"_qs}}};
    const QJsonObject question = closed(
        {{u"key"_qs, keySchema(u"What is asked"_qs)},
         {u"kind"_qs, oneOfTexts({u"roll"_qs, u"choice"_qs})},
         {u"rule"_qs, text()},
         {u"dice"_qs, number},
         {u"sides"_qs, number},
         {u"lowest"_qs, described(number, u"What the lowest face shows; without it 1."_qs)},
         {u"labels"_qs, listOf(text())},
         {u"minimum"_qs, number},
         {u"maximum"_qs, number},
         {u"preset"_qs, number},
         {u"options"_qs, described(listOf(text()), u"Of a decision, the options that are to be had."_qs)},
         {u"table"_qs, text(u"The switch that holds the table rolled on."_qs)}},
        {u"key"_qs, u"kind"_qs, u"rule"_qs});
    const QStringList operations{u"take"_qs,     u"add"_qs,     u"subtract"_qs, u"multiply"_qs, u"divideDown"_qs,
                                 u"divideUp"_qs, u"minimum"_qs, u"maximum"_qs,  u"atLeast"_qs,  u"above"_qs,
                                 u"equal"_qs,    u"choose"_qs,  u"both"_qs,     u"either"_qs,   u"walk"_qs,
                                 u"locate"_qs,   u"apart"_qs,   u"lookUp"_qs};
    const QJsonObject operand = closed(
        {{u"value"_qs, described(number, u"The number itself."_qs)}, {u"step"_qs, described(number, kStepNumber)}},
        {u"value"_qs});
    const QJsonObject step = closed(
        {{u"key"_qs, keySchema(u"What was derived"_qs)},
         {u"rule"_qs, text()},
         {u"operation"_qs, oneOfTexts(operations)},
         {u"operands"_qs, listOf(operand)},
         {u"value"_qs,
          described(
              any,
              u"As it is read: a number, true or false, [column, half-row] of a hex, the id of a location or null."_qs)},
         {u"number"_qs,
          described(
              number,
              u"The same as the one number rules reckon with: 1 or 0; a hex as column times 65536 plus half-row; a location as its place in the system's list, -1 for none."_qs)},
         {u"computed"_qs,
          described(number, u"What the operation gives; not what counts where the step is overridden."_qs)},
         {u"overridden"_qs, ofType(u"boolean"_qs)}},
        {u"key"_qs, u"rule"_qs, u"operation"_qs, u"operands"_qs, u"value"_qs, u"number"_qs, u"computed"_qs,
         u"overridden"_qs});
    const QJsonObject change = closed({{u"record"_qs, text()},
                                       {u"field"_qs, text()},
                                       {u"element"_qs, {{u"type"_qs, QJsonArray{u"string"_qs, u"integer"_qs}}}},
                                       {u"before"_qs, any},
                                       {u"after"_qs, any},
                                       {u"step"_qs, described(number, kStepNumber)}},
                                      {u"record"_qs, u"field"_qs, u"before"_qs, u"after"_qs});
    return closed(
        {{u"status"_qs, oneOfTexts({u"resolved"_qs, u"open"_qs})},
         {u"system"_qs, text()},
         {u"action"_qs, text()},
         {u"rulesVersion"_qs, number},
         {u"question"_qs, question},
         {u"steps"_qs, listOf(step)},
         {u"events"_qs, listOf(eventSchema())},
         {u"changes"_qs, listOf(change)},
         {u"answers"_qs, {{u"type"_qs, u"object"_qs}, {u"additionalProperties"_qs, referringTo(u"answer"_qs)}}},
         {u"idleAnswers"_qs, listOf(text(u"Key of an answer that was given, and that nothing asked for."_qs))},
         {u"idleOverrides"_qs, listOf(text(u"Key of a step that was ruled on, and that never came."_qs))},
         {u"id"_qs, number}},
        {u"status"_qs, u"system"_qs, u"action"_qs, u"rulesVersion"_qs, u"steps"_qs, u"changes"_qs, u"answers"_qs,
         u"idleAnswers"_qs, u"idleOverrides"_qs});
}

QJsonObject tallySchema()
{
    return closed({{u"status"_qs, oneOfTexts({u"tally"_qs})},
                   {u"key"_qs, text()},
                   {u"total"_qs, ofType(u"integer"_qs)},
                   {u"ways"_qs, {{u"type"_qs, u"object"_qs}, {u"additionalProperties"_qs, ofType(u"integer"_qs)}}}},
                  {u"status"_qs, u"key"_qs, u"total"_qs, u"ways"_qs});
}

/// What `resolve --lines` says of a line it cannot resolve.
QJsonObject errorSchema()
{
    return closed({{u"status"_qs, oneOfTexts({u"error"_qs})},
                   {u"code"_qs, oneOfTexts(errorCodes())},
                   {u"line"_qs, wholeNumberSchema(1, kMostSeed)},
                   {u"message"_qs, text(u"What is wrong and what to do, in the language of the program."_qs)},
                   {u"reason"_qs, text(u"Which sentence it is, in every language."_qs)},
                   {u"where"_qs, text(u"DocumentPath in the request, or in the input."_qs)}},
                  {u"status"_qs, u"code"_qs, u"line"_qs, u"message"_qs});
}

/// An action on a campaign: who does what; the campaign knows the rest.
QJsonObject orderSchema()
{
    const QJsonObject reference{{u"type"_qs, QJsonArray{u"integer"_qs, u"string"_qs}},
                                {u"description"_qs, u"Number or name."_qs}};
    QJsonObject open = ofType(u"object"_qs);
    return closed({{u"action"_qs, text(u"Id of an action of the encounter's system."_qs)},
                   {u"encounter"_qs, reference},
                   {u"actor"_qs, reference},
                   {u"target"_qs, reference},
                   {u"otherActors"_qs, atMost(kMostInAFight - 1, reference)},
                   {u"otherTargets"_qs, atMost(kMostInAFight - 1, reference)},
                   {u"weapon"_qs, reference},
                   {u"offHandWeapon"_qs, reference},
                   {u"targetWeapon"_qs, reference},
                   {u"otherWeapons"_qs, atMost(kMostInAFight - 1, reference)},
                   {u"otherTargetWeapons"_qs, atMost(kMostInAFight - 1, reference)},
                   {u"options"_qs, open},
                   {u"declared"_qs, open},
                   {u"answers"_qs, open},
                   {u"overrides"_qs, atMost(kMostRulings, referringTo(u"overrides"_qs, u"#/items"_qs))},
                   {u"title"_qs, text(u"Line of the history."_qs)}},
                  {u"action"_qs});
}

using Schemas = QMap<QString, std::function<QJsonObject()>>;

const Schemas& makers()
{
    static const Schemas all = [] {
        Schemas schemas{
            {kBodyPlan, [] { return published(bodyPlanSchema(), kBodyPlan, u"Body plan"_qs); }},
            {u"resolution"_qs,
             [] {
                 QJsonObject schema = resolutionSchema();
                 schema.insert(u"x-indexes"_qs, indexWords());
                 return published(schema, u"resolution"_qs, u"Resolution"_qs);
             }},
            {u"answer"_qs, [] { return published(answerSchema(), u"answer"_qs, u"Answer"_qs); }},
            {u"overrides"_qs, [] { return published(overridesSchema(), u"overrides"_qs, u"Overrides"_qs); }},
            {u"error"_qs, [] { return published(errorSchema(), u"error"_qs, u"Error"_qs); }},
            {u"tally"_qs, [] { return published(tallySchema(), u"tally"_qs, u"Tally"_qs); }},
            {u"odds"_qs, [] { return published(oddsSchema(), u"odds"_qs, u"Odds of an attack"_qs); }},
            {u"library"_qs, [] { return published(librarySchema(), u"library"_qs, u"Records of a library"_qs); }},
            {u"campaign"_qs, [] { return published(campaignSchema(), u"campaign"_qs, u"Whole campaign"_qs); }},
            {u"import-preview"_qs,
             [] { return published(importPreviewSchema(), u"import-preview"_qs, u"What an import would do"_qs); }},
            {u"order"_qs, [] { return published(orderSchema(), u"order"_qs, u"Order on a campaign"_qs); }}};
        for (const System* system : systems()) {
            const QString id = toQString(system->id());
            const QString answers = answersOf(*system);
            schemas.insert(answers,
                           [system, answers] { return published(answersSchema(*system), answers, u"Answers"_qs); });
            for (const ActionDeclaration* action : system->actions())
                schemas.insert(u"%1.%2.request"_qs.arg(id, toQString(action->id)),
                               [system, action] { return requestSchema(*system, *action); });
            for (const RecordDeclaration* record : system->records())
                schemas.insert(nameOf(*system, *record), [system, record] { return recordSchema(*system, *record); });
        }
        return schemas;
    }();
    return all;
}

}  // namespace

QString schemaAddress(const QString& name)
{
    return u"urn:hitspread:schema:"_qs + name;
}

QStringList schemaNames()
{
    return makers().keys();
}

QJsonObject schemaNamed(const QString& name)
{
    const auto maker = makers().value(name);
    return maker ? maker() : QJsonObject();
}

QJsonObject requestSchema(const System& system, const ActionDeclaration& action)
{
    Members members;
    for (const PartDeclaration& part : action.parts) {
        if (action.parentOf(part))
            continue;
        const QJsonObject schema = partSchema(system, action, part);
        members.insert(toQString(part.id), part.many ? atMost(part.most, schema) : schema);
    }
    members.insert(u"system"_qs, oneOfTexts({toQString(system.id())}));
    members.insert(u"action"_qs, oneOfTexts({toQString(action.id)}));
    members.insert(u"bodyPlan"_qs, referringTo(kBodyPlan, kIdOrPlan));
    members.insert(u"answers"_qs, referringTo(answersOf(system)));
    members.insert(u"overrides"_qs, referringTo(u"overrides"_qs));
    QJsonObject seed = wholeNumberSchema(0, kMostSeed);
    seed.insert(u"description"_qs, u"Rolls what is open with this seed and takes the presets."_qs);
    members.insert(u"seed"_qs, seed);
    const QString name = u"%1.%2.request"_qs.arg(toQString(system.id()), toQString(action.id));
    return published(closed(members, {u"system"_qs, u"action"_qs}), name, u"Request: %1"_qs.arg(titleOf(action.id)));
}

QJsonObject recordSchema(const System& system, const RecordDeclaration& record)
{
    const Members fields = fieldsOf(record);
    QJsonObject schema = closed(fields);
    schema.insert(u"additionalProperties"_qs, true);
    const QString name = nameOf(system, record);
    schema.insert(u"definitions"_qs, QJsonObject{{u"part"_qs, closed(sameMembers(name, fields))}});
    return published(schema, name, titleOf(record.id));
}

}  // namespace hitspread::formats
