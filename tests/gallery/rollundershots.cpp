#include "gallery/rollundershots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/rollunder/attack.h"
#include "rules/systems/rollunder/vocabulary.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/rollunder/rollunderpanels.h"
#include "ui/theme/applicationstyle.h"

#include <algorithm>
#include <initializer_list>

namespace hitspread {

namespace {

using rollunder::Query;

QuestionKey threeDice(Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

void lay(AttackPresenter& presenter, QuestionKey key, std::initializer_list<int> faces)
{
    int die = 0;
    for (const int face : faces)
        presenter.dice().setDie(key, die++, face);
}

/// The sample's fight of that system, before anybody has acted in the turn.
void openWeir(Studio& studio)
{
    const auto& all = studio.fight().snapshot().encounters;
    studio.fight().open(std::ranges::find(all, std::string("rollunder"), &Encounter::system)->id);
    studio.settle();
}

/// Whoever is through with his turn has it before him again.
void giveTurn(Studio& studio, const char* actor, const char* target)
{
    studio.choose(actor, target);
    studio.fight().byHand().setValue(studio.fight().active()->combatant.id, "acted", 0);
    studio.settle();
}

void sweep(Studio& studio, AttackPresenter& presenter)
{
    if (presenter.dice().hasFallen())
        presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
    presenter.options().resetAll();
    studio.settle();
}

void startWith(Studio& studio, ExchangeDialog& window, const char* actor, const char* target)
{
    giveTurn(studio, actor, target);
    window.start();
    studio.settle();
}

void setOption(Studio& studio, AttackPresenter& presenter, const char* field, int value)
{
    presenter.options().setNumber(*presenter.options().path("options", field), value);
    studio.settle();
}

void paintBlows(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, rollunder::attackExchange());
    studio.fit(window, {1320, 860});
    AttackPresenter& presenter = window.presenter();
    startWith(studio, window, "Arden Foss", "Corrin Dale");
    studio.save(window, QStringLiteral("r3-0-start"));
    studio.saveMore(window, QStringLiteral("r3-0-more"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("r3-0-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    const BodyPicture& picture = window.findChild<BodyView*>()->picture();
    const auto neck = std::ranges::find(picture.plan->cells(), static_cast<int>(rollunder::Location::Neck),
                                        &BodyCell::location);
    Q_EMIT window.findChild<BodyView*>()->hexHovered(neck->hex);
    studio.save(window, QStringLiteral("r3-1-hover"));
    Q_EMIT window.findChild<BodyView*>()->hexChosen(neck->hex);
    lay(presenter, threeDice(Query::AttackDice), {2, 2, 1});
    studio.save(window, QStringLiteral("r3-2-defence"));
    lay(presenter, threeDice(Query::DefenceDice), {4, 4, 4});
    studio.save(window, QStringLiteral("r3-3-sacrifice"));
    presenter.dice().choose(threeDice(Query::Sacrifice), 1);
    studio.settle();
    lay(presenter, presenter.dice().open()->question.key, {2, 2, 1});
    studio.save(window, QStringLiteral("r3-3-rescued"));
    presenter.dice().choose(threeDice(Query::Sacrifice), 0);
    lay(presenter, threeDice(Query::Damage), {5});
    studio.save(window, QStringLiteral("r3-4-hit"));
    sweep(studio, presenter);
    startWith(studio, window, "Arden Foss", "Corrin Dale");
    setOption(studio, presenter, "form", static_cast<int>(rollunder::AttackForm::AllOutAttack));
    studio.save(window, QStringLiteral("r3-5-allout"));
    lay(presenter, threeDice(Query::AttackDice), {1, 1, 1});
    studio.save(window, QStringLiteral("r3-6-critical"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("r3-6-rolled"));
    sweep(studio, presenter);
    startWith(studio, window, "Arden Foss", "Corrin Dale");
    lay(presenter, threeDice(Query::AttackDice), {6, 6, 6});
    lay(presenter, threeDice(Query::CriticalMiss), {3, 2, 1});
    studio.save(window, QStringLiteral("r3-7-fumble"));
    sweep(studio, presenter);
    startWith(studio, window, "Bela Thorne", "Dask Hollin");
    setOption(studio, presenter, "rapid", 1);
    studio.save(window, QStringLiteral("r3-8-rapid"));
    sweep(studio, presenter);
}

void paintShotsOf(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, rollunder::attackExchange());
    studio.fit(window, {1320, 860});
    AttackPresenter& presenter = window.presenter();
    startWith(studio, window, "Esme Lorn", "Gill Rasker");
    setOption(studio, presenter, "distance", 10);
    studio.save(window, QStringLiteral("r3-shot-0"));
    studio.saveMore(window, QStringLiteral("r3-shot-more"));
    sweep(studio, presenter);
    startWith(studio, window, "Hask Bremer", "Esme Lorn");
    setOption(studio, presenter, "distance", 2);
    lay(presenter, threeDice(Query::AttackDice), {2, 2, 1});
    studio.save(window, QStringLiteral("r3-shot-1"));
    sweep(studio, presenter);
    // It lies in the mud.
    startWith(studio, window, "Ferro Quint", "Bela Thorne");
    studio.save(window, QStringLiteral("r3-shot-refused"));
    sweep(studio, presenter);
}

void paintFeint(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, rollunder::feintExchange());
    studio.fit(window, {1320, 860});
    startWith(studio, window, "Bela Thorne", "Corrin Dale");
    studio.save(window, QStringLiteral("r3-feint-0"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("r3-feint-1"));
    sweep(studio, window.presenter());
}

void paintManeuvers(Studio& studio)
{
    giveTurn(studio, "Esme Lorn", "Corrin Dale");
    SimpleActionDialog dialog(studio.fight(), studio.style());
    for (const ActionCommand& action : actionsOf("rollunder", *studio.fight().active())) {
        // Those have windows of their own.
        if (action.id == "moveAndAttack" || action.id == "feint" || !action.refusal.isEmpty())
            continue;
        dialog.start(action);
        studio.settle();
        dialog.resize(studio.look().small ? QSize(800, 480) : QSize(900, 620));
        studio.save(dialog, QStringLiteral("r3-deed-") + QString::fromStdString(action.id));
        if (action.id == "harm") {
            setOption(studio, dialog.presenter(), "hp", 60);
            studio.save(dialog, QStringLiteral("r3-harm-death"));
        }
        sweep(studio, dialog.presenter());
    }
    dialog.start({"round", {}, {{{}, "round", 0, 0, true}}, {}});
    studio.settle();
    studio.save(dialog, QStringLiteral("r3-round-0"));
    dialog.presenter().dice().rollOpen();
    studio.settle();
    studio.save(dialog, QStringLiteral("r3-round-1"));
    sweep(studio, dialog.presenter());
}

}  // namespace

void paintRollunder(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    openWeir(studio);
    paintBlows(studio);
    paintShotsOf(studio);
    paintFeint(studio);
    paintManeuvers(studio);
}

}  // namespace hitspread
