#pragma once

#include "reports/body/bodypicture.h"
#include "services/action.h"
#include "ui/attack/spendmodel.h"

namespace hitspread {

class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

class BulletCursor;

/// The body of the target of the bullet in view, and the way of all bullets that went to him.
[[nodiscard]] BodyPicture pictureOfBullets(const AttackPresenter& presenter, const BulletCursor& cursor,
                                           const std::vector<SpendOption>& spends);

}  // namespace hitspread::threed
