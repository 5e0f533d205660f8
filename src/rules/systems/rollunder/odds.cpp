#include "rules/systems/rollunder/odds.h"

#include "rules/core/dice/decision.h"
#include "rules/core/input.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/rollunder/attackresolution.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hitspread::rollunder {

namespace {

/// More courses of a hit than that are too many to be walked through.
constexpr std::uint64_t kMostHits = 100'000;

constexpr QuestionKey kDefenceKey{static_cast<std::uint16_t>(Query::DefenceKind), 0, kAttacked};

constexpr std::array kEffects{&EffectChances::struck, &EffectChances::stopped, &EffectChances::wounded,
                              &EffectChances::down,   &EffectChances::out,     &EffectChances::dead};

OddsOfHarm noHarm()
{
    return noOdds(kLocations, static_cast<std::uint16_t>(Quantity::HpState), kHpStates.size());
}

/// How often a hit of each kind comes about, and lays the one attacked down.
struct Landing {
    double success = 0;
    double lands = 0;
    double critical = 0;
    double fells = 0;       ///< a defence does, and the attack lands
    double fellsAlone = 0;  ///< and it does not
};

Landing landingOf(const Attack& attack, const Option& wanted)
{
    Landing landing;
    Answers given;
    given.put(Answer::ofChoice(kDefenceKey, wanted.id, Origin::Given));
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Derivation::Element element(derivation, 0, kAttacked.side(kActingSide));
        AttackResolution resolution(attack, derivation);
        resolution.begin();
        const Rolled rolled = resolution.rollToHit();
        if (!rolled.success.holds())
            return;
        if (rolled.critical.holds()) {
            landing.success += enumerator.probability();
            landing.critical += enumerator.probability();
            return;
        }
        const Defended defended = resolution.answer(true);
        const double probability = enumerator.probability();
        landing.success += probability;
        const bool fell = resolution.target().posture == Posture::Lying
            && attack.target[0].condition.posture != Posture::Lying;
        if (!defended.avoids)
            landing.lands += probability;
        if (fell)
            (defended.avoids ? landing.fellsAlone : landing.fells) += probability;
    };
    Enumerator::forEach(count, {.classes = true, .given = &given});
    return landing;
}

void mix(OddsOfHarm& odds, const OddsOfHarm& each, double lands)
{
    addChances(odds.effect, each.effect, lands);
    for (std::size_t i = 0; i < each.byLocation.size(); ++i)
        addChances(odds.byLocation[i], each.byLocation[i], lands);
    for (std::size_t i = 0; i < each.damage.size(); ++i)
        addAt(odds.damage, static_cast<std::int32_t>(i), lands * each.damage[i]);
    for (std::size_t i = 0; i < each.scales[0].chances.size(); ++i)
        addAt(odds.scales[0].chances, static_cast<std::int32_t>(i), lands * each.scales[0].chances[i]);
}

/// How often a hit falls where (R3-D16).
std::array<double, kLocations> placesOf(const Attack& attack)
{
    std::array<double, kLocations> chances{};
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const auto place = static_cast<std::size_t>(locationStruck(derivation, attack));
        chances[place] += enumerator.probability();
    };
    Enumerator::forEach(count, {.classes = true});
    return chances;
}

/// What one wound makes of him, whatever dealt it: the same loss is walked through once for all places and kinds of hit.
struct WoundOdds {
    double out = 0;
    double dead = 0;
    std::array<double, kHpStates.size()> states{};
};

class Wounds {
public:
    explicit Wounds(const Attack& attack) : m_attack(attack) {}

    const WoundOdds& of(std::int32_t loss)
    {
        const auto place = static_cast<std::size_t>(std::max(loss, 0));
        if (place >= m_known.size())
            m_known.resize(place + 1);
        if (!m_known[place])
            m_known[place] = walked(loss);
        return *m_known[place];
    }

private:
    [[nodiscard]] WoundOdds walked(std::int32_t loss) const
    {
        WoundOdds odds;
        const Fighter& defender = m_attack.target[0];
        const Condition& before = defender.condition;
        const auto count = [&](Enumerator& enumerator) {
            Derivation derivation(enumerator, nullptr, {}, nullptr);
            Ledger ledger(before);
            loseHp(derivation, loss, m_attack.options.htModifier,
                   {defender.character, defender.armour, defender.armourState, ledger, kAttacked}, m_attack.switches);
            const double probability = enumerator.probability();
            const bool isOut = hpOf(defender.character, before) > 0 && hpOf(defender.character, *ledger) <= 0;
            odds.out += isOut ? probability : 0;
            odds.dead += ledger->dead && !before.dead ? probability : 0;
            odds.states[static_cast<std::size_t>(hpStateOf(defender.character, *ledger, m_attack.switches))] +=
                probability;
        };
        Enumerator::forEach(count, {.classes = true});
        return odds;
    }

    const Attack& m_attack;
    std::vector<std::optional<WoundOdds>> m_known;
};

/// The damage an attack rolls, and how often.
std::vector<std::pair<Term, double>> damagesOf(const Attack& attack)
{
    std::vector<std::pair<Term, double>> all;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Term damage = damageOf(derivation, attack);
        all.emplace_back(damage, enumerator.probability());
    };
    Enumerator::forEach(count, {.classes = true});
    return all;
}

/// What every hit of an attack hangs on.
struct HitCase {
    const Attack& attack;
    std::vector<std::pair<Term, double>> damages;
    Wounds wounds;
};

/// What one hit does there, once it has landed and is critical in this way.
OddsOfHarm hitAt(HitCase& hit, CriticalHit effectOfTable, const Guard& guard)
{
    OddsOfHarm odds = noHarm();
    const Fighter& defender = hit.attack.target[0];
    Ledger ledger(defender.condition);
    const Victim victim{defender.character, defender.armour, defender.armourState, ledger, kAttacked};
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    for (const auto& [damage, probability] : hit.damages) {
        const Harmed harmed = costOf(silent, blowOf(silent, hit.attack, effectOfTable, damage), guard, kAttacked,
                                     victim, hit.attack.switches);
        EffectChances effect;
        effect.struck = 1;
        effect.stopped = harmed.penetrating.holds() ? 0 : 1;
        addAt(odds.damage, harmed.loss.value, probability);
        if (harmed.loss.holds()) {
            const WoundOdds& wound = hit.wounds.of(harmed.loss.value);
            effect.wounded = 1;
            effect.out = wound.out;
            effect.dead = wound.dead;
            for (std::size_t i = 0; i < wound.states.size(); ++i)
                odds.scales[0].chances[i] += probability * wound.states[i];
        }
        addChances(odds.effect, effect, probability);
    }
    return odds;
}

/// Places a hit may fall on that are alike, and how often it falls on each.
struct AlikePlaces {
    Guard guard;
    std::vector<std::pair<Location, double>> places;
};

std::vector<AlikePlaces> alikePlaces(const Attack& attack)
{
    std::vector<AlikePlaces> all;
    const Fighter& defender = attack.target[0];
    Ledger ledger(defender.condition);
    const Victim victim{defender.character, defender.armour, defender.armourState, ledger, kAttacked};
    const std::array<double, kLocations> chances = placesOf(attack);
    for (std::size_t i = 0; i < kLocations; ++i) {
        if (chances[i] == 0)
            continue;
        const auto location = static_cast<Location>(i);
        const Guard guard = guardAt(location, attack.weapon.damageType, victim, attack.switches);
        auto found = std::ranges::find(all, guard, &AlikePlaces::guard);
        if (found == all.end())
            found = all.insert(found, AlikePlaces{guard, {}});
        found->places.emplace_back(location, chances[i]);
    }
    return all;
}

/// What one hit does, wherever it falls.
OddsOfHarm hitOf(HitCase& hit, CriticalHit effectOfTable, const std::vector<AlikePlaces>& places)
{
    OddsOfHarm odds = noHarm();
    for (const AlikePlaces& alike : places) {
        const OddsOfHarm there = hitAt(hit, effectOfTable, alike.guard);
        double chance = 0;
        for (const auto& [location, probability] : alike.places) {
            chance += probability;
            addChances(odds.byLocation[static_cast<std::size_t>(location)], there.effect, probability);
        }
        mix(odds, there, chance);
    }
    return odds;
}

/// What a critical hit does, by how often the table makes it what; what it makes of nothing is an ordinary one.
OddsOfHarm criticalOf(HitCase& hit, const std::vector<AlikePlaces>& places, const OddsOfHarm& ordinary)
{
    std::array<double, kCriticalHits.size()> chances{};
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const auto effect = static_cast<std::size_t>(rollCriticalHit(derivation, hit.attack.switches).value);
        chances[effect] += enumerator.probability();
    };
    Enumerator::forEach(count, {.classes = true});
    OddsOfHarm odds = noHarm();
    for (const CriticalHit effect : {CriticalHit::Triple, CriticalHit::Double, CriticalHit::HalvedDr}) {
        if (const double chance = chances[static_cast<std::size_t>(effect)]; chance > 0)
            mix(odds, hitOf(hit, effect, places), chance);
    }
    mix(odds, ordinary,
        chances[static_cast<std::size_t>(CriticalHit::Normal)] + chances[static_cast<std::size_t>(CriticalHit::Drops)]);
    return odds;
}

OddsOfHarm harmOf(const Landing& landing, const OddsOfHarm& ordinary, const OddsOfHarm& critical)
{
    OddsOfHarm odds = noHarm();
    mix(odds, ordinary, landing.lands);
    mix(odds, critical, landing.critical);
    odds.effect.down += landing.fells + landing.fellsAlone;
    // Where it lands does not hang on whether he fell before.
    for (std::size_t i = 0; i < odds.byLocation.size(); ++i)
        odds.byLocation[i].down += landing.fells * ordinary.byLocation[i].struck;
    fillUp(odds.damage);
    fillUp(odds.scales[0].chances);
    return odds;
}

/// Rows of the tables times sums of the dice, and so many death rolls.
std::uint64_t casesOf(const Attack& attack)
{
    const auto dice = static_cast<std::uint64_t>(attack.weapon.damageDice);
    const std::uint64_t places = attack.switches.unaimed == Unaimed::Random
        ? attack.switches.randomPlaces.rows.size() + 2
        : 1;
    return attack.switches.criticalHits.rows.size() * places * (5 * dice + 1) * (kDeathThresholds + 1);
}

}  // namespace

AttackOdds oddsOf(const Attack& attack)
{
    const std::vector<AlikePlaces> places = alikePlaces(attack);
    HitCase hit{attack, damagesOf(attack), Wounds(attack)};
    const OddsOfHarm ordinary = hitOf(hit, CriticalHit::Normal, places);
    const OddsOfHarm critical = criticalOf(hit, places, ordinary);
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    std::vector<OddsDefence> all;
    double success = 0;
    // The highest number avoids no less often than any other; last, that nothing is done.
    for (const Option& option : bestFirst(AttackResolution(attack, silent).defences())) {
        const Landing landing = landingOf(attack, option);
        all.push_back({harmOf(landing, ordinary, critical), kDefenceKey.name, option.id});
        // Whatever is done about it, the attack roll succeeds as often.
        success = landing.success;
    }
    AttackOdds odds;
    tellOdds(odds, success, std::move(all));
    return odds;
}

Foresight RollUnderOdds::foresight(const Input& input) const
{
    const auto* attack = input.as<Attack>();
    if (!attack || attack->target.empty())
        return Foresight::None;
    return casesOf(*attack) > kMostHits ? Foresight::TooMany : Foresight::Clear;
}

std::span<double EffectChances::*const> RollUnderOdds::told() const
{
    return kEffects;
}

std::optional<AttackOdds> RollUnderOdds::odds(const Input& input, const BodyPlan&, OddsDepth) const
{
    return foresight(input) == Foresight::Clear ? std::optional(oddsOf(input.get<Attack>())) : std::nullopt;
}

std::vector<OddsAlternative> RollUnderOdds::alternatives(const Input& input) const
{
    std::vector<OddsAlternative> all;
    const auto* attack = input.as<Attack>();
    if (!attack)
        return all;
    constexpr std::string_view kOptions = "options";
    if (attack->options.called != Called::Nowhere)
        all.push_back({{kOptions, "called", static_cast<std::int32_t>(Called::Nowhere)}});
    if (isMelee(attack->weapon))
        all.push_back({{kOptions, "deceptive", attack->options.deceptive + 1}});
    if (attack->options.deceptive > 0)
        all.push_back({{kOptions, "deceptive", attack->options.deceptive - 1}});
    return all;
}

}  // namespace hitspread::rollunder
