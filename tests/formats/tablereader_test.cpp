#include <QTest>

#include "formats/table/tablereader.h"
#include "formats/table/tablewriter.h"
#include "services/refusal/problem.h"
#include "support/testclass.h"

using namespace hitspread;

namespace {

using CellRows = QList<QStringList>;

QByteArray utf16(const QString& text, bool isBigEndian)
{
    QByteArray bytes;
    for (const QChar letter : text) {
        const char low = static_cast<char>(letter.cell());
        const char high = static_cast<char>(letter.row());
        bytes += isBigEndian ? high : low;
        bytes += isBigEndian ? low : high;
    }
    return bytes;
}

CellRows cellsOf(const formats::ReadTable& table)
{
    CellRows rows;
    for (const TableLine& line : table.rows) {
        QStringList cells;
        for (const std::string& cell : line.cells)
            cells << QString::fromStdString(cell);
        rows << cells;
    }
    return rows;
}

QString refusedWith(const QByteArray& bytes, const QString& encoding = {}, const formats::TableLimits& limits = {})
{
    try {
        (void)formats::readTable(bytes, u"t.csv"_qs, encoding, limits);
    } catch (const Failure& failure) {
        return QString::fromStdString(spelled(failure.problem().where) + ' '
                                      + std::string(idOf(failure.problem().causes.front().reason)));
    }
    return {};
}

}  // namespace

/// Tables as others write them.
class TableReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void encodings_data();
    void encodings();
    void forms_data();
    void forms();
    void linesOfTheSource();
    void hostile_data();
    void hostile();
    void whatIsWrittenIsRead_data();
    void whatIsWrittenIsRead();
    void manyCellsOfAnything();
};

void TableReaderTest::encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<bool>("isGuess");
    const QString text = u"Name,Note\r\nJürgen,größer\r\n"_qs;
    QTest::newRow("UTF-8") << text.toUtf8() << u"UTF-8"_qs << false;
    QTest::newRow("UTF-8 with its mark") << "\xef\xbb\xbf" + text.toUtf8() << u"UTF-8"_qs << false;
    QTest::newRow("UTF-16 LE") << "\xff\xfe" + utf16(text, false) << u"UTF-16LE"_qs << false;
    QTest::newRow("UTF-16 BE") << "\xfe\xff" + utf16(text, true) << u"UTF-16BE"_qs << false;
    QTest::newRow("UTF-16 LE without a mark") << utf16(text, false) << u"UTF-16LE"_qs << false;
    QTest::newRow("UTF-16 BE without a mark") << utf16(text, true) << u"UTF-16BE"_qs << false;
    QTest::newRow("cp1252") << text.toLatin1() << u"windows-1252"_qs << true;
}

void TableReaderTest::encodings()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(bool, isGuess);
    const formats::ReadTable table = formats::readTable(bytes, u"t.csv"_qs);
    QCOMPARE(cellsOf(table), (CellRows{{u"Name"_qs, u"Note"_qs}, {u"Jürgen"_qs, u"größer"_qs}}));
    QCOMPARE(table.encoding, encoding);
    QCOMPARE(table.isEncodingGuessed, isGuess);
    QCOMPARE(cellsOf(formats::readTable(bytes, u"t.csv"_qs, encoding)), cellsOf(table));
}

void TableReaderTest::forms_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<CellRows>("rows");
    const CellRows two{{u"a"_qs, u"b"_qs}, {u"c"_qs, u"d"_qs}};
    QTest::newRow("comma") << QByteArray("a,b\nc,d\n") << two;
    QTest::newRow("semicolon") << QByteArray("a;b\nc;d\n") << two;
    QTest::newRow("tab") << QByteArray("a\tb\nc\td\n") << two;
    QTest::newRow("said by itself") << QByteArray("sep=;\r\na;b\r\nc;d\r\n") << two;
    QTest::newRow("without a last end") << QByteArray("a,b\nc,d") << two;
    QTest::newRow("CR alone") << QByteArray("a,b\rc,d\r") << two;
    QTest::newRow("blank lines") << QByteArray("\n\na,b\n\r\n\nc,d\n\n") << two;
    QTest::newRow("decimal comma") << QByteArray("a;b\n1,5;2,5,5\n")
                                   << CellRows{{u"a"_qs, u"b"_qs}, {u"1,5"_qs, u"2,5,5"_qs}};
    QTest::newRow("separator in a quoted heading")
        << QByteArray("\"a,x,y\";b\nc;d\n") << CellRows{{u"a,x,y"_qs, u"b"_qs}, {u"c"_qs, u"d"_qs}};
    QTest::newRow("headings with commas")
        << QByteArray("a, x, y;b\nc;d\n") << CellRows{{u"a, x, y"_qs, u"b"_qs}, {u"c"_qs, u"d"_qs}};
    QTest::newRow("line break in a cell")
        << QByteArray("a,b\n\"c\nx\",d\n") << CellRows{{u"a"_qs, u"b"_qs}, {u"c\nx"_qs, u"d"_qs}};
    QTest::newRow("quotes") << QByteArray("a,b\n\"he said \"\"no\"\"\",d\n")
                            << CellRows{{u"a"_qs, u"b"_qs}, {u"he said \"no\""_qs, u"d"_qs}};
    QTest::newRow("quote within") << QByteArray("a,b\n5\" gun,d\n")
                                  << CellRows{{u"a"_qs, u"b"_qs}, {u"5\" gun"_qs, u"d"_qs}};
    QTest::newRow("blanks are kept") << QByteArray("a,b\n c ,\" d \"\n")
                                     << CellRows{{u"a"_qs, u"b"_qs}, {u" c "_qs, u" d "_qs}};
    QTest::newRow("empty cells") << QByteArray("a,b\n,\"\"\n") << CellRows{{u"a"_qs, u"b"_qs}, {QString(), QString()}};
    QTest::newRow("one column") << QByteArray("a\nb\n") << CellRows{{u"a"_qs}, {u"b"_qs}};
    QTest::newRow("rows of other lengths")
        << QByteArray("a,b\nc\nd,e,f\n") << CellRows{{u"a"_qs, u"b"_qs}, {u"c"_qs}, {u"d"_qs, u"e"_qs, u"f"_qs}};
    QTest::newRow("formula") << QByteArray("a,b\n'=1+1,''=1\n")
                             << CellRows{{u"a"_qs, u"b"_qs}, {u"=1+1"_qs, u"'=1"_qs}};
    QTest::newRow("an apostrophe of its own")
        << QByteArray("a,b\n'tis,-3\n") << CellRows{{u"a"_qs, u"b"_qs}, {u"'tis"_qs, u"-3"_qs}};
}

void TableReaderTest::forms()
{
    QFETCH(QByteArray, bytes);
    QFETCH(CellRows, rows);
    QCOMPARE(cellsOf(formats::readTable(bytes, u"t.csv"_qs)), rows);
}

void TableReaderTest::linesOfTheSource()
{
    const formats::ReadTable table = formats::readTable("\na,b\r\n\"c\r\nx\n\",d\n\n\re,f", u"t.csv"_qs);
    QList<std::size_t> lines;
    for (const TableLine& line : table.rows)
        lines << line.line;
    QCOMPARE(lines, (QList<std::size_t>{2, 3, 8}));
}

void TableReaderTest::hostile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QString>("refused");
    QTest::newRow("byte 0") << QByteArray("a,b\nc,\0d\nx,y,z\n", 14) << QString() << u"t.csv:2 NulInTable"_qs;
    QTest::newRow("quote not closed") << QByteArray("a,b\nc,d\n\"e,f\ng,h\n") << QString()
                                      << u"t.csv:3 QuoteNotClosed"_qs;
    QTest::newRow("columns") << "a,b\n" + QByteArray(20, ',') + "\n" << QString() << u"t.csv:2 TooManyColumns"_qs;
    QTest::newRow("columns without an end")
        << "a,b\n" + QByteArray(20, ',') << QString() << u"t.csv:2 TooManyColumns"_qs;
    QTest::newRow("rows") << "a,b\n" + QByteArray("c,d\n").repeated(20) << QString() << u"t.csv:9 TooManyRows"_qs;
    QTest::newRow("cells") << QByteArray("a,b,c,d,e,f,g\n").repeated(6) << QString() << u"t.csv:6 TooManyElements"_qs;
    QTest::newRow("bytes") << QByteArray(200, 'a') << QString() << u"t.csv TooManyBytes"_qs;
    QTest::newRow("empty") << QByteArray() << QString() << u"t.csv TableEmpty"_qs;
    QTest::newRow("nothing but ends") << QByteArray("\r\n\n") << QString() << u"t.csv TableEmpty"_qs;
    QTest::newRow("other encoding") << QByteArray("a,\xfc\n") << u"UTF-8"_qs << u"t.csv NotInEncoding"_qs;
    QTest::newRow("half a letter") << QByteArray("\xff\xfe"
                                                 "a",
                                                 3)
                                   << QString() << u"t.csv NotInEncoding"_qs;
    QTest::newRow("no such encoding") << QByteArray("a,b\n") << u"Klingon"_qs << u"t.csv NoSuchEncoding"_qs;
}

void TableReaderTest::hostile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    QFETCH(QString, refused);
    QCOMPARE(refusedWith(bytes, encoding, {.bytes = 150, .columns = 10, .rows = 8, .cells = 40}), refused);
}

void TableReaderTest::whatIsWrittenIsRead_data()
{
    QTest::addColumn<char>("separator");
    QTest::newRow("comma") << ',';
    QTest::newRow("semicolon") << ';';
    QTest::newRow("tab") << '\t';
}

void TableReaderTest::whatIsWrittenIsRead()
{
    QFETCH(char, separator);
    const CellRows rows{{u"a"_qs, u"b"_qs, u"c"_qs},
                        {u"=1+1"_qs, u"'=1"_qs, u"''+2"_qs},
                        {u"-3"_qs, u"-3-2"_qs, u"'"_qs},
                        {u" x "_qs, u"\"\""_qs, u"\r\n\t"_qs},
                        {u"a,b;c\td"_qs, u"－1"_qs, u"🎯\n"_qs},
                        {QString(), QString(), QString()}};
    for (const bool hasMark : {false, true}) {
        const formats::ReadTable table = formats::readTable(formats::csvOf(rows, {separator, hasMark}), u"t.csv"_qs);
        QCOMPARE(cellsOf(table), rows);
        QCOMPARE(table.separator, separator);
    }
    QCOMPARE(cellsOf(formats::readTable(formats::csvOf({{u"a"_qs}, {QString()}}), u"t.csv"_qs)),
             (CellRows{{u"a"_qs}, {QString()}}));
}

/// Whatever bytes there are: a table or a refusal, never anything else.
void TableReaderTest::manyCellsOfAnything()
{
    constexpr std::array kPieces{"a", ",", ";", "\t", "\"", "\n", "\r", "'", "=", "\xfc", "\xc3\xbc", "sep=;", " "};
    quint32 state = 20261130;
    int read = 0;
    for (int i = 0; i < 3000; ++i) {
        QByteArray bytes;
        for (int piece = 0; piece < i % 40; ++piece) {
            state = state * 1664525U + 1013904223U;
            bytes += kPieces[(state >> 16) % kPieces.size()];
        }
        if (refusedWith(bytes).isEmpty())
            ++read;
    }
    QVERIFY(read > 1000);
}

HITSPREAD_TEST(TableReaderTest)
#include "tablereader_test.moc"
