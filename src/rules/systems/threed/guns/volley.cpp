#include "rules/systems/threed/guns/volley.h"

#include "rules/systems/threed/guns/preset.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/system.h"

#include "rules/core/declare/declareaction.h"

namespace hitspread::threed {

namespace {

/// What fires most comes first.
constexpr std::array kSeveralShots{Mode::FullAuto, Mode::Burst, Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction};

/// What stands of the targets' defences.
void presetTargets(std::vector<VolleyTarget>& targets)
{
    for (VolleyTarget& target : targets) {
        target.options.rangedDefence = target.condition.rangedDefence;
        presetCover(target.options, target.condition);
    }
}

}  // namespace

const RecordDeclaration volleyOptionsRecord = declare::options<ShotOptions>("volleyOptions", kVolleyOptions);
const RecordDeclaration targetOptionsRecord = declare::options<ShotOptions>("targetOptions", kTargetOptions);

const RecordDeclaration gunOptionsRecord = declare::options<ShotOptions>("gunOptions", kGunOptions);

constinit const ActionDeclaration Volley::kAction = declare::presetAction<Volley>("volley", system, kVolleyParts,
                                                                                  actionwindow::kBody);
constinit const ActionDeclaration TwoGuns::kAction = declare::presetAction<TwoGuns>("twoGuns", system, kTwoGunsParts,
                                                                                    actionwindow::kBody);

void preset(Volley& volley)
{
    prefer(volley.options.mode, volley.weapon, kSeveralShots);
    presetTargets(volley.targets);
    volley.options.hands = presetHands(volley.shooter, volley.shooterCondition, volley.weaponState.drawn);
}

void preset(TwoGuns& guns)
{
    prefer(guns.options.mode, guns.weapon, kSingleShots);
    prefer(guns.offHandOptions.mode, guns.offHandWeapon, kSingleShots);
    presetTargets(guns.targets);
}

}  // namespace hitspread::threed
