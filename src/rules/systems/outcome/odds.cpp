#include "rules/systems/outcome/odds.h"

#include "rules/core/dice/decision.h"
#include "rules/core/input.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/outcome/attackresolution.h"

#include <utility>

namespace hitspread::outcome {

namespace {

constexpr QuestionKey kDefenceKey{static_cast<std::uint16_t>(Query::DefenceKind), 0, kAttacked};

/// The odds of one attack that is answered in one way.
class Answered {
public:
    Answered(const Attack& attack, const Option& wanted)
        : m_attack(attack), m_wasAble(canAct(attack.targetCondition, attack.switches))
    {
        m_given.put(Answer::ofChoice(kDefenceKey, wanted.id, Origin::Given));
        odds = noOdds(strikesAt() ? kPieces : 0, static_cast<std::uint16_t>(Quantity::WoundName), kWounds.size());
    }

    void work()
    {
        Enumerator::forEach([this](Enumerator& enumerator) { count(enumerator); },
                            {.classes = true, .given = &m_given});
        fillUp(odds.damage);
        fillUp(odds.scales[0].chances);
        if (const auto called = strikesAt())
            odds.byLocation[static_cast<std::size_t>(*called)] = odds.effect;
    }

    OddsOfHarm odds;
    double success = 0;  ///< the attack comes to a hit before anything is done about it

private:
    void count(Enumerator& enumerator);
    /// Where it strikes; nothing: the rules know no locations but called ones.
    [[nodiscard]] std::optional<Piece> strikesAt() const
    {
        return m_attack.switches.calledShots ? calledAt(m_attack.options.called) : std::nullopt;
    }

    const Attack& m_attack;
    bool m_wasAble;  ///< before it
    Answers m_given;
};

void Answered::count(Enumerator& enumerator)
{
    Derivation derivation(enumerator, nullptr, {}, nullptr);
    const Derivation::Element element(derivation, 0, kAttacked);
    AttackResolution resolution(m_attack, derivation);
    const Checked rolled = resolution.rollToHit();
    const Defended defended = resolution.answer(rolled);
    const Final result = finalOf(derivation, rolled, defended, m_attack.switches);
    const double probability = enumerator.probability();
    if (rolled.total.value > 0 && !rolled.natural.failure.holds())
        success += probability;
    if (!result.hit.holds())
        return;
    const Term net = resolution.strike(result);
    const Condition& after = resolution.target();
    odds.effect.struck += probability;
    odds.effect.stopped += net.holds() ? 0 : probability;
    odds.effect.wounded += net.holds() ? probability : 0;
    odds.effect.out += m_wasAble && !canAct(after, m_attack.switches) ? probability : 0;
    addAt(odds.damage, net.value, probability);
    addAt(odds.scales[0].chances, woundFor(m_attack.switches, after.levels).cells[woundcolumn::kName], probability);
}

}  // namespace

AttackOdds oddsOf(const Attack& attack)
{
    double success = 0;
    std::vector<OddsDefence> all;
    // All has one penalty, and a higher rating avoids no less often. Last, that nothing is done.
    for (const Option& option : bestFirst(defencesOf(attack))) {
        Answered answered(attack, option);
        answered.work();
        all.push_back({answered.odds, kDefenceKey.name, option.id});
        // Whatever is done about it, the roll comes to a hit as often.
        success = answered.success;
    }
    AttackOdds odds;
    tellOdds(odds, success, std::move(all));
    return odds;
}

Foresight OutcomeOdds::foresight(const Input& input) const
{
    return input.as<Attack>() ? Foresight::Clear : Foresight::None;
}

std::span<double EffectChances::*const> OutcomeOdds::told() const
{
    static constexpr std::array kTold{&EffectChances::struck, &EffectChances::stopped, &EffectChances::wounded,
                                      &EffectChances::out};
    return kTold;
}

std::optional<AttackOdds> OutcomeOdds::odds(const Input& input, const BodyPlan&, OddsDepth) const
{
    const auto* attack = input.as<Attack>();
    return attack ? std::optional(oddsOf(*attack)) : std::nullopt;
}

std::vector<OddsAlternative> OutcomeOdds::alternatives(const Input& input) const
{
    std::vector<OddsAlternative> all;
    const auto* attack = input.as<Attack>();
    if (!attack)
        return all;
    constexpr std::string_view kOptions = "options";
    if (attack->options.called != Called::Nowhere && attack->switches.calledShots)
        all.push_back({{kOptions, "called", static_cast<std::int32_t>(Called::Nowhere)}});
    if (effectiveShield(*attack)) {
        const bool isThrough = attack->options.shield == ShieldWay::Through;
        all.push_back(
            {{kOptions, "shield", static_cast<std::int32_t>(isThrough ? ShieldWay::Around : ShieldWay::Through)}});
    }
    return all;
}

}  // namespace hitspread::outcome
