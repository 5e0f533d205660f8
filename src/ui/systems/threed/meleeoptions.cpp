#include "ui/systems/threed/meleeoptions.h"

#include "models/play/attackpresenter.h"
#include "rules/systems/threed/melee.h"
#include "rules/systems/threed/spread.h"
#include "rules/systems/threed/throw.h"
#include "ui/systems/threed/aimsrow.h"
#include "ui/systems/threed/coverwords.h"

#include <QCoreApplication>

#include <array>

namespace hitspread::threed {

namespace {

constexpr int kMostHandicap = 6;
constexpr int kMostMeleeAims = 4;
/// Nobody chooses to dive.
constexpr std::array kPosturesOnShow{0, 1, 2, 3};

struct OptionWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::MeleeOptions)
};

QString handicapWords(const Input& input)
{
    const auto* melee = input.as<Melee>();
    const int handicap = melee ? melee->options.handicap : 0;
    return handicap == 0 ? QString() : OptionWords::tr("−%1 to hit, +%1 against parry and dodge").arg(handicap);
}

QString aimsWords(const Input& input)
{
    const auto* melee = input.as<Melee>();
    return !melee || melee->attackerCondition.meleeAim || melee->attackerCondition.aims == 0
        ? QString()
        : OptionWords::tr("not at this blow");
}

QString rangeWords(const Input& input)
{
    const auto* thrown = input.as<Throw>();
    if (!thrown)
        return {};
    const QStringList bands{OptionWords::tr("Optimum"), OptionWords::tr("Medium"), OptionWords::tr("Long"),
                            OptionWords::tr("Extreme")};
    return bands.value(bandOf(thrown->options.distance, thrown->weapon.range), OptionWords::tr("beyond Extreme"));
}

QString coverLeftWords(const Input& input)
{
    return coverWords(input, 0);
}

bool hasCover(const Input& input)
{
    return hasPassableCover(input, 0);
}

void followAims(OptionRow& row, AttackPresenter& presenter)
{
    constexpr std::array kBoundTo{declare::name<&Melee::attackerCondition, &Condition::aimTarget>(kMeleeParts),
                                  declare::name<&Melee::attackerCondition, &Condition::aimWeapon>(kMeleeParts)};
    showAimsThatCount(row, presenter, kBoundTo, [&presenter] {
        const auto* melee = presenter.isReady() ? presenter.action().request.input.as<Melee>() : nullptr;
        return melee
            && aimsAt(melee->attackerCondition, melee->options.whom, melee->options.wielded)
            < melee->attackerCondition.aims;
    });
}

constexpr std::array kAdditions{
    OptionAddition{.option = declare::name<&Melee::options, &MeleeOptions::handicap>(kMeleeParts),
                   .hint = handicapWords,
                   .most = kMostHandicap},
    OptionAddition{.option = declare::name<&Melee::attackerCondition, &Condition::aims>(kMeleeParts),
                   .finish = followAims,
                   .hint = aimsWords,
                   .most = kMostMeleeAims},
    OptionAddition{.option = declare::name<&Melee::targetCondition, &Condition::posture>(kMeleeParts),
                   .only = kPosturesOnShow},
    OptionAddition{.option = declare::name<&Throw::options, &ThrowOptions::distance>(kThrowParts), .hint = rangeWords},
    OptionAddition{.option = declare::name<&Throw::options, &ThrowOptions::coverId>(kThrowParts),
                   .hint = coverLeftWords,
                   .isUrgent = hasCover},
};

}  // namespace

std::span<const OptionAddition> meleeAdditions()
{
    return kAdditions;
}

}  // namespace hitspread::threed
