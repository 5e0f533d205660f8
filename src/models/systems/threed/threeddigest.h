#pragma once

#include "models/systems/threed/threedfacets.h"

#include <QCoreApplication>

namespace hitspread::threed {

class ThreedDigest final : public SystemView {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    [[nodiscard]] std::string_view id() const override { return "threed"; }
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
    [[nodiscard]] QString outcomeWords(const ActionRecord& action) const override;
    [[nodiscard]] const ViewFacets& facets() const override { return viewFacets(); }
};

[[nodiscard]] const SystemView& systemView();

}  // namespace hitspread::threed
