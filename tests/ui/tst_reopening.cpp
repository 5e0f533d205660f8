#include "attackhand.h"
#include "models/fight/fightpeople.h"
#include "rules/systems/registry.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "ui/attack/attackdialog.h"
#include "ui/attack/attackfoot.h"
#include "ui/attack/attackpanels.h"
#include "ui/systems/threed/firemode.h"

#include <QAbstractButton>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

using namespace hitspread;
using support::Program;

/// What windows keep while they are closed: never what only taking back everything would heal, and nothing of another fight.
class TestReopening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_reopening"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void aModeLookedAtIsNoModeOfTheNextShot();
    void everyModeOpensAgain_data();
    void everyModeOpensAgain();
    void everyChoiceOpensAgain_data();
    void everyChoiceOpensAgain();
    void aRefusedChoiceIsTakenBackByOneButton();
    void furtherTargetsStayWithTheirAttack();
    void theListNamesWhoIsThere();

private:
    /// The window a key of the main window opens, closed by whatever was open before; nullptr: none.
    static AttackDialog* press(Program& program, const QKeySequence& key);
    static std::vector<QKeySequence> attackKeys(const std::string& system);
    /// Whether it can be rolled, or one button takes away what stands against it.
    static bool isOpenOrCured(AttackDialog& dialog);
    static void clickMode(Program& program, threed::FireMode mode);

    support::SampleFiles m_files;
    QString m_file;
};

AttackDialog* TestReopening::press(Program& program, const QKeySequence& key)
{
    for (AttackDialog* dialog : program.window.findChildren<AttackDialog*>())
        dialog->close();
    program.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&program.window) || !program.settle())
        qFatal("no window");
    QTest::keyClick(&program.window, key[0].key(), key[0].keyboardModifiers());
    if (!program.settle())
        qFatal("not settled");
    for (AttackDialog* dialog : program.window.findChildren<AttackDialog*>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

std::vector<QKeySequence> TestReopening::attackKeys(const std::string& system)
{
    std::vector<QKeySequence> keys;
    if (const auto primary = primaryAttackOf(system))
        keys.push_back(primary->key);
    for (const WindowCommand& command : windowCommands()) {
        if (command.onTarget && windowCommandOf(system, command.window))
            keys.push_back(command.key);
    }
    std::erase_if(keys, [](const QKeySequence& key) { return key.isEmpty(); });
    return keys;
}

bool TestReopening::isOpenOrCured(AttackDialog& dialog)
{
    return dialog.presenter().complaints().isEmpty()
        || dialog.findChild<QPushButton*>(QStringLiteral("primaryButton"))->isEnabled();
}

void TestReopening::clickMode(Program& program, threed::FireMode mode)
{
    auto* button = program.dialog()->findChild<QAbstractButton*>(
        QStringLiteral("fireMode_%1").arg(static_cast<int>(mode)));
    QVERIFY(button);
    if (!button->isEnabled())
        QSKIP("the gun has no such mode");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(threed::fireModeOf(program.dialog()->presenter().action().request.input), mode);
}

void TestReopening::aModeLookedAtIsNoModeOfTheNextShot()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(press(program, Qt::Key_F));
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "distance"), 33);
    clickMode(program, threed::FireMode::Burst);
    QVERIFY(press(program, Qt::Key_F));
    QCOMPARE(presenter.order().action, std::string("shot"));
    QCOMPARE(presenter.complaints().all(), QStringList());
    QVERIFY(program.dialog()->findChild<QAbstractButton*>(QStringLiteral("fireMode_0"))->isChecked());
    // How far it is stays so.
    QCOMPARE(presenter.options().number(*presenter.options().path("options", "distance")), 33);
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(presenter.isFinished());
}

void TestReopening::everyModeOpensAgain_data()
{
    QTest::addColumn<int>("mode");
    for (const threed::FireMode mode : threed::kFireModes)
        QTest::newRow(qPrintable(threed::nameOf(mode))) << static_cast<int>(mode);
}

void TestReopening::everyModeOpensAgain()
{
    QFETCH(const int, mode);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    for (const QKeySequence& key : attackKeys("threed")) {
        QVERIFY(press(program, Qt::Key_F));
        if (threed::fireModeOf(program.dialog()->presenter().action().request.input)
            != static_cast<threed::FireMode>(mode))
            clickMode(program, static_cast<threed::FireMode>(mode));
        AttackDialog* dialog = press(program, key);
        if (!dialog)
            continue;
        QVERIFY(dialog->presenter().isReady());
        QVERIFY2(isOpenOrCured(*dialog), qPrintable(dialog->presenter().complaints().all().join(QLatin1Char('\n'))));
    }
}

void TestReopening::everyChoiceOpensAgain_data()
{
    QTest::addColumn<QString>("system");
    for (const System* system : systems()) {
        if (!system->actions().empty() && primaryAttackOf(system->id()))
            QTest::newRow(system->id().data()) << QString::fromUtf8(system->id());
    }
}

/// Each choice of each attack is made, the window closed, and every attack opened: it is no worse than if nobody had chosen.
void TestReopening::everyChoiceOpensAgain()
{
    QFETCH(const QString, system);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    for (const Encounter& encounter : program.window.fight().snapshot().encounters) {
        if (encounter.system == system.toStdString()) {
            program.window.fight().open(encounter.id);
            break;
        }
    }
    QVERIFY(program.settle());
    if (program.window.fight().snapshot().encounter.system != system.toStdString())
        QSKIP("no fight of it in the sample");
    const std::vector<QKeySequence> keys = attackKeys(system.toStdString());
    std::set<int> refused;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        AttackDialog* dialog = press(program, keys[key]);
        if (!dialog || !dialog->presenter().isReady() || !isOpenOrCured(*dialog))
            refused.insert(static_cast<int>(key));
    }
    int tried = 0;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        if (refused.contains(static_cast<int>(key)))
            continue;
        AttackDialog* first = press(program, keys[key]);
        const ActionDeclaration& action = first->presenter().declaration();
        for (const PartDeclaration& part : action.parts) {
            if (part.role != Role::Declared || part.record->kind != RecordKind::Options)
                continue;
            for (const FieldDeclaration& field : part.record->fields) {
                const bool isChoice = field.kind == FieldKind::Choice || field.kind == FieldKind::Flag;
                const int most = field.kind == FieldKind::Flag ? 1 : static_cast<int>(field.choices.size()) - 1;
                for (int value = 0; isChoice && field.extent == 1 && value <= most; ++value) {
                    first = press(program, keys[key]);
                    AttackPresenter& presenter = first->presenter();
                    const auto place = presenter.options().path(part.id, field.id);
                    if (!place || presenter.options().number(*place) == value)
                        continue;
                    presenter.options().setNumber(*place, value);
                    QVERIFY(program.settle());
                    for (std::size_t again = 0; again < keys.size(); ++again) {
                        if (refused.contains(static_cast<int>(again)))
                            continue;
                        AttackDialog* dialog = press(program, keys[again]);
                        const QString where = QStringLiteral("%1.%2=%3, %4")
                                                  .arg(QString::fromUtf8(part.id), QString::fromUtf8(field.id))
                                                  .arg(value)
                                                  .arg(keys[again].toString());
                        QVERIFY2(dialog && dialog->presenter().isReady(), qPrintable(where));
                        QVERIFY2(isOpenOrCured(*dialog),
                                 qPrintable(where + dialog->presenter().complaints().all().join(QLatin1Char('\n'))));
                        ++tried;
                    }
                    first = press(program, keys[key]);
                    if (const auto now = first->presenter().options().path(part.id, field.id))
                        first->presenter().options().reset(*now);
                }
            }
        }
    }
    QVERIFY(tried > 0);
}

void TestReopening::aRefusedChoiceIsTakenBackByOneButton()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(press(program, Qt::Key_F));
    AttackPresenter& presenter = program.dialog()->presenter();
    presenter.options().setNumber(*presenter.options().path("options", "mode"), static_cast<int>(threed::Mode::Burst));
    QVERIFY(program.settle());
    QVERIFY(!presenter.complaints().isEmpty());
    auto* brass = program.dialog()->findChild<QPushButton*>(QStringLiteral("primaryButton"));
    QVERIFY(brass->isEnabled());
    QVERIFY2(brass->text().contains(QStringLiteral("Take back")), qPrintable(brass->text()));
    QTest::mouseClick(brass, Qt::LeftButton);
    QVERIFY(program.settle());
    QCOMPARE(presenter.complaints().all(), QStringList());
    QVERIFY(brass->text().startsWith(QStringLiteral("Roll")));
}

void TestReopening::furtherTargetsStayWithTheirAttack()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    QVERIFY(press(program, Qt::Key_F));
    clickMode(program, threed::FireMode::Burst);
    AttackPresenter& presenter = program.dialog()->presenter();
    ActionOrder order = presenter.order();
    order.otherTargets = {support::combatantNamed(program, "Watch Dog")};
    presenter.begin(order);
    QVERIFY(program.settle());
    QCOMPARE(presenter.options().targets().size(), std::size_t{2});
    // Single shots and back: he is meant still.
    clickMode(program, threed::FireMode::Single);
    QVERIFY(press(program, Qt::Key_F));
    clickMode(program, threed::FireMode::Burst);
    QCOMPARE(presenter.options().targets().size(), std::size_t{2});
    // Another target, another attack.
    program.window.fight().setTarget(support::combatantNamed(program, "Breach Trooper"));
    QVERIFY(press(program, Qt::Key_F));
    clickMode(program, threed::FireMode::Burst);
    QCOMPARE(presenter.options().targets().size(), std::size_t{1});
}

/// Another campaign numbers its people alike; and whoever is called otherwise is called so at once.
void TestReopening::theListNamesWhoIsThere()
{
    const QString other = m_files.path(QStringLiteral("other.hitspread"));
    support::putSample(other);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const RecordId guard = program.window.fight().choice().target;
    const auto shown = [&] { return program.dialog()->findChild<QPushButton*>(QStringLiteral("target0"))->text(); };
    QVERIFY(press(program, Qt::Key_F));
    clickMode(program, threed::FireMode::Burst);
    QCOMPARE(shown(), QStringLiteral("Gate Guard 2"));
    program.window.fight().people().rename(guard, "Odd Jones");
    QVERIFY(program.settle());
    QTRY_COMPARE(shown(), QStringLiteral("Odd Jones"));
    program.host.open(other);
    QTRY_VERIFY(program.gateway.waiting() == 0 && program.window.fight().isLoaded()
                && program.window.fight().snapshot().find(guard)
                && program.window.fight().snapshot().find(guard)->combatant.name == "Gate Guard 2");
    program.aimAtGuard();
    QCOMPARE(program.window.fight().choice().target, guard);
    QVERIFY(press(program, Qt::Key_F));
    clickMode(program, threed::FireMode::Burst);
    QCOMPARE(shown(), QStringLiteral("Gate Guard 2"));
}

HITSPREAD_GUI_TEST(TestReopening)
#include "tst_reopening.moc"
