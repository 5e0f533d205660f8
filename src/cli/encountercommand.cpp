#include "cli/commands.h"

#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "cli/peopleverbs.h"
#include "formats/json/documentpath.h"
#include "formats/profilefolder.h"
#include "rules/systems/registry.h"
#include "services/fight/encounterlistservice.h"
#include "services/fight/encounterservice.h"
#include "services/library/kitservice.h"
#include "services/library/profileservice.h"
#include "services/library/rowvalue.h"
#include "services/people/presentservice.h"
#include "services/refusal/problem.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace hitspread::cli {

namespace {

/// Lists encounters and who is in them, shows a whole state, makes one, adds and removes combatants, changes their sides.
class EncounterCommand final : public Command {
public:
    [[nodiscard]] QString name() const override { return u"encounter"_qs; }
    [[nodiscard]] QString summary() const override;
    void declare(QCommandLineParser& parser) const override;
    [[nodiscard]] ExitStatus run(const QCommandLineParser& parser, Console& console) const override;
};

using formats::toQString;

/// "6 x Guard": how many of whom; without a number one.
struct Wanted {
    int count = 1;
    QString name;
};

Wanted wantedFrom(const QString& text)
{
    static const QRegularExpression several(u"^\\s*(\\d{1,9})\\s*[x×]\\s*(.+)$"_qs);
    const QRegularExpressionMatch match = several.match(text);
    return match.hasMatch() ? Wanted{match.captured(1).toInt(), match.captured(2).trimmed()}
                            : Wanted{1, text.trimmed()};
}

LibraryRow characterNamed(Campaign& campaign, const std::string& system, const QString& name)
{
    return libraryRecordNamed(campaign, system, {RecordKind::Character}, name).row;
}

RecordRef weaponNamed(Campaign& campaign, const std::string& system, const QString& name)
{
    const LibraryHit hit = libraryRecordNamed(
        campaign, system, {RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon, RecordKind::Grenade},
        name);
    return {hit.kind, hit.row.id};
}

/// One order to the command: its verb, what comes behind it, the options.
struct Order {
    QString verb;
    QStringList arguments;
    const QCommandLineParser& parser;
};

void require(const Order& order, qsizetype count)
{
    if (order.arguments.size() != count)
        refuse<Reason::VerbTakesArguments>({SiteKind::Place, order.verb}, count, order.arguments.size());
}

Encounter encounterOf(Campaign& campaign, const Order& order)
{
    return encounterNamed(campaign, referenceOf(order.arguments.first()), order.verb);
}

void make(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const std::string system = order.parser.value(u"system"_qs).toStdString();
    const std::string name = order.arguments.first().toStdString();
    formats::ProfileFolder folder(profileFolderOf(order.parser));
    const ProfileView profile = ProfileService(folder).startingWith(system,
                                                                    order.parser.value(u"profile"_qs).toStdString());
    const RecordId id = service.create(system, name, profile);
    console.print(QJsonValue(encodeEncounter(campaign, campaign.encounters().encounter(id))));
}

/// The number behind an option; BadInput when it is none.
int numberOf(const Order& order, const QString& option, int least, int most)
{
    bool isNumber = false;
    const int number = order.parser.value(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        refuse<Reason::WillNotDo>({SiteKind::Place, u"--"_qs + option}, order.parser.value(option), least, most);
    return number;
}

/// The party, or who has the tag of --tagged, with what is said of everybody.
std::vector<Newcomers> partyFor(Campaign& campaign, const Encounter& encounter, const Order& order,
                                const Newcomers& like)
{
    const MachineClock clock;
    const QString tag = order.parser.value(u"tagged"_qs);
    std::vector<Newcomers> party =
        PresentService(campaign, clock).party(encounter.system, tag.toStdString(), encounter.id);
    if (party.empty())
        refuse<Reason::NobodyOfParty>({SiteKind::Place, tag.isEmpty() ? u"--party"_qs : u"--tagged"_qs});
    for (Newcomers& one : party) {
        if (like.side)
            one.side = like.side;
        one.colour = like.colour;
        one.weapon = like.weapon;
    }
    return party;
}

void add(Campaign& campaign, const Order& order, Console& console)
{
    const bool isParty = order.parser.isSet(u"party"_qs) || order.parser.isSet(u"tagged"_qs);
    if (order.arguments.size() < (isParty ? 1 : 2))
        require(order, 2);
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    Newcomers like;
    if (order.parser.isSet(u"side"_qs))
        like.side = sideFrom(order.parser.value(u"side"_qs));
    if (order.parser.isSet(u"colour"_qs))
        like.colour = numberOf(order, u"colour"_qs, 0, kCombatantColours);
    if (order.parser.isSet(u"weapon"_qs))
        like.weapon = weaponNamed(campaign, encounter.system, order.parser.value(u"weapon"_qs));
    const bool isTyped = order.parser.isSet(u"plain"_qs) || order.parser.isSet(u"template"_qs);
    if (order.parser.isSet(u"template"_qs))
        like.character = characterNamed(campaign, encounter.system, order.parser.value(u"template"_qs)).id;
    std::vector<Newcomers> groups = isParty ? partyFor(campaign, encounter, order, like) : std::vector<Newcomers>();
    for (const QString& text : order.arguments.sliced(1)) {
        const Wanted wanted = wantedFrom(text);
        Newcomers newcomers = like;
        newcomers.count = wanted.count;
        newcomers.name = wanted.name.toStdString();
        if (!isTyped) {
            const LibraryRow row = characterNamed(campaign, encounter.system, wanted.name);
            newcomers.character = row.id;
            newcomers.name = row.name;
        }
        groups.push_back(std::move(newcomers));
    }
    if (order.parser.isSet(u"as"_qs)) {
        for (Newcomers& group : groups)
            group.as = sourceNamed(campaign, encounter.system, group, order.parser.value(u"as"_qs));
    }
    const QJsonArray arrivals = encodeArrivals(campaign, encounter, groups);
    (void)service.add(encounter.id, groups);
    QJsonObject object = encodeEncounter(campaign, encounter);
    object.insert(u"joined"_qs, arrivals);
    console.print(QJsonValue(object));
}

/// The combatants named behind the encounter, each once.
std::vector<RecordId> named(Campaign& campaign, const Order& order, const Encounter& encounter)
{
    if (order.arguments.size() < 2)
        require(order, 2);
    std::vector<RecordId> all;
    for (const QString& name : order.arguments.sliced(1)) {
        const RecordId id = combatantNamed(campaign, encounter.id, referenceOf(name), name);
        if (std::ranges::find(all, id) == all.end())
            all.push_back(id);
    }
    return all;
}

/// Does something with the combatants named and prints who is in the fight then.
template <typename Do>
void change(Campaign& campaign, const Order& order, Console& console, Do what)
{
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    what(service, named(campaign, order, encounter));
    console.print(QJsonValue(encodeEncounter(campaign, encounter)));
}

void remove(Campaign& campaign, const Order& order, Console& console)
{
    change(campaign, order, console, [](EncounterService& service, const auto& who) { (void)service.remove(who); });
}

void changeSide(Campaign& campaign, const Order& order, Console& console)
{
    if (!order.parser.isSet(u"side"_qs))
        refuse<Reason::SideMissing>({SiteKind::Place, u"--side"_qs});
    const Side side = sideFrom(order.parser.value(u"side"_qs));
    change(campaign, order, console,
           [side](EncounterService& service, const auto& who) { (void)service.setSide(who, side); });
}

void colour(Campaign& campaign, const Order& order, Console& console)
{
    const int wanted = numberOf(order, u"colour"_qs, 0, kCombatantColours);
    change(campaign, order, console,
           [wanted](EncounterService& service, const auto& who) { (void)service.setColour(who, wanted); });
}

void leave(Campaign& campaign, const Order& order, Console& console)
{
    const bool away = order.verb == u"flee";
    change(campaign, order, console,
           [away](EncounterService& service, const auto& who) { (void)service.setAway(who, away); });
}

/// Gives the fight, or with three arguments a combatant, another name.
void rename(Campaign& campaign, const Order& order, Console& console)
{
    const MachineClock clock;
    if (order.arguments.size() != 3)
        require(order, 2);
    const Encounter encounter = encounterOf(campaign, order);
    const std::string name = order.arguments.last().toStdString();
    if (order.arguments.size() == 2)
        (void)EncounterListService(campaign, clock).rename(encounter.id, name);
    else
        (void)EncounterService(campaign, clock)
            .rename(combatantNamed(campaign, encounter.id, referenceOf(order.arguments[1]), order.arguments[1]), name);
    console.print(QJsonValue(encodeEncounter(campaign, campaign.encounters().encounter(encounter.id))));
}

void duplicate(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    const MachineClock clock;
    const RecordId copy = EncounterListService(campaign, clock).duplicate(encounterOf(campaign, order).id);
    console.print(QJsonValue(encodeEncounter(campaign, campaign.encounters().encounter(copy))));
}

void archive(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    const MachineClock clock;
    const RecordId encounter = encounterOf(campaign, order).id;
    (void)EncounterListService(campaign, clock).setArchived(encounter, order.verb == u"archive");
    console.print(QJsonValue(encodeEncounter(campaign, campaign.encounters().encounter(encounter))));
}

/// How far apart two combatants are; without metres: nobody knows any more.
void part(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 4);
    const MachineClock clock;
    const Encounter encounter = encounterOf(campaign, order);
    Apart apart;
    apart.a = combatantNamed(campaign, encounter.id, referenceOf(order.arguments[1]), order.arguments[1]);
    apart.b = combatantNamed(campaign, encounter.id, referenceOf(order.arguments[2]), order.arguments[2]);
    const QString metres = order.arguments[3];
    bool isNumber = false;
    if (metres != u"?")
        apart.metres = metres.toInt(&isNumber);
    if (apart.metres && !isNumber)
        refuse<Reason::NoMetres>({SiteKind::Place, metres});
    (void)EncounterService(campaign, clock).setDistances({apart});
    console.print(QJsonValue(encodeEncounter(campaign, encounter)));
}

/// Puts other ammunition into a weapon somebody carries.
void load(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 4);
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    const QString who = order.arguments[1];
    const CombatantView view = service.view(combatantNamed(campaign, encounter.id, referenceOf(who), who));
    const auto called = [](const AnyRecord& record, const QString& name) {
        const FieldDeclaration* field = record.declaration().find("name");
        return field && toQString(field->text(record.data())) == name;
    };
    const auto weapon = std::ranges::find_if(
        view.weapons, [&](const CombatantView::Item& item) { return called(item.record.record, order.arguments[2]); });
    if (weapon == view.weapons.end())
        throw Failure(ProblemCode::NotFound, order.arguments[2]);
    for (const StoredRecord& round : service.loadsFor(weapon->possession.id)) {
        if (!called(round.record, order.arguments[3]))
            continue;
        (void)service.setByHand(encounter.id, rowvalue::loading(weapon->possession, round.id),
                                order.parser.value(u"reason"_qs).toStdString());
        console.print(QJsonValue(encodeState(campaign, encounter)));
        return;
    }
    throw Failure(ProblemCode::NotFound, order.arguments[3]);
}

/// Gives somebody in the fight a thing of the library, there alone.
void give(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 3);
    const MachineClock clock;
    const Encounter encounter = encounterOf(campaign, order);
    const RecordId who = combatantNamed(campaign, encounter.id, referenceOf(order.arguments[1]), order.arguments[1]);
    const LibraryHit thing = libraryRecordNamed(campaign, encounter.system,
                                                {RecordKind::Weapon, RecordKind::MeleeWeapon, RecordKind::ThrownWeapon,
                                                 RecordKind::Grenade, RecordKind::Armour},
                                                order.arguments[2]);
    (void)KitService(campaign, clock).giveInFight(who, {thing.kind, thing.row.id});
    console.print(QJsonValue(encodeState(campaign, encounter)));
}

/// Takes it away again, or what he came with.
void take(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 3);
    const MachineClock clock;
    const Encounter encounter = encounterOf(campaign, order);
    const RecordId who = combatantNamed(campaign, encounter.id, referenceOf(order.arguments[1]), order.arguments[1]);
    (void)KitService(campaign, clock).takeInFight(thingNamed(campaign, who, order.arguments[2]));
    console.print(QJsonValue(encodeState(campaign, encounter)));
}

void show(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    console.print(QJsonValue(encodeState(campaign, encounterOf(campaign, order))));
}

/// Ends a fight: all who go on as usual, or those named.
void finish(Campaign& campaign, const Order& order, Console& console)
{
    if (order.arguments.isEmpty())
        require(order, 1);
    finishFight(campaign, encounterOf(campaign, order), order.arguments.sliced(1), order.parser.isSet(u"dry-run"_qs),
                console);
}

void rest(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    letTimePass(campaign, encounterOf(campaign, order), order.parser, console);
}

void list(Campaign& campaign, const Order& order, Console& console)
{
    QJsonArray all;
    for (const Encounter& encounter : campaign.encounters().encounters()) {
        if (!encounter.archived || order.parser.isSet(u"all"_qs))
            all.append(encodeEncounter(campaign, encounter));
    }
    console.print(QJsonValue(all));
}

struct EncounterVerb {
    const char* name;
    void (*run)(Campaign&, const Order&, Console&);
};

constexpr std::array kVerbs{
    EncounterVerb{"list", list},       EncounterVerb{"show", show},         EncounterVerb{"new", make},
    EncounterVerb{"add", add},         EncounterVerb{"remove", remove},     EncounterVerb{"side", changeSide},
    EncounterVerb{"colour", colour},   EncounterVerb{"flee", leave},        EncounterVerb{"return", leave},
    EncounterVerb{"rename", rename},   EncounterVerb{"distance", part},     EncounterVerb{"load", load},
    EncounterVerb{"give", give},       EncounterVerb{"take", take},         EncounterVerb{"duplicate", duplicate},
    EncounterVerb{"archive", archive}, EncounterVerb{"unarchive", archive}, EncounterVerb{"finish", finish},
    EncounterVerb{"rest", rest}};

}  // namespace

QString EncounterCommand::summary() const
{
    return QCoreApplication::translate("cli", "Lists encounters, makes one, adds and removes combatants (JSON).");
}

void EncounterCommand::declare(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign file."));
    parser.addPositionalArgument(
        u"VERB"_qs,
        QCoreApplication::translate(
            "cli",
            "list; show ENCOUNTER, with every state; new NAME; add ENCOUNTER WHO…, where WHO "
            "is a character of the library (\"6 x Guard\" for six), or with --template or "
            "--plain any name; side ENCOUNTER COMBATANT…, to that of --side; colour ENCOUNTER "
            "COMBATANT…, to --colour; flee and return ENCOUNTER COMBATANT…; remove ENCOUNTER "
            "COMBATANT…; rename ENCOUNTER [COMBATANT] NAME; distance ENCOUNTER COMBATANT "
            "COMBATANT METRES (\"?\": not known); load ENCOUNTER COMBATANT WEAPON AMMUNITION, "
            "with --reason; give and take ENCOUNTER COMBATANT THING, in this fight alone; duplicate, "
            "archive and unarchive ENCOUNTER; finish ENCOUNTER [COMBATANT…], puts it aside and keeps how everybody who "
            "is no template is, or those named; rest ENCOUNTER, so many --days and --hours"));
    parser.addOption({u"system"_qs, QCoreApplication::translate("cli", "new: the rule system."), u"ID"_qs,
                      toQString(systems().front()->id())});
    parser.addOption({u"profile"_qs,
                      QCoreApplication::translate("cli", "new: the house rules it starts with, built-in or your own."),
                      u"NAME"_qs});
    parser.addOption(profileFolderOption());
    parser.addOption({u"all"_qs, QCoreApplication::translate("cli", "list: archived encounters, too.")});
    parser.addOption({u"template"_qs,
                      QCoreApplication::translate("cli", "add: the character of the library they are like."),
                      u"CHARACTER"_qs});
    parser.addOption(
        {u"plain"_qs,
         QCoreApplication::translate("cli", "add: a plain character, who stays in the library under this name.")});
    parser.addOption({u"weapon"_qs,
                      QCoreApplication::translate("cli", "add: what they hold, of the library, instead of their own."),
                      u"WEAPON"_qs});
    parser.addOption({u"colour"_qs,
                      QCoreApplication::translate("cli", "add, colour: 1 to 8 of the palette; 0: that of the side."),
                      u"N"_qs});
    declarePeople(parser);
    parser.addOption({u"reason"_qs, QCoreApplication::translate("cli", "load: why, for the log."), u"TEXT"_qs});
    parser.addOption(
        {u"side"_qs,
         QCoreApplication::translate("cli",
                                     "add, side: players, opponents or others; add without it: players for "
                                     "whoever has a player, else opponents."),
         u"SIDE"_qs});
}

ExitStatus EncounterCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 99);
    const Order order{arguments[1], arguments.sliced(2), parser};
    const auto verb = std::ranges::find_if(
        kVerbs, [&](const EncounterVerb& known) { return order.verb == QLatin1String(known.name); });
    if (verb == kVerbs.end()) {
        QStringList names;
        for (const EncounterVerb& known : kVerbs)
            names << QLatin1String(known.name);
        refuse<Reason::NoSuchVerb>({SiteKind::Place, order.verb}, names);
    }
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) { verb->run(campaign, order, console); });
    return Done;
}

std::unique_ptr<Command> encounterCommand()
{
    return std::make_unique<EncounterCommand>();
}

}  // namespace hitspread::cli
