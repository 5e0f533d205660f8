#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

[[nodiscard]] const ViewFacets& viewFacets();

[[nodiscard]] const FieldsFacet& fieldsFacet();
[[nodiscard]] const LibraryFacet& libraryFacet();
/// 3D-SUP-01, A-065.
[[nodiscard]] const KeptAreaFacet& keptAreaFacet();

}  // namespace hitspread::threed
