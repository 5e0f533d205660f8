#pragma once

#include "models/systemview.h"

namespace hitspread::threed {

[[nodiscard]] const ViewFacets& viewFacets();

// Of the facets what has no header of its own; see FieldsFacet, LibraryFacet, DeedsFacet, ClocksFacet and KeptAreaFacet.
[[nodiscard]] QString idleWords(const AnyRecord& record, const FieldDeclaration& field);
[[nodiscard]] std::span<const std::string_view> compared(RecordKind kind);
[[nodiscard]] bool isModifier(const FieldDeclaration& field);
[[nodiscard]] std::optional<LibraryQuery> relatedTo(const AnyRecord& record);
[[nodiscard]] LibraryFacts factsOf(const LibrarySubject& subject);
/// Aiming and holding by one key.
[[nodiscard]] std::vector<QuickDeed> quickDeeds();
[[nodiscard]] std::vector<DeedPlan> curesOf(const Refusal& refusal);
[[nodiscard]] std::vector<DeedPlan> unarmedDeeds();
[[nodiscard]] DeedWords deedWords(const DeedPlan& plan, const QString& thing, const ActionRecord& action);
/// Bleeding and healing in progress (3D-WND-03, 3D-HEAL-01).
[[nodiscard]] std::vector<OwnClock> clocksOf(const CombatantView& who, const AnyRecord& switches, int round, int most);
/// 3D-SUP-01, A-065.
[[nodiscard]] std::optional<KeptArea> keptArea(const AnyRecord& condition, const AnyRecord& switches);

}  // namespace hitspread::threed
