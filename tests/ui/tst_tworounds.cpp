#include "fighthand.h"
#include "models/fight.h"
#include "rules/systems/threed/actions.h"
#include "storage/samplecampaign.h"
#include "support/databasedump.h"
#include "ui/attack/attackpresenter.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <memory>

using namespace hitspread;
using support::DatabaseDump;
using support::FightHand;
using support::Keyboard;

namespace {

constexpr int kPhases = 6;  ///< two whole rounds

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
constexpr int kDraw = 2;
constexpr int kRecock = 4;
constexpr int kHold = 0;
constexpr int kTake = 1;
constexpr int kPass = 3;
constexpr int kNone = -1;

/// An evening: the same people do the same things, whatever comes between.
class Evening {
public:
    Evening(QString file, Breaks breaks) : m_file(std::move(file)), m_breaks(std::move(breaks)) {}

    void play();
    [[nodiscard]] int keys() const { return m_keys + (m_hand ? m_hand->keys.pressed() : 0); }
    [[nodiscard]] int opened() const { return m_opened; }
    [[nodiscard]] const QStringList& told() const { return m_told; }

private:
    void sitDown();
    void leaveTable();
    void makeFight();
    void turn();
    /// False: it could not be done now, and nothing has changed.
    bool act(const QString& verb, const QString& whom);
    bool shoot(Qt::Key key, const QString& whom, int mode, bool typed);
    bool prepare(int what);
    bool place(int what);
    bool ready();
    bool help(const QString& whom);
    bool carryOut(bool typed);
    [[nodiscard]] QString verbOf(const QString& who, int turn) const;
    [[nodiscard]] QString whomOf(const QString& who) const;

    QString m_file;
    Breaks m_breaks;
    SeedsInARow m_seeds;
    std::unique_ptr<FightHand> m_hand;
    QMap<QString, int> m_turnOf;
    QStringList m_told;
    int m_turns = 0;
    int m_shots = 0;
    int m_rolls = 0;
    int m_keys = 0;
    int m_opened = 0;
};

void Evening::sitDown()
{
    m_hand = std::make_unique<FightHand>(m_file, &m_seeds);
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
    const auto players = [](const char* name) { return FightHand::Group{QLatin1String(name), Side::Players}; };
    const auto foes = [](const char* name) { return FightHand::Group{QLatin1String(name), Side::Opponents}; };
    STEP(m_hand->newFight(QStringLiteral("Pier at night"),
                          {players("ines"), players("tomas"), players("odile"), players("brann"), foes("holt"),
                           foes("3x gate guard"), foes("watch dog"), foes("breach trooper")}));
    STEP(m_hand->setDistances(12));
}

QString Evening::verbOf(const QString& who, int turn) const
{
    static const QMap<QString, QStringList> plans{
        {QStringLiteral("Ines Varga"), {QStringLiteral("aim"), QStringLiteral("shoot"), QStringLiteral("aid")}},
        {QStringLiteral("Tomas Reed"), {QStringLiteral("shoot"), QStringLiteral("recock"), QStringLiteral("type")}},
        {QStringLiteral("Odile Marsh"), {QStringLiteral("burst"), QStringLiteral("melee"), QStringLiteral("melee")}},
        {QStringLiteral("Brann Hollow"), {QStringLiteral("auto"), QStringLiteral("auto"), QStringLiteral("pass")}},
        {QStringLiteral("Sgt Holt"), {QStringLiteral("shoot"), QStringLiteral("recock"), QStringLiteral("shoot")}},
        {QStringLiteral("Gate Guard 1"), {QStringLiteral("ready"), QStringLiteral("melee"), QStringLiteral("dodge")}},
        {QStringLiteral("Gate Guard 2"), {QStringLiteral("type"), QStringLiteral("shoot"), QStringLiteral("hold")}},
        {QStringLiteral("Gate Guard 3"), {QStringLiteral("shoot"), QStringLiteral("string"), QStringLiteral("type")}},
        {QStringLiteral("Watch Dog"), {QStringLiteral("melee")}},
        {QStringLiteral("Breach Trooper"),
         {QStringLiteral("grenade"), QStringLiteral("draw"), QStringLiteral("shoot")}},
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
        {QStringLiteral("Sgt Holt"), QStringLiteral("Ines Varga")},
        {QStringLiteral("Gate Guard 1"), QStringLiteral("Odile Marsh")},
        {QStringLiteral("Gate Guard 2"), QStringLiteral("Tomas Reed")},
        {QStringLiteral("Gate Guard 3"), QStringLiteral("Brann Hollow")},
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
    const bool waits = m_hand->shown() && m_hand->shown()->presenter().hasFallen();
    if (waits && m_breaks.rolls.contains(m_rolls++)) {
        leaveTable();
        // It is there again by itself, with the dice as they fell.
        if (!m_hand->shown() || !m_hand->shown()->presenter().hasFallen())
            qFatal("what waited is gone");
    }
    if (typed && m_hand->shown())
        m_hand->typeDice(face);
    if (m_hand->shown())
        m_hand->finish();
    return true;
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
    return carryOut(typed);
}

bool Evening::prepare(int what)
{
    if (!m_hand->open(Qt::Key_P))
        return false;
    m_hand->choose(QStringLiteral("what"), what);
    return carryOut(false);
}

bool Evening::place(int what)
{
    if (!m_hand->open(Qt::Key_O))
        return false;
    m_hand->choose(QStringLiteral("what"), what);
    return carryOut(false);
}

bool Evening::ready()
{
    return m_hand->open(Qt::Key_H) && carryOut(false);
}

bool Evening::help(const QString& whom)
{
    m_hand->aimAt(whom);
    return m_hand->open(Qt::Key_A, Qt::ShiftModifier) && carryOut(false);
}

bool Evening::act(const QString& verb, const QString& whom)
{
    if (verb == QLatin1String("shoot"))
        return shoot(Qt::Key_F, whom, kNone, false);
    if (verb == QLatin1String("type"))
        return shoot(Qt::Key_F, whom, kNone, true);
    if (verb == QLatin1String("string"))
        return shoot(Qt::Key_F, whom, 1, false);
    if (verb == QLatin1String("burst"))
        return shoot(Qt::Key_F, whom, 2, false);
    if (verb == QLatin1String("auto"))
        return shoot(Qt::Key_F, whom, 3, false);
    if (verb == QLatin1String("melee"))
        return shoot(Qt::Key_M, whom, kNone, false);
    if (verb == QLatin1String("grenade"))
        return shoot(Qt::Key_G, whom, kNone, false);
    if (verb == QLatin1String("aim"))
        return prepare(kAim);
    if (verb == QLatin1String("recock"))
        return prepare(kRecock);
    if (verb == QLatin1String("draw"))
        return prepare(kDraw);
    if (verb == QLatin1String("ready"))
        return ready();
    if (verb == QLatin1String("aid"))
        return help(QStringLiteral("Odile Marsh"));
    if (verb == QLatin1String("hold"))
        return place(kHold);
    if (verb == QLatin1String("take"))
        return place(kTake);
    return place(kPass);
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
    bool done = act(verb, whomOf(who));
    for (const char* instead : {"shoot", "pass"}) {
        if (!done && !QTest::currentTestFailed())
            done = act(QLatin1String(instead), whomOf(who));
    }
}

void Evening::play()
{
    STEP(sitDown());
    STEP(makeFight());
    for (int passed = 0, guard = 0; guard < 200; ++guard) {
        STEP(m_hand->next());
        if (m_hand->shown()) {
            if (++passed > kPhases)
                m_told << QStringLiteral("the end");
            STEP(m_hand->finish());
        }
        if (passed > kPhases)
            break;
        STEP(turn());
    }
    m_keys += m_hand->keys.pressed();
    m_hand.reset();
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
    storage::SampleCampaign::create(file).reset();
    return file;
}

void TestTwoRounds::leavingTheTableChangesNothing()
{
    const QString whole = fileCalled("whole");
    const QString broken = fileCalled("broken");
    Evening first(whole, {});
    STEP(first.play());
    qInfo("%d keys: %s", first.keys(), qPrintable(first.told().join(QStringLiteral("; "))));
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

QTEST_MAIN(TestTwoRounds)
#include "tst_tworounds.moc"
