#include <QTest>

#include "formats/json/jsonreader.h"
#include "formats/schema/schemacheck.h"
#include "models/play/decisiontrial.h"
#include "models/systemview.h"
#include "rules/core/dice/dice.h"
#include "rules/core/input.h"
#include "rules/core/odds/enumerator.h"
#include "rules/core/trace/resolution.h"
#include "support/sourcepath.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <set>
#include <vector>

using namespace hitspread;
using text::Met;
using text::OptionWorth;

namespace {

/// A golden case with the dice of the attack and of its damage alone.
Request attackOf(const QString& system, const QString& id)
{
    QFile file(support::sourcePath(QStringLiteral("tests/golden/%1/%2/case.json").arg(system, id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Request request = formats::requestFrom(
        QJsonDocument::fromJson(file.readAll()).object().value(u"request"_qs).toObject());
    Answers attack;
    for (const Answer& answer : request.answers.all()) {
        const std::string_view question = request.input.system().questions()[answer.key.name].id;
        if (question.starts_with("attack.d") || question.starts_with("damage"))
            attack.put(answer);
    }
    request.answers = attack;
    return request;
}

/// Every house switch with each value it can have, of numbers the ends and what lies beside them.
struct Switched {
    std::string_view field;
    std::int32_t value = 0;
};

std::vector<std::int32_t> valuesOf(const FieldDeclaration& field)
{
    switch (field.kind) {
    case FieldKind::Flag: return {0, 1};
    case FieldKind::Choice: {
        std::vector<std::int32_t> all(field.choices.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<std::int32_t>(i);
        return all;
    }
    case FieldKind::Number:
        return {field.minimum, std::min(field.minimum + 1, field.maximum), std::max(field.maximum - 1, field.minimum),
                field.maximum};
    default: return {};
    }
}

const PartDeclaration& switchesOf(const Input& input)
{
    return *std::ranges::find(input.action().parts, Role::Rules, &PartDeclaration::role);
}

std::vector<Switched> allSwitches(const Input& input)
{
    std::vector<Switched> all{{}};
    for (const FieldDeclaration& field : switchesOf(input).record->fields) {
        for (const std::int32_t value : valuesOf(field))
            all.push_back({field.id, value});
    }
    return all;
}

void put(Request& request, const Switched& one)
{
    if (one.field.empty())
        return;
    const PartDeclaration& part = switchesOf(request.input);
    const auto& fields = part.record->fields;
    const auto field = std::ranges::find(fields, one.field, &FieldDeclaration::id);
    field->setNumber(part.at(request.input.data(), 0), 0, one.value);
}

/// Of an action with several decisions the others as they are taken beside this one.
void takeOthers(Request& request, const std::vector<OptionWorth>& worths, QuestionKey but)
{
    for (const OptionWorth& worth : worths) {
        if (worth.isTaken && worth.decision != but)
            request.answers.put(Answer::ofChoice(worth.decision, worth.option.id, Origin::Given));
    }
}

/// How many decisions they are options of.
std::ptrdiff_t decisionsIn(const std::vector<OptionWorth>& worths)
{
    std::set<QuestionKey> all;
    for (const OptionWorth& worth : worths)
        all.insert(worth.decision);
    return std::ssize(all);
}

/// The sums of a question's dice.
std::pair<int, int> sumsOf(const Question& roll)
{
    return {roll.dice, roll.dice * roll.sides};
}

}  // namespace

/// What the options of a decision are said to come to against what the rules then do: every option, every house switch, every sum of
/// the dice.
class TestDecisions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidIsDone_data();
    void whatIsSaidIsDone();
    void whatIsBarredIsNoAnswer_data();
    void whatIsBarredIsNoAnswer();
};

void TestDecisions::whatIsSaidIsDone_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("id");
    QTest::newRow("PCT-14 PCT-15 a blow") << "percentile"
                                          << "PCT-V04-parried";
    QTest::newRow("PCT-27 PCT-28 a shot") << "percentile"
                                          << "PCT-V10-ranged-result";
    QTest::newRow("OUT-03 OUT-06 an attack") << "outcome"
                                             << "OUT-V02-parried";
    QTest::newRow("OUT-43 a buckler") << "outcome"
                                      << "OUT-V13-buckler";
    QTest::newRow("OUT-48 a grapple") << "outcome"
                                      << "OUT-V15-not-held";
    QTest::newRow("3D-PAR-04 3D-DOD-01 a blow") << "threed"
                                                << "V-32-parry";
    QTest::newRow("R3-06 R3-30 R3-38 a blow at a shield") << "rollunder"
                                                          << "R3-V08-parry-with-shield-and-retreat";
    QTest::newRow("R3-20 R3-23 R3-37 a blow at an acrobat") << "rollunder"
                                                            << "R3-V09-acrobatic-retreat";
    QTest::newRow("TD-75 TD-76 a fall") << "twod6"
                                        << "TD-V23-fall-and-escape";
}

void TestDecisions::whatIsSaidIsDone()
{
    QFETCH(QString, system);
    QFETCH(QString, id);
    const Request plain = attackOf(system, id);
    QVERIFY(!plain.answers.isEmpty());
    const text::DecisionReading& reading = *facetsOf(system.toStdString()).decisions;
    int rolled = 0;
    for (const Switched& one : allSwitches(plain.input)) {
        ActionRecord action;
        action.request = plain;
        put(action.request, one);
        if (!action.request.input.validate(action.request.plan.get()).empty())
            continue;
        const std::vector<OptionWorth> worths = optionsOf(action);
        for (const OptionWorth& worth : worths) {
            if (worth.option.barrier || worth.ranges.empty())
                continue;
            Request chosen = action.request;
            takeOthers(chosen, worths, worth.decision);
            chosen.answers.put(Answer::ofChoice(worth.decision, worth.option.id, Origin::Given));
            const Resolution open = resolve(chosen);
            QVERIFY(open.open && open.open->kind == QuestionKind::Roll);
            const auto [least, most] = sumsOf(*open.open);
            // What else is rolled on the way, a test under fire, comes before.
            if (std::ranges::find(reading.rolls, open.open->key.name) == reading.rolls.end())
                continue;
            ++rolled;
            for (int sum = least; sum <= most; ++sum) {
                Answer dice;
                dice.key = open.open->key;
                dice.kind = QuestionKind::Roll;
                dice.lowest = open.open->lowest;
                giveSum(*open.open, static_cast<unsigned>(sum), dice);
                Request thrown = chosen;
                thrown.answers.put(dice);
                // Whatever comes behind it changes nothing of what is said: presets and any dice do.
                SeededAnswerer further(1);
                const Findings findings = resolve(thrown, &further).findings;
                const int counted = reading.counted(findings);
                const auto range = std::ranges::find_if(worth.ranges, [counted](const OptionWorth::Range& each) {
                    return counted >= each.least && counted <= each.most;
                });
                QVERIFY2(range != worth.ranges.end() && range->met == reading.met(findings),
                         qPrintable(QStringLiteral("%1 = %2, option %3, dice %4")
                                        .arg(QString::fromUtf8(one.field.data(), qsizetype(one.field.size())))
                                        .arg(one.value)
                                        .arg(worth.option.id)
                                        .arg(sum)));
            }
        }
    }
    QVERIFY(rolled > 0);
}

void TestDecisions::whatIsBarredIsNoAnswer_data()
{
    whatIsSaidIsDone_data();
}

void TestDecisions::whatIsBarredIsNoAnswer()
{
    QFETCH(QString, system);
    QFETCH(QString, id);
    const Request plain = attackOf(system, id);
    for (const Switched& one : allSwitches(plain.input)) {
        ActionRecord action;
        action.request = plain;
        put(action.request, one);
        if (!action.request.input.validate(action.request.plan.get()).empty())
            continue;
        std::ptrdiff_t taken = 0;
        const std::vector<OptionWorth> worths = optionsOf(action);
        for (const OptionWorth& worth : worths) {
            taken += worth.isTaken ? 1 : 0;
            QVERIFY(!worth.isTaken || !worth.option.barrier);
            Request chosen = action.request;
            chosen.answers.put(Answer::ofChoice(worth.decision, worth.option.id, Origin::Given));
            SeededAnswerer further(1);
            const Findings findings = resolve(chosen, &further).findings;
            // With other dice than those that lie there they fall anew, and need not come so far.
            if (!worth.isKnown)
                continue;
            const Answer* kept = findings.answers.find(worth.decision);
            // With one alone to be had nobody is asked.
            const bool isAsked = std::ranges::count_if(worths,
                                                       [&worth](const OptionWorth& each) {
                                                           return each.decision == worth.decision
                                                               && !each.option.barrier;
                                                       })
                > 1;
            QCOMPARE(kept != nullptr, isAsked);
            if (kept)
                QCOMPARE(kept->choice == worth.option.id, !worth.option.barrier);
        }
        QCOMPARE(taken, decisionsIn(worths));
    }
}

HITSPREAD_TEST(TestDecisions)
#include "tst_decisions.moc"
