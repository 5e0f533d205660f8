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
    QTest::addColumn<RecordKind>("kind");
    QTest::addColumn<QString>("id");
    QTest::newRow("2d8") << RecordKind::Weapon << u"damage"_qs;
    QTest::newRow("sword") << RecordKind::Weapon << u"damage"_qs;
    QTest::newRow("") << RecordKind::Weapon << u"damage"_qs;
    QTest::newRow("fast") << RecordKind::Character << u"speed"_qs;
    QTest::newRow("5.2555") << RecordKind::Character << u"speed"_qs;
    QTest::newRow("-1") << RecordKind::Character << u"speed"_qs;
    QTest::newRow(".") << RecordKind::Character << u"speed"_qs;
}

/// 3d6 roll-under: all dice have six sides, and Basic Speed is kept in thousandths.
void TestJoinedFields::isNoneOfIt()
{
    QFETCH(const RecordKind, kind);
    QFETCH(const QString, id);
    const System& rules = *findSystem("rollunder");
    const AnyRecord record(*rules.record(kind));
    const text::JoinedFields* joined = text::joinedNamed(rules, record.declaration(), id);
    QVERIFY(joined);
    QVERIFY(!joined->read(QString::fromUtf8(QTest::currentDataTag()), record));
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
