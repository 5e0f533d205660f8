#include "rules/systems/threed/preset.h"

namespace hitspread::threed {

namespace {

Hands handsFor(const WeaponState& state)
{
    switch (state.drawn) {
    case Drawn::Right: return Hands::Right;
    case Drawn::Left: return Hands::Left;
    case Drawn::No:
    case Drawn::Both: break;
    }
    return Hands::Two;
}

}  // namespace

void preset(Shot& shot)
{
    // In the order of preference: what needs no recocking comes before what does.
    for (const Mode mode : {Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction, Mode::FullAuto, Mode::Burst}) {
        if ((shot.weapon.modes & bit(mode)) != 0) {
            shot.options.mode = mode;
            break;
        }
    }
    shot.options.hands = handsFor(shot.weaponState);
}

void preset(Preparation& preparation)
{
    preparation.options.hands = handsFor(preparation.weaponState);
}

}  // namespace hitspread::threed
