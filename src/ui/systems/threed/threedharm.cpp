#include "ui/systems/threed/threedharm.h"

#include "models/digest.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/harm.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/systems/threed/harmoptions.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace hitspread::threed {

namespace {

struct HarmWords {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::ThreedHarm)
};

std::optional<int> step(const AttackPresenter& presenter, Quantity quantity, std::size_t place)
{
    const StepKey key{static_cast<std::uint16_t>(quantity),
                      static_cast<std::uint16_t>(BlastElement{place, 0}.number())};
    const auto& steps = presenter.action().findings.steps;
    const auto found = std::ranges::find(steps, key, &Step::key);
    return found == steps.end() ? std::nullopt : std::optional(found->value);
}

}  // namespace

namespace harmpanels {

std::string_view action()
{
    return Harm::kAction.id;
}
std::size_t mostTargets()
{
    return kMostNear;
}
std::string_view amountField()
{
    return "points";
}

QWidget* makeOptions(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
{
    return new HarmOptionsPanel(presenter, style, parent);
}

QString stageWords(const AttackPresenter& presenter)
{
    return stateWords(
        digestOf("threed", targetOf(presenter.action().request.input, presenter.options().targetInView())));
}

QString amountWords(const AttackPresenter& presenter, std::size_t place)
{
    const auto points = step(presenter, Quantity::HarmAmount, place);
    return points ? text::number(*points) : QString();
}

QString placeWords(const AttackPresenter& presenter, std::size_t place)
{
    if (const auto location = step(presenter, Quantity::HarmLocation, place))
        return text::location(text::Naming::usual(presenter.system()), *location);
    if (step(presenter, Quantity::HarmLocations, place))
        return HarmWords::tr("everywhere");
    const auto points = step(presenter, Quantity::HarmAmount, place);
    return points.value_or(0) > 0 && presenter.isFinished() ? HarmWords::tr("Incap alone") : QString();
}

}  // namespace harmpanels

}  // namespace hitspread::threed
