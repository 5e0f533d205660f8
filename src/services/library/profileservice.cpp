#include "services/library/profileservice.h"

#include "rules/systems/registry.h"
#include "services/fight/encounterservice.h"
#include "services/library/recordname.h"
#include "services/library/recordvalues.h"
#include "services/library/rowvalue.h"
#include "services/refusal/problem.h"

#include <algorithm>

namespace hitspread {

namespace {

constexpr std::size_t kLongestName = 100;

const System& systemNamed(const std::string& id)
{
    const System* system = findSystem(id);
    if (!system || !system->record(RecordKind::Switches))
        throw Failure(ProblemCode::NotFound, {SiteKind::RuleSystem, id});
    return *system;
}

bool isBuiltIn(const System& system, const std::string& name)
{
    return std::ranges::any_of(system.profiles(), [&](const Profile& one) { return one.id == name; });
}

void requireOwn(const System& system, const std::string& name)
{
    if (isBuiltIn(system, name))
        refuse<Reason::ProfileOfRules>(name);
}

}  // namespace

AnyRecord builtInSwitches(const System& system, const std::string& profileId)
{
    const RecordDeclaration* declaration = system.record(RecordKind::Switches);
    if (!declaration)
        return {};
    AnyRecord switches(*declaration);
    const auto profiles = system.profiles();
    const auto profile = std::ranges::find(profiles, profileId, &Profile::id);
    if (profile == profiles.end())
        return switches;
    for (const Profile::Setting& setting : profile->settings) {
        if (const FieldDeclaration* field = declaration->find(setting.switchId))
            field->setNumber(switches.data(), 0, setting.value);
    }
    return switches;
}

std::vector<ProfileView> ProfileService::profiles(const std::string& system)
{
    const System& rules = systemNamed(system);
    std::vector<ProfileView> all;
    for (const Profile& profile : rules.profiles()) {
        const std::string id(profile.id);
        all.push_back({id, true, builtInSwitches(rules, id)});
    }
    for (OwnProfile& own : m_store.profiles(system).all)
        all.push_back({std::move(own.name), false, std::move(own.switches)});
    return all;
}

std::vector<Problem> ProfileService::broken(const std::string& system)
{
    return m_store.profiles(system).broken;
}

ProfileView ProfileService::profile(const std::string& system, const std::string& name)
{
    for (ProfileView& one : profiles(system)) {
        if (one.name == name)
            return std::move(one);
    }
    Problem missing{ProblemCode::NotFound, {SiteKind::Profile, name}};
    // It may be one of those.
    for (const Problem& other : broken(system))
        missing.causes.push_back(because<Reason::CannotBeRead>(other.where));
    throw Failure(std::move(missing));
}

ProfileView ProfileService::startingWith(const std::string& system, const std::string& name)
{
    const System* rules = findSystem(system);
    if (rules && !rules->record(RecordKind::Switches))
        return {name.empty() ? "recommended" : name, true, {}};
    return profile(system, name.empty() && rules ? std::string(rules->profiles().front().id) : name);
}

void ProfileService::save(const std::string& system, const std::string& name, const AnyRecord& switches)
{
    requireOwn(systemNamed(system), name);
    if (name.find_first_not_of(" \t\n\r") == std::string::npos || name.size() > kLongestName)
        refuse<Reason::ProfileNeedsName>({SiteKind::Place, "name"}, kLongestName);
    requirePlain(name, {SiteKind::Place, "name"});
    requireSound(switches, name);
    m_store.save({system, name, switches});
}

void ProfileService::remove(const std::string& system, const std::string& name)
{
    requireOwn(systemNamed(system), name);
    (void)profile(system, name);
    m_store.remove(system, name);
}

void ProfileService::rename(const std::string& system, const std::string& name, const std::string& newName)
{
    requireOwn(systemNamed(system), name);
    const ProfileView kept = profile(system, name);
    if (newName == name)
        return;
    for (const ProfileView& other : profiles(system)) {
        if (other.name == newName)
            refuse<Reason::ProfileNameTaken>(newName);
    }
    save(system, newName, kept.switches);
    m_store.remove(system, name);
}

EntryId ProfileService::apply(Campaign& campaign, const Clock& clock, RecordId encounter, const std::string& name,
                              const std::string& title)
{
    const Encounter fight = campaign.encounters().encounter(encounter);
    const ProfileView wanted = profile(fight.system, name);
    std::vector<LoggedChange> changes = differences({RecordKind::Switches, encounter}, fight.switches, wanted.switches);
    if (fight.profile != name)
        changes.push_back(rowvalue::profileChange(fight, name));
    return EncounterService(campaign, clock).setByHand(encounter, changes, name, title.empty() ? name : title);
}

}  // namespace hitspread
