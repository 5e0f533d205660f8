#pragma once

#include "rules/core/fieldname.h"
#include "rules/systems/threed/grenade.h"

#include <cstddef>

class QLabel;
class QWidget;

namespace hitspread {
class AttackPresenter;
}

namespace hitspread::threed {

/// What is said below a range nobody has given, and where it is given.
[[nodiscard]] QLabel* makeRangeGuess(QWidget* parent);

/// Whether the distance from who attacks to the target in view is the usual one, for want of another.
[[nodiscard]] bool isRangeGuessed(const AttackPresenter& presenter);

/// How far each is from where something goes off.
inline constexpr FieldName kApart =
    declare::name<&GrenadeAttack::targets, &GrenadeTarget::options, &NearOptions::apart>(kGrenadeParts);
/// Whether nobody has said how far a target, by its place among them, is from the first, where it goes off.
[[nodiscard]] bool isApartGuessed(const AttackPresenter& presenter, std::size_t place);

}  // namespace hitspread::threed
