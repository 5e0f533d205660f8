#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/switches.h"
#include "support/databasedump.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <memory>

using namespace hitspread;
using support::DatabaseDump;
using support::Keyboard;
using support::KeyboardHand;

namespace {

constexpr int kWholeRounds = 2;  ///< played as a whole
constexpr int kMostKeys = 570;   ///< among them one more for each phase that ends over somebody's Action

/// One after the other, so that no two rolls are the same; it outlives the program, as the game master does.
class SeedsInARow final : public SeedSource {
public:
    std::uint64_t next() override { return ++m_last; }

private:
    std::uint64_t m_last = 20201;
};

/// When somebody leaves the table: before which turns, and at which rolls with the dice lying there.
struct Breaks {
    QSet<int> turns;
    QSet<int> rolls;
};

/// What preparing and the place in the order are called in their lists.
constexpr int kAim = 0;
constexpr int kRecock = 4;
constexpr int kReload = 5;
constexpr int kDropProne = 10;
constexpr int kHold = 0;
constexpr int kTake = 1;
constexpr int kPass = 3;
constexpr int kDraw = 1;  ///< of readying a weapon for the hand
constexpr int kNone = -1;

int numberOf(const CombatantView& who, const char* field)
{
    const AnyRecord& condition = who.combatant.condition;
    return condition.declaration().find(field)->number(condition.data(), 0);
}

/// An evening: the same people do the same things, whatever comes between.
class Evening {
public:
    Evening(QString file, Breaks breaks) : m_file(std::move(file)), m_breaks(std::move(breaks)) {}

    void play();
    [[nodiscard]] int keys() const { return m_keys + (m_hand ? m_hand->keys.pressed() : 0); }
    [[nodiscard]] int turns() const { return m_turns; }
    [[nodiscard]] int opened() const { return m_opened; }
    [[nodiscard]] const QStringList& told() const { return m_told; }
    /// How often what was done.
    [[nodiscard]] const QMap<QString, int>& done() const { return m_done; }
    [[nodiscard]] const FightSnapshot& begin() const { return m_begin; }
    [[nodiscard]] const FightSnapshot& end() const { return m_end; }

private:
    void sitDown();
    void leaveTable();
    void makeFight();
    void turn();
    /// False: it could not be done now, and nothing has changed.
    bool act(const QString& verb, const QString& whom);
    bool shoot(Qt::Key key, const QString& whom, int mode, bool typed);
    void defend();
    bool action(Qt::Key key, int what, Qt::KeyboardModifiers modifiers = {});
    bool help();
    bool carryOut(bool typed);
    [[nodiscard]] QString verbOf(const QString& who, int turn) const;
    [[nodiscard]] QString whomOf(const QString& who) const;

    QString m_file;
    Breaks m_breaks;
    SeedsInARow m_seeds;
    std::unique_ptr<KeyboardHand> m_hand;
    QMap<QString, int> m_turnOf;
    QMap<QString, int> m_done;
    QStringList m_told;
    FightSnapshot m_begin;
    FightSnapshot m_end;
    int m_turns = 0;
    int m_shots = 0;
    int m_rolls = 0;
    int m_keys = 0;
    int m_opened = 0;
};

void Evening::sitDown()
{
    m_hand = std::make_unique<KeyboardHand>(m_file, &m_seeds);
    ++m_opened;
}

void Evening::leaveTable()
{
    STEP(Keyboard::raise(m_hand->window));
    STEP(m_hand->keys.press(Qt::Key_Q, Qt::ControlModifier));
    QVERIFY(!m_hand->window.isVisible());
    m_keys += m_hand->keys.pressed();
    m_hand.reset();
    STEP(sitDown());
}

void Evening::makeFight()
{
    const auto players = [](const char* name) { return KeyboardHand::Group{QLatin1String(name), Side::Players}; };
    const auto foes = [](const char* name) { return KeyboardHand::Group{QLatin1String(name), Side::Opponents}; };
    STEP(m_hand->newFight(QStringLiteral("Pier at night"),
                          {players("ines"), players("tomas"), players("odile"), players("brann"), foes("holt"),
                           foes("3x gate guard"), foes("watch dog"), foes("breach trooper")}));
    STEP(m_hand->setDistances(12));
}

QString Evening::verbOf(const QString& who, int turn) const
{
    const auto words = [](const char* verbs) { return QString::fromLatin1(verbs).split(QLatin1Char(' ')); };
    static const QMap<QString, QStringList> plans{
        {QStringLiteral("Ines Varga"), words("aim shoot aid")},
        {QStringLiteral("Tomas Reed"), words("shoot recock type")},
        {QStringLiteral("Odile Marsh"), words("burst aid melee")},
        {QStringLiteral("Brann Hollow"), words("auto shoot pass")},
        {QStringLiteral("Sgt Holt"), words("shoot recock aim")},
        {QStringLiteral("Gate Guard 1"), words("draw melee melee")},
        {QStringLiteral("Gate Guard 2"), words("hold type shoot")},
        {QStringLiteral("Gate Guard 3"), words("string shoot prone")},
        {QStringLiteral("Watch Dog"), words("melee")},
        {QStringLiteral("Breach Trooper"), words("shoot grenade reload")},
    };
    const QStringList plan = plans.value(who);
    return plan.isEmpty() ? QStringLiteral("pass") : plan.at(turn % plan.size());
}

QString Evening::whomOf(const QString& who) const
{
    static const QMap<QString, QString> foes{
        {QStringLiteral("Ines Varga"), QStringLiteral("Sgt Holt")},
        {QStringLiteral("Tomas Reed"), QStringLiteral("Gate Guard 2")},
        {QStringLiteral("Odile Marsh"), QStringLiteral("Watch Dog")},
        {QStringLiteral("Brann Hollow"), QStringLiteral("Gate Guard 3")},
        {QStringLiteral("Sgt Holt"), QStringLiteral("Tomas Reed")},
        {QStringLiteral("Gate Guard 1"), QStringLiteral("Odile Marsh")},
        {QStringLiteral("Gate Guard 2"), QStringLiteral("Tomas Reed")},
        {QStringLiteral("Gate Guard 3"), QStringLiteral("Tomas Reed")},
        {QStringLiteral("Watch Dog"), QStringLiteral("Odile Marsh")},
        {QStringLiteral("Breach Trooper"), QStringLiteral("Brann Hollow")},
    };
    return foes.value(who);
}

bool Evening::carryOut(bool typed)
{
    if (!m_hand->complaint().isEmpty()) {
        m_told << m_hand->complaint();
        m_hand->leave();
        return false;
    }
    // Every face comes up, and the same ones whoever types them.
    const int shot = m_shots++;
    const auto face = [shot](QuestionKey key, int die) { return (shot + 2 * key.index + 3 * die) % 6 + 1; };
    if (typed)
        m_hand->typeDice(face);
    else
        m_hand->keys.press(Qt::Key_Return);
    const bool waits = m_hand->shown() && m_hand->shown()->presenter().dice().hasFallen();
    if (waits && m_breaks.rolls.contains(m_rolls++)) {
        leaveTable();
        // It is there again by itself, with the dice as they fell.
        if (!m_hand->shown() || !m_hand->shown()->presenter().dice().hasFallen())
            qFatal("what waited is gone");
    }
    if (typed && m_hand->shown())
        m_hand->typeDice(face);
    // Whoever can defends himself otherwise than is suggested.
    if (m_hand->shown() && m_hand->shown()->findChild<QWidget*>(QStringLiteral("card2")))
        defend();
    if (m_hand->shown())
        m_hand->finish();
    return true;
}

void Evening::defend()
{
    m_hand->keys.press(Qt::Key_2, Qt::AltModifier);
    const auto& choices = m_hand->shown()->presenter().dice().choices();
    if (std::ranges::any_of(choices, [](const DiceQuestion& one) { return one.answer.choiceOrigin == Origin::Chosen; }))
        ++m_done[QStringLiteral("defend")];
}

bool Evening::shoot(Qt::Key key, const QString& whom, int mode, bool typed)
{
    m_hand->aimAt(whom);
    if (!m_hand->open(key)) {
        m_told << QStringLiteral("no window");
        return false;
    }
    if (mode != kNone)
        m_hand->choose(QStringLiteral("fireMode"), mode);
    // Whoever holds a rifle takes one hand off it to throw.
    if (key == Qt::Key_G && !m_hand->shown()->presenter().complaints().isEmpty()) {
        (void)m_hand->settle();
        m_hand->keys.press(Qt::Key_Return);
    }
    return carryOut(typed);
}

bool Evening::action(Qt::Key key, int what, Qt::KeyboardModifiers modifiers)
{
    if (!m_hand->open(key, modifiers))
        return false;
    m_hand->choose(QStringLiteral("what"), what);
    return carryOut(false);
}

/// The first friend who bleeds and lives.
bool Evening::help()
{
    const FightSnapshot& fight = m_hand->window.fight().snapshot();
    for (const CombatantView& view : fight.combatants) {
        const bool isFriend = view.combatant.side == m_hand->window.fight().active()->combatant.side
            && view.combatant.id != m_hand->window.fight().active()->combatant.id;
        if (!isFriend || numberOf(view, "woundCount") == 0 || numberOf(view, "dead") != 0)
            continue;
        m_hand->aimAt(QString::fromStdString(view.combatant.name));
        return m_hand->open(Qt::Key_A, Qt::ShiftModifier) && carryOut(false);
    }
    return false;
}

bool Evening::act(const QString& verb, const QString& whom)
{
    const auto is = [&](const char* word) { return verb == QLatin1String(word); };
    if (is("shoot") || is("type"))
        return shoot(Qt::Key_F, whom, kNone, is("type"));
    if (is("string") || is("burst") || is("auto"))
        return shoot(Qt::Key_F, whom, is("string") ? 1 : is("burst") ? 2 : 3, false);
    if (is("melee") || is("grenade"))
        return shoot(is("melee") ? Qt::Key_M : Qt::Key_G, whom, kNone, false);
    if (is("aim") || is("recock") || is("reload") || is("prone"))
        return action(Qt::Key_F,
                      is("aim")          ? kAim
                          : is("recock") ? kRecock
                          : is("reload") ? kReload
                                         : kDropProne,
                      Qt::ShiftModifier);
    if (is("draw"))
        return action(Qt::Key_W, kDraw);
    if (is("aid"))
        return help();
    // Held back until it can be taken: at once, as nobody else is quicker.
    if (is("hold"))
        return action(Qt::Key_O, kHold, Qt::ShiftModifier) && action(Qt::Key_O, kTake, Qt::ShiftModifier)
            && act(QStringLiteral("shoot"), whom);
    return action(Qt::Key_O, kPass, Qt::ShiftModifier);
}

void Evening::turn()
{
    if (m_breaks.turns.contains(m_turns)) {
        const QString who = m_hand->acting();
        STEP(leaveTable());
        QCOMPARE(m_hand->acting(), who);
    }
    ++m_turns;
    const QString who = m_hand->acting();
    const QString verb = verbOf(who, m_turnOf[who]++);
    m_told << who + QLatin1String(": ") + verb;
    for (const QString& one : {verb, QStringLiteral("shoot"), QStringLiteral("pass")}) {
        if (QTest::currentTestFailed() || !act(one, whomOf(who)))
            continue;
        ++m_done[one];
        break;
    }
}

void Evening::play()
{
    STEP(sitDown());
    STEP(makeFight());
    m_begin = m_hand->window.fight().snapshot();
    for (int guard = 0; guard < 200; ++guard) {
        const EntryId before = m_hand->window.fight().snapshot().undoable;
        STEP(m_hand->next());
        if (m_hand->shown())
            STEP(m_hand->finish());
        if (m_hand->window.fight().snapshot().undoable != before
            && m_hand->window.fight().snapshot().encounter.round > kWholeRounds) {
            m_told << QStringLiteral("the end");
            break;
        }
        // In some phases nobody acts.
        if (numberOf(*m_hand->called(m_hand->acting()), "actionsLeft") > 0)
            STEP(turn());
    }
    m_keys += m_hand->keys.pressed();
    m_end = m_hand->window.fight().snapshot();
    m_hand.reset();
}

/// A number of everybody, added up.
int sumOf(const FightSnapshot& fight, const char* field)
{
    int sum = 0;
    for (const CombatantView& view : fight.combatants)
        sum += numberOf(view, field);
    return sum;
}

int roundsIn(const FightSnapshot& fight)
{
    int sum = 0;
    for (const CombatantView& view : fight.combatants) {
        for (const CombatantView::Item& item : view.weapons)
            sum += item.possession.state.as<threed::WeaponState>().rounds;
    }
    return sum;
}

/// The log without the hour of the day.
QStringList withoutTimes(const QStringList& rows)
{
    static const QRegularExpression time(QStringLiteral(" time=\\S+"));
    QStringList all = rows;
    return all.replaceInStrings(time, QString());
}

}  // namespace

/// Two rounds of four against six by keyboard alone, at one go and with the program left in the middle of things.
class TestTwoRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void leavingTheTableChangesNothing();

private:
    QString fileCalled(const char* name);
    static void requireMuchHappened(const Evening& evening);

    QTemporaryDir m_folder;
};

void TestTwoRounds::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_tworounds"));
    QVERIFY(m_folder.isValid());
}

void TestTwoRounds::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
}

QString TestTwoRounds::fileCalled(const char* name)
{
    const QString file = m_folder.filePath(QLatin1String(name) + QStringLiteral(".hitspread"));
    support::putSample(file);
    return file;
}

/// Without it two runs in which nothing happens would be equal, too.
void TestTwoRounds::requireMuchHappened(const Evening& evening)
{
    const QString told = evening.told().join(QStringLiteral("; "));
    for (const char* verb : {"aim", "shoot", "type", "string", "burst", "auto", "recock", "reload", "draw", "prone",
                             "melee", "grenade", "hold"})
        QVERIFY2(evening.done().value(QLatin1String(verb)) > 0,
                 qPrintable(QLatin1String(verb) + QStringLiteral(": ") + told));
    QVERIFY(evening.turns() >= 20);
    QVERIFY(sumOf(evening.end(), "woundCount") >= 3);
    QVERIFY(sumOf(evening.end(), "standardTotal") >= 60);
    QVERIFY(roundsIn(evening.begin()) - roundsIn(evening.end()) >= 10);
    QCOMPARE(evening.end().encounter.round, 3);
    QCOMPARE(evening.end().encounter.phase, 1);
    // From making the fight to the first phase of round 3; whoever adds a key to an action sees it here.
    QVERIFY2(evening.keys() <= kMostKeys, qPrintable(QString::number(evening.keys())));
}

void TestTwoRounds::leavingTheTableChangesNothing()
{
    const QString whole = fileCalled("whole");
    const QString broken = fileCalled("broken");
    Evening first(whole, {});
    STEP(first.play());
    STEP(requireMuchHappened(first));
    qInfo("two rounds of four against six: %d keys in %d turns", first.keys(), first.turns());
    Evening second(broken, {{4, 11}, {2, 9}});
    STEP(second.play());
    QCOMPARE(second.opened(), 5);
    QCOMPARE(second.told(), first.told());
    const DatabaseDump expected = support::dumpOfFile(whole);
    const DatabaseDump found = support::dumpOfFile(broken);
    QCOMPARE(support::differenceOf(expected.tables, found.tables), QString());
    QCOMPARE(found.log[QStringLiteral("log_change")], expected.log[QStringLiteral("log_change")]);
    QCOMPARE(withoutTimes(found.log[QStringLiteral("log_entry")]),
             withoutTimes(expected.log[QStringLiteral("log_entry")]));
}

HITSPREAD_GUI_TEST(TestTwoRounds)
#include "tst_tworounds.moc"
