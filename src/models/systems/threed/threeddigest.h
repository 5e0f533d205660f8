#pragma once

#include "models/systems/digests.h"

#include <QCoreApplication>

namespace hitspread::threed {

class ThreedDigest final : public DigestMaker {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
};

}  // namespace hitspread::threed
