#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "outcomefight.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/fields/numberfield.h"
#include "ui/widgets/dietile.h"

#include <QLabel>
#include <QTableWidget>

using namespace hitspread;
using support::in;
using support::Keyboard;
using support::KeyboardHand;

/// Dice that show a minus, nothing or a plus, where a fight rolls for its order: by their faces, or by what they come to.
class TestSignDice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_signdice"))); }
    void facesByTheirSigns();
    void theSumInstead_data();
    void theSumInstead();
    void enterGoesOn();
    void noDiceComeToThat();
    void backspaceTakesThemAway();
    void theOrderShowsThem();

private:
    /// The dice of the first of four people are open: die0 to die3; the next ones follow as they fall.
    static void beginRound(KeyboardHand& hand);
    /// What so many dice show from this one on: "+0−?".
    static QString dice(KeyboardHand& hand, int first, int count = 4);
    static QString sum(KeyboardHand& hand, int number);

    support::SampleFiles m_files;
};

void TestSignDice::beginRound(KeyboardHand& hand)
{
    support::openYard(hand);
    hand.back();
    STEP(hand.next());
    QVERIFY(hand.shown());
    QCOMPARE(hand.shown()->presenter().dice().rolls().size(), std::size_t{1});
    STEP(hand.keys.press(Qt::Key_T));
    QCOMPARE(Keyboard::place(), QStringLiteral("die0"));
}

QString TestSignDice::dice(KeyboardHand& hand, int first, int count)
{
    QString all;
    for (int die = first; die < first + count; ++die) {
        const QString words =
            in<DieTile>(*hand.shown(), qPrintable(QStringLiteral("die%1").arg(die)))->accessibleName();
        all += words.contains(QStringLiteral("minus")) ? u'-'
            : words.contains(QStringLiteral("blank"))  ? u'0'
            : words.contains(QStringLiteral("plus"))   ? u'+'
                                                       : u'?';
    }
    return all;
}

QString TestSignDice::sum(KeyboardHand& hand, int number)
{
    return in<QWidget>(*hand.shown(), qPrintable(QStringLiteral("sum%1").arg(number)))
        ->findChild<NumberField*>()
        ->text();
}

void TestSignDice::facesByTheirSigns()
{
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    // From die to die and on to the next one's, as with any dice.
    STEP(hand.keys.write(QStringLiteral("+-0")));
    QCOMPARE(Keyboard::place(), QStringLiteral("die3"));
    QCOMPARE(dice(hand, 0), QStringLiteral("+-0?"));
    QCOMPARE(sum(hand, 0), QString());
    STEP(hand.keys.press(Qt::Key_Space));
    QCOMPARE(Keyboard::place(), QStringLiteral("die4"));
    QCOMPARE(dice(hand, 0), QStringLiteral("+-00"));
    QCOMPARE(sum(hand, 0), QStringLiteral("0"));
    // "=" and "1" are a plus, too.
    STEP(hand.keys.write(QStringLiteral("1=--")));
    QCOMPARE(dice(hand, 4), QStringLiteral("++--"));
    QCOMPARE(Keyboard::place(), QStringLiteral("die8"));
    STEP(hand.keys.write(QStringLiteral("2")));
    QCOMPARE(dice(hand, 8, 1), QStringLiteral("?"));
    QVERIFY(in<QLabel>(*hand.shown(), "wrongFace")->text().contains(QStringLiteral("type −, 0 or +")));
    // A sign goes to the first open die wherever the keyboard is.
    hand.shown()->setFocus();
    STEP(hand.keys.write(QStringLiteral("-")));
    QCOMPARE(dice(hand, 8, 1), QStringLiteral("-"));
    QCOMPARE(Keyboard::place(), QStringLiteral("die9"));
    STEP(hand.keys.press(Qt::Key_Backspace));
    QCOMPARE(dice(hand, 8, 1), QStringLiteral("?"));
    QCOMPARE(Keyboard::place(), QStringLiteral("die8"));
}

void TestSignDice::theSumInstead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("shown");

    QTest::newRow("−4") << QStringLiteral("-4") << QStringLiteral("----") << QStringLiteral("−4");
    QTest::newRow("−3") << QStringLiteral("-3") << QStringLiteral("---0") << QStringLiteral("−3");
    QTest::newRow("0") << QStringLiteral("0") << QStringLiteral("0000") << QStringLiteral("0");
    QTest::newRow("1") << QStringLiteral("1") << QStringLiteral("+000") << QStringLiteral("1");
    QTest::newRow("+2") << QStringLiteral("+2") << QStringLiteral("++00") << QStringLiteral("2");
    QTest::newRow("4") << QStringLiteral("4") << QStringLiteral("++++") << QStringLiteral("4");
}

void TestSignDice::theSumInstead()
{
    QFETCH(QString, typed);
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    // Behind the dice it is for.
    STEP(hand.keys.repeat(Qt::Key_Tab, 4));
    QVERIFY(in<QWidget>(*hand.shown(), "sum0")->isAncestorOf(Keyboard::at()));
    STEP(hand.keys.write(typed));
    QCOMPARE(dice(hand, 0), QStringLiteral("????"));
    STEP(hand.keys.press(Qt::Key_Return));
    QTEST(dice(hand, 0), "dice");
    QTEST(sum(hand, 0), "shown");
    const Answer& answer = hand.shown()->presenter().dice().rolls().front().answer;
    for (std::size_t die = 0; die < 4; ++die)
        QVERIFY(answer.origins[die] == Origin::Typed);
    QCOMPARE(Keyboard::place(), QStringLiteral("die4"));
}

void TestSignDice::enterGoesOn()
{
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    STEP(hand.keys.repeat(Qt::Key_Tab, 4));
    // With nothing typed it goes to what is open.
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(Keyboard::place(), QStringLiteral("die0"));
    for (const char* typed : {"1", "2", "3", "4"}) {
        STEP(hand.keys.repeat(Qt::Key_Tab, 4));
        STEP(hand.keys.write(QString::fromLatin1(typed)));
        STEP(hand.keys.press(Qt::Key_Return));
    }
    // The last one goes on to what the dice decide.
    QVERIFY(hand.shown()->presenter().isFinished());
    QVERIFY(!in<QWidget>(*hand.shown(), "sum3")->isAncestorOf(Keyboard::at()));
    STEP(hand.finish());
}

void TestSignDice::noDiceComeToThat()
{
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    STEP(hand.keys.repeat(Qt::Key_Tab, 4));
    STEP(hand.keys.write(QStringLiteral("5")));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(in<QLabel>(*hand.shown(), "wrongFace")->text(),
             QStringLiteral("These dice come to −4 to 4 together, not to 5."));
    QCOMPARE(dice(hand, 0), QStringLiteral("????"));
    QVERIFY(in<QWidget>(*hand.shown(), "sum0")->isAncestorOf(Keyboard::at()));
    // Another number over it.
    STEP(hand.keys.write(QStringLiteral("3")));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(dice(hand, 0), QStringLiteral("+++0"));
}

void TestSignDice::backspaceTakesThemAway()
{
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    STEP(hand.keys.repeat(Qt::Key_Tab, 4));
    STEP(hand.keys.write(QStringLiteral("3")));
    STEP(hand.keys.press(Qt::Key_Return));
    STEP(hand.keys.repeat(Qt::Key_Tab, 4));
    STEP(hand.keys.write(QStringLiteral("-2")));
    // What is begun goes letter by letter.
    STEP(hand.keys.press(Qt::Key_Backspace));
    STEP(hand.keys.write(QStringLiteral("1")));
    STEP(hand.keys.press(Qt::Key_Return));
    QCOMPARE(dice(hand, 4), QStringLiteral("-000"));
    STEP(hand.keys.goBackTo(QStringLiteral("die7")));
    STEP(hand.keys.press(Qt::Key_Tab));
    STEP(hand.keys.press(Qt::Key_Backspace));
    QCOMPARE(dice(hand, 0, 8), QStringLiteral("+++0????"));
    QVERIFY(in<QWidget>(*hand.shown(), "sum1")->isAncestorOf(Keyboard::at()));
    // Where nothing lies it takes the die before, as dice do.
    STEP(hand.keys.press(Qt::Key_Backspace));
    QCOMPARE(dice(hand, 0), QStringLiteral("+++?"));
    QCOMPARE(Keyboard::place(), QStringLiteral("die3"));
}

void TestSignDice::theOrderShowsThem()
{
    KeyboardHand hand(m_files.freshAndStill());
    STEP(beginRound(hand));
    STEP(hand.typeDice([](QuestionKey key, int die) {
        // Of Ines, Odo, Bruno and Sella.
        constexpr std::array<std::array<int, 4>, 4> kFaces{{{3, 3, 1, 2}, {2, 2, 2, 2}, {1, 2, 2, 2}, {1, 1, 2, 2}}};
        return kFaces.at(std::min<std::size_t>(key.index, 3)).at(static_cast<std::size_t>(die));
    }));
    QVERIFY(hand.shown()->presenter().isFinished());
    const auto* table = in<QTableWidget>(*hand.shown(), "orderTable");
    QStringList order;
    for (int row = 0; row < table->rowCount(); ++row)
        order << table->item(row, 0)->text() + QStringLiteral(": ") + table->item(row, 1)->text();
    order.sort();
    QCOMPARE(order.join(QStringLiteral(", ")),
             QStringLiteral("Bruno Halme: − 0 0 0, Ines Corbeau: + + − 0, Odo Marsh: 0 0 0 0, Sella Wren: − − 0 0"));
}

HITSPREAD_GUI_TEST(TestSignDice)
#include "tst_signdice.moc"
