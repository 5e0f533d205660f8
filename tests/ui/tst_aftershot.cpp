#include "firehand.h"
#include "models/hitmemory.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/attackpresenter.h"
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
    void undoBringsBackWhoShot();

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
    QVERIFY(!program.dialog()->presenter().hasFallen());
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
    program.window.fight().setTime(9, 1);
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
    // What is taken back is forgotten.
    program.window.fight().moveTo(0);
    QVERIFY(program.settle());
    QVERIFY(support::waitUntil([&] { return memory.hits().empty(); }));
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
    fight.setTime(fight.snapshot().encounter.round, 3);
    QVERIFY(program.settle());
    // Of the phase that one acted, of the shot the shooter did.
    fight.setActive(shooter);
    fight.undo();
    QVERIFY(program.settle());
    QCOMPARE(fight.active()->combatant.id, other);
    fight.undo();
    QVERIFY(program.settle());
    QCOMPARE(fight.active()->combatant.id, shooter);
    QCOMPARE(fight.target()->combatant.name, std::string("Gate Guard 2"));
}

HITSPREAD_GUI_TEST(TestAfterShot)
#include "tst_aftershot.moc"
