#include <QTest>

#include "storage/sqlite/connection.h"
#include "storage/sqlite/statement.h"
#include "support/problemof.h"
#include "support/testclass.h"

#include <sqlite3.h>

#include <limits>
#include <memory>

using namespace hitspread;
using namespace hitspread::storage;
using support::problemOf;

namespace {

struct Close {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};

const QVariant kNoText{QMetaType(QMetaType::QString)};
const QVariant kNoNumber{QMetaType(QMetaType::LongLong)};

}  // namespace

/// What is bound arrives as it is, what is read is what is there, and what SQLite refuses is told apart.
class StatementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsBoundArrives_data();
    void whatIsBoundArrives();
    void textThatIsReadIsSound_data();
    void textThatIsReadIsSound();
    void bytesAreReadAsTheyAre();
    void noValueIsEmpty();
    void whereThereIsNoRowThereIsNoValue();
    void everyRowComesOnce();
    void asManyValuesAsPlaces_data();
    void asManyValuesAsPlaces();
    void onlyAStatementIsPrepared_data();
    void onlyAStatementIsPrepared();
    void whatFailedRunsAgain();
    void whatIsFinishedHoldsNothing();
    void whatIsRefusedIsToldApart_data();
    void whatIsRefusedIsToldApart();

private:
    [[nodiscard]] Statement prepared(const char* sql) const;
    /// At the row that `sql` gives.
    [[nodiscard]] Statement rowOf(const char* sql, const std::vector<QVariant>& values = {}) const;

    std::unique_ptr<sqlite3, Close> m_database;
};

void StatementTest::init()
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(":memory:", &database), SQLITE_OK);
    m_database.reset(database);
}

Statement StatementTest::prepared(const char* sql) const
{
    Statement statement;
    QTest::qCompare(statement.prepare(m_database.get(), QString::fromUtf8(sql)), SQLITE_OK, sql, "", __FILE__,
                    __LINE__);
    return statement;
}

Statement StatementTest::rowOf(const char* sql, const std::vector<QVariant>& values) const
{
    Statement statement = prepared(sql);
    QTest::qCompare(statement.run(values), SQLITE_ROW, sql, "", __FILE__, __LINE__);
    return statement;
}

void StatementTest::whatIsBoundArrives_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("letters");
    const auto row = [](const char* name, const QVariant& value, const char* type, const QByteArray& letters) {
        QTest::newRow(name) << value << QString::fromLatin1(type) << letters;
    };
    row("yes", true, "integer", "1");
    row("number", -7, "integer", "-7");
    row("number without a sign", 4294967295U, "integer", "4294967295");
    row("least number", std::numeric_limits<qint64>::min(), "integer", "-9223372036854775808");
    row("fraction", 0.5, "real", "0.5");
    row("text", QStringLiteral("Zoë 🎲"), "text", "Zoë 🎲");
    row("empty text", QStringLiteral(""), "text", "");
    row("text with a zero in it", QStringLiteral(u"a\0b"), "text", QByteArray("a\0b", 3));
    row("bytes", QByteArray("\x00\xFF\x7F", 3), "blob", QByteArray("\x00\xFF\x7F", 3));
    row("no bytes at all", QByteArray(""), "blob", "");
    row("text that is null", QString(), "null", "");
    row("bytes that are null", QByteArray(), "null", "");
    row("null of a text", kNoText, "null", "");
    row("null of a number", kNoNumber, "null", "");
    row("nothing", QVariant(), "null", "");
}

void StatementTest::whatIsBoundArrives()
{
    QFETCH(QVariant, value);
    QFETCH(QByteArray, letters);
    const Statement row = rowOf("SELECT typeof(?1), hex(?1), ?1", {value});
    QTEST(row.value(0).toString(), "type");
    QCOMPARE(QByteArray::fromHex(row.value(1).toByteArray()), letters);
    // And comes back.
    QCOMPARE(row.bytes(2), letters);
    QCOMPARE(row.value(2).isNull(), row.value(0) == QStringLiteral("null"));
}

void StatementTest::textThatIsReadIsSound_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("sound") << QByteArray("Zoë 🎲") << QStringLiteral("Zoë 🎲");
    QTest::newRow("a byte that none begins with") << QByteArray("a\xFFz") << QStringLiteral(u"a\uFFFDz");
    QTest::newRow("cut off") << QByteArray("a\xC3") << QStringLiteral(u"a\uFFFD");
    QTest::newRow("longer than need be") << QByteArray("a\xC0\x80z") << QStringLiteral(u"a\uFFFDz");
    QTest::newRow("half a pair") << QByteArray("a\xED\xA0\x80z") << QStringLiteral(u"a\uFFFDz");
}

void StatementTest::textThatIsReadIsSound()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    const Statement row = rowOf("SELECT CAST(?1 AS TEXT), CAST(?1 AS TEXT)", {bytes});
    QCOMPARE(QString::fromStdString(row.text(0)), text);
    QCOMPARE(QByteArray::fromStdString(row.text(0)), text.toUtf8());
    QCOMPARE(row.value(1).toString(), text);
}

void StatementTest::bytesAreReadAsTheyAre()
{
    const QByteArray bytes("a\xFF\x00z", 4);
    const Statement row = rowOf("SELECT ?1, CAST(?1 AS TEXT), 'Zoë'", {bytes});
    QCOMPARE(row.value(0).typeId(), QMetaType::QByteArray);
    QCOMPARE(row.value(0).toByteArray(), bytes);
    QCOMPARE(row.bytes(1), bytes);
    // Whatever the column was read as before.
    QCOMPARE(row.value(2).toString(), QStringLiteral("Zoë"));
    QCOMPARE(row.bytes(2), QByteArray("Zoë"));
    QCOMPARE(row.text(2), std::string("Zoë"));
}

void StatementTest::noValueIsEmpty()
{
    const Statement row = rowOf("SELECT NULL");
    QVERIFY(row.value(0).isValid());
    QVERIFY(row.value(0).isNull());
    QVERIFY(row.text(0).empty());
    QVERIFY(row.bytes(0).isEmpty());
    QCOMPARE(row.number(0), 0);
}

void StatementTest::whereThereIsNoRowThereIsNoValue()
{
    Statement statement = prepared("SELECT 7 WHERE ?");
    QCOMPARE(statement.run({true}), SQLITE_ROW);
    QVERIFY(statement.isAtRow());
    QCOMPARE(statement.number(0), 7);
    statement.finish();
    for (int time = 0; time < 2; ++time) {
        QVERIFY(!statement.isAtRow());
        QVERIFY(!statement.value(0).isValid());
        QVERIFY(statement.text(0).empty());
        QVERIFY(statement.bytes(0).isEmpty());
        QCOMPARE(statement.number(0), 0);
        QCOMPARE(statement.run({false}), SQLITE_DONE);
    }
}

void StatementTest::everyRowComesOnce()
{
    Statement statement = prepared("VALUES (1), (2)");
    QCOMPARE(statement.run({}), SQLITE_ROW);
    for (const qint64 expected : {1, 2}) {
        QCOMPARE(statement.next(), SQLITE_ROW);
        QCOMPARE(statement.number(0), expected);
    }
    QCOMPARE(statement.next(), SQLITE_DONE);
    // SQLite would begin again.
    QCOMPARE(statement.next(), SQLITE_DONE);
}

void StatementTest::asManyValuesAsPlaces_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("none") << 0;
    QTest::newRow("one too few") << 1;
    QTest::newRow("one too many") << 3;
}

void StatementTest::asManyValuesAsPlaces()
{
    QFETCH(int, count);
    QCOMPARE(prepared("CREATE TABLE t (a, b)").run({}), SQLITE_DONE);
    const std::vector<QVariant> values(static_cast<std::size_t>(count), 1);
    QCOMPARE(prepared("INSERT INTO t VALUES (?, ?)").run(values), SQLITE_MISUSE);
    QCOMPARE(rowOf("SELECT count(*) FROM t").number(0), 0);
    // For whoever asks the connection that is a fault of the program, not of what somebody typed.
    Connection connection(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    const auto problem = problemOf([&] { (void)connection.value(QStringLiteral("SELECT ? + ?"), values); });
    QVERIFY(problem.has_value());
    QCOMPARE(problem->code, ProblemCode::StorageFault);
}

void StatementTest::onlyAStatementIsPrepared_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("result");
    QTest::newRow("empty") << QString() << SQLITE_MISUSE;
    QTest::newRow("a remark") << QStringLiteral("-- nothing") << SQLITE_MISUSE;
    QTest::newRow("no SQL") << QStringLiteral("SELEC 1") << SQLITE_ERROR;
    QTest::newRow("no such table") << QStringLiteral("SELECT * FROM elsewhere") << SQLITE_ERROR;
}

void StatementTest::onlyAStatementIsPrepared()
{
    QFETCH(QString, sql);
    Statement statement;
    QTEST(statement.prepare(m_database.get(), sql), "result");
}

void StatementTest::whatFailedRunsAgain()
{
    QCOMPARE(prepared("CREATE TABLE t (a INTEGER PRIMARY KEY)").run({}), SQLITE_DONE);
    Statement insert = prepared("INSERT INTO t VALUES (?)");
    QCOMPARE(insert.run({5}), SQLITE_DONE);
    QCOMPARE(insert.lastId(), 5);
    QCOMPARE(insert.affected(), 1);
    QCOMPARE(insert.run({5}) & 0xFF, SQLITE_CONSTRAINT);
    QCOMPARE(QByteArray(sqlite3_errmsg(m_database.get())), QByteArray("UNIQUE constraint failed: t.a"));
    QCOMPARE(insert.next(), SQLITE_DONE);
    QCOMPARE(insert.run({6}), SQLITE_DONE);
    QCOMPARE(insert.lastId(), 6);
}

void StatementTest::whatIsFinishedHoldsNothing()
{
    QCOMPARE(prepared("CREATE TABLE t AS VALUES (1), (2)").run({}), SQLITE_DONE);
    Statement reading = rowOf("SELECT * FROM t");
    Statement dropping = prepared("DROP TABLE t");
    QCOMPARE(dropping.run({}), SQLITE_LOCKED);
    reading.finish();
    QCOMPARE(dropping.run({}), SQLITE_DONE);
}

void StatementTest::whatIsRefusedIsToldApart_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("reason");
    const auto row = [](const char* name, const char* sql, ProblemCode code, Reason reason) {
        QTest::newRow(name) << QString::fromLatin1(sql) << static_cast<int>(code) << static_cast<int>(reason);
    };
    row("a second one", "INSERT INTO t VALUES (1, 2, NULL)", ProblemCode::BadInput, Reason::ThereIsOneAlready);
    row("of nobody", "INSERT INTO t VALUES (2, 2, 9)", ProblemCode::BadInput, Reason::RefersToNothing);
    row("out of range", "INSERT INTO t VALUES (2, 0, NULL)", ProblemCode::BadInput, Reason::ValueNotTaken);
    row("no SQL", "SELEC 1", ProblemCode::StorageFault, Reason::DatabaseSays);
}

void StatementTest::whatIsRefusedIsToldApart()
{
    QFETCH(QString, sql);
    QFETCH(int, code);
    Connection connection(QStringLiteral(":memory:"), Connection::Access::ReadWrite);
    connection.runOnce(QStringLiteral("CREATE TABLE t (a INTEGER PRIMARY KEY, b CHECK (b > 0), c REFERENCES t (a))"));
    connection.runOnce(QStringLiteral("INSERT INTO t VALUES (?, ?, ?)"), {1, 1, kNoNumber});
    const auto problem = problemOf([&] { (void)connection.run(sql); });
    QVERIFY(problem.has_value());
    QCOMPARE(static_cast<int>(problem->code), code);
    QTEST(static_cast<int>(problem->causes.at(0).reason), "reason");
    QCOMPARE(connection.value(QStringLiteral("SELECT count(*) FROM t")).toInt(), 1);
}

HITSPREAD_TEST(StatementTest)
#include "statement_test.moc"
