#include "cli/peopleverbs.h"

#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "formats/bodyplans.h"
#include "formats/json/documentpath.h"
#include "models/fight/presentwords.h"
#include "services/fight/newcombatants.h"
#include "services/people/goingon.h"
#include "services/people/presentservice.h"
#include "services/refusal/problem.h"
#include "services/turn/restservice.h"
#include "text/endingwords.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace hitspread::cli {

namespace {

using formats::toQString;

/// How somebody is, by number and in words.
QJsonObject encodeHowHeIs(Campaign& campaign, const CombatantView& view, const std::vector<Possession>& things)
{
    const Encounter encounter = campaign.encounters().encounter(view.combatant.encounter);
    QJsonObject object = encodeHow(campaign, encounter, view.combatant.condition, things);
    object.insert(u"words"_qs, howHeIs(encounter, view));
    return object;
}

QJsonObject encodeGoingOn(Campaign& campaign, const GoingOn& one, bool goesOn)
{
    EncounterStore& store = campaign.encounters();
    const Combatant& who = one.becomes.combatant;
    const std::vector<Possession> things = goingon::things(campaign, who.character,
                                                           store.possessionsOfCombatant(who.id));
    QJsonObject object{{u"id"_qs, qint64{who.id}},
                       {u"name"_qs, toQString(who.name)},
                       {u"character"_qs, qint64{who.character}},
                       {u"goesOn"_qs, goesOn},
                       {u"changes"_qs, one.isOtherwise},
                       {u"becomes"_qs, encodeHowHeIs(campaign, one.becomes, things)}};
    if (one.was)
        object.insert(u"was"_qs,
                      encodeHowHeIs(campaign, *one.was, store.possessionsOfCombatant(one.was->combatant.id)));
    QJsonArray since;
    QJsonArray takenBack;
    for (const Meanwhile& done : one.since)
        (done.isTakenBack ? takenBack : since).append(toQString(done.title));
    if (!since.isEmpty())
        object.insert(u"since"_qs, since);
    if (!takenBack.isEmpty())
        object.insert(u"takenBackSince"_qs, takenBack);
    return object;
}

int timeOf(const QCommandLineParser& parser, const QString& option)
{
    if (!parser.isSet(option))
        return 0;
    bool isNumber = false;
    const int number = parser.value(option).toInt(&isNumber);
    constexpr int kMost = 9999;
    if (!isNumber || number < 0)
        refuse<Reason::WillNotDo>({SiteKind::Place, u"--"_qs + option}, parser.value(option), 0, kMost);
    return number;
}

}  // namespace

void declarePeople(QCommandLineParser& parser)
{
    parser.addOption(
        {u"as"_qs,
         QCoreApplication::translate("cli",
                                     "add: in what state they come: fresh, present (as after the last fight "
                                     "and the days since) or that of a fight; without it present for one who "
                                     "is no template, else fresh."),
         u"STATE"_qs});
    parser.addOption(
        {u"party"_qs, QCoreApplication::translate("cli", "add: everybody who has a player or the tag “party”, too.")});
    parser.addOption({u"tagged"_qs,
                      QCoreApplication::translate("cli", "add: everybody of the library who has this tag, too."),
                      u"TAG"_qs});
    parser.addOption({u"days"_qs, QCoreApplication::translate("cli", "rest: so many days."), u"N"_qs});
    parser.addOption({u"hours"_qs, QCoreApplication::translate("cli", "rest: so many hours."), u"N"_qs});
    parser.addOption({u"hospital"_qs, QCoreApplication::translate("cli", "rest: the days are spent in hospital.")});
    parser.addOption({u"dry-run"_qs, QCoreApplication::translate("cli", "finish, rest: only say what would change.")});
}

RecordId sourceNamed(Campaign& campaign, const std::string& system, const Newcomers& newcomers, const QString& as)
{
    const Site place{SiteKind::Place, u"--as"_qs};
    if (as == u"fresh")
        return 0;
    EncounterStore& store = campaign.encounters();
    if (as == u"present") {
        const auto present = presentOf(store, system, newcomers.character);
        if (!present)
            refuse<Reason::NoPresentState>(Site(newcomers.name));
        return present->id;
    }
    const Encounter fight = encounterNamed(campaign, referenceOf(as), u"--as"_qs);
    const std::vector<Combatant> people = store.combatants(fight.id);
    if (std::ranges::count(people, newcomers.character, &Combatant::character) != 1)
        refuse<Reason::NotInThatFight>(Site(newcomers.name), fight.name);
    return std::ranges::find(people, newcomers.character, &Combatant::character)->id;
}

QJsonArray encodeArrivals(Campaign& campaign, const Encounter& encounter, const std::vector<Newcomers>& groups)
{
    const MachineClock clock;
    PresentService service(campaign, clock);
    QJsonArray all;
    for (const Newcomers& group : groups) {
        QJsonObject object{{u"name"_qs, toQString(group.name)}, {u"as"_qs, u"fresh"_qs}};
        if (group.character != 0) {
            const StoredRecord record = campaign.library().load({RecordKind::Character, group.character});
            const RecordId source = group.as.value_or(usualSource(campaign.encounters(), record, group));
            const Whereabouts where = service.whereabouts(group.character);
            if (where.present && where.present->combatant.id == source) {
                object.insert(u"as"_qs, toQString(where.after));
                object.insert(
                    u"words"_qs,
                    howHeIs(campaign.encounters().encounter(where.present->combatant.encounter), *where.present));
            } else if (source != 0) {
                const Combatant like = campaign.encounters().combatant(source);
                object.insert(u"as"_qs, toQString(campaign.encounters().encounter(like.encounter).name));
            }
            QJsonArray also;
            for (const Whereabouts::Place& place : where.fights) {
                if (!place.archived && place.encounter != encounter.id)
                    also.append(toQString(place.name));
            }
            if (group.count == 1 && !also.isEmpty())
                object.insert(u"alsoIn"_qs, also);
        }
        all.append(object);
    }
    return all;
}

void finishFight(Campaign& campaign, const Encounter& encounter, const QStringList& names, bool isTrial,
                 Console& console)
{
    const MachineClock clock;
    PresentService service(campaign, clock);
    std::vector<RecordId> named;
    named.reserve(static_cast<std::size_t>(names.size()));
    for (const QString& name : names)
        named.push_back(combatantNamed(campaign, encounter.id, referenceOf(name), name));
    const std::vector<GoingOn> all = service.foreseen(encounter.id);
    std::vector<RecordId> going = named;
    QJsonArray people;
    for (const GoingOn& one : all) {
        const RecordId id = one.becomes.combatant.id;
        const bool goesOn = named.empty() ? one.isUsual : std::ranges::find(named, id) != named.end();
        if (goesOn && named.empty())
            going.push_back(id);
        people.append(encodeGoingOn(campaign, one, goesOn));
    }
    if (!isTrial)
        (void)service.finish(encounter.id, going, text::endingWords(encounter, campaign.encounters().encounters()));
    QJsonObject object = encodeEncounter(campaign, campaign.encounters().encounter(encounter.id));
    object.insert(u"people"_qs, people);
    console.print(QJsonValue(object));
}

void letTimePass(Campaign& campaign, const Encounter& encounter, const QCommandLineParser& parser, Console& console)
{
    Rest rest;
    rest.days = timeOf(parser, u"days"_qs);
    rest.hours = timeOf(parser, u"hours"_qs);
    rest.hospital = parser.isSet(u"hospital"_qs);
    if (rest.allHours() == 0)
        refuse<Reason::NoTime>({SiteKind::Place, u"--days"_qs});
    const formats::ShippedBodyPlans plans;
    const MachineClock clock;
    RestService service(campaign, plans, clock);
    if (!parser.isSet(u"dry-run"_qs)) {
        (void)service.pass(encounter.id, rest, text::restTime(rest).toStdString());
        return console.print(QJsonValue(encodeState(campaign, encounter)));
    }
    QJsonArray all;
    for (const Rested& one : service.foreseen(encounter.id, rest)) {
        if (one.combatant == 0)
            continue;
        all.append(QJsonObject{{u"id"_qs, qint64{one.combatant}},
                               {u"name"_qs, toQString(campaign.encounters().combatant(one.combatant).name)},
                               {u"changes"_qs, static_cast<int>(one.changes.size())}});
    }
    console.print(QJsonValue(all));
}

}  // namespace hitspread::cli
