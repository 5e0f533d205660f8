#include "cli/campaignorder.h"

#include "cli/ordernames.h"
#include "formats/bodyplans.h"
#include "formats/codec/answercodec.h"
#include "formats/codec/fieldcodec.h"
#include "formats/codec/requestcodec.h"
#include "formats/codec/resolutioncodec.h"
#include "formats/json/jsonreader.h"
#include "formats/json/plaintexts.h"
#include "formats/profilefolder.h"
#include "formats/schema/schemacheck.h"
#include "formats/schema/schemas.h"
#include "rules/core/time/lying.h"
#include "rules/core/trace/resolution.h"
#include "rules/systems/registry.h"
#include "services/action/actionservice.h"
#include "services/action/groupaction.h"
#include "services/fight/encounterservice.h"
#include "services/fight/groundservice.h"
#include "services/library/possessions.h"
#include "services/library/recordname.h"
#include "services/refusal/problem.h"
#include "services/turn/turnservice.h"
#include "services/undo/actionlogwriter.h"
#include "text/labels.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>

#include <algorithm>
#include <functional>

namespace hitspread::cli {

namespace {

using formats::toQString;

/// A name that several bear says nothing: the numbers tell them apart.
[[noreturn]] void refuseSeveral(const QString& where, QStringList numbers)
{
    constexpr qsizetype kMostListed = 20;
    if (numbers.size() > kMostListed)
        numbers = numbers.first(kMostListed) << u"…"_qs;
    refuse<Reason::SeveralOfName>({SiteKind::Place, where}, numbers);
}

/// Finds what a number or a name refers to; a name must be the only one of its kind, small and large letters told apart only where it has
/// to be. A number that nothing has may be a name.
template <typename Item, typename NameOf, typename IdOf>
const Item& named(const std::vector<Item>& items, const QJsonValue& reference, const QString& where, NameOf nameOf,
                  IdOf idOf)
{
    const Item* found = nullptr;
    QStringList numbers;
    const auto look = [&](Qt::CaseSensitivity letters) {
        for (const Item& item : items) {
            const bool same = reference.isString() ? toQString(nameOf(item)).compare(reference.toString(), letters) == 0
                                                   : idOf(item) == reference.toInteger(-1);
            if (!same)
                continue;
            found = &item;
            numbers << QString::number(idOf(item));
        }
    };
    // As it is written, else whatever its letters are, small or large.
    look(Qt::CaseSensitive);
    if (!found && reference.isString())
        look(Qt::CaseInsensitive);
    if (numbers.size() > 1)
        refuseSeveral(where, numbers);
    if (!found && reference.isDouble())
        return named(items, QString::number(reference.toInteger()), where, nameOf, idOf);
    if (!found)
        throw Failure(ProblemCode::NotFound, {SiteKind::Place, where + u' ' + reference.toVariant().toString()});
    return *found;
}

RecordId combatantAmong(const std::vector<Combatant>& people, const QJsonValue& reference, const QString& where)
{
    return named(
               people, reference, where, [](const Combatant& one) { return std::string_view(one.name); },
               [](const Combatant& one) { return one.id; })
        .id;
}

RecordId combatantIn(const std::vector<Combatant>& people, const QJsonObject& order, const QString& key)
{
    const QJsonValue reference = order.value(key);
    return reference.isUndefined() ? 0 : combatantAmong(people, reference, key);
}

struct Carried {
    RecordId id;
    std::string name;
};

/// What somebody carries of the kinds that are meant.
template <typename IsMeant>
std::vector<Carried> carriedOf(Campaign& campaign, RecordId bearer, IsMeant isMeant)
{
    std::vector<Carried> all;
    for (const Possession& possession : campaign.encounters().possessionsOfCombatant(bearer)) {
        if (!isMeant(possession.kind))
            continue;
        all.push_back({possession.id, recordName(campaign.load({possession.kind, possession.item}))});
    }
    return all;
}

RecordId carriedNamed(const std::vector<Carried>& carried, const QJsonValue& reference, const QString& where)
{
    return named(
               carried, reference, where, [](const Carried& one) { return std::string_view(one.name); },
               [](const Carried& one) { return one.id; })
        .id;
}

/// The record of the library with this number; nothing when there is none in it, or one of another system.
std::optional<LibraryHit> libraryRecordNumbered(Campaign& campaign, const std::string& system, RecordRef reference)
{
    try {
        const StoredRecord found = campaign.library().load(reference);
        if (!found.removed && (system.empty() || found.system == system))
            return LibraryHit{reference.kind, {found.id, recordName(found.record), found.system, {}, found.sample}};
    } catch (const Failure& failure) {
        if (failure.problem().code != ProblemCode::NotFound)
            throw;
    }
    return std::nullopt;
}

/// The weapon named, or the first one carried of the kind the action needs; 0: it needs none, or there is none. With `mayLie` also what
/// lies about, by its number or by name and place ("Frag grenade: at the gate").
RecordId weaponNamed(Campaign& campaign, RecordId combatant, std::optional<RecordKind> kind, const QJsonObject& order,
                     const QString& key, bool mayLie = false)
{
    if (combatant == 0 || !kind)
        return 0;
    std::vector<Carried> weapons = carriedOf(campaign, combatant, [&](RecordKind one) { return one == *kind; });
    if (!order.contains(key))
        return weapons.empty() ? 0 : weapons.front().id;
    // What he has himself comes before what lies there under the same name.
    const bool isHis = std::ranges::any_of(weapons, [wanted = order.value(key)](const Carried& one) {
        return wanted.isString() ? wanted.toString() == toQString(one.name) : wanted.toInteger() == one.id;
    });
    if (mayLie && !isHis) {
        const RecordId encounter = campaign.encounters().combatant(combatant).encounter;
        for (const Possession& thing : campaign.encounters().lyingIn(encounter))
            weapons.push_back({thing.id, nameOnGround(campaign, thing)});
    }
    return carriedNamed(weapons, order.value(key), key);
}

/// Whether an order lets time pass after the fight: for all who are there, and nobody is named.
bool isRest(const Encounter& encounter, const ActionOrder& order)
{
    const System* system = findSystem(encounter.system);
    return system && system->rest() && system->rest()->action() == order.action;
}

/// An empty step would only stand in the way of undo.
bool changesNothing(Campaign& campaign, RecordId encounter, const ActionRecord& action)
{
    return changesOf(campaign, encounter, action).empty();
}

std::vector<RecordId> combatantsAmong(const std::vector<Combatant>& people, const QJsonObject& order,
                                      const QString& key)
{
    std::vector<RecordId> all;
    for (const QJsonValue& other : order.value(key).toArray())
        all.push_back(combatantAmong(people, other, key));
    return all;
}

/// With what each of several does it: as named, else with the first of the kind he carries.
std::vector<RecordId> weaponsNamed(Campaign& campaign, const std::vector<RecordId>& people,
                                   std::optional<RecordKind> kind, const QJsonObject& order, const QString& key)
{
    const QJsonArray named = order.value(key).toArray();
    std::vector<RecordId> weapons;
    for (std::size_t i = 0; i < people.size(); ++i) {
        const auto place = static_cast<qsizetype>(i);
        const QJsonObject his = place < named.size() ? QJsonObject{{key, named[place]}} : QJsonObject();
        weapons.push_back(weaponNamed(campaign, people[i], kind, his, key));
    }
    return weapons;
}

const ActionDeclaration& requirePeople(const Encounter& encounter, const ActionOrder& order)
{
    const System* system = findSystem(encounter.system);
    const ActionDeclaration* action = system ? system->action(order.action) : nullptr;
    if (!action)
        refuse<Reason::NoActionOfEncounter>({SiteKind::Place, u"action"_qs}, order.action);
    if (action->involves(Role::Actor) && order.actor == 0)
        refuse<Reason::ActorMissing>({SiteKind::Place, u"actor"_qs});
    const bool isForAll = isRest(encounter, order);
    const bool namesSomebody = order.actor != 0 || order.target != 0 || !order.otherActors.empty()
        || !order.otherTargets.empty();
    if (isForAll && namesSomebody)
        refuse<Reason::TimeIsForAll>({SiteKind::Place,
                                      order.actor != 0                 ? u"actor"_qs
                                          : order.target != 0          ? u"target"_qs
                                          : order.otherTargets.empty() ? u"otherActors"_qs
                                                                       : u"otherTargets"_qs});
    if (action->involves(Role::Target) && order.target == 0 && !isForAll)
        refuse<Reason::TargetMissing>({SiteKind::Place, u"target"_qs});
    return *action;
}

/// Everybody an action is bound to in a role, in their order.
std::vector<RecordId> boundAs(const ActionRecord& action, Role role)
{
    const auto parts = declarationOf(action).parts;
    std::vector<RecordId> people;
    for (const BoundPart& bound : action.bindings) {
        if (parts[bound.part].role == role && bound.record.kind == RecordKind::Condition)
            people.push_back(bound.record.id);
    }
    return people;
}

/// Who does it to whom, where as many do it as it is done to.
QStringList pairsIn(Campaign& campaign, const ActionRecord& action)
{
    const std::vector<RecordId> actors = boundAs(action, Role::Actor);
    const std::vector<RecordId> targets = boundAs(action, Role::Target);
    QStringList pairs;
    for (std::size_t i = 0; actors.size() == targets.size() && i < actors.size(); ++i)
        pairs << toQString(campaign.encounters().combatant(actors[i]).name) + u" → "_qs
                + toQString(campaign.encounters().combatant(targets[i]).name);
    return pairs;
}

std::string titleOf(Campaign& campaign, const QJsonObject& order, const ActionRecord& action)
{
    if (order.contains(u"title"_qs))
        return order.value(u"title"_qs).toString().toStdString();
    if (const auto rest = restOf(action))
        return text::restTime(*rest).toStdString();
    QString title = text::action(action.request.input.system(), action.action);
    if (const QStringList pairs = pairsIn(campaign, action); pairs.size() > 1)
        return (title + u": "_qs + pairs.join(u", "_qs)).toStdString();
    if (const std::string thing = goingOffBy(action); !thing.empty())
        title += u": "_qs + toQString(thing);
    else if (action.actor != 0)
        title += u": "_qs + toQString(campaign.encounters().combatant(action.actor).name);
    if (action.target != 0)
        title += u" → "_qs + toQString(campaign.encounters().combatant(action.target).name);
    return title.toStdString();
}

}  // namespace

void declareFile(QCommandLineParser& parser)
{
    parser.addPositionalArgument(u"FILE"_qs, QCoreApplication::translate("cli", "The campaign file."));
}

void declareEncounter(QCommandLineParser& parser)
{
    parser.addOption({u"encounter"_qs,
                      QCoreApplication::translate("cli", "The encounter, by number or name; without it the library."),
                      u"NAME"_qs});
}

void declareFight(QCommandLineParser& parser)
{
    parser.addOption(
        {u"encounter"_qs,
         QCoreApplication::translate("cli", "The encounter, by number or name; without it the only one there is."),
         u"NAME"_qs});
}

QJsonObject readOrder(const QString& file, const QStringList& known, Console& console)
{
    const formats::JsonLimits limits;
    const QString source = file == u"-" ? QCoreApplication::translate("cli", "standard input") : file;
    QJsonObject order = formats::readJsonObject(readSource(file, limits.bytes, console), source, limits);
    formats::requirePlainTexts(order, source);
    for (const QString& key : order.keys()) {
        if (!known.contains(key))
            refuse<Reason::NoSuchMemberOfOrder>({SiteKind::Place, key}, known);
    }
    return order;
}

void readDeclared(const QJsonObject& order, Request& request)
{
    const System& system = request.input.system();
    QJsonObject declared = order.value(u"declared"_qs).toObject();
    if (order.contains(u"options"_qs))
        declared.insert(u"options"_qs, order.value(u"options"_qs));
    if (!declared.isEmpty())
        formats::overlayParts(declared, Role::Declared, request.input);
    request.answers = formats::decodeAnswers(system, order.value(u"answers"_qs), formats::DocumentPath(u"answers"_qs));
    request.overrides = formats::decodeOverrides(system, order.value(u"overrides"_qs),
                                                 formats::DocumentPath(u"overrides"_qs));
}

std::string MachineClock::now() const
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
}

QString profileFolderOf(const QCommandLineParser& parser)
{
    if (parser.isSet(u"folder"_qs))
        return parser.value(u"folder"_qs);
    return formats::ownProfilesFolder();
}

QCommandLineOption profileFolderOption()
{
    return {u"folder"_qs, QCoreApplication::translate("cli", "Where own profiles are kept, instead of the settings."),
            u"FOLDER"_qs};
}

LibraryHit libraryRecordNamed(Campaign& campaign, const std::string& system, std::span<const RecordKind> kinds,
                              const QString& name)
{
    if (const auto number = referenceOf(name); number.isDouble()) {
        if (auto hit = libraryRecordNumbered(campaign, system, {*kinds.begin(), number.toInteger()}))
            return std::move(*hit);
    }
    std::vector<LibraryHit> all;
    for (const RecordKind kind : kinds) {
        LibraryQuery query;
        query.kind = kind;
        query.system = system;
        query.filters = {{{"name", {}}, Comparison::Equal, name.toStdString()}};
        query.limit = campaign.library().count(query);
        for (LibraryRow& row : campaign.library().list(query))
            all.push_back({kind, std::move(row)});
    }
    const auto isExact = [&name](const LibraryHit& hit) { return toQString(hit.row.name) == name; };
    if (std::ranges::any_of(all, isExact))
        std::erase_if(all, std::not_fn(isExact));
    else
        std::erase_if(all, [&name](const LibraryHit& hit) {
            return toQString(hit.row.name).compare(name, Qt::CaseInsensitive) != 0;
        });
    if (all.empty())
        throw Failure(ProblemCode::NotFound, name);
    if (all.size() == 1)
        return all.front();
    QStringList numbers;
    for (const LibraryHit& hit : all) {
        if (hit.kind != *kinds.begin())
            refuse<Reason::SeveralOfNameInLibrary>({SiteKind::Place, name});
        numbers << QString::number(hit.row.id);
    }
    refuseSeveral(name, numbers);
}

RecordId grenadesNamed(Campaign& campaign, RecordId bearer, const QString& name)
{
    const auto isGrenade = [](RecordKind one) { return one == RecordKind::Grenade; };
    return carriedNamed(carriedOf(campaign, bearer, isGrenade), referenceOf(name),
                        toQString(campaign.encounters().combatant(bearer).name));
}

RecordId thingNamed(Campaign& campaign, RecordId bearer, const QString& name)
{
    return carriedNamed(carriedOf(campaign, bearer, canBeCarried), referenceOf(name),
                        toQString(campaign.encounters().combatant(bearer).name));
}

RecordId lyingNamed(Campaign& campaign, RecordId encounter, const QJsonValue& reference, const QString& where)
{
    return named(
               campaign.encounters().lyingIn(encounter), reference, where,
               [&campaign](const Possession& thing) { return nameOnGround(campaign, thing); },
               [](const Possession& thing) { return thing.id; })
        .id;
}

CampaignAccess& campaignsOf(Console& console)
{
    if (!console.campaigns)
        refuse<Reason::BuiltWithoutCampaigns>({SiteKind::Place, u"hitspread-cli"_qs});
    return *console.campaigns;
}

Encounter encounterNamed(Campaign& campaign, const QJsonValue& reference, const QString& where)
{
    const std::vector<Encounter> all = campaign.encounters().encounters();
    if (reference.isUndefined()) {
        // Who means "the" fight means none that was put aside, and no place between fights.
        const auto isThere = [](const Encounter& one) { return !one.archived && !one.between; };
        const auto count = std::ranges::count_if(all, isThere);
        if (count == 1)
            return *std::ranges::find_if(all, isThere);
        refuse<Reason::WhichEncounter>({SiteKind::Place, where}, count);
    }
    return named(
        all, reference, where, [](const Encounter& one) { return std::string_view(one.name); },
        [](const Encounter& one) { return one.id; });
}

RecordId combatantNamed(Campaign& campaign, RecordId encounter, const QJsonValue& reference, const QString& where)
{
    return combatantAmong(campaign.encounters().combatants(encounter), reference, where);
}

QJsonValue referenceOf(const QString& text)
{
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(text);
}

Encounter fightOf(Campaign& campaign, const QCommandLineParser& parser)
{
    const QJsonValue reference = parser.isSet(u"encounter"_qs) ? referenceOf(parser.value(u"encounter"_qs))
                                                               : QJsonValue(QJsonValue::Undefined);
    return encounterNamed(campaign, reference, u"--encounter"_qs);
}

Scope scopeOf(Campaign& campaign, const QCommandLineParser& parser)
{
    if (!parser.isSet(u"encounter"_qs))
        return {};
    return {ScopeKind::Encounter, fightOf(campaign, parser).id};
}

QJsonObject encodeAction(const ActionRecord& action, const std::optional<Question>& open)
{
    return formats::encodeResolution(action.request, Resolution{open, action.findings, action.idleOverrides});
}

void withOrdered(const QJsonObject& order, const QCommandLineParser& parser, Console& console,
                 const std::function<void(Ordered)>& work)
{
    formats::checkAgainst(formats::schemaNamed(u"order"_qs), order);
    campaignsOf(console).with(parser.value(u"campaign"_qs), [&](Campaign& campaign) {
        const formats::ShippedBodyPlans plans;
        const MachineClock clock;
        ActionService service(campaign, plans, clock);
        const Encounter encounter = encounterNamed(campaign, order.value(u"encounter"_qs), u"encounter"_qs);
        ActionOrder wanted;
        wanted.action = order.value(u"action"_qs).toString().toStdString();
        wanted.encounter = encounter.id;
        const std::vector<Combatant> people = campaign.encounters().combatants(encounter.id);
        wanted.actor = combatantIn(people, order, u"actor"_qs);
        wanted.target = combatantIn(people, order, u"target"_qs);
        wanted.otherActors = combatantsAmong(people, order, u"otherActors"_qs);
        wanted.otherTargets = combatantsAmong(people, order, u"otherTargets"_qs);
        const ActionDeclaration& declaration = requirePeople(encounter, wanted);
        const auto kind = weaponKindOf(declaration, Role::Actor);
        wanted.weapon = weaponNamed(campaign, wanted.actor, kind, order, u"weapon"_qs,
                                    isOfGround(*findSystem(encounter.system), wanted.action));
        if (order.contains(u"offHandWeapon"_qs))
            wanted.offHandWeapon = weaponNamed(campaign, wanted.actor, kind, order, u"offHandWeapon"_qs);
        const auto targetKind = weaponKindOf(declaration, Role::Target);
        wanted.targetWeapon = weaponNamed(campaign, wanted.target, targetKind, order, u"targetWeapon"_qs);
        wanted.otherWeapons = weaponsNamed(campaign, wanted.otherActors, kind, order, u"otherWeapons"_qs);
        wanted.otherTargetWeapons = weaponsNamed(campaign, wanted.otherTargets, targetKind, order,
                                                 u"otherTargetWeapons"_qs);
        const bool rests = isRest(encounter, wanted);
        ActionRecord action = rests
            ? boundForAll(campaign, plans, encounter.id, wanted.action, presentIn(campaign, encounter.id))
            : service.prepare(wanted);
        readDeclared(withNumbers(order, declaration, people), action.request);
        if (action.request.input.follow())
            readDeclared(withNumbers(order, declaration, people), action.request);
        checkAgainstRules(action.request);
        work({campaign, service, std::move(action), encounter.id, rests});
    });
}

ExitStatus resolveOnCampaign(const QJsonObject& order, const QCommandLineParser& parser, Answerer* answerer,
                             Console& console)
{
    ExitStatus status = Done;
    withOrdered(order, parser, console, [&](Ordered ordered) {
        GivenFirst givenFirst(ordered.action.request.answers, answerer);
        const ActionService::Resolved resolved = ActionService::resolved(std::move(ordered.action), &givenFirst);
        if (resolved.open)
            checkAnswerFits(resolved.action.request, *resolved.open);
        QJsonObject result = encodeAction(resolved.action, resolved.open);
        if (resolved.open)
            status = Open;
        else if (parser.isSet(u"apply"_qs)
                 && !(ordered.rests && changesNothing(ordered.campaign, ordered.encounter, resolved.action)))
            result.insert(u"id"_qs,
                          qint64{ordered.service.apply({0, ordered.encounter, resolved.action},
                                                       titleOf(ordered.campaign, order, resolved.action))});
        console.print(QJsonValue(result));
    });
    return status;
}

}  // namespace hitspread::cli
