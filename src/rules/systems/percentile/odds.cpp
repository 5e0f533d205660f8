#include "rules/systems/percentile/odds.h"

#include "rules/core/dice/decision.h"
#include "rules/core/input.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/derivation.h"
#include "rules/systems/percentile/attackresolution.h"
#include "rules/systems/percentile/clashing.h"
#include "rules/systems/percentile/duelpair.h"
#include "rules/systems/percentile/harmodds.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hitspread::percentile {

namespace {

/// More blows than that are too many to be walked through.
constexpr std::uint64_t kMostBlows = 300'000;

constexpr QuestionKey kDefenceKey{static_cast<std::uint16_t>(Query::DefenceKind), 0, kAttacked};

BlowKind kindOf(const Rolled& rolled, const Defended& defended)
{
    if (rolled.isCritical)
        return BlowKind::Critical;
    return defended.halves.holds() ? BlowKind::Halved : BlowKind::Full;
}

Landing landingOf(const Attack& attack, const Option& wanted)
{
    Landing landing;
    Answers given;
    given.put(Answer::ofChoice(kDefenceKey, wanted.id, Origin::Given));
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Derivation::Element element(derivation, 0, kAttacked);
        AttackResolution resolution(attack, derivation);
        const Rolled rolled = resolution.rollToHit();
        if (!rolled.success.holds())
            return;
        const Defended defended = resolution.answer(rolled);
        const double probability = enumerator.probability();
        landing.success += probability;
        if (defended.negates.holds())
            return;
        const auto kind = static_cast<std::size_t>(kindOf(rolled, defended));
        landing.lands[kind] += probability;
        if (const auto level = resolution.loseCombat(rolled, defended))
            landing.addLoss(level->value, probability);
        if (resolution.target().fallen && !attack.targetCondition.fallen)
            landing.fells[kind] += probability;
    };
    Enumerator::forEach(count, {.classes = true, .given = &given});
    return landing;
}

/// What one blow of a kind does, once it has landed.
OddsOfHarm blowOf(const Attack& attack, BlowKind kind)
{
    OddsOfHarm odds = noHarm();
    Rolled rolled;
    rolled.isCritical = kind == BlowKind::Critical;
    Defended defended;
    defended.halves = kind == BlowKind::Halved ? 1 : 0;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const Derivation::Element element(derivation, 0, kAttacked);
        AttackResolution resolution(attack, derivation);
        const auto struck = resolution.strike(rolled, defended);
        tally(odds, struck ? std::optional(struck->harmed) : std::nullopt, struck ? struck->level : Term(),
              attack.target, attack.targetCondition, resolution.target(), enumerator.probability());
    };
    Enumerator::forEach(count, {.classes = true});
    return odds;
}

using Blows = std::array<std::optional<OddsOfHarm>, kBlowKinds>;

/// `blowAs` makes the odds of one blow of a kind, once for each that there is.
template <typename BlowAs>
OddsOfHarm harmOf(const Landing& landing, Blows& blows, const BlowAs& blowAs)
{
    OddsOfHarm odds = noHarm();
    for (std::size_t kind = 0; kind < kBlowKinds; ++kind) {
        if (landing.lands[kind] <= 0)
            continue;
        if (!blows[kind])
            blows[kind] = blowAs(static_cast<BlowKind>(kind));
        mix(odds, *blows[kind], landing.lands[kind], landing.fells[kind]);
    }
    close(odds);
    addLosses(odds, landing.losses);
    return odds;
}

/// The roll of one in a clash, and how probable it is.
struct ClashRoll {
    Rolled rolled;
    double probability;
};

std::vector<ClashRoll> rollsOf(const Clash& clash, Clashing (*side)(const Clash&))
{
    std::vector<ClashRoll> rolls;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        Clashing who = side(clash);
        strike(derivation, who, clash.switches);
        rolls.push_back({who.rolled, enumerator.probability()});
    };
    Enumerator::forEach(count, {.classes = true});
    return rolls;
}

/// One side of a clash against the other.
struct ClashSides {
    Clashing (*winner)(const Clash&);
    Clashing (*loser)(const Clash&);
};

Landing landingOf(const Clash& clash, const ClashSides& sides, const std::vector<ClashRoll>& his,
                  const std::vector<ClashRoll>& others)
{
    Landing landing;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    Clashing winner = sides.winner(clash);
    for (const ClashRoll& roll : his) {
        landing.success += roll.rolled.success.holds() ? roll.probability : 0;
        double wins = 0;
        for (const ClashRoll& other : others)
            wins += lands(silent, Quantity::ClashFirst, roll.rolled, other.rolled).holds() ? other.probability : 0;
        if (wins <= 0)
            continue;
        const double probability = wins * roll.probability;
        const auto kind = static_cast<std::size_t>(kindOf(roll.rolled, {}));
        winner.rolled = roll.rolled;
        Clashing loser = sides.loser(clash);
        const bool wasDown = loser.ledger->fallen;
        landing.lands[kind] += probability;
        landing.addLoss(loseTo(silent, winner, loser, clash).value, probability);
        landing.fells[kind] += loser.ledger->fallen && !wasDown ? probability : 0;
    }
    return landing;
}

OddsOfHarm blowOf(const Clash& clash, const ClashSides& sides, BlowKind kind)
{
    OddsOfHarm odds = noHarm();
    Clashing winner = sides.winner(clash);
    winner.rolled.isCritical = kind == BlowKind::Critical;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        Clashing loser = sides.loser(clash);
        const Condition before = *loser.ledger;
        const auto harm = percentile::harmOf(derivation, winner, loser, clash);
        tally(odds, harm ? std::optional(harm->harmed) : std::nullopt, harm ? harm->level : Term(), loser.character,
              before, *loser.ledger, enumerator.probability());
    };
    Enumerator::forEach(count, {.classes = true});
    return odds;
}

/// How often one side of a pair does half and full harm.
struct ShareOdds {
    std::array<double, 2> ofA{};
    std::array<double, 2> ofB{};
    double hitA = 0;
    double hitB = 0;
};

ShareOdds sharesOf(const DuelSide& a, const DuelSide& b, const Duel& duel)
{
    ShareOdds odds;
    const auto count = [&](Enumerator& enumerator) {
        Derivation derivation(enumerator, nullptr, {}, nullptr);
        const DuelShares shares = shootOut(a, b, duel, derivation);
        const double probability = enumerator.probability();
        const auto add = [probability](std::array<double, 2>& ofSide, Term share) {
            if (share.holds())
                ofSide[share.value == kHalfShare ? 0 : 1] += probability;
        };
        add(odds.ofA, shares.byA);
        add(odds.ofB, shares.byB);
        odds.hitA += shares.hitA.holds() ? probability : 0;
        odds.hitB += shares.hitB.holds() ? probability : 0;
    };
    Enumerator::forEach(count, {.classes = true});
    return odds;
}

/// What one does to the other of his pair.
OddsOfHarm harmBy(const DuelSide& who, const DuelSide& other, const std::array<double, 2>& shares, const Duel& duel)
{
    OddsOfHarm odds = noHarm();
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (shares[i] <= 0)
            continue;
        const Term share = i == 0 ? kHalfShare : kFullShare;
        const auto count = [&](Enumerator& enumerator) {
            Derivation derivation(enumerator, nullptr, {}, nullptr);
            Ledger ledger(other.condition());
            const Harmed harmed = percentile::harmBy(derivation, who, other, share, duel.switches);
            const Term level = bear(derivation, other, ledger, harmed, duel);
            tally(odds, harmed, level, other.character(), other.condition(), *ledger,
                  shares[i] * enumerator.probability());
        };
        Enumerator::forEach(count, {.classes = true});
    }
    close(odds);
    return odds;
}

std::uint64_t casesOf(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return kBlowKinds * casesOf(attack->weapon, attack->switches);
    if (const auto* clash = input.as<Clash>())
        return 2 * (casesOf(clash->weapon, clash->switches) + casesOf(clash->targetWeapon, clash->switches));
    std::uint64_t cases = 0;
    const auto& duel = input.get<Duel>();
    for (const auto* side : {&duel.sideA, &duel.sideB}) {
        for (const Duellist& duellist : *side)
            cases += 2 * casesOf(duellist.weapon, duel.switches);
    }
    return cases;
}

}  // namespace

AttackOdds oddsOf(const Attack& attack)
{
    Blows blows;
    const auto blowAs = [&attack](BlowKind kind) { return blowOf(attack, kind); };
    double success = 0;
    std::vector<OddsDefence> answered;
    // Last, that nothing is done about it.
    for (const Option& option : bestFirst(defencesOf(attack))) {
        const Landing landing = landingOf(attack, option);
        answered.push_back({harmOf(landing, blows, blowAs), kDefenceKey.name, option.id});
        // Whatever is done about it, the attack roll succeeds as often.
        success = landing.success;
    }
    AttackOdds odds;
    tellOdds(odds, success, std::move(answered));
    return odds;
}

AttackOdds oddsOf(const Clash& clash)
{
    AttackOdds odds;
    const std::vector<ClashRoll> first = rollsOf(clash, &Clashing::first);
    const std::vector<ClashRoll> second = rollsOf(clash, &Clashing::second);
    const auto add = [&](const ClashSides& sides, const Landing& landing, std::string_view loser) {
        Blows blows;
        OddsVictim& victim = odds.victims.emplace_back();
        static_cast<OddsOfHarm&>(victim) = harmOf(landing, blows,
                                                  [&](BlowKind kind) { return blowOf(clash, sides, kind); });
        victim.part = loser;
    };
    const ClashSides byFirst{&Clashing::first, &Clashing::second};
    const ClashSides bySecond{&Clashing::second, &Clashing::first};
    const Landing landing = landingOf(clash, byFirst, first, second);
    add(byFirst, landing, "target");
    add(bySecond, landingOf(clash, bySecond, second, first), "attacker");
    tellOdds(odds, landing.success, odds.victims.front());
    return odds;
}

AttackOdds oddsOf(const Duel& duel)
{
    AttackOdds odds;
    double success = 0;
    for (std::size_t i = 0; i < duel.sideA.size(); ++i) {
        const DuelSide a{duel.sideA[i], 0, static_cast<int>(i)};
        const DuelSide b{duel.sideB[i], 1, static_cast<int>(i)};
        const ShareOdds shares = sharesOf(a, b, duel);
        success = i == 0 ? shares.hitA : success;
        for (const bool isB : {true, false}) {
            OddsVictim& victim = odds.victims.emplace_back();
            static_cast<OddsOfHarm&>(victim) = isB ? harmBy(a, b, shares.ofA, duel) : harmBy(b, a, shares.ofB, duel);
            victim.part = isB ? "sideB" : "sideA";
            victim.element = i;
        }
    }
    tellOdds(odds, success, odds.victims.front());
    return odds;
}

Foresight PercentileOdds::foresight(const Input& input) const
{
    if (!input.as<Attack>() && !input.as<Clash>() && !input.as<Duel>())
        return Foresight::None;
    return casesOf(input) > kMostBlows ? Foresight::TooMany : Foresight::Clear;
}

std::span<double EffectChances::*const> PercentileOdds::told() const
{
    static constexpr std::array kTold{&EffectChances::struck, &EffectChances::stopped, &EffectChances::wounded,
                                      &EffectChances::down, &EffectChances::out};
    return kTold;
}

std::optional<AttackOdds> PercentileOdds::odds(const Input& input, const BodyPlan&, OddsDepth) const
{
    if (foresight(input) != Foresight::Clear)
        return std::nullopt;
    if (const auto* attack = input.as<Attack>())
        return oddsOf(*attack);
    if (const auto* clash = input.as<Clash>())
        return oddsOf(*clash);
    return oddsOf(input.get<Duel>());
}

std::vector<OddsAlternative> PercentileOdds::alternatives(const Input& input) const
{
    std::vector<OddsAlternative> all;
    const auto* attack = input.as<Attack>();
    if (!attack)
        return all;
    constexpr std::string_view kOptions = "options";
    if (attack->options.called != Called::Nowhere)
        all.push_back({{kOptions, "called", static_cast<std::int32_t>(Called::Nowhere)}});
    const auto rating = [attack](RollsOn on) { return attackRating(attack->attacker, attack->weapon, on); };
    if (isMelee(attack->weapon) && rating(RollsOn::Skill) != rating(RollsOn::Dex)) {
        const bool isDex = attack->options.rollsOn == RollsAgainst::Dex
            || (attack->options.rollsOn == RollsAgainst::AsWeapon && attack->weapon.rollsOn == RollsOn::Dex);
        all.push_back(
            {{kOptions, "rollsAgainst", static_cast<std::int32_t>(isDex ? RollsAgainst::Skill : RollsAgainst::Dex)}});
    }
    return all;
}

}  // namespace hitspread::percentile
