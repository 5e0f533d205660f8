#pragma once

#include "services/ports/campaign.h"
#include "services/ports/profilestore.h"
#include "services/undo/logentry.h"

#include <string>
#include <vector>

namespace hitspread {

class System;

/// A profile on offer: built into the rules or a group's own.
struct ProfileView {
    std::string name;
    bool isBuiltIn = false;
    AnyRecord switches;
};

/// The switches of a built-in profile; every switch at its default where the system has no such profile, nothing where it
/// has no switches.
[[nodiscard]] AnyRecord builtInSwitches(const System& system, const std::string& profileId);

/// House rules by name: what can be chosen, saved, and put in force in a fight. Throws Failure.
class ProfileService {
public:
    explicit ProfileService(ProfileStore& store) : m_store(store) {}

    /// Built-in ones first, then the own ones.
    [[nodiscard]] std::vector<ProfileView> profiles(const std::string& system);
    /// What is wrong with the own ones that are left out because they cannot be read.
    [[nodiscard]] std::vector<Problem> broken(const std::string& system);
    /// One of them. Throws NotFound.
    [[nodiscard]] ProfileView profile(const std::string& system, const std::string& name);

    /// The rules a new fight starts with, without a name the first of the system; also of one without switches, which knows the name only.
    /// Throws NotFound.
    [[nodiscard]] ProfileView startingWith(const std::string& system, const std::string& name = {});

    /// Keeps switches under a name; one of one's own of that name is replaced. Refused (BadInput): an empty name, the name
    /// of a built-in one, a switch out of range.
    void save(const std::string& system, const std::string& name, const AnyRecord& switches);
    /// Throws NotFound; built-in ones stay (BadInput).
    void remove(const std::string& system, const std::string& name);

    /// Gives one of one's own another name. Refused (BadInput): as save(), and a name another one has.
    void rename(const std::string& system, const std::string& name, const std::string& newName);

    /// Puts a profile in force in a fight and lets it go by that name, as one entry that can be undone; 0: the fight has these
    /// rules under this name already. Without a title the profile's name is the title. Storage thread.
    EntryId apply(Campaign& campaign, const Clock& clock, RecordId encounter, const std::string& name,
                  const std::string& title = {});

private:
    ProfileStore& m_store;
};

}  // namespace hitspread
