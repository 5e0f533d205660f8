#pragma once

#include "models/viewfacets.h"

#include <optional>
#include <string_view>

namespace hitspread {

/// A facet, or none: then the system knows no such thing, and the window shows no panel for it.
template <typename Facet>
class Has {
public:
    constexpr Has() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a view lists its facets
    constexpr Has(const Facet& facet) : m_facet(facet) {}

    // NOLINTNEXTLINE(google-explicit-constructor): it is asked for by pointer
    constexpr operator const Facet*() const { return get(); }
    constexpr const Facet* operator->() const { return get(); }
    [[nodiscard]] constexpr const Facet* get() const { return m_facet ? &*m_facet : nullptr; }

private:
    std::optional<Facet> m_facet;
};

/// The facets a system's view has.
struct ViewFacets {
    Has<StrandsFacet> strands{};
    Has<SidesFacet> sides{};
    Has<KeptAreaFacet> keptArea{};
    Has<HistoryFacet> history{};
    Has<ChangesFacet> changes{};
    Has<SectionsFacet> sections{};
    Has<VerdictFacet> verdict{};
    Has<WoundsFacet> wounds{};
    Has<StepsFacet> steps{};
    Has<GivenNamesFacet> givenNames{};
    Has<RollsFacet> rolls{};
    Has<ChoicesFacet> choices{};
    const text::DecisionReading* decisions = nullptr;
    Has<ActionsFacet> actions{};
    Has<ClocksFacet> clocks{};
    Has<FieldsFacet> fields{};
    Has<LibraryFacet> library{};
};

/// Puts the records and results of one system into the words and numbers the window shows. Derives nothing a rule would: it
/// reads fields and steps. There is one per folder below systems/. What not every system knows is a facet.
struct SystemView {
    std::string_view id;
    /// Precondition: the records are this system's.
    Digest (*digest)(const DigestSource& source);
    WeaponDigest (*weapon)(const CombatantView::Item& item, const DigestSource& holder);
    /// What came of an action in a few words.
    QString (*resultWords)(const ActionRecord& action);
    ViewFacets facets;
};

/// The view of a system, or nullptr.
[[nodiscard]] const SystemView* systemViewOf(std::string_view system);
/// The facets of its view; none for a system without one.
[[nodiscard]] const ViewFacets& facetsOf(std::string_view system);
/// The kind a record looks like: where a system has one kind of weapon for all, each says itself what it is.
[[nodiscard]] RecordKind looksOf(const StoredRecord& stored);

/// Whether a choice waits for the game master as the dice fall; else its preset counts until somebody changes it. A decision does that is
/// not shown with what its dice make of it (text::DecisionReading), and what the system says besides (ChoicesFacet).
[[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key);
/// Whether it is one that nobody is held up for, though it is not shown with its dice (text::DecisionReading::aside).
[[nodiscard]] bool isAside(std::string_view system, QuestionKey key);

/// Whether a number of a record is added to another one and so is said with its sign: one that may be as much below 0 as above, unless
/// the system knows better.
[[nodiscard]] bool isModifier(std::string_view system, const FieldDeclaration& field);
/// What the range of its declaration says about that.
[[nodiscard]] bool isSymmetric(const FieldDeclaration& field);

}  // namespace hitspread
