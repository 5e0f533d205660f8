#include "gallery/shellshots.h"

#include "gallery/desk.h"
#include "gallery/faces.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/registry.h"
#include "support/asnobody.h"
#include "support/openandwait.h"
#include "ui/diagram/bodyview.h"
#include "ui/fields/numberfield.h"
#include "ui/shell/mainwindow.h"
#include "ui/systems/threed/firedialog.h"
#include "ui/theme/applicationstyle.h"
#include "ui/widgets/problembar.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr QSize kMiddle(1440, 872);
constexpr QSize kLarge(1920, 1052);

/// The window on a campaign of its own, and what is needed to bring it into a state.
class Stage : public Desk {
public:
    Stage(ApplicationStyle& style, Album& album)
        : Desk(album), m_window(host(), gateway(), backups(), style, preferences())
    {
        m_window.resize(kSmall);
        m_window.show();
        settle();
    }
    /// Another campaign, in a place where nobody may write.
    void openForReading()
    {
        const QString file = m_nobodys.filePath(QStringLiteral("old-quay.hitspread"));
        copySample(file);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
        const auto everybody = QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup
            | QFile::ReadOther | QFile::ExeOther;
        QFile::setPermissions(m_nobodys.path(), everybody);
        // Nobody may write pictures either.
        album().finish();
        {
            const support::AsNobody nobody;
            support::openAndWait(host(), file);
            settle();
        }
        QFile::setPermissions(m_nobodys.path(), everybody | QFile::WriteOwner);
    }
    /// The fight under rules with duels, its first two against each other.
    void openDuel()
    {
        Fight& fight = m_window.fight();
        for (const Encounter& encounter : fight.snapshot().encounters) {
            const System* system = findSystem(encounter.system);
            if (system && system->action("duel"))
                fight.open(encounter.id);
        }
        settle();
        fight.setActive(fight.snapshot().combatants[0].combatant.id);
        fight.setTarget(fight.snapshot().combatants[1].combatant.id);
        settle();
    }
    void aim()
    {
        Fight& fight = m_window.fight();
        for (const CombatantView& view : fight.snapshot().combatants) {
            if (view.combatant.name == "Ines Varga")
                fight.setActive(view.combatant.id);
        }
        for (const CombatantView& view : fight.snapshot().combatants) {
            if (view.combatant.name == "Gate Guard 2")
                fight.setTarget(view.combatant.id);
        }
        settle();
    }
    /// One shot, rolled and applied; `damage`: of the round, 0: as it is.
    void shoot(int damage = 0)
    {
        find<QAction>("action_fire")->trigger();
        settle();
        auto* dialog = find<threed::FireDialog>("fireDialog");
        if (dialog && damage > 0) {
            AttackPresenter& presenter = dialog->presenter();
            presenter.options().setNumber(*presenter.options().path("ammunition", "damage"), damage);
            presenter.options().setNumber(*presenter.options().path("options", "difficulty"), 20);
            settle();
        }
        for (int guard = 0; dialog && dialog->isVisible() && guard < 12; ++guard) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
            QApplication::sendEvent(dialog, &press);
            settle();
        }
    }
    /// Somebody of the fight acts.
    void act(const char* name)
    {
        m_window.fight().setActive(called(name));
        settle();
    }
    /// One value of somebody's condition.
    void put(const char* name, const char* field, int value)
    {
        m_window.fight().byHand().setValue(called(name), field, value);
        settle();
    }
    /// The phase has begun for everybody, as the rules have it.
    void beginPhase()
    {
        find<QAction>("action_next")->trigger();
        settle();
    }
    /// Portraits for most of those in the fight.
    void putFaces()
    {
        int number = 0;
        for (const CombatantView& view : m_window.fight().snapshot().combatants) {
            const RecordId character = view.combatant.character;
            if (++number % 4 == 0)
                continue;
            gateway().run(
                &m_window,
                [character, number](CampaignServices& services) {
                    (void)services.library.setPortrait(character, inventedFace(number));
                },
                [] {});
        }
        settle();
        m_window.fight().reload();
        settle();
    }
    /// More of one character than fit into a list.
    void bring(const char* character, int count)
    {
        m_window.fight().people().add({m_window.fight().snapshot().find(called(character))->combatant.character,
                                       "Dock Guard", count, Side::Opponents});
        settle();
    }
    template <typename T>
    T* find(const char* name)
    {
        return m_window.findChild<T*>(QString::fromLatin1(name));
    }
    void paintMenu(QMenu& menu, const QString& name)
    {
        menu.popup(m_window.mapToGlobal(QPoint(40, 40)));
        Desk::save(menu, name);
        menu.hide();
    }
    void save(const char* state)
    {
        for (const QSize size : {kSmall, kLarge}) {
            m_window.resize(size);
            Desk::save(m_window, QStringLiteral("main-%1-%2").arg(QLatin1String(state)).arg(size.height() + 28));
        }
    }
    /// A state at the size between.
    void saveMiddle(const char* state)
    {
        m_window.resize(kMiddle);
        Desk::save(m_window, QStringLiteral("main-%1-%2").arg(QLatin1String(state)).arg(kMiddle.height() + 28));
    }
    MainWindow& window() { return m_window; }

private:
    RecordId called(const char* name)
    {
        for (const CombatantView& view : m_window.fight().snapshot().combatants) {
            if (view.combatant.name == name)
                return view.combatant.id;
        }
        return 0;
    }

    QTemporaryDir m_nobodys;  ///< where nobody may write
    MainWindow m_window;
};

/// Who has acted, who is out, what keeps a weapon from being fired, and more people than fit.
void paintMoments(ApplicationStyle& style, Album& album)
{
    Stage stage(style, album);
    stage.open();
    stage.beginPhase();
    stage.aim();
    stage.save("running");
    stage.putFaces();
    stage.save("faces");
    stage.put("Sgt Holt", "actionsLeft", 0);
    stage.put("Gate Guard 2", "actionsLeft", 0);
    stage.put("Ines Varga", "actionsHeld", 1);
    stage.save("acted");
    stage.put("Tomas Reed", "unconscious", 1);
    stage.put("Ines Varga", "actionsLeft", 0);
    stage.save("unconscious");
    stage.put("Gate Guard 1", "dead", 1);
    stage.act("Gate Guard 1");
    stage.save("dead");
    stage.act("Sgt Holt");
    stage.put("Sgt Holt", "actionsLeft", 1);
    stage.shoot();
    stage.put("Sgt Holt", "actionsLeft", 1);
    stage.save("uncocked");
    stage.bring("Gate Guard 2", 10);
    stage.beginPhase();
    stage.save("twenty");
}

/// Every menu of the bar with what opens out of it, and what stands behind More.
void paintMenus(Stage& stage)
{
    int place = 0;
    for (auto* menu : stage.window().menuBar()->findChildren<QMenu*>()) {
        ++place;
        const QString own = menu->objectName().remove(QStringLiteral("Menu"));
        stage.paintMenu(*menu, QStringLiteral("main-menu-%1").arg(own.isEmpty() ? QString::number(place) : own));
    }
    if (auto* more = stage.find<QPushButton>("moreButton"); more && more->menu())
        stage.paintMenu(*more->menu(), QStringLiteral("main-menu-more"));
}

}  // namespace

void paintShell(ApplicationStyle& style, Album& album)
{
    paintMoments(style, album);
    Stage stage(style, album);
    stage.save("empty");
    stage.open();
    stage.aim();
    stage.save("fight");
    paintMenus(stage);
    stage.shoot();
    stage.save("shot");
    stage.saveMiddle("shot");
    // The same shot again, with another end.
    stage.window().fight().steps().undo();
    stage.settle();
    stage.shoot(40);
    stage.save("killed");
    stage.saveMiddle("killed");
    if (auto* round = stage.find<NumberField>("round")) {
        stage.window().activateWindow();
        round->setFocus(Qt::TabFocusReason);
        stage.settle();
        stage.save("byhand");
        stage.find<BodyView>("stage")->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT stage.host().failed(Problem{ProblemCode::DamagedCampaign,
                                       {SiteKind::File, "campaigns/old-quay.hitspread"},
                                       {because<Reason::SchemaPartMissing>()}});
    stage.settle();
    stage.save("problem");
    stage.find<ProblemBar>("problemBar")->hide();
    Q_EMIT stage.host().started(CampaignHost::Work::Opening, QStringLiteral("campaigns/old-quay.hitspread"));
    stage.settle();
    stage.save("busy");
    Q_EMIT stage.host().ended();
    auto* past = stage.find<QDockWidget>("historyDock");
    past->setFloating(true);
    past->resize(420, 300);
    stage.save("floating");
    stage.Desk::save(*past, QStringLiteral("main-floating-dock"));
    past->setFloating(false);
    stage.openDuel();
    stage.save("duel");
    stage.openForReading();
    stage.aim();
    stage.save("readonly");
}

}  // namespace hitspread
