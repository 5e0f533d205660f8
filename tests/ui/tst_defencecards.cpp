#include "rules/core/trace/resolution.h"
#include "rules/systems/percentile/attack.h"
#include "rules/systems/percentile/vocabulary.h"
#include "services/action/actionrecord.h"
#include "support/guitestclass.h"
#include "ui/attack/decisions/optioncards.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <span>
#include <utility>
#include <vector>

using namespace hitspread;
using percentile::Attack;
using percentile::Quantity;
using percentile::Query;

namespace {

/// What a defence makes of an attack.
enum class Made { Nothing, Halved, Aside };

/// A shot at somebody who may dodge and nothing else; damage dice are none.
Attack shotAt(int rating, int dodge)
{
    Attack attack;
    attack.weapon.skill = "Pistols";
    attack.weapon.damageDice = 0;
    attack.attacker.rangedSkills.set("Pistols", rating);
    attack.target.dodge = dodge;
    return attack;
}

QuestionKey asked(Query query)
{
    return {static_cast<std::uint16_t>(query), 0};
}

/// Resolved with these dice, the dodge wanted if its die is among them.
ActionRecord resolvedWith(const Attack& attack, const std::vector<std::pair<Query, int>>& dice)
{
    ActionRecord action;
    action.request.input = attack;
    for (const auto& [query, value] : dice) {
        const auto face = static_cast<std::uint8_t>(value);
        action.request.answers.put(Answer::ofFaces(asked(query), std::span(&face, 1), Origin::Given));
        if (query == Query::DefenceDie)
            action.request.answers.put(Answer::ofChoice(asked(Query::DefenceKind), 1, Origin::Given));
    }
    action.findings = resolve(action.request).findings;
    return action;
}

Made madeOf(const ActionRecord& action)
{
    const auto holds = [&](Quantity quantity) {
        const Step* step = lastStepOf(action.findings.steps, static_cast<std::uint16_t>(quantity));
        return step && step->value != 0;
    };
    return holds(Quantity::DefenceNegates) ? Made::Aside
        : holds(Quantity::DefenceHalves)   ? Made::Halved
                                           : Made::Nothing;
}

/// What the words of a card promise for a face.
Made promised(const QString& words, int face)
{
    static const QRegularExpression kNumbers(QStringLiteral("\\d+"));
    std::vector<int> numbers;
    for (auto all = kNumbers.globalMatch(words); all.hasNext();)
        numbers.push_back(all.next().captured().toInt());
    const bool halves = words.contains(QStringLiteral("halves"));
    const bool turnsAside = words.contains(QStringLiteral("aside"));
    const int aside = turnsAside ? numbers.back() : 0;
    const int within = numbers.empty() ? 0 : numbers.front();
    if (face <= aside)
        return Made::Aside;
    return halves && face <= within ? Made::Halved : Made::Nothing;
}

}  // namespace

/// What the cards of a defence say against what the rules do, face by face (PCT-14, PCT-15, PCT-27, PCT-28).
class TestDefenceCards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cardsSayWhatTheRulesDo_data();
    void cardsSayWhatTheRulesDo();
    void beforeTheAttackLies_data();
    void beforeTheAttackLies();
};

void TestDefenceCards::cardsSayWhatTheRulesDo_data()
{
    QTest::addColumn<bool>("criticalNegates");
    QTest::addColumn<int>("fumble");
    QTest::addColumn<int>("attack");
    QTest::addColumn<int>("dodge");
    for (const bool critical : {false, true}) {
        for (const int fumble : {96, 99, 101}) {
            for (const int attack : {45, 85, 145}) {
                for (const int dodge : {-20, 0, 20, 40, 74, 98, 120, 200}) {
                    const QByteArray name = QStringLiteral("PCT-28 attack %1, dodge %2, fumble from %3%4")
                                                .arg(attack)
                                                .arg(dodge)
                                                .arg(fumble)
                                                .arg(critical ? QStringLiteral(", a critical negates") : QString())
                                                .toUtf8();
                    QTest::newRow(name.constData()) << critical << fumble << attack << dodge;
                }
            }
        }
    }
}

void TestDefenceCards::cardsSayWhatTheRulesDo()
{
    QFETCH(bool, criticalNegates);
    QFETCH(int, fumble);
    QFETCH(int, attack);
    QFETCH(int, dodge);
    constexpr int kAttackDie = 40;
    Attack shot = shotAt(attack, std::max(dodge, 0));
    shot.switches.defenceCritical = criticalNegates;
    shot.switches.fumble = fumble;
    if (dodge < 0)
        shot.options.defenceModifiers.set("Bound", dodge);
    const auto cards = optionCards(resolvedWith(shot, {{Query::AttackDie, kAttackDie}}));
    QVERIFY2(cards.front().refusal.isEmpty(), qPrintable(cards.front().refusal));
    for (int face = 1; face <= 100; ++face) {
        const Made made = madeOf(resolvedWith(shot, {{Query::AttackDie, kAttackDie}, {Query::DefenceDie, face}}));
        QVERIFY2(promised(cards.front().words, face) == made,
                 qPrintable(QStringLiteral("%1: %2").arg(face).arg(cards.front().words)));
    }
}

void TestDefenceCards::beforeTheAttackLies_data()
{
    QTest::addColumn<int>("dodge");
    QTest::addColumn<QString>("words");
    QTest::newRow("PCT-28 40") << 40 << "40 or less";
    QTest::newRow("PCT-26 D12 120: a fumble is none") << 120 << "98 or less";
    QTest::newRow("PCT-24 D11 0: a critical is one") << 0 << "1 or less";
}

void TestDefenceCards::beforeTheAttackLies()
{
    QFETCH(int, dodge);
    QTEST(optionCards(resolvedWith(shotAt(67, dodge), {})).front().words, "words");
}

HITSPREAD_GUI_TEST(TestDefenceCards)
#include "tst_defencecards.moc"
