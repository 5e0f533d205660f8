#include <QTest>

#include "models/fight/fighthand.h"
#include "outcomefight.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/exchangedialog.h"
#include "ui/systems/outcome/directionpicker.h"

#include <QLabel>
#include <QMouseEvent>

using namespace hitspread;
using outcome::DirectionPicker;
using outcome::From;
using outcome::Quantity;
using outcome::Query;
using support::askedOf;
using support::in;
using support::Program;
using support::putOutcome;
using support::stepOf;

/// Where an attack on somebody with a shield comes from, as a picture. Odo bears his on the left arm; Bruno strikes with his hands, +3.
class TestOutcomeDirections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_outcomedirections"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void whereTheShieldWorksIsTinted();
    void aClickPicks();
    void arrowsGoRound();
    void theRightArmIsTheMirror();
    void whatIsOnlyHeldWorksNowhere();
    void whatIsUsedAgainstAnotherWorksNowhere();
    void withoutAShieldThereIsNone();

private:
    static ExchangeDialog* openAttack(Program& program, const char* actor, const char* target)
    {
        support::openYard(program);
        support::choose(program, actor, target);
        return support::openByKey<ExchangeDialog>(program, Qt::Key_F, "outcomeAttack", {1320, 860});
    }
    static DirectionPicker* pickerIn(QWidget& dialog) { return in<DirectionPicker>(dialog, "directionPicker"); }
    static QString wordsIn(QWidget& dialog) { return in<QLabel>(dialog, "directionWords")->text(); }
    static std::vector<From> shielded(const DirectionPicker& picker)
    {
        std::vector<From> all;
        for (std::size_t i = 0; i < outcome::kFrom.size(); ++i) {
            if (picker.sector(static_cast<From>(i)).isShielded)
                all.push_back(static_cast<From>(i));
        }
        return all;
    }
    static void set(AttackPresenter& presenter, const char* part, const char* field, std::int32_t value)
    {
        presenter.options().setNumber(*presenter.options().path(part, field), value);
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// OUT-37, OUT-38, OUT-E11: on the left arm it works against the front and the left front.
void TestOutcomeDirections::whereTheShieldWorksIsTinted()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    const DirectionPicker* picker = pickerIn(*dialog);
    QVERIFY(picker->isVisible());
    QVERIFY(shielded(*picker) == (std::vector{From::Front, From::LeftFront}));
    QVERIFY(picker->chosen() == From::Front);
    QCOMPARE(wordsIn(*dialog), QStringLiteral("Shield on the left arm: works here"));
    QCOMPARE(picker->accessibleDescription(), QStringLiteral("from the front; Shield on the left arm: works here"));
}

/// OUT-28: where it works 1 is off, elsewhere nothing is. What is pointed at says why; the figure itself is no direction.
void TestOutcomeDirections::aClickPicks()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    AttackPresenter& presenter = dialog->presenter();
    putOutcome(presenter, askedOf(Query::AttackDice), 0);
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(2));
    DirectionPicker* picker = pickerIn(*dialog);
    const QPointF place = picker->place(From::LeftRear);
    QMouseEvent over(QEvent::MouseMove, place, picker->mapToGlobal(place), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(picker, &over);
    QCOMPARE(picker->toolTip(), QStringLiteral("from the left rear\nShield on the left arm: does not work here"));
    QTest::mouseClick(picker, Qt::LeftButton, {}, picker->place(From::LeftRear).toPoint());
    QVERIFY(picker->chosen() == From::LeftRear);
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "from")),
             static_cast<int>(From::LeftRear));
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(3));
    QCOMPARE(wordsIn(*dialog), QStringLiteral("Shield on the left arm: does not work here"));
    QVERIFY(!picker->hasFocus());
    QTest::mouseClick(picker, Qt::LeftButton, {}, picker->rect().center());
    QVERIFY(picker->chosen() == From::LeftRear);
    QTest::mouseClick(picker, Qt::LeftButton, {}, picker->place(From::LeftFront).toPoint());
    QCOMPARE(stepOf(presenter, Quantity::AttackTotal), std::optional(2));
}

/// OUT-D18: six directions, clockwise by the right key.
void TestOutcomeDirections::arrowsGoRound()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    DirectionPicker* picker = pickerIn(*dialog);
    picker->setFocus(Qt::TabFocusReason);
    for (const From from :
         {From::RightFront, From::RightRear, From::Rear, From::LeftRear, From::LeftFront, From::Front}) {
        QTest::keyClick(picker, Qt::Key_Right);
        QVERIFY(picker->chosen() == from);
    }
    QTest::keyClick(picker, Qt::Key_Left);
    QVERIFY(picker->chosen() == From::LeftFront);
    QTest::keyClick(picker, Qt::Key_Down);
    QVERIFY(picker->chosen() == From::Rear);
    QTest::keyClick(picker, Qt::Key_Up);
    QVERIFY(picker->chosen() == From::Front);
}

/// OUT-D18: front and right front.
void TestOutcomeDirections::theRightArmIsTheMirror()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    set(dialog->presenter(), "armour.state", "arm", static_cast<int>(outcome::Arm::Right));
    QVERIFY(shielded(*pickerIn(*dialog)) == (std::vector{From::Front, From::RightFront}));
    QCOMPARE(wordsIn(*dialog), QStringLiteral("Shield on the right arm: works here"));
}

/// OUT-31: to work it is strapped to the arm; on the back there is nothing to say about it.
void TestOutcomeDirections::whatIsOnlyHeldWorksNowhere()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Bruno Halme", "Odo Marsh");
    const DirectionPicker* picker = pickerIn(*dialog);
    set(dialog->presenter(), "armour.state", "carried", static_cast<int>(outcome::Carried::InHand));
    QVERIFY(shielded(*picker).empty());
    QVERIFY(picker->isVisible());
    QCOMPARE(wordsIn(*dialog), QStringLiteral("The shield is not strapped to the arm: it works nowhere"));
    set(dialog->presenter(), "armour.state", "carried", static_cast<int>(outcome::Carried::OnBack));
    QVERIFY(!picker->isVisible());
}

/// OUT-41: it parried somebody else in this turn.
void TestOutcomeDirections::whatIsUsedAgainstAnotherWorksNowhere()
{
    Program program(m_file);
    support::openYard(program);
    const auto sella = static_cast<std::int32_t>(support::combatantNamed(program, "Sella Wren"));
    program.window.fight().byHand().setValue(support::combatantNamed(program, "Odo Marsh"), "shieldAgainst", sella);
    QVERIFY(program.settle());
    support::choose(program, "Bruno Halme", "Odo Marsh");
    auto* dialog = support::openByKey<ExchangeDialog>(program, Qt::Key_F, "outcomeAttack", {1320, 860});
    QVERIFY(shielded(*pickerIn(*dialog)).empty());
    QCOMPARE(wordsIn(*dialog),
             QStringLiteral("The shield was used against somebody else in this turn: it works nowhere"));
}

void TestOutcomeDirections::withoutAShieldThereIsNone()
{
    Program program(m_file);
    auto* dialog = openAttack(program, "Odo Marsh", "Bruno Halme");
    QVERIFY(!pickerIn(*dialog)->isVisible());
}

HITSPREAD_GUI_TEST(TestOutcomeDirections)
#include "tst_outcomedirections.moc"
