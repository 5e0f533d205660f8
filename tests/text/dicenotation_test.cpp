#include <QTest>

#include "support/testclass.h"
#include "text/dicenotation.h"

using namespace hitspread;
using text::beginsDice;
using text::diceNotation;
using text::DiceSum;
using text::readDice;

/// Dice as people write them, in the notation of either language.
class TestDiceNotation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void isNoDice_data();
    void isNoDice();
    void isWritten_data();
    void isWritten();
};

void TestDiceNotation::isRead_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("bonus");
    QTest::newRow("2d6+1") << 2 << 6 << 1;
    QTest::newRow("d6") << 1 << 6 << 0;
    QTest::newRow("2d6") << 2 << 6 << 0;
    QTest::newRow("2D6 − 1") << 2 << 6 << -1;
    QTest::newRow("2W6+1") << 2 << 6 << 1;
    QTest::newRow(" 3 w 10 - 12 ") << 3 << 10 << -12;
    QTest::newRow("d100") << 1 << 100 << 0;
    QTest::newRow("2d") << 2 << 6 << 0;
    QTest::newRow("2d+1") << 2 << 6 << 1;
    QTest::newRow("3W − 2") << 3 << 6 << -2;
    QTest::newRow("4") << 0 << 6 << 4;
    QTest::newRow("−2") << 0 << 6 << -2;
}

void TestDiceNotation::isRead()
{
    QFETCH(const int, dice);
    QFETCH(const int, sides);
    QFETCH(const int, bonus);
    const auto read = readDice(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(read);
    QCOMPARE(read->dice, dice);
    QCOMPARE(read->sides, sides);
    QCOMPARE(read->bonus, bonus);
}

void TestDiceNotation::isNoDice_data()
{
    QTest::addColumn<bool>("mayBecome");
    QTest::newRow("") << true;
    QTest::newRow("d") << true;
    QTest::newRow("2d+") << true;
    QTest::newRow("d+1") << false;
    QTest::newRow("2d6+") << true;
    QTest::newRow("2x6") << false;
    QTest::newRow("2d6 1") << false;
    QTest::newRow("2d6+d4") << false;
    QTest::newRow("two dice") << false;
    QTest::newRow("2d6+1+1") << false;
    QTest::newRow("99999999999d6") << false;
}

void TestDiceNotation::isNoDice()
{
    QFETCH(const bool, mayBecome);
    const QString typed = QString::fromUtf8(QTest::currentDataTag());
    QVERIFY(!readDice(typed));
    QCOMPARE(beginsDice(typed), mayBecome);
}

void TestDiceNotation::isWritten_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("bonus");
    QTest::newRow("2d6+1") << 2 << 1;
    QTest::newRow("1d6") << 1 << 0;
    QTest::newRow("2d6−1") << 2 << -1;
    QTest::newRow("3") << 0 << 3;
}

void TestDiceNotation::isWritten()
{
    QFETCH(const int, dice);
    QFETCH(const int, bonus);
    const QString written = diceNotation({dice, 6, bonus});
    QCOMPARE(written, QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(readDice(written), std::optional(DiceSum{dice, 6, bonus}));
}

HITSPREAD_TEST(TestDiceNotation)
#include "dicenotation_test.moc"
