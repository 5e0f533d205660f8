#include "text/words.h"

#include "support/testclass.h"

#include <QTest>

using namespace hitspread;

namespace {

constexpr char kNowhere[] = "a context nobody translates";
using Plain = text::Words<kNowhere>::Plain;
using Numbered = text::Words<kNowhere>::Numbered;
using Signed = text::Words<kNowhere>::Signed;
using Counted = text::Words<kNowhere>::Counted;
using Named = text::Words<kNowhere>::Named;
using Joined = text::Words<kNowhere>::Joined;

enum class Colour { None, Red, Green };
constexpr text::Words<kNowhere>::Each<Colour, 3> kColours{{"", "red", "green"}};

}  // namespace

/// Words that stand in a table, each called like a function.
class TestWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areSaid_data();
    void areSaid();
};

void TestWords::areSaid_data()
{
    QTest::addColumn<QString>("said");
    QTest::newRow("dead") << Plain{"dead"}();
    QTest::newRow("the same with a comment") << Plain{{"the same with a comment", "comment"}}();
    QTest::newRow("turn 4") << Numbered{"turn %1"}(4);
    QTest::newRow("+2 on rolls") << Signed{"%1 on rolls"}(2);
    QTest::newRow("−3 on rolls") << Signed{"%1 on rolls"}(-3);
    QTest::newRow("1 level") << Counted{"1 level", "%1 levels"}(1);
    QTest::newRow("2 levels") << Counted{"1 level", "%1 levels"}(2);
    QTest::newRow("0 levels") << Counted{"1 level", "%1 levels"}(0);
    QTest::newRow("held by Cass") << Named{"held by %1", "held"}(QStringLiteral("Cass"));
    QTest::newRow("held") << Named{"held by %1", "held"}(QString());
    QTest::newRow("a, b") << Joined{"%1, %2"}(QStringLiteral("a"), QStringLiteral("b"));
    QTest::newRow("green") << kColours(Colour::Green);
    QTest::newRow("") << kColours(Colour::None);
}

void TestWords::areSaid()
{
    QFETCH(const QString, said);
    QCOMPARE(said, QString::fromUtf8(QTest::currentDataTag()));
}

HITSPREAD_TEST(TestWords)
#include "words_test.moc"
