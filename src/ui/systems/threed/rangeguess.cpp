#include "ui/systems/threed/rangeguess.h"

#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "ui/systems/threed/shotnames.h"
#include "ui/theme/applicationstyle.h"

#include <QCoreApplication>
#include <QLabel>

#include <algorithm>
#include <span>

namespace hitspread::threed {

namespace {

struct RangeGuess {
    Q_DECLARE_TR_FUNCTIONS(hitspread::threed::RangeGuess)
};

}  // namespace

QLabel* makeRangeGuess(QWidget* parent)
{
    auto* words = new QLabel(
        RangeGuess::tr("A guess: nobody has said how far apart they are. Ctrl+D in the main window does."), parent);
    words->setObjectName(QStringLiteral("rangeGuess"));
    words->setWordWrap(true);
    setLook(*words, "tone", QStringLiteral("warn"));
    return words;
}

bool isRangeGuessed(const AttackPresenter& presenter)
{
    const ActionOrder& order = presenter.order();
    const auto& known = presenter.fight().snapshot().distances;
    // Of who crosses an area nobody asks.
    for (const FieldName& name : std::span(kOfTarget<&ShotOptions::distance>).first(2)) {
        if (const auto path = presenter.options().path(name))
            return order.actor != 0 && order.target != 0 && !presenter.options().isChanged(*path)
                && !presenter.dice().hasFallen()
                && !known.contains(
                    std::minmax(order.actor, presenter.options().targets().at(presenter.options().targetInView())));
    }
    return false;
}

}  // namespace hitspread::threed
