#include "keyboard.h"
#include "models/library/charactersheet.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/guns/shot.h"
#include "rules/systems/threed/guns/spread.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/library/librarywindow.h"
#include "ui/sheet/sheetwindow.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace hitspread;
using support::DatabaseDump;
using support::Keyboard;

namespace {

const QString kHero = QStringLiteral("Vera Stone");
const QString kGun = QStringLiteral("Harpoon pistol");
const QString kRounds = QStringLiteral("Harpoon 12 mm");
const QString kFoe = QStringLiteral("Sgt Holt");

/// The file before the first and after each of several steps.
using Trail = QList<DatabaseDump>;

/// The program and somebody who never touches the mouse.
struct Desk : support::Program {
    explicit Desk(const QString& path) : support::Program(path), file(path)
    {
        [&] { QVERIFY(waitForFight()); }();
        Keyboard::raise(window);
    }

    template <typename T>
    T* in(QWidget* parent, const QString& name)
    {
        return parent ? parent->findChild<T*>(name) : nullptr;
    }
    LibraryWindow* library() { return find<LibraryWindow>("libraryWindow"); }
    SheetWindow* sheet() { return find<SheetWindow>("sheetWindow"); }
    AttackPresenter& shot() { return dialog()->presenter(); }
    bool isEnabled(const char* action) { return window.findChild<QAction*>(QLatin1String(action))->isEnabled(); }

    void openLibrary();
    void closeLibrary();
    void chooseKind(const QString& kind);
    void create(const QString& name);
    void openForm();
    void saveForm();
    void makeRounds();
    void makeGun();
    void makeHero();
    void armHero();
    void giveAdvantage(const QString& name);
    void joinFight();
    void aimAt(const QString& name);
    void openShot();
    void take(const QString& segments, int choice);
    void overrule(const QString& step, const QString& value, const QString& reason);
    void typeRest();
    void apply();
    [[nodiscard]] threed::ShotType kindOfShot();
    [[nodiscard]] QSet<Origin> origins();
    [[nodiscard]] QStringList fallen();
    [[nodiscard]] Trail undoAll();
    [[nodiscard]] Trail redoAll();
    void pressWhile(const char* action, Qt::Key key, Qt::KeyboardModifiers modifiers, Trail& trail);

    QString file;

    Keyboard keys{[this] { return settle(); }};
};

void Desk::openLibrary()
{
    STEP(Keyboard::raise(window));
    STEP(keys.press(Qt::Key_2, Qt::ControlModifier));
    QVERIFY(library() && library()->isVisible());
    STEP(Keyboard::raise(*library()));
}

void Desk::closeLibrary()
{
    STEP(keys.press(Qt::Key_W, Qt::ControlModifier));
    QVERIFY(!library()->isVisible());
    STEP(Keyboard::raise(window));
}

void Desk::chooseKind(const QString& kind)
{
    STEP(keys.press(Qt::Key_F, Qt::ControlModifier));
    STEP(keys.goBackTo(QStringLiteral("kinds")));
    auto* kinds = in<QListWidget>(library(), QStringLiteral("kinds"));
    STEP(keys.press(Qt::Key_Home));
    for (int i = 0; i < kinds->count() && kinds->currentItem()->text() != kind; ++i)
        STEP(keys.press(Qt::Key_Down));
    QCOMPARE(kinds->currentItem()->text(), kind);
}

void Desk::create(const QString& name)
{
    STEP(keys.press(Qt::Key_N, Qt::ControlModifier));
    QVERIFY(QTest::qWaitFor([] { return Keyboard::place() == QStringLiteral("cellEditor"); }));
    STEP(keys.press(Qt::Key_A, Qt::ControlModifier));
    STEP(keys.write(name));
    STEP(keys.press(Qt::Key_Return));
}

void Desk::openForm()
{
    STEP(keys.press(Qt::Key_Return));
    QVERIFY(QTest::qWaitFor([this] { return in<QDialog>(library(), QStringLiteral("recordDialog")) != nullptr; }));
    STEP(Keyboard::raise(*in<QDialog>(library(), QStringLiteral("recordDialog"))));
}

void Desk::saveForm()
{
    STEP(keys.goTo(QStringLiteral("recordSave")));
    STEP(keys.press(Qt::Key_Space));
    QVERIFY(QTest::qWaitFor([this] { return in<QDialog>(library(), QStringLiteral("recordDialog")) == nullptr; }));
    STEP(Keyboard::raise(*library()));
}

void Desk::makeRounds()
{
    STEP(chooseKind(QStringLiteral("Ammunition")));
    STEP(create(kRounds));
    STEP(openForm());
    STEP(keys.fill(QStringLiteral("field_calibre"), QStringLiteral("12 mm barb")));
    STEP(keys.fill(QStringLiteral("field_penetration"), QStringLiteral("9")));
    STEP(keys.fill(QStringLiteral("field_damage"), QStringLiteral("7")));
    STEP(saveForm());
}

void Desk::makeGun()
{
    STEP(chooseKind(QStringLiteral("Firearms")));
    STEP(create(kGun));
    STEP(openForm());
    STEP(keys.fill(QStringLiteral("field_skill"), QStringLiteral("pistol")));
    STEP(keys.fill(QStringLiteral("field_calibre"), QStringLiteral("12 mm barb")));
    STEP(keys.fill(QStringLiteral("field_range"), QStringLiteral("25")));
    STEP(keys.fill(QStringLiteral("field_recoil"), QStringLiteral("3")));
    STEP(keys.fill(QStringLiteral("field_magazine"), QStringLiteral("6")));
    STEP(saveForm());
}

void Desk::makeHero()
{
    STEP(chooseKind(QStringLiteral("Characters")));
    STEP(create(kHero));
    STEP(keys.press(Qt::Key_Return));
    QVERIFY(sheet() && sheet()->isVisible());
    STEP(Keyboard::raise(*sheet()));
    STEP(keys.fill(QStringLiteral("field_player"), QStringLiteral("Jo")));
    STEP(keys.fill(QStringLiteral("field_str"), QStringLiteral("11")));
    STEP(keys.fill(QStringLiteral("field_dex"), QStringLiteral("13")));
    STEP(keys.fill(QStringLiteral("field_cool"), QStringLiteral("10")));
    STEP(keys.goTo(QStringLiteral("field_skills_name")));
    STEP(keys.write(QStringLiteral("pistol")));
    STEP(keys.press(Qt::Key_Return));
    STEP(keys.goTo(QStringLiteral("field_skills_value")));
    STEP(keys.write(QStringLiteral("9")));
    STEP(keys.press(Qt::Key_Return));
}

void Desk::armHero()
{
    STEP(keys.goTo(QStringLiteral("addThing_%1").arg(static_cast<int>(RecordKind::Weapon))));
    // Out of the list by typing: the best find is taken.
    STEP(keys.press(Qt::Key_Space));
    STEP(keys.write(kGun));
    STEP(keys.press(Qt::Key_Return));
    const auto& weapons = sheet()->sheet().view().who.weapons;
    QCOMPARE(weapons.size(), std::size_t{1});
    const RecordId gun = weapons.front().possession.id;
    const QString load = QStringLiteral("load_%1").arg(gun);
    STEP(keys.goTo(load));
    const auto loads = [&] { return qobject_cast<QComboBox*>(Keyboard::at()); };
    for (int i = 0; i < 20 && loads() && loads()->currentText() != kRounds; ++i)
        STEP(keys.press(Qt::Key_Down));
    QVERIFY(loads());
    QCOMPARE(loads()->currentText(), kRounds);
    // In both hands when the fight begins.
    STEP(take(QStringLiteral("field_drawn_%1").arg(gun), 3));
    STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
    QVERIFY(!sheet()->isVisible());
    STEP(Keyboard::raise(*library()));
}

void Desk::joinFight()
{
    STEP(keys.press(Qt::Key_Plus));
    auto* dialog = window.findChild<QDialog*>(QStringLiteral("addCombatants"));
    QVERIFY(dialog && dialog->isVisible());
    STEP(Keyboard::raise(*dialog));
    STEP(keys.write(QStringLiteral("vera")));
    STEP(take(QStringLiteral("addSide"), 0));
    STEP(keys.press(Qt::Key_Return));
    QVERIFY(!dialog->isVisible());
    QVERIFY(settle());
    STEP(Keyboard::raise(window));
    // The keyboard is on the newcomer.
    QCOMPARE(Keyboard::place(), QStringLiteral("combatants"));
    STEP(keys.press(Qt::Key_Return));
    QCOMPARE(QString::fromStdString(window.fight().active()->combatant.name), kHero);
    QCOMPARE(window.fight().active()->combatant.side, Side::Players);
}

void Desk::aimAt(const QString& name)
{
    for (int i = 0; i < 20 && QString::fromStdString(window.fight().target()->combatant.name) != name; ++i)
        STEP(keys.press(Qt::Key_N));
    QCOMPARE(QString::fromStdString(window.fight().target()->combatant.name), name);
}

void Desk::openShot()
{
    STEP(keys.press(Qt::Key_F));
    QVERIFY(dialog() && dialog()->isVisible());
    // Without the program's style controls are broad and the offscreen screen is small; columns would share places.
    dialog()->resize(1600, 900);
    STEP(Keyboard::raise(*dialog()));
    QVERIFY(shot().isReady());
}

void Desk::take(const QString& segments, int choice)
{
    const QString wanted = segments + QStringLiteral("_%1").arg(choice);
    STEP(keys.goToOneOf(segments + QLatin1Char('_')));
    const int from = Keyboard::place().section(QLatin1Char('_'), -1).toInt();
    STEP(keys.repeat(choice > from ? Qt::Key_Right : Qt::Key_Left, std::abs(choice - from)));
    QCOMPARE(Keyboard::place(), wanted);
    if (!qobject_cast<QAbstractButton*>(Keyboard::at())->isChecked())
        STEP(keys.press(Qt::Key_Space));
}

/// What the dialog says of it, so that a test of the wrong kind of shot cannot pass.
threed::ShotType Desk::kindOfShot()
{
    const auto& asked = shot().action().request.input.get<threed::Shot>();
    const int aims = threed::aimsThatCount(asked.shooterCondition.aims, asked.shooterCondition.stance,
                                           asked.options.rest, asked.switches.maxAims);
    return threed::shotType(aims, asked.shooter.advantages.rank(threed::advantage::rapidFire) > 0);
}

/// Where the dice came from.
QSet<Origin> Desk::origins()
{
    QSet<Origin> all;
    for (const DiceQuestion& roll : shot().dice().rolls()) {
        for (std::size_t i = 0; i < roll.answer.count; ++i)
            all << roll.answer.origins[i];
    }
    return all;
}

/// The dice that lie there, roll by roll.
QStringList Desk::fallen()
{
    QStringList all;
    for (const DiceQuestion& roll : shot().dice().rolls()) {
        QString faces = QStringLiteral("%1/%2:").arg(roll.question.key.name).arg(roll.question.key.index);
        for (std::size_t i = 0; i < roll.answer.count; ++i)
            faces += QString::number(roll.answer.faces[i]);
        all << faces;
    }
    return all;
}

void Desk::overrule(const QString& step, const QString& value, const QString& reason)
{
    STEP(keys.goTo(QStringLiteral("explanation")));
    auto* steps = qobject_cast<QAbstractItemView*>(Keyboard::at());
    STEP(keys.press(Qt::Key_Home));
    const auto text = [&] { return steps->currentIndex().data().toString(); };
    QStringList passed;
    for (int i = 0; i < steps->model()->rowCount() && text() != step; ++i) {
        passed << text();
        STEP(keys.press(Qt::Key_Down));
    }
    QVERIFY2(text() == step, qPrintable(passed.join(QLatin1Char('|'))));
    STEP(keys.press(Qt::Key_Return));
    QCOMPARE(Keyboard::place(), QStringLiteral("rulingValue"));
    STEP(keys.fill(QStringLiteral("rulingValue"), value));
    STEP(keys.goTo(QStringLiteral("rulingReason")));
    STEP(keys.write(reason));
    STEP(keys.press(Qt::Key_Return));
}

void Desk::typeRest()
{
    for (int i = 0; i < 30 && !shot().isFinished(); ++i)
        STEP(keys.press(Qt::Key_3));
    QVERIFY2(shot().isFinished(), qPrintable(shot().complaints().all().join(QLatin1Char('|'))));
}

void Desk::apply()
{
    QVERIFY2(shot().isFinished(), qPrintable(shot().complaints().all().join(u" | "_qs)));
    STEP(keys.goTo(QStringLiteral("primaryButton")));
    STEP(keys.press(Qt::Key_Return));
    QVERIFY(QTest::qWaitFor([this] { return !dialog()->isVisible(); }));
    STEP(Keyboard::raise(window));
}

void Desk::giveAdvantage(const QString& name)
{
    STEP(keys.press(Qt::Key_3, Qt::ControlModifier));
    QVERIFY(sheet()->isVisible());
    STEP(Keyboard::raise(*sheet()));
    STEP(keys.goTo(QStringLiteral("field_advantages_name")));
    STEP(keys.write(name));
    STEP(keys.press(Qt::Key_Return));
    STEP(keys.goTo(QStringLiteral("field_advantages_value")));
    STEP(keys.write(QStringLiteral("1")));
    STEP(keys.press(Qt::Key_Return));
    STEP(keys.press(Qt::Key_Return, Qt::ControlModifier));
    QVERIFY(!sheet()->isVisible());
    STEP(Keyboard::raise(window));
}

void Desk::pressWhile(const char* action, Qt::Key key, Qt::KeyboardModifiers modifiers, Trail& trail)
{
    QVERIFY(isEnabled(action));
    constexpr int kMost = 200;
    for (int i = 0; i < kMost && isEnabled(action); ++i) {
        STEP(keys.press(key, modifiers));
        trail << support::dumpOfFile(file);
    }
    QVERIFY2(!isEnabled(action), action);
}

Trail Desk::undoAll()
{
    Trail trail{support::dumpOfFile(file)};
    [&] {
        STEP(pressWhile("action_undo", Qt::Key_Z, Qt::ControlModifier, trail));
        STEP(openLibrary());
        STEP(pressWhile("library_undo", Qt::Key_Z, Qt::ControlModifier, trail));
        STEP(closeLibrary());
    }();
    return trail;
}

Trail Desk::redoAll()
{
    Trail trail{support::dumpOfFile(file)};
    [&] {
        STEP(openLibrary());
        STEP(pressWhile("library_redo", Qt::Key_Y, Qt::ControlModifier, trail));
        STEP(closeLibrary());
        STEP(pressWhile("action_redo", Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier, trail));
    }();
    return trail;
}

/// The same values after each step, and not only at the end: what is made and taken away again hides what happened between.
void compareTrails(const Trail& expected, const Trail& found)
{
    QCOMPARE(found.size(), expected.size());
    for (qsizetype i = 0; i < found.size(); ++i)
        QCOMPARE(support::differenceOf(expected.at(i).tables, found.at(i).tables), QString());
}

}  // namespace

/// The whole desk by keyboard: somebody and his weapon from nothing to three shots, and every value of the file back again.
class TestDesk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void fromNothingAndBack();

private:
    void aimedShot(Desk& desk);
    void wildShot(Desk& desk);
    void snapShot(Desk& desk);

    QTemporaryDir m_folder;
    QString m_file;
};

void TestDesk::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_desk"));
    QVERIFY(m_folder.isValid());
}

void TestDesk::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("desk.hitspread"));
    support::putSample(m_file);
}

/// Rolled by the program; one step is overruled.
void TestDesk::aimedShot(Desk& desk)
{
    STEP(desk.openShot());
    STEP(desk.keys.fill(QStringLiteral("option_distance"), QStringLiteral("12")));
    STEP(desk.take(QStringLiteral("aims"), 2));
    QCOMPARE(desk.kindOfShot(), threed::ShotType::Aimed);
    STEP(desk.keys.press(Qt::Key_R));
    QVERIFY(desk.shot().isFinished());
    QCOMPARE(desk.origins(), QSet{Origin::Rolled});
    STEP(desk.overrule(QStringLiteral("Standard damage so far"), QStringLiteral("3"), QStringLiteral("glancing blow")));
    const auto& overrides = desk.shot().action().request.overrides;
    QCOMPARE(overrides.size(), std::size_t{1});
    QCOMPARE(overrides.front().value, 3);
    QCOMPARE(overrides.front().reason, std::string("glancing blow"));
    QVERIFY(desk.shot().action().idleOverrides.empty());
    STEP(desk.apply());
}

/// Typed; an input is changed when the dice lie there.
void TestDesk::wildShot(Desk& desk)
{
    STEP(desk.openShot());
    STEP(desk.take(QStringLiteral("aims"), 0));
    QCOMPARE(desk.kindOfShot(), threed::ShotType::Wild);
    // The labelled dice, the direction, and whatever the rules ask then.
    for (const Qt::Key digit : {Qt::Key_5, Qt::Key_4, Qt::Key_3, Qt::Key_2})
        STEP(desk.keys.press(digit));
    STEP(desk.typeRest());
    QCOMPARE(desk.origins(), QSet{Origin::Typed});
    const QStringList fallen = desk.fallen();
    STEP(desk.keys.fill(QStringLiteral("option_distance"), QStringLiteral("31")));
    STEP(desk.typeRest());
    const auto distance = desk.shot().options().path("options", "distance");
    QCOMPARE(desk.shot().options().number(*distance), 31);
    for (const QString& die : desk.fallen().first(2))
        QVERIFY2(fallen.contains(die), qPrintable(die));
    STEP(desk.apply());
}

/// The first die typed, the rest rolled.
void TestDesk::snapShot(Desk& desk)
{
    STEP(desk.openShot());
    QCOMPARE(desk.kindOfShot(), threed::ShotType::Snap);
    STEP(desk.keys.press(Qt::Key_6));
    STEP(desk.keys.press(Qt::Key_R));
    QVERIFY(desk.shot().isFinished());
    QCOMPARE(desk.origins(), (QSet{Origin::Typed, Origin::Rolled}));
    STEP(desk.apply());
}

void TestDesk::fromNothingAndBack()
{
    const DatabaseDump before = support::dumpOfFile(m_file);
    DatabaseDump after;
    Trail trail;
    {
        Desk desk(m_file);
        STEP(desk.openLibrary());
        STEP(desk.makeRounds());
        STEP(desk.makeGun());
        STEP(desk.makeHero());
        STEP(desk.armHero());
        STEP(desk.closeLibrary());
        STEP(desk.joinFight());
        STEP(desk.aimAt(kFoe));
        STEP(aimedShot(desk));
        STEP(wildShot(desk));
        STEP(desk.giveAdvantage(QStringLiteral("Rapid fire")));
        STEP(snapShot(desk));
        after = support::dumpOfFile(m_file);
        // One round a shot.
        QCOMPARE(desk.window.fight().active()->weapons.front().possession.state.as<threed::WeaponState>().rounds,
                 6 - 3);
        for (const char* table : {"character", "character_rank", "weapon", "ammunition", "combatant", "possession"})
            QVERIFY2(before.tables[QLatin1String(table)] != after.tables[QLatin1String(table)], table);
        STEP(trail = desk.undoAll());
        QCOMPARE(support::differenceOf(before.tables, trail.last().tables), QString());
        Trail again;
        STEP(again = desk.redoAll());
        QCOMPARE(support::differenceOf(after.tables, again.last().tables), QString());
        std::reverse(again.begin(), again.end());
        STEP(compareTrails(trail, again));
        STEP(desk.keys.press(Qt::Key_Q, Qt::ControlModifier));
        QVERIFY(!desk.window.isVisible());
    }
    Desk again(m_file);
    QCOMPARE(support::differenceOf(after.tables, support::dumpOfFile(m_file).tables), QString());
    const Trail third = again.undoAll();
    STEP(compareTrails(trail, third));
    const DatabaseDump& last = third.last();
    QCOMPARE(support::differenceOf(before.tables, last.tables), QString());
    // What was made and taken back stays in the file, out of sight, and the same each time.
    QCOMPARE(support::differenceOf(trail.last().takenOut, last.takenOut), QString());
    // The log only grows.
    const QString grown = support::differenceOf(after.log, last.log);
    QVERIFY2(!grown.contains(QStringLiteral("missing")), qPrintable(grown));
    QVERIFY(grown.contains(QStringLiteral("too many in log_entry")));
}

HITSPREAD_GUI_TEST(TestDesk)
#include "tst_desk.moc"
