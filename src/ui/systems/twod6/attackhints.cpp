#include "ui/systems/twod6/twod6panels.h"

#include "rules/core/trace/derivation.h"
#include "rules/systems/twod6/areafire.h"
#include "rules/systems/twod6/grapple.h"
#include "rules/systems/twod6/odds.h"
#include "text/echo.h"
#include "text/joined.h"
#include "text/labels.h"
#include "text/systems/twod6/combatantwords.h"
#include "text/systems/twod6/weaponwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>
#include <optional>

namespace hitspread::twod6 {

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::twod6::AttackHints)
};

/// Plus is harder: said with its sign wherever it is added to the number.
QString added(std::int32_t modifier)
{
    return modifier == 0 ? QStringLiteral("±0") : text::signedNumber(modifier);
}

/// The kinds of attack that have rows of their own.
enum class Rows : std::uint8_t { Shot, Blow, Tackle };

/// What moving so adds to the own attack (TD-44, TD-63).
std::int32_t ownCost(Movement movement, Rows rows, const Switches& switches)
{
    const bool isWalk = movement == Movement::Walked;
    const bool isRun = movement == Movement::Ran;
    if (rows == Rows::Shot)
        return modifierOf(switches, isWalk ? RangedRow::Walked : isRun ? RangedRow::Ran : RangedRow::Sprinted);
    return modifierOf(switches, isWalk ? MeleeRow::Walked : isRun ? MeleeRow::TackleRan : MeleeRow::TackleSprinted);
}

/// And what it makes of shots at him until his next turn (TD-43); a mode of None costs nobody anything.
QString modeHintOf(Mode mode, Rows rows, const Switches& switches)
{
    if (mode == Mode::None)
        return {};
    Condition moved;
    moved.movement = movementOf(mode);
    const auto atHim = rangedRowOf(moved);
    return HintWords::tr("to hit %1, shots at him %2", "modifiers")
        .arg(added(ownCost(moved.movement, rows, switches)), added(atHim ? modifierOf(switches, *atHim) : 0));
}

/// How far he may, and up to where shots may still be aimed (TD-21 to TD-24, TD-39).
QString metresHintOf(const std::vector<Fighter>& who, const Moving& moving, const Switches& switches, bool mayAim)
{
    if (who.empty() || moving.mode == Mode::None)
        return {};
    const std::int32_t most = metresOf(who[0].character, aboutToAct(who[0].condition), switches, moving.mode,
                                       moving.shortened);
    return mayAim ? HintWords::tr("of %1 m; aimed: at most %2 m", "all he may, half of it")
                        .arg(QString::number(most), QString::number(most / 2))
                  : HintWords::tr("of %1 m", "all he may").arg(most);
}

QString bandHint(const Weapon& weapon, std::int32_t metres, const Switches& switches)
{
    if (metres == kNoEntry)
        return rangesWords(weapon);
    const auto band = bandOf(weapon, metres);
    return band ? bandRangeWords(weapon, switches, *band) : beyondWords();
}

QString lightHintOf(Light light, bool isBlow, const Switches& switches)
{
    if (light == Light::Full)
        return {};
    const bool isTotal = light == Light::TotalDarkness;
    return added(isBlow ? modifierOf(switches, isTotal ? MeleeRow::TotalDarkness : MeleeRow::PartialDarkness)
                        : modifierOf(switches, isTotal ? RangedRow::TotalDarkness : RangedRow::PartialDarkness));
}

QString calledHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    const auto location = attack ? calledLocation(attack->options.called) : std::nullopt;
    return location ? HintWords::tr("%1; lands there, no critical", "what it adds to the number")
                          .arg(added(aimedCost(attack->switches, attack->weapon, *location)))
                    : QString();
}

QString distanceHint(const Input& input)
{
    if (const auto* grapple = input.as<Grapple>())
        return grapple->options.distance == kNoEntry ? HintWords::tr("not said: adjacent") : QString();
    const auto* attack = input.as<Attack>();
    if (!attack)
        return {};
    if (!isMelee(attack->weapon))
        return bandHint(attack->weapon, attack->options.distance, attack->switches);
    return attack->options.distance == kNoEntry ? HintWords::tr("not said: adjacent") : QString();
}

QString modeHint(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return modeHintOf(attack->options.mode, isMelee(attack->weapon) ? Rows::Blow : Rows::Shot, attack->switches);
    if (const auto* fire = input.as<AreaFire>())
        return modeHintOf(fire->options.mode, Rows::Shot, fire->switches);
    const auto* grapple = input.as<Grapple>();
    return grapple ? modeHintOf(grapple->options.mode, Rows::Tackle, grapple->switches) : QString();
}

QString metresHint(const Input& input)
{
    if (const auto* attack = input.as<Attack>()) {
        const AttackOptions& options = attack->options;
        return metresHintOf(attack->character, {options.mode, options.metres, options.shortened}, attack->switches,
                            true);
    }
    if (const auto* fire = input.as<AreaFire>()) {
        const AreaOptions& options = fire->options;
        return metresHintOf(fire->character, {options.mode, options.metres, options.shortened}, fire->switches, false);
    }
    const auto* grapple = input.as<Grapple>();
    if (!grapple)
        return {};
    const GrappleOptions& options = grapple->options;
    const QString far = metresHintOf(grapple->character, {options.mode, options.metres, options.shortened},
                                     grapple->switches, false);
    const std::int32_t metres = runUpOf(*grapple);
    const QString what = isTackle(metres)
        ? HintWords::tr("a tackle: damage %1").arg(text::signedNumber(metres / kChargeMetres))
        : QString();
    return text::joined({far, what});
}

QString burstHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    return attack ? HintWords::tr("%1 to the number; %2", "modifier, shots")
                        .arg(added(modifierOf(attack->switches, RangedRow::Burst)),
                             burstWords(burstShotsOf(attack->weapon, attack->switches)))
                  : QString();
}

/// How little it promises stands beside it (TD-D56).
QString coshHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack || !attack->options.cosh)
        return {};
    if (!attack->weapon.cosh || !refusalsOf(*attack, nullptr).empty())
        return HintWords::tr("from behind; on the head a roll to stay awake");
    constexpr int kPercent = 100;
    return HintWords::tr("knocks him out: %1 %").arg(static_cast<int>(std::lround(chanceOfCosh(*attack) * kPercent)));
}

QString allOutOf(const Switches& switches)
{
    return HintWords::tr("%1; blows at him %2", "modifiers")
        .arg(added(modifierOf(switches, MeleeRow::AllOut)), added(modifierOf(switches, MeleeRow::TargetAllOut)));
}

QString allOutHint(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return allOutOf(attack->switches);
    const auto* grapple = input.as<Grapple>();
    return grapple ? allOutOf(grapple->switches) : QString();
}

QString drawnHint(const Input& input)
{
    const auto* attack = input.as<Attack>();
    if (!attack || attack->target.empty())
        return {};
    QStringList names;
    for (const Aimee& one : candidatesOf(*attack))
        names << text::visible(one.fighter.character.name);
    return names.size() < 2 ? HintWords::tr("nobody is in close combat with the target")
                            : HintWords::tr("a die says whom: %1", "names").arg(names.join(QStringLiteral(", ")));
}

QString lightHint(const Input& input)
{
    if (const auto* attack = input.as<Attack>())
        return lightHintOf(attack->options.light, isMelee(attack->weapon), attack->switches);
    if (const auto* fire = input.as<AreaFire>())
        return lightHintOf(fire->options.light, false, fire->switches);
    const auto* grapple = input.as<Grapple>();
    return grapple ? lightHintOf(grapple->options.light, true, grapple->switches) : QString();
}

QString areaDistanceHint(const Input& input)
{
    const auto* fire = input.as<AreaFire>();
    return fire ? bandHint(fire->weapon, fire->options.distance, fire->switches) : QString();
}

template <auto Member>
constexpr FieldName ofAttack()
{
    return declare::name<&Attack::options, Member>(kAttackParts);
}
template <auto Member>
constexpr FieldName ofArea()
{
    return declare::name<&AreaFire::options, Member>(kAreaParts);
}
template <auto Member>
constexpr FieldName ofGrapple()
{
    return declare::name<&Grapple::options, Member>(kGrappleParts);
}

// A sprint takes the whole turn: an attack goes with none (TD-16, TD-D10).
constexpr std::array kModesOfAttack{static_cast<int>(Mode::None), static_cast<int>(Mode::Walk),
                                    static_cast<int>(Mode::Run), static_cast<int>(Mode::Crawl)};

constexpr std::array kOfAttack{
    OptionAddition{.option = ofAttack<&AttackOptions::called>(), .hint = calledHint},
    OptionAddition{.option = ofAttack<&AttackOptions::distance>(), .hint = distanceHint},
    OptionAddition{.option = ofAttack<&AttackOptions::mode>(), .hint = modeHint, .only = kModesOfAttack},
    OptionAddition{.option = ofAttack<&AttackOptions::metres>(), .hint = metresHint},
    OptionAddition{.option = ofAttack<&AttackOptions::burst>(), .hint = burstHint},
    OptionAddition{.option = ofAttack<&AttackOptions::cosh>(), .hint = coshHint},
    OptionAddition{.option = ofAttack<&AttackOptions::allOut>(), .hint = allOutHint},
    OptionAddition{.option = ofAttack<&AttackOptions::drawn>(), .hint = drawnHint},
    OptionAddition{.option = ofAttack<&AttackOptions::light>(), .hint = lightHint},
};

constexpr std::array kOfArea{
    OptionAddition{.option = ofArea<&AreaOptions::distance>(), .hint = areaDistanceHint},
    OptionAddition{.option = ofArea<&AreaOptions::mode>(), .hint = modeHint, .only = kModesOfAttack},
    OptionAddition{.option = ofArea<&AreaOptions::metres>(), .hint = metresHint},
    OptionAddition{.option = ofArea<&AreaOptions::light>(), .hint = lightHint},
};

constexpr std::array kOfGrapple{
    OptionAddition{.option = ofGrapple<&GrappleOptions::distance>(), .hint = distanceHint},
    OptionAddition{.option = ofGrapple<&GrappleOptions::mode>(), .hint = modeHint},
    OptionAddition{.option = ofGrapple<&GrappleOptions::metres>(), .hint = metresHint},
    OptionAddition{.option = ofGrapple<&GrappleOptions::allOut>(), .hint = allOutHint},
    OptionAddition{.option = ofGrapple<&GrappleOptions::light>(), .hint = lightHint},
};

}  // namespace

std::span<const OptionAddition> attackAdditions()
{
    return kOfAttack;
}

std::span<const OptionAddition> areaAdditions()
{
    return kOfArea;
}

std::span<const OptionAddition> grappleAdditions()
{
    return kOfGrapple;
}

std::int32_t aimedCost(const Switches& switches, const Weapon& weapon, Location location)
{
    const bool isBlow = isMelee(weapon);
    switch (regionOf(location)) {
    case Region::Head:
        return isBlow ? modifierOf(switches, MeleeRow::AimedHead) : modifierOf(switches, RangedRow::AimedHead);
    case Region::Torso:
        return isBlow ? modifierOf(switches, MeleeRow::AimedTorso) : modifierOf(switches, RangedRow::AimedTorso);
    case Region::Arm:
    case Region::Leg: break;
    }
    return isBlow ? modifierOf(switches, MeleeRow::AimedLimb) : modifierOf(switches, RangedRow::AimedLimb);
}

QString armourWords(const Fighter& target, const Weapon& weapon, Location location)
{
    const auto piece = armourAt(target.armour, target.armourState, location, weapon.damageType);
    if (!piece)
        return noArmourWords();
    const Armour& armour = target.armour[*piece];
    const ArmourState state = armourStateAt(target.armourState, *piece);
    const QString stops = HintWords::tr("armour stops %1", "fraction").arg(fractionWords(armour));
    return text::joined({stops, poolLeftWords(armour, state)});
}

QString readyWords(const Character& who, const Weapon& weapon, const WeaponState& state, std::int32_t level)
{
    const QString shots = weapon.shots == kNoEntry || state.shotsLeft == kNoEntry
        ? QString()
        : HintWords::tr("%1/%2", "shots left, of so many")
              .arg(QString::number(state.shotsLeft), QString::number(weapon.shots));
    return text::joined({unreadyWords(weapon, state), QString::number(level), damageWords(who, weapon), shots});
}

}  // namespace hitspread::twod6
