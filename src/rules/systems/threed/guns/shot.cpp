#include "rules/systems/threed/guns/shot.h"

#include "rules/core/declare/declare.h"
#include "rules/core/declare/declareaction.h"
#include "rules/systems/threed/guns/gunchecks.h"
#include "rules/systems/threed/guns/preset.h"
#include "rules/systems/threed/guns/recoil.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/system.h"
#include "rules/systems/threed/validation.h"

namespace hitspread::threed {

const RecordDeclaration shotOptionsRecord = declare::options<ShotOptions>("shotOptions", kShotOptions);

void preset(Shot& shot)
{
    prefer(shot.options.mode, shot.weapon, kSingleShots);
    // A Dance hinders every ranged attack of the phase (3D-DANCE-02).
    shot.options.rangedDefence = shot.targetCondition.rangedDefence;
    presetCover(shot.options, shot.targetCondition);
    shot.options.hands = presetHands(shot.shooter, shot.shooterCondition, shot.weaponState.drawn);
}

std::vector<Refusal> refusalsOf(const Shot& shot, const BodyPlan* bodyPlan)
{
    Refusals refusals;
    const GunInHand gun{shot.shooter,    shot.shooterCondition, shot.weapon,        shot.weaponState,
                        shot.ammunition, shot.options,          shot.options.hands, shot.switches};
    refusePlan(refusals, bodyPlan);
    refuseActor(refusals, shot.shooterCondition, "shooter.condition", true);
    const Mode mode = shot.options.mode;
    // A string begins with an ordinary shot, which may be fired alone (3D-ROF-05); a burst may not.
    refusals.when(mode == Mode::FullAuto || mode == Mode::Burst, RefusalCode::ModeIsVolley, Rule::Auto02, "options",
                  "mode");
    checkGun(refusals, gun);
    checkSkill(refusals, gun, shot.weapon.skill);
    checkDistance(refusals, shot.weapon, shot.options.distance, "options");
    checkShotsOfRound(refusals, shot.shooter, shot.shooterCondition, shot.switches);
    checkTarget(refusals, shot.targetCondition, "target.condition");
    if (shot.options.targetDives)
        refuseDive(refusals, shot.targetCondition, shot.shooterCondition);
    return refusals.take();
}

constinit const ActionDeclaration Shot::kAction = declare::presetAction<Shot>("shot", system, kShotParts,
                                                                              actionwindow::kBody);
}  // namespace hitspread::threed
