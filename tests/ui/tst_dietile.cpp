#include "reports/theme/theme.h"
#include "support/guitestclass.h"
#include "ui/widgets/dietile.h"

#include <QSignalSpy>
#include <QVBoxLayout>

using namespace hitspread;

/// Faces as they are typed: what a die shows is what counts, however many digits it takes.
class TestDieTile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void facesTyped_data();
    void facesTyped();
    void signsTyped_data();
    void signsTyped();
    void signsInWords_data();
    void signsInWords();
    void otherLowest_data();
    void otherLowest();
    void tenGoesOnToTheNextDie();
    void backspaceTakesADigit();
};

namespace {

/// Two dice side by side; who was given a face hands the keyboard to the second.
struct Hand {
    explicit Hand(int sides, int lowest = 1)
        : first(theme, DieColour::Aim, QStringLiteral("First"), sides), second(theme, DieColour::Dmg, {}, 10)
    {
        first.setLowest(lowest);
        auto* row = new QVBoxLayout(&window);
        row->addWidget(&first);
        row->addWidget(&second);
        QObject::connect(&first, &DieTile::typed, &second, [this](int) { second.setFocus(); });
        window.show();
        window.activateWindow();
        first.setFocus();
    }

    void type(const char* keys)
    {
        for (const char* key = keys; *key != '\0'; ++key) {
            if (*key == '\n')
                (void)first.finish();
            else
                QTest::keyClick(window.focusWidget(), *key);
        }
    }

    Theme theme;
    QWidget window;
    DieTile first;
    DieTile second;
    QSignalSpy faces{&first, &DieTile::typed};
    QSignalSpy next{&second, &DieTile::typed};
    QSignalSpy refused{&first, &DieTile::refused};
};

}  // namespace

void TestDieTile::facesTyped_data()
{
    QTest::addColumn<int>("sides");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<int>("face");  // 0: refused

    QTest::newRow("d100, as the dice print a hundred") << 100 << QByteArray("00") << 100;
    QTest::newRow("d100, a leading 0") << 100 << QByteArray("07") << 7;
    QTest::newRow("d100, two digits") << 100 << QByteArray("57") << 57;
    QTest::newRow("d100, one digit and Enter") << 100 << QByteArray("5\n") << 5;
    QTest::newRow("d100, ten needs no Enter") << 100 << QByteArray("10") << 10;
    QTest::newRow("d100, eleven needs no Enter") << 100 << QByteArray("11") << 11;
    QTest::newRow("d100, a lone 0 is none") << 100 << QByteArray("0\n") << 0;
    QTest::newRow("d10, 0 is ten") << 10 << QByteArray("0") << 10;
    QTest::newRow("d10, 1 is one") << 10 << QByteArray("1") << 1;
    QTest::newRow("d6, no 0") << 6 << QByteArray("0") << 0;
    QTest::newRow("d6, no 7") << 6 << QByteArray("7") << 0;
    QTest::newRow("d20, two digits") << 20 << QByteArray("17") << 17;
    QTest::newRow("d20, one digit") << 20 << QByteArray("3") << 3;
    QTest::newRow("d20, no 25") << 20 << QByteArray("25") << 0;
    QTest::newRow("d20, no 00") << 20 << QByteArray("00") << 0;
}

void TestDieTile::facesTyped()
{
    QFETCH(int, sides);
    QFETCH(QByteArray, keys);
    QFETCH(int, face);
    Hand hand(sides);
    hand.type(keys.constData());
    QCOMPARE(hand.refused.size(), face == 0 ? 1 : 0);
    QCOMPARE(hand.faces.size(), face == 0 ? 0 : 1);
    if (face != 0)
        QCOMPARE(hand.faces.first().first().toInt(), face);
}

void TestDieTile::signsTyped_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("face");  // 1: minus, 2: blank, 3: plus; 0: refused

    QTest::newRow("minus") << QStringLiteral("-") << 1;
    QTest::newRow("minus as typeset") << QStringLiteral("−") << 1;
    QTest::newRow("0 is blank") << QStringLiteral("0") << 2;
    QTest::newRow("Space is blank") << QStringLiteral(" ") << 2;
    QTest::newRow("plus") << QStringLiteral("+") << 3;
    QTest::newRow("the plus without Shift") << QStringLiteral("=") << 3;
    QTest::newRow("1 is plus") << QStringLiteral("1") << 3;
    QTest::newRow("no 2") << QStringLiteral("2") << 0;
    QTest::newRow("no 3") << QStringLiteral("3") << 0;
    QTest::newRow("no letter") << QStringLiteral("x") << 0;
}

void TestDieTile::signsTyped()
{
    QFETCH(QString, key);
    QFETCH(int, face);
    Hand hand(3, -1);
    QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, key);
    QCoreApplication::sendEvent(&hand.first, &press);
    QCOMPARE(hand.refused.size(), face == 0 ? 1 : 0);
    QCOMPARE(hand.faces.size(), face == 0 ? 0 : 1);
    if (face != 0)
        QCOMPARE(hand.faces.first().first().toInt(), face);
    else
        QCOMPARE(hand.refused.first().first().toString(),
                 QStringLiteral("First shows −, nothing or +, not \"%1\": type −, 0 or +, or R to roll.").arg(key));
}

void TestDieTile::signsInWords_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("words");

    QTest::newRow("open") << 0 << QStringLiteral("First die, open");
    QTest::newRow("minus") << 1 << QStringLiteral("First die: minus, typed");
    QTest::newRow("blank") << 2 << QStringLiteral("First die: blank, typed");
    QTest::newRow("plus") << 3 << QStringLiteral("First die: plus, typed");
}

void TestDieTile::signsInWords()
{
    QFETCH(int, face);
    QFETCH(QString, words);
    Hand hand(3, -1);
    hand.first.setFace(face, QStringLiteral("typed"));
    QCOMPARE(hand.first.accessibleName(), words);
    QCOMPARE(hand.first.toolTip(),
             face == 0 ? QStringLiteral("First: type −, 0 or +, or R to roll") : hand.first.accessibleName());
}

/// Any other die tells its faces by numbers, whatever it begins with.
void TestDieTile::otherLowest_data()
{
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("lowest");
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<int>("face");  // 0: refused
    QTest::addColumn<QString>("words");

    QTest::newRow("0 to 9, 0") << 10 << 0 << QByteArray("0") << 1 << QStringLiteral("First die: 0, typed");
    QTest::newRow("0 to 9, 9") << 10 << 0 << QByteArray("9") << 10 << QStringLiteral("First die: 9, typed");
    QTest::newRow("0 to 5, no 6") << 6 << 0 << QByteArray("6") << 0 << QStringLiteral("First shows 0 to 5, not \"6\".");
    QTest::newRow("−2 to 2, −2") << 5 << -2 << QByteArray("-2") << 1 << QStringLiteral("First die: −2, typed");
    QTest::newRow("−2 to 2, 1") << 5 << -2 << QByteArray("1") << 4 << QStringLiteral("First die: 1, typed");
    QTest::newRow("−2 to 2, no −3") << 5 << -2 << QByteArray("-3") << 0
                                    << QStringLiteral("First shows −2 to 2, not \"-3\".");
    QTest::newRow("−2 to 2, a lone sign")
        << 5 << -2 << QByteArray("-\n") << 0 << QStringLiteral("First shows −2 to 2, not \"-\".");
}

void TestDieTile::otherLowest()
{
    QFETCH(int, sides);
    QFETCH(int, lowest);
    QFETCH(QByteArray, keys);
    QFETCH(int, face);
    Hand hand(sides, lowest);
    hand.type(keys.constData());
    QCOMPARE(hand.refused.size(), face == 0 ? 1 : 0);
    QCOMPARE(hand.faces.size(), face == 0 ? 0 : 1);
    if (face == 0) {
        QTEST(hand.refused.first().first().toString(), "words");
        return;
    }
    QCOMPARE(hand.faces.first().first().toInt(), face);
    hand.first.setFace(face, QStringLiteral("typed"));
    QTEST(hand.first.accessibleName(), "words");
}

void TestDieTile::tenGoesOnToTheNextDie()
{
    // A hundred is 00, so that nothing has to follow a ten: what does is the face of the die that is open next.
    Hand hand(100);
    hand.type("10");
    QCOMPARE(hand.faces.size(), 1);
    hand.type("7");
    QCOMPARE(hand.faces.size(), 1);
    QCOMPARE(hand.faces.first().first().toInt(), 10);
    QCOMPARE(hand.next.size(), 1);
    QCOMPARE(hand.next.first().first().toInt(), 7);
    QCOMPARE(hand.refused.size(), 0);
}

void TestDieTile::backspaceTakesADigit()
{
    Hand hand(100);
    QSignalSpy back(&hand.first, &DieTile::backspaced);
    hand.type("1");
    QTest::keyClick(&hand.first, Qt::Key_Backspace);
    QCOMPARE(back.size(), 0);
    hand.type("42");
    QCOMPARE(hand.faces.first().first().toInt(), 42);
    hand.first.setFocus();
    QTest::keyClick(&hand.first, Qt::Key_Backspace);
    QCOMPARE(back.size(), 1);
}

HITSPREAD_GUI_TEST(TestDieTile)
#include "tst_dietile.moc"
