#pragma once

#include "models/systemview.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/threed/vocabulary.h"
#include "ui/attack/decisions/questionname.h"
#include "ui/attack/options/weaponchoice.h"

#include <span>
#include <string_view>
#include <vector>

class QWidget;

namespace hitspread {

class ApplicationStyle;
class AttackPresenter;

}  // namespace hitspread

namespace hitspread::threed {

/// What actions call its window by.
inline constexpr std::string_view kGrenadeWindow = "grenade";

/// What the grenade dialog shows of whatever goes off.
namespace grenadepanels {

/// Whatever somebody has that goes off; empty: nothing.
[[nodiscard]] std::vector<WeaponChoice> grenades(const CombatantView& who);
/// What lies about and can go off.
[[nodiscard]] std::vector<WeaponChoice> lying(std::span<const LyingView> ground);
/// Metres from where it goes off within which such a grenade of the library can reach anybody.
[[nodiscard]] int reach(const AnyRecord& grenade);
/// Most bodies one explosion is worked out for.
[[nodiscard]] std::size_t mostTargets();
[[nodiscard]] QWidget* makeOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent);
/// Where a click on the body of the target in view put the point last.
[[nodiscard]] std::optional<Hex> point(const AttackPresenter& presenter);
void setPoint(AttackPresenter& presenter, Hex hex);
/// What would be reached if it went off right where it is meant to, before it does.
[[nodiscard]] std::vector<Reach> supposedAreas(const AttackPresenter& presenter);
/// How far a throw is pulled back to where it was aimed.
inline constexpr QuestionName kPullQuestion = Query::ThrowSpend;
/// "thrown 12 m, Throwing 4"; what stands in the header of the stage beside the name.
[[nodiscard]] QString stageWords(const AttackPresenter& presenter);

}  // namespace grenadepanels

}  // namespace hitspread::threed
