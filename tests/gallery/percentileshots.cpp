#include "gallery/percentileshots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/percentile/vocabulary.h"
#include "support/blades.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackstart.h"
#include "ui/attack/exchangedialog.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/diagram/bodyview.h"
#include "ui/systems/percentile/dueldialog.h"
#include "ui/systems/percentile/percentilepanels.h"
#include "ui/theme/applicationstyle.h"

#include <QPushButton>

#include <algorithm>

namespace hitspread {

namespace {

using percentile::Query;

QuestionKey askedOf(Query query, int index = 0)
{
    return {static_cast<std::uint16_t>(query), static_cast<std::uint16_t>(index)};
}

/// The sample's fight of that system, with two more who carry blades.
void openBrawl(Studio& studio)
{
    const auto& all = studio.fight().snapshot().encounters;
    const auto brawl = std::ranges::find(all, std::string("percentile"), &Encounter::system);
    studio.fight().open(brawl->id);
    studio.settle();
    studio.gateway().run(
        &studio.fight(), [fight = brawl->id](CampaignServices& services) { support::joinWithBlades(services, fight); },
        [] {});
    studio.settle();
    studio.fight().reload();
    studio.settle();
}

void dropDice(Studio& studio, AttackPresenter& presenter)
{
    if (presenter.dice().hasFallen())
        presenter.drop(QStringLiteral("picture taken"));
    studio.settle();
}

template <typename Window>
void begin(Studio& studio, Window& window, const char* actor, const char* target)
{
    studio.choose(actor, target);
    window.start();
    studio.settle();
}

void paintAttack(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, percentile::attackExchange());
    studio.fit(window, {1320, 860});
    begin(studio, window, "Old Morrow", "Cass Ardent");
    studio.save(window, QStringLiteral("pct-0-start"));
    studio.saveMore(window, QStringLiteral("pct-0-more"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("pct-0-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    AttackPresenter& presenter = window.presenter();
    auto* stage = window.findChild<BodyView*>();
    Q_EMIT stage->hexHovered(Hex{0, 0});
    studio.save(window, QStringLiteral("pct-1-hover"));
    presenter.options().setNumber(*presenter.options().path("options", "called"), 4);
    presenter.dice().setDie(askedOf(Query::AttackDie), 0, 20);
    studio.save(window, QStringLiteral("pct-2-defence"));
    presenter.dice().setDie(askedOf(Query::DefenceDie), 0, 50);
    presenter.dice().setDie(askedOf(Query::HitDamage), 0, 5);
    presenter.dice().setDie(askedOf(Query::HitDamage), 1, 4);
    studio.save(window, QStringLiteral("pct-3-halved"));
    dropDice(studio, presenter);
    begin(studio, window, "Old Morrow", "Cass Ardent");
    presenter.dice().setDie(askedOf(Query::AttackDie), 0, 1);
    studio.save(window, QStringLiteral("pct-4-critical"));
    presenter.dice().choose(askedOf(Query::CriticalLocation), 1);
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("pct-5-head"));
    dropDice(studio, presenter);
    begin(studio, window, "Old Morrow", "Cass Ardent");
    presenter.dice().setDie(askedOf(Query::AttackDie), 0, 99);
    presenter.dice().setDie(askedOf(Query::FumbleDie), 0, 3);
    studio.save(window, QStringLiteral("pct-6-fumble"));
    presenter.dice().choose(askedOf(Query::FumbleTake), 1);
    presenter.apply();
    studio.settle();
    begin(studio, window, "Old Morrow", "Cass Ardent");
    studio.save(window, QStringLiteral("pct-7-refused"));
    begin(studio, window, "Dutch", "Bill");
    studio.saveMore(window, QStringLiteral("pct-8-more"));
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("pct-8-melee"));
    dropDice(studio, presenter);
}

void paintClash(Studio& studio)
{
    ExchangeDialog window({studio.fight(), studio.style(), studio.preferences()}, percentile::clashExchange());
    studio.fit(window, {1320, 860});
    begin(studio, window, "Bill", "Dutch");
    studio.save(window, QStringLiteral("pct-clash-0"));
    studio.saveMore(window, QStringLiteral("pct-clash-more"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("pct-clash-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    window.presenter().dice().setDie(askedOf(Query::AttackDie, 0), 0, 10);
    window.presenter().dice().setDie(askedOf(Query::AttackDie, 1), 0, 20);
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("pct-clash-1"));
    dropDice(studio, window.presenter());
}

/// Two pairs at once, before and after the dice.
void paintPairs(Studio& studio)
{
    studio.choose("Old Morrow", "Cass Ardent");
    // As in a round: then it is said that it takes their Actions.
    for (const CombatantView* who : {studio.fight().active(), studio.fight().target()})
        studio.fight().byHand().setValue(who->combatant.id, "actionsLeft", 1);
    studio.settle();
    percentile::DuelDialog window(studio.fight(), studio.style(), studio.preferences());
    studio.fit(window, {1060, 760});
    ActionOrder order;
    order.action = "duel";
    window.startWith({order});
    studio.settle();
    studio.key(window, Qt::Key_Plus, QStringLiteral("+"));
    studio.settle();
    studio.save(window, QStringLiteral("pct-pairs-0"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    studio.save(window, QStringLiteral("pct-pairs-odds"));
    studio.key(window, Qt::Key_H, QStringLiteral("h"));
    AttackPresenter& presenter = window.presenter();
    for (const int pair : {0, 1}) {
        presenter.dice().setDie(askedOf(Query::DuelDie, indexOfSide(pair, 0)), 0, pair == 0 ? 2 : 10);
        presenter.dice().setDie(askedOf(Query::DuelDie, indexOfSide(pair, 1)), 0, pair == 0 ? 10 : 1);
    }
    studio.key(window, Qt::Key_R, QStringLiteral("r"));
    studio.save(window, QStringLiteral("pct-pairs-1"));
    dropDice(studio, presenter);
    for (const CombatantView* who : {studio.fight().active(), studio.fight().target()})
        studio.fight().byHand().setValue(who->combatant.id, "actionsLeft", 0);
    studio.settle();
    window.startWith({order});
    studio.settle();
    studio.save(window, QStringLiteral("pct-pairs-refused"));
}

void paintRound(Studio& studio)
{
    studio.choose("Old Morrow", "Cass Ardent");
    SimpleActionDialog dialog(studio.fight(), studio.style());
    for (const ActionCommand& action : actionsOf("percentile", *studio.fight().active())) {
        // Those have windows of their own.
        if (action.id == "clash" || action.id == "duel")
            continue;
        dialog.start(action);
        studio.settle();
        dialog.resize(studio.look().small ? QSize(800, 480) : QSize(900, 620));
        studio.save(dialog, QStringLiteral("pct-deed-") + QString::fromStdString(action.id));
        if (action.id != "harm")
            continue;
        AttackPresenter& harm = dialog.presenter();
        harm.options().setNumber(*harm.options().path("options", "points"), 4);
        dialog.findChild<QPushButton*>(QStringLiteral("markEverybody"))->click();
        studio.settle();
        harm.dice().rollOpen();
        studio.settle();
        studio.save(dialog, QStringLiteral("pct-harm-several"));
        dropDice(studio, harm);
    }
    dialog.start({"round", {}, {{{}, "round", 0, 0, true}}, {}});
    studio.settle();
    studio.save(dialog, QStringLiteral("pct-round-0"));
    auto* fold = dialog.findChild<QPushButton*>(QStringLiteral("eachFold"));
    fold->click();
    studio.settle();
    AttackPresenter& round = dialog.presenter();
    Ranks watch;
    watch.set("On the watch", 10);
    round.options().set(*round.options().path("declarations", "modifiers"), watch);
    studio.save(dialog, QStringLiteral("pct-round-modifiers"));
    fold->click();
    studio.settle();
    round.dice().rollOpen();
    studio.settle();
    studio.save(dialog, QStringLiteral("pct-round-1"));
    dropDice(studio, dialog.presenter());
}

}  // namespace

void paintPercentile(ApplicationStyle& style, Album& album)
{
    Studio studio(style, album);
    openBrawl(studio);
    paintAttack(studio);
    paintClash(studio);
    paintPairs(studio);
    paintRound(studio);
}

}  // namespace hitspread
