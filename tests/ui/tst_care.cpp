#include "attackhand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/deeddialog.h"

#include <QComboBox>

using namespace hitspread;
using support::in;

/// Looking after somebody: whom, and which wound, are chosen from lists in words (walk 28).
class TestCare : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_care"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void theOneInNeedIsThePatient();
    void anotherPatientIsChosen();
    void woundsAreListedInWords();
    void theTargetIsAsBefore();

private:
    static DeedDialog* firstAid(support::Program& program)
    {
        return support::openByKey<DeedDialog>(program, Qt::Key_A, "deedDialog", {1280, 720}, Qt::ShiftModifier);
    }
    support::SampleFiles m_files;
    QString m_file;
};

/// Tomas and Ines have an open wound each; he has lost more.
void TestCare::theOneInNeedIsThePatient()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    DeedDialog* dialog = firstAid(program);
    auto* patient = in<QComboBox>(*dialog, "deedPatient");
    QVERIFY2(patient->currentText().startsWith(QStringLiteral("Tomas Reed")), qPrintable(patient->currentText()));
    QVERIFY(patient->isVisible());
    // Own side first, then the others.
    QVERIFY(patient->findText(QStringLiteral("Ines Varga"), Qt::MatchStartsWith)
            < patient->findText(QStringLiteral("Sgt Holt"), Qt::MatchStartsWith));
    QCOMPARE(dialog->presenter().targets().front(), support::combatantNamed(program, "Tomas Reed"));
}

void TestCare::anotherPatientIsChosen()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    DeedDialog* dialog = firstAid(program);
    auto* patient = in<QComboBox>(*dialog, "deedPatient");
    const RecordId ines = support::combatantNamed(program, "Ines Varga");
    patient->setCurrentIndex(patient->findData(QVariant::fromValue(ines)));
    Q_EMIT patient->activated(patient->currentIndex());
    QVERIFY(program.settle());
    QCOMPARE(dialog->presenter().targets().front(), ines);
    // Oneself as well: it is one's own side.
    const RecordId odile = support::combatantNamed(program, "Odile Marsh");
    QVERIFY(patient->findData(QVariant::fromValue(odile)) >= 0);
}

void TestCare::woundsAreListedInWords()
{
    support::Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    DeedDialog* dialog = firstAid(program);
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
    DeedDialog* dialog = firstAid(program);
    dialog->presenter().rollAll();
    dialog->presenter().apply();
    QVERIFY(program.settle());
    QCOMPARE(program.window.fight().choice().target, guard);
}

HITSPREAD_GUI_TEST(TestCare)
#include "tst_care.moc"
