#include "models/fight/fightsteps.h"
#include "models/history/tracemodel.h"
#include "models/history/verdict.h"
#include "models/play/attackpresenter.h"
#include "models/systems/threed/bulletsmodel.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/guns/volley.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/attack/body/bodyswitcher.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "ui/encounter/combatantsdock.h"
#include "ui/encounter/crossingcommand.h"
#include "ui/shell/lastactionpanel.h"
#include "ui/systems/threed/bulletcursor.h"
#include "ui/systems/threed/bulletplayer.h"
#include "ui/systems/threed/bulletscrubber.h"
#include "ui/theme/motion.h"
#include "ui/verdict/verdictcard.h"
#include "ui/widgets/dietile.h"
#include "ui/widgets/directionbox.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "windowprogram.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;
using support::Program;

/// The fire dialog in every mode that fires several bullets: by keyboard alone, bullet by bullet, walked over targets, changed
/// afterwards, closed in the middle; and what it leaves in the file.
class TestVolley : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void burstByKeyboardAlone();
    void oneQuestionAtATime();
    void eachDieHasOnePlace();
    void bulletsAreScrubbed();
    void replayKeepsPace_data();
    void replayKeepsPace();
    void fireWalksOnWithW();
    void influenceChangedAfterwardsKeepsTheDice();
    void anotherModeKeepsWhatApplies();
    void modesSayWhyNot();
    void closedInTheMiddleAndTakenUp();
    void droppedInTheMiddle();
    void stringOfShots();
    void twoGunsEachWithOptions();
    void areaIsSuppressedAndCrossed();
    void wordsTellAllBullets();
    void rulingOnOneBullet();

private:
    void start(Program& program, const char* actor, const char* target);
    void chooseMode(Program& program, int mode);
    void type(Program& program, const char* keys);
    void apply(Program& program);
    [[nodiscard]] static RecordId idOf(Program& program, const char* name);
    [[nodiscard]] static int openQuestions(const AttackPresenter& presenter);
    [[nodiscard]] static std::string asked(const AttackPresenter& presenter);
    void addTarget(Program& program, const char* name);
    void fullAuto(Program& program, int dice);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestVolley::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_volley"));
    QVERIFY(m_folder.isValid());
}

void TestVolley::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestVolley::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

RecordId TestVolley::idOf(Program& program, const char* name)
{
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == name)
            return view.combatant.id;
    }
    return 0;
}

void TestVolley::start(Program& program, const char* actor, const char* target)
{
    QVERIFY(program.waitForFight());
    program.window.fight().setActive(idOf(program, actor));
    program.window.fight().setTarget(idOf(program, target));
    program.pressFire();
    QVERIFY(QTest::qWaitFor(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    program.dialog()->resize(1440, 900);
    QVERIFY(program.settle());
}

void TestVolley::chooseMode(Program& program, int mode)
{
    auto* button = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("fireMode_%1").arg(mode));
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(program.settle());
    QCoreApplication::processEvents();
    QVERIFY(button->isChecked());
}

void TestVolley::type(Program& program, const char* keys)
{
    for (const char* key = keys; *key != '\0'; ++key) {
        QWidget* focus = program.dialog()->focusWidget();
        QVERIFY2(focus, keys);
        QTest::keyClick(focus, *key);
    }
    QVERIFY(program.settle());
}

void TestVolley::apply(Program& program)
{
    QVERIFY(program.dialog()->presenter().isFinished());
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!program.dialog()->isVisible());
}

int TestVolley::openQuestions(const AttackPresenter& presenter)
{
    const auto open = [](const DiceQuestion& asked) { return asked.isOpen; };
    return static_cast<int>(std::ranges::count_if(presenter.dice().rolls(), open)
                            + std::ranges::count_if(presenter.dice().choices(), open));
}

std::string TestVolley::asked(const AttackPresenter& presenter)
{
    const DiceQuestion* open = presenter.dice().open();
    return open ? spelled(presenter.system().questions()[open->question.key.name].id, open->question.key.index)
                : std::string("nothing");
}

void TestVolley::addTarget(Program& program, const char* name)
{
    AttackPresenter& presenter = program.dialog()->presenter();
    ActionOrder order = presenter.order();
    order.otherTargets.push_back(idOf(program, name));
    presenter.begin(order);
    QVERIFY(program.settle());
    QCOMPARE(presenter.options().targets().size(), order.otherTargets.size() + 1);
}

void TestVolley::fullAuto(Program& program, int dice)
{
    chooseMode(program, 3);
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "dice"), dice);
    QVERIFY(program.settle());
}

/// Brann's rank 4 in Auto/Support: two bullets more or less, two directions to influence (3D-AUTO-03, 3D-AUTO-07, A-051).
void TestVolley::burstByKeyboardAlone()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    const auto before = support::dumpOfFile(m_file);
    AttackPresenter& presenter = program.dialog()->presenter();
    // The machine gun fires no single shots: F opens it in the mode it has.
    QTRY_COMPARE(presenter.order().action, std::string("volley"));
    QVERIFY(program.settle());
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char(' '))));
    // Enter rolls, and closes nothing, though the brass button could not as the window opened.
    QCOMPARE(program.dialog()->focusWidget()->objectName(), QStringLiteral("primaryButton"));
    // One die shows 4; of 2 to 6 bullets three are taken: "3".
    type(program, "4");
    QCOMPARE(asked(presenter), std::string("burst.change"));
    type(program, "3");
    QCOMPARE(asked(presenter), std::string("attack.dice"));
    type(program, "665");
    QCOMPARE(asked(presenter), std::string("attack.direction"));
    type(program, "2");
    QCOMPARE(asked(presenter), std::string("attack.spend"));
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    QCOMPARE(asked(presenter), std::string("attack.direction[1]"));
    type(program, "1");
    QCOMPARE(asked(presenter), std::string("bullet.influence[1]"));
    type(program, "+");
    const Answer* turned = presenter.action().findings.answers.find(
        {static_cast<std::uint16_t>(threed::Query::BulletInfluence), 1});
    QVERIFY(turned);
    QCOMPARE(turned->choice, 1);
    QCOMPARE(turned->choiceOrigin, Origin::Chosen);
    // Whatever is asked from here on is a die or a direction to keep.
    for (int guard = 0; guard < 20 && !presenter.isFinished(); ++guard) {
        if (presenter.dice().open()->question.kind == QuestionKind::Choice)
            QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        else
            type(program, "3");
    }
    QVERIFY(presenter.isFinished());
    QCOMPARE(program.dialog()->cursor().bullets().size(), std::size_t(3));
    apply(program);
    const auto after = support::dumpOfFile(m_file);
    QVERIFY(!support::differenceOf(before.tables, after.tables).isEmpty());
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(before.tables, support::dumpOfFile(m_file).tables), QString());
    program.window.fight().steps().redo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(after.tables, support::dumpOfFile(m_file).tables), QString());
}

/// Fault B11: whichever bullet is looked at, a die stands where it stood, also where it is not asked for; the rose, too.
void TestVolley::eachDieHasOnePlace()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    QTest::mouseClick(program.dialog()->findChild<QAbstractButton*>(QStringLiteral("rollAllButton")), Qt::LeftButton);
    QVERIFY(program.settle());
    QVERIFY(program.dialog()->presenter().isFinished());
    threed::BulletCursor& cursor = program.dialog()->cursor();
    QVERIFY(cursor.bullets().size() > 2);
    const auto places = [&program] {
        QStringList all;
        for (const char* name : {"Aiming", "Penetration", "Damage"}) {
            for (const DieTile* tile : program.dialog()->findChildren<DieTile*>()) {
                if (tile->isVisible() && tile->accessibleName().startsWith(QLatin1String(name)))
                    all << QStringLiteral("%1 %2 %3").arg(QLatin1String(name)).arg(tile->x()).arg(tile->y());
            }
        }
        const auto* rose = program.dialog()->findChild<DirectionBox*>(QStringLiteral("rose"));
        all << (rose && rose->isVisible()
                    ? QStringLiteral("rose %1 %2").arg(rose->parentWidget()->width() - rose->x()).arg(rose->y())
                    : QString());
        return all;
    };
    QStringList first;
    int unasked = 0;
    for (int row = 0; row < static_cast<int>(cursor.bullets().size()); ++row) {
        cursor.setRow(row);
        QVERIFY(program.settle() && support::waitForRest(*program.dialog()));
        if (row == 0)
            first = places();
        QCOMPARE(first.size(), 4);
        QCOMPARE(places(), first);
        for (const DieTile* tile : program.dialog()->findChildren<DieTile*>())
            unasked += tile->isVisible() && !tile->isEnabled() ? 1 : 0;
    }
    QVERIFY(unasked >= static_cast<int>(cursor.bullets().size()) - 1);
    // Beside the dice for the number of bullets stands what they come to.
    const auto labels = program.dialog()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* one) {
        return one->isVisible() && QRegularExpression(QStringLiteral("^= \\d+$")).match(one->text()).hasMatch();
    }));
}

/// Rolled and typed mixed: never more than one question, the keyboard always where it is, the bullet in view is the one asked about.
void TestVolley::oneQuestionAtATime()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    AttackPresenter& presenter = program.dialog()->presenter();
    const auto* primary = program.dialog()->findChild<QAbstractButton*>(QStringLiteral("primaryButton"));
    int choices = 0;
    int partly = 0;
    for (int step = 0; step < 80 && !presenter.isFinished(); ++step) {
        QCOMPARE(openQuestions(presenter), 1);
        const DiceQuestion* open = presenter.dice().open();
        const bool choosing = open->question.kind == QuestionKind::Choice;
        choices += choosing ? 1 : 0;
        QVERIFY(primary->text().startsWith(choosing ? QStringLiteral("Use this") : QStringLiteral("Roll")));
        if (presenter.dice().hasFallen()) {
            const QString focus = program.dialog()->focusWidget()->objectName();
            QVERIFY2(choosing == focus.startsWith(QStringLiteral("spend")), qPrintable(focus));
        }
        if (step % 2 == 0 && !choosing)
            type(program, "3");
        else
            QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        QVERIFY(program.settle());
        // What is open yet is not counted as missed.
        const auto& bullets = program.dialog()->cursor().bullets();
        const auto waiting = std::ranges::count(bullets, ShotFate::Open, &threed::BulletDigest::fate);
        const QString told = resultWordsOf(presenter.action());
        partly += waiting > 0 && waiting < std::ssize(bullets) ? 1 : 0;
        QVERIFY2(told.isEmpty() || waiting == std::ssize(bullets)
                     || told.contains(QStringLiteral("so far")) == (waiting > 0),
                 qPrintable(told));
    }
    QVERIFY(presenter.isFinished());
    QVERIFY(partly > 0);
    QCOMPARE(openQuestions(presenter), 0);
    // Number, aiming points (where there were any), two directions.
    QVERIFY2(choices >= 3 && choices <= 4, qPrintable(QString::number(choices)));
    bool rolled = false;
    bool typed = false;
    for (const DiceQuestion& roll : presenter.dice().rolls()) {
        rolled = rolled || roll.answer.origins[0] == Origin::Rolled;
        typed = typed || roll.answer.origins[0] == Origin::Typed;
    }
    QVERIFY(rolled && typed);
}

void TestVolley::bulletsAreScrubbed()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    AttackPresenter& presenter = program.dialog()->presenter();
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    threed::BulletCursor& cursor = program.dialog()->cursor();
    const int last = static_cast<int>(cursor.bullets().size()) - 1;
    QVERIFY(last >= 3);
    auto* scrubber = program.dialog()->findChild<threed::BulletScrubber*>();
    auto* table = program.dialog()->findChild<QTableView*>(QStringLiteral("bulletTable"));
    auto* steps = program.dialog()->findChild<QListView*>(QStringLiteral("explanation"));
    const auto agree = [&](int row) {
        QCOMPARE(cursor.row(), row);
        QCOMPARE(scrubber->value(), row);
        QCOMPARE(table->currentIndex().row(), row);
        const auto& chain = program.dialog()->findChild<BodyView*>(QStringLiteral("fireStage"))->picture().chain;
        QVERIFY(chain);
        for (const ChainMark& mark : chain->marks)
            QCOMPARE(mark.current, mark.number.toInt() == row + 1);
        // Every step of the list that belongs to a bullet belongs to this one.
        const auto* model = qobject_cast<const TraceModel*>(steps->model());
        for (int line = 0; line < model->rowCount(); ++line) {
            const auto& step = model->lineAt(line)->step;
            if (step && presenter.system().quantities()[step->key.quantity].id == "deviation.hex")
                QCOMPARE(int(step->key.index), row);
        }
    };
    agree(last);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Left);
    agree(last - 1);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Home);
    agree(0);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Left);
    agree(0);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Right);
    agree(1);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_End);
    agree(last);
    QTest::mouseClick(scrubber, Qt::LeftButton, {}, scrubber->placeOf(2).toPoint());
    agree(2);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(1, 3)).center());
    agree(1);
    QVERIFY(scrubber->accessibleDescription().contains(QStringLiteral("Bullet 2")));
}

void TestVolley::replayKeepsPace_data()
{
    QTest::addColumn<int>("speed");
    QTest::addColumn<bool>("reduced");
    QTest::addColumn<int>("bullets");
    QTest::addColumn<int>("pace");
    QTest::newRow("140 ms each") << 1 << false << 10 << 140;
    QTest::newRow("three seconds at most") << 1 << false << 60 << 50;
    QTest::newRow("twice as fast") << 2 << false << 10 << 70;
    QTest::newRow("four times") << 3 << false << 10 << 35;
    QTest::newRow("off") << 0 << false << 10 << 0;
    QTest::newRow("reduced motion") << 1 << true << 10 << 0;
}

void TestVolley::replayKeepsPace()
{
    QFETCH(int, speed);
    QFETCH(bool, reduced);
    QFETCH(int, bullets);
    QFETCH(int, pace);
    threed::BulletPlayer player;
    player.setSpeed(static_cast<DriftSpeed>(speed));
    player.setReducedMotion(reduced);
    QCOMPARE(player.pace(bullets), pace);
    QSignalSpy reached(&player, &threed::BulletPlayer::reached);
    QSignalSpy finished(&player, &threed::BulletPlayer::finished);
    player.play(bullets);
    if (pace == 0) {
        QCOMPARE(reached.count(), 1);
        QCOMPARE(reached.first().first().toInt(), bullets - 1);
        QCOMPARE(finished.count(), 1);
        return;
    }
    QCOMPARE(reached.first().first().toInt(), 0);
    QVERIFY(player.isRunning());
    player.skip();
    QCOMPARE(reached.last().first().toInt(), bullets - 1);
    QCOMPARE(finished.count(), 1);
    QVERIFY(!player.isRunning());
}

/// 3D-WALK-01 to 3D-WALK-03: on to the next target in the middle of a burst, each body with its own marks.
void TestVolley::fireWalksOnWithW()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    addTarget(program, "Gate Guard 1");
    const auto before = support::dumpOfFile(m_file);
    AttackPresenter& presenter = program.dialog()->presenter();
    type(program, "54");
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    type(program, "6652");
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    QCOMPARE(asked(presenter), std::string("attack.direction[1]"));
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_W);
    QCOMPARE(asked(presenter), std::string("bullet.price[1]"));
    // Taken back and done again: nothing has been paid yet.
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_W);
    QCOMPARE(asked(presenter), std::string("attack.direction[1]"));
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_W);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    QCOMPARE(asked(presenter), std::string("bullet.start[1]"));
    auto* bodies = program.dialog()->findChild<BodySwitcher*>();
    QVERIFY(bodies->isVisible());
    QCOMPARE(bodies->current(), 1);
    type(program, "44");
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    threed::BulletCursor& cursor = program.dialog()->cursor();
    QCOMPARE(cursor.bullets()[0].target, 0);
    for (std::size_t i = 1; i < cursor.bullets().size(); ++i)
        QCOMPARE(cursor.bullets()[i].target, 1);
    QCOMPARE(bodies->current(), 1);
    cursor.setRow(0);
    QCOMPARE(bodies->current(), 0);
    QTest::mouseClick(bodies->findChild<QAbstractButton*>(QStringLiteral("stage1")), Qt::LeftButton);
    QCOMPARE(cursor.row(), 1);
    // What befell each of them, before and after, under his own name.
    const QString outcome = resultWordsOf(presenter.action());
    for (const char* name : {"Gate Guard 1", "Gate Guard 2"}) {
        const bool hit = std::ranges::any_of(cursor.bullets(), [&](const threed::BulletDigest& bullet) {
            return bullet.fate == ShotFate::Hit
                && namesIn(presenter.action(), Role::Target).value(bullet.target) == QLatin1String(name);
        });
        QCOMPARE(outcome.contains(QLatin1String(name)), hit);
    }
    program.dialog()->findChild<QAbstractButton*>(QStringLiteral("primaryButton"))->setFocus();
    apply(program);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(before.tables, support::dumpOfFile(m_file).tables), QString());
}

void TestVolley::influenceChangedAfterwardsKeepsTheDice()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    AttackPresenter& presenter = program.dialog()->presenter();
    QVERIFY(presenter.isFinished());
    threed::BulletCursor& cursor = program.dialog()->cursor();
    cursor.setRow(1);
    const auto rolled = [&] {
        QStringList faces;
        for (const DiceQuestion& roll : presenter.dice().rolls()) {
            if (roll.question.key.index <= 1)
                faces << QString::number(roll.answer.faces[0]);
        }
        return faces;
    };
    const QStringList dice = rolled();
    const auto hex = cursor.bullets()[1].hex;
    type(program, "+");
    QVERIFY(cursor.bullets()[1].hex != hex);
    QCOMPARE(rolled(), dice);
    QCOMPARE(cursor.row(), 1);
    QVERIFY(cursor.bullets()[1].direction.contains(QStringLiteral("→")));
    // An option changed afterwards keeps them too.
    presenter.options().setNumber(*presenter.options().path("targets.options", "distance"), 5);
    QCOMPARE(rolled(), dice);
}

void TestVolley::anotherModeKeepsWhatApplies()
{
    Program program(m_file);
    start(program, "Ines Varga", "Gate Guard 2");
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 35);
    presenter.options().setNumber(*presenter.options().path("options", "difficulty"), -2);
    presenter.options().setNumber(*presenter.options().path("target.condition", "posture"), 1);
    presenter.options().setNumber(*presenter.options().path("shooter.condition", "aims"), 1);
    presenter.options().setNumber(*presenter.options().path("options", "targetDives"), 0);
    presenter.options().setAim(Hex{1, 9});
    type(program, "453");
    for (const int mode : {1, 2, 3, 0, 3}) {
        chooseMode(program, mode);
        const bool single = mode == 0;
        QCOMPARE(presenter.order().action, std::string(single ? "shot" : "volley"));
        const char* options = single ? "options" : "targets.options";
        QCOMPARE(presenter.options().number(*presenter.options().path(options, "distance")), 35);
        QVERIFY(presenter.options().isChanged(*presenter.options().path(options, "distance")));
        QCOMPARE(presenter.options().number(*presenter.options().path("options", "difficulty")), -2);
        QCOMPARE(presenter.options().number(
                     *presenter.options().path(single ? "target.condition" : "targets.condition", "posture")),
                 1);
        QCOMPARE(presenter.options().number(*presenter.options().path("shooter.condition", "aims")), 1);
        QCOMPARE(presenter.options().aim(), std::optional(Hex{1, 9}));
        const Answer* dice = presenter.action().request.answers.find(
            {static_cast<std::uint16_t>(threed::Query::AttackDice), 0});
        QVERIFY(dice);
        QCOMPARE(int(dice->faces[1]), 5);
        QCOMPARE(dice->origins[1], Origin::Typed);
    }
    // What only one mode knows waits until that mode comes back.
    presenter.options().setNumber(*presenter.options().path("options", "dice"), 3);
    chooseMode(program, 0);
    QVERIFY(!presenter.options().path("options", "dice"));
    chooseMode(program, 3);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "dice")), 3);
}

void TestVolley::modesSayWhyNot()
{
    Program program(m_file);
    program.style.apply(Theme());
    start(program, "Gate Guard 2", "Ines Varga");
    const auto mode = [&](int index) {
        return program.dialog()->findChild<QAbstractButton*>(QStringLiteral("fireMode_%1").arg(index));
    };
    // A service rifle: single shots and strings; one gun only.
    for (const int offered : {0, 1})
        QVERIFY(mode(offered)->isEnabled());
    for (const int refused : {2, 3, 4, 5}) {
        QVERIFY(mode(refused)->isVisible());
        QVERIFY(!mode(refused)->isEnabled());
        QVERIFY2(mode(refused)->toolTip().contains(QRegularExpression(QStringLiteral("\\([A-Z]+-\\d+"))),
                 qPrintable(mode(refused)->toolTip()));
        QCOMPARE(mode(refused)->statusTip(), mode(refused)->toolTip());
    }
}

void TestVolley::closedInTheMiddleAndTakenUp()
{
    {
        Program program(m_file);
        start(program, "Brann Hollow", "Gate Guard 2");
        fullAuto(program, 2);
        addTarget(program, "Gate Guard 1");
        type(program, "54");
        QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        type(program, "6652");
        QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        type(program, "3");
        QCOMPARE(asked(program.dialog()->presenter()), std::string("bullet.influence[1]"));
        program.dialog()->close();
        QVERIFY(program.settle());
    }
    Program program(m_file);
    QVERIFY(program.waitForFight());
    QVERIFY(QTest::qWaitFor([&] { return program.dialog() && program.dialog()->isVisible(); }));
    QVERIFY(program.settle());
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(presenter.order().action, std::string("volley"));
    QCOMPARE(presenter.options().targets().size(), std::size_t(2));
    QCOMPARE(presenter.order().otherTargets.size(), std::size_t(1));
    // The very question that was open, not its preset.
    QCOMPARE(asked(presenter), std::string("bullet.influence[1]"));
    QCOMPARE(program.dialog()->cursor().row(), 1);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "dice")), 2);
    type(program, "-");
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    apply(program);
    QVERIFY(!program.window.fight().snapshot().pending);
}

void TestVolley::droppedInTheMiddle()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    const auto before = support::dumpOfFile(m_file);
    type(program, "54");
    QTest::mouseClick(program.dialog()->findChild<QAbstractButton*>(QStringLiteral("dropButton")), Qt::LeftButton);
    auto* reason = program.dialog()->findChild<QLineEdit*>(QStringLiteral("reason"));
    QVERIFY(reason);
    QTest::keyClicks(reason, QStringLiteral("the gun was not loaded"));
    QTest::keyClick(reason, Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(!program.dialog()->isVisible());
    const auto after = support::dumpOfFile(m_file);
    QCOMPARE(support::differenceOf(before.tables, after.tables), QString());
    QVERIFY(!support::differenceOf(before.log, after.log).isEmpty());
    QCOMPARE(program.window.fight().snapshot().history.front().kind, EntryKind::Drop);
}

/// 3D-ROF-04 to 3D-ROF-08: a string starts each shot where the one before went.
void TestVolley::stringOfShots()
{
    Program program(m_file);
    start(program, "Odile Marsh", "Gate Guard 2");
    // By Tab and arrow.
    for (int tabs = 0; tabs < 60 && program.dialog()->focusWidget()->objectName() != QStringLiteral("fireMode_0");
         ++tabs)
        QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Right);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Space);
    QVERIFY(program.settle());
    QCOMPARE(program.dialog()->presenter().order().action, std::string("volley"));
    AttackPresenter& presenter = program.dialog()->presenter();
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char(' '))));
    const auto before = support::dumpOfFile(m_file);
    int offered = 0;
    for (int guard = 0; guard < 80 && !presenter.isFinished(); ++guard) {
        QCOMPARE(openQuestions(presenter), 1);
        if (presenter.dice().open()->question.kind == QuestionKind::Choice) {
            ++offered;
            QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        } else {
            type(program, "5");
        }
    }
    QVERIFY(presenter.isFinished());
    QVERIFY(offered > 0);
    const auto& bullets = program.dialog()->cursor().bullets();
    QVERIFY2(bullets.size() >= 2, qPrintable(QString::number(bullets.size())));
    for (std::size_t i = 1; i < bullets.size(); ++i)
        QCOMPARE(bullets[i].from, bullets[i - 1].hex);
    apply(program);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(before.tables, support::dumpOfFile(m_file).tables), QString());
}

void TestVolley::twoGunsEachWithOptions()
{
    Program program(m_file);
    start(program, "Odile Marsh", "Gate Guard 2");
    chooseMode(program, 4);
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(presenter.order().action, std::string("twoGuns"));
    QVERIFY(presenter.order().offHandWeapon != 0);
    QVERIFY(program.dialog()->findChild<QComboBox*>(QStringLiteral("offHandCombo"))->isVisible());
    // The pocket pistol is not in hand yet, and the window says so.
    QVERIFY(!presenter.complaints().isEmpty());
    presenter.options().setNumber(*presenter.options().path("offHandWeapon.state", "drawn"),
                                  static_cast<int>(threed::Drawn::Left));
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char(' '))));
    presenter.options().setNumber(*presenter.options().path("offHandOptions", "difficulty"), -3);
    addTarget(program, "Gate Guard 1");
    QCOMPARE(presenter.options().number(*presenter.options().path("offHandOptions", "difficulty")), -3);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "difficulty")), 0);
    const auto before = support::dumpOfFile(m_file);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    const auto& bullets = program.dialog()->cursor().bullets();
    QCOMPARE(bullets.size(), std::size_t(2));
    QCOMPARE(bullets[0].gun, 0);
    QCOMPARE(bullets[1].gun, 1);
    QCOMPARE(bullets[0].target, 0);
    QCOMPARE(bullets[1].target, 1);
    program.dialog()->findChild<QAbstractButton*>(QStringLiteral("primaryButton"))->setFocus();
    apply(program);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(before.tables, support::dumpOfFile(m_file).tables), QString());
}

void TestVolley::wordsTellAllBullets()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "difficulty"), 20);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    const auto& bullets = program.dialog()->cursor().bullets();
    const auto hits = std::ranges::count(bullets, ShotFate::Hit, &threed::BulletDigest::fate);
    QVERIFY(hits > 0);
    int damage = 0;
    for (const threed::BulletDigest& bullet : bullets)
        damage += bullet.fate == ShotFate::Hit ? bullet.damage.toInt() : 0;
    const QString outcome = resultWordsOf(presenter.action());
    QVERIFY2(outcome.startsWith(QStringLiteral("%1 of %2 hit").arg(hits).arg(bullets.size())), qPrintable(outcome));
    QVERIFY2(outcome.contains(QStringLiteral("Gate Guard 2: %1 damage").arg(damage)), qPrintable(outcome));
    apply(program);
    const std::string title = program.window.fight().snapshot().history.front().title;
    QVERIFY2(QString::fromStdString(title).contains(outcome), title.c_str());
    QTRY_COMPARE(program.window.findChild<LastActionPanel*>()->findChild<VerdictCard*>()->verdict().sentence, outcome);
}

/// An override stands under its bullet; the bullets after it follow.
void TestVolley::rulingOnOneBullet()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 2");
    fullAuto(program, 2);
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(program.settle());
    AttackPresenter& presenter = program.dialog()->presenter();
    threed::BulletCursor& cursor = program.dialog()->cursor();
    cursor.setRow(1);
    const StepKey place{static_cast<std::uint16_t>(threed::Quantity::DeviationHex), 1};
    presenter.overrule(place, pack(Hex{0, 10}), QStringLiteral("against the wall"));
    QVERIFY(program.settle());
    QCOMPARE(cursor.bullets()[1].hex, std::optional(Hex{0, 10}));
    // What was a miss may hit now and ask for its dice.
    presenter.dice().rollAll();
    QVERIFY(program.settle());
    QVERIFY(presenter.isFinished());
    QCOMPARE(cursor.bullets()[2].from, std::optional(Hex{0, 10}));
    QVERIFY(presenter.action().idleOverrides.empty());
    presenter.takeBackRuling(place);
    QVERIFY(presenter.action().request.overrides.empty());
    const Step* ruled = findStep(presenter.action().findings.steps, place);
    QVERIFY(ruled && !ruled->overridden);
    QCOMPARE(cursor.bullets()[1].hex, std::optional(unpack(ruled->computed)));
}

void TestVolley::areaIsSuppressedAndCrossed()
{
    Program program(m_file);
    start(program, "Brann Hollow", "Gate Guard 1");
    chooseMode(program, 5);
    AttackPresenter& presenter = program.dialog()->presenter();
    QCOMPARE(presenter.order().action, std::string("suppress"));
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char(' '))));
    const auto before = support::dumpOfFile(m_file);
    // One die 5, kept; 6 5 4 on the roll.
    type(program, "5");
    QCOMPARE(asked(presenter), std::string("burst.change"));
    QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
    type(program, "654");
    QVERIFY2(presenter.isFinished(), asked(presenter).c_str());
    QVERIFY2(resultWordsOf(presenter.action()).contains(QStringLiteral("5 bullets can still hit")),
             qPrintable(resultWordsOf(presenter.action())));
    // The verdict says so as well, and not how far a shot would have drifted that nobody fired at a body.
    const QString sentence = verdictOf(presenter.action()).sentence;
    QVERIFY2(sentence.contains(QStringLiteral("5 bullets can still hit")), qPrintable(sentence));
    QVERIFY2(!sentence.contains(QStringLiteral("drifts")), qPrintable(sentence));
    const StepKey valueOfArea{static_cast<std::uint16_t>(threed::Quantity::SuppressionValue), 0};
    const Step* value = findStep(presenter.action().findings.steps, valueOfArea);
    QVERIFY(value);
    const int aimed = value->value;
    QVERIFY(aimed >= 6);
    apply(program);
    const auto laid = support::dumpOfFile(m_file);
    QVERIFY(!support::differenceOf(before.tables, laid.tables).isEmpty());

    // Asked for at the area while the shooter himself is meant, it proposes whoever stands against him.
    const RecordId shooter = idOf(program, "Brann Hollow");
    program.window.findChild<CombatantsDock*>()->goTo(shooter);
    program.window.findChild<CrossingCommand*>()->ask(shooter);
    QVERIFY(QTest::qWaitFor([&] { return program.dialog()->isVisible() && presenter.isReady(); }));
    QCOMPARE(presenter.order().action, std::string("evade"));
    QVERIFY(presenter.order().target != shooter);
    program.dialog()->close();
    QVERIFY(program.settle());

    // Who crosses is found where a game master looks; the area's numbers are those of the entry.
    program.window.findChild<CombatantsDock*>()->goTo(idOf(program, "Gate Guard 1"));
    auto* cross = program.find<QAction>("action_cross");
    QVERIFY(cross);
    QVERIFY(QTest::qWaitFor([&] { return cross->isEnabled(); }));
    QVERIFY2(cross->text().contains(QStringLiteral("Gate Guard 1")), qPrintable(cross->text()));
    cross->trigger();
    QVERIFY(QTest::qWaitFor([&] { return program.dialog()->isVisible() && presenter.isReady(); }));
    QVERIFY(program.settle());
    QCOMPARE(presenter.order().action, std::string("evade"));
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "zoneBullets")), 5);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "zoneValue")), aimed);
    QVERIFY2(presenter.complaints().isEmpty(), qPrintable(presenter.complaints().all().join(QLatin1Char(' '))));
    for (int guard = 0; guard < 40 && !presenter.isFinished(); ++guard) {
        QCOMPARE(openQuestions(presenter), 1);
        if (presenter.dice().open()->question.kind == QuestionKind::Choice)
            QTest::keyClick(program.dialog()->focusWidget(), Qt::Key_Return);
        else
            type(program, "1");
    }
    QVERIFY(presenter.isFinished());
    // A failed test: two bullets (3D-SUP-04).
    QCOMPARE(program.dialog()->cursor().bullets().size(), std::size_t(2));
    QVERIFY(resultWordsOf(presenter.action()).startsWith(QStringLiteral("hit by 2 bullets")));
    apply(program);
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(laid.tables, support::dumpOfFile(m_file).tables), QString());
    program.window.fight().steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(support::differenceOf(before.tables, support::dumpOfFile(m_file).tables), QString());
}

HITSPREAD_GUI_TEST(TestVolley)
#include "tst_volley.moc"
