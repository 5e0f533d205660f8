#include "models/systems/digests.h"

#include "models/systems/percentile/percentiledigest.h"
#include "models/systems/threed/threeddigest.h"

namespace hitspread {

const DigestMaker* digestMaker(std::string_view system)
{
    static const threed::ThreedDigest threedDigest;
    static const percentile::PercentileDigest percentileDigest;
    if (system == "threed")
        return &threedDigest;
    return system == "percentile" ? &percentileDigest : nullptr;
}

}  // namespace hitspread
