#include <QTest>

#include "formats/table/tablewriter.h"
#include "support/testclass.h"

using namespace hitspread;

/// Tables as CSV, RFC 4180.
class CsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cells_data();
    void cells();
    void textsLikeNumbers_data();
    void textsLikeNumbers();
    void rowsEndWithCrLf();
    void asSpreadsheetsOpenIt();
};

void CsvTest::cells_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("plain") << u"Ines Varga"_qs << QByteArray("Ines Varga");
    QTest::newRow("empty") << QString() << QByteArray();
    QTest::newRow("comma") << u"Round 2, phase 1"_qs << QByteArray("\"Round 2, phase 1\"");
    QTest::newRow("quotes") << u"he said \"no\""_qs << QByteArray("\"he said \"\"no\"\"\"");
    QTest::newRow("line feed") << u"a\nb"_qs << QByteArray("\"a\nb\"");
    QTest::newRow("UTF-8") << u"0 → 2"_qs << QByteArray("0 \xe2\x86\x92 2");
    QTest::newRow("formula") << u"=1+1"_qs << QByteArray("'=1+1");
    QTest::newRow("formula behind a line feed") << u"\n=1+1"_qs << QByteArray("\"'\n=1+1\"");
    for (const char16_t sign : {u'=', u'+', u'-', u'@', u'＝', u'＋', u'－', u'＠'})
        QTest::addRow("formula by %s", qPrintable(QString(QChar(sign))))
            << QChar(sign) + u"A1"_qs << QByteArray("'") + QString(QChar(sign)).toUtf8() + "A1";
    QTest::newRow("negative number") << u"-3"_qs << QByteArray("-3");
    QTest::newRow("negative decimal") << u"-3,5"_qs << QByteArray("\"-3,5\"");
    QTest::newRow("a formula of numbers") << u"-3-2"_qs << QByteArray("'-3-2");
    QTest::newRow("formula with a comma") << u"@SUM(A1,A2)"_qs << QByteArray("\"'@SUM(A1,A2)\"");
}

void CsvTest::cells()
{
    QFETCH(QString, cell);
    QFETCH(QByteArray, bytes);
    QCOMPARE(formats::csvOf({{cell, u"end"_qs}}), bytes + ",end\r\n");
}

void CsvTest::textsLikeNumbers_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("isGuarded");
    for (const char* cell : {"007", "1e5", "1-2", "12:30", "1.5", "1,5", ".5", "5.", "2026-11-30", "30.11.2026", "50%",
                             "1234567890123456", "-007", "-1.5", "00"})
        QTest::newRow(cell) << QString::fromLatin1(cell) << true;
    for (const char* cell : {"7", "0", "-3", "123456789012345", "2d6", "e", "%", "", "10 m", "v1.5"})
        QTest::newRow(cell) << QString::fromLatin1(cell) << false;
}

/// A spreadsheet would write them otherwise: where the table is read back they are texts.
void CsvTest::textsLikeNumbers()
{
    QFETCH(QString, cell);
    QFETCH(bool, isGuarded);
    const auto firstOf = [](const QByteArray& bytes) { return QByteArray(bytes).replace('"', ""); };
    const QByteArray plain = cell.toUtf8() + ",end\r\n";
    QCOMPARE(firstOf(formats::csvOf({{cell, u"end"_qs}})), plain);
    QCOMPARE(firstOf(formats::csvOf({{cell, u"end"_qs}}, {.isReadBack = true})), isGuarded ? '\'' + plain : plain);
}

void CsvTest::rowsEndWithCrLf()
{
    QCOMPARE(formats::csvOf({{u"a"_qs, u"b"_qs}, {u"c"_qs, QString()}}), QByteArray("a,b\r\nc,\r\n"));
    QCOMPARE(formats::csvOf({}), QByteArray());
}

void CsvTest::asSpreadsheetsOpenIt()
{
    const QList<QStringList> rows{{u"a;b"_qs, u"c,d"_qs}};
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(formats::csvOf(rows, formats::spreadsheetForm()),
             QByteArray("\xef\xbb\xbf"
                        "\"a;b\",\"c,d\"\r\n"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(formats::csvOf(rows, formats::spreadsheetForm()), QByteArray("\xef\xbb\xbf\"a;b\";\"c,d\"\r\n"));
    QLocale::setDefault(before);
}

HITSPREAD_TEST(CsvTest)
#include "csv_test.moc"
