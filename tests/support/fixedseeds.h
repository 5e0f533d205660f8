#pragma once

#include "services/ports/campaign.h"

namespace hitspread::support {

/// Always the same seed, so that a failure can be repeated and a picture is the same every time.
class FixedSeeds final : public SeedSource {
public:
    std::uint64_t next() override { return 20; }
};

}  // namespace hitspread::support
