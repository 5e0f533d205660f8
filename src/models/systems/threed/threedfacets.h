#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

[[nodiscard]] const ViewFacets& viewFacets();

// Of the facets what has no header of its own; see FieldsFacet, LibraryFacet and KeptAreaFacet.
[[nodiscard]] QString idleWords(const AnyRecord& record, const FieldDeclaration& field);
[[nodiscard]] bool isModifier(const FieldDeclaration& field);
[[nodiscard]] std::optional<LibraryQuery> relatedTo(const AnyRecord& record);
[[nodiscard]] LibraryFacts factsOf(const LibrarySubject& subject);
/// 3D-SUP-01, A-065.
[[nodiscard]] std::optional<KeptArea> keptArea(const AnyRecord& condition, const AnyRecord& switches);

}  // namespace hitspread::threed
