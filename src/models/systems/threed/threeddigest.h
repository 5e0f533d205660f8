#pragma once

#include "models/systemview.h"

#include <QCoreApplication>

namespace hitspread::threed {

class ThreedDigest final : public SystemView {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    [[nodiscard]] std::string_view id() const override { return "threed"; }
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
    [[nodiscard]] QString outcomeWords(const ActionRecord& action) const override;
    [[nodiscard]] QString sectionOutcome(const ActionRecord& action, std::string_view section) const override;
    [[nodiscard]] std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                                         const Input& after) const override;
    [[nodiscard]] bool isGroundwork(std::string_view section) const override
    {
        return section == "shot" || section == "recoil" || section == "ammunition" || section == "jam";
    }
    [[nodiscard]] std::optional<LibraryQuery> relatedTo(const AnyRecord& record) const override;
    [[nodiscard]] LibraryFacts libraryFacts(const LibrarySubject& subject) const override;
};

[[nodiscard]] const SystemView& systemView();

}  // namespace hitspread::threed
