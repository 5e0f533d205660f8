#include "ui/systems/threed/coverwords.h"

#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/suppression.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/harm/protection.h"
#include "rules/systems/threed/melee/throw.h"

#include <QCoreApplication>

namespace hitspread::threed {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::CoverWords)
};

/// Who dives or crosses finds another cover than the one that was shot at.
template <typename Options>
Cover declared(const Options& options, const Condition& behindIt)
{
    return coverOf(options.coverPv, options.coverId, behindIt,
                   options.targetDives && behindIt.posture != Posture::Diving);
}

Cover coverIn(const Input& input, std::size_t target)
{
    const auto ofTargets = [target](const std::vector<VolleyTarget>& targets) {
        return target < targets.size() ? declared(targets[target].options, targets[target].condition) : Cover();
    };
    if (const auto* shot = input.as<Shot>())
        return declared(shot->options, shot->targetCondition);
    if (const auto* thrown = input.as<Throw>())
        return declared(thrown->options, thrown->targetCondition);
    if (const auto* volley = input.as<Volley>())
        return ofTargets(volley->targets);
    if (const auto* guns = input.as<TwoGuns>())
        return ofTargets(guns->targets);
    if (const auto* evade = input.as<Evade>())
        return coverOf(evade->crossing.coverPv, evade->crossing.coverId, evade->targetCondition, true);
    return {};
}

}  // namespace

QString coverWords(const Input& input, std::size_t target)
{
    const Cover cover = coverIn(input, target);
    if (!cover.canBePassed() || cover.left.value >= cover.id)
        return {};
    return cover.left.value <= 0 ? Words::tr("used up: stops nothing") : Words::tr("%1 left").arg(cover.left.value);
}

bool hasPassableCover(const Input& input, std::size_t target)
{
    return coverIn(input, target).canBePassed();
}

}  // namespace hitspread::threed
