#include "rules/systems/threed/preset.h"

#include "rules/systems/threed/recoil.h"

namespace hitspread::threed {

void preset(Shot& shot)
{
    // In the order of preference: what needs no recocking comes before what does.
    for (const Mode mode : {Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction, Mode::FullAuto, Mode::Burst}) {
        if ((shot.weapon.modes & bit(mode)) != 0) {
            shot.options.mode = mode;
            break;
        }
    }
    // A Dance hinders every ranged attack of the phase (3D-DANCE-02).
    shot.options.rangedDefence = shot.targetCondition.rangedDefence;
    shot.options.hands = handsOf(shot.weaponState.drawn);
}

void preset(Preparation& preparation)
{
    preparation.options.hands = handsOf(preparation.weaponState.drawn);
}

}  // namespace hitspread::threed
