#include "ui/systems/threed/threedharm.h"

#include "models/fight/digest.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/harm/harm.h"
#include "rules/systems/threed/vocabulary.h"
#include "text/echo.h"
#include "text/labels.h"
#include "text/naming.h"
#include "ui/theme/applicationstyle.h"

#include <QCoreApplication>
#include <QLabel>

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

namespace {

template <auto Member>
constexpr FieldName kOfAll = declare::name<&Harm::options, Member>(kHarmParts);
template <auto Member>
constexpr FieldName kOfOne = declare::name<&Harm::targets, &HarmTarget::options, Member>(kHarmParts);

}  // namespace

HarmOptionsPanel::HarmOptionsPanel(AttackPresenter& presenter, const ApplicationStyle& style, QWidget* parent)
    : OptionColumn(presenter, style, parent), m_presenter(presenter)
{
    addSection(tr("How much"));
    addRow(kOfAll<&HarmOptions::points>, tr("Points"))->setQuietUntilChanged();
    addRow(kOfAll<&HarmOptions::dice>, tr("Dice added"));
    m_rolled = addChoice(kOfAll<&HarmOptions::rolled>, tr("Rolled"), {tr("Once for all"), tr("For each")});
    addChoice(kOfAll<&HarmOptions::kind>, tr("Kind"), {tr("Damage"), tr("Bruising")});
    addSection(tr("Where"));
    addChoice(kOfAll<&HarmOptions::place>, tr("Strikes"), {tr("A hex"), tr("One place"), tr("All over"), tr("Incap")});
    m_location = addRow(kOfAll<&HarmOptions::location>, tr("Location"));
    m_armour = addChoice(kOfAll<&HarmOptions::armour>, tr("Armour"),
                         {tr("No help"), tr("ID absorbs"), tr("PEN and PV")});
    m_penetration = addRow(kOfAll<&HarmOptions::penetration>, tr("PEN"));
    addRow(kOfAll<&HarmOptions::kinetic>, tr("Kinetic: a blow, a fall, a crash"));
    m_knocks = addRow(kOfAll<&HarmOptions::knocks>, tr("May knock back"));
    m_inView = new QLabel(this);
    setLook(*m_inView, "textRole", QStringLiteral("section"));
    m_inView->setWordWrap(true);
    m_inView->setContentsMargins(OptionRow::dotRoom(*this), 0, 0, 0);
    addWidget(m_inView);
    addRow(kOfOne<&HarmedOptions::points>, tr("Own points"))->setHint(tr("instead of those for all"));
    addRow(kOfOne<&HarmedOptions::place>, tr("Strikes"));
    connect(&m_presenter, &AttackPresenter::changed, this, &HarmOptionsPanel::refresh);
    refresh();
}

void HarmOptionsPanel::refresh()
{
    if (!m_presenter.isReady())
        return;
    const auto* harm = m_presenter.action().request.input.as<Harm>();
    if (!harm)
        return;
    const HarmOptions& options = harm->options;
    const bool strikes = options.place != HarmPlace::Nowhere;
    m_rolled->setVisible(options.dice > 0);
    m_location->setVisible(options.place == HarmPlace::Named);
    m_armour->setVisible(strikes);
    m_penetration->setVisible(strikes && options.armour == ArmourUse::Tested);
    m_knocks->setVisible(strikes && options.kinetic);
    const std::size_t view = m_presenter.options().targetInView();
    if (view < harm->targets.size())
        m_inView->setText(text::visible(harm->targets[view].character.name));
}

}  // namespace hitspread::threed
