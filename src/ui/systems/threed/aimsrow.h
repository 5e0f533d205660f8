#pragma once

#include "rules/core/declare/fieldname.h"

#include <functional>
#include <span>

namespace hitspread {
class AttackPresenter;
class OptionRow;
}  // namespace hitspread

namespace hitspread::threed {

/// Keeps a row of aims to what they are worth in the attack: aims that do not count, being at somebody else or with
/// something else, stand there as none, and one picked by hand is at whoever is attacked, with whatever that is done. `boundTo`: what
/// says at whom and with what they are.
void showAimsThatCount(OptionRow& row, AttackPresenter& presenter, std::span<const FieldName> boundTo,
                       std::function<bool()> areElsewhere);

}  // namespace hitspread::threed
