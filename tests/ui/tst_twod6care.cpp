#include <QTest>

#include "models/fight/fighthand.h"
#include "rules/systems/twod6/turn.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "twod6hand.h"
#include "ui/attack/simpleactiondialog.h"
#include "ui/encounter/restdialog.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <utility>

using namespace hitspread;
using support::combatantNamed;
using support::in;
using support::Program;
using support::setOf;

/// Who is hurt in a fight of 2d6 combat: whom a treatment and a surgery begin with, and what hours wait for.
class TestTwoD6Care : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_twod6care"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void whoDiesIsThePatient_data();
    void whoDiesIsThePatient();
    void surgeryBeginsAtAWound();
    void hoursWaitForTheUnstabilised();

private:
    using Location = twod6::Location;

    static int numberOf(AttackPresenter& presenter, const char* field)
    {
        return presenter.options().number(*presenter.options().path("options", field));
    }
    static const twod6::Condition& stands(Program& program, const char* who)
    {
        return support::standsAs<twod6::Condition>(program, who);
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// TD-110, TD-113, TD-D62: whom he treats stays his patient; else whoever dies and stands nearest to him in need.
void TestTwoD6Care::whoDiesIsThePatient()
{
    QFETCH(bool, treats);
    QFETCH(bool, isStable);
    QFETCH(QString, patient);
    Program program(m_file);
    support::openSalvageYard(program);
    for (const auto& [who, points] : {std::pair("Rook", 5), {"Tarn", 15}}) {
        setOf(program, who, "filled", points);
        setOf(program, who, "lethal", points);
    }
    setOf(program, "Rook", "stabilised", isStable ? 1 : 0);
    setOf(program, "Sable", "treats", treats ? static_cast<int>(combatantNamed(program, "Tarn")) : 0);
    support::choose(program, "Sable", "Ulf");
    auto* dialog = support::openByKey<SimpleActionDialog>(program, Qt::Key_T, "actionDialog", {900, 620},
                                                          Qt::ShiftModifier);
    const auto* box = in<QComboBox>(*dialog, "actionPatient");
    QVERIFY2(box->currentText().startsWith(patient + QStringLiteral(": ")), qPrintable(box->currentText()));
    // All of it can be read.
    QVERIFY(box->fontMetrics().horizontalAdvance(box->currentText()) < box->width() - box->height());
}

void TestTwoD6Care::whoDiesIsThePatient_data()
{
    QTest::addColumn<bool>("treats");
    QTest::addColumn<bool>("isStable");
    QTest::addColumn<QString>("patient");
    QTest::newRow("TD-D62 goes on") << true << false << QStringLiteral("Tarn");
    QTest::newRow("TD-110 own side first") << false << false << QStringLiteral("Rook");
    QTest::newRow("TD-113 nobody is stabilised twice") << false << true << QStringLiteral("Tarn");
}

/// TD-124: a patient and a place of his that are wounded; another patient has a place of his own.
void TestTwoD6Care::surgeryBeginsAtAWound()
{
    Program program(m_file);
    support::openSalvageYard(program);
    for (const auto& [who, place] : {std::pair("Tarn", Location::RightArm), {"Ulf", Location::LeftLeg}}) {
        const ActionOrder order{.action = "status",
                                .encounter = program.window.fight().snapshot().encounter.id,
                                .actor = combatantNamed(program, who)};
        program.window.fight().change([order, place](CampaignServices& services) {
            const auto said = services.actions.rehearsed(
                order,
                {{"options", "location", static_cast<int>(place)},
                 {"options", "wound", static_cast<int>(twod6::WoundChange::Incapacitated)}});
            services.actions.apply({0, order.encounter, said.action}, "wounded");
        });
        QVERIFY(program.settle());
    }
    support::choose(program, "Sable", "Ulf");
    program.find<QAction>("action_own_surgery")->trigger();
    auto* dialog = program.find<SimpleActionDialog>("actionDialog");
    QTRY_VERIFY(dialog->presenter().isReady() && program.gateway.waiting() == 0);
    auto* box = in<QComboBox>(*dialog, "actionPatient");
    QVERIFY2(box->currentText().startsWith(QStringLiteral("Tarn: ")), qPrintable(box->currentText()));
    QCOMPARE(numberOf(dialog->presenter(), "location"), static_cast<int>(Location::RightArm));
    box->setCurrentIndex(box->findText(QStringLiteral("Ulf"), Qt::MatchStartsWith));
    Q_EMIT box->activated(box->currentIndex());
    QVERIFY(program.settle());
    QCOMPARE(numberOf(dialog->presenter(), "location"), static_cast<int>(Location::LeftLeg));
}

/// TD-110, TD-D65: whoever is not stabilised is named, and what is done about it stands there as buttons.
void TestTwoD6Care::hoursWaitForTheUnstabilised()
{
    Program program(m_file);
    support::openSalvageYard(program);
    for (const auto& [field, value] : {std::pair("filled", 20), {"lethal", 15}, {"saveIn", 6}})
        setOf(program, "Tarn", field, value);
    support::choose(program, "Sable", "Ulf");
    program.find<QAction>("action_rest")->trigger();
    auto* dialog = program.find<RestDialog>("restDialog");
    QVERIFY(dialog);
    in<QLineEdit>(*dialog, "restHours")->setText(QStringLiteral("2"));
    QVERIFY(program.settle());
    const auto* words = in<QLabel>(*dialog, "restWords");
    QVERIFY2(words->text().startsWith(QStringLiteral("Tarn: not stabilised")), qPrintable(words->text()));
    QStringList cures;
    for (int i = 0; i < 3; ++i) {
        const auto* button = dialog->findChild<QPushButton*>(QStringLiteral("restCure%1").arg(i));
        cures << (button ? button->text() : QString());
    }
    QCOMPARE(cures,
             (QStringList{QStringLiteral("Stabilise Tarn"), QStringLiteral("Mark Tarn as stabilised"),
                          QStringLiteral("Let the minutes run")}));
    in<QPushButton>(*dialog, "restCure1")->click();
    QTRY_VERIFY(stands(program, "Tarn").stabilised);
    QTRY_VERIFY(in<QPushButton>(*dialog, "restPass")->isEnabled());
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("restCure0")));
}

HITSPREAD_GUI_TEST(TestTwoD6Care)
#include "tst_twod6care.moc"
