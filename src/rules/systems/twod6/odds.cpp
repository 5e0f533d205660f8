#include "rules/systems/twod6/odds.h"

#include "rules/core/input.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/twod6/attackresolution.h"

#include <array>
#include <cstddef>

namespace hitspread::twod6 {

namespace {

constexpr std::array kEffects{&EffectChances::struck, &EffectChances::stopped, &EffectChances::wounded,
                              &EffectChances::down,   &EffectChances::out,     &EffectChances::dead};

/// How often the attack hits, and how often its hits fall where: critical ones apart.
struct Landing {
    double hits = 0;
    std::array<std::array<double, 2>, kLocations> places{};
};

double chanceToHit(const Attack& attack)
{
    double hits = 0;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        AttackResolution resolution(attack, derivation);
        resolution.begin();
        if (resolution.rollToHit(0).holds())
            hits += enumerator.probability();
    };
    Enumerator::forEach(count, {.classes = true});
    return hits;
}

Landing landingOf(const Attack& attack)
{
    Landing landing{.hits = chanceToHit(attack)};
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Derivation::Element element(derivation, 0, kAttacked);
        const Place place = placeOf(
            derivation, attack.switches,
            {.aimed = calledLocation(attack.options.called), .covered = attack.target[0].condition.covered});
        landing.places[static_cast<std::size_t>(place.location)][place.critical.holds() ? 1 : 0] +=
            enumerator.probability();
    };
    Enumerator::forEach(count, {.classes = true});
    return landing;
}

/// What hits of one kind on one location do, which come about so often; adds it.
void strikeThere(const Attack& attack, Location location, bool isCritical, double often, OddsOfHarm& odds)
{
    const Fighter& attacked = attack.target[0];
    const Condition& before = attacked.condition;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Derivation::Element element(derivation, 0, kAttacked);
        FighterLedger victim(attacked, kAttacked, 0);
        const Term damage = rollDamage(derivation, attack.character[0].character, attack.weapon);
        const Term taken = strike(derivation,
                                  {.damage = damage,
                                   .type = attack.weapon.damageType,
                                   .critical = isCritical ? Term{1} : Term{},
                                   .cosh = attack.options.cosh},
                                  location, victim, attack.switches);
        const Condition& now = victim.condition();
        const EffectChances effect{.struck = 1,
                                   .stopped = taken.holds() ? 0.0 : 1.0,
                                   .wounded = taken.holds() ? 1.0 : 0.0,
                                   .down = now.prone && !before.prone ? 1.0 : 0.0,
                                   .out = isAwake(before) && !isAwake(now) ? 1.0 : 0.0,
                                   .dead = now.dead && !before.dead ? 1.0 : 0.0};
        const double probability = often * enumerator.probability();
        addChances(odds.effect, effect, probability);
        addChances(odds.byLocation[static_cast<std::size_t>(location)], effect, probability);
        addAt(odds.damage, taken.value, probability);
        const Wound wound = woundAt(now, location);
        addAt(odds.scales[0].chances, static_cast<std::int32_t>(wound != woundAt(before, location) ? wound : Wound::Ok),
              probability);
    };
    Enumerator::forEach(count, {.classes = true});
}

}  // namespace

AttackOdds oddsOf(const Attack& attack)
{
    const Landing landing = landingOf(attack);
    OddsOfHarm harm = noOdds(kLocations, static_cast<std::uint16_t>(Quantity::WoundNow), kWounds.size());
    for (std::size_t place = 0; place < kLocations; ++place) {
        for (const bool isCritical : {false, true}) {
            if (const double often = landing.places[place][isCritical ? 1 : 0]; often > 0)
                strikeThere(attack, static_cast<Location>(place), isCritical, landing.hits * often, harm);
        }
    }
    fillUp(harm.damage);
    fillUp(harm.scales[0].chances);
    AttackOdds odds;
    tellOdds(odds, landing.hits, harm);
    return odds;
}

double chanceOfCosh(const Attack& attack)
{
    return oddsOf(attack).effect.out;
}

Foresight TwoD6Odds::foresight(const Input& input) const
{
    const auto* attack = input.as<Attack>();
    return attack && !attack->character.empty() && !attack->target.empty() ? Foresight::Clear : Foresight::None;
}

std::span<double EffectChances::*const> TwoD6Odds::told() const
{
    return kEffects;
}

std::optional<AttackOdds> TwoD6Odds::odds(const Input& input, const BodyPlan&, OddsDepth) const
{
    return foresight(input) == Foresight::Clear ? std::optional(oddsOf(input.get<Attack>())) : std::nullopt;
}

std::vector<OddsAlternative> TwoD6Odds::alternatives(const Input& input) const
{
    std::vector<OddsAlternative> all;
    const auto* attack = input.as<Attack>();
    if (!attack)
        return all;
    constexpr std::string_view kOptions = "options";
    const AttackOptions& options = attack->options;
    if (options.called != Called::Nowhere)
        all.push_back({{kOptions, "called", static_cast<std::int32_t>(Called::Nowhere)}});
    if (isMelee(attack->weapon))
        all.push_back({{kOptions, "allOut", options.allOut ? 0 : 1}});
    if (attack->weapon.burst)
        all.push_back({{kOptions, "burst", options.burst ? 0 : 1}});
    return all;
}

}  // namespace hitspread::twod6
