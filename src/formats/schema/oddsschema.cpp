#include "formats/schema/oddsschema.h"

#include "formats/schema/fieldschema.h"
#include "formats/schema/schemaparts.h"

#include <QJsonArray>

namespace hitspread::formats {

namespace {

QJsonObject chanceSchema(const QString& description)
{
    return {{u"type"_qs, u"number"_qs}, {u"description"_qs, description}};
}

/// Chances of what an attack does, beside `more`. That it is struck is always known.
QJsonObject effectSchema(Members more, QStringList required)
{
    const QList<std::pair<QString, QString>> effects{{u"struck"_qs, u"The body is struck, covered or not."_qs},
                                                     {u"stopped"_qs, u"Armour or cover holds."_qs},
                                                     {u"unwounded"_qs, u"Gets through and leaves no new wound."_qs},
                                                     {u"wounded"_qs, u"A new open wound."_qs},
                                                     {u"stuck"_qs, u"A bullet stays in the body."_qs},
                                                     {u"down"_qs, u"Is knocked over."_qs},
                                                     {u"unconscious"_qs, u"Loses consciousness."_qs},
                                                     {u"out"_qs, u"Is out of the fight."_qs},
                                                     {u"dead"_qs, u"Dies."_qs}};
    for (const auto& [id, words] : effects)
        more.insert(id, chanceSchema(words));
    required.append(u"struck"_qs);
    return closed(more, required);
}

}  // namespace

QJsonObject oddsSchema()
{
    QJsonObject depth = oneOfTexts({u"landing"_qs, u"whole"_qs, u"everything"_qs});
    depth.insert(
        u"description"_qs,
        u"How far they go: only where bullets land; what they do to the whole body; the same at each location. Of several "
        "bullets each chance is that of at least one, their number and directions left as they fall."_qs);
    const QJsonObject hex = closed(
        {{u"hex"_qs, hexSchema()}, {u"chance"_qs, chanceSchema(u"It is struck, whatever the roll."_qs)}},
        {u"hex"_qs, u"chance"_qs});
    const QJsonObject locations = listOf(effectSchema({{u"location"_qs, text()}}, {u"location"_qs}));
    const QJsonObject damage = listOf(chanceSchema(u"Exactly so many points get through, from 0."_qs));
    QJsonObject scales = described(ofType(u"object"_qs),
                                   u"What the system tells apart by degrees, each by its quantity."_qs);
    scales.insert(u"additionalProperties"_qs, listOf(chanceSchema(u"It comes to exactly this grade, from none."_qs)));
    const Members harm{{u"locations"_qs, locations}, {u"damage"_qs, damage}, {u"scales"_qs, scales}};
    QJsonObject answer{{u"type"_qs, QJsonArray{u"string"_qs, u"null"_qs}}};
    answer.insert(u"description"_qs, u"The option that is chosen; null: nothing is done about it."_qs);
    Members ofDefence = harm;
    ofDefence.insert(u"defence"_qs, answer);
    QJsonObject defences = listOf(effectSchema(ofDefence, {u"defence"_qs, u"locations"_qs}));
    defences.insert(
        u"description"_qs,
        u"What the one attacked can do about it, the best for him first; the figures above are with that."_qs);
    Members ofVictim = harm;
    ofVictim.insert(u"part"_qs, text());
    ofVictim.insert(u"element"_qs, QJsonObject{{u"type"_qs, u"integer"_qs}, {u"minimum"_qs, 0}});
    QJsonObject victims = listOf(effectSchema(ofVictim, {u"part"_qs, u"element"_qs, u"locations"_qs}));
    victims.insert(u"description"_qs, u"Everybody it may harm, where they are several."_qs);
    return effectSchema(
        {{u"status"_qs, oneOfTexts({u"odds"_qs})},
         {u"system"_qs, text()},
         {u"action"_qs, text()},
         {u"noAttack"_qs, chanceSchema(u"Nothing leaves: not drawn in time, or jammed."_qs)},
         {u"success"_qs, chanceSchema(u"The attack roll succeeds; a roll that fails may strike all the same."_qs)},
         {u"offBody"_qs, chanceSchema(u"It flies past the body."_qs)},
         {u"locations"_qs, locations},
         {u"hexes"_qs, listOf(hex)},
         {u"hits"_qs, listOf(chanceSchema(u"Exactly so many bullets meet the body, from none."_qs))},
         {u"depth"_qs, depth},
         {u"damage"_qs, damage},
         {u"scales"_qs, scales},
         {u"defences"_qs, defences},
         {u"victims"_qs, victims}},
        {u"status"_qs, u"system"_qs, u"action"_qs, u"noAttack"_qs, u"success"_qs, u"offBody"_qs, u"locations"_qs,
         u"hexes"_qs, u"hits"_qs, u"depth"_qs});
}

}  // namespace hitspread::formats
