#include "firehand.h"
#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/fight/hitmemory.h"
#include "models/fight/targets.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/character.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/diagram/bodypictures.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "windowprogram.h"

#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTest>

using namespace hitspread;
using support::Program;
using support::startShot;
using support::typeShot;

/// What is left of a shot once it is applied: the line that takes it back, and the memory of the body.
class TestAfterShot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_aftershot"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void theLineOfWhatWasAppliedTakesItBack();
    void aMissIsRememberedWhenMoreHasHappened();
    void aVolleysMissBearsNoNumber();
    void undoBringsBackWhoShot();
    void whoFellStaysInSight();

private:
    static void shoot(Program& program, const char* digits);

    support::SampleFiles m_files;
    QString m_file;
};

/// Typed as far as that goes, the rest rolled, and applied.
void TestAfterShot::shoot(Program& program, const char* digits)
{
    startShot(program);
    typeShot(program, digits);
    if (!program.dialog()->presenter().isFinished())
        QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.settle());
    QVERIFY(program.dialog()->presenter().isFinished());
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QVERIFY(program.settle());
}

void TestAfterShot::theLineOfWhatWasAppliedTakesItBack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const EntryId before = program.window.fight().snapshot().undoable;
    shoot(program, "45345");
    QVERIFY(program.window.fight().snapshot().undoable != before);
    program.pressFire();
    QVERIFY(program.rest());
    auto* undo = program.dialog()->findChild<QPushButton*>(QStringLiteral("verdictUndo"));
    QVERIFY(undo && undo->isVisible() && undo->isEnabled());
    QTest::mouseClick(undo, Qt::LeftButton);
    QVERIFY(program.settle() && program.settle());
    QCOMPARE(program.window.fight().snapshot().undoable, before);
    QVERIFY(!program.window.fight().snapshot().last);
    // The line goes with what it was about, and the same shot can be fired again.
    QVERIFY(!undo->isVisible());
    QVERIFY(program.dialog()->presenter().isReady());
    QVERIFY(!program.dialog()->presenter().dice().hasFallen());
}

/// The last of the log is told at once, what is older is read: either way a miss is among it.
void TestAfterShot::aMissIsRememberedWhenMoreHasHappened()
{
    Program program(m_file);
    shoot(program, "1124");
    const FightSnapshot& fight = program.window.fight().snapshot();
    const RecordId guard = fight.last->target;
    const EntryId shot = fight.undoable;
    QCOMPARE(fight.find(guard)->combatant.name, std::string("Gate Guard 2"));
    program.window.fight().byHand().setTime(9, 1);
    QVERIFY(program.settle());
    QVERIFY(fight.undoable > shot);
    HitMemory memory(program.window.fight());
    memory.lookAt(guard);
    QVERIFY(support::waitUntil([&] { return !memory.hits().empty(); }));
    QCOMPARE(memory.hits().size(), std::size_t{1});
    const RememberedHit miss = memory.hits().front();
    QCOMPARE(miss.entry, shot);
    QVERIFY(!miss.effects.succeeded);
    QVERIFY(miss.shot.location < 0);
    QVERIFY(!miss.effects.harms());
    // Its mark tells at its end how many hexes it went.
    const auto chain = bodypicture::memoryOf(memory.hits());
    QVERIFY(chain && chain->trail);
    const int hexes = chain->marks.back().number.toInt();
    QVERIFY(hexes > 0);
    bool isThere = false;
    for (int direction = 1; direction <= kDirections; ++direction)
        isThere = isThere || walk(miss.shot.aim, direction, hexes) == miss.shot.landing;
    QVERIFY2(isThere, qPrintable(chain->marks.back().number));
    // What is taken back is forgotten.
    program.window.fight().steps().moveTo(0);
    QVERIFY(program.settle());
    QVERIFY(support::waitUntil([&] { return memory.hits().empty(); }));
}

/// Beside the numbers of the bullets that hit, how far the last one missed would be taken for one of them.
void TestAfterShot::aVolleysMissBearsNoNumber()
{
    std::vector<RememberedHit> hits(2);
    hits[0].entry = hits[1].entry = 7;
    hits[0].shot.location = 0;
    hits[1].shot.location = -1;
    hits[1].shot.spread = 2;
    QCOMPARE(bodypicture::memoryOf(hits)->marks.back().number, QString());
    QCOMPARE(bodypicture::memoryOf(hits)->marks.front().number, QStringLiteral("1"));
    hits[0].entry = 6;
    QCOMPARE(bodypicture::memoryOf(hits)->marks.back().number, QStringLiteral("2"));
}

void TestAfterShot::undoBringsBackWhoShot()
{
    Program program(m_file);
    shoot(program, "45345");
    Fight& fight = program.window.fight();
    const RecordId shooter = fight.active()->combatant.id;
    const auto& all = fight.snapshot().combatants;
    const RecordId other = std::ranges::find_if(all, [&](const CombatantView& view) {
                               return view.combatant.id != shooter;
                           })->combatant.id;
    fight.setActive(other);
    fight.byHand().setTime(fight.snapshot().encounter.round, 3);
    QVERIFY(program.settle());
    // Of the phase that one acted, of the shot the shooter did.
    fight.setActive(shooter);
    fight.steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(fight.active()->combatant.id, other);
    fight.steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(fight.active()->combatant.id, shooter);
    QCOMPARE(fight.target()->combatant.name, std::string("Gate Guard 2"));
}

/// The table looks at whom it befell; whoever is the target by now stands beside his name, and N or a click goes on to him.
void TestAfterShot::whoFellStaysInSight()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    Fight& fight = program.window.fight();
    const RecordId guard = fight.target()->combatant.id;
    const auto& body = fight.target()->character.record.as<threed::Character>();
    // One more point puts him out.
    fight.byHand().setValue(guard, "standardTotal", body.incapMax - 1);
    QVERIFY(program.settle());
    QCOMPARE(fight.inSight(), fight.target());
    shoot(program, "66635");
    QVERIFY(!isStanding(fight.snapshot(), *fight.snapshot().find(guard)));
    auto* next = program.find<QPushButton>("nextInSight");
    const auto isStill = [&] {
        return fight.inSight()->combatant.id == guard && fight.target()->combatant.id != guard && next->isVisible();
    };
    QVERIFY(isStill());
    QVERIFY(next->text().contains(QString::fromStdString(fight.target()->combatant.name)));
    // Somebody is given another name meanwhile.
    fight.people().rename(fight.target()->combatant.id, "Odd Jones");
    QVERIFY(program.settle());
    QTRY_VERIFY(!next->isVisible() || next->text().contains(QStringLiteral("Odd Jones")));
    fight.steps().undo();
    QVERIFY(program.settle());
    fight.steps().undo();
    QVERIFY(program.settle());
    QCOMPARE(fight.inSight()->combatant.id, guard);
    QVERIFY(!next->isVisible());
    fight.steps().redo();
    QVERIFY(program.settle());
    QVERIFY(isStill());
    // He is not fired at by the way.
    auto* stage = program.find<BodyView>("stage");
    const QPointF centre = stage->bodyScene().stageLayout().geometry.centre(Hex{0, 8});
    QTest::mouseClick(stage->viewport(), Qt::LeftButton, {}, stage->mapFromScene(centre));
    QVERIFY(program.settle());
    QVERIFY(!program.dialog()->isVisible());
    QCOMPARE(fight.inSight(), fight.target());
    QVERIFY(!next->isVisible());
    // N goes on to the target, not past him.
    fight.steps().undo();
    QVERIFY(program.settle());
    fight.steps().redo();
    QVERIFY(program.settle() && isStill());
    const RecordId target = fight.target()->combatant.id;
    QTest::keyClick(&program.window, Qt::Key_N);
    QCOMPARE(fight.target()->combatant.id, target);
    QCOMPARE(fight.inSight(), fight.target());
}

HITSPREAD_GUI_TEST(TestAfterShot)
#include "tst_aftershot.moc"
