#include "models/fight/fighthand.h"
#include "models/fight/fightpeople.h"
#include "models/fight/fightsteps.h"
#include "models/history/historymodel.h"
#include "rules/core/dice/dice.h"
#include "rules/systems/threed/character.h"
#include "services/action/groupaction.h"
#include "services/undo/amendmentservice.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/attack/attackfoot.h"
#include "ui/history/followdialog.h"
#include "ui/history/followinglist.h"
#include "ui/theme/motion.h"
#include "ui/widgets/dietile.h"
#include "windowprogram.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;
using support::Program;

namespace {

/// Far too hard to hit, and as usual.
constexpr int kHopeless = -40;
constexpr int kOrdinary = 0;
constexpr int kEasy = 20;
/// Power 2, Aiming 6, Targeting 6, direction 4.
constexpr const char* kDice = "2664";

}  // namespace

/// An action of the past is changed in its own window; what follows is made anew, and only new dice are asked.
class TestAmend : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aMissBecomesAHitAndAsksOnlyForWhatIsNew();
    void whatFollowsIsShownBeforeItIsMadeSo();
    void laterDiceThatBecameNewAreAskedByKey();
    void aMisreadDieIsTypedAnew();
    void diceOfAWholeFightAreNotCut();
    void givingUpLeavesEverything();
    void anotherTargetFindsTheFightAsItWas();
    void nothingDifferentIsSaid();
    void waitingDiceComeFirst();
    void timeAfterTheFightIsChangedByItsDays();

private:
    void shoot(Program& program, const char* digits, int difficulty);
    void startShot(Program& program);
    void endShot(Program& program, const char* digits);
    static void pair(Program& program, const char* actor, const char* target);
    AttackDialog* amend(Program& program, int row);
    /// What follows, while it is asked; nullptr: it is not.
    static FollowDialog* following(Program& program)
    {
        auto* dialog = program.find<FollowDialog>("followDialog");
        return dialog && dialog->isVisible() ? dialog : nullptr;
    }
    static void setDifficulty(AttackPresenter& presenter, int difficulty)
    {
        const auto path = presenter.options().path("options", "difficulty");
        QVERIFY(path.has_value());
        presenter.options().setNumber(*path, difficulty);
    }
    static void type(QWidget* dialog, const char* digits)
    {
        for (const char* digit = digits; *digit != '\0'; ++digit)
            QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, *digit);
    }
    /// Rolls what is open and keeps the preset of every choice that is asked.
    static void finish(AttackPresenter& presenter)
    {
        for (int guard = 0; guard < 20 && !presenter.isFinished(); ++guard) {
            const DiceQuestion* open = presenter.dice().open();
            if (open && open->question.kind == QuestionKind::Choice)
                presenter.dice().choose(open->question.key, open->question.preset);
            else
                presenter.dice().rollOpen();
        }
    }
    static int lines(Program& program) { return program.find<QListView>("history")->model()->rowCount(); }
    static QString line(Program& program, int row)
    {
        return program.find<QListView>("history")->model()->index(row, 0).data().toString();
    }
    static int damageOf(Program& program, const char* name);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestAmend::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_amend"));
    QVERIFY(m_folder.isValid());
}

void TestAmend::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestAmend::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

int TestAmend::damageOf(Program& program, const char* name)
{
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == name)
            return digestOf("threed", sourceOf(view, program.window.fight().snapshot().encounter.switches))
                .wounds.value_or(0);
    }
    return -1;
}

void TestAmend::pair(Program& program, const char* actor, const char* target)
{
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == actor)
            program.window.fight().setActive(view.combatant.id);
    }
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.name == target)
            program.window.fight().setTarget(view.combatant.id);
    }
}

void TestAmend::startShot(Program& program)
{
    program.pressFire();
    QVERIFY(support::waitUntil(
        [&] { return program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
}

/// Types the dice, rolls what else is asked, and applies.
void TestAmend::endShot(Program& program, const char* digits)
{
    AttackPresenter& presenter = program.dialog()->presenter();
    type(program.dialog(), digits);
    finish(presenter);
    const int before = lines(program);
    QVERIFY2(presenter.isFinished(), qPrintable(presenter.complaints().all().join(QLatin1Char('\n'))));
    presenter.apply();
    QVERIFY(support::waitUntil([&] { return lines(program) == before + 1 && program.gateway.waiting() == 0; }));
}

/// The one who acts at his target.
void TestAmend::shoot(Program& program, const char* digits, int difficulty)
{
    startShot(program);
    setDifficulty(program.dialog()->presenter(), difficulty);
    endShot(program, digits);
}

AttackDialog* TestAmend::amend(Program& program, int row)
{
    auto* list = program.find<QListView>("history");
    list->setFocus();
    list->setCurrentIndex(list->model()->index(row, 0));
    QTest::keyClick(list, Qt::Key_F2);
    AttackDialog* dialog = nullptr;
    (void)support::waitUntil([&] {
        dialog = program.find<AttackDialog>("amendDialog");
        return dialog && dialog->isVisible() && dialog->presenter().isReady();
    });
    return dialog;
}

void TestAmend::aMissBecomesAHitAndAsksOnlyForWhatIsNew()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kHopeless);
    const QString missed = line(program, 0);
    QCOMPARE(damageOf(program, "Gate Guard 2"), 0);

    AttackDialog* dialog = amend(program, 0);
    QVERIFY(dialog);
    auto* note = dialog->findChild<QLabel*>(QStringLiteral("pastNote"));
    QVERIFY(note->isVisible());
    QVERIFY2(note->text().contains(QStringLiteral("round 3, phase 2")), qPrintable(note->text()));
    QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("dropButton"))->isHidden());
    QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("againButton"))->isHidden());
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY(presenter.isFinished());
    QVERIFY(presenter.dice().choices().empty());
    setDifficulty(presenter, kOrdinary);
    // The three dice and the direction stand; a hit besides has points to spend.
    QCOMPARE(presenter.dice().rolls().front().answer.faces[0], std::uint8_t{2});
    QCOMPARE(presenter.dice().rolls().front().answer.faces[2], std::uint8_t{6});
    QCOMPARE(presenter.dice().choices().size(), std::size_t{1});
    finish(presenter);
    QVERIFY(presenter.isFinished());
    // Nothing of it waits in the fight, and nothing is changed yet.
    program.settle();
    QVERIFY(!program.window.fight().snapshot().pending);
    QCOMPARE(damageOf(program, "Gate Guard 2"), 0);
    presenter.apply();
    QVERIFY(support::waitUntil([&] { return line(program, 0) != missed && program.gateway.waiting() == 0; }));
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog"));
    QVERIFY(damageOf(program, "Gate Guard 2") > 0);
    // The keys are the fight's again, not those of the list a line was chosen in.
    const QWidget* keys = program.window.focusWidget();
    QVERIFY(keys && !program.find<QListView>("history")->isAncestorOf(keys)
            && keys != program.find<QListView>("history"));
    // How it was stays in the log as a branch.
    program.window.fight().steps().moveTo(0);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().undoable == 0; }));
    QCOMPARE(damageOf(program, "Gate Guard 2"), 0);
}

void TestAmend::whatFollowsIsShownBeforeItIsMadeSo()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kOrdinary);
    program.window.fight().byHand().setTime(2, 1);
    QVERIFY(support::waitUntil([&] { return lines(program) == 2; }));
    // The first killed him; the dead are shot at only by whoever picks them anew.
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kEasy);
    const QStringList before = program.state();

    AttackDialog* dialog = amend(program, 2);
    QVERIFY(dialog);
    setDifficulty(dialog->presenter(), kHopeless);
    dialog->presenter().apply();
    QTRY_VERIFY(following(program));
    FollowDialog* next = following(program);
    QTRY_COMPARE(QApplication::activeWindow(), next);
    QVERIFY(next->focusWidget());
    QVERIFY2(next->focusWidget()->objectName() != QStringLiteral("closeButton"), "Enter would close it");
    auto* list = next->findChild<FollowingList*>(QStringLiteral("followingList"));
    QCOMPARE(list->count(), 3);
    QVERIFY2(list->item(0)->text().contains(QStringLiteral("before:")), qPrintable(list->item(0)->text()));
    QVERIFY2(list->item(1)->text().contains(QStringLiteral("as before")), qPrintable(list->item(1)->text()));
    QVERIFY2(list->item(2)->text().contains(QStringLiteral("before:")), qPrintable(list->item(2)->text()));
    QCOMPARE(program.state(), before);
    QVERIFY(QTest::qWaitForWindowActive(next));
    QTest::keyClick(next->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog"));
    QTRY_VERIFY(program.state() != before);
    QCOMPARE(program.window.fight().snapshot().encounter.round, 2);
}

void TestAmend::laterDiceThatBecameNewAreAskedByKey()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    // The second kills him, and the dead are not knocked back; had the first missed, he would be alive.
    pair(program, "Ines Varga", "Breach Trooper");
    shoot(program, kDice, kEasy);
    shoot(program, kDice, kEasy);
    QVERIFY2(line(program, 0).contains(QStringLiteral("dead")), qPrintable(line(program, 0)));
    const int entries = lines(program);

    AttackDialog* dialog = amend(program, 1);
    QVERIFY(dialog);
    setDifficulty(dialog->presenter(), kHopeless);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(following(program));
    auto* list = following(program)->findChild<FollowingList*>(QStringLiteral("followingList"));
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->item(1)->text(), QStringLiteral("Here something new is asked."));
    // Only the knockback is asked; nothing that fell then is asked again.
    const AttackPresenter& later = following(program)->presenter();
    QVERIFY(later.dice().open() && later.dice().open()->question.kind == QuestionKind::Roll);
    const auto fallen = std::ranges::count_if(later.dice().rolls(),
                                              [](const DiceQuestion& roll) { return !roll.isOpen; });
    QCOMPARE(fallen, 2);
    QCOMPARE(lines(program), entries);
    // The keyboard is on the first of them, whatever was decided before.
    const auto spent = later.dice().choices().front().answer.choice;
    QTRY_COMPARE(QApplication::activeWindow(), following(program));
    QVERIFY(qobject_cast<DieTile*>(following(program)->focusWidget()));
    type(following(program), "363");
    QCOMPARE(later.dice().choices().front().answer.choice, spent);
    QTRY_COMPARE(list->count(), 2);
    QTRY_VERIFY2(list->item(1)->text().contains(QStringLiteral("Torso")), qPrintable(list->item(1)->text()));
    QTest::keyClick(following(program)->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog"));
    QTRY_VERIFY(damageOf(program, "Breach Trooper") > 0);
}

/// The digits are the die's where somebody has gone to it, in an action of the past as in one that is not applied yet.
void TestAmend::aMisreadDieIsTypedAnew()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kEasy);
    AttackDialog* dialog = amend(program, 0);
    QVERIFY(dialog && dialog->presenter().isFinished());
    const auto first = [&] { return dialog->presenter().dice().rolls().front().answer; };
    QCOMPARE(int(first().faces[0]), 2);
    auto* die = dialog->findChild<DieTile*>(QStringLiteral("die0"));
    QTest::mouseClick(die, Qt::LeftButton);
    QCOMPARE(dialog->focusWidget(), die);
    QTest::keyClick(die, Qt::Key_5);
    QCOMPARE(int(first().faces[0]), 5);
    QCOMPARE(int(first().faces[1]), 6);
    QVERIFY(first().origins[0] == Origin::Typed);
    QCOMPARE(dialog->findChild<DieTile*>(QStringLiteral("die0"))->face(), 5);
}

/// Had the shot missed, one more would have rolled for the order of the next round; the dice of all others stand beside his.
void TestAmend::diceOfAWholeFightAreNotCut()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Breach Trooper");
    shoot(program, kDice, kEasy);
    shoot(program, kDice, kEasy);
    const RecordId encounter = program.window.fight().snapshot().encounter.id;
    const int round = program.window.fight().snapshot().encounter.round;
    program.window.fight().change([encounter](CampaignServices& services) {
        for (int phase = 0; phase < 3; ++phase) {
            SeededAnswerer seed(5);
            const auto passed = ActionService::resolved(services.turns.prepare(encounter), &seed);
            services.actions.apply({0, encounter, passed.action}, "Phase");
        }
    });
    QVERIFY(program.settle());
    QTRY_VERIFY(program.window.fight().snapshot().encounter.round > round);
    AttackDialog* dialog = amend(program, 4);
    QVERIFY(dialog);
    // He is dead now, but was not then.
    const auto* note = dialog->findChild<QLabel*>(QStringLiteral("targetNote"));
    QVERIFY(note && !note->isVisible());
    setDifficulty(dialog->presenter(), kHopeless);
    dialog->presenter().apply();
    QTRY_VERIFY(following(program));
    FollowDialog* next = following(program);
    QTRY_COMPARE(QApplication::activeWindow(), next);
    QVERIFY(next->focusWidget());
    QVERIFY2(next->focusWidget()->objectName() != QStringLiteral("closeButton"), "Enter would close it");
    for (int guard = 0; guard < 5 && next->findChildren<DieTile*>().size() < 9; ++guard) {
        finish(next->presenter());
        QTest::keyClick(next, Qt::Key_Return);
        QVERIFY(program.settle());
    }
    QTRY_VERIFY(next->findChildren<DieTile*>().size() >= 9);
    QCoreApplication::processEvents();
    for (const DieTile* tile : next->findChildren<DieTile*>())
        QVERIFY2(tile->height() >= tile->sizeHint().height(), qPrintable(QString::number(tile->height())));
}

void TestAmend::givingUpLeavesEverything()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kOrdinary);
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kEasy);
    const QStringList before = program.state();
    const int entries = lines(program);
    AttackDialog* dialog = amend(program, 1);
    QVERIFY(dialog);
    setDifficulty(dialog->presenter(), kHopeless);
    dialog->presenter().apply();
    QTRY_VERIFY(following(program));
    QTest::keyClick(following(program), Qt::Key_Escape);
    QTRY_VERIFY(!following(program));
    // Back in the window of the action one may go on, or leave.
    QVERIFY(dialog->isVisible());
    setDifficulty(dialog->presenter(), kOrdinary);
    QCOMPARE(dialog->presenter().options().number(*dialog->presenter().options().path("options", "difficulty")),
             kOrdinary);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog"));
    program.settle();
    QCOMPARE(program.state(), before);
    QCOMPARE(lines(program), entries);
    QVERIFY(!program.window.fight().snapshot().pending);
}

void TestAmend::anotherTargetFindsTheFightAsItWas()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    Fight& fight = program.window.fight();
    shoot(program, kDice, kHopeless);
    const RecordId guard = fight.target()->combatant.id;
    RecordId other = 0;
    for (const CombatantView& view : fight.snapshot().combatants) {
        if (view.combatant.side == fight.target()->combatant.side && view.combatant.id != guard)
            other = view.combatant.id;
    }
    QVERIFY(other != 0);
    // Afterwards he aims; then he did not yet.
    fight.byHand().setValue(other, "aims", 4);
    QVERIFY(support::waitUntil([&] { return lines(program) == 2 && program.gateway.waiting() == 0; }));
    AttackDialog* dialog = amend(program, 1);
    QVERIFY(dialog);
    ActionOrder order = dialog->presenter().order();
    order.target = other;
    dialog->presenter().begin(order);
    QTRY_COMPARE(dialog->presenter().action().target, other);
    const auto aims = dialog->presenter().options().path("target.condition", "aims");
    QVERIFY(aims.has_value());
    QCOMPARE(dialog->presenter().options().number(*aims), 0);
    finish(dialog->presenter());
    dialog->presenter().apply();
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog") || following(program));
    if (program.find<AttackDialog>("amendDialog"))
        QTest::keyClick(following(program)->focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(!program.find<AttackDialog>("amendDialog"));
    QTRY_VERIFY2(line(program, 1).contains(QStringLiteral("Breach Trooper")), qPrintable(line(program, 1)));
    QCOMPARE(damageOf(program, "Gate Guard 2"), 0);
}

void TestAmend::nothingDifferentIsSaid()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kHopeless);
    const int entries = lines(program);
    AttackDialog* dialog = amend(program, 0);
    QVERIFY(dialog);
    QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(program.settle());
    QVERIFY(dialog->isVisible());
    QCOMPARE(lines(program), entries);
    const auto said = dialog->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(said, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("nothing would be different"));
    }));
}

void TestAmend::waitingDiceComeFirst()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    pair(program, "Ines Varga", "Gate Guard 2");
    shoot(program, kDice, kHopeless);
    program.pressFire();
    QVERIFY(
        support::waitUntil([&] { return program.dialog()->isVisible() && program.dialog()->presenter().isReady(); }));
    type(program.dialog(), "3");
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().pending.has_value(); }));
    program.dialog()->close();
    auto* list = program.find<QListView>("history");
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_F2);
    QVERIFY(program.settle());
    QVERIFY(!program.find<AttackDialog>("amendDialog"));
}

/// 3D-HEAL-04: six weeks in hospital were thirteen days.
void TestAmend::timeAfterTheFightIsChangedByItsDays()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    const int before = lines(program);
    fight.people().rest({.days = 42, .hospital = true}, QStringLiteral("42 days later, in hospital"));
    QVERIFY(support::waitUntil([&] { return lines(program) == before + 1 && program.gateway.waiting() == 0; }));
    AttackDialog* dialog = amend(program, 0);
    QVERIFY(dialog);
    QVERIFY2(dialog->windowTitle().contains(QStringLiteral("42 days later, in hospital")),
             qPrintable(dialog->windowTitle()));
    AttackPresenter& presenter = dialog->presenter();
    QVERIFY(presenter.isFinished());
    const auto days = presenter.options().path("options", "days");
    QVERIFY(days.has_value());
    presenter.options().setNumber(*days, 13);
    QVERIFY2(dialog->windowTitle().contains(QStringLiteral("13 days later, in hospital")),
             qPrintable(dialog->windowTitle()));
    presenter.apply();
    QVERIFY(support::waitUntil([&] {
        return program.gateway.waiting() == 0 && fight.snapshot().history.front().title == "13 days later, in hospital";
    }));
    QVERIFY(fight.snapshot().last);
    QCOMPARE(restOf(*fight.snapshot().last)->days, 13);
    // Whoever was not whole has thirteen days behind him.
    const auto stays = [&] {
        int all = 0;
        for (const CombatantView& view : fight.snapshot().combatants)
            all += view.combatant.condition.as<threed::Condition>().hospitalDays == 13 ? 1 : 0;
        return all;
    };
    QVERIFY(stays() > 0);
}

HITSPREAD_GUI_TEST(TestAmend)
#include "tst_amend.moc"
