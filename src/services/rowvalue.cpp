#include "services/rowvalue.h"

#include "rules/systems/registry.h"
#include "services/problem.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace hitspread::rowvalue {

namespace {

constexpr int kMostRounds = 9999;

void requireBetween(std::string_view field, std::int64_t value, int most)
{
    if (value < 1 || value > most)
        throw Failure(
            ProblemCode::BadInput, std::string(field),
            {std::to_string(value) + " is not allowed; the limit is " + std::to_string(value < 1 ? 1 : most)});
}

bool isTime(RecordRef record, std::string_view field)
{
    return record.kind == RecordKind::Switches && (field == "round" || field == "phase");
}

bool isProfile(RecordRef record, std::string_view field)
{
    return record.kind == RecordKind::Switches && field == "profile";
}

template <typename Kind>
const Kind& as(const LoggedValue& value, std::string_view field)
{
    const Kind* kept = std::get_if<Kind>(&value);
    if (!kept)
        throw Failure(ProblemCode::BadInput, std::string(field), {"a value of another kind stands there"});
    return *kept;
}

bool isLoad(RecordRef record, std::string_view field)
{
    return record.kind == RecordKind::WeaponState && field == "ammunition";
}

bool isSide(RecordRef record, std::string_view field)
{
    return record.kind == RecordKind::Condition && field == "side";
}

constexpr std::string_view kDistance = "distance:";
constexpr std::int64_t kUnknownDistance = -1;
constexpr std::int64_t kMostMetres = 99999;

bool isDistance(RecordRef record, std::string_view field)
{
    return record.kind == RecordKind::Condition && field.starts_with(kDistance);
}

std::int64_t distanceOf(Campaign& campaign, RecordId a, RecordId b)
{
    const std::optional<int> metres = campaign.encounters().distance(a, b);
    return metres ? std::int64_t{*metres} : kUnknownDistance;
}

}  // namespace

bool isOne(RecordRef record, std::string_view field)
{
    return isTime(record, field) || isProfile(record, field) || isLoad(record, field) || isSide(record, field)
        || isDistance(record, field);
}

LoggedValue at(Campaign& campaign, RecordRef record, std::string_view field)
{
    if (isLoad(record, field))
        return std::int64_t{campaign.encounters().possession(record.id).ammunition};
    if (isSide(record, field))
        return static_cast<std::int64_t>(campaign.encounters().combatant(record.id).side);
    if (isDistance(record, field))
        return distanceOf(campaign, record.id, distancePartner(field));
    const Encounter encounter = campaign.encounters().encounter(record.id);
    if (isProfile(record, field))
        return encounter.profile;
    return std::int64_t{field == "round" ? encounter.round : encounter.phase};
}

LoggedChange profileChange(const Encounter& encounter, const std::string& profile)
{
    LoggedChange change;
    change.record = {RecordKind::Switches, encounter.id};
    change.field = "profile";
    change.before = encounter.profile;
    change.after = profile;
    return change;
}

LoggedChange loading(const Possession& weapon, RecordId ammunition)
{
    LoggedChange change;
    change.record = {RecordKind::WeaponState, weapon.id};
    change.field = "ammunition";
    change.before = std::int64_t{weapon.ammunition};
    change.after = std::int64_t{ammunition};
    return change;
}

LoggedChange joining(const Combatant& combatant, Side side)
{
    LoggedChange change;
    change.record = {RecordKind::Condition, combatant.id};
    change.field = "side";
    change.before = static_cast<std::int64_t>(combatant.side);
    change.after = static_cast<std::int64_t>(side);
    return change;
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
    const std::string_view number = field.substr(kDistance.size());
    const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), other);
    return fault == std::errc() && end == number.data() + number.size() ? other : 0;
}

LoggedChange parting(Campaign& campaign, RecordId a, RecordId b, std::optional<int> metres)
{
    LoggedChange change;
    change.record = {RecordKind::Condition, std::min(a, b)};
    change.field = distanceField(std::max(a, b));
    change.before = distanceOf(campaign, a, b);
    change.after = metres ? std::int64_t{*metres} : kUnknownDistance;
    return change;
}

void put(Campaign& campaign, RecordRef record, std::string_view field, const LoggedValue& wanted)
{
    if (isProfile(record, field)) {
        Encounter encounter = campaign.encounters().encounter(record.id);
        encounter.profile = as<std::string>(wanted, field);
        return campaign.encounters().update(encounter);
    }
    const std::int64_t value = as<std::int64_t>(wanted, field);
    if (isLoad(record, field)) {
        Possession possession = campaign.encounters().possession(record.id);
        if (value != 0)
            (void)campaign.library().load({RecordKind::Ammunition, value});
        possession.ammunition = value;
        return campaign.encounters().update(possession);
    }
    if (isSide(record, field)) {
        if (value < 0 || value > static_cast<std::int64_t>(Side::Others))
            throw Failure(ProblemCode::BadInput, "side", {std::to_string(value) + " is no side"});
        Combatant combatant = campaign.encounters().combatant(record.id);
        combatant.side = static_cast<Side>(value);
        return campaign.encounters().update(combatant);
    }
    if (isDistance(record, field)) {
        if (value < kUnknownDistance || value > kMostMetres)
            throw Failure(ProblemCode::BadInput, "distance", {std::to_string(value) + " m is not allowed; 0 to 99999"});
        const Combatant one = campaign.encounters().combatant(record.id);
        const Combatant other = campaign.encounters().combatant(distancePartner(field));
        if (one.encounter != other.encounter || one.id == other.id)
            throw Failure(ProblemCode::BadInput, other.name, {"the two are not in one fight", "choose another"});
        return campaign.encounters().setDistance(
            one.id, other.id, value == kUnknownDistance ? std::nullopt : std::optional<int>(static_cast<int>(value)));
    }
    Encounter encounter = campaign.encounters().encounter(record.id);
    const System* system = findSystem(encounter.system);
    requireBetween(field, value, field == "round" ? kMostRounds : system ? system->round().phases : 1);
    (field == "round" ? encounter.round : encounter.phase) = static_cast<int>(value);
    campaign.encounters().update(encounter);
}

std::vector<LoggedChange> clockChanges(RecordId encounter, const PhaseStep& step, int phases)
{
    const auto [round, phase] = step.after(phases);
    std::vector<LoggedChange> changes;
    const auto add = [&](const char* field, int before, int after) {
        if (before == after)
            return;
        LoggedChange change;
        change.record = {RecordKind::Switches, encounter};
        change.field = field;
        change.before = std::int64_t{before};
        change.after = std::int64_t{after};
        changes.push_back(std::move(change));
    };
    add("round", step.round, round);
    add("phase", step.phase, phase);
    return changes;
}

}  // namespace hitspread::rowvalue
