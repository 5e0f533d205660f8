#pragma once

#include "services/ports/campaign.h"

namespace hitspread {

class WallClock final : public Clock {
public:
    [[nodiscard]] std::string now() const override;
};

/// Seeds from the system's own source of randomness.
class SystemSeeds final : public SeedSource {
public:
    [[nodiscard]] std::uint64_t next() override;
};

}  // namespace hitspread
