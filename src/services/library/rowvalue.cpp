#include "services/library/rowvalue.h"

#include "rules/systems/registry.h"
#include "services/fight/combatantnames.h"
#include "services/refusal/problem.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

namespace hitspread::rowvalue {

namespace {

constexpr int kMostRounds = 9999;
constexpr std::string_view kDistance = "distance:";
constexpr std::int64_t kUnknownDistance = -1;

constexpr std::array<std::string_view, 5> kOfEncounters{"name", "archived", "round", "phase", "profile"};
constexpr std::array<std::string_view, 4> kOfCombatants{"name", "side", "colour", "away"};

void requireBetween(std::string_view field, std::int64_t value, std::int64_t least, std::int64_t most)
{
    if (value < least || value > most)
        refuse<Reason::OverLimit>({SiteKind::Place, field}, value, value < least ? least : most);
}

template <typename Kind>
const Kind& as(const LoggedValue& value, std::string_view field)
{
    const Kind* kept = std::get_if<Kind>(&value);
    if (!kept)
        refuse<Reason::OtherKindOfValue>({SiteKind::Place, field});
    return *kept;
}

/// A whole number from `least` to `most`.
int number(const LoggedValue& value, std::string_view field, std::int64_t least, std::int64_t most)
{
    const std::int64_t kept = as<std::int64_t>(value, field);
    requireBetween(field, kept, least, most);
    return static_cast<int>(kept);
}

std::string nameIn(const LoggedValue& value)
{
    const std::string& name = as<std::string>(value, "name");
    if (name.empty())
        refuse<Reason::FieldEmpty>({SiteKind::Place, "name"});
    return name;
}

std::int64_t distanceOf(Campaign& campaign, RecordId a, RecordId b)
{
    const std::optional<int> metres = campaign.encounters().distance(a, b);
    return metres ? std::int64_t{*metres} : kUnknownDistance;
}

LoggedValue ofEncounter(const Encounter& encounter, std::string_view field)
{
    if (field == "name")
        return encounter.name;
    if (field == "profile")
        return encounter.profile;
    if (field == "archived")
        return std::int64_t{encounter.archived};
    return std::int64_t{field == "round" ? encounter.round : encounter.phase};
}

LoggedValue ofCombatant(const Combatant& combatant, std::string_view field)
{
    if (field == "name")
        return combatant.name;
    if (field == "side")
        return static_cast<std::int64_t>(combatant.side);
    return std::int64_t{field == "colour" ? combatant.colour : static_cast<int>(combatant.away)};
}

void putIn(Encounter& encounter, std::string_view field, const LoggedValue& wanted)
{
    const System* system = findSystem(encounter.system);
    if (field == "name")
        encounter.name = nameIn(wanted);
    else if (field == "profile")
        encounter.profile = as<std::string>(wanted, field);
    else if (field == "archived")
        encounter.archived = number(wanted, field, 0, 1) != 0;
    else if (field == "round")
        encounter.round = number(wanted, field, 1, kMostRounds);
    else
        encounter.phase = number(wanted, field, 1, system ? system->round().phases : 1);
}

void putIn(Combatant& combatant, std::string_view field, const LoggedValue& wanted)
{
    if (field == "name") {
        combatant.name = nameIn(wanted);
        combatant.badge = badgeOf(combatant.name);
    } else if (field == "side") {
        const std::int64_t value = as<std::int64_t>(wanted, field);
        if (value < 0 || value > static_cast<std::int64_t>(Side::Others))
            refuse<Reason::NoSide>({SiteKind::Place, "side"}, value, static_cast<std::int64_t>(Side::Others));
        combatant.side = static_cast<Side>(value);
    } else if (field == "colour") {
        combatant.colour = number(wanted, field, 0, kCombatantColours);
    } else {
        combatant.away = number(wanted, field, 0, 1) != 0;
    }
}

void putDistance(Campaign& campaign, RecordId id, std::string_view field, const LoggedValue& wanted)
{
    const std::int64_t metres = as<std::int64_t>(wanted, field);
    if (metres < kUnknownDistance || metres > kMostMetres)
        refuse<Reason::MetresOutOfRange>({SiteKind::Place, "distance"}, metres, kMostMetres);
    const Combatant one = campaign.encounters().combatant(id);
    const Combatant other = campaign.encounters().combatant(distancePartner(field));
    if (one.encounter != other.encounter || one.id == other.id)
        refuse<Reason::NotInOneFight>(other.name);
    campaign.encounters().setDistance(
        one.id, other.id, metres == kUnknownDistance ? std::nullopt : std::optional<int>(static_cast<int>(metres)));
}

void putLoad(Campaign& campaign, RecordId id, const LoggedValue& wanted)
{
    const std::int64_t load = as<std::int64_t>(wanted, "ammunition");
    Possession possession = campaign.encounters().possession(id);
    if (load != 0)
        (void)campaign.library().load({RecordKind::Ammunition, load});
    possession.ammunition = load;
    campaign.encounters().update(possession);
}

LoggedChange changeOf(RecordRef record, std::string field, LoggedValue before, LoggedValue after)
{
    LoggedChange change;
    change.record = record;
    change.field = std::move(field);
    change.before = std::move(before);
    change.after = std::move(after);
    return change;
}

LoggedChange changeOf(const Combatant& combatant, const char* field, LoggedValue after)
{
    return changeOf({RecordKind::Condition, combatant.id}, field, ofCombatant(combatant, field), std::move(after));
}

LoggedChange changeOf(const Encounter& encounter, const char* field, LoggedValue after)
{
    return changeOf({RecordKind::Switches, encounter.id}, field, ofEncounter(encounter, field), std::move(after));
}

}  // namespace

bool isOne(RecordRef record, std::string_view field)
{
    switch (record.kind) {
    case RecordKind::Switches: return std::ranges::find(kOfEncounters, field) != kOfEncounters.end();
    case RecordKind::WeaponState: return field == "ammunition";
    case RecordKind::Condition:
        return field.starts_with(kDistance) || std::ranges::find(kOfCombatants, field) != kOfCombatants.end();
    default: return false;
    }
}

LoggedValue at(Campaign& campaign, RecordRef record, std::string_view field)
{
    if (record.kind == RecordKind::WeaponState)
        return std::int64_t{campaign.encounters().possession(record.id).ammunition};
    if (field.starts_with(kDistance))
        return distanceOf(campaign, record.id, distancePartner(field));
    if (record.kind == RecordKind::Condition)
        return ofCombatant(campaign.encounters().combatant(record.id), field);
    return ofEncounter(campaign.encounters().encounter(record.id), field);
}

void requirePossible(RecordKind kind, const std::string& system, std::string_view field, const LoggedValue& value)
{
    if (kind == RecordKind::WeaponState)
        return (void)number(value, field, 0, std::numeric_limits<std::int32_t>::max());
    if (field.starts_with(kDistance))
        return (void)number(value, "distance", kUnknownDistance, kMostMetres);
    if (kind == RecordKind::Condition) {
        Combatant nobody;
        return putIn(nobody, field, value);
    }
    Encounter nowhere;
    nowhere.system = system;
    putIn(nowhere, field, value);
}

void put(Campaign& campaign, RecordRef record, std::string_view field, const LoggedValue& value)
{
    if (record.kind == RecordKind::WeaponState)
        return putLoad(campaign, record.id, value);
    if (field.starts_with(kDistance))
        return putDistance(campaign, record.id, field, value);
    if (record.kind == RecordKind::Condition) {
        Combatant combatant = campaign.encounters().combatant(record.id);
        putIn(combatant, field, value);
        return campaign.encounters().update(combatant);
    }
    Encounter encounter = campaign.encounters().encounter(record.id);
    putIn(encounter, field, value);
    campaign.encounters().update(encounter);
}

LoggedChange loading(const Possession& weapon, RecordId ammunition)
{
    return changeOf({RecordKind::WeaponState, weapon.id}, "ammunition", std::int64_t{weapon.ammunition},
                    std::int64_t{ammunition});
}

LoggedChange joining(const Combatant& combatant, Side side)
{
    return changeOf(combatant, "side", static_cast<std::int64_t>(side));
}

LoggedChange colouring(const Combatant& combatant, int colour)
{
    return changeOf(combatant, "colour", std::int64_t{colour});
}

LoggedChange renaming(const Combatant& combatant, const std::string& name)
{
    return changeOf(combatant, "name", name);
}

LoggedChange leaving(const Combatant& combatant, bool away)
{
    return changeOf(combatant, "away", std::int64_t{away});
}

LoggedChange profileChange(const Encounter& encounter, const std::string& profile)
{
    return changeOf(encounter, "profile", profile);
}

LoggedChange renaming(const Encounter& encounter, const std::string& name)
{
    return changeOf(encounter, "name", name);
}

LoggedChange archiving(const Encounter& encounter, bool archived)
{
    return changeOf(encounter, "archived", std::int64_t{archived});
}

LoggedChange parting(Campaign& campaign, RecordId a, RecordId b, std::optional<int> metres)
{
    return changeOf({RecordKind::Condition, std::min(a, b)}, distanceField(std::max(a, b)), distanceOf(campaign, a, b),
                    metres ? std::int64_t{*metres} : kUnknownDistance);
}

std::vector<LoggedChange> meeting(Campaign& campaign, RecordId encounter, RecordId who, RecordId whom)
{
    std::vector<LoggedChange> changes;
    const auto put = [&](RecordId other, int metres) {
        LoggedChange change = parting(campaign, who, other, metres);
        if (change.before != change.after)
            changes.push_back(std::move(change));
    };
    put(whom, 0);
    for (const auto& [pair, metres] : campaign.encounters().distances(encounter)) {
        const RecordId other = pair.first == whom ? pair.second : pair.second == whom ? pair.first : 0;
        if (other != 0 && other != who)
            put(other, metres);
    }
    return changes;
}

std::string distanceField(RecordId other)
{
    return std::string(kDistance) + std::to_string(other);
}

RecordId distancePartner(std::string_view field)
{
    if (!field.starts_with(kDistance))
        return 0;
    RecordId other = 0;
    const std::string_view digits = field.substr(kDistance.size());
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), other);
    return fault == std::errc() && end == digits.data() + digits.size() ? other : 0;
}

std::vector<LoggedChange> clockChanges(RecordId encounter, const PhaseStep& step, int phases)
{
    const auto [round, phase] = step.after(phases);
    std::vector<LoggedChange> changes;
    const auto add = [&](const char* field, int before, int after) {
        if (before != after)
            changes.push_back(
                changeOf({RecordKind::Switches, encounter}, field, std::int64_t{before}, std::int64_t{after}));
    };
    add("round", step.round, round);
    add("phase", step.phase, phase);
    return changes;
}

}  // namespace hitspread::rowvalue
