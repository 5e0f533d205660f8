#include "ui/systems/threed/aimsrow.h"

#include "models/play/attackpresenter.h"
#include "ui/attack/options/optionrow.h"

#include <optional>
#include <utility>
#include <vector>

namespace hitspread::threed {

void showAimsThatCount(OptionRow& row, AttackPresenter& presenter, std::span<const FieldName> boundTo,
                       std::function<bool()> areElsewhere)
{
    const auto each = [&presenter, all = std::vector(boundTo.begin(), boundTo.end())](auto&& change) {
        for (const FieldName& name : all) {
            if (const auto path = presenter.options().path(name))
                change(*path);
        }
    };
    QObject::connect(&row, &OptionRow::picked, &row, [each, areElsewhere, &presenter] {
        if (areElsewhere())
            each([&presenter](FieldPath path) { presenter.options().setNumber(path, 0); });
    });
    QObject::connect(&row, &OptionRow::takenBack, &row,
                     [each, &presenter] { each([&presenter](FieldPath path) { presenter.options().reset(path); }); });
    QObject::connect(&presenter, &AttackPresenter::changed, &row, [&row, areElsewhere = std::move(areElsewhere)] {
        row.showInstead(areElsewhere() ? std::optional(0) : std::nullopt);
    });
}

}  // namespace hitspread::threed
