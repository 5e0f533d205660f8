#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

[[nodiscard]] const ViewFacets& viewFacets();

[[nodiscard]] const FieldsFacet& fieldsFacet();
[[nodiscard]] const LibraryFacet& libraryFacet();
/// Aiming and holding by one key, and what cures which refusal.
[[nodiscard]] const DeedsFacet& deedsFacet();
/// Bleeding and healing in progress (3D-WND-03, 3D-HEAL-01).
[[nodiscard]] const ClocksFacet& clocksFacet();
/// 3D-SUP-01, A-065.
[[nodiscard]] const KeptAreaFacet& keptAreaFacet();

}  // namespace hitspread::threed
