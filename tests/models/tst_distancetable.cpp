#include "models/fight/distancetable.h"
#include "models/fight/fight.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace hitspread;

/// The table of distances: the same read either way, changed in steps that can be taken back.
class TestDistanceTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everybodyByEverybody();
    void whoIsAwayIsLeftOut();
    void readEitherWay();
    void severalCellsAreOneStep();
    void backToWhatItWasIsNoChange();
    void writtenNumbers_data();
    void writtenNumbers();
    void sixty();

private:
    static FightSnapshot fightOf(int people);
    [[nodiscard]] QString shown(int row, int column) const { return m_table->index(row, column).data().toString(); }

    std::unique_ptr<DistanceTable> m_table;
};

FightSnapshot TestDistanceTable::fightOf(int people)
{
    FightSnapshot fight;
    for (int i = 0; i < people; ++i) {
        CombatantView view;
        view.combatant.id = 100 - i;  // the list's order is not that of the numbers
        view.combatant.name = "Guard " + std::to_string(i + 1);
        view.combatant.badge = "G" + std::to_string(i + 1);
        view.combatant.side = i % 2 == 0 ? Side::Players : Side::Opponents;
        fight.combatants.push_back(std::move(view));
    }
    fight.distances[{98, 100}] = 12;  // the first and the third
    return fight;
}

void TestDistanceTable::init()
{
    m_table = std::make_unique<DistanceTable>();
    new QAbstractItemModelTester(m_table.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_table.get());
    m_table->show(fightOf(4));
}

void TestDistanceTable::everybodyByEverybody()
{
    QCOMPARE(m_table->rowCount(), 4);
    QCOMPARE(m_table->columnCount(), 4);
    QCOMPARE(m_table->headerData(2, Qt::Vertical, Qt::DisplayRole).toString(), QStringLiteral("Guard 3"));
    QCOMPARE(m_table->headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("G3"));
    QCOMPARE(shown(0, 2), QStringLiteral("12"));
    QCOMPARE(shown(2, 0), QStringLiteral("12"));
    QCOMPARE(shown(0, 1), QStringLiteral("?"));
    QCOMPARE(shown(1, 1), QString());
    QVERIFY(!m_table->flags(m_table->index(1, 1)).testFlag(Qt::ItemIsEnabled));
    QVERIFY(m_table->index(2, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("12 m")));
    QVERIFY(m_table->changes().empty());
}

void TestDistanceTable::whoIsAwayIsLeftOut()
{
    FightSnapshot fight = fightOf(4);
    fight.combatants[1].combatant.away = true;
    m_table->show(fight);
    QCOMPARE(m_table->rowCount(), 3);
    QCOMPARE(m_table->who(1).name, std::string("Guard 3"));
    QCOMPARE(shown(0, 1), QStringLiteral("12"));
}

void TestDistanceTable::readEitherWay()
{
    QSignalSpy edited(m_table.get(), &DistanceTable::edited);
    m_table->set({m_table->index(3, 1)}, 7);
    QCOMPARE(edited.count(), 1);
    QCOMPARE(shown(1, 3), QStringLiteral("7"));
    QVERIFY(m_table->index(1, 3).data(DistanceTable::ChangedRole).toBool());
    QVERIFY(!m_table->index(0, 3).data(DistanceTable::ChangedRole).toBool());
    const auto changes = m_table->changes();
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].a, RecordId{97});
    QCOMPARE(changes[0].b, RecordId{99});
    QCOMPARE(changes[0].metres, std::optional(7));
    // The cell of somebody with himself takes nothing.
    m_table->set({m_table->index(2, 2)}, 9);
    QCOMPARE(edited.count(), 1);
}

void TestDistanceTable::severalCellsAreOneStep()
{
    QModelIndexList cells;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column)
            cells << m_table->index(row, column);
    }
    m_table->set(cells, 20);
    QCOMPARE(m_table->changes().size(), std::size_t{6});
    QCOMPARE(shown(0, 2), QStringLiteral("20"));
    m_table->set({m_table->index(0, 1)}, std::nullopt);
    QCOMPARE(shown(1, 0), QStringLiteral("?"));
    QVERIFY(m_table->canUndo() && !m_table->canRedo());
    m_table->undo();
    QCOMPARE(shown(1, 0), QStringLiteral("20"));
    m_table->undo();
    QCOMPARE(shown(0, 2), QStringLiteral("12"));
    QVERIFY(m_table->changes().empty());
    QVERIFY(!m_table->canUndo());
    m_table->undo();
    m_table->redo();
    QCOMPARE(m_table->changes().size(), std::size_t{6});
    // What is done after a step back takes the place of what was undone.
    m_table->set({m_table->index(0, 3)}, 1);
    QVERIFY(!m_table->canRedo());
    QCOMPARE(shown(1, 0), QStringLiteral("20"));
}

void TestDistanceTable::backToWhatItWasIsNoChange()
{
    m_table->set({m_table->index(0, 2)}, 30);
    m_table->set({m_table->index(0, 2)}, 12);
    QVERIFY(m_table->changes().empty());
    QVERIFY(m_table->canUndo());
    m_table->set({m_table->index(0, 2)}, std::nullopt);
    QCOMPARE(m_table->changes().size(), std::size_t{1});
    QVERIFY(!m_table->changes()[0].metres.has_value());
}

void TestDistanceTable::writtenNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("metres");  // -1: not known, -2: refused
    QTest::newRow("number") << QStringLiteral("12") << 12;
    QTest::newRow("with its unit") << QStringLiteral(" 12 m ") << 12;
    QTest::newRow("none") << QString() << -1;
    QTest::newRow("mark") << QStringLiteral("?") << -1;
    QTest::newRow("most") << QStringLiteral("99999") << 99999;
    QTest::newRow("too many") << QStringLiteral("100000") << -2;
    QTest::newRow("below nothing") << QStringLiteral("-3") << -2;
    QTest::newRow("words") << QStringLiteral("far") << -2;
    QTest::newRow("half a metre") << QStringLiteral("1.5") << -2;
}

void TestDistanceTable::writtenNumbers()
{
    QFETCH(QString, text);
    QFETCH(int, metres);
    std::optional<int> read = 4711;
    QCOMPARE(DistanceTable::read(text, read), metres != -2);
    if (metres != -2)
        QCOMPARE(read, metres < 0 ? std::nullopt : std::optional(metres));
}

void TestDistanceTable::sixty()
{
    m_table->show(fightOf(60));
    QModelIndexList cells;
    for (int row = 0; row < 60; ++row) {
        for (int column = 0; column < 60; ++column)
            cells << m_table->index(row, column);
    }
    m_table->set(cells, 40);
    QCOMPARE(m_table->changes().size(), std::size_t{60 * 59 / 2});
    m_table->undo();
    QVERIFY(m_table->changes().empty());
    m_table->show(fightOf(1));
    QCOMPARE(m_table->rowCount(), 1);
    QVERIFY(m_table->changes().empty());
    m_table->show({});
    QCOMPARE(m_table->rowCount(), 0);
}

HITSPREAD_TEST(TestDistanceTable)
#include "tst_distancetable.moc"
