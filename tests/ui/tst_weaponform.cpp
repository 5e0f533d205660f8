#include <QTest>

#include "libraryshelf.h"
#include "rules/systems/percentile/gear.h"
#include "support/guitestclass.h"
#include "ui/fields/fieldcomplaint.h"
#include "ui/fields/namewarning.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

using namespace hitspread;
using support::Shelf;

/// The form of a weapon and its line in the library: damage as one text, names that stand elsewhere, and what a new one begins with.
class TestWeaponForm : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_weaponform"))); }
    void init() { m_file = m_files.fresh(); }
    void cleanup() { QSettings().clear(); }
    void damageIsTyped_data();
    void damageIsTyped();
    void noDamageIsRefused_data();
    void noDamageIsRefused();
    void damageIsOneStep();
    void damageHasAColumn();
    void enterTakesTheOneSkill();
    void enterKeepsHalfAName();
    void aSkillNobodyHasIsDoubted();
    void tabTakesTheOneName_data();
    void tabTakesTheOneName();
    void aNewOneIsWhatWasLookedFor();

private:
    /// The form of a weapon by percentile rules.
    static QDialog* ironsOf(Shelf& shelf)
    {
        shelf.window->open("percentile");
        shelf.settle();
        shelf.choose(QStringLiteral("Weapons"));
        return shelf.openForm(shelf.rowNamed(QStringLiteral("Long-barrelled irons")));
    }
    static void type(QLineEdit& line, const QString& text)
    {
        line.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&line));
        line.setFocus();
        line.selectAll();
        QTest::keyClick(&line, Qt::Key_Delete);
        QTest::keyClicks(&line, text);
    }
    static QLineEdit& line(const QWidget& form, const char* name)
    {
        return *form.findChild<QLineEdit*>(QString::fromLatin1(name));
    }
    static percentile::Weapon irons(Shelf& shelf)
    {
        const int row = shelf.rowNamed(QStringLiteral("Long-barrelled irons"));
        return shelf.window->model().recordAt(row)->record.as<percentile::Weapon>();
    }
    static QString shownDoubt(const QWidget& form, const char* name)
    {
        const auto* doubt = form.findChild<NameWarning*>(QString::fromLatin1(name));
        return doubt && doubt->isVisible() ? doubt->text() : QString();
    }

    support::SampleFiles m_files;
    QString m_file;
};

void TestWeaponForm::damageIsTyped_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("bonus");
    QTest::addColumn<QString>("shown");
    QTest::newRow("3d8+2") << 3 << 8 << 2 << "3d8+2";
    QTest::newRow("d10") << 1 << 10 << 0 << "1d10";
    QTest::newRow("2d") << 2 << 6 << 0 << "2d6";
    QTest::newRow("2W6 - 1") << 2 << 6 << -1 << QString::fromUtf8("2d6−1");
    QTest::newRow("5") << 0 << 6 << 5 << "5";
}

void TestWeaponForm::damageIsTyped()
{
    QFETCH(const int, dice);
    QFETCH(const int, sides);
    QFETCH(const int, bonus);
    QFETCH(const QString, shown);
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    QLineEdit& damage = line(*form, "field_damage");
    QCOMPARE(damage.text(), QStringLiteral("2d6+1"));
    for (const char* gone : {"field_damageDice", "field_damageSides", "field_damageBonus"})
        QVERIFY(!form->findChild<QWidget*>(QString::fromLatin1(gone)));
    type(damage, QString::fromUtf8(QTest::currentDataTag()));
    QTest::keyClick(&damage, Qt::Key_Tab);
    QCOMPARE(damage.text(), shown);
    QTest::mouseClick(form->findChild<QPushButton*>(QStringLiteral("recordSave")), Qt::LeftButton);
    shelf.settle();
    const percentile::Weapon weapon = irons(shelf);
    QCOMPARE(weapon.damageDice, dice);
    QCOMPARE(weapon.damageSides, sides);
    QCOMPARE(weapon.damageBonus, bonus);
}

void TestWeaponForm::noDamageIsRefused_data()
{
    QTest::addColumn<QString>("says");
    QTest::newRow("2x6") << QString::fromUtf8("“2x6”");
    QTest::newRow("") << "2d6+1";
    QTest::newRow("30d6") << "20";
    QTest::newRow("d1") << "2";
}

void TestWeaponForm::noDamageIsRefused()
{
    QFETCH(const QString, says);
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    const std::string before = shelf.dump();
    QLineEdit& damage = line(*form, "field_damage");
    type(damage, QString::fromUtf8(QTest::currentDataTag()));
    QTest::keyClick(&damage, Qt::Key_Return);
    shelf.settle();
    QVERIFY(form->isVisible());
    const auto* complaint = form->findChild<FieldComplaint*>(QStringLiteral("complaint_damageDice"));
    QVERIFY(complaint && complaint->isVisible());
    QVERIFY2(complaint->text().contains(says), qPrintable(complaint->text()));
    // Escape gives back what is stored.
    QTest::keyClick(&damage, Qt::Key_Escape);
    QCOMPARE(damage.text(), QStringLiteral("2d6+1"));
    QVERIFY(!complaint->isVisible());
    QTest::keyClick(form, Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestWeaponForm::damageIsOneStep()
{
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    const std::string before = shelf.dump();
    type(line(*form, "field_damage"), QStringLiteral("3d8+2"));
    QTest::keyClick(form, Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(irons(shelf).damageSides, 8);
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestWeaponForm::damageHasAColumn()
{
    Shelf shelf(m_file);
    shelf.window->open("percentile");
    shelf.settle();
    shelf.choose(QStringLiteral("Weapons"));
    const int row = shelf.rowNamed(QStringLiteral("Long-barrelled irons"));
    QCOMPARE(shelf.text(row, "damage"), QStringLiteral("2d6+1"));
    for (const char* key : {"kind", "skill", "damage"})
        QVERIFY2(!shelf.table->isColumnHidden(shelf.column(key)), key);
    QVERIFY(shelf.table->isColumnHidden(shelf.column("damageDice")));
    // What is left over is everybody's: the name does not stand half a window away from what it is the name of.
    QVERIFY(shelf.table->columnWidth(0) < shelf.table->viewport()->width() / 2);
    const std::string before = shelf.dump();
    shelf.type(shelf.cell(row, "damage"), QStringLiteral("3d8"));
    QCOMPARE(shelf.text(row, "damage"), QStringLiteral("3d8"));
    QCOMPARE(irons(shelf).damageBonus, 0);
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shelf.changedSince(before), QString());
}

void TestWeaponForm::enterTakesTheOneSkill()
{
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    QLineEdit& skill = line(*form, "field_skill");
    QTRY_VERIFY(skill.completer());
    type(skill, QStringLiteral("Shotg"));
    QTRY_VERIFY(skill.completer()->popup()->isVisible());
    QTest::keyClick(skill.completer()->popup(), Qt::Key_Return);
    QVERIFY(form->isVisible());
    QCOMPARE(skill.text(), QStringLiteral("Shotgun"));
    QTest::keyClick(form, Qt::Key_Escape);
    shelf.settle();
    QCOMPARE(irons(shelf).skill, std::string("Shotgun"));
}

/// Once; who means it presses it again.
void TestWeaponForm::enterKeepsHalfAName()
{
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    QLineEdit& skill = line(*form, "field_skill");
    QTRY_VERIFY(skill.completer());
    type(skill, QStringLiteral("Shotg"));
    skill.completer()->popup()->hide();
    QTest::keyClick(&skill, Qt::Key_Return);
    QVERIFY(form->isVisible());
    // The list is there again and has the one that is meant.
    QCOMPARE(skill.text(), QStringLiteral("Shotgun"));
    type(skill, QStringLiteral("o"));  // several hold it
    skill.completer()->popup()->hide();
    QTest::keyClick(&skill, Qt::Key_Return);
    QVERIFY(form->isVisible());
    QCOMPARE(skill.text(), QStringLiteral("o"));
    skill.completer()->popup()->hide();
    QTest::keyClick(&skill, Qt::Key_Return);
    shelf.settle();
    QCOMPARE(irons(shelf).skill, std::string("o"));
}

void TestWeaponForm::aSkillNobodyHasIsDoubted()
{
    Shelf shelf(m_file);
    QDialog* form = ironsOf(shelf);
    QVERIFY(form);
    QLineEdit& skill = line(*form, "field_skill");
    QTRY_VERIFY(skill.completer());
    QCOMPARE(shownDoubt(*form, "doubt_skill"), QString());
    type(skill, QStringLiteral("Pistls"));
    QTRY_VERIFY(!shownDoubt(*form, "doubt_skill").isEmpty());
    const QString doubt = shownDoubt(*form, "doubt_skill");
    QVERIFY2(doubt.contains(QStringLiteral("Nobody here has this skill")) && doubt.contains(QStringLiteral("Pistols")),
             qPrintable(doubt));
    Q_EMIT form->findChild<NameWarning*>(QStringLiteral("doubt_skill"))->linkActivated(QStringLiteral("Pistols"));
    QCOMPARE(skill.text(), QStringLiteral("Pistols"));
    QTRY_VERIFY(shownDoubt(*form, "doubt_skill").isEmpty());
}

void TestWeaponForm::tabTakesTheOneName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("field_skill") << "Shotg"
                                 << "Shotgun";
    QTest::newRow("field_calibre") << "12.7"
                                   << "12.7 mm";
}

/// 3D System: skills are known to the rules, calibres are those of the ammunition.
void TestWeaponForm::tabTakesTheOneName()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, taken);
    Shelf shelf(m_file);
    shelf.choose(QStringLiteral("Firearms"));
    QDialog* form = shelf.openForm(0);
    QVERIFY(form);
    QLineEdit& field = line(*form, QTest::currentDataTag());
    QTRY_VERIFY(field.completer());
    type(field, typed);
    QTRY_VERIFY(field.completer()->popup()->isVisible());
    // The list has the keys while it is there.
    QTest::keyClick(field.completer()->popup(), Qt::Key_Tab);
    QCOMPARE(field.text(), taken);
}

void TestWeaponForm::aNewOneIsWhatWasLookedFor()
{
    Shelf shelf(m_file);
    shelf.window->open("percentile");
    shelf.settle();
    shelf.choose(QStringLiteral("Weapons"));
    shelf.search(QStringLiteral("kind:melee skill=Knife"));
    QTest::keyClick(shelf.table, Qt::Key_N, Qt::ControlModifier);
    shelf.settle();
    QTRY_VERIFY(shelf.editor());
    QTest::keyClick(shelf.editor(), Qt::Key_Return);
    shelf.settle();
    const int row = shelf.table->currentIndex().row();
    const auto& made = shelf.window->model().recordAt(row)->record.as<percentile::Weapon>();
    QCOMPARE(made.kind, percentile::WeaponKind::Melee);
    QCOMPARE(made.skill, std::string("Knife"));
}

HITSPREAD_GUI_TEST(TestWeaponForm)
#include "tst_weaponform.moc"
