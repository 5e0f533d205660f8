#include "rules/systems/registry.h"
#include "support/testclass.h"
#include "text/joinedfields.h"

#include <QTest>

using namespace hitspread;

namespace {

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

/// Numbers that are written as one: what is typed, the fields it comes to, and how they are written again.
class TestJoinedFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTyped_data();
    void isTyped();
    void isNoneOfIt_data();
    void isNoneOfIt();
    void everyExampleIsRead();
};

void TestJoinedFields::isTyped_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<RecordKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QList<int>>("numbers");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* system, RecordKind kind, const char* id, const QString& typed,
                        const QList<int>& numbers, const QString& written) {
        QTest::addRow("%s %s %s", system, id, qPrintable(typed))
            << QString::fromLatin1(system) << kind << QString::fromLatin1(id) << typed << numbers << written;
    };
    row("percentile", RecordKind::Weapon, "damage", u"2d8+1"_qs, {2, 8, 1}, u"2d8+1"_qs);
    row("rollunder", RecordKind::Weapon, "damage", u"1d6+2"_qs, {1, 2}, u"1d6+2"_qs);
    row("rollunder", RecordKind::Weapon, "damage", u"2W6 - 1"_qs, {2, -1}, u"2d6−1"_qs);
    row("rollunder", RecordKind::Weapon, "damage", u"3"_qs, {0, 3}, u"3"_qs);
    row("rollunder", RecordKind::Character, "speed", u"5.25"_qs, {5250}, u"5.25"_qs);
    row("rollunder", RecordKind::Character, "speed", u"5,25"_qs, {5250}, u"5.25"_qs);
    row("rollunder", RecordKind::Character, "speed", u"6"_qs, {6000}, u"6.00"_qs);
    row("rollunder", RecordKind::Character, "speed", u"2.625"_qs, {2625}, u"2.625"_qs);
    row("rollunder", RecordKind::Character, "speed", u".5"_qs, {500}, u"0.50"_qs);
    row("twod6", RecordKind::Weapon, "damage", u"2d6+3"_qs, {2, 3}, u"2d6+3"_qs);
    row("twod6", RecordKind::Armour, "fraction", u"3/4"_qs, {3, 4}, u"3/4"_qs);
    row("twod6", RecordKind::Armour, "fraction", u"1 / 3"_qs, {1, 3}, u"1/3"_qs);
    row("twod6", RecordKind::Armour, "fraction", u"½"_qs, {1, 2}, u"1/2"_qs);
    row("twod6", RecordKind::Armour, "fraction", u"¼"_qs, {1, 4}, u"1/4"_qs);
    row("twod6", RecordKind::Armour, "fraction", u"¾"_qs, {3, 4}, u"3/4"_qs);
}

void TestJoinedFields::isTyped()
{
    QFETCH(const QString, system);
    QFETCH(const RecordKind, kind);
    QFETCH(const QString, id);
    QFETCH(const QString, typed);
    QFETCH(const QList<int>, numbers);
    QFETCH(const QString, written);
    const System& rules = *findSystem(system.toStdString());
    AnyRecord record(*rules.record(kind));
    const text::JoinedFields* joined = text::joinedNamed(rules, record.declaration(), id);
    QVERIFY(joined);
    const auto read = joined->read(typed, record);
    QVERIFY(read);
    QCOMPARE(QList<int>(read->begin(), read->end()), numbers);
    QCOMPARE(joined->fields.size(), read->size());
    for (std::size_t i = 0; i < read->size(); ++i)
        record.declaration().find(joined->fields[i])->setNumber(record.data(), 0, (*read)[i]);
    QCOMPARE(joined->words(record), written);
    // Each beginning of it may become it yet.
    for (qsizetype length = 1; length <= typed.size(); ++length)
        QVERIFY2(joined->begins(typed.left(length)), qPrintable(typed.left(length)));
}

void TestJoinedFields::isNoneOfIt_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<RecordKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("typed");
    const auto row = [](const char* system, RecordKind kind, const char* id, const QString& typed) {
        QTest::addRow("%s %s %s", system, id, qPrintable(typed))
            << QString::fromLatin1(system) << kind << QString::fromLatin1(id) << typed;
    };
    for (const char* typed : {"2d8", "sword", ""})
        row("rollunder", RecordKind::Weapon, "damage", QString::fromLatin1(typed));
    for (const char* typed : {"fast", "5.2555", "-1", "."})
        row("rollunder", RecordKind::Character, "speed", QString::fromLatin1(typed));
    row("twod6", RecordKind::Weapon, "damage", u"2d8"_qs);
    for (const char* typed : {"half", "3", "3/", "/4", "3/4/5", "-1/2"})
        row("twod6", RecordKind::Armour, "fraction", QString::fromLatin1(typed));
}

/// 3d6 roll-under and 2d6: all dice have six sides; Basic Speed is kept in thousandths, what armour stops as two numbers.
void TestJoinedFields::isNoneOfIt()
{
    QFETCH(const QString, system);
    QFETCH(const RecordKind, kind);
    QFETCH(const QString, id);
    QFETCH(const QString, typed);
    const System& rules = *findSystem(system.toStdString());
    const AnyRecord record(*rules.record(kind));
    const text::JoinedFields* joined = text::joinedNamed(rules, record.declaration(), id);
    QVERIFY(joined);
    QVERIFY(!joined->read(typed, record));
}

void TestJoinedFields::everyExampleIsRead()
{
    for (const System* system : systems()) {
        for (const RecordDeclaration* declaration : system->records()) {
            const AnyRecord record(*declaration);
            for (const text::JoinedFields* joined : text::joinedFieldsOf(*system, *declaration)) {
                QVERIFY2(!declaration->find(joined->id), qPrintable(fromView(joined->id)));
                QVERIFY(joined->read(joined->example(), record));
                QVERIFY(!joined->name().isEmpty());
            }
        }
    }
}

HITSPREAD_TEST(TestJoinedFields)
#include "joinedfields_test.moc"
