#include <QTest>

#include "models/fight/fighthand.h"
#include "outcomefight.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "ui/fields/rankseditor.h"

#include <QLabel>

using namespace hitspread;
using support::SheetProgram;

/// The character sheet by opposed outcomes: ratings with their names, what follows from them, gear ready worked.
class TestOutcomeGear : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_outcomegear"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void whatFollowsHasItsWhy();
    void ratingsHaveNames();
    void gearIsReadyWorked();
    void aShieldIsCarriedOtherwise();

private:
    /// The sheet of Odo: Discipline 2, Physique 2, Melee 3, Ranged 0, Unarmed Combat 1, a spear and a shield; so badly hurt.
    static bool openOdo(SheetProgram& program, int levels)
    {
        support::openYard(program);
        support::choose(program, "Odo Marsh", "Sella Wren");
        program.window.fight().byHand().setValue(support::combatantNamed(program, "Odo Marsh"), "levels", levels);
        return program.settle() && program.trigger("action_sheet");
    }
    static QStringList linesOf(SheetProgram& program, const char* card)
    {
        QStringList lines;
        for (const QLabel* label : program.find<QWidget>(QLatin1String(card))->findChildren<QLabel*>())
            lines << label->text();
        return lines;
    }

    support::SampleFiles m_files;
    QString m_file;
};

/// OUT-74, OUT-E08: five levels are −3 on all rolls, and he cannot walk: initiative 2 − 3, unarmed 1 − 3, dodge 2 − 3, parry 3 − 3.
void TestOutcomeGear::whatFollowsHasItsWhy()
{
    SheetProgram program(m_file);
    QVERIFY(openOdo(program, 5));
    auto* presenter = program.sheet()->findChild<SheetPresenter*>();
    QVERIFY(presenter);
    QStringList figures;
    for (const text::SheetFigure& figure : presenter->figures().all()) {
        if (!figure.sum.isEmpty())
            figures << figure.value;
    }
    QCOMPARE(figures.join(QStringLiteral(" | ")),
             QStringLiteral("critically wounded | −3 | no | −1 | −2 | −1 | 0 | 0"));
}

/// OUT-76, OUT-D25: 0 Untrained, 1 Novice, 2 Competent, 3 Professional; another rating has another name at once.
void TestOutcomeGear::ratingsHaveNames()
{
    SheetProgram program(m_file);
    QVERIFY(openOdo(program, 0));
    const auto nameOf = [&program](const char* field) {
        const auto* label = program.find<QLabel>(QStringLiteral("rating_") + QLatin1String(field));
        return label ? label->text() : QString();
    };
    QCOMPARE(nameOf("melee"), QStringLiteral("Professional"));
    QCOMPARE(nameOf("discipline"), QStringLiteral("Competent"));
    QCOMPARE(nameOf("unarmed"), QStringLiteral("Novice"));
    QCOMPARE(nameOf("ranged"), QStringLiteral("Untrained"));
    program.type(QStringLiteral("field_ranged"), QStringLiteral("4"));
    QTRY_COMPARE(nameOf("ranged"), QStringLiteral("Expert"));
}

/// OUT-72, OUT-06: Melee 3 less 1 for three levels, damage +2; it parries as well as it strikes.
void TestOutcomeGear::gearIsReadyWorked()
{
    SheetProgram program(m_file);
    QVERIFY(openOdo(program, 3));
    const QStringList weapons = linesOf(program, "weaponsCard");
    QVERIFY2(weapons.contains(QStringLiteral("Melee +2 · damage +2 · parry +2")), qPrintable(weapons.join(u'|')));
}

/// OUT-29, OUT-31: 3 points where the record has none, strapped to the left arm until it is not.
void TestOutcomeGear::aShieldIsCarriedOtherwise()
{
    SheetProgram program(m_file);
    QVERIFY(openOdo(program, 0));
    const auto words = [&program] { return linesOf(program, "armourCard").join(u'|'); };
    QVERIFY2(words().contains(QStringLiteral("3 points of armour through it")), qPrintable(words()));
    QVERIFY2(words().contains(QStringLiteral("strapped to the left arm")), qPrintable(words()));
    CharacterSheet& sheet = program.sheet()->sheet();
    AnyRecord state = sheet.view().who.armour.front().possession.state.cloned();
    state.as<outcome::ArmourState>().carried = outcome::Carried::OnBack;
    sheet.setState(sheet.view().who.armour.front().possession, state);
    QVERIFY(program.settle());
    QTRY_VERIFY2(words().contains(QStringLiteral("on the back")), qPrintable(words()));
}

HITSPREAD_GUI_TEST(TestOutcomeGear)
#include "tst_outcomegear.moc"
