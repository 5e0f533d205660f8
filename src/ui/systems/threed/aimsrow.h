#pragma once

#include <functional>
#include <string_view>

namespace hitspread {
class AttackPresenter;
class OptionRow;
}  // namespace hitspread

namespace hitspread::threed {

/// Keeps a row of aims, those of `part`, to what they are worth in the attack: aims that do not count, being at somebody else or with
/// something else, stand there as none, and one picked by hand is at whoever is attacked, with whatever that is done.
void showAimsThatCount(OptionRow& row, AttackPresenter& presenter, std::string_view part,
                       std::function<bool()> areElsewhere);

}  // namespace hitspread::threed
