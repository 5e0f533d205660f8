#include "gallery/outcomeshots.h"

#include "gallery/studio.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/outcome/vocabulary.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/outcome/outcomepanels.h"
#include "ui/theme/applicationstyle.h"

#include <algorithm>

namespace hitspread {

namespace {

using outcome::Query;

QuestionKey fateKey(Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

/// The sample's fight of that system.
void openPumpHouse(Studio& studio)
{
    const auto& all = studio.fight().snapshot().encounters;
    studio.fight().open(std::ranges::find(all, std::string("outcome"), &Encounter::system)->id);
    studio.settle();
}

/// Four dice that come to so much, face by face from 1 for the lowest.
void putFate(AttackPresenter& presenter, QuestionKey key, int sum)
{
    for (int die = 0; die < 4; ++die)
        presenter.dice().setDie(key, die, sum > die ? 3 : -sum > die ? 1 : 2);
}

void takeBack(Studio& studio, AttackPresenter& presenter)
{
    if (presenter.dice().hasFallen())
        presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
}

void startWindow(Studio& studio, ExchangeDialog& window, const char* actor, const char* target)
{
    studio.choose(actor, target);
    window.start();
    studio.settle();
}

void paintFateAttack(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, outcome::attackExchange());
    studio.fit(window, {1320, 860});
    startWindow(studio, window, "Kestrel Vane", "Tobin Reeve");
    studio.save(window, QStringLiteral("out-0-start"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("out-0-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    AttackPresenter& presenter = window.presenter();
    Q_EMIT window.findChild<BodyView*>()->hexHovered(Hex{0, 0});
    studio.save(window, QStringLiteral("out-1-hover"));
    putFate(presenter, fateKey(Query::AttackDice), 2);
    studio.save(window, QStringLiteral("out-2-defence"));
    putFate(presenter, fateKey(Query::DefenceDice), 0);
    studio.save(window, QStringLiteral("out-3-hit"));
    takeBack(studio, presenter);
    startWindow(studio, window, "Low Hob", "Marta Hale");
    presenter.options().setNumber(*presenter.options().path("options", "mode"), 1);
    presenter.options().setNumber(*presenter.options().path("options", "shield"), 1);
    studio.saveMore(window, QStringLiteral("out-4-more"));
    putFate(presenter, fateKey(Query::AttackDice), 4);
    studio.save(window, QStringLiteral("out-4-critical"));
    takeBack(studio, presenter);
    // Marta parries him.
    startWindow(studio, window, "Gunnar Stroud", "Marta Hale");
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("out-5-melee"));
    takeBack(studio, presenter);
    // All that a cover and a poor view ask for.
    startWindow(studio, window, "Low Hob", "Tobin Reeve");
    presenter.options().setNumber(*presenter.options().path("options", "mode"), 3);
    presenter.options().setNumber(*presenter.options().path("options", "cover"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "through"), 2);
    presenter.options().setNumber(*presenter.options().path("options", "concealed"), 1);
    studio.saveMore(window, QStringLiteral("out-7-cover"));
    presenter.options().resetAll();
    // He is held, and this is not who holds him.
    startWindow(studio, window, "Perrin Oake", "Marta Hale");
    studio.save(window, QStringLiteral("out-6-refused"));
}

void paintHands(Studio& studio, const ExchangePanels& panels, const char* actor, const char* target,
                const QString& name)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, panels);
    studio.fit(window, {1320, 860});
    startWindow(studio, window, actor, target);
    studio.save(window, QStringLiteral("out-%1-0").arg(name));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("out-%1-1").arg(name));
    takeBack(studio, window.presenter());
}

void paintTurn(Studio& studio)
{
    studio.choose("Tobin Reeve", "Gunnar Stroud");
    SimpleActionDialog dialog(studio.fight(), studio.style());
    for (const ActionCommand& action : actionsOf("outcome", *studio.fight().active())) {
        // Those have windows of their own.
        if (action.id == "grapple" || action.id == "breakHold" || action.id == "feint" || !action.refusal.isEmpty())
            continue;
        dialog.start(action);
        studio.settle();
        dialog.resize(studio.look().small ? QSize(800, 480) : QSize(900, 620));
        studio.save(dialog, QStringLiteral("out-deed-") + QString::fromStdString(action.id));
        takeBack(studio, dialog.presenter());
    }
    dialog.start({"round", {}, {{{}, "round", 0, 0, true}}, {}});
    studio.settle();
    studio.save(dialog, QStringLiteral("out-round-0"));
    dialog.presenter().dice().rollOpen();
    studio.settle();
    studio.save(dialog, QStringLiteral("out-round-1"));
    takeBack(studio, dialog.presenter());
}

}  // namespace

void paintOutcome(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    openPumpHouse(studio);
    paintFateAttack(studio);
    paintHands(studio, outcome::grappleExchange(), "Dov Lasker", "Perrin Oake", QStringLiteral("grapple"));
    paintHands(studio, outcome::breakExchange(), "Perrin Oake", "Dov Lasker", QStringLiteral("break"));
    paintHands(studio, outcome::feintExchange(), "Kestrel Vane", "Low Hob", QStringLiteral("feint"));
    paintTurn(studio);
}

}  // namespace hitspread
