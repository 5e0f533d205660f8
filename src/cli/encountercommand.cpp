#include "cli/encountercommand.h"

#include "cli/campaignorder.h"
#include "cli/encounterstate.h"
#include "exchange/place.h"
#include "exchange/profilefolder.h"
#include "rules/systems/registry.h"
#include "services/encounterservice.h"
#include "services/problem.h"
#include "services/profileservice.h"
#include "services/rowvalue.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace hitspread::cli {

namespace {

using exchange::toQString;

/// "6 x Guard": how many of whom; without a number one.
struct Wanted {
    int count = 1;
    QString name;
};

Wanted wantedFrom(const QString& text)
{
    static const QRegularExpression several(u"^\\s*(\\d{1,2})\\s*[x×]\\s*(.+)$"_qs);
    const QRegularExpressionMatch match = several.match(text);
    return match.hasMatch() ? Wanted{match.captured(1).toInt(), match.captured(2).trimmed()}
                            : Wanted{1, text.trimmed()};
}

/// The character of the library with this number or name; a name must be the only one.
LibraryRow characterNamed(Campaign& campaign, const std::string& system, const QString& name)
{
    LibraryQuery query;
    query.kind = RecordKind::Character;
    query.system = system;
    query.limit = 10000;
    const std::vector<LibraryRow> rows = campaign.library().list(query);
    const QJsonValue reference = referenceOf(name);
    const LibraryRow* found = nullptr;
    for (const LibraryRow& row : rows) {
        const bool same = reference.isString() ? toQString(row.name) == name : row.id == reference.toInteger(-1);
        if (same && found)
            refuseUse(name.left(60), QCoreApplication::translate("cli", "there are several of this name"),
                      QCoreApplication::translate("cli", "give the number"));
        if (same)
            found = &row;
    }
    if (!found)
        throw Failure(ProblemCode::NotFound, name.left(60).toStdString());
    return *found;
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
        refuseUse(order.verb,
                  QCoreApplication::translate("cli", "it takes %1 arguments, here are %2")
                      .arg(count)
                      .arg(order.arguments.size()),
                  QCoreApplication::translate("cli", "see hitspread-cli encounter --help"));
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
    exchange::ProfileFolder folder(profileFolderOf(order.parser));
    const ProfileView profile = ProfileService(folder).startingWith(system,
                                                                    order.parser.value(u"profile"_qs).toStdString());
    const RecordId id = service.create(system, name, profile);
    console.print(QJsonValue(encodeEncounter(campaign, campaign.encounters().encounter(id))));
}

void add(Campaign& campaign, const Order& order, Console& console)
{
    if (order.arguments.size() < 2)
        require(order, 2);
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    const Side side = sideFrom(order.parser.value(u"side"_qs));
    for (const QString& text : order.arguments.sliced(1)) {
        const Wanted wanted = wantedFrom(text);
        const LibraryRow row = characterNamed(campaign, encounter.system, wanted.name);
        (void)service.add(encounter.id, Newcomers{row.id, row.name, wanted.count, side});
    }
    console.print(QJsonValue(encodeEncounter(campaign, encounter)));
}

void remove(Campaign& campaign, const Order& order, Console& console)
{
    if (order.arguments.size() < 2)
        require(order, 2);
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    std::vector<RecordId> leaving;
    for (const QString& name : order.arguments.sliced(1))
        leaving.push_back(combatantNamed(campaign, encounter.id, referenceOf(name), name.left(60)));
    (void)service.remove(leaving);
    console.print(QJsonValue(encodeEncounter(campaign, encounter)));
}

void changeSide(Campaign& campaign, const Order& order, Console& console)
{
    if (order.arguments.size() < 2)
        require(order, 2);
    if (!order.parser.isSet(u"side"_qs))
        refuseUse(u"--side"_qs, QCoreApplication::translate("cli", "it is missing"),
                  QCoreApplication::translate("cli", "use players, opponents or others"));
    const MachineClock clock;
    EncounterService service(campaign, clock);
    const Encounter encounter = encounterOf(campaign, order);
    std::vector<RecordId> changing;
    for (const QString& name : order.arguments.sliced(1))
        changing.push_back(combatantNamed(campaign, encounter.id, referenceOf(name), name.left(60)));
    (void)service.setSide(changing, sideFrom(order.parser.value(u"side"_qs)));
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
    const CombatantView view = service.view(combatantNamed(campaign, encounter.id, referenceOf(who), who.left(60)));
    const auto called = [](const AnyRecord& record, const QString& name) {
        const FieldDeclaration* field = record.declaration().find("name");
        return field && toQString(field->text(record.data())) == name;
    };
    const auto weapon = std::ranges::find_if(
        view.weapons, [&](const CombatantView::Item& item) { return called(item.record.record, order.arguments[2]); });
    if (weapon == view.weapons.end())
        throw Failure(ProblemCode::NotFound, order.arguments[2].left(60).toStdString());
    for (const StoredRecord& round : service.loadsFor(weapon->possession.id)) {
        if (!called(round.record, order.arguments[3]))
            continue;
        (void)service.setByHand(encounter.id, rowvalue::loading(weapon->possession, round.id),
                                order.parser.value(u"reason"_qs).toStdString());
        console.print(QJsonValue(encodeState(campaign, encounter)));
        return;
    }
    throw Failure(ProblemCode::NotFound, order.arguments[3].left(60).toStdString());
}

void show(Campaign& campaign, const Order& order, Console& console)
{
    require(order, 1);
    console.print(QJsonValue(encodeState(campaign, encounterOf(campaign, order))));
}

void list(Campaign& campaign, Console& console)
{
    QJsonArray all;
    for (const Encounter& encounter : campaign.encounters().encounters())
        all.append(encodeEncounter(campaign, encounter));
    console.print(QJsonValue(all));
}

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
        QCoreApplication::translate("cli",
                                    "list; show ENCOUNTER, with every state; new NAME; add ENCOUNTER WHO…, where WHO "
                                    "is a character of the library (\"6 x Guard\" for six); side ENCOUNTER "
                                    "COMBATANT…, to that of --side; load ENCOUNTER COMBATANT WEAPON AMMUNITION, with "
                                    "--reason; remove ENCOUNTER COMBATANT…"));
    parser.addOption({u"system"_qs, QCoreApplication::translate("cli", "new: the rule system."), u"ID"_qs,
                      toQString(systems().front()->id())});
    parser.addOption({u"profile"_qs,
                      QCoreApplication::translate("cli", "new: the house rules it starts with, built-in or your own."),
                      u"NAME"_qs, u"recommended"_qs});
    parser.addOption(profileFolderOption());
    parser.addOption({u"reason"_qs, QCoreApplication::translate("cli", "load: why, for the log."), u"TEXT"_qs});
    parser.addOption({u"side"_qs, QCoreApplication::translate("cli", "add, side: players, opponents or others."),
                      u"SIDE"_qs, u"opponents"_qs});
}

ExitStatus EncounterCommand::run(const QCommandLineParser& parser, Console& console) const
{
    const QStringList arguments = positional(parser, 2, 99);
    const Order order{arguments[1], arguments.sliced(2), parser};
    campaignsOf(console).with(arguments.first(), [&](Campaign& campaign) {
        if (order.verb == u"list")
            list(campaign, console);
        else if (order.verb == u"new")
            make(campaign, order, console);
        else if (order.verb == u"add")
            add(campaign, order, console);
        else if (order.verb == u"remove")
            remove(campaign, order, console);
        else if (order.verb == u"side")
            changeSide(campaign, order, console);
        else if (order.verb == u"load")
            load(campaign, order, console);
        else if (order.verb == u"show")
            show(campaign, order, console);
        else
            refuseUse(order.verb.left(60), QCoreApplication::translate("cli", "there is no such verb"),
                      QCoreApplication::translate("cli", "use list, show, new, add, side, load or remove"));
    });
    return Done;
}

}  // namespace hitspread::cli
