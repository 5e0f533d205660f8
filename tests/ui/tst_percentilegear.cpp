#include <QTest>

#include "percentilehand.h"
#include "rules/systems/percentile/sheet.h"
#include "sheetprogram.h"
#include "support/guitestclass.h"
#include "ui/fields/recordform.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>

using namespace hitspread;
using support::SheetProgram;

/// The character sheet by percentile rules: what follows from the numbers, gear, skills that a weapon uses.
class TestPercentileGear : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_files.begin(QStringLiteral("tst_percentilegear"))); }
    void init() { m_file = m_files.freshAndStill(); }
    void cleanup() { QSettings().clear(); }
    void whatFollowsHasItsWhy();
    void gearIsGivenAtHome();
    void aWeaponThatIsNowhereIsMade();
    void gearIsGivenInAFight();
    void giftsReachWhoFights();
    void whatIsNotShotWithHasNoShots();
    void aSkillNoWeaponUsesIsMarked();

private:
    /// The sheet of Old Morrow: DEX 48, Pistols 67, Knife 31, a pair of pistols.
    static bool openMorrow(SheetProgram& program)
    {
        support::openNoon(program);
        support::choose(program, "Old Morrow", "Cass Ardent");
        return program.settle() && program.trigger("action_sheet");
    }

    support::SampleFiles m_files;
    QString m_file;
};

void TestPercentileGear::whatFollowsHasItsWhy()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    auto* presenter = program.sheet()->findChild<SheetPresenter*>();
    QVERIFY(presenter);
    QStringList figures;
    for (const text::SheetFigure& figure : presenter->figures().all()) {
        if (!figure.sum.isEmpty())
            figures << figure.value;
    }
    // PCT-04, PCT-18: 3.1 and 6.7 rounded. PCT-D11: 2 percent of 31 and of 67, at least 1. PCT-D15: DEX. PCT-34.
    QCOMPARE(figures.join(u' '), QStringLiteral("3 7 1 1 48 48 7"));
    // PCT-21, PCT-34: each weapon is ready worked.
    QStringList lines;
    for (const QLabel* label : program.find<QWidget>(QStringLiteral("weaponsCard"))->findChildren<QLabel*>())
        lines << label->text();
    QVERIFY2(lines.contains(QStringLiteral("Pistols: 67 or less · critical up to 1 · damage 2d6+1 · duel 7")),
             qPrintable(lines.join(u'|')));
}

/// PCT-D15: without a shield nobody blocks; it is given where the character is at home.
void TestPercentileGear::gearIsGivenAtHome()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    QVERIFY(!sheet.view().isInFight());
    for (const RecordKind kind : {RecordKind::Weapon, RecordKind::Armour}) {
        auto* add = program.find<QToolButton>(QStringLiteral("addThing_%1").arg(static_cast<int>(kind)));
        QVERIFY(add && add->isVisibleTo(program.sheet()) && add->isEnabled());
    }
    RecordId shield = 0;
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            LibraryQuery query;
            query.kind = RecordKind::Armour;
            query.system = "percentile";
            const std::vector<StoredRecord> all = services.library.page(query);
            const auto found = std::ranges::find_if(
                all, [](const StoredRecord& stored) { return stored.record.as<percentile::Armour>().shield; });
            return found == all.end() ? RecordId{0} : found->id;
        },
        [&shield](RecordId id) { shield = id; });
    QVERIFY(program.settle());
    QVERIFY(shield != 0);
    sheet.give({RecordKind::Armour, shield});
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.armour.size(), std::size_t{1});
}

/// Who needs a weapon that nobody entered yet makes it where he needs it: it is his, in the library, and its form is open.
void TestPercentileGear::aWeaponThatIsNowhereIsMade()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    CharacterSheet& sheet = program.sheet()->sheet();
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    const std::size_t before = sheet.view().who.weapons.size();
    program.find<QToolButton>(QStringLiteral("addThing_%1").arg(static_cast<int>(RecordKind::Weapon)))->click();
    auto* line = program.find<QLineEdit>(QStringLiteral("thingSearch"));
    QVERIFY(line);
    QTest::keyClicks(line, QStringLiteral("Longsword"));
    QVERIFY(program.settle());
    auto* things = program.find<QListWidget>(QStringLiteral("things"));
    QCOMPARE(things->item(0)->text(), QStringLiteral("Nothing called “Longsword”."));
    QVERIFY(things->currentItem());
    QCOMPARE(things->currentItem()->text(), QStringLiteral("“Longsword”: make it"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(program.settle());
    QTRY_COMPARE(sheet.view().who.weapons.size(), before + 1);
    const CombatantView::Item& made = sheet.view().who.weapons.back();
    QCOMPARE(QString::fromStdString(made.record.record.as<percentile::Weapon>().name), QStringLiteral("Longsword"));
    QVERIFY(made.possession.item != 0);
    const auto hasForm = [] {
        return std::ranges::any_of(QApplication::topLevelWidgets(), [](const QWidget* window) {
            return window->isVisible() && window->findChild<RecordForm*>();
        });
    };
    QTRY_VERIFY(hasForm());
}

/// Somebody picks up what lies there: it is his in this fight alone, and a step of it.
void TestPercentileGear::gearIsGivenInAFight()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    CharacterSheet& sheet = program.sheet()->sheet();
    QVERIFY(sheet.view().isInFight());
    const RecordId fight = sheet.view().who.combatant.encounter;
    const RecordId character = sheet.view().character().id;
    const std::size_t before = sheet.view().who.weapons.size();
    const RecordId irons = sheet.view().who.weapons.front().possession.item;
    auto* add = program.find<QToolButton>(QStringLiteral("addThing_%1").arg(static_cast<int>(RecordKind::Weapon)));
    QVERIFY(add && add->isVisibleTo(program.sheet()) && add->isEnabled());
    sheet.give({RecordKind::Weapon, irons});
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), before + 1);
    const RecordId given = sheet.view().who.weapons.back().possession.id;
    auto* off = program.sheet()->findChild<QToolButton*>(QStringLiteral("take_%1").arg(given));
    QVERIFY(off && off->isVisibleTo(program.sheet()));
    std::size_t atHome = 0;
    EntryId step = 0;
    const auto look = [&] {
        program.gateway.run(
            &program.window,
            [fight, character](CampaignServices& services) {
                return std::pair(services.kits.kit(character).size(),
                                 services.history.undoable({ScopeKind::Encounter, fight}));
            },
            [&](const std::pair<std::size_t, EntryId>& seen) { std::tie(atHome, step) = seen; });
        return program.settle();
    };
    QVERIFY(look());
    const std::size_t kit = atHome;
    const EntryId giving = step;
    QVERIFY(giving != 0);
    off->click();
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), before);
    QVERIFY(look());
    QCOMPARE(atHome, kit);
    QVERIFY(step != giving);
    sheet.undo();
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), before + 1);
    sheet.undo();
    QVERIFY(program.settle());
    QCOMPARE(sheet.view().who.weapons.size(), before);
}

/// What somebody gets at home is offered to those of him who fight, and is a step of that fight.
void TestPercentileGear::giftsReachWhoFights()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    CharacterSheet& sheet = program.sheet()->sheet();
    const RecordId fighter = sheet.view().who.combatant.id;
    const QRegularExpression here(QStringLiteral("^giveAlso_%1_").arg(sheet.view().who.combatant.encounter));
    program.sheet()->openCharacter(sheet.view().character().id);
    QVERIFY(program.settle());
    const auto offers = [&program, &here] {
        QList<QPushButton*> shown;
        for (auto* button : program.sheet()->findChildren<QPushButton*>(here)) {
            if (button->isVisibleTo(program.sheet()))
                shown << button;
        }
        return shown;
    };
    QVERIFY(offers().isEmpty());
    sheet.make(RecordKind::Weapon, QStringLiteral("Longsword"), [](RecordId) {});
    QVERIFY(program.settle());
    QTRY_COMPARE(offers().size(), 1);
    QVERIFY2(offers().front()->accessibleDescription().contains(QStringLiteral("Longsword: Old Morrow")),
             qPrintable(offers().front()->accessibleDescription()));
    const auto hasIt = [&] {
        bool found = false;
        program.gateway.run(
            &program.window,
            [fighter](CampaignServices& services) { return services.encounters.view(fighter).weapons; },
            [&found](const std::vector<CombatantView::Item>& weapons) {
                found = std::ranges::any_of(weapons, [](const CombatantView::Item& item) {
                    return item.record.record.as<percentile::Weapon>().name == "Longsword";
                });
            });
        return program.settle() && found;
    };
    QVERIFY(!hasIt());
    offers().front()->click();
    QVERIFY(program.settle());
    QTRY_VERIFY(offers().isEmpty());
    QVERIFY(hasIt());
    sheet.undo();
    QVERIFY(program.settle());
    QVERIFY(!hasIt());
    QTRY_COMPARE(offers().size(), 1);
    // Taken back at home there is nothing to pass on.
    sheet.undo();
    QVERIFY(program.settle());
    QTRY_VERIFY(offers().isEmpty());
}

/// PCT-26: shots and jams are of what is shot with.
void TestPercentileGear::whatIsNotShotWithHasNoShots()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    CharacterSheet& sheet = program.sheet()->sheet();
    RecordId knife = 0;
    program.gateway.run(
        &program.window,
        [](CampaignServices& services) {
            LibraryQuery query;
            query.kind = RecordKind::Weapon;
            query.system = "percentile";
            const std::vector<StoredRecord> all = services.library.page(query);
            const auto found = std::ranges::find_if(all, [](const StoredRecord& stored) {
                return stored.record.as<percentile::Weapon>().kind == percentile::WeaponKind::Melee;
            });
            return found == all.end() ? RecordId{0} : found->id;
        },
        [&knife](RecordId id) { knife = id; });
    QVERIFY(program.settle());
    QVERIFY(knife != 0);
    sheet.give({RecordKind::Weapon, knife});
    QVERIFY(program.settle());
    for (const CombatantView::Item& item : sheet.view().who.weapons) {
        const bool isShot = item.record.record.as<percentile::Weapon>().kind == percentile::WeaponKind::Ranged;
        for (const char* field : {"field_ammo", "field_jammed"}) {
            const auto* widget = program.find<QWidget>(
                QStringLiteral("%1_%2").arg(QLatin1String(field)).arg(item.possession.id));
            QCOMPARE(widget && widget->isVisibleTo(program.sheet()), isShot);
        }
    }
}

void TestPercentileGear::aSkillNoWeaponUsesIsMarked()
{
    SheetProgram program(m_file);
    QVERIFY(openMorrow(program));
    const auto doubts = [&program] {
        QStringList told;
        for (const QLabel* label :
             program.sheet()->findChildren<QLabel*>(QRegularExpression(QStringLiteral("_doubt_\\d+$")))) {
            if (label->isVisibleTo(program.sheet()))
                told << label->text();
        }
        return told;
    };
    QVERIFY(doubts().isEmpty());
    program.addRank(QStringLiteral("field_rangedSkills"), QStringLiteral("Throw knfe"), QStringLiteral("37"));
    QTRY_COMPARE(doubts().size(), 1);
    QVERIFY2(doubts().front().contains(QStringLiteral("Throw knife")), qPrintable(doubts().front()));
}

HITSPREAD_GUI_TEST(TestPercentileGear)
#include "tst_percentilegear.moc"
