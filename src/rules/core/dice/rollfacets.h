#pragma once

#include "rules/core/situation.h"
#include "rules/core/system.h"

#include <array>

namespace hitspread {

// Facets of systems whose conditions add one number to rolls (RollCondition).

/// Conditions last as long as they usually do; one pair of hands is always there.
class RollGear : public GearFacet {
public:
    explicit RollGear(AnyRecord hands) : m_hands{std::move(hands)} {}

    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind == RecordKind::Lasting)
            state.as<Lasting>() = usualDuration(item.as<RollCondition>());
    }
    std::span<const AnyRecord> bareHands() const override { return m_hands; }

private:
    std::array<AnyRecord, 1> m_hands;
};

/// Conditions keep somebody from acting or burden his rolls, and forbid nothing else.
class RollConditions : public ConditionFacet {
public:
    /// As a modifier under the condition's name, in the list of modifiers of who has it: what is declared about the action names those of
    /// who acts and of the other, at a moment for all what is declared about each of them his own.
    void enter(Input& input, Participation who, const AnyRecord& condition) const override;
    [[nodiscard]] bool preventsActing(const AnyRecord& condition) const override
    {
        return condition.as<RollCondition>().preventsActing;
    }
    [[nodiscard]] bool prevents(const Input&, const AnyRecord&) const override { return false; }
};

/// A body is cut into its pieces, by no house rule.
class BodyOfPieces final : public BodyFacet {
public:
    BodyCut cut(const void*) const override
    {
        BodyCut cut;
        for (std::size_t piece = 0; piece < kPieces; ++piece)
            cut.locations[piece] = static_cast<std::uint8_t>(piece);
        return cut;
    }
    std::size_t usualLocations() const override { return kPieces; }
    std::string_view piecesSwitch() const override { return {}; }
    std::string_view namesSwitch() const override { return {}; }
};

}  // namespace hitspread
