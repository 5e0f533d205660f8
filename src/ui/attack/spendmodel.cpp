#include "ui/attack/spendmodel.h"

#include "models/tracemodel.h"
#include "ui/attack/attackpresenter.h"

#include <QCoreApplication>

namespace hitspread {

namespace {

QString placeOf(const Digest& target, int location)
{
    if (location < 0)
        return QCoreApplication::translate("hitspread::SpendOption", "miss");
    const auto index = static_cast<std::size_t>(location);
    return index < target.locations.size() ? target.locations[index].shortName : QString::number(location);
}

}  // namespace

std::vector<SpendOption> spendOptions(const AttackPresenter& presenter, const DiceQuestion& choice)
{
    std::vector<SpendOption> options;
    const DeviationFacet* facet = presenter.system().deviation();
    const Digest target = digestOf(presenter.action().system, targetOf(presenter.action().request.input));
    for (int value = choice.question.minimum; value <= choice.question.maximum; ++value) {
        SpendOption option;
        option.value = value;
        const ActionRecord supposed = presenter.supposed(choice.question.key, value);
        const std::vector<Deviation> shots = facet ? facet->deviations(supposed.findings.steps)
                                                   : std::vector<Deviation>();
        if (!shots.empty()) {
            option.shot = shots.back();
            option.place = placeOf(target, shots.back().location);
        }
        option.words = outcomeOf(supposed);
        if (option.words.isEmpty())
            option.words = option.place;
        options.push_back(std::move(option));
    }
    return options;
}

std::optional<int> spendLeadingTo(const AttackPresenter& presenter, Hex hex)
{
    if (!presenter.isReady() || presenter.choices().empty())
        return std::nullopt;
    for (const SpendOption& option : spendOptions(presenter, presenter.choices().back())) {
        if (option.shot && option.shot->landing == hex)
            return option.value;
    }
    return std::nullopt;
}

}  // namespace hitspread
