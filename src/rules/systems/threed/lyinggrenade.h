#pragma once

#include "rules/core/ground.h"

namespace hitspread::threed {

/// Grenades that lie about: one on the floor goes off where it lies, not where somebody throws it (3D-GREN-08).
class ThreedGround final : public GroundFacet {
public:
    [[nodiscard]] std::string_view action() const override;
    /// It lies below the feet of whoever comes near, from where it is scattered for each.
    void setLying(Input& input) const override;
    [[nodiscard]] bool isThrown(const Input& input) const override;
};

}  // namespace hitspread::threed
