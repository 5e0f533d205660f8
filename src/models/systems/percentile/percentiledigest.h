#pragma once

#include "models/systemview.h"

namespace hitspread::percentile {

class PercentileDigest final : public SystemView {
public:
    [[nodiscard]] std::string_view id() const override { return "percentile"; }
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item, const DigestSource& holder) const override;
    [[nodiscard]] QString outcomeWords(const ActionRecord& action) const override;
    [[nodiscard]] const ViewFacets& facets() const override;
};

[[nodiscard]] const SystemView& systemView();

}  // namespace hitspread::percentile
