#pragma once

#include "rules/core/record.h"

#include <string>
#include <vector>

namespace hitspread {

/// A set of switches a group has given a name.
struct OwnProfile {
    std::string system;
    std::string name;
    AnyRecord switches;
};

/// Where own profiles are kept, beyond any one campaign. Every call may throw Failure.
class ProfileStore {
public:
    virtual ~ProfileStore() = default;
    /// All of one system, sorted by name.
    [[nodiscard]] virtual std::vector<OwnProfile> profiles(const std::string& system) = 0;
    /// Replaces the one of the same system and name.
    virtual void save(const OwnProfile& profile) = 0;
    virtual void remove(const std::string& system, const std::string& name) = 0;
};

}  // namespace hitspread
