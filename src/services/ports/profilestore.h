#pragma once

#include "rules/core/declare/record.h"
#include "services/refusal/problem.h"

#include <string>
#include <vector>

namespace hitspread {

/// A set of switches a group has given a name.
struct OwnProfile {
    std::string system;
    std::string name;
    AnyRecord switches;
};

/// All of one system.
struct OwnProfiles {
    std::vector<OwnProfile> all;  ///< sorted by name
    std::vector<Problem> broken;  ///< what is wrong with those that cannot be read; the others do not suffer from it
};

/// Where own profiles are kept, beyond any one campaign. Every call may throw Failure.
class ProfileStore {
public:
    virtual ~ProfileStore() = default;
    [[nodiscard]] virtual OwnProfiles profiles(const std::string& system) = 0;
    /// Replaces the one of the same system and name.
    virtual void save(const OwnProfile& profile) = 0;
    virtual void remove(const std::string& system, const std::string& name) = 0;
};

}  // namespace hitspread
