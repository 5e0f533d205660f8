#include "gallery/fightshots.h"

#include "gallery/desk.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "rules/core/dice/dice.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr QSize kLarge(1920, 1052);
constexpr int kCrowd = 60;

/// The main window on the sample campaign, and its dialogs.
class Stage : public Desk {
public:
    Stage(ApplicationStyle& style, Album& album)
        : Desk(album), m_window(host(), gateway(), backups(), style, preferences())
    {
        m_window.resize(kSmall);
        m_window.show();
        Desk::open();
    }
    template <typename T>
    T* find(const char* name)
    {
        return m_window.findChild<T*>(QString::fromLatin1(name));
    }
    QDialog& open(const char* action, const char* dialog)
    {
        find<QAction>(action)->trigger();
        settle();
        return *find<QDialog>(dialog);
    }
    /// The field of this name in a dialog: several dialogs ask who comes.
    void write(QDialog& dialog, const char* field, const QString& text)
    {
        auto* widget = dialog.findChild<QWidget*>(QLatin1String(field));
        if (auto* line = qobject_cast<QLineEdit*>(widget))
            line->setText(text);
        if (auto* box = qobject_cast<QComboBox*>(widget))
            box->setEditText(text);
        settle();
    }
    void press(QDialog& dialog, const char* button)
    {
        dialog.findChild<QPushButton*>(QLatin1String(button))->click();
        settle();
    }
    RecordId called(const char* name)
    {
        for (const CombatantView& view : m_window.fight().snapshot().combatants) {
            if (view.combatant.name == name)
                return view.combatant.id;
        }
        return 0;
    }
    void save(QWidget& widget, const char* name) { Desk::save(widget, QStringLiteral("fight-") + QLatin1String(name)); }
    void saveWindow(const char* name)
    {
        for (const auto& [size, words] : {std::pair{kSmall, "720"}, {kLarge, "1080"}}) {
            m_window.resize(size);
            save(m_window, (QByteArray(name) + '-' + words).constData());
        }
        m_window.resize(kSmall);
    }
    Fight& fight() { return m_window.fight(); }

private:
    MainWindow m_window;
};

void paintNewFight(Stage& stage)
{
    QDialog& dialog = stage.open("action_newFight", "newFight");
    stage.save(dialog, "new-empty");
    stage.write(dialog, "fightName", QStringLiteral("The pier, after midnight, when the tide is out"));
    stage.write(dialog, "addSearch", QStringLiteral("6x gua"));
    dialog.findChild<QComboBox*>(QStringLiteral("addColour"))->setCurrentIndex(6);
    stage.press(dialog, "addGroup");
    stage.write(dialog, "addSearch", QStringLiteral("ines"));
    dialog.findChild<QPushButton*>(QStringLiteral("addSide_0"))->click();
    stage.press(dialog, "addGroup");
    stage.write(dialog, "addSearch",
                QStringLiteral("2x Deckhand of the second watch, who is called by everybody Old Barnacle"));
    stage.write(dialog, "addWeapon", QStringLiteral("Gutting knife"));
    stage.save(dialog, "new-typed");
    stage.press(dialog, "addGroup");
    stage.write(dialog, "addSearch", QStringLiteral("gua"));
    stage.write(dialog, "addWeapon", QStringLiteral("Spoon"));
    stage.save(dialog, "new-refused");
    dialog.reject();
}

void paintAdding(Stage& stage)
{
    QDialog& dialog = stage.open("action_addCombatants", "addCombatants");
    stage.write(dialog, "addSearch", QStringLiteral("3x gua"));
    stage.save(dialog, "add");
    stage.write(dialog, "addSearch", QStringLiteral("Deckhand"));
    stage.save(dialog, "add-typed");
    dialog.reject();
}

void paintList(Stage& stage)
{
    QDialog& dialog = stage.open("action_fights", "fights");
    stage.press(dialog, "fightsDuplicate");
    stage.press(dialog, "fightsDuplicate");
    stage.press(dialog, "fightsArchive");
    stage.save(dialog, "list");
    dialog.findChild<QCheckBox*>(QStringLiteral("fightsArchived"))->click();
    stage.save(dialog, "list-aside");
    dialog.reject();
}

void paintDistances(Stage& stage)
{
    QDialog& dialog = stage.open("action_distances", "distances");
    stage.save(dialog, "distances");
    stage.press(dialog, "betweenSides");
    stage.press(dialog, "metres_40");
    stage.save(dialog, "distances-changed");
    dialog.reject();
    RecordId guard = 0;
    for (const CombatantView& view : stage.fight().snapshot().combatants) {
        if (view.combatant.name == "Gate Guard 1")
            guard = view.combatant.character;
    }
    stage.fight().people().rename(stage.called("Sgt Holt"),
                                  "Sergeant Holt, who has stood at this gate for thirty years");
    stage.fight().people().add(Newcomers{guard, "Gate Guard", kCrowd - 10, Side::Opponents});
    stage.settle();
    (void)stage.open("action_distances", "distances");
    stage.save(dialog, "distances-sixty");
    dialog.reject();
    for (int i = 0; i < 2; ++i)
        stage.fight().steps().undo();
    stage.settle();
}

void paintPeople(Stage& stage)
{
    int colour = 0;
    for (const char* name : {"Sgt Holt", "Ines Varga", "Gate Guard 2", "Tomas Reed", "Gate Guard 1", "Odile Marsh",
                             "Brann Hollow", "Sable Quill"})
        stage.fight().people().setColour({stage.called(name)}, ++colour);
    stage.fight().people().setAway({stage.called("Watch Dog")}, true);
    stage.fight().people().setSide({stage.called("Sable Quill")}, Side::Others);
    stage.saveWindow("people");
    auto* menu = stage.find<QMenu>("colourMenu");
    stage.find<QAction>("action_colours")->trigger();
    stage.save(*menu, "colours");
    menu->hide();
}

void paintConditions(Stage& stage)
{
    QDialog& dialog = stage.open("action_condition", "conditionDialog");
    stage.save(dialog, "condition-empty");
    stage.write(dialog, "condition", QStringLiteral("Soaked through and shivering"));
    stage.save(dialog, "condition-new");
    dialog.reject();
    const RecordId guard = stage.fight().active()->combatant.id;
    const RecordId ines = stage.called("Ines Varga");
    Lasting dazed;
    dazed.left = 1;
    stage.fight().people().putCondition({guard, ines}, 0, "Dazed", dazed);
    stage.fight().people().putCondition({guard}, 0, "Soaked through and shivering", {});
    Fight& fight = stage.fight();
    fight.gateway().run(
        &fight,
        [id = fight.snapshot().encounter.id](CampaignServices& services) {
            SeededAnswerer dice(3);
            const auto passed = ActionService::resolved(services.turns.prepare(id), &dice);
            return services.actions.apply({0, id, passed.action}, "Round 4, phase 1");
        },
        [&fight, guard, dazed](EntryId) { fight.people().putCondition({guard}, 0, "Blinded", dazed); });
    stage.settle();
    stage.saveWindow("conditions");
}

/// Who holds an Action in the list, an Action split in two in its window and on the card.
void paintHolders(Stage& stage)
{
    for (const char* name : {"Ines Varga", "Gate Guard 2", "Sgt Holt"}) {
        stage.fight().byHand().setValue(stage.called(name), "actionsHeld", 1);
        stage.settle();
    }
    stage.fight().setActive(stage.called("Ines Varga"));
    stage.fight().byHand().setValue(stage.called("Ines Varga"), "actionsLeft", 1);
    stage.settle();
    QDialog& dialog = stage.open("action_own_split", "actionDialog");
    stage.save(dialog, "split");
    auto* share = dialog.findChild<QLineEdit*>(QStringLiteral("option_share"));
    const auto write = [&](const char* digits) {
        share->setText(QLatin1String(digits));
        Q_EMIT share->editingFinished();
    };
    write("9");
    stage.save(dialog, "split-refused");
    write("2");
    dialog.findChild<QCheckBox*>(QStringLiteral("option_inAdvance"))->click();
    stage.save(dialog, "split-held");
    stage.press(dialog, "primaryButton");
    stage.saveWindow("holders");
    QDialog& test = stage.open("action_own_check", "actionDialog");
    stage.save(test, "test");
    test.reject();
}

/// Grenades that lie about and an area under fire below the list, the window that lays one down.
void paintGround(Stage& stage)
{
    stage.fight().byHand().setValue(stage.called("Sgt Holt"), "zoneValue", 6);
    stage.settle();
    stage.fight().byHand().setValue(stage.called("Sgt Holt"), "zoneBullets", 9);
    stage.settle();
    const auto lay = [&](const char* picture, const char* where, const QString& phases) {
        QDialog& dialog = stage.open("action_lay", "layDialog");
        stage.write(dialog, "layWhere", QString::fromLatin1(where));
        stage.write(dialog, "layFuse", phases);
        stage.save(dialog, picture);
        stage.press(dialog, "lay");
    };
    lay("lay", "behind the crates at the gate", QString());
    lay("lay-fuse", "at the crane", QStringLiteral("2"));
    lay("lay-now", "under the cart", QStringLiteral("0"));
    stage.saveWindow("ground");
    for (QToolButton* row : stage.find<QWidget>("ground")->findChildren<QToolButton*>()) {
        if (!row->isVisible() || !row->objectName().startsWith(QStringLiteral("lying")))
            continue;
        row->menu()->popup(row->mapToGlobal(row->rect().bottomLeft()));
        stage.save(*row->menu(), "ground-menu");
        row->menu()->hide();
        row->menu()->findChild<QAction*>(QStringLiteral("goOff"))->trigger();
        stage.settle();
        auto* dialog = stage.find<QDialog>("grenadeDialog");
        stage.save(*dialog, "ground-goes-off");
        dialog->reject();
        break;
    }
}

void paintRest(Stage& stage)
{
    QDialog& dialog = stage.open("action_rest", "restDialog");
    stage.save(dialog, "rest-empty");
    stage.write(dialog, "restDays", QStringLiteral("42"));
    dialog.findChild<QCheckBox*>(QStringLiteral("restHospital"))->click();
    stage.save(dialog, "rest");
    dialog.reject();
}

}  // namespace

void paintFights(ApplicationStyle& style, Album& album)
{
    Stage stage(style, album);
    paintNewFight(stage);
    paintAdding(stage);
    paintDistances(stage);
    paintPeople(stage);
    paintConditions(stage);
    paintHolders(stage);
    paintGround(stage);
    paintRest(stage);
    paintList(stage);
}

}  // namespace hitspread
