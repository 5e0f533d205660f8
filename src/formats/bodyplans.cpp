#include "formats/bodyplans.h"

#include "formats/codec/fieldcodec.h"
#include "formats/json/jsonreader.h"
#include "rules/systems/registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>

#include <algorithm>
#include <map>

// A static library's resources are registered only when somebody asks for them; the macro must stand outside namespaces.
static void registerBodyPlans()
{
    Q_INIT_RESOURCE(bodyplans);
}

namespace hitspread::formats {

namespace {

constexpr auto kFormat = "hitspread-body-plan";
constexpr auto kDefault = "human";

Hex decodeHex(const QJsonValue& value, const DocumentPath& place)
{
    const QJsonArray pair = value.toArray();
    if (pair.size() != 2)
        refuse<Reason::GiveHex>(place, kindOf(value));
    const Hex hex{static_cast<std::int16_t>(wholeNumber(pair[0], -999, 999, place.element(0))),
                  static_cast<std::int16_t>(wholeNumber(pair[1], -999, 999, place.element(1)))};
    if (!hex.isValid())
        refuse<Reason::NoHex>(place);
    return hex;
}

// An object all of whose members are among `known`; the plan's data tolerate no others, for they would be lost.
QJsonObject objectOf(const QJsonValue& value, const QStringList& known, const DocumentPath& place)
{
    if (!value.isObject())
        refuse<Reason::GiveObject>(place, kindOf(value));
    QJsonObject object = value.toObject();
    for (const QString& key : object.keys()) {
        if (!known.contains(key))
            refuse<Reason::UnknownMemberOfPlan>(place.member(key), known);
    }
    return object;
}

QJsonArray arrayIn(const QJsonObject& object, const QString& key, const DocumentPath& place)
{
    const QJsonValue value = object.value(key);
    if (!value.isArray() && !value.isUndefined())
        refuse<Reason::GiveArray>(place.member(key), kindOf(value));
    return value.toArray();
}

void readLocation(const QJsonObject& location, BodyPlan::Data& data, const DocumentPath& place)
{
    data.locations.push_back(textOf(location.value(u"id"_qs), place.member(u"id"_qs)).toStdString());
    const QJsonArray hexes = arrayIn(location, u"hexes"_qs, place);
    for (qsizetype i = 0; i < hexes.size(); ++i) {
        const DocumentPath here = place.member(u"hexes"_qs).element(i);
        const QJsonObject cell = objectOf(hexes[i], {u"hex"_qs, u"piece"_qs}, here);
        const std::string piece = textOf(cell.value(u"piece"_qs), here.member(u"piece"_qs)).toStdString();
        const auto found = std::ranges::find(kPieceIds, piece);
        if (found == kPieceIds.end())
            refuse<Reason::NoPiece>(here.member(u"piece"_qs), piece);
        data.cells.push_back({decodeHex(cell.value(u"hex"_qs), here.member(u"hex"_qs)),
                              static_cast<std::uint8_t>(data.locations.size() - 1),
                              static_cast<Piece>(found - kPieceIds.begin())});
    }
}

void readWords(const QJsonObject& document, BodyPlan::Data& data, const DocumentPath& place)
{
    const QJsonArray words = arrayIn(document, u"words"_qs, place);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const DocumentPath here = place.member(u"words"_qs).element(i);
        const QJsonObject word = objectOf(words[i], {u"id"_qs, u"hex"_qs, u"side"_qs}, here);
        data.words.push_back({textOf(word.value(u"id"_qs), here.member(u"id"_qs)).toStdString(),
                              decodeHex(word.value(u"hex"_qs), here.member(u"hex"_qs)),
                              static_cast<int>(wholeNumber(word.value(u"side"_qs), -1, 1, here.member(u"side"_qs)))});
    }
}

}  // namespace

QJsonArray encodeHex(Hex hex)
{
    return {hex.column, hex.halfRow};
}

QJsonObject encodeBodyPlan(const BodyPlan& plan)
{
    QJsonArray locations;
    for (std::size_t index = 0; index < plan.locations().size(); ++index) {
        QJsonArray hexes;
        for (const BodyCell& cell : plan.cells()) {
            if (cell.location == index)
                hexes.append(QJsonObject{{u"hex"_qs, encodeHex(cell.hex)},
                                         {u"piece"_qs, toQString(kPieceIds[static_cast<std::size_t>(cell.piece)])}});
        }
        // A system may know locations this body has nothing of.
        if (!hexes.isEmpty())
            locations.append(QJsonObject{{u"id"_qs, toQString(plan.locations()[index])}, {u"hexes"_qs, hexes}});
    }
    QJsonArray words;
    for (const PlanWord& word : plan.data().words)
        words.append(
            QJsonObject{{u"id"_qs, toQString(word.id)}, {u"hex"_qs, encodeHex(word.hex)}, {u"side"_qs, word.side}});
    return {{u"format"_qs, QString::fromLatin1(kFormat)},
            {u"version"_qs, 1},
            {u"id"_qs, toQString(plan.id())},
            {u"name"_qs, toQString(plan.name())},
            {u"aimPoint"_qs, encodeHex(plan.aimPoint())},
            {u"floorPoint"_qs, encodeHex(plan.floorPoint())},
            {u"locations"_qs, locations},
            {u"words"_qs, words}};
}

namespace {

[[noreturn]] void refuseFault(const BodyPlan::Data& data, const PlanFault& fault, const DocumentPath& place)
{
    const auto [column, halfRow] = fault.hex;
    using Kind = PlanFault::Kind;
    switch (fault.kind) {
    case Kind::Empty: refuse<Reason::PlanEmpty>(place);
    case Kind::OddHex: refuse<Reason::PlanHexOdd>(place, column, halfRow);
    case Kind::HexTwice: refuse<Reason::PlanHexTwice>(place, column, halfRow);
    case Kind::NoSuchLocation: refuse<Reason::PlanHexNowhere>(place, column, halfRow);
    case Kind::LocationEmpty: refuse<Reason::PlanLocationEmpty>(place, data.locations[fault.location]);
    case Kind::LocationApart: refuse<Reason::PlanLocationApart>(place, data.locations[fault.location]);
    case Kind::FigureApart: refuse<Reason::PlanFigureApart>(place);
    case Kind::TooLarge: break;
    }
    refuse<Reason::PlanTooLarge>(place, PlanFault::kMostColumns, PlanFault::kMostHalfRows);
}

}  // namespace

std::shared_ptr<const BodyPlan> decodeBodyPlan(const QJsonObject& given, const DocumentPath& place)
{
    const QJsonObject document = objectOf(given,
                                          {u"format"_qs, u"version"_qs, u"id"_qs, u"name"_qs, u"aimPoint"_qs,
                                           u"floorPoint"_qs, u"locations"_qs, u"words"_qs},
                                          place);
    if (document.value(u"format"_qs) != QJsonValue(QString::fromLatin1(kFormat)))
        refuse<Reason::NotABodyPlan>(place.member(u"format"_qs), kFormat);
    static_cast<void>(wholeNumber(document.value(u"version"_qs), 1, 1, place.member(u"version"_qs)));
    BodyPlan::Data data;
    data.id = textOf(document.value(u"id"_qs), place.member(u"id"_qs)).toStdString();
    data.name = textOf(document.value(u"name"_qs), place.member(u"name"_qs)).toStdString();
    data.aimPoint = decodeHex(document.value(u"aimPoint"_qs), place.member(u"aimPoint"_qs));
    data.floorPoint = decodeHex(document.value(u"floorPoint"_qs), place.member(u"floorPoint"_qs));
    const QJsonArray locations = arrayIn(document, u"locations"_qs, place);
    constexpr qsizetype kMostLocations = 255;
    if (locations.size() > kMostLocations)
        refuse<Reason::TooManyLocations>(place.member(u"locations"_qs), kMostLocations);
    for (qsizetype i = 0; i < locations.size(); ++i) {
        const DocumentPath here = place.member(u"locations"_qs).element(i);
        readLocation(objectOf(locations[i], {u"id"_qs, u"hexes"_qs}, here), data, here);
    }
    readWords(document, data, place);
    if (const auto fault = BodyPlan::faultOf(data))
        refuseFault(data, *fault, place);
    return std::make_shared<const BodyPlan>(std::move(data));
}

namespace {

/// A plan, and what each system makes of it.
struct Cuts {
    std::shared_ptr<const BodyPlan> plan;
    std::map<const System*, std::shared_ptr<const BodyPlan>> bodies;
};

using Plans = std::map<std::string, Cuts, std::less<>>;

const Plans& plans()
{
    static const Plans all = [] {
        registerBodyPlans();
        Plans read;
        const QDir folder(u":/bodyplans"_qs);
        for (const QString& name : folder.entryList({u"*.json"_qs}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                refuse<Reason::ShippedPlanUnreadable>(DocumentPath(name), file.errorString());
            auto plan = decodeBodyPlan(readJsonObject(file.readAll(), name), DocumentPath(name));
            Cuts cuts{plan, {}};
            for (const System* system : systems())
                cuts.bodies.emplace(system, bodyFor(*system, plan));
            read.emplace(plan->id(), std::move(cuts));
        }
        return read;
    }();
    return all;
}

}  // namespace

std::vector<std::string> shippedBodyPlans()
{
    std::vector<std::string> ids;
    for (const auto& [id, cuts] : plans())
        ids.push_back(id);
    return ids;
}

std::shared_ptr<const BodyPlan> findBodyPlan(std::string_view id)
{
    const auto found = plans().find(id);
    return found == plans().end() ? nullptr : found->second.plan;
}

std::shared_ptr<const BodyPlan> findBody(std::string_view id, const System& system)
{
    const auto found = plans().find(id);
    return found == plans().end() ? nullptr : found->second.bodies.at(&system);
}

std::shared_ptr<const BodyPlan> defaultBodyPlan()
{
    return findBodyPlan(kDefault);
}

std::shared_ptr<const BodyPlan> defaultBody(const System& system)
{
    return findBody(kDefault, system);
}

std::shared_ptr<const BodyPlan> ShippedBodyPlans::find(const std::string& id) const
{
    return id.empty() ? defaultBodyPlan() : findBodyPlan(id);
}

std::shared_ptr<const BodyPlan> ShippedBodyPlans::body(const std::string& id, const System& system) const
{
    return id.empty() ? defaultBody(system) : findBody(id, system);
}

std::vector<std::string> ShippedBodyPlans::ids() const
{
    return shippedBodyPlans();
}

}  // namespace hitspread::formats
