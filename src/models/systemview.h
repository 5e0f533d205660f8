#pragma once

#include "models/viewfacets.h"

#include <string_view>

namespace hitspread {

/// The facets a system's view has; null: it knows no such thing, and the window shows no panel for it.
struct ViewFacets {
    const StrandsFacet* strands = nullptr;
    const SidesFacet* sides = nullptr;
    const KeptAreaFacet* keptArea = nullptr;
    const HistoryFacet* history = nullptr;
    const ChangesFacet* changes = nullptr;
    const SectionsFacet* sections = nullptr;
    const VerdictFacet* verdict = nullptr;
    const WoundsFacet* wounds = nullptr;
    const StepsFacet* steps = nullptr;
    const GivenNamesFacet* givenNames = nullptr;
    const ChoicesFacet* choices = nullptr;
    const text::DecisionReading* decisions = nullptr;
    const DeedsFacet* deeds = nullptr;
    const ClocksFacet* clocks = nullptr;
    const FieldsFacet* fields = nullptr;
    const LibraryFacet* library = nullptr;
};

/// Puts the records and results of one system into the words and numbers the window shows. Derives nothing a rule would: it
/// reads fields and steps. There is one per folder below systems/. What not every system knows is a facet.
class SystemView {
public:
    virtual ~SystemView() = default;
    [[nodiscard]] virtual std::string_view id() const = 0;
    /// Precondition: the records are this system's.
    [[nodiscard]] virtual Digest digest(const DigestSource& source) const = 0;
    [[nodiscard]] virtual WeaponDigest weapon(const CombatantView::Item& item, const DigestSource& holder) const = 0;
    /// What came of an action in a few words.
    [[nodiscard]] virtual QString outcomeWords(const ActionRecord& action) const = 0;
    [[nodiscard]] virtual const ViewFacets& facets() const = 0;
};

/// The view of a system, or nullptr.
[[nodiscard]] const SystemView* systemViewOf(std::string_view system);
/// The facets of its view; none for a system without one.
[[nodiscard]] const ViewFacets& facetsOf(std::string_view system);

/// Whether a number of a record is added to another one and so is said with its sign: one that may be as much below 0 as above, unless
/// the system knows better.
[[nodiscard]] bool isModifier(std::string_view system, const FieldDeclaration& field);
/// What the range of its declaration says about that.
[[nodiscard]] bool isSymmetric(const FieldDeclaration& field);

}  // namespace hitspread
