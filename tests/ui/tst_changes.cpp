#include "models/fight/fighthand.h"
#include "models/fight/fightsteps.h"
#include "models/library/librarymodel.h"
#include "rules/systems/registry.h"
#include "services/library/recordedits.h"
#include "support/edits.h"
#include "support/guitestclass.h"
#include "support/samplefile.h"
#include "text/fields.h"
#include "text/labels.h"
#include "text/naming.h"
#include "text/problems.h"
#include "ui/library/librarywindow.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "ui/widgets/problembar.h"
#include "windowprogram.h"

#include <QAction>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace hitspread;
using support::Program;

namespace {

std::string nameOfWeapon(const CombatantView& who)
{
    const AnyRecord& record = who.weapons.front().record.record;
    return record.declaration().find("name")->text(record.data());
}

/// Renames a record of the library as another window would.
void rename(CampaignServices& services, RecordRef record, const std::string& name)
{
    StoredRecord stored = services.library.load(record);
    stored.record = stored.record.cloned();
    setValue(*stored.record.declaration().find("name"), stored.record.data(), 0, name);
    (void)support::updated(services.library, stored);
}

}  // namespace

/// Windows learn of what other windows change, by being told.
class TestChanges : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void anOpenLibraryFollows();
    void aFightDoesNotStirTheLibrary();
    void theFightFollowsTheLibrary();
    void anOpenSheetFollowsTheFight();
    void typingOutlivesTheFight_data();
    void typingOutlivesTheFight();
    void typingOutlivesANewList();
    void whatIsRefusedGoesBackToTheirs();
    void rankListsAreMerged();
    void aSheetGoesWithItsCampaign();
    void theLibraryGoesAlong();
    void loadingIsLoggedInOneWay();
    void setsAreSaidInWords();

private:
    /// The sheet of whoever acts, in front, with the keyboard in the field that bears this name.
    QLineEdit* typeOnSheet(Program& program, const QString& field, const QString& keys);

    QTemporaryDir m_folder;
    QString m_file;
    int m_count = 0;
};

void TestChanges::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName(QStringLiteral("hitspread-test"));
    QApplication::setApplicationName(QStringLiteral("tst_changes"));
    QVERIFY(m_folder.isValid());
}

void TestChanges::init()
{
    QSettings().clear();
    m_file = m_folder.filePath(QStringLiteral("fight%1.hitspread").arg(++m_count));
    support::putSample(m_file);
}

void TestChanges::anOpenLibraryFollows()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    QVERIFY(support::waitUntil([&] { return library->model().rowCount() > 0 && program.settle(); }));
    const RecordRef first = library->model().referenceAt(0);
    const auto name = [&] { return library->model().index(library->model().rowOf(first.id), 0).data().toString(); };
    QVERIFY(support::waitUntil([&] { return !name().isEmpty(); }));
    const QString before = name();
    program.gateway.run(
        &program.window, [first](CampaignServices& services) { rename(services, first, "Renamed elsewhere"); }, [] {});
    QVERIFY(support::waitUntil([&] { return name() == QStringLiteral("Renamed elsewhere"); }));
    // And what undo would take back is known as well.
    QVERIFY(support::waitUntil([&] { return library->library().summary().undoable != 0; }));
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            services.history.undo({ScopeKind::Library, 0});
        },
        [] {});
    QVERIFY(support::waitUntil([&] { return name() == before; }));
}

void TestChanges::aFightDoesNotStirTheLibrary()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    QVERIFY(support::waitUntil([&] { return library->model().rowCount() > 0 && program.settle(); }));
    QSignalSpy asked(&library->library(), &Library::changed);
    program.window.fight().byHand().setTime(6, 1);
    QVERIFY(support::waitUntil([&] { return program.window.fight().snapshot().encounter.round == 6; }));
    program.window.activateWindow();
    library->activateWindow();
    QVERIFY(program.rest());
    QCOMPARE(asked.count(), 0);
}

void TestChanges::theFightFollowsTheLibrary()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    const Fight& fight = program.window.fight();
    const CombatantView::Item& item = fight.active()->weapons.front();
    const RecordRef weapon{item.possession.kind, item.possession.item};
    QSignalSpy changed(&fight, &Fight::changed);
    program.gateway.run(
        &program.window, [weapon](CampaignServices& services) { rename(services, weapon, "Old faithful"); }, [] {});
    QVERIFY(support::waitUntil([&] { return nameOfWeapon(*fight.active()) == "Old faithful"; }));
    QVERIFY(program.settle());
    QCOMPARE(changed.count(), 1);
}

void TestChanges::anOpenSheetFollowsTheFight()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    program.find<QAction>("action_sheet")->trigger();
    auto* sheet = program.find<SheetWindow>("sheetWindow");
    QVERIFY(support::waitUntil([&] { return sheet && sheet->presenter().condition() && program.settle(); }));
    const RecordId who = program.window.fight().active()->combatant.id;
    const Digest digest = digestOf(
        program.window.fight().snapshot().encounter.system,
        sourceOf(*program.window.fight().active(), program.window.fight().snapshot().encounter.switches));
    const std::string field = digest.actionsLeftField;
    QVERIFY(!field.empty());
    const auto onSheet = [&] {
        const AnyRecord& condition = sheet->presenter().condition()->record();
        return condition.declaration().find(field)->number(condition.data(), 0);
    };
    const int before = onSheet();
    program.window.fight().byHand().setValue(who, field, before + 1);
    QVERIFY(support::waitUntil([&] { return onSheet() == before + 1; }));
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(support::waitUntil([&] { return onSheet() == before; }));
}

QLineEdit* TestChanges::typeOnSheet(Program& program, const QString& field, const QString& keys)
{
    if (!program.waitForFight())
        return nullptr;
    program.aimAtGuard();
    program.find<QAction>("action_sheet")->trigger();
    auto* sheet = program.find<SheetWindow>("sheetWindow");
    if (!sheet || !support::waitUntil([&] { return sheet->presenter().condition() && program.settle(); }))
        return nullptr;
    sheet->activateWindow();
    QLineEdit* line = nullptr;
    for (QLineEdit* one : sheet->findChildren<QLineEdit*>()) {
        if (one->property("field").toString() == field && !line)
            line = one;
    }
    if (!line || !QTest::qWaitForWindowActive(sheet))
        return nullptr;
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QTest::keyClicks(line, keys);
    return line;
}

void TestChanges::typingOutlivesTheFight_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<bool>("stored");
    QTest::newRow("a number") << QStringLiteral("5") << true;
    QTest::newRow("nothing yet") << QString() << false;
    QTest::newRow("a sign") << QStringLiteral("-") << false;
    QTest::newRow("out of range") << QStringLiteral("99999") << false;
    QTest::newRow("no number") << QStringLiteral("5x") << false;
}

void TestChanges::typingOutlivesTheFight()
{
    QFETCH(QString, keys);
    QFETCH(bool, stored);
    const QString shown = QString(keys).replace(u'-', u'−');  // the true minus as soon as it is typed
    Program program(m_file);
    const QPointer<QLineEdit> line = typeOnSheet(program, QStringLiteral("str"), keys);
    QVERIFY(line);
    auto* sheet = program.find<SheetWindow>("sheetWindow");
    const auto strength = [&] {
        const AnyRecord& character = sheet->sheet().view().character().record;
        return character.declaration().find("str")->number(character.data(), 0);
    };
    const int before = strength();
    QVERIFY(before != 5);
    Fight& fight = program.window.fight();
    const RecordId who = fight.active()->combatant.id;
    const std::string field = digestOf(fight.snapshot().encounter.system,
                                       sourceOf(*fight.active(), fight.snapshot().encounter.switches))
                                  .actionsLeftField;
    const auto onSheet = [&] {
        const AnyRecord& condition = sheet->sheet().view().who.combatant.condition;
        return condition.declaration().find(field)->number(condition.data(), 0);
    };
    const int left = onSheet();
    fight.byHand().setValue(who, field, left + 1);
    QVERIFY(support::waitUntil([&] { return onSheet() == left + 1; }));
    QVERIFY(line);
    QCOMPARE(line->text(), shown);
    fight.steps().undo();
    QVERIFY(support::waitUntil([&] { return onSheet() == left && program.gateway.waiting() == 0; }));
    QVERIFY(line);
    QCOMPARE(line->text(), shown);
    QVERIFY(line->hasFocus());
    // Left, it is stored, or it is said why not and stays.
    QTest::keyClick(line, Qt::Key_Tab);
    QVERIFY(program.settle());
    if (stored) {
        QVERIFY(support::waitUntil([&] { return strength() == keys.toInt(); }));
        return;
    }
    QCOMPARE(strength(), before);
    QCOMPARE(line->text(), shown);
    QCOMPARE(sheet->presenter().character().complaints().size(), 1);
}

void TestChanges::typingOutlivesANewList()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.aimAtGuard();
    const CombatantView::Item item = program.window.fight().active()->weapons.front();
    const QPointer<QLineEdit> line = typeOnSheet(program, QStringLiteral("rounds"), QStringLiteral("3x"));
    QVERIFY(line);
    QVERIFY(line->objectName().endsWith(QString::number(item.possession.id)));
    auto* sheet = program.find<SheetWindow>("sheetWindow");
    const RecordRef weapon{item.possession.kind, item.possession.item};
    program.gateway.run(
        &program.window, [weapon](CampaignServices& services) { rename(services, weapon, "Old faithful"); }, [] {});
    QVERIFY(support::waitUntil([&] { return nameOfWeapon(sheet->sheet().view().who) == "Old faithful"; }));
    QVERIFY(program.settle());
    QVERIFY(line);
    QCOMPARE(line->text(), QStringLiteral("3x"));
    QVERIFY(line->hasFocus() && line->isVisible());
}

void TestChanges::whatIsRefusedGoesBackToTheirs()
{
    Program program(m_file);
    const QPointer<QLineEdit> line = typeOnSheet(program, QStringLiteral("str"), QStringLiteral("5"));
    QVERIFY(line);
    auto* sheet = program.find<SheetWindow>("sheetWindow");
    const RecordId who = sheet->sheet().view().character().id;
    program.gateway.run(
        &program.window,
        [who](CampaignServices& services) {
            StoredRecord stored = services.library.load({RecordKind::Character, who});
            stored.record = stored.record.cloned();
            setValue(*stored.record.declaration().find("str"), stored.record.data(), 0, std::int64_t{7});
            (void)support::updated(services.library, stored);
        },
        [] {});
    const auto number = [](const AnyRecord& character) {
        return character.declaration().find("str")->number(character.data(), 0);
    };
    QVERIFY(support::waitUntil([&] { return number(sheet->sheet().view().character().record) == 7; }));
    QCOMPARE(line->text(), QStringLiteral("5"));
    QTest::keyClicks(line, QStringLiteral("555"));
    QTest::keyClick(line, Qt::Key_Tab);
    QVERIFY(program.settle());
    QCOMPARE(line->text(), QStringLiteral("5555"));
    QCOMPARE(number(sheet->presenter().character().record()), 7);
    QCOMPARE(number(sheet->sheet().view().character().record), 7);
}

void TestChanges::rankListsAreMerged()
{
    LoggedChange edit;
    edit.before = Ranks{{{"climb", 2}, {"swim", 3}, {"ride", 1}}};
    edit.after = Ranks{{{"climb", 4}, {"swim", 3}, {"sing", 2}}};
    const Ranks theirs{{{"climb", 2}, {"swim", 5}, {"ride", 1}, {"cook", 1}}};
    const Ranks both = std::get<Ranks>(mergedValue(edit, theirs));
    QCOMPARE(both.rank("climb"), 4);
    QCOMPARE(both.rank("swim"), 5);
    QCOMPARE(both.rank("cook"), 1);
    QCOMPARE(both.rank("sing"), 2);
    QCOMPARE(both.rank("ride", -1), -1);
    edit.before = std::int64_t{1};
    edit.after = std::int64_t{2};
    QCOMPARE(std::get<std::int64_t>(mergedValue(edit, std::int64_t{9})), 2);
}

void TestChanges::aSheetGoesWithItsCampaign()
{
    const QString other = m_folder.filePath(QStringLiteral("other%1.hitspread").arg(m_count));
    support::putSample(other);
    Program program(m_file);
    QVERIFY(typeOnSheet(program, QStringLiteral("str"), QStringLiteral("5")));
    const QPointer<SheetWindow> sheet = program.find<SheetWindow>("sheetWindow");
    const RecordRef who{RecordKind::Character, sheet->sheet().view().character().id};
    QStringList refused;
    QObject between;
    // Asked for between the two campaigns.
    connect(
        &program.gateway, &CampaignGateway::leaving, &between,
        [&] {
            program.gateway.run(
                &between, [](CampaignServices&) {}, [&] { refused << QStringLiteral("done"); },
                [&](const Problem& problem) { refused << text::sentenceFor(problem); });
        },
        Qt::QueuedConnection);
    QSignalSpy opened(&program.host, &CampaignHost::opened);
    QSignalSpy problems(&program.gateway, &CampaignGateway::problem);
    program.host.open(other);
    QVERIFY(support::waitUntil([&] { return opened.count() == 1 && program.settle(); }));
    QTRY_VERIFY(!sheet);
    QCOMPARE(refused.size(), 1);
    QVERIFY2(refused.front().contains(QStringLiteral("being opened")), qPrintable(refused.front()));
    QCOMPARE(problems.count(), 0);
    // Stored where he was, not where somebody else bears his number.
    const auto strength = [&] {
        std::optional<int> found;
        program.gateway.run(
            this, [who](CampaignServices& services) { return services.library.load(who); },
            [&](const StoredRecord& stored) {
                found = stored.record.declaration().find("str")->number(stored.record.data(), 0);
            });
        return support::waitUntil([&] { return found.has_value(); }) ? *found : -1;
    };
    QVERIFY(strength() != 5);
    program.host.open(m_file);
    QVERIFY(support::waitUntil([&] { return opened.count() == 2 && program.settle(); }));
    QCOMPARE(strength(), 5);
}

void TestChanges::theLibraryGoesAlong()
{
    const QString other = m_folder.filePath(QStringLiteral("other%1.hitspread").arg(m_count));
    support::putSample(other);
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    QVERIFY(support::waitUntil([&] { return library->model().rowCount() > 0 && program.settle(); }));
    const RecordRef first = library->model().referenceAt(0);
    const auto name = [&] { return library->model().index(library->model().rowOf(first.id), 0).data().toString(); };
    QVERIFY(support::waitUntil([&] { return !name().isEmpty(); }));
    const QString before = name();
    program.gateway.run(
        &program.window, [first](CampaignServices& services) { rename(services, first, "Only in the first"); }, [] {});
    QVERIFY(support::waitUntil([&] { return name() == QStringLiteral("Only in the first"); }));
    bool wasOn = true;
    QObject between;
    connect(
        &program.gateway, &CampaignGateway::leaving, &between, [&] { wasOn = library->centralWidget()->isEnabled(); },
        Qt::QueuedConnection);
    QSignalSpy opened(&program.host, &CampaignHost::opened);
    program.host.open(other);
    QVERIFY(support::waitUntil([&] { return opened.count() == 1 && program.settle(); }));
    QVERIFY(!wasOn);
    QVERIFY(library->centralWidget()->isEnabled());
    QVERIFY(!library->findChild<ProblemBar*>(QStringLiteral("problemBar"))->isVisible());
    QVERIFY(support::waitUntil([&] { return name() == before; }));
    QVERIFY(support::waitUntil([&] { return library->library().summary().undoable == 0; }));
}

void TestChanges::loadingIsLoggedInOneWay()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    std::optional<std::vector<std::string>> fields;
    std::vector<RecordId> loaded;
    program.gateway.run(
        &program.window,
        [&](CampaignServices& services) {
            // Somebody's kit at home, a firearm in it, and another load of its calibre.
            const CombatantView& someone = program.window.fight().snapshot().combatants.front();
            for (const Possession& thing :
                 services.campaign.encounters().possessionsOfCharacter(someone.character.id)) {
                if (thing.kind != RecordKind::Weapon)
                    continue;
                for (const StoredRecord& load : services.encounters.loadsFor(thing.id)) {
                    if (load.id == thing.ammunition)
                        continue;
                    const auto now = [&] { return services.campaign.encounters().possession(thing.id).ammunition; };
                    const LogEntry entry = services.history.entry(services.kits.load(thing.id, load.id));
                    fields.emplace();
                    for (const LoggedChange& change : entry.changes)
                        fields->push_back(change.field);
                    loaded.push_back(now() - load.id);
                    services.history.undo({ScopeKind::Library, 0});
                    loaded.push_back(now() - thing.ammunition);
                    services.history.redo({ScopeKind::Library, 0});
                    loaded.push_back(now() - load.id);
                    return;
                }
            }
        },
        [] {});
    QVERIFY(program.settle());
    QVERIFY2(fields, "the sample has nobody with another load at home");
    QCOMPARE(*fields, std::vector<std::string>{"ammunition"});
    QCOMPARE(loaded, (std::vector<RecordId>{0, 0, 0}));
}

void TestChanges::setsAreSaidInWords()
{
    int sets = 0;
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records()) {
            for (const FieldDeclaration& field : record->fields) {
                if (field.kind != FieldKind::Set || field.choices.size() < 2)
                    continue;
                ++sets;
                const QString both = text::valueName(text::Naming::usual(*system), field, 0b11);
                QCOMPARE(both,
                         text::choiceName(text::Naming::usual(*system), field, 0) + QStringLiteral(", ")
                             + text::choiceName(text::Naming::usual(*system), field, 1));
                QCOMPARE(text::valueName(text::Naming::usual(*system), field, 0), QStringLiteral("none"));
            }
        }
    }
    QVERIFY(sets > 0);
}

HITSPREAD_GUI_TEST(TestChanges)
#include "tst_changes.moc"
