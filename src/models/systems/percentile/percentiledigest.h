#pragma once

#include "models/systems/digests.h"

#include <QCoreApplication>

namespace hitspread::percentile {

class PercentileDigest final : public DigestMaker {
    Q_DECLARE_TR_FUNCTIONS(hitspread::percentile::PercentileDigest)

public:
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
};

}  // namespace hitspread::percentile
