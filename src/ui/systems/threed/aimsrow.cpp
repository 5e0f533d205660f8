#include "ui/systems/threed/aimsrow.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/optionrow.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace hitspread::threed {

namespace {
constexpr std::array kWhatAimsAreBoundTo{"aimTarget", "aimWeapon"};
}  // namespace

void showAimsThatCount(OptionRow& row, AttackPresenter& presenter, std::string_view part,
                       std::function<bool()> areElsewhere)
{
    const auto each = [&presenter, part = std::string(part)](auto&& change) {
        for (const char* field : kWhatAimsAreBoundTo) {
            if (const auto path = presenter.path(part, field))
                change(*path);
        }
    };
    QObject::connect(&row, &OptionRow::picked, &row, [each, areElsewhere, &presenter] {
        if (areElsewhere())
            each([&presenter](FieldPath path) { presenter.setNumber(path, 0); });
    });
    QObject::connect(&row, &OptionRow::takenBack, &row,
                     [each, &presenter] { each([&presenter](FieldPath path) { presenter.reset(path); }); });
    QObject::connect(&presenter, &AttackPresenter::changed, &row, [&row, areElsewhere = std::move(areElsewhere)] {
        row.showInstead(areElsewhere() ? std::optional(0) : std::nullopt);
    });
}

}  // namespace hitspread::threed
