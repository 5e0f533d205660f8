#include "keyboardhand.h"
#include "models/fight/fight.h"
#include "models/play/attackpresenter.h"
#include "rules/systems/threed/vocabulary.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "ui/shell/activecard.h"
#include "ui/shell/lastactionpanel.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

using namespace hitspread;
using support::Keyboard;
using support::KeyboardHand;
using threed::Quantity;

/// One Action split in two, and plain tests, in their windows: names chosen among a character's own.
class TestSplit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void itsPartsCountInWhatFollows();
    void whatTheRulesRefuseIsSaid();
    void aHeldSecondaryLapses();
    void aSkillOrStatIsTested();

private:
    static void beginFight(KeyboardHand& hand);
    static int number(KeyboardHand& hand, const char* field, std::size_t element = 0);
    /// What the card of the one who acts says is in force.
    static QStringList inForce(KeyboardHand& hand);
    static int stepOf(KeyboardHand& hand, Quantity quantity);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestSplit::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_split"));
    QVERIFY(m_folder.isValid());
}

void TestSplit::init()
{
    QSettings().clear();
    Preferences().setDriftSpeed(0);
    m_file = m_folder.filePath(QStringLiteral("split%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestSplit::beginFight(KeyboardHand& hand)
{
    STEP(hand.newFight(QStringLiteral("Pier"),
                       {{QStringLiteral("ines"), Side::Players}, {QStringLiteral("gate guard"), Side::Opponents}}));
    STEP(hand.setDistances(12));
    STEP(hand.next());
    STEP(hand.finish());
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    QCOMPARE(number(hand, "actionsLeft"), 1);
}

int TestSplit::number(KeyboardHand& hand, const char* field, std::size_t element)
{
    const CombatantView* view = hand.called(QStringLiteral("Ines Varga"));
    return view->combatant.condition.declaration().find(field)->number(view->combatant.condition.data(), element);
}

QStringList TestSplit::inForce(KeyboardHand& hand)
{
    QStringList words;
    for (const auto* label : hand.window.findChild<ActiveCard*>()->findChildren<ElidedLabel*>())
        words << label->text();
    for (const auto* value : hand.window.findChild<ActiveCard*>()->findChildren<WrapLabel*>())
        words << value->text();
    return words;
}

int TestSplit::stepOf(KeyboardHand& hand, Quantity quantity)
{
    const auto& last = hand.window.fight().snapshot().last;
    const Step* step = last ? findStep(last->findings.steps, {static_cast<std::uint16_t>(quantity), 0}) : nullptr;
    return step ? step->value : kNoEntry;
}

/// 3D-TURN-09, E-05: Rifle 6 shared with Dodge 4: the shot is made with 4, the dodge test with 2.
void TestSplit::itsPartsCountInWhatFollows()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.open(Qt::Key_S));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.chooseEntry(QStringLiteral("option_primary"), QStringLiteral("Rifle 6")));
    STEP(hand.chooseEntry(QStringLiteral("option_secondary"), QStringLiteral("Dodge 4")));
    STEP(hand.keys.fill(QStringLiteral("option_share"), QStringLiteral("2")));
    QCOMPARE(hand.complaint(), QString());
    // What each part comes to is there before it is applied.
    QVERIFY(hand.shown()->presenter().isFinished());
    QStringList result;
    for (const auto* label : hand.shown()->findChildren<QLabel*>())
        result << label->text();
    QVERIFY2(result.filter(QStringLiteral("Rifle 4 and Dodge 2")).size() == 1,
             qPrintable(result.join(QStringLiteral(" | "))));
    STEP(hand.finish());
    QCOMPARE(number(hand, "splitRank", 0), 4);
    QCOMPARE(number(hand, "splitRank", 1), 2);
    QCOMPARE(number(hand, "actionsLeft"), 2);
    QVERIFY2(inForce(hand).contains(QStringLiteral("Rifle 4, Dodge 2")),
             qPrintable(inForce(hand).join(QStringLiteral(" | "))));

    const auto told = hand.window.findChild<LastActionPanel*>()->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        told, [](const QLabel* label) { return label->text() == QStringLiteral("Ines Varga: Split Action"); }));

    QVERIFY(hand.open(Qt::Key_F));
    STEP(hand.finish());
    QCOMPARE(stepOf(hand, Quantity::AttackSkill) - stepOf(hand, Quantity::AttackDice), 4);
    QCOMPARE(number(hand, "splitSkill", 0), -1);
    QVERIFY(inForce(hand).contains(QStringLiteral("Dodge 2")));

    QVERIFY(hand.open(Qt::Key_T));
    STEP(hand.chooseEntry(QStringLiteral("option_name"), QStringLiteral("Dodge")));
    STEP(hand.finish());
    QCOMPARE(stepOf(hand, Quantity::CheckStat) - stepOf(hand, Quantity::CheckDice), 2);
    QCOMPARE(number(hand, "splitSkill", 1), -1);
    QCOMPARE(number(hand, "actionsLeft"), 0);
    QVERIFY(inForce(hand).filter(QStringLiteral("Split")).isEmpty());
}

/// 3D-TURN-10, A-020: what is offered follows the skills that are chosen; what goes beyond is refused in words.
void TestSplit::whatTheRulesRefuseIsSaid()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.open(Qt::Key_S));
    const auto* secondary = hand.shown()->findChild<QComboBox*>(QStringLiteral("option_secondary"));
    QStringList offered;
    for (int i = 0; i < secondary->count(); ++i)
        offered << secondary->itemText(i);
    QCOMPARE(offered,
             (QStringList{QStringLiteral("Dodge 4"), QStringLiteral("Marksman 3"), QStringLiteral("Pistol 4"),
                          QStringLiteral("Rifle 6"), QStringLiteral("Weapons Maintenance 3")}));
    const auto saysRange = [&](const QString& range) {
        const auto labels = hand.shown()->findChildren<ElidedLabel*>();
        return std::ranges::any_of(labels, [&](const ElidedLabel* one) { return one->text() == range; });
    };
    QVERIFY(saysRange(QStringLiteral("1 to 4")));
    STEP(hand.chooseEntry(QStringLiteral("option_secondary"), QStringLiteral("Marksman 3")));
    QVERIFY(saysRange(QStringLiteral("1 to 3")));
    STEP(hand.keys.fill(QStringLiteral("option_share"), QStringLiteral("4")));
    QVERIFY2(hand.complaint().contains(QStringLiteral("it can get 3 at most")), qPrintable(hand.complaint()));
    QVERIFY(hand.complaint().contains(QStringLiteral("(TURN-10)")));
    const EntryId last = hand.window.fight().snapshot().undoable;
    STEP(hand.keys.press(Qt::Key_Return));
    QVERIFY(hand.shown());
    QCOMPARE(hand.window.fight().snapshot().undoable, last);
    STEP(hand.keys.fill(QStringLiteral("option_share"), QStringLiteral("3")));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.finish());
    // One at a time.
    QVERIFY(hand.open(Qt::Key_S));
    QVERIFY2(hand.complaint().contains(QStringLiteral("split already")), qPrintable(hand.complaint()));
}

/// 3D-TURN-08, 3D-TURN-11: the secondary waits as an Opportunity Action and is lost with the phase, which says so.
void TestSplit::aHeldSecondaryLapses()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.open(Qt::Key_S));
    STEP(hand.chooseEntry(QStringLiteral("option_secondary"), QStringLiteral("Dodge 4")));
    STEP(hand.keys.goTo(QStringLiteral("option_inAdvance")));
    STEP(hand.keys.press(Qt::Key_Space));
    STEP(hand.finish());
    QCOMPARE(number(hand, "actionsLeft"), 1);
    QCOMPARE(number(hand, "actionsHeld"), 1);
    QVERIFY(inForce(hand).contains(QStringLiteral("Rifle 5, Dodge 1 held")));
    STEP(hand.keys.press(Qt::Key_E, Qt::ShiftModifier));
    QVERIFY(hand.shown());
    STEP(Keyboard::raise(*hand.shown()));
    const QString note = hand.find<QLabel>("actionNote")->text();
    QVERIFY2(note.contains(QStringLiteral("Ines Varga (held)")), qPrintable(note));
    STEP(hand.finish());
    QCOMPARE(number(hand, "actionsHeld"), 0);
    QCOMPARE(number(hand, "splitSkill", 1), -1);
    STEP(hand.actAs(QStringLiteral("Ines Varga")));
    QVERIFY(inForce(hand).filter(QStringLiteral("Split")).isEmpty());
}

/// 3D-SKL-01, 3D-SKL-05: until one is chosen nothing can be rolled; a skill is no stat.
void TestSplit::aSkillOrStatIsTested()
{
    KeyboardHand hand(m_file);
    STEP(beginFight(hand));
    QVERIFY(hand.open(Qt::Key_T));
    QVERIFY(!hand.complaint().isEmpty());
    STEP(hand.chooseEntry(QStringLiteral("option_name"), QStringLiteral("Pistol 4")));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.choose(QStringLiteral("kind"), 1));
    // What was chosen is none of these.
    QVERIFY(!hand.complaint().isEmpty());
    QCOMPARE(hand.shown()->findChild<QComboBox*>(QStringLiteral("option_name"))->currentIndex(), -1);
    STEP(hand.chooseEntry(QStringLiteral("option_name"), QStringLiteral("COOL 10")));
    QCOMPARE(hand.complaint(), QString());
    STEP(hand.typeDice([](QuestionKey, int) { return 4; }));
    STEP(hand.finish());
    QCOMPARE(stepOf(hand, Quantity::CheckStat), 22);
    QCOMPARE(QString::fromStdString(hand.window.fight().snapshot().history.front().title),
             QStringLiteral("Ines Varga: Test, COOL: succeeds by 6"));
    // A test takes no Action by itself.
    QCOMPARE(number(hand, "actionsLeft"), 1);
}

HITSPREAD_GUI_TEST(TestSplit)
#include "tst_split.moc"
