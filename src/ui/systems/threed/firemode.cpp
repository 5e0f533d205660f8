#include "ui/systems/threed/firemode.h"

#include "rules/systems/registry.h"
#include "rules/systems/threed/catalogue.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/person.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/refusalwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace hitspread::threed {

namespace {

struct FireWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::FireMode)
};

constexpr std::array kSingles{Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction};

bool has(const Weapon& weapon, Mode mode)
{
    return (weapon.modes & bit(mode)) != 0;
}

QString refusal(RefusalCode code, Rule rule)
{
    Refusal why;
    why.code = static_cast<std::uint16_t>(code);
    why.rule = static_cast<std::uint16_t>(rule);
    return text::asSentence(text::sentenceFor(*findSystem("threed"), why));
}

}  // namespace

std::string_view actionOf(FireMode mode)
{
    switch (mode) {
    case FireMode::Single: return Shot::kAction.id;
    case FireMode::TwoGuns: return TwoGuns::kAction.id;
    case FireMode::Suppress: return Suppress::kAction.id;
    case FireMode::String:
    case FireMode::Burst:
    case FireMode::FullAuto: break;
    }
    return Volley::kAction.id;
}

QString nameOf(FireMode mode)
{
    switch (mode) {
    case FireMode::Single: return FireWords::tr("Single");
    case FireMode::String: return FireWords::tr("String");
    case FireMode::Burst: return FireWords::tr("Burst");
    case FireMode::FullAuto: return FireWords::tr("Full auto");
    case FireMode::TwoGuns: return FireWords::tr("Two guns");
    case FireMode::Suppress: return FireWords::tr("Suppress");
    }
    return {};
}

FireMode fireModeOf(const Input& input)
{
    if (input.isOneOf<TwoGuns>())
        return FireMode::TwoGuns;
    if (input.isOneOf<Suppress>())
        return FireMode::Suppress;
    const auto* volley = input.as<Volley>();
    if (!volley)
        return FireMode::Single;
    return volley->options.mode == Mode::FullAuto ? FireMode::FullAuto
        : volley->options.mode == Mode::Burst     ? FireMode::Burst
                                                  : FireMode::String;
}

std::int32_t weaponModeFor(FireMode mode, const Weapon& weapon)
{
    if (mode == FireMode::FullAuto || mode == FireMode::Suppress)
        return static_cast<std::int32_t>(Mode::FullAuto);
    if (mode == FireMode::Burst)
        return static_cast<std::int32_t>(Mode::Burst);
    if (mode == FireMode::String)
        return static_cast<std::int32_t>(Mode::SemiAuto);
    const auto found = std::ranges::find_if(kSingles, [&](Mode one) { return has(weapon, one); });
    // A gun without single shots is fired with two hands full in the mode it has.
    return static_cast<std::int32_t>(found != kSingles.end()                                     ? *found
                                         : mode == FireMode::TwoGuns && has(weapon, Mode::Burst) ? Mode::Burst
                                         : mode == FireMode::TwoGuns                             ? Mode::FullAuto
                                                                                                 : Mode::DoubleAction);
}

QString refusalOf(FireMode mode, const Weapon& weapon, bool hasSecond)
{
    switch (mode) {
    case FireMode::Single:
        return std::ranges::any_of(kSingles, [&](Mode one) { return has(weapon, one); })
            ? QString()
            : refusal(RefusalCode::ModeMissing, Rule::Rof01);
    case FireMode::String:
        return has(weapon, Mode::SemiAuto) ? QString() : refusal(RefusalCode::ModeMissing, Rule::Rof04);
    case FireMode::Burst: return has(weapon, Mode::Burst) ? QString() : refusal(RefusalCode::ModeMissing, Rule::Auto09);
    case FireMode::FullAuto:
        return has(weapon, Mode::FullAuto) ? QString() : refusal(RefusalCode::ModeMissing, Rule::Auto01);
    case FireMode::TwoGuns:
        return hasSecond ? QString() : FireWords::tr("Two guns take a second one; the shooter carries none (DUAL-01).");
    case FireMode::Suppress:
        return has(weapon, Mode::FullAuto) ? QString() : refusal(RefusalCode::NotAutomatic, Rule::Sup01);
    }
    return {};
}

std::size_t mostTargets(FireMode mode)
{
    switch (mode) {
    case FireMode::Single:
    case FireMode::String: return 1;
    case FireMode::TwoGuns: return 2;
    case FireMode::Burst:
    case FireMode::FullAuto: return kMostTargets;
    case FireMode::Suppress: break;
    }
    return Suppress::kAction.find("targets")->most;
}

Fire fireOf(const Input& input)
{
    const auto fire = [](const auto& attack, std::int32_t aims) {
        return Fire{&attack.weapon, &attack.shooter, &attack.shooterCondition, &attack.switches, aims};
    };
    const auto first = [](const auto& attack) {
        return attack.targets.empty() ? 0 : attack.targets.front().options.whom;
    };
    if (const auto* shot = input.as<Shot>())
        return fire(*shot, aimsAt(shot->shooterCondition, shot->options.whom, shot->options.wielded));
    if (const auto* volley = input.as<Volley>())
        return fire(*volley, aimsAt(volley->shooterCondition, first(*volley), volley->options.wielded));
    if (const auto* guns = input.as<TwoGuns>())
        return fire(*guns,
                    std::max(aimsAt(guns->shooterCondition, first(*guns), guns->options.wielded),
                             aimsAt(guns->shooterCondition, first(*guns), guns->offHandOptions.wielded)));
    if (const auto* suppress = input.as<Suppress>())
        return fire(*suppress, suppress->shooterCondition.aims);
    if (const auto* evade = input.as<Evade>())
        return {&evade->weapon, &evade->shooter, nullptr, &evade->switches};
    return {};
}

}  // namespace hitspread::threed
