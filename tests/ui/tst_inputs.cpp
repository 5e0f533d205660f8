#include "attackhand.h"
#include "models/fight/fight.h"
#include "models/fight/fighthand.h"
#include "rollunderhand.h"
#include "rules/core/odds/effects.h"
#include "rules/systems/threed/vocabulary.h"
#include "rules/systems/twod6/areafire.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "twod6hand.h"
#include "ui/attack/exchangedialog.h"
#include "ui/diagram/bodyscene.h"
#include "ui/diagram/bodyview.h"
#include "windowprogram.h"

#include <QKeySequence>
#include <QListView>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace hitspread;
using support::Program;

namespace {

/// The same seed for every roll.
class OneSeed final : public SeedSource {
public:
    explicit OneSeed(std::uint64_t seed) : m_seed(seed) {}
    std::uint64_t next() override { return m_seed; }

private:
    std::uint64_t m_seed;
};

}  // namespace

/// How many inputs an attack takes from the main window until it is applied, when nothing unusual is wanted.
class TestInputs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { QSettings().clear(); }
    void anAttackTakesThreeInputs_data();
    void anAttackTakesThreeInputs();
    void severalTakeFew_data();
    void severalTakeFew();
    void aHexAndThreeMore();
    void aBlowThatIsParriedTakesFour();
    void anAttackThatIsMetTakesFour();
    void twoTurnsOfAimAndAShotTakeSix();
    void theNextOneTakesOne();
    void aShotOfTwoDiceTakesThree();
    void steppingInTakesOne();
    void areaFireOnThreeTakesSix();
    void aMinuteTakesOne();

private:
    /// By 2d6: how far somebody is from others, in metres.
    static void setApart(Program& program, const char* who, const std::vector<std::pair<const char*, int>>& others);
    static RecordId idOf(Program& program, const QString& name);
    /// Enter until something new is applied.
    static int enterUntilApplied(Program& program, AttackDialog& dialog, int inputs);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestInputs::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_inputs"));
    QVERIFY(m_folder.isValid());
}

void TestInputs::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

RecordId TestInputs::idOf(Program& program, const QString& name)
{
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (QString::fromStdString(view.combatant.name) == name)
            return view.combatant.id;
    }
    return 0;
}

void TestInputs::anAttackTakesThreeInputs_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("aims");
    QTest::addColumn<QString>("action");
    QTest::newRow("aimed shot") << static_cast<int>(Qt::Key_F) << 3 << QStringLiteral("shot");
    QTest::newRow("wild shot") << static_cast<int>(Qt::Key_F) << 0 << QStringLiteral("shot");
    QTest::newRow("melee attack without defence") << static_cast<int>(Qt::Key_M) << 0 << QStringLiteral("melee");
}

void TestInputs::anAttackTakesThreeInputs()
{
    QFETCH(int, key);
    QFETCH(int, aims);
    QFETCH(QString, action);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    fight.setActive(idOf(program, QStringLiteral("Ines Varga")));
    fight.setTarget(idOf(program, QStringLiteral("Gate Guard 2")));
    if (aims > 0) {
        fight.byHand().setValue(fight.active()->combatant.id, "aims", aims);
        QVERIFY(QTest::qWaitFor([&] { return program.gateway.waiting() == 0 && fight.snapshot().undoable != 0; }));
    }
    const EntryId before = fight.snapshot().undoable;
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));

    int inputs = 1;
    QTest::keyClick(&program.window, static_cast<Qt::Key>(key));
    AttackDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = key == Qt::Key_M ? static_cast<AttackDialog*>(program.find<ExchangeDialog>("meleeDialog"))
                                           : program.dialog())
                && dialog->isVisible() && dialog->presenter().isReady());
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    while (inputs < 10 && fight.snapshot().undoable == before) {
        QTest::keyClick(dialog->focusWidget() ? dialog->focusWidget() : dialog, Qt::Key_Return);
        ++inputs;
        (void)QTest::qWaitFor([&] { return program.gateway.waiting() == 0; });
        QCoreApplication::processEvents();
    }
    QVERIFY(fight.snapshot().last != nullptr);
    QCOMPARE(QString::fromStdString(fight.snapshot().last->action), action);
    QVERIFY2(inputs <= 3, qPrintable(QStringLiteral("%1 inputs").arg(inputs)));
}

void TestInputs::severalTakeFew_data()
{
    QTest::addColumn<QString>("actor");
    QTest::addColumn<QList<QKeySequence>>("keys");
    QTest::addColumn<QString>("action");
    QTest::addColumn<std::size_t>("reached");
    QTest::addColumn<int>("most");
    const auto row = [](const char* name, const char* actor, const QList<QKeySequence>& keys, const char* action,
                        std::size_t reached, int most) {
        QTest::newRow(name) << QString::fromLatin1(actor) << keys << QString::fromLatin1(action) << reached << most;
    };
    row("burst of three", "Ines Varga", {Qt::Key_F, Qt::Key_B, Qt::SHIFT | Qt::Key_R}, "volley", 1, 4);
    row("damage by hand", "Ines Varga", {Qt::CTRL | Qt::Key_H, Qt::Key_9, Qt::Key_R}, "harm", 1, 4);
    // Everybody near is there at once, each as far off as the distances say.
    row("grenade on three", "Breach Trooper", {Qt::Key_G}, "grenade", 3, 6);
    // Nobody has said how far they are: two of them are typed. R takes a hand off his gun.
    row("grenade on three whose distances are typed", "Breach Trooper",
        {Qt::Key_G, Qt::Key_3, Qt::Key_Return, Qt::Key_4, Qt::Key_R}, "grenade", 3, 6);
}

int TestInputs::enterUntilApplied(Program& program, AttackDialog& dialog, int inputs)
{
    const EntryId before = program.window.fight().snapshot().undoable;
    while (inputs < 20 && program.window.fight().snapshot().undoable == before) {
        QTest::keyClick(dialog.focusWidget() ? dialog.focusWidget() : &dialog, Qt::Key_Return);
        ++inputs;
        if (!program.settle())
            return 100;
    }
    return inputs;
}

/// The turn of aiming is another one. Every seed counts, a hit with points to choose as a miss.
void TestInputs::aHexAndThreeMore()
{
    std::set<bool> hits;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("hex%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        QVERIFY(program.waitForFight());
        program.aimAtGuard();
        program.window.fight().byHand().setValue(idOf(program, QStringLiteral("Ines Varga")), "aims", 3);
        QVERIFY(program.rest());
        auto* stage = program.find<BodyView>("stage");
        const QPointF centre = stage->bodyScene().stageLayout().geometry.centre(Hex{0, 8});
        QTest::mouseClick(stage->viewport(), Qt::LeftButton, {}, stage->mapFromScene(centre));
        QTRY_VERIFY(program.dialog() && program.dialog()->isVisible() && program.dialog()->presenter().isReady());
        QVERIFY(QTest::qWaitForWindowActive(program.dialog()) && program.settle());
        QVERIFY(program.dialog()->presenter().options().aim() == (Hex{0, 8}));
        const int inputs = enterUntilApplied(program, *program.dialog(), 1);
        QVERIFY2(inputs <= 4, qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
        hits.insert(effectsOf(program.window.fight().snapshot().last->findings.events, 0).succeeded);
    }
    QVERIFY(hits.contains(true));
}

/// Rolled: what the defender does is asked for, with what he would do chosen.
void TestInputs::aBlowThatIsParriedTakesFour()
{
    int parries = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("blow%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        support::choose(program, "Odile Marsh", "Sgt Holt");
        auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_M, "meleeDialog", {1320, 860});
        const int inputs = enterUntilApplied(program, *dialog, 1);
        const ActionRecord& last = *program.window.fight().snapshot().last;
        QCOMPARE(last.action, std::string("melee"));
        const bool isParried = std::ranges::any_of(last.request.answers.all(), [](const Answer& answer) {
            return answer.key.name == static_cast<std::uint16_t>(threed::Query::ParryDice);
        });
        parries += isParried ? 1 : 0;
        QVERIFY2(inputs <= 4, qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
    }
    QVERIFY(parries > 0);
}

/// Three dice and the defence that is preset; who might dodge for him is asked where it fails. A critical hit has its table.
void TestInputs::anAttackThatIsMetTakesFour()
{
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("met%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        support::openBridge(program);
        support::choose(program, "Arden", "Corrin");
        auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "rollunderAttack", {1320, 860});
        const int inputs = enterUntilApplied(program, *dialog, 1);
        const ActionRecord& last = *program.window.fight().snapshot().last;
        QCOMPARE(last.action, std::string("attack"));
        met += last.request.answers.find(support::askedOf(rollunder::Query::DefenceDice)) ? 1 : 0;
        QVERIFY2(inputs <= 4, qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
    }
    QVERIFY(met > 0);
}

void TestInputs::twoTurnsOfAimAndAShotTakeSix()
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("aim%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        support::openBridge(program);
        support::choose(program, "Esme", "Ferro");
        QVERIFY(program.settle());
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
        int inputs = 0;
        for (int turn = 1; turn <= 2; ++turn) {
            QTest::keyClick(&program.window, Qt::Key_A);
            ++inputs;
            QTRY_COMPARE(support::standsAs(program, "Esme").aimTurns, turn);
            QVERIFY(program.settle());
        }
        auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "rollunderAttack", {1320, 860});
        inputs = enterUntilApplied(program, *dialog, inputs + 1);
        QCOMPARE(program.window.fight().snapshot().last->action, std::string("attack"));
        QVERIFY2(inputs <= 6, qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
    }
}

void TestInputs::theNextOneTakesOne()
{
    Program program(m_file);
    support::openBridge(program);
    for (const CombatantView& who : program.window.fight().snapshot().combatants)
        program.window.fight().byHand().setValue(who.combatant.id, "inTurn", 1);
    support::choose(program, "Bela", "Dask");
    QVERIFY(program.settle());
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    const RecordId before = program.window.fight().choice().active;
    QTest::keyClick(&program.window, Qt::Key_E);
    QVERIFY(program.settle());
    QVERIFY(program.window.fight().choice().active != before);
}

void TestInputs::setApart(Program& program, const char* who, const std::vector<std::pair<const char*, int>>& others)
{
    std::vector<Apart> known;
    for (const auto& [other, metres] : others)
        known.push_back({support::combatantNamed(program, who), support::combatantNamed(program, other), metres});
    program.window.fight().change([known](CampaignServices& services) { services.encounters.setDistances(known); });
    QVERIFY(program.settle());
}

/// Rolled to the end: a hit with its place, its damage and who stays conscious as a miss. A wound that is proposed is one decision more.
void TestInputs::aShotOfTwoDiceTakesThree()
{
    std::set<bool> hits;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("twodice%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        support::openCustomsShed(program);
        setApart(program, "Mirel", {{"Pell", 30}});
        support::choose(program, "Mirel", "Pell");
        auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "twod6Attack", {1320, 860});
        const int inputs = enterUntilApplied(program, *dialog, 1);
        const ActionRecord& last = *program.window.fight().snapshot().last;
        QCOMPARE(last.action, std::string("attack"));
        const bool isProposed = last.request.answers.find(support::askedOf(twod6::Query::Proposal));
        QVERIFY2(inputs <= (isProposed ? 4 : 3),
                 qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
        hits.insert(last.request.answers.find(support::askedOf(twod6::Query::Damage)) != nullptr);
    }
    QVERIFY(hits.size() == 2);
}

/// TD-08: before whoever is about to act, and once more before who has stepped in.
void TestInputs::steppingInTakesOne()
{
    Program program(m_file);
    support::openCustomsShed(program);
    const std::map<std::string, int> scores{{"Vane", 14}, {"Mirel", 11}, {"Orsk", 7}, {"Pell", 11}, {"Quist", 16}};
    for (const auto& [name, score] : scores) {
        const RecordId who = support::combatantNamed(program, name.c_str());
        program.window.fight().byHand().setValue(who, "score", score);
        program.window.fight().byHand().setValue(who, "inRound", 1);
    }
    QVERIFY(program.settle());
    int place = 0;
    for (const char* who : {"Mirel", "Vane"}) {
        support::choose(program, who, "Quist");
        QVERIFY(program.settle());
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
        QTest::keyClick(&program.window, Qt::Key_S);
        ++place;
        QTRY_COMPARE(support::standsAs<twod6::Condition>(program, who).seized, place);
        QVERIFY(program.settle());
    }
}

/// TD-53: whoever is known to stand near is taken along.
void TestInputs::areaFireOnThreeTakesSix()
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        OneSeed seeds(seed);
        const QString file = m_folder.filePath(QStringLiteral("area%1.hitspread").arg(seed));
        support::putSample(file);
        Program program(file, &seeds);
        support::openSalvageYard(program);
        setApart(program, "Sable", {{"Tarn", 30}, {"Rook", 31}, {"Ulf", 32}});
        setApart(program, "Tarn", {{"Rook", 3}, {"Ulf", 4}});
        support::choose(program, "Sable", "Tarn");
        QVERIFY(program.settle());
        auto* dialog = support::openByKey<AttackDialog>(program, Qt::Key_G, "areaDialog", {1320, 860});
        const int inputs = enterUntilApplied(program, *dialog, 1);
        const ActionRecord& last = *program.window.fight().snapshot().last;
        QCOMPARE(last.action, std::string("areaFire"));
        const auto* fire = last.request.input.as<twod6::AreaFire>();
        QVERIFY(fire && fire->near.size() == 3);
        QVERIFY2(inputs <= 6, qPrintable(QStringLiteral("%1 inputs, seed %2").arg(inputs).arg(seed)));
    }
}

/// TD-116: where no save is due.
void TestInputs::aMinuteTakesOne()
{
    Program program(m_file);
    support::openSalvageYard(program);
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Tarn"), "filled", 5);
    support::choose(program, "Sable", "Tarn");
    QVERIFY(program.settle());
    const EntryId before = program.window.fight().snapshot().undoable;
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    QTest::keyClick(&program.window, Qt::Key_N, Qt::ShiftModifier);
    QTRY_VERIFY(program.window.fight().snapshot().undoable != before);
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().snapshot().last->action, std::string("rest"));
    QCOMPARE(support::standsAs<twod6::Condition>(program, "Tarn").restMinutes, 1);
}

/// What befalls several, or several bullets: keys of the window, then Enter until it is applied.
void TestInputs::severalTakeFew()
{
    QFETCH(QString, actor);
    QFETCH(QList<QKeySequence>, keys);
    QFETCH(QString, action);
    QFETCH(std::size_t, reached);
    QFETCH(int, most);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    Fight& fight = program.window.fight();
    fight.setActive(idOf(program, actor));
    fight.setTarget(
        idOf(program,
             actor == QStringLiteral("Ines Varga") ? QStringLiteral("Gate Guard 2") : QStringLiteral("Ines Varga")));
    if (QByteArray(QTest::currentDataTag()).contains("typed")) {
        const RecordId at = fight.choice().target;
        std::vector<Apart> unknown;
        for (const CombatantView& view : fight.snapshot().combatants) {
            if (view.combatant.id != at)
                unknown.push_back({view.combatant.id, at, std::nullopt});
        }
        fight.change([unknown](CampaignServices& services) { services.encounters.setDistances(unknown); });
        QVERIFY(program.settle());
    }
    const EntryId before = fight.snapshot().undoable;
    program.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&program.window));
    int inputs = 0;
    AttackDialog* dialog = nullptr;
    const auto press = [&](const QKeySequence& key) {
        QWidget* where = !dialog    ? static_cast<QWidget*>(&program.window)
            : dialog->focusWidget() ? dialog->focusWidget()
                                    : dialog;
        QTest::keyClick(where, key[0].key(), key[0].keyboardModifiers());
        ++inputs;
        QVERIFY(program.settle());
    };
    for (const QKeySequence& key : keys) {
        press(key);
        for (AttackDialog* shown : program.window.findChildren<AttackDialog*>()) {
            if (shown->isVisible())
                dialog = shown;
        }
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->presenter().isReady());
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QVERIFY(program.settle());
    }
    QVERIFY(dialog->presenter().options().targets().size() >= reached);
    while (inputs < 12 && fight.snapshot().undoable == before)
        press(Qt::Key_Return);
    QVERIFY(fight.snapshot().last != nullptr);
    QCOMPARE(QString::fromStdString(fight.snapshot().last->action), action);
    QVERIFY2(inputs <= most, qPrintable(QStringLiteral("%1 inputs").arg(inputs)));
}

HITSPREAD_GUI_TEST(TestInputs)
#include "tst_inputs.moc"
