#pragma once

#include "models/systems/threed/threedbullets.h"
#include "models/systems/threed/threedharmed.h"
#include "models/systems/threed/threedmembers.h"
#include "models/systemview.h"

#include <QCoreApplication>

namespace hitspread::threed {

class ThreedDigest final : public SystemView {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedDigest)

public:
    [[nodiscard]] std::string_view id() const override { return "threed"; }
    [[nodiscard]] Digest digest(const DigestSource& source) const override;
    /// 3D-SUP-01, A-065.
    [[nodiscard]] std::optional<KeptArea> keptArea(const AnyRecord& condition,
                                                   const AnyRecord& switches) const override;
    [[nodiscard]] WeaponDigest weapon(const CombatantView::Item& item) const override;
    [[nodiscard]] QString outcomeWords(const ActionRecord& action) const override;
    [[nodiscard]] QString historyWords(const ActionRecord& action) const override;
    [[nodiscard]] QString sectionOutcome(const ActionRecord& action, std::string_view section) const override;
    [[nodiscard]] std::optional<ChangeWords> changeWords(const ActionRecord& action, const Change& change,
                                                         const Input& after) const override;
    [[nodiscard]] std::optional<ChangeWords> changeWords(const ConditionPair& pair, const FieldDeclaration& field,
                                                         std::size_t element) const override;
    [[nodiscard]] bool isCare(std::string_view action) const override;
    [[nodiscard]] QString valueWords(StepKey key, std::int32_t value) const override;
    [[nodiscard]] std::optional<int> sideOf(std::string_view id, std::uint16_t index) const override;
    [[nodiscard]] QString sideOutcome(const ActionRecord& action, int side) const override;
    [[nodiscard]] std::vector<AreaDigest> areas(const ActionRecord& action) const override;
    [[nodiscard]] QString targetOutcome(const ActionRecord& action, std::size_t target) const override;
    [[nodiscard]] bool isHarmed(const ActionRecord& action, std::size_t target) const override;
    [[nodiscard]] bool isGroundwork(std::string_view section) const override
    {
        return section == "shot" || section == "recoil" || section == "ammunition" || section == "jam";
    }
    [[nodiscard]] bool firesSeveral(const ActionRecord& action) const override { return threed::firesSeveral(action); }
    [[nodiscard]] std::vector<BulletDigest> bullets(const ActionRecord& action) const override
    {
        return bulletsOf(action);
    }
    [[nodiscard]] std::vector<int> bulletsOfSteps(const ActionRecord& action) const override
    {
        return threed::bulletsOfSteps(action);
    }
    [[nodiscard]] std::optional<int> bulletOf(QuestionKey key) const override { return threed::bulletOf(key); }
    [[nodiscard]] std::optional<std::size_t> targetAsked(const ActionRecord& action, QuestionKey key) const override
    {
        return threed::targetAsked(action, key);
    }
    [[nodiscard]] std::optional<std::size_t> targetOfStep(const ActionRecord& action, StepKey key) const override
    {
        return memberOf(action, key);
    }
    [[nodiscard]] QString quantityWords(const ActionRecord& action, std::uint16_t quantity) const override;
    [[nodiscard]] std::optional<int> locationOfStep(const ActionRecord& action, StepKey key) const override
    {
        const std::optional<int> harmed = harmedLocation(action, key);
        return harmed ? harmed : healedLocation(action, key);
    }
    [[nodiscard]] QString givenName(const ActionRecord& action, StepKey key) const override
    {
        return QString::fromStdString(modifierName(action, key));
    }
    [[nodiscard]] bool isOffered(const ActionRecord& action, QuestionKey key) const override
    {
        return threed::isOffered(action, key);
    }
    [[nodiscard]] ChoiceWords choiceWords(const ActionRecord& action, QuestionKey key, int value) const override
    {
        return threed::choiceWords(action, key, value);
    }
    [[nodiscard]] std::optional<LibraryQuery> relatedTo(const AnyRecord& record) const override;
    [[nodiscard]] QString idleWords(const AnyRecord& record, const FieldDeclaration& field) const override;
    [[nodiscard]] bool isModifier(const FieldDeclaration& field) const override;
    [[nodiscard]] LibraryFacts libraryFacts(const LibrarySubject& subject) const override;
};

[[nodiscard]] const SystemView& systemView();

}  // namespace hitspread::threed
