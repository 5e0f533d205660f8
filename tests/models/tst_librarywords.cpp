#include "models/library/librarycolumns.h"
#include "models/library/librarysearch.h"
#include "models/library/librarysubject.h"
#include "rules/systems/registry.h"
#include "rules/systems/threed/character.h"
#include "rules/systems/threed/conditions.h"
#include "rules/systems/threed/gear.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "support/testclass.h"
#include "text/naming.h"

#include <QTest>

#include <map>

using namespace hitspread;

/// What the library says of records and understands of what is typed, without a campaign.
class TestLibraryWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchLines_data();
    void searchLines();
    void searchLineRoundTrip();
    void whatIsSaidOfARecord_data();
    void whatIsSaidOfARecord();
    void anArrayIsShownWholeOrNotAtAll();
    void modifiersHaveTheirSign_data();
    void modifiersHaveTheirSign();
    void whatReadsAsANumber();
};

void TestLibraryWords::searchLines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("filters");
    QTest::addColumn<bool>("isWrong");
    QTest::newRow("words") << "old guard"
                           << "old guard" << 0 << false;
    QTest::newRow("condition") << "carbine recoil<8"
                               << "carbine" << 1 << false;
    QTest::newRow("beginning of a name") << "calib:9"
                                         << "" << 1 << false;
    QTest::newRow("on its way") << "carbine recoil<"
                                << "carbine" << 0 << false;
    QTest::newRow("no number") << "recoil<many"
                               << "" << 0 << true;
    QTest::newRow("no such field") << "colour:red"
                                   << "colour:red" << 0 << false;
    QTest::newRow("member of a set") << "modes:fa"
                                     << "" << 1 << false;
    QTest::newRow("no such member") << "modes:laser"
                                    << "" << 0 << true;
    QTest::newRow("quotes") << "calibre=\"5.6 mm\" carbine"
                            << "carbine" << 1 << false;
    QTest::newRow("tag and sample") << "tag:harbour sample:no"
                                    << "" << 0 << false;
}

void TestLibraryWords::searchLines()
{
    QFETCH(const QString, line);
    QFETCH(const QString, words);
    QFETCH(const int, filters);
    QFETCH(const bool, isWrong);
    const LibrarySearch search = readSearch(text::Naming::usual(*findSystem("threed")), threed::weaponRecord, line);
    QCOMPARE(search.words, words);
    QCOMPARE(int(search.filters.size()), filters);
    QCOMPARE(!search.complaint.isEmpty(), isWrong);
    QCOMPARE(search.conditions.size(), search.filters.size() + search.tags.size() + (search.sample ? 1 : 0));
}

void TestLibraryWords::searchLineRoundTrip()
{
    const System& system = *findSystem("threed");
    const LibrarySearch first = readSearch(
        text::Naming::usual(system), threed::weaponRecord,
        QStringLiteral("old calibre:\"5.6 mm\" recoil<=8 modes:semi shotgun=no tag:\"old town\" sample:yes"));
    LibraryQuery query;
    query.search = first.words.toStdString();
    query.filters = first.filters;
    query.tags = first.tags;
    query.sample = first.sample;
    const LibrarySearch again = readSearch(text::Naming::usual(system), threed::weaponRecord, searchLine(query));
    QCOMPARE(again.words, first.words);
    QVERIFY(again.filters == first.filters);
    QVERIFY(again.tags == first.tags);
    QCOMPARE(again.sample, first.sample);
    QCOMPARE(first.filters.size(), std::size_t(4));
    // Without a condition, the others stay.
    const LibrarySearch fewer = readSearch(text::Naming::usual(system), threed::weaponRecord,
                                           withoutCondition(searchLine(query), first.conditions[1].token));
    QCOMPARE(fewer.filters.size(), std::size_t(3));
}

void TestLibraryWords::whatIsSaidOfARecord_data()
{
    QTest::addColumn<LibrarySubject>("subject");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const RecordDeclaration& record, const void* values, const QString& line,
                        const QString& words) {
        LibrarySubject subject;
        subject.stored.system = "threed";
        subject.stored.record = AnyRecord(record, values);
        QTest::newRow(name) << subject << line << words;
    };
    threed::Character somebody;
    row("nothing about a skin nobody has", threed::characterRecord, &somebody, u"Traits"_qs, QString());
    somebody.xenoSkin = true;
    somebody.skinPv = 9;
    row("3D-XENO-01", threed::characterRecord, &somebody, u"Traits"_qs, u"Skin armour PV 9"_qs);
    somebody.xenoSkin = false;
    somebody.vevaphon = true;
    somebody.stormerRegeneration = true;
    row("3D-VEV-01 3D-REGEN-01", threed::characterRecord, &somebody, u"Traits"_qs,
        u"Hardening cells · Regeneration"_qs);
    threed::Armour plate;
    row("3D-DOD-06 no hindrance", threed::armourRecord, &plate, u"Dodge"_qs, u"0"_qs);
    plate.dodgeModifier = 3;
    row("3D-DOD-06", threed::armourRecord, &plate, u"Dodge"_qs, u"−3 to dodge"_qs);
    threed::MeleeWeapon club;
    club.penetration = -2;
    club.damage = 0;
    row("A-069 no AD", threed::meleeWeaponRecord, &club, u"Ratings"_qs,
        u"PEN −2 · DAM 0 + strength bonus · AD as DAM"_qs);
    row("3D-MEL-04", threed::meleeWeaponRecord, &club, u"A hit deviates"_qs, u"by 3 hexes"_qs);
    club.armourDamage = 4;
    club.handling = 1;
    row("3D-MEL-04 one", threed::meleeWeaponRecord, &club, u"A hit deviates"_qs, u"by 1 hex"_qs);
    row("AD", threed::meleeWeaponRecord, &club, u"Ratings"_qs, u"PEN −2 · DAM 0 + strength bonus · AD 4"_qs);
}

void TestLibraryWords::whatIsSaidOfARecord()
{
    QFETCH(LibrarySubject, subject);
    QFETCH(QString, line);
    QFETCH(QString, words);
    QString said;
    for (const LibraryFacts::Line& one :
         libraryFacts(subject, text::Naming::usual(*findSystem(subject.stored.system))).lines) {
        if (one.name == line)
            said = one.value;
    }
    QCOMPARE(said, words);
}

/// Half the limbs of a body would read as if the others had no value.
void TestLibraryWords::anArrayIsShownWholeOrNotAtAll()
{
    std::size_t arrays = 0;
    for (const System* system : systems()) {
        for (const RecordDeclaration* record : system->records()) {
            std::map<std::uint16_t, std::pair<int, int>> shown;  // of a field: usual columns, and all of them
            for (const LibraryColumn& column : libraryColumns(text::Naming::usual(*system), *record)) {
                auto& [usual, all] = shown[column.field];
                usual += column.isUsual ? 1 : 0;
                ++all;
            }
            for (const auto& [field, counts] : shown) {
                QVERIFY2(counts.first == 0 || counts.first == counts.second, record->fields[field].id.data());
                arrays += counts.second > 1 ? 1 : 0;
            }
        }
    }
    QVERIFY(arrays > 1);
}

void TestLibraryWords::modifiersHaveTheirSign_data()
{
    QTest::addColumn<const RecordDeclaration*>("record");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("words");
    const auto row = [](const RecordDeclaration& record, const char* field, int value, const QString& words) {
        QTest::addRow("%s %d", field, value) << &record << QByteArray(field) << value << words;
    };
    row(threed::weaponRecord, "accuracy", 2, u"+2"_qs);
    row(threed::weaponRecord, "accuracy", 0, u"0"_qs);
    row(threed::weaponRecord, "toHit", -1, u"−1"_qs);
    row(threed::meleeWeaponRecord, "toHit", 1, u"+1"_qs);
    row(threed::ammunitionRecord, "penetrationPlus", 3, u"+3"_qs);
    row(threed::modifierRecord, "value", 4, u"+4"_qs);
    row(threed::conditionTemplateRecord, "initiative", 5, u"+5"_qs);
    // Ratings, a place in an order, and what comes off.
    row(threed::weaponRecord, "recoil", 6, u"6"_qs);
    row(threed::meleeWeaponRecord, "penetration", 2, u"2"_qs);
    row(threed::meleeWeaponRecord, "penetration", -2, u"−2"_qs);
    row(threed::armourRecord, "layer", 1, u"1"_qs);
    row(threed::armourRecord, "dodgeModifier", 3, u"3"_qs);
}

void TestLibraryWords::modifiersHaveTheirSign()
{
    QFETCH(const RecordDeclaration*, record);
    QFETCH(QByteArray, field);
    QFETCH(int, value);
    QFETCH(QString, words);
    const System& system = *findSystem("threed");
    const FieldDeclaration& declared = *record->find(field.toStdString());
    QCOMPARE(valueWords(text::Naming::usual(system), declared, LoggedValue(std::int64_t{value})), words);
    // What is shown can be typed.
    const std::optional<LoggedValue> typed = valueTyped(system, declared, words);
    QVERIFY(typed.has_value());
    QCOMPARE(std::get<std::int64_t>(*typed), std::int64_t{value});
}

void TestLibraryWords::whatReadsAsANumber()
{
    const System& rules = *findSystem("threed");
    QVERIFY(readsAsNumber(rules, *threed::ammunitionRecord.find("penetrationTimes")));
    QVERIFY(!readsAsNumber(rules, *threed::accessoryRecord.find("kind")));
}

HITSPREAD_TEST(TestLibraryWords)
#include "tst_librarywords.moc"
