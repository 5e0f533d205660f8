#include "reports/rulesheet.h"
#include "rules/systems/percentile/records.h"
#include "rules/systems/registry.h"
#include "support/guitestclass.h"
#include "text/fields.h"
#include "text/naming.h"

#include <QTest>

using namespace hitspread;

namespace {

/// A fight by percentile rules, everything as usual.
Encounter someFight()
{
    Encounter fight;
    fight.system = "percentile";
    fight.name = "Back Alley";
    fight.profile = "recommended";
    fight.switches = AnyRecord(percentile::switchesRecord);
    return fight;
}

QStringList wordsOn(const paper::Printout& printout)
{
    QStringList words;
    for (const paper::Page& page : printout.pages) {
        for (const paper::Item& item : page.items) {
            if (const auto* text = std::get_if<paper::Text>(&item))
                words << text->text;
        }
    }
    return words;
}

}  // namespace

/// The house rules of a fight on paper.
class TestRuleSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTableAsItIsInForce();
    void aChangedTableSaysSo();
    void locationsAreCalledAsInTheFight();
    void switchesThatAreOtherThanUsual();
    void tablesOfASystem_data();
    void tablesOfASystem();
    void everythingStandsOnThePage_data();
    void everythingStandsOnThePage();
    void manyRowsGoOn();
};

/// PCT-29, PCT-30, PCT-D23: the document prints no table; the house values are said to be ours.
void TestRuleSheet::theTableAsItIsInForce()
{
    const paper::Printout printout = ruleSheet(someFight(), {});
    QCOMPARE(printout.title, QStringLiteral("Back Alley, house rules"));
    QCOMPARE(printout.pages.size(), 2U);  // five tables and the switches
    const QStringList words = wordsOn(printout);
    const qsizetype table = words.indexOf(QStringLiteral("Hit location table: house values"));
    QVERIFY2(table >= 0, qPrintable(words.join(QLatin1Char('\n'))));
    const qsizetype chest = words.indexOf(QStringLiteral("11–36"));
    QVERIFY(chest > table);
    QCOMPARE(words.mid(chest, 3), (QStringList{QStringLiteral("11–36"), QStringLiteral("Chest"), QStringLiteral("1")}));
    QVERIFY(words.contains(QStringLiteral("The rules print no such table: the house values are ours.")));
    QVERIFY(!words.contains(QStringLiteral("● changed")));
    QVERIFY(words.contains(QStringLiteral("As usual")) && !words.contains(QStringLiteral("Other than usual")));
}

void TestRuleSheet::aChangedTableSaysSo()
{
    Encounter fight = someFight();
    fight.switches.as<percentile::Switches>().hitLocations.rows[1].cells[1] = 3;
    const QStringList words = wordsOn(ruleSheet(fight, {}));
    QVERIFY(words.contains(QStringLiteral("Hit location table: changed, rows: 7")));
    QCOMPARE(words.count(QStringLiteral("● changed")), 1);
    const qsizetype chest = words.indexOf(QStringLiteral("11–36"));
    QCOMPARE(words.mid(chest, 4),
             (QStringList{QStringLiteral("11–36"), QStringLiteral("Chest"), QStringLiteral("1½"),
                          QStringLiteral("● changed")}));
}

/// 1.d: locations are renamed and added; no fight in view has to call them so.
void TestRuleSheet::locationsAreCalledAsInTheFight()
{
    Encounter fight = someFight();
    auto& switches = fight.switches.as<percentile::Switches>();
    switches.locationNames.set("Belly", 3);
    switches.locationNames.set("Neck", 8);
    switches.hitLocations.rows[0].cells[0] = 7;
    const QStringList words = wordsOn(ruleSheet(fight, {}));
    QCOMPARE(words.value(words.indexOf(QStringLiteral("1–10")) + 1), QStringLiteral("Neck"));
    QCOMPARE(words.value(words.indexOf(QStringLiteral("37–52")) + 1), QStringLiteral("Belly"));
    QVERIFY2(words.contains(QStringLiteral("Called shot: Belly")), qPrintable(words.join(QLatin1Char('\n'))));
    QVERIFY(!words.contains(QStringLiteral("Called shot: abdomen")));
}

void TestRuleSheet::switchesThatAreOtherThanUsual()
{
    Encounter fight = someFight();
    fight.switches.as<percentile::Switches>().duel = false;
    const System& system = *findSystem("percentile");
    const FieldDeclaration& duel = *percentile::switchesRecord.find("duel");
    const QStringList words = wordsOn(ruleSheet(fight, {}));
    const qsizetype at = words.indexOf(text::fieldName(text::Naming::usual(system), percentile::switchesRecord, duel));
    QVERIFY2(at >= 0, qPrintable(words.join(QLatin1Char('\n'))));
    QCOMPARE(words.mid(at + 1, 2), (QStringList{QStringLiteral("not allowed"), QStringLiteral("usually allowed")}));
    QVERIFY(at > words.indexOf(QStringLiteral("Other than usual")) && at < words.indexOf(QStringLiteral("As usual")));
}

void TestRuleSheet::tablesOfASystem_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("row");
    const char* system = "rollunder";
    const auto row = [&system](const char* name, const char* table, const char* words) {
        QTest::newRow(name) << system << QString::fromUtf8(table) << QString::fromUtf8(words);
    };
    row("R3-63 in yards", "Range table, in yards: as printed", "2–2.9|−1");
    row("R3-D32 the pattern goes on", "Range table, in yards: as printed", "700–999.9|−16");
    row("R3-D50 a face adds no factor", "Injury by location: piercing: house values",
        "Face|by its type|by its type|by its type|by its type");
    row("R3-D50 the neck", "Injury by location: blows: house values", "Neck|1½|2|by its type");
    row("R3-D50 a hand", "Location table: house values", "Hand|−4|0|A third of the");
    row("R3-69 each by its name", "Maneuver table: as printed", "Aim, Evaluate, Attack, Feint|Step|All");
    row("R3-D34 on one line", "Maneuver number table: house values", "Move and Attack, skill at most|9");
    row("R3-D50 the sheet prints it neutral", "Location table: house values", "This is not as the rules print it.");
    system = "twod6";
    row("TD-43e", "Modifiers of ranged attacks: as printed", "Target evades|3");
    row("TD-45c", "Modifiers of ranged attacks: as printed", "Long range|4");
    row("TD-62g TD-D12", "Modifiers of melee attacks: as printed", "Target in an all-out attack|−2");
    row("TD-81 the head", "Where the dice strike: as printed", "24, 25, 26, 31|Head");
    row("TD-81 TD-D21", "Where the dice strike: as printed", "32|Left arm");
    row("TD-14 TD-D09", "Action table: house values", "Walk, Run, Crawl, Stand up|Simple|Movement");
    row("TD-96", "Lines of the Condition Monitor: as printed", "POOR|7");
    row("TD-D18", "Scatter directions: house values", "4|180");
    row("TD-131 TD-D33 the torso", "Recovery of the incapacitated: as printed", "Torso|2|3|3");
    row("TD-131 the head", "Recovery of the disabled: as printed", "Head|5|6|6");
    row("TD-121 TD-D35", "Facility table: house values", "Hospital|−4");
    row("TD-D36 a torso is never disabled", "When a wound is proposed: house values", "Torso|2|never");
}

/// Each row as the rules have it, behind the title of its table.
void TestRuleSheet::tablesOfASystem()
{
    QFETCH(const QString, system);
    QFETCH(const QString, table);
    QFETCH(const QString, row);
    Encounter fight;
    fight.system = system.toStdString();
    fight.name = "Salt Weir";
    fight.switches = AnyRecord(*findSystem(fight.system)->record(RecordKind::Switches));
    const QStringList words = wordsOn(ruleSheet(fight, {}));
    const qsizetype begin = words.indexOf(table);
    QVERIFY2(begin >= 0, qPrintable(words.join(u'\n')));
    const QString after = words.mid(begin).join(u'|');
    QVERIFY2(after.contains(u'|' + row), qPrintable(after));
}

void TestRuleSheet::everythingStandsOnThePage_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<bool>("landscape");
    for (const System* system : systems()) {
        if (!system->record(RecordKind::Switches))
            continue;
        for (const bool landscape : {false, true}) {
            const QByteArray name(system->id().data(), static_cast<qsizetype>(system->id().size()));
            QTest::newRow(name + (landscape ? " landscape" : " portrait")) << QString::fromUtf8(name) << landscape;
        }
    }
}

/// With every switch other than usual, on as many pages as that takes.
void TestRuleSheet::everythingStandsOnThePage()
{
    QFETCH(const QString, system);
    QFETCH(const bool, landscape);
    Encounter fight = someFight();
    fight.system = system.toStdString();
    fight.switches = AnyRecord(*findSystem(fight.system)->record(RecordKind::Switches));
    for (const FieldDeclaration& field : fight.switches.declaration().fields) {
        if (field.isNumeric())
            field.setNumber(fight.switches.data(), 0, field.fallback == field.maximum ? field.minimum : field.maximum);
    }
    SheetOptions options;
    options.setup.landscape = landscape;
    const paper::Printout printout = ruleSheet(fight, options);
    const QRectF paper(QPointF(), paper::sizeOf(options.setup));
    for (const paper::Page& page : printout.pages) {
        for (const paper::Item& item : page.items) {
            if (const auto* text = std::get_if<paper::Text>(&item))
                QVERIFY2(paper.contains(text->frame), qPrintable(text->text));
        }
    }
    const QStringList words = wordsOn(printout);
    QVERIFY(words.contains(QStringLiteral("page 1 of %1").arg(printout.pages.size())));
    for (const FieldDeclaration& field : fight.switches.declaration().fields) {
        const QString name = text::fieldName(text::Naming::usual(*findSystem(fight.system)),
                                             fight.switches.declaration(), field);
        QVERIFY2(words.join(QLatin1Char(' ')).contains(name), qPrintable(name));
    }
}

/// What one page does not hold goes on, and says where.
void TestRuleSheet::manyRowsGoOn()
{
    Encounter fight = someFight();
    fight.system = "threed";
    fight.switches = AnyRecord(*findSystem("threed")->record(RecordKind::Switches));
    for (const FieldDeclaration& field : fight.switches.declaration().fields) {
        if (field.isNumeric())
            field.setNumber(fight.switches.data(), 0, field.fallback == field.maximum ? field.minimum : field.maximum);
    }
    const paper::Printout printout = ruleSheet(fight, {});
    QVERIFY(printout.pages.size() > 1);
    const QStringList words = wordsOn(printout);
    QVERIFY(words.contains(QStringLiteral("→ page 2")));
    QVERIFY(words.contains(QStringLiteral("Other than usual, continued")));
}

HITSPREAD_GUI_TEST(TestRuleSheet)
#include "tst_rulesheet.moc"
