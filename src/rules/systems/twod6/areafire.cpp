#include "rules/systems/twod6/areafire.h"

#include "rules/core/declare/namedmodifiers.h"
#include "rules/core/declare/optiontable.h"
#include "rules/core/dice/decision.h"
#include "rules/systems/twod6/harm.h"
#include "rules/systems/twod6/roll.h"
#include "rules/systems/twod6/system.h"
#include "rules/systems/twod6/turn.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <numbers>

namespace hitspread::twod6 {

const RecordDeclaration areaOptionsRecord = declare::options<AreaOptions>("areaOptions", kAreaOptions);

namespace {

constexpr std::string_view kAreaDeclared = "options";
constexpr std::string_view kAreaShooter = "character.condition";

enum class BlastAnswer : std::uint8_t { Outside, Inside };

bool movesToo(const AreaFire& fire)
{
    return fire.options.mode != Mode::None;
}

using declare::offered;

constexpr declare::OptionTable kAreaOffers{
    kAreaParts,
    offered<&AreaFire::options, &AreaOptions::distance>(),
    offered<&AreaFire::options, &AreaOptions::mode>(),
    offered<&AreaFire::options, &AreaOptions::metres>().when<movesToo>(),
    offered<&AreaFire::options, &AreaOptions::light>(),
    offered<&AreaFire::options, &AreaOptions::rollModifiers>(),
    offered<&AreaFire::options, &AreaOptions::sight>().rarely(),
    offered<&AreaFire::options, &AreaOptions::wall>().rarely(),
    offered<&AreaFire::options, &AreaOptions::shortened>().rarely().when<movesToo>(),
};

Moving movingBy(const AreaOptions& options)
{
    return {options.mode, options.metres, options.shortened};
}

/// His condition when he fires: moved, and with the aim that the shot spends (TD-D49).
Condition firingAs(const AreaFire& fire)
{
    const Condition now = aboutToAct(fire.character[0].condition);
    Ledger ledger(now);
    if (fire.options.mode == Mode::None)
        return now;
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    static_cast<void>(move(silent, ledger, fire.switches, movingBy(fire.options)));
    return *ledger;
}

std::int32_t shotsLeftIn(const AreaFire& fire)
{
    return fire.weaponState.shotsLeft == kNoEntry ? fire.weapon.shots : fire.weaponState.shotsLeft;
}

NearOptions standsAt(const AreaFire& fire, std::size_t place)
{
    return place < fire.nearOptions.size() ? fire.nearOptions[place] : NearOptions{};
}

/// Decimetres between which somebody's distance from the impact is.
struct Between {
    std::int32_t least = 0;
    std::int32_t most = 0;
};

/// One of whom only the distance from the place fired at is known may stand in any direction from there; of whom nothing is, anywhere.
Between distancesFrom(const Impact& impact, const NearOptions& where)
{
    if (where.ahead != kNoEntry || where.right != kNoEntry)
        return {distanceFrom(impact, where), distanceFrom(impact, where)};
    if (where.metres == kNoEntry)
        return {0, std::numeric_limits<std::int32_t>::max()};
    const auto drift = static_cast<std::int32_t>(std::lround(std::hypot(impact.ahead, impact.right)));
    const std::int32_t apart = where.metres * kDecimetres;
    return {std::abs(apart - drift), apart + drift};
}

class AreaResolution {
public:
    AreaResolution(const AreaFire& fire, Derivation& derivation)
        : m_fire(fire),
          m_derivation(derivation),
          m_shooter(FighterLedger::acting(fire.character, static_cast<int>(fire.near.size()))),
          m_near(FighterLedger::all(fire.near)),
          m_weapon(fire.weaponState),
          m_firing(firingAs(fire))
    {
        m_bound.reserve(fire.bound.size());
        for (const Bound& one : fire.bound)
            m_bound.emplace_back(one.condition);
    }

    void run()
    {
        begin();
        if (isAwake(m_shooter[0].condition())) {
            const Term hits = rollToHit();
            explode(hits.holds() ? Impact{} : scatter(), hits.holds());
            payForArms();
        }
        commit();
    }

private:
    void begin();
    [[nodiscard]] Term rollToHit();
    [[nodiscard]] Impact scatter();
    void explode(const Impact& impact, bool isOnPlace);
    [[nodiscard]] bool isStruck(FighterLedger& who, const NearOptions& where, const Impact& impact, bool isOnPlace);
    void strikeOne(FighterLedger& victim);
    void payForArms();
    void untieAll(const Condition& before, const Condition& now, std::int32_t number);
    void commit();

    const AreaFire& m_fire;
    Derivation& m_derivation;
    std::vector<FighterLedger> m_shooter;
    std::vector<FighterLedger> m_near;
    StateLedger<WeaponState> m_weapon;
    std::vector<Ledger> m_bound;
    Condition m_firing;
};

void AreaResolution::begin()
{
    FighterLedger& shooter = m_shooter[0];
    if (m_fire.options.mode != Mode::None) {
        const Term points = move(m_derivation, shooter.ledger(), m_fire.switches, movingBy(m_fire.options));
        if (points.holds())
            mark(m_derivation, DamageType::Bruise, points, shooter);
    }
    const Term spent = spend(m_derivation, shooter.ledger(), m_fire.switches, Doing::Attack);
    if (!isAwake(shooter.condition()))
        return;
    shooter.ledger().set<&Condition::shot>(true, spent);
    if (const std::int32_t left = shotsLeftIn(m_fire); left != kNoEntry)
        m_weapon.set<&WeaponState::shotsLeft>(
            m_derivation.derive(Quantity::ShotsLeft, Rule::Rule33, Operation::Subtract, left, 1));
    m_derivation.state(EventKind::Shots, Subject(), 1);
}

/// At the number or over it the place is hit, else the round scatters (TD-56).
Term AreaResolution::rollToHit()
{
    const RollTerms terms{.first = Quantity::AttackNumber,
                          .dice = Query::AttackDice,
                          .rule = Rule::Rule56,
                          .twoMisses = m_fire.switches.twoMisses};
    const Rolled rolled = rollTwo(m_derivation, terms, areaNumber(m_derivation, m_fire, m_firing));
    m_derivation.state(rolled.success.holds() ? EventKind::Hit : EventKind::Missed, Subject(), rolled.roll,
                       rolled.number);
    return rolled.success;
}

/// Direction and distance; an obstacle on the way stops it (TD-57, TD-58, TD-D18).
Impact AreaResolution::scatter()
{
    const Answer& dice = m_derivation.roll(Query::Scatter, Rule::Rule57, 2, 6);
    const std::int32_t direction = dice.faces[0];
    const std::int32_t steps = dice.faces[1];
    const Table& table = m_fire.switches.scatter;
    const Term degrees = m_derivation.derive(Quantity::ScatterDegrees, Rule::Rule57, Operation::Take,
                                             table.rows[table.rowOf(direction)].cells[0]);
    Term metres = m_derivation.derive(Quantity::ScatterDistance, Rule::Rule57, Operation::Multiply, steps,
                                      kMetresPerStep);
    if (m_fire.options.wall != kNoEntry)
        metres = m_derivation.derive(Quantity::ScatterStopped, Rule::Rule58, Operation::Minimum, metres,
                                     m_fire.options.wall);
    return scattered(degrees.value, metres.value);
}

/// Whether he is in the blast: its rim is inside, a wall shields (TD-53, TD-D45).
bool AreaResolution::isStruck(FighterLedger& who, const NearOptions& where, const Impact& impact, bool isOnPlace)
{
    const Derivation::Element element(m_derivation, who.number(), who.subject());
    if (where.shielded) {
        m_derivation.derive(Quantity::BlastShielded, Rule::Rule53, Operation::Take, 1);
        return false;
    }
    const Term radius = m_derivation.derive(Quantity::AreaRadius, Rule::Rule52, Operation::Multiply, m_fire.weapon.area,
                                            kMetresPerStep);
    const std::int32_t reach = radius.value * kDecimetres;
    const auto [least, most] = distancesFrom(impact, where);
    if (least <= reach && most > reach) {
        const std::array<Option, 2> options{
            {{optionId(BlastAnswer::Outside), isOnPlace ? 0 : 1}, {optionId(BlastAnswer::Inside), isOnPlace ? 1 : 0}}};
        const std::int32_t answer = m_derivation.decide(Query::InBlast, Rule::Rule53, options);
        return m_derivation.derive(Quantity::BlastWithin, Rule::Rule53, Operation::Take, answer).holds();
    }
    const Term apart = m_derivation.derive(Quantity::BlastDistance, Rule::Rule55, Operation::Take,
                                           most <= reach ? most : least);
    return m_derivation.derive(Quantity::BlastWithin, Rule::Rule53, Operation::AtLeast, reach, apart).holds();
}

/// Everybody in it, he himself as well, who stands before the place (TD-53, TD-55, TD-D18, TD-D59).
void AreaResolution::explode(const Impact& impact, bool isOnPlace)
{
    std::vector<FighterLedger*> struck;
    for (std::size_t place = 0; place < m_near.size(); ++place) {
        if (isStruck(m_near[place], standsAt(m_fire, place), impact, isOnPlace))
            struck.push_back(&m_near[place]);
    }
    if (isStruck(m_shooter[0], {.ahead = -m_fire.options.distance, .right = 0}, impact, isOnPlace))
        struck.push_back(&m_shooter[0]);
    for (FighterLedger* victim : struck)
        strikeOne(*victim);
}

void AreaResolution::strikeOne(FighterLedger& victim)
{
    Place place;
    Term damage;
    {
        const Derivation::Element element(m_derivation, victim.number(), victim.subject());
        place = placeOf(m_derivation, m_fire.switches, {});
        damage = rollDamage(m_derivation, m_shooter[0].character(), m_fire.weapon);
    }
    strike(m_derivation, {.damage = damage, .type = m_fire.weapon.damageType, .critical = place.critical},
           place.location, victim, m_fire.switches);
}

void AreaResolution::payForArms()
{
    FighterLedger& shooter = m_shooter[0];
    const std::int32_t hurt = hurtArms(m_firing, m_fire.weapon, m_fire.weaponState);
    if (hurt * m_fire.switches.limbBruise == 0)
        return;
    const Derivation::Element element(m_derivation, shooter.number(), shooter.subject());
    const Term bruise = m_derivation.derive(Quantity::LimbBruise, Rule::Rule106, Operation::Multiply, hurt,
                                            m_fire.switches.limbBruise);
    mark(m_derivation, DamageType::Bruise, bruise, shooter);
}

void AreaResolution::untieAll(const Condition& before, const Condition& now, std::int32_t number)
{
    if (number == 0)
        return;
    const Untying untying = untyingOf(before, now, number);
    untie(m_bound, untying, Term{});
    untie(m_shooter, untying, Term{});
    untie(m_near, untying, Term{});
}

void AreaResolution::commit()
{
    untieAll(m_fire.character[0].condition, m_shooter[0].condition(), m_fire.options.who);
    for (std::size_t place = 0; place < m_near.size(); ++place)
        untieAll(m_fire.near[place].condition, m_near[place].condition(), standsAt(m_fire, place).number);
    FighterLedger::commit(m_shooter, m_derivation, fighterParts<&AreaFire::character>(kAreaParts));
    m_weapon.commit(m_derivation, kAreaParts.position<&AreaFire::weaponState>());
    FighterLedger::commit(m_near, m_derivation, fighterParts<&AreaFire::near>(kAreaParts));
    std::size_t place = 0;
    for (const Ledger& one : m_bound)
        one.commit(m_derivation, kAreaParts.position<&AreaFire::bound, &Bound::condition>(), place++);
}

}  // namespace

constinit const ActionDeclaration AreaFire::kAction = declare::offering(
    kAreaOffers, declare::action<AreaFire>("areaFire", system, kAreaParts, "twod6AreaFire"));

Term areaNumber(Derivation& derivation, const AreaFire& fire, const Condition& attacker)
{
    const AreaOptions& options = fire.options;
    const Character& who = fire.character[0].character;
    Term number = derivation.derive(Quantity::AttackLevel, Rule::Rule35, Operation::Take,
                                    weaponLevel(who, fire.switches, fire.weapon));
    const bool isAimed = options.aimedAt != 0 && attacker.aimAt == options.aimedAt && attacker.aimWith == options.with
        && attacker.aimRounds > 0;
    const ShotRows rows = shotRowsOf(
        {who, attacker, fire.weapon, fire.weaponState, options.distance, options.light, isAimed});
    number = addShotRows(derivation, fire.switches, rows, attacker.aimRounds, number);
    number = addHindrance(derivation, fire.switches, hurtArms(attacker, fire.weapon, fire.weaponState), number);
    return addModifiers(derivation, options.rollModifiers, Quantity::AttackModifier, Rule::Rule42, number);
}

Impact scattered(std::int32_t degrees, std::int32_t metres)
{
    const double angle = degrees * std::numbers::pi / 180;
    const double apart = static_cast<double>(metres) * kDecimetres;
    return {apart * std::cos(angle), apart * std::sin(angle)};
}

std::int32_t distanceFrom(const Impact& impact, const NearOptions& where)
{
    constexpr double kInexact = 1e-6;  // of sines, in decimetres
    const auto metresOf = [](std::int32_t metres) { return metres == kNoEntry ? 0 : metres; };
    const double ahead = metresOf(where.ahead) * kDecimetres - impact.ahead;
    const double right = metresOf(where.right) * kDecimetres - impact.right;
    // Rounded up: what lies beyond the rim by less than a decimetre lies beyond it (TD-D45).
    return static_cast<std::int32_t>(std::ceil(std::hypot(ahead, right) - kInexact));
}

std::vector<Refusal> refusalsOf(const AreaFire& fire, const BodyPlan*)
{
    Refusals refusals;
    refusals.when(fire.character.empty(), RefusalCode::NobodyAttacked, Rule::Rule51, "character");
    refusals.when(isMelee(fire.weapon) || fire.weapon.area == 0, RefusalCode::NoAreaWeapon, Rule::Rule51, "weapon",
                  "area");
    if (std::vector<Refusal> found = refusals.take(); !found.empty())
        return found;
    const AreaOptions& options = fire.options;
    const Fighter& who = fire.character[0];
    const Condition before = aboutToAct(who.condition);
    refuseMovement(refusals, who.character, before, fire.switches, movingBy(options), kAreaDeclared);
    if (options.mode != Mode::None)
        refuseAction(refusals, before, fire.switches, doingOf(options.mode), kAreaShooter);
    if (std::vector<Refusal> found = refusals.take(); !found.empty())
        return found;
    const Condition shooter = firingAs(fire);
    refuseAction(refusals, shooter, fire.switches, Doing::Attack, kAreaShooter);
    refusals.when(shooter.holding != 0, RefusalCode::HolderStrikesHeld, Rule::Rule77, kAreaShooter, "holding");
    refuseWeapon(refusals, shooter, fire.weapon, fire.weaponState, "weapon.state");
    refusals.when(options.mode == Mode::Sprint, RefusalCode::ComplexTaken, Rule::Rule16, kAreaDeclared, "mode");
    refusals.when(!bandOf(fire.weapon, options.distance), RefusalCode::OutOfRange, Rule::Rule34, kAreaDeclared,
                  "distance", options.distance, fire.weapon.longRange);
    refusals.when(!options.sight, RefusalCode::NoLineOfSight, Rule::Rule34, kAreaDeclared, "sight");
    const std::int32_t left = shotsLeftIn(fire);
    refusals.when(left == 0, RefusalCode::NoShots, Rule::Rule33, "weapon.state", "shotsLeft", left, 1);
    NoAnswerer nobody;
    Derivation silent(nobody, nullptr, {}, nullptr);
    const std::int32_t number = areaNumber(silent, fire, shooter).value;
    refusals.when(number > kMostNumber, RefusalCode::NumberTooHigh, Rule::Rule34, kAreaDeclared, "distance", number,
                  kMostNumber);
    return refusals.take();
}

void resolveAction(const AreaFire& fire, Derivation& derivation)
{
    AreaResolution(fire, derivation).run();
}

}  // namespace hitspread::twod6
