#include "exchange/oddsschema.h"

#include "exchange/fieldschema.h"
#include "exchange/schemaparts.h"

namespace hitspread::exchange {

namespace {

QJsonObject chanceSchema(const QString& description)
{
    return {{u"type"_qs, u"number"_qs}, {u"description"_qs, description}};
}

/// Chances of what an attack does, beside `more`.
QJsonObject effectSchema(Members more, QStringList required)
{
    const QList<std::pair<QString, QString>> effects{{u"struck"_qs, u"The body is struck, covered or not."_qs},
                                                     {u"stopped"_qs, u"Armour or cover holds."_qs},
                                                     {u"wounded"_qs, u"A new open wound."_qs},
                                                     {u"stuck"_qs, u"A bullet stays in the body."_qs},
                                                     {u"down"_qs, u"Is knocked over."_qs},
                                                     {u"unconscious"_qs, u"Loses consciousness."_qs},
                                                     {u"dead"_qs, u"Dies."_qs}};
    for (const auto& [id, words] : effects) {
        more.insert(id, chanceSchema(words));
        required.append(id);
    }
    return closed(more, required);
}

}  // namespace

QJsonObject oddsSchema()
{
    const QJsonObject hex = closed(
        {{u"hex"_qs, hexSchema()}, {u"chance"_qs, chanceSchema(u"It is struck, whatever the roll."_qs)}},
        {u"hex"_qs, u"chance"_qs});
    return effectSchema(
        {{u"status"_qs, oneOfTexts({u"odds"_qs})},
         {u"system"_qs, text()},
         {u"action"_qs, text()},
         {u"noAttack"_qs, chanceSchema(u"Nothing leaves: not drawn in time, or jammed."_qs)},
         {u"success"_qs, chanceSchema(u"The attack roll succeeds; a roll that fails may strike all the same."_qs)},
         {u"offBody"_qs, chanceSchema(u"It flies past the body."_qs)},
         {u"locations"_qs, listOf(effectSchema({{u"location"_qs, text()}}, {u"location"_qs}))},
         {u"hexes"_qs, listOf(hex)},
         {u"damage"_qs, listOf(chanceSchema(u"Exactly so many points get through, from 0."_qs))}},
        {u"status"_qs, u"system"_qs, u"action"_qs, u"noAttack"_qs, u"success"_qs, u"offBody"_qs, u"locations"_qs,
         u"hexes"_qs, u"damage"_qs});
}

}  // namespace hitspread::exchange
