#include "cli/ruletests.h"

#include <QtTest>

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
    // No rule has this id; this very line bears it in the sense of the list.
    const auto tests = testsOfRule("3D-NONE-99");
    const bool found = std::ranges::any_of(
        tests, [](const RuleTest& test) { return test.test == "ruletests_test/3D-NONE-99"; });
    QVERIFY(found);
    for (const RuleTest& test : tests)
        QVERIFY(test.rule == "3D-NONE-99");
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
    const auto tests = testsOfRule("3D-NONE-99");
    for (std::size_t i = 1; i < tests.size(); ++i)
        QVERIFY(tests[i - 1].test < tests[i].test);
}

QTEST_GUILESS_MAIN(RuleTestsTest)
#include "ruletests_test.moc"
