#include "models/librarymodel.h"
#include "rules/systems/registry.h"
#include "services/recordvalues.h"
#include "storage/samplecampaign.h"
#include "text/fields.h"
#include "text/labels.h"
#include "ui/library/librarywindow.h"
#include "ui/sheet/sheetpresenter.h"
#include "ui/sheet/sheetwindow.h"
#include "windowprogram.h"

#include <QAction>
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
    (void)services.library.update(stored);
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
    void loadingIsLoggedInOneWay();
    void setsAreSaidInWords();

private:
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
    storage::SampleCampaign::create(m_file).reset();
}

void TestChanges::anOpenLibraryFollows()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    QVERIFY(QTest::qWaitFor([&] { return library->model().rowCount() > 0 && program.settle(); }));
    const RecordRef first = library->model().referenceAt(0);
    const auto name = [&] { return library->model().index(library->model().rowOf(first.id), 0).data().toString(); };
    QVERIFY(QTest::qWaitFor([&] { return !name().isEmpty(); }));
    const QString before = name();
    program.gateway.run(
        &program.window, [first](CampaignServices& services) { rename(services, first, "Renamed elsewhere"); }, [] {});
    QVERIFY(QTest::qWaitFor([&] { return name() == QStringLiteral("Renamed elsewhere"); }));
    // And what undo would take back is known as well.
    QVERIFY(QTest::qWaitFor([&] { return library->library().summary().undoable != 0; }));
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            services.history.undo({ScopeKind::Library, 0});
        },
        [] {});
    QVERIFY(QTest::qWaitFor([&] { return name() == before; }));
}

void TestChanges::aFightDoesNotStirTheLibrary()
{
    Program program(m_file);
    QVERIFY(program.waitForFight());
    program.find<QAction>("action_library")->trigger();
    auto* library = program.find<LibraryWindow>("libraryWindow");
    QVERIFY(QTest::qWaitFor([&] { return library->model().rowCount() > 0 && program.settle(); }));
    QSignalSpy asked(&library->library(), &Library::changed);
    program.window.fight().setTime(6, 1);
    QVERIFY(QTest::qWaitFor([&] { return program.window.fight().snapshot().encounter.round == 6; }));
    program.window.activateWindow();
    library->activateWindow();
    QTest::qWait(100);
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
    QVERIFY(QTest::qWaitFor([&] { return nameOfWeapon(*fight.active()) == "Old faithful"; }));
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
    QVERIFY(QTest::qWaitFor([&] { return sheet && sheet->presenter().condition() && program.settle(); }));
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
    program.window.fight().setByHand(who, field, before + 1);
    QVERIFY(QTest::qWaitFor([&] { return onSheet() == before + 1; }));
    program.find<QAction>("action_undo")->trigger();
    QVERIFY(QTest::qWaitFor([&] { return onSheet() == before; }));
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
                const QString both = text::valueName(*system, field, 0b11);
                QCOMPARE(both,
                         text::choiceName(*system, field, 0) + QStringLiteral(", ")
                             + text::choiceName(*system, field, 1));
                QCOMPARE(text::valueName(*system, field, 0), QStringLiteral("none"));
            }
        }
    }
    QVERIFY(sets > 0);
}

QTEST_MAIN(TestChanges)
#include "tst_changes.moc"
