#pragma once

#include "models/systemview.h"

#include <QCoreApplication>

namespace hitspread::percentile {

class PercentileDigest final : public SystemView {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::PercentileDigest)

public:
    [[nodiscard]] std::string_view id() const override { return "percentile"; }
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
    [[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index) const override;
    [[nodiscard]] QString outcomeWords(const ActionRecord& action) const override;
    [[nodiscard]] QString sectionOutcome(const ActionRecord& action, std::string_view section) const override;
};

[[nodiscard]] const SystemView& systemView();

}  // namespace hitspread::percentile
