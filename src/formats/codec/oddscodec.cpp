#include "formats/codec/oddscodec.h"

#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "rules/core/body/bodyplan.h"
#include "rules/core/system.h"

#include <QJsonArray>
#include <QLatin1String>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace hitspread::formats {

namespace {

constexpr std::array<std::pair<double EffectChances::*, QLatin1String>, 9> kEffects{
    {{&EffectChances::struck, QLatin1String("struck")},
     {&EffectChances::stopped, QLatin1String("stopped")},
     {&EffectChances::unwounded, QLatin1String("unwounded")},
     {&EffectChances::wounded, QLatin1String("wounded")},
     {&EffectChances::stuck, QLatin1String("stuck")},
     {&EffectChances::down, QLatin1String("down")},
     {&EffectChances::unconscious, QLatin1String("unconscious")},
     {&EffectChances::out, QLatin1String("out")},
     {&EffectChances::dead, QLatin1String("dead")}}};

/// What of an effect is known: `isWhole`, more than whether it is struck; and of that what the system tells.
struct Known {
    bool isWhole;
    std::span<double EffectChances::*const> told;
};

QJsonObject encodeEffect(const EffectChances& effect, const Known& known)
{
    if (!known.isWhole)
        return {{u"struck"_qs, effect.struck}};
    QJsonObject all;
    for (const auto& [chance, id] : kEffects) {
        if (std::ranges::find(known.told, chance) != known.told.end())
            all.insert(id, effect.*chance);
    }
    return all;
}

QJsonArray encodeChances(const std::vector<double>& chances)
{
    QJsonArray all;
    for (const double chance : chances)
        all.append(chance);
    return all;
}

QJsonArray encodeLocations(const std::vector<EffectChances>& chances, const BodyPlan& plan, const Known& known)
{
    QJsonArray locations;
    for (std::size_t i = 0; i < std::min(chances.size(), plan.locations().size()); ++i) {
        QJsonObject location = encodeEffect(chances[i], known);
        location.insert(u"location"_qs, toQString(plan.locations()[i]));
        locations.append(location);
    }
    return locations;
}

/// Grades of what the system tells apart by degrees, and how many points get through; nothing of what it has not.
void putDegrees(QJsonObject& all, const OddsOfHarm& odds, const System& system)
{
    if (!odds.damage.empty())
        all.insert(u"damage"_qs, encodeChances(odds.damage));
    if (odds.scales.empty())
        return;
    QJsonObject scales;
    for (const OddsScale& scale : odds.scales)
        scales.insert(toQString(system.quantities()[scale.quantity].id), encodeChances(scale.chances));
    all.insert(u"scales"_qs, scales);
}

QJsonObject encodeHarm(const OddsOfHarm& odds, const Request& request, const Known& known)
{
    QJsonObject all = encodeEffect(odds.effect, known);
    all.insert(u"locations"_qs, encodeLocations(odds.byLocation, *request.plan, known));
    putDegrees(all, odds, request.input.system());
    return all;
}

QJsonArray encodeDefences(const Request& request, const AttackOdds& odds, const Known& known)
{
    QJsonArray defences;
    for (const OddsDefence& defence : odds.defences) {
        QJsonObject one = encodeHarm(defence, request, known);
        const auto options = request.input.system().questions()[defence.decision].options;
        const bool isNothing = defence.option == 0;
        one.insert(u"defence"_qs,
                   isNothing ? QJsonValue() : QJsonValue(toQString(options[static_cast<std::size_t>(defence.option)])));
        defences.append(one);
    }
    return defences;
}

QJsonArray encodeVictims(const Request& request, const AttackOdds& odds, const Known& known)
{
    QJsonArray victims;
    for (const OddsVictim& victim : odds.victims) {
        QJsonObject one = encodeHarm(victim, request, known);
        one.insert(u"part"_qs, toQString(victim.part));
        one.insert(u"element"_qs, static_cast<qint64>(victim.element));
        victims.append(one);
    }
    return victims;
}

QString depthText(OddsDepth depth)
{
    switch (depth) {
    case OddsDepth::Landing: return u"landing"_qs;
    case OddsDepth::Whole: return u"whole"_qs;
    case OddsDepth::Everything: break;
    }
    return u"everything"_qs;
}

}  // namespace

QJsonObject encodeOdds(const Request& request, const AttackOdds& odds)
{
    const BodyPlan& plan = *request.plan;
    const auto told = request.input.system().odds()->told();
    const Known atLocations{odds.depth == OddsDepth::Everything, told};
    QJsonArray hexes;
    for (std::size_t i = 0; i < std::min(odds.cells.size(), plan.cells().size()); ++i)
        hexes.append(QJsonObject{{u"hex"_qs, encodeHex(plan.cells()[i].hex)}, {u"chance"_qs, odds.cells[i]}});
    QJsonObject all = encodeEffect(odds.effect, {odds.depth != OddsDepth::Landing, told});
    all.insert(u"status"_qs, u"odds"_qs);
    all.insert(u"system"_qs, toQString(request.input.system().id()));
    all.insert(u"action"_qs, toQString(request.input.action().id));
    all.insert(u"noAttack"_qs, odds.noAttack);
    all.insert(u"success"_qs, odds.success);
    all.insert(u"offBody"_qs, odds.offBody);
    all.insert(u"locations"_qs, encodeLocations(odds.byLocation, plan, atLocations));
    all.insert(u"hexes"_qs, hexes);
    all.insert(u"hits"_qs, encodeChances(odds.hits));
    all.insert(u"depth"_qs, depthText(odds.depth));
    putDegrees(all, odds, request.input.system());
    if (!odds.defences.empty())
        all.insert(u"defences"_qs, encodeDefences(request, odds, atLocations));
    if (!odds.victims.empty())
        all.insert(u"victims"_qs, encodeVictims(request, odds, atLocations));
    return all;
}

}  // namespace hitspread::formats
