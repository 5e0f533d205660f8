#include "gallery/attackshots.h"

#include "app/filecampaignhost.h"
#include "app/ports.h"
#include "exchange/bodyplans.h"
#include "models/fight.h"
#include "models/rulefacts.h"
#include "models/tracemodel.h"
#include "rules/systems/registry.h"
#include "storage/samplecampaign.h"
#include "support/openandwait.h"
#include "ui/attack/attackpanels.h"
#include "ui/attack/attackpresenter.h"
#include "ui/attack/bulletcursor.h"
#include "ui/attack/dueldialog.h"
#include "ui/attack/firedialog.h"
#include "ui/rules/ruledialog.h"
#include "ui/settings/preferences.h"
#include "ui/theme/applicationstyle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QTemporaryDir>

namespace hitspread {

namespace {

class FixedSeeds final : public SeedSource {
public:
    std::uint64_t next() override { return 20; }
};

void settle(const CampaignGateway& gateway)
{
    do
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    while (gateway.waiting() > 0);
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
}

/// A fight on a file of its own, and the two dialogs that attack in it.
class AttackStudio {
public:
    AttackStudio(ApplicationStyle& style, AttackLook look, QDir folder)
        : m_style(style),
          m_look(std::move(look)),
          m_folder(std::move(folder)),
          m_gateway(m_plans, m_clock, m_seeds),
          m_host(m_gateway),
          m_fight(m_gateway)
    {
        const QString file = m_place.filePath(QStringLiteral("gallery.hitspread"));
        storage::SampleCampaign::create(file).reset();
        m_preferences.setDriftSpeed(0);
        support::openAndWait(m_host, file);
        m_fight.open(0);
        settle(m_gateway);
    }

    void paintShot();
    void paintDuel();
    void paintVolleys();

private:
    void save(QWidget& window, const QString& name);
    void choose(const char* actor, const char* target);
    [[nodiscard]] RecordId idOf(const char* name) const;
    void press(FireDialog& dialog, const char* button);
    void paintBurst(FireDialog& dialog);
    void paintWalk(FireDialog& dialog);
    void paintOtherModes(FireDialog& dialog);
    void paintArea(FireDialog& dialog);
    void start(FireDialog& dialog);
    void type(FireDialog& dialog, const QByteArray& digits);
    void key(QWidget& window, int code, const QString& text = {});
    void rule(FireDialog& dialog);

    ApplicationStyle& m_style;
    AttackLook m_look;
    QDir m_folder;
    QTemporaryDir m_place;
    Preferences m_preferences;
    exchange::ShippedBodyPlans m_plans;
    WallClock m_clock;
    FixedSeeds m_seeds;
    CampaignGateway m_gateway;
    FileCampaignHost m_host;
    Fight m_fight;
};

void AttackStudio::save(QWidget& window, const QString& name)
{
    settle(m_gateway);
    QPixmap picture(window.size() * m_look.zoom);
    picture.setDevicePixelRatio(m_look.zoom);
    window.render(&picture);
    picture.save(m_folder.filePath(name + m_look.suffix + QStringLiteral(".png")));
}

void AttackStudio::choose(const char* actor, const char* target)
{
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (view.combatant.name == actor)
            m_fight.setActive(view.combatant.id);
        else if (view.combatant.name == target)
            m_fight.setTarget(view.combatant.id);
    }
}

void AttackStudio::start(FireDialog& dialog)
{
    ActionOrder order;
    order.action = std::string(bodyAction(m_fight.snapshot().encounter.system));
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = m_fight.active()->combatant.id;
    order.target = m_fight.target()->combatant.id;
    order.weapon = m_fight.weapon();
    dialog.setMinimumSize(1, 1);
    // What a title bar leaves of the smallest screen.
    dialog.resize(m_look.small ? QSize(1280, 690) : QSize(1440, 900));
    dialog.start(order, {});
    settle(m_gateway);
}

void AttackStudio::key(QWidget& window, int code, const QString& text)
{
    QWidget* focus = window.focusWidget() ? window.focusWidget() : &window;
    QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, text);
    QApplication::sendEvent(focus, &press);
    settle(m_gateway);
}

void AttackStudio::type(FireDialog& dialog, const QByteArray& digits)
{
    for (const char digit : digits)
        key(dialog, digit, QString(QLatin1Char(digit)));
}

void AttackStudio::rule(FireDialog& dialog)
{
    auto* list = dialog.findChild<QListView*>(QStringLiteral("explanation"));
    const auto* model = qobject_cast<const TraceModel*>(list->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->lineAt(row)->step
            && !ruleFacts(dialog.presenter().action(), model->lineAt(row)->step->rule).switches.empty()) {
            RuleDialog::open(dialog, m_style, dialog.presenter().action(), model->lineAt(row)->step->rule);
            break;
        }
    }
    auto* page = dialog.findChild<QWidget*>(QStringLiteral("ruleDialog"));
    save(*page, QStringLiteral("rule"));
    page->close();
    dialog.activateWindow();
    settle(m_gateway);
}

void AttackStudio::paintShot()
{
    FireDialog dialog(m_fight, m_style, m_preferences);
    AttackPresenter& presenter = dialog.presenter();
    dialog.setMinimumSize(1, 1);
    dialog.resize(m_look.small ? QSize(1280, 690) : QSize(1440, 900));
    dialog.show();
    save(dialog, QStringLiteral("fire-0-empty"));
    choose("Ines Varga", "Gate Guard 2");
    start(dialog);
    save(dialog, QStringLiteral("fire-1-target"));
    presenter.setNumber(*presenter.path("options", "distance"), 900);
    save(dialog, QStringLiteral("fire-2-refused"));
    presenter.reset(*presenter.path("options", "distance"));
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
    save(dialog, QStringLiteral("fire-8-overridden"));
    presenter.setNumber(*presenter.path("options", "distance"), 50);
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("fire-9-changed"));
    rule(dialog);
    presenter.apply();
    settle(m_gateway);
    start(dialog);
    save(dialog, QStringLiteral("fire-a-applied"));
    type(dialog, "111");
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("fire-b-missed"));
}

RecordId AttackStudio::idOf(const char* name) const
{
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (view.combatant.name == name)
            return view.combatant.id;
    }
    return 0;
}

void AttackStudio::press(FireDialog& dialog, const char* button)
{
    dialog.findChild<QAbstractButton*>(QString::fromLatin1(button))->click();
    settle(m_gateway);
}

void AttackStudio::paintBurst(FireDialog& dialog)
{
    choose("Brann Hollow", "Gate Guard 2");
    start(dialog);
    save(dialog, QStringLiteral("volley-0-refused"));
    press(dialog, "fireMode_3");
    save(dialog, QStringLiteral("volley-1-auto"));
    AttackPresenter& presenter = dialog.presenter();
    presenter.setNumber(*presenter.path("options", "dice"), 2);
    settle(m_gateway);
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
    settle(m_gateway);
}

void AttackStudio::paintWalk(FireDialog& dialog)
{
    choose("Odile Marsh", "Gate Guard 2");
    start(dialog);
    AttackPresenter& presenter = dialog.presenter();
    ActionOrder order = presenter.order();
    press(dialog, "fireMode_3");
    order = presenter.order();
    order.otherTargets = {idOf("Gate Guard 1"), idOf("Watch Dog")};
    presenter.begin(order);
    settle(m_gateway);
    presenter.setNumber(*presenter.path("targets.options", "bullets"), 3);
    presenter.setNumber(*presenter.path("options", "dice"), 3);
    settle(m_gateway);
    save(dialog, QStringLiteral("walk-0-targets"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("walk-1-rolled"));
    dialog.cursor().setRow(1);
    save(dialog, QStringLiteral("walk-2-first"));
    presenter.apply();
    settle(m_gateway);
}

void AttackStudio::paintOtherModes(FireDialog& dialog)
{
    choose("Ines Varga", "Gate Guard 1");
    start(dialog);
    press(dialog, "fireMode_1");
    save(dialog, QStringLiteral("string-0"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("string-1"));
    dialog.presenter().apply();
    settle(m_gateway);
    choose("Tomas Reed", "Breach Trooper");
    start(dialog);
    press(dialog, "fireMode_4");
    save(dialog, QStringLiteral("guns-0-refused"));
    AttackPresenter& presenter = dialog.presenter();
    if (const auto drawn = presenter.path("offHandWeapon.state", "drawn"))
        presenter.setNumber(*drawn, 3);
    settle(m_gateway);
    save(dialog, QStringLiteral("guns-1"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("guns-2"));
    presenter.drop(QStringLiteral("only a picture"));
    settle(m_gateway);
}

void AttackStudio::paintArea(FireDialog& dialog)
{
    choose("Brann Hollow", "Gate Guard 1");
    start(dialog);
    press(dialog, "fireMode_5");
    save(dialog, QStringLiteral("area-0"));
    key(dialog, Qt::Key_Return);
    save(dialog, QStringLiteral("area-1"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("area-2"));
    dialog.presenter().apply();
    settle(m_gateway);
    ActionOrder order;
    order.action = "evade";
    order.encounter = m_fight.snapshot().encounter.id;
    order.actor = idOf("Brann Hollow");
    order.target = idOf("Gate Guard 1");
    for (const CombatantView& view : m_fight.snapshot().combatants) {
        if (view.combatant.id == order.actor)
            order.weapon = view.weapons.front().possession.id;
    }
    dialog.start(order, {});
    settle(m_gateway);
    save(dialog, QStringLiteral("cross-0"));
    press(dialog, "rollAllButton");
    save(dialog, QStringLiteral("cross-1"));
}

void AttackStudio::paintVolleys()
{
    FireDialog dialog(m_fight, m_style, m_preferences);
    for (const char* name : {"Brann Hollow", "Odile Marsh", "Tomas Reed"})
        m_fight.setByHand(idOf(name), "actionsLeft", 6);
    settle(m_gateway);
    paintBurst(dialog);
    paintWalk(dialog);
    paintOtherModes(dialog);
    paintArea(dialog);
}

void AttackStudio::paintDuel()
{
    for (const Encounter& encounter : m_fight.snapshot().encounters) {
        const System* system = findSystem(encounter.system);
        if (system && system->duel())
            m_fight.open(encounter.id);
    }
    settle(m_gateway);
    const auto& all = m_fight.snapshot().combatants;
    m_fight.setActive(all[0].combatant.id);
    m_fight.setTarget(all[1].combatant.id);
    DuelDialog dialog(m_fight, m_style);
    dialog.setMinimumSize(1, 1);
    dialog.start();
    dialog.resize(m_look.small ? QSize(1060, 660) : QSize(1200, 820));
    settle(m_gateway);
    save(dialog, QStringLiteral("duel-0"));
    key(dialog, Qt::Key_R);
    save(dialog, QStringLiteral("duel-1"));
}

}  // namespace

void paintAttacks(ApplicationStyle& style, const AttackLook& look, const QDir& folder)
{
    AttackStudio studio(style, look, folder);
    if (look.volleys) {
        studio.paintVolleys();
        return;
    }
    studio.paintShot();
    studio.paintDuel();
}

}  // namespace hitspread
