#include "formats/profilefolder.h"
#include "keyboard.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/switches.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "support/writelock.h"
#include "ui/rules/ruleswindow.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>

using namespace hitspread;
using support::Keyboard;

namespace {

/// The program with its keyboard and its window of rules.
struct RuleRoom : support::Program {
    explicit RuleRoom(const QString& file) : support::Program(file)
    {
        [&] { QVERIFY(waitForFight()); }();
        Keyboard::raise(window);
    }
    QMainWindow* rules() { return find<QMainWindow>("rulesWindow"); }
    void openRules()
    {
        keys.press(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(rules() && rules()->isVisible());
        Keyboard::raise(*rules());
    }
    void openSwitches()
    {
        keys.press(Qt::Key_6, Qt::ControlModifier);
        QVERIFY(rules() && rules()->isVisible());
        Keyboard::raise(*rules());
    }
    /// The house's table of the fight by percentile rules, chosen in the list of switches.
    void openHitLocations()
    {
        auto* chooser = find<QComboBox>("encounterChooser");
        const auto& fights = window.fight().snapshot().encounters;
        const auto percentile = std::ranges::find(fights, std::string("percentile"), &Encounter::system);
        chooser->setCurrentIndex(static_cast<int>(percentile - fights.begin()));
        Q_EMIT chooser->activated(chooser->currentIndex());
        QVERIFY(settle());
        openSwitches();
        keys.write(QStringLiteral("hitLocations"));
        keys.press(Qt::Key_Return);
    }
    Table hitLocations()
    {
        return window.fight().snapshot().encounter.switches.as<percentile::Switches>().hitLocations;
    }
    QString label(const char* name) { return find<QLabel>(name)->text(); }
    int lines(const char* list) { return find<QListView>(list)->model()->rowCount(); }
    std::int32_t stored(std::string_view id)
    {
        const AnyRecord& switches = window.fight().snapshot().encounter.switches;
        return threed::switchesRecord.find(id)->number(switches.data(), 0);
    }
    /// Follows the first link of a label by keyboard alone.
    void followLink(const char* name)
    {
        keys.goTo(QLatin1String(name));
        for (int guard = 0; guard < 5 && !find<QLabel>(name)->hasSelectedText(); ++guard)
            keys.press(Qt::Key_Tab);
        keys.press(Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(settle());
    }

    Keyboard keys{[this] { return settle(); }};
};

}  // namespace

/// Rules and house rules by keyboard alone, on a real campaign file.
class TestRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void searchAndRead();
    void otherSystems();
    void backAndForward();
    void fromAStepToTheBrowser();
    void f1OpensTheRulesOfAField();
    void f1OpensTheRuleOfWhatIsInView();
    void f1OpensTheRulesBesideAModalDialog_data();
    void f1OpensTheRulesBesideAModalDialog();
    void f1OpensTheRulesEverywhere();
    void usesOpenTheEntry();
    void aSwitchByKeyboard();
    void aTableHasLinesAndHeadings();
    void refusedNumberSaysWhy();
    void aTableOfTheRulesByKeyboard();
    void aTableThatIsRefusedStaysADraft();
    void aDraftIsNotLostWithoutAWord();
    void aDraftIsInSight();
    void aDraftTakenBackKeepsNobody();
    void profilesByKeyboard();
    void ownProfileComesAndGoes();
    void campaignsChange();
    void situationsAreOffered();

private:
    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestRules::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_rules"));
    QVERIFY(m_folder.isValid());
}

void TestRules::init()
{
    QSettings().clear();
    QDir(formats::ownProfilesFolder()).removeRecursively();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestRules::searchAndRead()
{
    RuleRoom room(m_file);
    room.openRules();
    QCOMPARE(Keyboard::place(), QStringLiteral("rulesSearch"));
    QCOMPARE(room.lines("rules"), 248 + 41);  // rules and headings
    room.keys.write(QStringLiteral("silencer penetration"));
    QCOMPARE(room.lines("rules"), 2);
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), QStringLiteral("rules"));
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-PEN-02"));
    QCOMPARE(room.label("ruleState"), QStringLiteral("on in this fight"));
    // "/" goes back to the line, Escape empties it, Escape again closes.
    room.keys.press(Qt::Key_Slash);
    QCOMPARE(Keyboard::place(), QStringLiteral("rulesSearch"));
    room.keys.press(Qt::Key_Escape);
    QCOMPARE(room.lines("rules"), 248 + 41);
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-PEN-02"));
    room.keys.write(QStringLiteral("carbuncle"));
    QVERIFY(!room.find<QListView>("rules")->isVisible());
    room.keys.press(Qt::Key_Escape);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!room.rules()->isVisible());
}

void TestRules::otherSystems()
{
    RuleRoom room(m_file);
    room.openRules();
    room.keys.goTo(QStringLiteral("ruleSystem"));
    room.keys.press(Qt::Key_End);
    QCOMPARE(room.find<QComboBox>("ruleSystem")->currentData().toString(), QStringLiteral("outcome"));
    QCOMPARE(room.lines("rules"), 76);
    QCOMPARE(room.label("ruleState"), QStringLiteral("on unless switched"));
    // Only what stands so: none of these is left to be carried out.
    room.keys.goTo(QStringLiteral("rulesSearch"));
    room.keys.press(Qt::Key_Tab);
    auto* states = room.find<QWidget>("ruleStates");
    for (const int lines : {76, 0, 0, 0}) {
        room.keys.press(Qt::Key_Right);
        QVERIFY(states->isAncestorOf(Keyboard::at()));
        QCOMPARE(room.lines("rules"), lines);
    }
    for (int i = 0; i < 4; ++i)
        room.keys.press(Qt::Key_Left);
    QCOMPARE(room.lines("rules"), 76);
}

void TestRules::backAndForward()
{
    RuleRoom room(m_file);
    room.openRules();
    room.keys.write(QStringLiteral("3D-DAM-03"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-DAM-03"));
    // The words name another rule; the list gives way.
    room.followLink("ruleWords");
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-DAM-02"));
    QCOMPARE(room.lines("rules"), 248 + 41);
    room.keys.press(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-DAM-03"));
    room.keys.press(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-DAM-02"));
    // To a switch that bears on it, and back.
    auto* name = room.find<QLabel>("ruleSwitchName0");
    QVERIFY(name);
    room.followLink("ruleSwitchName0");
    QVERIFY(room.find<QWidget>("switchPanel")->isVisible());
    QCOMPARE(room.label("switchId"), QStringLiteral("armour.damReduction"));
    room.keys.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(room.find<QWidget>("ruleBrowser")->isVisible());
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-DAM-02"));
    // And from the switch to its rules.
    room.keys.press(Qt::Key_Right, Qt::AltModifier);
    room.followLink("switchRules");
    QVERIFY(room.find<QWidget>("ruleBrowser")->isVisible());
    QVERIFY(room.label("ruleId").startsWith(QStringLiteral("3D-")));
}

void TestRules::fromAStepToTheBrowser()
{
    RuleRoom room(m_file);
    room.aimAtGuard();
    room.pressFire();
    QVERIFY(room.dialog()->isVisible());
    Keyboard::raise(*room.dialog());
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_R);
    auto* steps = room.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    QTRY_VERIFY(steps && steps->model()->rowCount() > 3);
    steps->setFocus();
    room.keys.press(Qt::Key_Home);
    room.keys.press(Qt::Key_Down);
    room.keys.press(Qt::Key_F1);
    auto* beside = room.find<QDialog>("ruleDialog");
    QVERIFY(beside && beside->isVisible());
    Keyboard::raise(*beside);
    const QString rule = beside->findChild<QLabel*>(QStringLiteral("ruleId"))->text();
    room.keys.goTo(QStringLiteral("ruleBrowse"));
    room.keys.press(Qt::Key_Space);
    QVERIFY(room.rules() && room.rules()->isVisible());
    QVERIFY(!beside->isVisible());
    QCOMPARE(room.rules()->findChild<QLabel*>(QStringLiteral("ruleId"))->text(), rule);
}

/// walk 20: the rules a declaration names; several are offered.
void TestRules::f1OpensTheRulesOfAField()
{
    RuleRoom room(m_file);
    room.aimAtGuard();
    room.pressFire();
    Keyboard::raise(*room.dialog());
    QTRY_VERIFY(room.dialog()->presenter().isReady());
    QVERIFY(room.settle());
    room.dialog()->findChild<QWidget*>(QStringLiteral("option_distance"))->setFocus();
    const FieldDeclaration* distance = nullptr;
    for (const PartDeclaration& part : room.dialog()->presenter().declaration().parts)
        distance = distance ? distance : part.record->find("distance");
    QVERIFY(distance);
    const QStringList ids =
        QString::fromStdString(std::string(distance ? distance->rules : "")).split(QLatin1Char(' '));
    room.keys.press(Qt::Key_F1);
    if (ids.size() > 1) {
        auto* offered = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(offered);
        QCOMPARE(offered->actions().size(), ids.size());
        room.keys.press(Qt::Key_Return);
    }
    QVERIFY(room.rules() && room.rules()->isVisible());
    QCOMPARE(room.label("ruleId"), ids.front());
    // Beside the fields it is the action's own rule.
    Keyboard::raise(*room.rules());
    room.keys.press(Qt::Key_K, Qt::ControlModifier);
    room.keys.write(QStringLiteral("silencer penetration"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.label("ruleId"), QStringLiteral("3D-PEN-02"));
    Keyboard::raise(*room.dialog());
    room.dialog()->findChild<QPushButton*>(QStringLiteral("primaryButton"))->setFocus();
    room.keys.press(Qt::Key_F1);
    const auto& first = room.dialog()->presenter().action().findings.steps.front();
    QCOMPARE(room.label("ruleId").toStdString(), std::string(findSystem("threed")->rules()[first.rule].id));
}

/// Of what is in view: the rule the last action began with, in a window that refuses the rule that is against it.
void TestRules::f1OpensTheRuleOfWhatIsInView()
{
    RuleRoom room(m_file);
    room.aimAtGuard();
    room.pressFire();
    Keyboard::raise(*room.dialog());
    QTRY_VERIFY(room.dialog()->presenter().isReady());
    const auto ruleAt = [](std::uint16_t rule) { return QString::fromUtf8(findSystem("threed")->rules()[rule].id); };
    AttackPresenter& presenter = room.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 9999);
    QVERIFY(!presenter.complaints().refusals().empty());
    room.dialog()->findChild<QPushButton*>(QStringLiteral("closeButton"))->setFocus();
    room.keys.press(Qt::Key_F1);
    QVERIFY(room.rules() && room.rules()->isVisible());
    QCOMPARE(room.label("ruleId"), ruleAt(presenter.complaints().refusals().front().rule));
    room.rules()->close();
    Keyboard::raise(*room.dialog());
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 20);
    presenter.dice().rollAll();
    const QString first = ruleAt(presenter.action().findings.steps.front().rule);
    presenter.apply();
    QVERIFY(room.settle());
    Keyboard::raise(room.window);
    room.find<QWidget>("combatants")->setFocus();
    room.keys.press(Qt::Key_F1);
    QVERIFY(room.rules()->isVisible());
    QCOMPARE(room.label("ruleId"), first);
}

void TestRules::f1OpensTheRulesBesideAModalDialog_data()
{
    QTest::addColumn<bool>("openBefore");
    QTest::newRow("closed before") << false;
    QTest::newRow("open before") << true;
}

/// walk 20: a dialog that waits for an answer shuts the main window off, but not the rules.
void TestRules::f1OpensTheRulesBesideAModalDialog()
{
    QFETCH(bool, openBefore);
    RuleRoom room(m_file);
    if (openBefore) {
        room.openRules();
        Keyboard::raise(room.window);
    }
    room.keys.press(Qt::Key_D, Qt::ControlModifier);
    auto* distances = room.find<QDialog>("distances");
    QVERIFY(distances && distances->isVisible() && distances->isModal());
    Keyboard::raise(*distances);
    room.keys.press(Qt::Key_F1);
    QVERIFY(room.rules() && room.rules()->isVisible());
    Keyboard::raise(*room.rules());
    QCOMPARE(Keyboard::place(), QStringLiteral("rulesSearch"));
    room.keys.write(QStringLiteral("silencer penetration"));
    QCOMPARE(room.lines("rules"), 2);
    // The dialog is there and takes keys as before.
    Keyboard::raise(*distances);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!distances->isVisible());
    Keyboard::raise(*room.rules());
    room.keys.press(Qt::Key_Escape);
    QCOMPARE(room.lines("rules"), 248 + 41);
}

void TestRules::f1OpensTheRulesEverywhere()
{
    RuleRoom room(m_file);
    const auto* help = room.find<QMenu>("helpMenu");
    auto* action = room.find<QAction>("action_help");
    QVERIFY(help->actions().contains(action));
    QCOMPARE(action->shortcut(), QKeySequence(Qt::Key_F1));
    for (const char* name : {"combatants", "round", "history", "fireButton"}) {
        room.find<QWidget>(name)->setFocus();
        room.keys.press(Qt::Key_F1);
        QVERIFY2(room.rules() && room.rules()->isVisible(), name);
        room.rules()->close();
        Keyboard::raise(room.window);
    }
    // A field of a sheet and a column of the library have rules of their own.
    room.keys.press(Qt::Key_2, Qt::ControlModifier);
    auto* library = room.find<QWidget>("libraryWindow");
    QVERIFY(library && library->isVisible());
    Keyboard::raise(*library);
    auto* table = library->findChild<QTableView*>(QStringLiteral("libraryTable"));
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    room.keys.press(Qt::Key_F1);
    QVERIFY(room.rules()->isVisible());
}

void TestRules::usesOpenTheEntry()
{
    RuleRoom room(m_file);
    room.aimAtGuard();
    room.pressFire();
    Keyboard::raise(*room.dialog());
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_R);
    auto* apply = room.dialog()->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QVERIFY(apply);
    QTRY_VERIFY(apply->isEnabled());
    apply->click();
    QVERIFY(room.settle());
    QTRY_VERIFY(room.window.fight().snapshot().last != nullptr);
    room.dialog()->close();
    Keyboard::raise(room.window);
    room.openRules();
    QVERIFY(room.settle());
    room.keys.write(QStringLiteral("3D-CMB-01"));
    room.keys.press(Qt::Key_Return);
    QVERIFY2(room.label("ruleHere").contains(QStringLiteral("entry:")), qPrintable(room.label("ruleHere")));
    room.followLink("ruleHere");
    auto* entry = room.find<QDialog>("entryDialog");
    QVERIFY(entry && entry->isVisible());
    QVERIFY(room.find<QLabel>("entryTitle")->text().contains(QStringLiteral("Ines Varga")));
    auto* steps = entry->findChild<QListView*>(QStringLiteral("explanation"));
    QVERIFY(steps->currentIndex().isValid());
    Keyboard::raise(*entry);
    room.keys.press(Qt::Key_Escape);
    QVERIFY(!entry->isVisible());
    // What another rule did not touch says so.
    Keyboard::raise(*room.rules());
    room.keys.press(Qt::Key_K, Qt::ControlModifier);
    room.keys.write(QStringLiteral("3D-GREN-06"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.label("ruleHere").contains(QStringLiteral("Not yet.")));
}

void TestRules::aSwitchByKeyboard()
{
    RuleRoom room(m_file);
    room.openSwitches();
    QCOMPARE(Keyboard::place(), QStringLiteral("switchesSearch"));
    room.keys.write(QStringLiteral("aiming points"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.label("switchId"), QStringLiteral("aim.cancels"));
    QVERIFY(room.find<QRadioButton>("switchChoice0")->isChecked());
    QCOMPARE(room.label("switchMark0"), QStringLiteral("in the profile, usual"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), QStringLiteral("switchChoice0"));
    room.keys.press(Qt::Key_Down);
    QVERIFY(room.find<QRadioButton>("switchChoice1")->isChecked());
    QCOMPARE(room.stored("aim.cancels"), 1);
    QVERIFY(room.label("switchState").startsWith(QStringLiteral("●")));
    QVERIFY(room.label("profileState").contains(QStringLiteral("1 switch differs")));
    QCOMPARE(room.find<QPushButton>("profileApply")->text(), QStringLiteral("Back to it"));
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.stored("aim.cancels"), 0);
    QVERIFY(room.find<QRadioButton>("switchChoice0")->isChecked());
    room.keys.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(room.stored("aim.cancels"), 1);
    // One key takes it back to the profile.
    room.keys.goTo(QStringLiteral("switchToProfile"));
    room.keys.press(Qt::Key_Space);
    QCOMPARE(room.stored("aim.cancels"), 0);
    QVERIFY(!room.find<QPushButton>("switchToProfile")->isVisible());
}

void TestRules::aTableHasLinesAndHeadings()
{
    RuleRoom room(m_file);
    room.openSwitches();
    room.keys.write(QStringLiteral("turn.phaseTable.own"));
    room.keys.press(Qt::Key_Return);
    const auto place = [&room](int element) {
        return room.find<QLineEdit>(qPrintable(QStringLiteral("switchNumber%1").arg(element)))->pos();
    };
    const auto* values = room.find<QWidget>("switchValues");
    const auto wordsAt = [values](const char* words) {
        for (const QLabel* label : values->findChildren<QLabel*>()) {
            if (label->text() == QLatin1String(words))
                return label->pos();
        }
        return QPoint(-1, -1);
    };
    // Somebody's Actions stand in one line, a phase in one column, and each is named once.
    QCOMPARE(place(3).y(), place(5).y());
    QVERIFY(place(6).y() > place(5).y());
    QCOMPARE(place(2).x(), place(17).x());
    QCOMPARE(wordsAt("Phase 3").x(), place(17).x());
    QVERIFY(wordsAt("Phase 3").y() < place(2).y());
    QVERIFY(wordsAt("6 Actions").x() >= 0 && wordsAt("6 Actions").x() < place(15).x());
    QCOMPARE(values->findChildren<QLabel*>().size(), 9);
}

void TestRules::refusedNumberSaysWhy()
{
    RuleRoom room(m_file);
    room.openSwitches();
    room.keys.write(QStringLiteral("act.reloadCost"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), QStringLiteral("switchNumber0"));
    const EntryId before = room.window.fight().snapshot().undoable;
    room.find<QLineEdit>("switchNumber0")->selectAll();
    room.keys.write(QStringLiteral("77"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(room.find<QLabel>("switchComplaint")->isVisible());
    QVERIFY2(room.label("switchComplaint").contains(QStringLiteral("77")), qPrintable(room.label("switchComplaint")));
    QCOMPARE(room.stored("act.reloadCost"), 1);
    QCOMPARE(room.window.fight().snapshot().undoable, before);
    room.find<QLineEdit>("switchNumber0")->selectAll();
    room.keys.write(QStringLiteral("2"));
    room.keys.press(Qt::Key_Return);
    QVERIFY(!room.find<QLabel>("switchComplaint")->isVisible());
    QCOMPARE(room.stored("act.reloadCost"), 2);
}

void TestRules::aTableOfTheRulesByKeyboard()
{
    RuleRoom room(m_file);
    room.openHitLocations();
    QCOMPARE(room.label("switchId"), QStringLiteral("hitLocations"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(Keyboard::place(), QStringLiteral("tableFrom0"));
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("15"));
    QVERIFY2(room.label("tableMessage").contains(QStringLiteral("a row before holds"))
                 || room.label("tableMessage").contains(QStringLiteral("the rows before hold 11 to 15")),
             qPrintable(room.label("tableMessage")));
    QVERIFY(room.hitLocations() == tableOf(percentile::kHouseLocations));
    // What is not finished waits while another switch is looked at.
    room.keys.press(Qt::Key_K, Qt::ControlModifier);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("duel.hit"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.label("switchId"), QStringLiteral("duel.hit"));
    room.keys.press(Qt::Key_K, Qt::ControlModifier);
    room.keys.press(Qt::Key_A, Qt::ControlModifier);
    room.keys.write(QStringLiteral("hitLocations"));
    room.keys.press(Qt::Key_Return);
    room.keys.press(Qt::Key_Return);
    QCOMPARE(room.find<QLineEdit>("tableTo0")->text(), QStringLiteral("15"));
    room.keys.fill(QStringLiteral("tableFrom1"), QStringLiteral("16"));
    room.keys.goTo(QStringLiteral("tableSave"));
    room.keys.press(Qt::Key_Space);
    QCOMPARE(room.hitLocations().rows[0].upTo, 15);
    QCOMPARE(room.hitLocations().rows[1].from, 16);
    QVERIFY(room.label("switchState").startsWith(QStringLiteral("●")));
    // One step.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.hitLocations() == tableOf(percentile::kHouseLocations));
    QCOMPARE(room.find<QLineEdit>("tableTo0")->text(), QStringLiteral("10"));
}

/// What could not be stored is still there to be stored.
void TestRules::aTableThatIsRefusedStaysADraft()
{
    RuleRoom room(m_file);
    room.openHitLocations();
    room.keys.press(Qt::Key_Return);
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("15"));
    room.keys.fill(QStringLiteral("tableFrom1"), QStringLiteral("16"));
    room.keys.goTo(QStringLiteral("tableSave"));
    {
        const support::WriteLock lock(m_file);
        room.keys.press(Qt::Key_Space);
        QTRY_VERIFY(room.find<QPushButton>("tableSave")->isEnabled());
    }
    QVERIFY(room.hitLocations() == tableOf(percentile::kHouseLocations));
    QCOMPARE(room.find<QLineEdit>("tableTo0")->text(), QStringLiteral("15"));
    QCOMPARE(room.find<QLineEdit>("tableFrom1")->text(), QStringLiteral("16"));
    room.keys.goTo(QStringLiteral("tableSave"));
    room.keys.press(Qt::Key_Space);
    QCOMPARE(room.hitLocations().rows[0].upTo, 15);
}

/// The program does not close over a table that is edited and not in force; the window says so, and closes when told.
void TestRules::aDraftIsNotLostWithoutAWord()
{
    RuleRoom room(m_file);
    room.openHitLocations();
    room.keys.press(Qt::Key_Return);
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("15"));
    room.rules()->close();
    QVERIFY(!room.window.close());
    QVERIFY(room.window.isVisible() && room.rules()->isVisible());
    auto* problem = room.find<ProblemBar>("switchProblem");
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(QStringLiteral("not in force yet")), qPrintable(problem->text()));
    QCOMPARE(room.find<QLineEdit>("tableTo0")->text(), QStringLiteral("15"));
    Q_EMIT problem->actionChosen();
    QTRY_VERIFY(!room.window.isVisible());
}

/// What is edited and not in force is marked in the list and beside the buttons that put it there, which stay in sight; the window says
/// it once before it goes.
void TestRules::aDraftIsInSight()
{
    RuleRoom room(m_file);
    room.openHitLocations();
    room.keys.press(Qt::Key_Return);
    const auto behind = [&room] {
        const auto* list = room.find<QListView>("switches");
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QString spoken = list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
            if (spoken.startsWith(QStringLiteral("Hit location table:")))
                return spoken;
        }
        return QString();
    };
    QVERIFY2(!behind().contains(QStringLiteral("draft")), qPrintable(behind()));
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("15"));
    QTRY_VERIFY2(behind().contains(QStringLiteral("draft")), qPrintable(behind()));
    // Not below the rows, where one would have to scroll to it.
    const auto* save = room.find<QPushButton>("tableSave");
    const auto* scrolled = room.find<QWidget>("switchPage");
    QVERIFY(save->isVisible() && !scrolled->isAncestorOf(save));
    // The other switches of a location are a click away.
    QVERIFY2(room.label("switchBeside").contains(QStringLiteral("Pieces of the body"))
                 && room.label("switchBeside").contains(QStringLiteral("Called shot: own locations")),
             qPrintable(room.label("switchBeside")));
    room.rules()->close();
    QVERIFY(room.rules()->isVisible());
    auto* problem = room.find<ProblemBar>("switchProblem");
    QVERIFY2(problem->isVisible() && problem->text().contains(QStringLiteral("Hit location table")),
             qPrintable(problem->text()));
    room.rules()->close();
    QVERIFY(!room.rules()->isVisible());
}

/// What is as it was keeps nobody.
void TestRules::aDraftTakenBackKeepsNobody()
{
    RuleRoom room(m_file);
    room.openHitLocations();
    room.keys.press(Qt::Key_Return);
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("15"));
    room.keys.fill(QStringLiteral("tableTo0"), QStringLiteral("10"));
    QVERIFY(room.window.close());
}

void TestRules::profilesByKeyboard()
{
    RuleRoom room(m_file);
    room.openSwitches();
    room.keys.goTo(QStringLiteral("profiles"));
    room.keys.press(Qt::Key_Down);
    QCOMPARE(room.find<QComboBox>("profiles")->currentText(), QStringLiteral("As printed"));
    QVERIFY2(room.label("profileState").contains(QStringLiteral("6 switches differ")),
             qPrintable(room.label("profileState")));
    QCOMPARE(room.find<QPushButton>("profileApply")->text(), QStringLiteral("Put in force"));
    room.keys.goTo(QStringLiteral("profileApply"));
    room.keys.press(Qt::Key_Space);
    QCOMPARE(room.stored("aim.cancels"), 1);
    QCOMPARE(room.stored("jam.formula"), 1);
    QCOMPARE(room.window.fight().snapshot().encounter.profile, std::string("asPrinted"));
    QVERIFY(!room.find<QPushButton>("profileApply")->isEnabled());
    // All of it is one step.
    room.keys.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(room.stored("aim.cancels"), 0);
    QCOMPARE(room.stored("jam.formula"), 0);
    QCOMPARE(room.find<QComboBox>("profiles")->currentText(), QStringLiteral("Recommended"));
}

void TestRules::ownProfileComesAndGoes()
{
    RuleRoom room(m_file);
    room.openSwitches();
    QVERIFY(!room.find<QPushButton>("profileRemove")->isEnabled());
    room.keys.goTo(QStringLiteral("profileSave"));
    room.keys.press(Qt::Key_Space);
    QCOMPARE(Keyboard::place(), QStringLiteral("profileName"));
    room.keys.press(Qt::Key_Return);  // a profile needs a name
    QCOMPARE(Keyboard::place(), QStringLiteral("profileName"));
    room.keys.write(QStringLiteral("Grit"));
    room.keys.press(Qt::Key_Return);
    QTRY_COMPARE(room.find<QComboBox>("profiles")->currentText(), QStringLiteral("Grit"));
    QCOMPARE(room.window.fight().snapshot().encounter.profile, std::string("Grit"));
    QCOMPARE(QDir(formats::ownProfilesFolder()).entryList(QDir::Files).size(), 1);
    room.keys.goTo(QStringLiteral("profileRename"));
    room.keys.press(Qt::Key_Space);
    room.keys.write(QStringLiteral("Recommended"));  // built-in ids are other words
    room.keys.press(Qt::Key_Escape);
    QCOMPARE(room.find<QComboBox>("profiles")->currentText(), QStringLiteral("Grit"));
    room.keys.goTo(QStringLiteral("profileRemove"));
    room.keys.press(Qt::Key_Space);
    QTRY_VERIFY(QDir(formats::ownProfilesFolder()).entryList(QDir::Files).isEmpty());
    QVERIFY(room.label("profileState").contains(QStringLiteral("Grit” is not here")));
    auto* bar = room.find<QWidget>("switchProblem");
    QVERIFY(bar->isVisible());
    const auto buttons = bar->findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
        if (button->isVisible() && button->text() == QStringLiteral("Bring it back"))
            button->click();
    }
    QTRY_COMPARE(QDir(formats::ownProfilesFolder()).entryList(QDir::Files).size(), 1);
}

void TestRules::campaignsChange()
{
    RuleRoom room(m_file);
    room.openSwitches();
    const QString other = m_folder.filePath(QStringLiteral("empty%1.hitspread").arg(m_count));
    room.host.create(other, CampaignStart::Starter);
    QTRY_VERIFY(!room.window.fight().isLoaded());
    QVERIFY(room.settle());
    QCOMPARE(room.lines("switches"), 0);
    QVERIFY(!room.find<QPushButton>("profileApply")->isEnabled());
    QVERIFY(!room.find<QLabel>("switchId")->isVisible());
    room.host.open(m_file);
    QTRY_VERIFY(room.window.fight().isLoaded());
    QVERIFY(room.settle());
    QVERIFY(room.lines("switches") > 84);
}

void TestRules::situationsAreOffered()
{
    // 3D-SIT-01: what the library holds is offered by name, its number filled in, and changed where the game master wants another. What the
    // rules count by themselves is not.
    RuleRoom room(m_file);
    room.style.apply(Theme());
    room.aimAtGuard();
    room.pressFire();
    QVERIFY(room.settle());
    room.dialog()->resize(1440, 900);
    Keyboard::raise(*room.dialog());
    room.keys.goTo(QStringLiteral("modifierName"));
    room.keys.write(QStringLiteral("Large target"));
    room.keys.press(Qt::Key_Return);
    QTRY_COMPARE(room.find<QLineEdit>("modifierValue")->text(), QStringLiteral("+2"));
    QTRY_COMPARE(Keyboard::place(), QStringLiteral("modifierValue"));
    room.keys.press(Qt::Key_Return);
    const auto modifiers = [&room] {
        AttackPresenter& presenter = room.dialog()->presenter();
        return std::get<Ranks>(presenter.options().value(*presenter.options().path("options", "rollModifiers")));
    };
    QCOMPARE(modifiers().rank("Large target"), 2);
    // What is typed next is a die, no further modifier.
    QVERIFY(Keyboard::place() != QStringLiteral("modifierValue"));
    room.keys.goTo(QStringLiteral("modifierName"));
    room.keys.write(QStringLiteral("Target is down"));
    room.keys.press(Qt::Key_Return);
    QTRY_COMPARE(Keyboard::place(), QStringLiteral("modifierValue"));
    QCOMPARE(room.find<QLineEdit>("modifierValue")->text(), QString());
    room.keys.goTo(QStringLiteral("modifierName"));
    room.keys.write(QStringLiteral("Harbour fog"));
    room.keys.press(Qt::Key_Return);
    QTRY_COMPARE(room.find<QLineEdit>("modifierValue")->text(), QStringLiteral("−3"));
    room.keys.write(QStringLiteral("-5"));
    room.keys.press(Qt::Key_Return);
    QCOMPARE(modifiers().rank("Harbour fog"), -5);
}

HITSPREAD_GUI_TEST(TestRules)
#include "tst_rules.moc"
