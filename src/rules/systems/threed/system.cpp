#include "rules/systems/threed/system.h"

#include "rules/systems/systembase.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/check.h"
#include "rules/systems/threed/conditioneffects.h"
#include "rules/systems/threed/deviation.h"
#include "rules/systems/threed/dodgeaction.h"
#include "rules/systems/threed/grouprest.h"
#include "rules/systems/threed/handweapons.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/lyinggrenade.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/modifiers.h"
#include "rules/systems/threed/odds.h"
#include "rules/systems/threed/preparation.h"
#include "rules/systems/threed/preset.h"
#include "rules/systems/threed/ready.h"
#include "rules/systems/threed/sheet.h"
#include "rules/systems/threed/shot.h"
#include "rules/systems/threed/suppression.h"
#include "rules/systems/threed/throw.h"
#include "rules/systems/threed/validation.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/threed/volley.h"

namespace hitspread::threed {

namespace {

constexpr RoundPolicy kRound{.phases = kPhases};

class ThreedOdds final : public OddsFacet {
public:
    std::optional<AttackOdds> odds(const Input& input, const BodyPlan& plan) const override
    {
        const auto* shot = std::get_if<Shot>(&input.action);
        return shot && strikesOneHex(*shot) ? std::optional(oddsOf(*shot, plan)) : std::nullopt;
    }
};

class ThreedSystem final
    : public SystemBase<Shot, Check, Preparation, Sheet, Melee, Throw, Dodge, Dance, Ready, ReadyThrown, Volley,
                        TwoGuns, Suppress, Evade, Initiative, PhaseChange, Opportunity, Split, FirstAid, Treatment,
                        Recovery, Shift, GrenadeAttack, Harm, GroupRest> {
public:
    std::string_view id() const override { return "threed"; }
    int rulesVersion() const override { return 2; }
    std::span<const RuleInfo> rules() const override { return catalogue(); }
    std::span<const RecordDeclaration* const> records() const override
    {
        static constexpr const RecordDeclaration* kRecords[]{
            &characterRecord,    &conditionRecord,   &weaponRecord,    &weaponStateRecord,       &ammunitionRecord,
            &armourRecord,       &armourStateRecord, &accessoryRecord, &switchesRecord,          &meleeWeaponRecord,
            &thrownWeaponRecord, &grenadeRecord,     &itemStateRecord, &conditionTemplateRecord, &modifierRecord};
        return kRecords;
    }
    std::span<const Profile> profiles() const override { return threed::profiles(); }
    std::span<const ActionDeclaration> actions() const override { return threed::actions(); }
    std::span<const std::string_view> locations() const override { return kLocationIds; }
    std::span<const QuantityWord> quantities() const override { return threed::quantities(); }
    std::span<const QuestionWord> questions() const override { return threed::questions(); }
    std::span<const std::string_view> refusals() const override { return refusalIds(); }
    const RoundPolicy& round() const override { return kRound; }

    void presetDeclared(Input& input) const override
    {
        if (auto* shot = std::get_if<Shot>(&input.action))
            preset(*shot);
        else if (auto* preparation = std::get_if<Preparation>(&input.action))
            preset(*preparation);
        else if (auto* thrown = std::get_if<Throw>(&input.action))
            preset(*thrown);
        else if (auto* volley = std::get_if<Volley>(&input.action))
            preset(*volley);
        else if (auto* guns = std::get_if<TwoGuns>(&input.action))
            preset(*guns);
        else if (auto* suppress = std::get_if<Suppress>(&input.action))
            preset(*suppress);
        else if (auto* evade = std::get_if<Evade>(&input.action))
            preset(*evade);
        else if (auto* opportunity = std::get_if<Opportunity>(&input.action))
            preset(*opportunity);
        else if (auto* split = std::get_if<Split>(&input.action))
            preset(*split);
    }

    AnyRecord freshState(RecordKind stateKind, const AnyRecord& item) const override
    {
        AnyRecord state = SystemBase::freshState(stateKind, item);
        if (stateKind == RecordKind::WeaponState) {
            state.as<WeaponState>().rounds = item.as<Weapon>().magazine;
            state.as<WeaponState>().drawn = Drawn::No;
        }
        if (stateKind == RecordKind::Lasting)
            state.as<Lasting>() = usualDuration(item.as<ConditionTemplate>());
        return state;
    }

    std::span<const AnyRecord> bareHands() const override { return threed::bareHands(); }

    std::vector<Refusal> validate(const Input& input, const BodyPlan* plan) const override
    {
        return std::visit(
            [&](const auto& action) -> std::vector<Refusal> {
                if constexpr (requires { refusalsOf(action, plan); })
                    return refusalsOf(action, plan);
                else
                    return {};
            },
            input.action);
    }
    void resolve(const Input& input, Derivation& derivation) const override
    {
        std::visit(
            [&](const auto& action) {
                if constexpr (requires { resolveAction(action, derivation); })
                    resolveAction(action, derivation);
            },
            input.action);
    }

    const DeviationFacet* deviation() const override { return &m_deviation; }
    const OddsFacet* odds() const override { return &m_odds; }
    const RoundFacet* time() const override { return &m_time; }
    const ConditionFacet* conditions() const override { return &m_conditions; }
    const RestFacet* rest() const override { return &m_rest; }
    const GroundFacet* ground() const override { return &m_ground; }

private:
    ThreedDeviation m_deviation;
    ThreedOdds m_odds;
    ThreedTime m_time;
    ThreedConditions m_conditions;
    ThreedRest m_rest;
    ThreedGround m_ground;
};

}  // namespace

const System& system()
{
    static const ThreedSystem instance;
    return instance;
}

}  // namespace hitspread::threed
