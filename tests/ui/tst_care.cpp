#include "attackhand.h"
#include "models/fight/fighthand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/attackwindows.h"
#include "ui/attack/simpleactiondialog.h"

#include <QComboBox>
#include <QPushButton>

using namespace hitspread;
using support::in;

/// Looking after somebody: whom, and which wound, are chosen from lists in words (walk 28).
class TestCare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_care"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void theOneInNeedIsThePatient();
    void whoHasNobodyHurtLooksAfterOthers();
    void anotherPatientIsChosen();
    void whomAnotherActionMeantIsNoPatient();
    void woundsAreListedInWords();
    void theTargetIsAsBefore();
    void whoDoesNotKnowHowIsNoDeadEnd();

private:
    static SimpleActionDialog* firstAid(support::Program& program)
    {
        return support::openByKey<SimpleActionDialog>(program, Qt::Key_A, "actionDialog", {1280, 720},
                                                      Qt::ShiftModifier);
    }
    support::SampleFiles m_files;
    QString m_file;
};

/// Tomas and Ines have an open wound each; he has lost more.
void TestCare::theOneInNeedIsThePatient()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    SimpleActionDialog* dialog = firstAid(program);
    auto* patient = in<QComboBox>(*dialog, "actionPatient");
    QVERIFY2(patient->currentText().startsWith(QStringLiteral("Tomas Reed")), qPrintable(patient->currentText()));
    QVERIFY(patient->isVisible());
    // Own side first, then the others.
    QVERIFY(patient->findText(QStringLiteral("Ines Varga"), Qt::MatchStartsWith)
            < patient->findText(QStringLiteral("Sgt Holt"), Qt::MatchStartsWith));
    const RecordId tomas = support::combatantNamed(program, "Tomas Reed");
    QCOMPARE(dialog->presenter().options().targets().front(), tomas);
    // Called otherwise by now, and then gone.
    program.gateway.run(
        &program.window,
        [tomas](CampaignServices& services) { (void)services.encounters.rename(tomas, "Tom the Tall"); }, [] {});
    program.window.fight().reload();
    QTRY_VERIFY2(patient->currentText().startsWith(QStringLiteral("Tom the Tall: ")),
                 qPrintable(patient->currentText()));
    QCOMPARE(dialog->presenter().options().targets().front(), tomas);
    program.gateway.run(
        &program.window, [tomas](CampaignServices& services) { services.encounters.remove({tomas}); }, [] {});
    program.window.fight().reload();
    QTRY_VERIFY2(patient->currentText().startsWith(QStringLiteral("Ines Varga")), qPrintable(patient->currentText()));
    QTRY_COMPARE(dialog->presenter().options().targets().front(), support::combatantNamed(program, "Ines Varga"));
}

/// Once none of the guards is hurt, the one hurt worst is on the other side, not the one who bandages.
void TestCare::whoHasNobodyHurtLooksAfterOthers()
{
    support::Program program(m_file);
    support::choose(program, "Sgt Holt", "Ines Varga");
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        if (view.combatant.side == Side::Opponents)
            program.window.fight().byHand().setValue(view.combatant.id, "standardTotal", 0);
    }
    QVERIFY(program.settle());
    SimpleActionDialog* dialog = firstAid(program);
    const auto* patient = in<QComboBox>(*dialog, "actionPatient");
    QVERIFY2(patient->currentText().startsWith(QStringLiteral("Tomas Reed")), qPrintable(patient->currentText()));
}

void TestCare::anotherPatientIsChosen()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    SimpleActionDialog* dialog = firstAid(program);
    auto* patient = in<QComboBox>(*dialog, "actionPatient");
    const RecordId ines = support::combatantNamed(program, "Ines Varga");
    patient->setCurrentIndex(patient->findData(QVariant::fromValue(ines)));
    Q_EMIT patient->activated(patient->currentIndex());
    QVERIFY(program.settle());
    QCOMPARE(dialog->presenter().options().targets().front(), ines);
    // Oneself as well: it is one's own side.
    const RecordId odile = support::combatantNamed(program, "Odile Marsh");
    QVERIFY(patient->findData(QVariant::fromValue(odile)) >= 0);
}

/// A weapon was got ready against one of the guards in the same window before: he is not the one who is bandaged.
void TestCare::whomAnotherActionMeantIsNoPatient()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    AttackStart start;
    start.order = {.action = "prepare", .encounter = program.window.fight().snapshot().encounter.id};
    start.order.actor = program.window.fight().choice().active;
    start.order.target = support::combatantNamed(program, "Gate Guard 2");
    start.order.weapon = program.window.fight().weapon();
    program.window.findChild<AttackWindows*>()->start(start);
    QVERIFY(program.settle());
    auto* dialog = in<SimpleActionDialog>(program.window, "actionDialog");
    QVERIFY(dialog->isVisible());
    dialog->close();
    QVERIFY(program.settle());
    dialog = firstAid(program);
    const auto* patient = in<QComboBox>(*dialog, "actionPatient");
    QVERIFY2(patient->currentText().startsWith(QStringLiteral("Tomas Reed")), qPrintable(patient->currentText()));
}

void TestCare::woundsAreListedInWords()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    SimpleActionDialog* dialog = firstAid(program);
    auto* wounds = in<QComboBox>(*dialog, "option_wound");
    // 3D-WND-03, A-148: his clock stands at 0, so that he loses a Hit at the end of the fifth round from this one on.
    QCOMPARE(wounds->count(), 1);
    QCOMPARE(wounds->currentText(), QStringLiteral("Right Leg, round 1, bleeds in 5"));
    // No bullet is looked for while a wound is closed.
    QVERIFY(!in<QComboBox>(*dialog, "option_bullet")->isVisible());
}

void TestCare::theTargetIsAsBefore()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    const RecordId guard = support::combatantNamed(program, "Gate Guard 2");
    SimpleActionDialog* dialog = firstAid(program);
    dialog->presenter().dice().rollAll();
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().choice().target, guard);
}

/// 3D-AID-01: who knows nothing of it is refused; the window offers who does, for the same patient, and other care.
void TestCare::whoDoesNotKnowHowIsNoDeadEnd()
{
    support::Program program(m_file);
    support::choose(program, "Ines Varga", "Gate Guard 2");
    SimpleActionDialog* dialog = firstAid(program);
    QVERIFY(program.settle());
    QVERIFY2(dialog->presenter().complaints().all().join(QLatin1Char(' ')).contains(QStringLiteral("Paramedic")),
             qPrintable(dialog->presenter().complaints().all().join(QLatin1Char(' '))));
    auto* patient = in<QComboBox>(*dialog, "actionPatient");
    const RecordId whom = patient->currentData().toLongLong();
    QStringList words;
    for (const QPushButton* button : dialog->findChildren<QPushButton*>()) {
        if (button->isVisible() && button->isEnabled())
            words << button->text();
    }
    const QString all = words.join(QLatin1Char('|'));
    QVERIFY2(all.contains(QStringLiteral("Odile Marsh does it")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Drugs or powers")), qPrintable(all));
    // The brass button, by Enter.
    QTest::keyClick(dialog, Qt::Key_Return);
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().choice().active, support::combatantNamed(program, "Odile Marsh"));
    dialog = in<SimpleActionDialog>(program.window, "actionDialog");
    QVERIFY(dialog->isVisible());
    QCOMPARE(dialog->presenter().order().actor, support::combatantNamed(program, "Odile Marsh"));
    QCOMPARE(dialog->presenter().order().action, std::string("aid"));
    QCOMPARE(dialog->presenter().options().targets().front(), whom);
}

HITSPREAD_GUI_TEST(TestCare)
#include "tst_care.moc"
