#include "gallery/attackshots.h"

#include "gallery/studio.h"
#include "models/fight/fighthand.h"
#include "models/history/tracemodel.h"
#include "models/odds/oddsoutlook.h"
#include "models/play/attackpresenter.h"
#include "models/rules/rulefacts.h"
#include "rules/systems/registry.h"
#include "ui/attack/attackpanels.h"
#include "ui/rules/ruledialog.h"
#include "ui/systems/percentile/dueldialog.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/systems/threed/firedialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QListView>
#include <QPushButton>

#include <tuple>

namespace hitspread {

namespace {

/// The two dialogs that attack over a body, in every mode.
class AttackStudio : public Studio {
public:
    using Studio::Studio;

    void paintShot();
    void paintDuel();
    void paintVolleys();

private:
    [[nodiscard]] RecordId idOf(const char* name);
    void press(threed::FireDialog& dialog, const char* button);
    void paintBurstOdds(threed::FireDialog& dialog);
    void paintBurst(threed::FireDialog& dialog);
    void paintWalk(threed::FireDialog& dialog);
    void paintOtherModes(threed::FireDialog& dialog);
    void paintArea(threed::FireDialog& dialog);
    void paintEnds(threed::FireDialog& dialog);
    void start(threed::FireDialog& dialog);
    void rule(threed::FireDialog& dialog);
};

void AttackStudio::start(threed::FireDialog& dialog)
{
    ActionOrder order;
    order.action = primaryAttackOf(fight().snapshot().encounter.system)->action;
    order.encounter = fight().snapshot().encounter.id;
    order.actor = fight().active()->combatant.id;
    order.target = fight().target()->combatant.id;
    order.weapon = fight().weapon();
    fit(dialog, {1440, 900});
    dialog.startWith({order});
    settle();
}

void AttackStudio::rule(threed::FireDialog& dialog)
{
    auto* list = dialog.findChild<QListView*>(QStringLiteral("explanation"));
    const auto* model = qobject_cast<const TraceModel*>(list->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->lineAt(row)->step
            && !ruleFacts(dialog.presenter().action(), model->lineAt(row)->step->rule).switches.empty()) {
            RuleDialog::open(dialog, style(), dialog.presenter().action(), model->lineAt(row)->step->rule);
            break;
        }
    }
    auto* page = dialog.findChild<QWidget*>(QStringLiteral("ruleDialog"));
    save(*page, QStringLiteral("rule"));
    page->close();
    dialog.activateWindow();
    settle();
}

void AttackStudio::paintShot()
{
    threed::FireDialog dialog(fight(), style(), preferences());
    AttackPresenter& presenter = dialog.presenter();
    fit(dialog, {1440, 900});
    dialog.show();
    save(dialog, QStringLiteral("fire-0-empty"));
    choose("Ines Varga", "Gate Guard 2");
    start(dialog);
    save(dialog, QStringLiteral("fire-1-target"));
    key(dialog, Qt::Key_H);
    auto* outlook = dialog.findChild<OddsOutlook*>();
    outlook->finish();
    save(dialog, QStringLiteral("fire-1-target-odds"));
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 62);
    outlook->finish();
    dialog.findChild<SegmentRow*>(QStringLiteral("oddsLook"))->button(1)->click();
    outlook->setGoal({OddsResult::Struck, {0, 1}});
    outlook->finish();
    save(dialog, QStringLiteral("fire-1-target-odds-far"));
    presenter.options().reset(*presenter.options().path("options", "distance"));
    dialog.findChild<SegmentRow*>(QStringLiteral("oddsLook"))->button(0)->click();
    key(dialog, Qt::Key_H);
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 900);
    save(dialog, QStringLiteral("fire-2-refused"));
    presenter.options().reset(*presenter.options().path("options", "distance"));
    key(dialog, Qt::Key_T);
    save(dialog, QStringLiteral("fire-3-open"));
    type(dialog, "45");
    save(dialog, QStringLiteral("fire-4-half"));
    type(dialog, "9");
    save(dialog, QStringLiteral("fire-5-wrong"));
    type(dialog, "34");
    save(dialog, QStringLiteral("fire-6-points"));
    type(dialog, "3");
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("fire-7-drift"));
    for (const Step& step : presenter.action().findings.steps) {
        const std::string_view id = presenter.system().quantities()[step.key.quantity].id;
        if (id == "attack.skill") {
            presenter.overrule(step.key, step.value - 2, QStringLiteral("smoke"));
            break;
        }
    }
    settle();
    // In the largest letters the steps are below what the window shows.
    const bool areStepsSeen = style().theme().textPercent() == 100;
    if (areStepsSeen)
        save(dialog, QStringLiteral("fire-8-overridden"));
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 50);
    key(dialog, Qt::Key_R);
    if (areStepsSeen)
        save(dialog, QStringLiteral("fire-9-changed"));
    // One size; the window it stands over does not show.
    if (!look().small && !look().wide)
        rule(dialog);
    presenter.apply();
    settle();
    start(dialog);
    save(dialog, QStringLiteral("fire-a-applied"));
    type(dialog, "111");
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("fire-b-missed"));
    presenter.drop(QStringLiteral("picture taken"));
    settle();
    paintEnds(dialog);
}

/// The two heaviest ends of a shot.
void AttackStudio::paintEnds(threed::FireDialog& dialog)
{
    AttackPresenter& presenter = dialog.presenter();
    for (const auto& [name, damage, incapLost] : {std::tuple{"fire-c-dead", 40, 0}, {"fire-d-unconscious", 4, 20}}) {
        start(dialog);
        presenter.options().setNumber(*presenter.options().path("ammunition", "damage"), damage);
        presenter.options().setNumber(*presenter.options().path("target.condition", "standardTotal"), incapLost);
        settle();
        key(dialog, Qt::Key_T);
        type(dialog, "6663");
        key(dialog, Qt::Key_R);
        save(dialog, QLatin1String(name));
        presenter.drop(QStringLiteral("picture taken"));
        settle();
    }
}

RecordId AttackStudio::idOf(const char* name)
{
    for (const CombatantView& view : fight().snapshot().combatants) {
        if (view.combatant.name == name)
            return view.combatant.id;
    }
    return 0;
}

void AttackStudio::press(threed::FireDialog& dialog, const char* button)
{
    dialog.findChild<QAbstractButton*>(QString::fromLatin1(button))->click();
    settle();
}

/// Three bullets, followed through everything they do.
void AttackStudio::paintBurstOdds(threed::FireDialog& dialog)
{
    choose("Ines Varga", "Gate Guard 2");
    start(dialog);
    press(dialog, "fireMode_2");
    key(dialog, Qt::Key_H);
    dialog.findChild<OddsOutlook*>()->finish();
    save(dialog, QStringLiteral("volley-0-burst-odds"));
    key(dialog, Qt::Key_H);
}

void AttackStudio::paintBurst(threed::FireDialog& dialog)
{
    choose("Brann Hollow", "Gate Guard 2");
    start(dialog);
    AttackPresenter& presenter = dialog.presenter();
    presenter.options().setNumber(*presenter.options().path("targets.options", "distance"), 900);
    save(dialog, QStringLiteral("volley-0-refused"));
    presenter.options().reset(*presenter.options().path("targets.options", "distance"));
    // The one mode of this weapon, which it starts with.
    save(dialog, QStringLiteral("volley-1-auto"));
    key(dialog, Qt::Key_H);
    dialog.findChild<OddsOutlook*>()->finish();
    save(dialog, QStringLiteral("volley-1-odds"));
    key(dialog, Qt::Key_H);
    presenter.options().setNumber(*presenter.options().path("options", "dice"), 2);
    settle();
    key(dialog, Qt::Key_T);
    type(dialog, "43");
    save(dialog, QStringLiteral("volley-2-number"));
    key(dialog, Qt::Key_9, QStringLiteral("9"));
    type(dialog, "665");
    key(dialog, Qt::Key_2, QStringLiteral("2"));
    save(dialog, QStringLiteral("volley-3-points"));
    key(dialog, Qt::Key_Return);
    type(dialog, "1");
    save(dialog, QStringLiteral("volley-4-influence"));
    key(dialog, Qt::Key_Plus, QStringLiteral("+"));
    type(dialog, "3");
    save(dialog, QStringLiteral("volley-5-mid"));
    key(dialog, Qt::Key_Return);
    type(dialog, "3443");
    save(dialog, QStringLiteral("volley-6-open"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("volley-7-all"));
    dialog.cursor().setRow(5);
    save(dialog, QStringLiteral("volley-8-scrubbed"));
    dialog.cursor().setReached(4);
    save(dialog, QStringLiteral("volley-9-replay"));
    dialog.cursor().setReached(-1);
    presenter.apply();
    settle();
}

void AttackStudio::paintWalk(threed::FireDialog& dialog)
{
    choose("Odile Marsh", "Gate Guard 2");
    start(dialog);
    AttackPresenter& presenter = dialog.presenter();
    ActionOrder order = presenter.order();
    press(dialog, "fireMode_3");
    order = presenter.order();
    order.otherTargets = {idOf("Gate Guard 1"), idOf("Watch Dog")};
    presenter.begin(order);
    settle();
    presenter.options().setNumber(*presenter.options().path("targets.options", "bullets"), 3);
    presenter.options().setNumber(*presenter.options().path("options", "dice"), 3);
    settle();
    save(dialog, QStringLiteral("walk-0-targets"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("walk-1-rolled"));
    dialog.cursor().setRow(1);
    save(dialog, QStringLiteral("walk-2-first"));
    presenter.apply();
    settle();
}

void AttackStudio::paintOtherModes(threed::FireDialog& dialog)
{
    choose("Ines Varga", "Gate Guard 1");
    start(dialog);
    press(dialog, "fireMode_1");
    save(dialog, QStringLiteral("string-0"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("string-1"));
    dialog.presenter().apply();
    settle();
    choose("Tomas Reed", "Breach Trooper");
    start(dialog);
    press(dialog, "fireMode_2");
    save(dialog, QStringLiteral("guns-0-refused"));
    AttackPresenter& presenter = dialog.presenter();
    if (const auto drawn = presenter.options().path("offHandWeapon.state", "drawn"))
        presenter.options().setNumber(*drawn, 3);
    settle();
    save(dialog, QStringLiteral("guns-1"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("guns-2"));
    presenter.drop(QStringLiteral("only a picture"));
    settle();
}

void AttackStudio::paintArea(threed::FireDialog& dialog)
{
    // Somebody who is still alive after all that fire, and can cross.
    choose("Brann Hollow", "Breach Trooper");
    start(dialog);
    press(dialog, "fireMode_5");
    save(dialog, QStringLiteral("area-0"));
    press(dialog, "primaryButton");
    save(dialog, QStringLiteral("area-1"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("area-2"));
    dialog.presenter().apply();
    settle();
    ActionOrder order;
    order.action = "evade";
    order.encounter = fight().snapshot().encounter.id;
    order.actor = idOf("Brann Hollow");
    order.target = idOf("Breach Trooper");
    for (const CombatantView& view : fight().snapshot().combatants) {
        if (view.combatant.id == order.actor)
            order.weapon = view.weapons.front().possession.id;
    }
    dialog.startWith({order});
    settle();
    save(dialog, QStringLiteral("cross-0"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("cross-1"));
}

void AttackStudio::paintVolleys()
{
    threed::FireDialog dialog(fight(), style(), preferences());
    for (const char* name : {"Brann Hollow", "Odile Marsh", "Tomas Reed"})
        fight().byHand().setValue(idOf(name), "actionsLeft", 6);
    settle();
    paintBurstOdds(dialog);
    paintBurst(dialog);
    paintWalk(dialog);
    paintOtherModes(dialog);
    paintArea(dialog);
}

void AttackStudio::paintDuel()
{
    for (const Encounter& encounter : fight().snapshot().encounters) {
        const System* system = findSystem(encounter.system);
        if (system && system->action("duel"))
            fight().open(encounter.id);
    }
    settle();
    const auto& all = fight().snapshot().combatants;
    fight().setActive(all[0].combatant.id);
    fight().setTarget(all[1].combatant.id);
    percentile::DuelDialog dialog(fight(), style(), preferences());
    dialog.setMinimumSize(1, 1);
    ActionOrder order;
    order.action = "duel";
    dialog.startWith({order});
    dialog.resize(look().small ? QSize(1060, 660) : QSize(1200, 820));
    settle();
    save(dialog, QStringLiteral("duel-0"));
    key(dialog, Qt::Key_H);
    save(dialog, QStringLiteral("duel-odds"));
    key(dialog, Qt::Key_H);
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("duel-1"));
}

}  // namespace

void paintShots(ApplicationStyle& style, Album& album)
{
    AttackStudio(style, album).paintShot();
}

void paintVolleys(ApplicationStyle& style, Album& album)
{
    AttackStudio(style, album).paintVolleys();
}

void paintDuel(ApplicationStyle& style, Album& album)
{
    AttackStudio(style, album).paintDuel();
}

}  // namespace hitspread
