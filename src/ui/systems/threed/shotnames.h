#pragma once

#include "rules/core/declare/fieldname.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/shotfields.h"
#include "rules/systems/threed/guns/suppression.h"

#include <array>

namespace hitspread::threed {

// Names of options that what is done with a gun has in common: windows show one row for them, whichever action it is.

/// About the gun, of one shot and, where they have it, of a volley, of two guns and of fire at an area.
template <auto Member>
inline constexpr FieldName kOfShot = declare::name<&Shot::options, Member>(kShotParts);
/// Of several bullets.
template <auto Member>
inline constexpr FieldName kOfVolley = declare::name<&Volley::options, Member>(kVolleyParts, kVolleyOptions);
/// Of the second of two guns.
template <auto Member>
inline constexpr FieldName kOfOtherGun = declare::name<&TwoGuns::offHandOptions, Member>(kTwoGunsParts, kGunOptions);
/// About each of several targets.
template <auto Member>
inline constexpr FieldName kOfEach = declare::name<&Volley::targets, &VolleyTarget::options, Member>(kVolleyParts,
                                                                                                     kTargetOptions);
/// About whom it is aimed at: the only one, each of several, who crosses an area.
template <auto Member>
inline constexpr std::array kOfTarget{kOfShot<Member>, kOfEach<Member>,
                                      declare::name<&Evade::crossing, Member>(kEvadeParts, kCrossingOptions)};
template <auto Member>
inline constexpr FieldName kOfShooter = declare::name<&Shot::shooterCondition, Member>(kShotParts);

}  // namespace hitspread::threed
