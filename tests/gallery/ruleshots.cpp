#include "gallery/ruleshots.h"

#include "formats/profilefolder.h"
#include "gallery/desk.h"
#include "models/fight/fight.h"
#include "ui/rules/ruleswindow.h"
#include "ui/shell/mainwindow.h"
#include "ui/systems/threed/firedialog.h"
#include "ui/theme/applicationstyle.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace hitspread {

namespace {

constexpr QSize kSmall(1280, 692);  ///< what a title bar leaves of 1280 x 720
constexpr QSize kUsual(1240, 800);

/// The main window with its window of rules, after a shot in the sample fight.
class Stage : public Desk {
public:
    Stage(ApplicationStyle& style, Album& album)
        : Desk(album), m_window(host(), gateway(), backups(), style, preferences())
    {
        QDir(formats::ownProfilesFolder()).removeRecursively();
        m_window.resize(kSmall);
        m_window.show();
        open();
        shoot();
    }
    template <typename T>
    T* find(const char* name)
    {
        return m_window.findChild<T*>(QString::fromLatin1(name));
    }
    RulesWindow& rules() { return *m_window.findChild<RulesWindow*>(); }
    void press(const char* action)
    {
        find<QAction>(action)->trigger();
        settle();
    }
    void write(const char* line, const QString& text)
    {
        find<QLineEdit>(line)->setText(text);
        settle();
    }
    void rule(const QString& system, const QString& id)
    {
        rules().openRule(system, id);
        settle();
    }
    void oneSwitch(const char* id)
    {
        rules().openSwitch(QLatin1String(id));
        settle();
    }
    void save(const char* name)
    {
        for (const QSize size : {kSmall, kUsual}) {
            rules().resize(size);
            Desk::save(rules(), QStringLiteral("rules-%1-%2").arg(QLatin1String(name)).arg(size.height()));
        }
    }

private:
    void shoot()
    {
        find<QAction>("action_fire")->trigger();
        settle();
        auto* dialog = find<threed::FireDialog>("fireDialog");
        for (int guard = 0; dialog && dialog->isVisible() && guard < 12; ++guard) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
            QApplication::sendEvent(dialog, &press);
            settle();
        }
    }

    MainWindow m_window;
};

void paintReading(Stage& stage)
{
    const QString threed = QStringLiteral("threed");
    stage.press("action_rules");
    stage.save("first");
    stage.rule(threed, QStringLiteral("3D-DEV-04"));
    stage.save("used");
    stage.rule(threed, QStringLiteral("3D-DAM-02"));
    stage.save("links");
    stage.rule(threed, QStringLiteral("3D-JAM-03"));
    stage.save("off");
    stage.write("rulesSearch", QStringLiteral("phys knock"));
    stage.save("search");
    stage.write("rulesSearch", QStringLiteral("carbuncle"));
    stage.save("nothing");
    stage.write("rulesSearch", {});
    stage.rule(QStringLiteral("twod6"), QStringLiteral("TD-10"));
    stage.save("listed");
}

void paintSwitches(Stage& stage)
{
    stage.press("action_houseRules");
    stage.oneSwitch("aim.cancels");
    stage.save("switch");
    stage.find<QAbstractButton>("switchChoice1")->click();
    stage.settle();
    stage.save("switch-differs");
    stage.oneSwitch("turn.phaseTable.own");
    stage.save("switch-table");
    stage.oneSwitch("range.toHit");
    stage.save("switch-bands");
    stage.oneSwitch("act.reloadCost");
    auto* number = stage.find<QLineEdit>("switchNumber0");
    number->setFocus();
    number->setText(QStringLiteral("77"));
    number->setModified(true);
    QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QApplication::sendEvent(number, &enter);
    stage.settle();
    stage.save("switch-refused");
    auto* profiles = stage.find<QComboBox>("profiles");
    profiles->setCurrentIndex(1);
    Q_EMIT profiles->activated(1);
    stage.settle();
    stage.find<QCheckBox>("onlyDifferent")->setChecked(true);
    stage.settle();
    stage.save("profile-compared");
    stage.find<QPushButton>("profileSave")->click();
    stage.find<QLineEdit>("profileName")->setText(QStringLiteral("Grit"));
    stage.settle();
    stage.save("profile-name");
    stage.find<QPushButton>("profileNameDone")->click();
    stage.settle();
    stage.save("profile-own");
    stage.find<QPushButton>("profileRemove")->click();
    stage.settle();
    stage.save("profile-deleted");
    stage.rule(QStringLiteral("threed"), QStringLiteral("3D-CMB-04"));
    stage.save("switched");
}

/// Another fight's table of hit locations: as it is, with a gap, and on its way into force.
void paintTable(Stage& stage)
{
    auto* chooser = stage.find<QComboBox>("encounterChooser");
    chooser->setCurrentIndex(1);
    Q_EMIT chooser->activated(1);
    stage.settle();
    stage.press("action_houseRules");
    stage.oneSwitch("lossOfCombat");
    stage.save("table-levels");
    stage.oneSwitch("hitLocations");
    stage.save("table");
    const auto type = [&stage](const char* name, const QString& text) {
        auto* number = stage.find<QLineEdit>(name);
        number->setFocus();
        number->selectAll();
        for (const QChar digit : text) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_0 + digit.digitValue(), Qt::NoModifier, QString(digit));
            QApplication::sendEvent(number, &press);
        }
        stage.settle();
    };
    type("tableTo0", QStringLiteral("8"));
    stage.save("table-gap");
    type("tableFrom1", QStringLiteral("9"));
    stage.save("table-edited");
    stage.find<QPushButton>("tableSave")->click();
    stage.settle();
    stage.save("table-own");
    stage.oneSwitch("bodyPieces");
    stage.save("pieces");
    stage.oneSwitch("locationNames");
    for (const auto& [line, name] : {std::pair("locationName4", QStringLiteral("Left foreleg")),
                                     std::pair("locationName7", QStringLiteral("Stinger of the tail"))}) {
        auto* field = stage.find<QLineEdit>(line);
        field->setText(name);
        Q_EMIT field->editingFinished();
        stage.settle();
    }
    stage.save("names");
    stage.oneSwitch("bodyPieces");
    stage.save("pieces-named");
    stage.oneSwitch("locations");
    stage.save("locations");
}

}  // namespace

void paintRules(ApplicationStyle& style, Album& album)
{
    Stage stage(style, album);
    paintReading(stage);
    paintSwitches(stage);
    paintTable(stage);
}

}  // namespace hitspread
