#include "rules/systems/percentile/system.h"

#include "rules/systems/percentile/catalogue.h"
#include "rules/systems/percentile/duel.h"
#include "rules/systems/percentile/vocabulary.h"

namespace hitspread::percentile {

namespace {

constexpr RoundPolicy kRound{.declaring = TurnOrder::List};

class PercentileBody final : public BodyFacet {
public:
    std::span<const std::uint8_t> pieces() const override { return kPieceLocations; }
};

class PercentileSystem final : public System {
public:
    std::string_view id() const override { return "percentile"; }
    int rulesVersion() const override { return 2; }
    std::span<const RuleInfo> rules() const override { return catalogue(); }
    std::span<const RecordDeclaration* const> records() const override
    {
        static constexpr const RecordDeclaration* kRecords[]{&characterRecord, &conditionRecord, &weaponRecord,
                                                             &switchesRecord};
        return kRecords;
    }
    std::span<const Profile> profiles() const override { return {}; }
    std::span<const ActionDeclaration* const> actions() const override { return percentile::actions(); }
    std::span<const std::string_view> locations() const override { return kLocationIds; }
    const SystemWords& words() const override { return m_words; }
    const RoundPolicy& round() const override { return kRound; }
    const SystemFacets& facets() const override { return m_facets; }

private:
    SystemWords m_words{
        .quantities = percentile::quantities(), .questions = percentile::questions(), .refusals = refusalIds()};
    PercentileBody m_body;
    SystemFacets m_facets{.body = &m_body};
};

}  // namespace

const System& system()
{
    static const PercentileSystem instance{};
    return instance;
}

}  // namespace hitspread::percentile
