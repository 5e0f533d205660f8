#include "rules/systems/outcome/actions.h"
#include "rules/systems/outcome/catalogue.h"
#include "rules/systems/outcome/conditioneffects.h"
#include "rules/systems/outcome/odds.h"
#include "rules/systems/outcome/records.h"
#include "rules/systems/outcome/refusals.h"
#include "rules/systems/outcome/round.h"
#include "rules/systems/outcome/system.h"
#include "rules/systems/outcome/vocabulary.h"

#include <array>

namespace hitspread::outcome {

namespace {

constexpr RoundPolicy kTurn{.declaring = TurnOrder::Ascending};

/// The page names no locations: a body is cut into its pieces, and where somebody was struck is no more than said (section 4.d).
class OutcomeBody final : public BodyFacet {
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

/// Conditions last as long as they usually do; hands are always there.
class OutcomeGear final : public GearFacet {
public:
    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind == RecordKind::Lasting)
            state.as<Lasting>() = usualDuration(item.as<RollCondition>());
    }
    std::span<const AnyRecord> bareHands() const override
    {
        static const std::array<AnyRecord, 1> hands{AnyRecord(weaponRecord, &fist())};
        return hands;
    }
};

class OutcomeSystem final : public System {
public:
    std::string_view id() const override { return "outcome"; }
    int rulesVersion() const override { return 3; }
    std::span<const RuleInfo> rules() const override { return catalogue(); }
    std::span<const RecordDeclaration* const> records() const override
    {
        static constexpr const RecordDeclaration* kRecords[]{
            &characterRecord,   &conditionRecord,         &weaponRecord,   &weaponStateRecord, &armourRecord,
            &armourStateRecord, &conditionTemplateRecord, &modifierRecord, &switchesRecord};
        return kRecords;
    }
    std::span<const Profile> profiles() const override { return outcome::profiles(); }
    std::span<const ActionDeclaration* const> actions() const override { return outcome::actions(); }
    std::span<const std::string_view> locations() const override { return kPieceIds; }
    const SystemWords& words() const override { return m_words; }
    const RoundPolicy& round() const override { return kTurn; }
    const SystemFacets& facets() const override { return m_facets; }

private:
    SystemWords m_words{
        .quantities = outcome::quantities(), .questions = outcome::questions(), .refusals = refusalIds()};
    OutcomeBody m_body;
    OutcomeGear m_gear;
    OutcomeOdds m_odds;
    OutcomeTime m_time;
    OutcomeConditions m_conditions;
    SystemFacets m_facets{
        .body = &m_body, .gear = &m_gear, .odds = &m_odds, .time = &m_time, .conditions = &m_conditions};
};

}  // namespace

const System& system()
{
    static const OutcomeSystem instance{};
    return instance;
}

}  // namespace hitspread::outcome
