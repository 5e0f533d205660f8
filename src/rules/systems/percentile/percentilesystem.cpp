#include "rules/systems/percentile/system.h"

#include "rules/systems/percentile/actions.h"
#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/conditioneffects.h"
#include "rules/systems/percentile/modifiers.h"
#include "rules/systems/percentile/odds.h"
#include "rules/systems/percentile/refusals.h"
#include "rules/systems/percentile/round.h"
#include "rules/systems/percentile/vocabulary.h"

#include <array>

namespace hitspread::percentile {

namespace {

constexpr RoundPolicy kRound{.declaring = TurnOrder::List};

class PercentileBody final : public BodyFacet {
public:
    BodyCut cut(const void* switches) const override
    {
        static const Switches kUsual;
        return bodyCut(switches ? *static_cast<const Switches*>(switches) : kUsual);
    }
    std::size_t usualLocations() const override { return kHouseLocationCount; }
    std::string_view piecesSwitch() const override { return "bodyPieces"; }
    std::string_view namesSwitch() const override { return "locationNames"; }
};

/// A weapon is loaded when it is acquired; hands are always there.
class PercentileGear final : public GearFacet {
public:
    void freshen(AnyRecord& state, const AnyRecord& item) const override
    {
        if (state.declaration().kind == RecordKind::WeaponState)
            state.as<WeaponState>().ammo = item.as<Weapon>().magazine;
        else if (state.declaration().kind == RecordKind::Lasting)
            state.as<Lasting>() = usualDuration(item.as<RollCondition>());
    }
    std::span<const AnyRecord> bareHands() const override
    {
        static const std::array<AnyRecord, 1> hands{AnyRecord(weaponRecord, &fist())};
        return hands;
    }
};

class PercentileSystem final : public System {
public:
    std::string_view id() const override { return "percentile"; }
    int rulesVersion() const override { return 8; }
    std::span<const RuleInfo> rules() const override { return catalogue(); }
    std::span<const RecordDeclaration* const> records() const override
    {
        static constexpr const RecordDeclaration* kRecords[]{
            &characterRecord,   &conditionRecord,         &weaponRecord,   &weaponStateRecord, &armourRecord,
            &armourStateRecord, &conditionTemplateRecord, &modifierRecord, &switchesRecord};
        return kRecords;
    }
    std::span<const Profile> profiles() const override { return percentile::profiles(); }
    std::span<const ActionDeclaration* const> actions() const override { return percentile::actions(); }
    std::span<const std::string_view> locations() const override { return kLocationIds; }
    const SystemWords& words() const override { return m_words; }
    const RoundPolicy& round() const override { return kRound; }
    const SystemFacets& facets() const override { return m_facets; }

private:
    SystemWords m_words{.quantities = percentile::quantities(),
                        .questions = percentile::questions(),
                        .refusals = refusalIds(),
                        .formerQuantities = percentile::formerQuantities()};
    PercentileBody m_body;
    PercentileGear m_gear;
    PercentileOdds m_odds;
    PercentileTime m_time;
    PercentileConditions m_conditions;
    SystemFacets m_facets{
        .body = &m_body, .gear = &m_gear, .odds = &m_odds, .time = &m_time, .conditions = &m_conditions};
};

}  // namespace

const System& system()
{
    static const PercentileSystem instance{};
    return instance;
}

}  // namespace hitspread::percentile
