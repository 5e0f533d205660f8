#include "cli/ruletests.h"
#include "support/testclass.h"

#include <QTest>

using namespace hitspread;

/// The list of tests per rule that is made when the project is configured.
class RuleTestsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void testsAreFoundByRule();
    void unknownRulesHaveNone();
    void namesAreUnique();
};

void RuleTestsTest::testsAreFoundByRule()
{
    // No rule has these ids; these very lines bear them in the sense of the list, one of them beside other words.
    const auto one = testsOfRule("3D-NONE-99");
    QCOMPARE(one.size(), std::size_t{1});
    QCOMPARE(one.front().test, std::string_view("ruletests_test/3D-NONE-99"));
    QCOMPARE(testsOfRule("3D-NONE-98").size(), std::size_t{1});
    QVERIFY(QByteArray("row with 3D-NONE-98 in it").contains("NONE"));
    // Many tests of rules and golden cases bear this one.
    const auto tests = testsOfRule("3D-DEV-04");
    const auto from = [&tests](std::string_view start) {
        return std::ranges::count_if(tests, [start](const RuleTest& test) { return test.test.starts_with(start); });
    };
    QVERIFY(tests.size() > 3);
    QVERIFY(from("golden/threed/") > 0);
    QVERIFY(from("golden/") < static_cast<std::ptrdiff_t>(tests.size()));
    for (const RuleTest& test : tests)
        QCOMPARE(test.rule, std::string_view("3D-DEV-04"));
}

void RuleTestsTest::unknownRulesHaveNone()
{
    QVERIFY(testsOfRule("nothing").empty());
    QVERIFY(testsOfRule({}).empty());
    // A comment is no test: "OUT-99"
    QVERIFY(testsOfRule(QByteArray("OUT").append("-99").constData()).empty());
}

void RuleTestsTest::namesAreUnique()
{
    const auto tests = testsOfRule("3D-DEV-04");
    QVERIFY(tests.size() > 3);
    for (std::size_t i = 1; i < tests.size(); ++i)
        QVERIFY(tests[i - 1].test < tests[i].test);
}

HITSPREAD_TEST(RuleTestsTest)
#include "ruletests_test.moc"
