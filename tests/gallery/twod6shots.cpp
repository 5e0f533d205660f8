#include "gallery/twod6shots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/twod6/attack.h"
#include "rules/systems/twod6/vocabulary.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/twod6/areadialog.h"
#include "ui/systems/twod6/twod6panels.h"
#include "ui/theme/applicationstyle.h"

#include <algorithm>
#include <initializer_list>

namespace hitspread {

namespace {

using twod6::Query;

QuestionKey twoDice(Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

void lay(AttackPresenter& presenter, QuestionKey key, std::initializer_list<int> faces)
{
    int die = 0;
    for (const int face : faces)
        presenter.dice().setDie(key, die++, face);
}

/// The sample's fight of that system.
void openDepot(Studio& studio)
{
    const auto& all = studio.fight().snapshot().encounters;
    studio.fight().open(std::ranges::find(all, std::string("twod6"), &Encounter::system)->id);
    studio.settle();
}

void giveTurn(Studio& studio, const char* actor, const char* target)
{
    studio.choose(actor, target);
    for (const char* field : {"acted", "begun", "simple", "kinds"})
        studio.fight().byHand().setValue(studio.fight().active()->combatant.id, field, 0);
    studio.settle();
}

void sweepAway(Studio& studio, AttackPresenter& presenter)
{
    if (presenter.dice().hasFallen())
        presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
    presenter.options().resetAll();
    studio.settle();
}

void begin(Studio& studio, ExchangeDialog& window, const char* actor, const char* target)
{
    giveTurn(studio, actor, target);
    window.start();
    studio.settle();
}

void setOptionTo(Studio& studio, AttackPresenter& presenter, const char* field, int value)
{
    presenter.options().setNumber(*presenter.options().path("options", field), value);
    studio.settle();
}

void paintShot(Studio& studio, ExchangeDialog& window)
{
    AttackPresenter& presenter = window.presenter();
    begin(studio, window, "Ilse Kerner", "Zeno Prill");
    studio.save(window, QStringLiteral("td-0-start"));
    studio.saveMore(window, QStringLiteral("td-0-more"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("td-0-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    const BodyPicture& picture = window.findChild<BodyView*>()->picture();
    const auto head = std::ranges::find(picture.plan->cells(), static_cast<int>(twod6::Location::Head),
                                        &BodyCell::location);
    Q_EMIT window.findChild<BodyView*>()->hexHovered(head->hex);
    studio.save(window, QStringLiteral("td-1-hover"));
    lay(presenter, twoDice(Query::AttackDice), {6, 5});
    lay(presenter, twoDice(Query::Place), {3, 3});
    studio.save(window, QStringLiteral("td-2-place"));
    lay(presenter, twoDice(Query::Damage), {6, 6});
    lay(presenter, twoDice(Query::ConsciousnessDice), {5, 4});
    studio.save(window, QStringLiteral("td-3-proposal"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("td-4-done"));
    sweepAway(studio, presenter);
}

void paintOthersNear(Studio& studio, ExchangeDialog& window)
{
    AttackPresenter& presenter = window.presenter();
    begin(studio, window, "Ilse Kerner", "Brok Tarrant");
    studio.save(window, QStringLiteral("td-5-struggle"));
    setOptionTo(studio, presenter, "burst", 1);
    studio.save(window, QStringLiteral("td-5-burst"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("td-5-rolled"));
    sweepAway(studio, presenter);
    begin(studio, window, "Ilse Kerner", "Dorte Wiek");
    setOptionTo(studio, presenter, "called", static_cast<int>(twod6::calledAt(twod6::Location::LeftLeg)));
    studio.save(window, QStringLiteral("td-6-covered"));
    sweepAway(studio, presenter);
    // The cudgel of one who lies in wait.
    begin(studio, window, "Brok Tarrant", "Joss Halden");
    studio.save(window, QStringLiteral("td-7-blow"));
    setOptionTo(studio, presenter, "cosh", 1);
    setOptionTo(studio, presenter, "from", static_cast<int>(twod6::From::Rear));
    studio.save(window, QStringLiteral("td-7-cosh"));
    sweepAway(studio, presenter);
}

void paintAttacks(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, twod6::attackExchange());
    studio.fit(window, {1320, 860});
    paintShot(studio, window);
    paintOthersNear(studio, window);
}

void paintGrapple(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, twod6::grappleExchange());
    studio.fit(window, {1320, 860});
    begin(studio, window, "Ilse Kerner", "Brok Tarrant");
    setOptionTo(studio, window.presenter(), "mode", static_cast<int>(twod6::Mode::Run));
    setOptionTo(studio, window.presenter(), "metres", 10);
    studio.save(window, QStringLiteral("td-grapple-0"));
    lay(window.presenter(), twoDice(Query::AttackDice), {6, 5});
    lay(window.presenter(), twoDice(Query::Damage), {6});
    studio.save(window, QStringLiteral("td-grapple-1"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("td-grapple-2"));
    sweepAway(studio, window.presenter());
}

void paintArea(Studio& studio)
{
    twod6::AreaDialog window(studio.fight(), studio.style(), studio.preferences());
    studio.fit(window, {1440, 900});
    AttackPresenter& presenter = window.presenter();
    giveTurn(studio, "Lio Marek", "Joss Halden");
    window.startWith({});
    studio.settle();
    studio.save(window, QStringLiteral("td-area-0"));
    lay(presenter, twoDice(Query::AttackDice), {1, 2});
    lay(presenter, twoDice(Query::Scatter), {2, 1});
    studio.save(window, QStringLiteral("td-area-1"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("td-area-2"));
    sweepAway(studio, presenter);
    window.startWith({});
    studio.settle();
    lay(presenter, twoDice(Query::AttackDice), {6, 6});
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("td-area-hit"));
    sweepAway(studio, presenter);
}

void paintActions(Studio& studio)
{
    giveTurn(studio, "Mirte Oswald", "Pavel Stroh");
    SimpleActionDialog dialog(studio.fight(), studio.style());
    for (const ActionCommand& deed : actionsOf("twod6", *studio.fight().active())) {
        // The first has a window of its own, the second none.
        if (deed.id == "grapple" || deed.id == "pass" || !deed.refusal.isEmpty())
            continue;
        dialog.start(deed);
        studio.settle();
        dialog.resize(studio.look().small ? QSize(800, 480) : QSize(900, 620));
        studio.save(dialog, QStringLiteral("td-deed-") + QString::fromStdString(deed.id));
        sweepAway(studio, dialog.presenter());
    }
    for (const char* action : {"move", "evade", "seize", "round"}) {
        dialog.start({action, {}, {{{}, action, 0, 0, true}}, {}});
        studio.settle();
        studio.save(dialog, QStringLiteral("td-%1-0").arg(QLatin1String(action)));
        dialog.presenter().dice().rollOpen();
        studio.settle();
        studio.save(dialog, QStringLiteral("td-%1-1").arg(QLatin1String(action)));
        sweepAway(studio, dialog.presenter());
    }
}

}  // namespace

void paintTwoD6(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    openDepot(studio);
    paintAttacks(studio);
    paintGrapple(studio);
    paintArea(studio);
    paintActions(studio);
}

}  // namespace hitspread
