#include "rules/systems/threed/system.h"

#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/shot.h"
#include "rules/systems/systembase.h"
#include "rules/systems/threed/vocabulary.h"

namespace hitspread::threed {

namespace {

constexpr RoundPolicy kRound{.phases = 3};

class ThreedSystem final : public SystemBase<Shot, Check, Preparation, Sheet> {
public:
    std::string_view id() const override { return "threed"; }
    int rulesVersion() const override { return 1; }
    std::span<const RuleInfo> rules() const override { return catalogue(); }
    std::span<const RecordDeclaration* const> records() const override
    {
        static constexpr const RecordDeclaration* kRecords[]{
            &characterRecord, &conditionRecord, &weaponRecord, &weaponStateRecord, &ammunitionRecord,
            &armourRecord, &armourStateRecord, &accessoryRecord, &switchesRecord};
        return kRecords;
    }
    std::span<const Profile> profiles() const override { return threed::profiles(); }
    std::span<const ActionDeclaration> actions() const override { return threed::actions(); }
    std::span<const std::string_view> locations() const override { return kLocationIds; }
    std::span<const QuantityWord> quantities() const override { return threed::quantities(); }
    std::span<const QuestionWord> questions() const override { return threed::questions(); }
    std::span<const std::string_view> refusals() const override { return {}; }
    const RoundPolicy& round() const override { return kRound; }

    std::vector<Refusal> validate(const Input&, const BodyPlan*) const override { return {}; }
    void resolve(const Input& input, Derivation& derivation) const override
    {
        if (const auto* shot = std::get_if<Shot>(&input.action))
            resolveShot(*shot, derivation);
    }

    const DeviationFacet* deviation() const override { return &m_deviation; }

private:
    ThreedDeviation m_deviation;
};

}  // namespace

const System& system()
{
    static const ThreedSystem instance;
    return instance;
}

}  // namespace hitspread::threed
