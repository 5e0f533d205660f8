#pragma once

#include "rules/systems/threed/guns/shotoptions.h"

#include <array>
#include <span>

namespace hitspread::threed {

/// In the order of preference: what needs no recocking comes before what does.
inline constexpr std::array kSingleShots{Mode::SemiAuto, Mode::DoubleAction, Mode::SingleAction, Mode::FullAuto,
                                         Mode::Burst};

/// Declares the first of these modes the weapon has; none: leaves what is declared (3D-ROF-01).
void prefer(Mode& mode, const Weapon& weapon, std::span<const Mode> inOrder);

/// The cover earlier shots have worn: where it is declared again, it is that one.
template <typename Options>
void presetCover(Options& options, const Condition& target)
{
    options.coverPv = target.coverPv;
    options.coverId = target.coverId;
}

}  // namespace hitspread::threed
