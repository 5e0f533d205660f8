#pragma once

#include "models/systemview.h"
#include "ui/attack/handchoice.h"

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

/// What a system lays out in the grenade dialog.
class GrenadePanels {
public:
    virtual ~GrenadePanels() = default;

    /// Whatever somebody has that goes off; empty: nothing.
    [[nodiscard]] virtual std::vector<HandChoice> grenades(const CombatantView& who) const = 0;
    /// What lies about and can go off.
    [[nodiscard]] virtual std::vector<HandChoice> lying(std::span<const LyingView> ground) const = 0;
    /// Metres from where it goes off within which such a grenade of the library can reach anybody.
    [[nodiscard]] virtual int reach(const AnyRecord& grenade) const = 0;
    /// Most bodies one explosion is worked out for.
    [[nodiscard]] virtual std::size_t mostTargets() const = 0;
    [[nodiscard]] virtual QWidget* makeOptions(AttackPresenter& presenter, ApplicationStyle& style,
                                               QWidget* parent) const = 0;
    /// Where a click on the body of the target in view put the point last.
    [[nodiscard]] virtual std::optional<Hex> point(const AttackPresenter& presenter) const = 0;
    virtual void setPoint(AttackPresenter& presenter, Hex hex) const = 0;
    /// What would be reached if it went off right where it is meant to, before it does.
    [[nodiscard]] virtual std::vector<AreaDigest> supposedAreas(const AttackPresenter& presenter) const = 0;
    /// Id of the question how far a throw is pulled back to where it was aimed.
    [[nodiscard]] virtual std::string_view pullQuestion() const = 0;
    /// "thrown 12 m, Throwing 4"; what stands in the header of the stage beside the name.
    [[nodiscard]] virtual QString stageWords(const AttackPresenter& presenter) const = 0;
};

}  // namespace hitspread::threed
