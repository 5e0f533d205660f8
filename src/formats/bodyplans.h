#pragma once

#include "formats/json/documentpath.h"
#include "rules/core/body/bodyplan.h"
#include "services/ports/campaign.h"

#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <string_view>
#include <vector>

namespace hitspread {
class System;
}

namespace hitspread::formats {

/// [column, halfRow], as in every document.
[[nodiscard]] QJsonArray encodeHex(Hex hex);

/// A body plan as a document (format "hitspread-body-plan").
[[nodiscard]] QJsonObject encodeBodyPlan(const BodyPlan& plan);

/// The inverse; throws Failure (BadInput) when a member is missing, unknown or wrong, or the plan has a fault.
[[nodiscard]] std::shared_ptr<const BodyPlan> decodeBodyPlan(const QJsonObject& given, const DocumentPath& place);

/// Ids of the plans that come with the program.
[[nodiscard]] std::vector<std::string> shippedBodyPlans();

/// The shipped plan with this id, or nullptr. Plans are read once and shared.
[[nodiscard]] std::shared_ptr<const BodyPlan> findBodyPlan(std::string_view id);

/// The same, cut into the locations of a system; shared, too.
[[nodiscard]] std::shared_ptr<const BodyPlan> findBody(std::string_view id, const System& system);

/// The plan everybody has who says nothing else.
[[nodiscard]] std::shared_ptr<const BodyPlan> defaultBodyPlan();
[[nodiscard]] std::shared_ptr<const BodyPlan> defaultBody(const System& system);

/// The shipped plans behind the services' port.
class ShippedBodyPlans final : public BodyPlans {
public:
    [[nodiscard]] std::shared_ptr<const BodyPlan> find(const std::string& id) const override;
    [[nodiscard]] std::shared_ptr<const BodyPlan> body(const std::string& id, const System& system) const override;
    [[nodiscard]] std::vector<std::string> ids() const override;
};

}  // namespace hitspread::formats
