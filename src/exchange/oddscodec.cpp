#include "exchange/oddscodec.h"

#include "exchange/bodyplans.h"
#include "exchange/place.h"
#include "rules/core/bodyplan.h"
#include "rules/core/system.h"

#include <QJsonArray>

#include <algorithm>

namespace hitspread::exchange {

namespace {

QJsonObject encodeEffect(const EffectChances& effect)
{
    return {{u"struck"_qs, effect.struck}, {u"stopped"_qs, effect.stopped}, {u"wounded"_qs, effect.wounded},
            {u"stuck"_qs, effect.stuck},   {u"down"_qs, effect.down},       {u"unconscious"_qs, effect.unconscious},
            {u"dead"_qs, effect.dead}};
}

}  // namespace

QJsonObject encodeOdds(const Request& request, const AttackOdds& odds)
{
    const BodyPlan& plan = *request.plan;
    QJsonArray locations;
    for (std::size_t i = 0; i < std::min(odds.byLocation.size(), plan.locations().size()); ++i) {
        QJsonObject location = encodeEffect(odds.byLocation[i]);
        location.insert(u"location"_qs, toQString(plan.locations()[i]));
        locations.append(location);
    }
    QJsonArray hexes;
    for (std::size_t i = 0; i < std::min(odds.cells.size(), plan.cells().size()); ++i)
        hexes.append(QJsonObject{{u"hex"_qs, encodeHex(plan.cells()[i].hex)}, {u"chance"_qs, odds.cells[i]}});
    QJsonArray damage;
    for (const double chance : odds.damage)
        damage.append(chance);
    QJsonObject all = encodeEffect(odds.effect);
    all.insert(u"status"_qs, u"odds"_qs);
    all.insert(u"system"_qs, toQString(request.input.system().id()));
    all.insert(u"action"_qs, toQString(request.input.action().id));
    all.insert(u"noAttack"_qs, odds.noAttack);
    all.insert(u"success"_qs, odds.success);
    all.insert(u"offBody"_qs, odds.offBody);
    all.insert(u"locations"_qs, locations);
    all.insert(u"hexes"_qs, hexes);
    all.insert(u"damage"_qs, damage);
    return all;
}

}  // namespace hitspread::exchange
