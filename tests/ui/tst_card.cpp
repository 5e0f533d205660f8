#include "attackhand.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/exchangedialog.h"
#include "ui/printing/keylist.h"
#include "ui/printing/printdialog.h"
#include "ui/shell/weaponlist.h"
#include "ui/systems/threed/grenadedialog.h"

#include <QAction>

using namespace hitspread;
using support::Program;

/// All that somebody carries is on the card, a digit each (walk 27); every key is in a list that can be printed (walk 24).
class TestCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_card"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void bladesAreOnTheCard();
    void aDigitPicksAFirearm();
    void aDigitUsesABlade();
    void aDigitUsesAGrenade();
    void keysAreThoseOfTheCommands();
    void keysArePrinted();

private:
    static QStringList onCard(Program& program)
    {
        QStringList names;
        for (const WeaponButton* button : program.find<QWidget>("activeCard")->findChildren<WeaponButton*>())
            names << button->accessibleName().section(QLatin1Char(','), 0, 0);
        return names;
    }
    static void press(Program& program, int digit)
    {
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
        QTest::keyClick(&program.window, static_cast<Qt::Key>(Qt::Key_0 + digit));
        QVERIFY(program.settle());
    }

    support::SampleFiles m_files;
    QString m_file;
};

void TestCard::bladesAreOnTheCard()
{
    Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    QCOMPARE(onCard(program),
             QStringList({QStringLiteral("Wasp machine pistol"), QStringLiteral("Thimble pocket pistol"),
                          QStringLiteral("Gutting knife"), QStringLiteral("Weighted dart")}));
}

void TestCard::aDigitPicksAFirearm()
{
    Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    const RecordId second = program.window.fight().active()->weapons.at(1).possession.id;
    QVERIFY(program.window.fight().weapon() != second);
    press(program, 2);
    QCOMPARE(program.window.fight().weapon(), second);
}

void TestCard::aDigitUsesABlade()
{
    Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    press(program, 3);
    auto* dialog = program.find<ExchangeDialog>("meleeDialog");
    QVERIFY(dialog && dialog->isVisible());
    QTRY_VERIFY(dialog->presenter().isReady());
    const CombatantView* odile = program.window.fight().active();
    const auto knife = std::ranges::find(odile->others, RecordKind::MeleeWeapon,
                                         [](const CombatantView::Item& item) { return item.possession.kind; });
    QCOMPARE(dialog->presenter().order().weapon, knife->possession.id);
}

void TestCard::aDigitUsesAGrenade()
{
    Program program(m_file);
    support::choose(program, "Breach Trooper", "Ines Varga");
    QCOMPARE(onCard(program), QStringList({QStringLiteral("Yard gun"), QStringLiteral("Shard grenade")}));
    press(program, 2);
    auto* dialog = program.find<threed::GrenadeDialog>("grenadeDialog");
    QVERIFY(dialog && dialog->isVisible());
    QTRY_VERIFY(dialog->presenter().isReady());
    QCOMPARE(dialog->presenter().order().weapon, program.window.fight().active()->others.front().possession.id);
}

void TestCard::keysAreThoseOfTheCommands()
{
    Program program(m_file);
    support::choose(program, "Odile Marsh", "Gate Guard 2");
    const std::vector<KeySection> sections = keysOf(program.window);
    QStringList words;
    QStringList keys;
    for (const KeySection& section : sections) {
        QVERIFY(!section.title.contains(QLatin1Char('&')));
        for (const KeyLine& line : section.lines) {
            QVERIFY2(!line.words.isEmpty() && !line.keys.isEmpty(), qPrintable(section.title));
            words << line.words;
            keys << line.keys;
        }
    }
    QVERIFY(sections.size() >= 4);
    for (const char* name : {"action_fire", "action_library", "action_nextTarget", "action_undo"}) {
        const auto* action = program.find<QAction>(name);
        const qsizetype at = words.indexOf(action->text().remove(QLatin1Char('&')));
        QVERIFY2(at >= 0, name);
        QVERIFY2(keys[at].contains(action->shortcut().toString(QKeySequence::NativeText)), name);
    }
    // On paper nobody is named who was chosen when it was printed.
    for (const CombatantView& view : program.window.fight().snapshot().combatants) {
        for (const QString& line : words)
            QVERIFY2(!line.contains(QString::fromStdString(view.combatant.name)), qPrintable(line));
    }
    QVERIFY(words.contains(QStringLiteral("Take out of the fight")));
    // Nobody gives a key to two commands of one window.
    const QString fire = program.find<QAction>("action_fire")->shortcut().toString(QKeySequence::NativeText);
    QCOMPARE(keys.count(fire), 1);
}

void TestCard::keysArePrinted()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_keys")->trigger();
    auto* dialog = program.find<PrintDialog>("printDialog");
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->printout().title, QStringLiteral("Keys of Hitspread"));
    QVERIFY(!dialog->printout().pages.empty());
    QVERIFY(dialog->saveTo(m_files.path(QStringLiteral("keys.pdf"))));
}

HITSPREAD_GUI_TEST(TestCard)
#include "tst_card.moc"
