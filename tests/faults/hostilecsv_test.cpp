#include "cli/program.h"
#include "hostilesource.h"
#include "support/testclass.h"

#include <QStringEncoder>
#include <QTest>

using namespace hitspread;

namespace {

const QStringList kOf{u"--kind"_qs, u"weapon"_qs, u"--system"_qs, u"threed"_qs};
const QStringList kImport = QStringList{u"import"_qs, u"FILE"_qs, u"SOURCE"_qs} + kOf;

/// Much of the same, written piece by piece.
struct Much {
    QByteArray before{};
    QByteArray piece{};
    qint64 times = 0;
    QByteArray behind{};
};

QByteArray utf16(const QString& text, QStringConverter::Encoding encoding, bool hasMark)
{
    QStringEncoder encoder(encoding, hasMark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
    return encoder(text);
}

}  // namespace

/// Tables that are made to do harm, into import.
class HostileCsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void much_data();
    void much();
    void forms();
    void chance();
    void cut();

private:
    QByteArray m_table;  ///< of the sample's weapons
};

void HostileCsvTest::initTestCase()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"camp.hitspread"_qs);
    QCOMPARE(runProgram({u"new"_qs, u"--sample"_qs, file}).exit, 0);
    m_table = runProgram(QStringList{u"export"_qs, file, u"--format"_qs, u"csv"_qs} + kOf).output;
    QVERIFY(m_table.size() > 1000);
}

void HostileCsvTest::much_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<qint64>("times");
    QTest::addColumn<QByteArray>("behind");
    const auto row = [](const char* name, const Much& much) {
        QTest::newRow(name) << much.before << much.piece << much.times << much.behind;
    };
    row("1,000,000 columns", {"Name", ",", 1'000'000, "\n"});
    row("1,000,000 cells in a row", {"Name,Range\nGun", ",", 1'000'000, "\n"});
    row("1,000,000 headings alike", {"Name", ",Name", 1'000'000, "\n"});
    row("a cell of 50 MB", {"Name,Range\nGun,", "x", 50'000'000, "\n"});
    row("a name of 50 MB in quotes", {"Name,Range\n\"", "x\n", 25'000'000, "\",1\n"});
    row("a heading of 50 MB", {"Name,", "x", 50'000'000, "\nGun,1\n"});
    row("a quote that is not closed", {"Name,Range\n\"Gun", "a,b\n", 10'000'000, ""});
    row("quotes alone", {"Name\n", "\"", 40'000'001, ""});
    row("100,000 empty lines", {"Name,Range\n", "\r\n", 100'000, "Gun,1\n"});
    row("30,000,000 empty lines", {"Name,Range\n", "\n", 30'000'000, "Gun,1\n"});
    row("1,000,000 rows", {"Name,Range\n", "Gun,1\n", 1'000'000, ""});
    row("100,000 rows of one name", {"Name,Range\n", "Gun,1\n", 99'999, ""});
    row("999 columns, many rows",
        {"Name" + QByteArray(998, ',') + "\n", "Gun" + QByteArray(998, ',') + "\n", 60'000, ""});
    row("1,000 times no letter", {"Name,Range\n", "\xff\xfe\xfd", 1'000, "\n"});
    row("65 MB", {"Name,Range\n", "Gun,1\n", 11'000'000, ""});
    row("semicolons and tabs", {"Name;Range\n", ";\t,", 1'000'000, "\n"});
    row("backslashes", {"Name\n", "\\", 5'000'000, "\n"});
    row("bytes 0", {"Name\n", QByteArray("\0", 1), 5'000'000, "\n"});
    row("carriage returns", {"Name,Range\r", "Gun,1\r", 50'000, ""});
}

/// A twentieth of it where it is not the long run.
void HostileCsvTest::much()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, piece);
    QFETCH(qint64, times);
    QFETCH(QByteArray, behind);
    const qint64 count = support::isLongRun() ? times : std::max<qint64>(times / 20, 1'001);
    support::HostileSource source(u"CSV: "_qs + QString::fromLatin1(QTest::currentDataTag()), 900);
    source.write([&](QFile& file) {
        file.write(before);
        const qint64 together = std::clamp<qint64>(100'000 / piece.size(), 1, count);
        const QByteArray many = piece.repeated(together);
        for (qint64 left = count; left > 0; left -= together)
            file.write(left < together ? piece.repeated(left) : many);
        file.write(behind);
    });
    source.tryIt(kImport + QStringList{u"--dry-run"_qs}, u"dry run"_qs);
    source.tryIt(kImport, u"import"_qs);
    QCOMPARE(source.end("17"), QString());
}

void HostileCsvTest::forms()
{
    support::HostileSource source(u"CSV: forms and encodings"_qs, 400);
    const QString text = QString::fromUtf8(m_table);
    const QList<std::pair<QString, QByteArray>> all{
        {u"empty"_qs, {}},
        {u"line ends alone"_qs, "\r\n\r\n\n\r"},
        {u"headings alone"_qs, m_table.left(m_table.indexOf('\n') + 1)},
        {u"headings without an end"_qs, "Name,Range"},
        {u"headings twice"_qs, m_table.left(m_table.indexOf('\n') + 1) + m_table},
        {u"two headings alike"_qs, "Name,Range,Range\nGun,1,2\n"},
        {u"headings of two languages"_qs, "Name,Range,Reichweite\nGun,1,2\n"},
        {u"mixed line ends"_qs, "Name,Range\rOne gun,1\nTwo gun,2\r\nThree gun,3\n\rFour gun,4"},
        {u"a mark within"_qs, "Name,Range\nOne gun,1\n\xef\xbb\xbfTwo gun,2\n"},
        {u"a mark before each line"_qs, "\xef\xbb\xbfName,Range\n\xef\xbb\xbfGun,1\n"},
        {u"two marks"_qs, "\xef\xbb\xbf\xef\xbb\xbfName,Range\nGun,1\n"},
        {u"mark of UTF-16 alone"_qs, "\xff\xfe"},
        {u"mark of UTF-16 before UTF-8"_qs, "\xff\xfeName,Range\nGun,1\n"},
        {u"half a UTF-16"_qs, utf16(text, QStringConverter::Utf16LE, true).chopped(1)},
        {u"UTF-16LE"_qs, utf16(text, QStringConverter::Utf16LE, false)},
        {u"UTF-16BE"_qs, utf16(text, QStringConverter::Utf16BE, true)},
        {u"UTF-32"_qs, utf16(text, QStringConverter::Utf32LE, true)},
        {u"a half surrogate in UTF-16"_qs,
         utf16(u"Name,Range\nGun "_qs, QStringConverter::Utf16LE, true) + QByteArray("\x00\xd8", 2)
             + utf16(u",1\n"_qs, QStringConverter::Utf16LE, false)},
        {u"windows-1252"_qs,
         "Name,Range\nB\xfc"
         "chse,1\n"},
        {u"Shift-JIS"_qs, QByteArray("Name,Range\n\x8e\x8f,1\n").repeated(1)},
        {u"formulas"_qs, "Name,Range,Notes\n=cmd|' /C calc'!A0,=1+1,@SUM(1)\n+1,-1,'=1\n"},
        {u"escapes of a terminal"_qs, "Name,Range\n\x1b]0;x\x07\x1b[2JGun,1\n"},
        {u"control characters"_qs,
         "Name,Range\n\x01\x02\x7f\x08Gun,\x03"
         "1\n"},
        {u"bidirectional marks"_qs, "Name,Range\n\xe2\x80\xaeGun\xe2\x80\xac,1\n"},
        {u"ragged rows"_qs, "Name,Range\nOne gun\nTwo gun,2,3,4\n,\n,,,,\nThree gun,3\n"},
        {u"numbers beyond all"_qs,
         "Name,Range\nOne,99999999999999999999\nTwo,1e308\nThree,-2147483649\nFour,NaN\nFive,0x10\n"},
        {u"quotes within"_qs, "Name,Range\nA\"b\"c,1\n\"d\"e,2\n\"\"\"f\"\"\",3\n"},
        {u"sep= alone"_qs, "sep=;"},
        {u"sep= of none"_qs, "sep=x\nNamexRange\nGunx1\n"},
        {u"sep= and a byte 0"_qs, QByteArray("sep=\0\nName\nGun\n", 16)},
        {u"a name alone, in blanks"_qs, "Name\n   \n\t\n"},
        {u"no column of names"_qs, "Range,Price\n1,2\n"},
        {u"a picture"_qs, QByteArray::fromHex("89504e470d0a1a0a0000000d49484452")},
        {u"a spreadsheet"_qs, "PK\x03\x04 xl/workbook"},
        {u"markup"_qs, "<html><table><tr><td>Name</td></tr></table></html>"},
        {u"JSON by its end"_qs, "{\"Name\": \"Gun\""}};
    for (const auto& [name, bytes] : all) {
        source.write(bytes);
        source.tryIt(kImport, name);
        source.tryIt(kImport + QStringList{u"--skip-faulty"_qs}, name + u", faulty rows left out"_qs);
    }
    // Said to be in what it is not.
    for (const QString& encoding :
         {u"UTF-8"_qs, u"UTF-16"_qs, u"UTF-32"_qs, u"Shift_JIS"_qs, u"UTF-7"_qs, u"EBCDIC-US"_qs, u"none"_qs, u""_qs}) {
        for (const QByteArray& bytes :
             {m_table, QByteArray("Name,Range\nB\xfc\xff,1\n"), utf16(text, QStringConverter::Utf16LE, true)}) {
            source.write(bytes);
            source.tryIt(kImport + QStringList{u"--encoding"_qs, encoding}, u"said to be "_qs + encoding);
        }
    }
    QCOMPARE(source.end("17"), QString());
    QCOMPARE_GT(source.refused(), 20);
}

void HostileCsvTest::chance()
{
    support::HostileSource source(u"CSV: changed by chance"_qs, 400);
    const QByteArray base = m_table.left(m_table.indexOf("\r\n", m_table.size() / 2) + 2);
    for (int i = 0; i < support::hostileTries(20); ++i) {
        source.write(support::mutated(base, 20261201 + static_cast<std::uint64_t>(i)));
        source.tryIt(kImport + (i % 2 == 0 ? QStringList() : QStringList{u"--skip-faulty"_qs}), u"seed %1"_qs.arg(i));
    }
    QCOMPARE(source.end("17"), QString());
}

void HostileCsvTest::cut()
{
    support::HostileSource source(u"CSV: cut short"_qs, 400);
    for (int i = 0; i < 60; i += support::isLongRun() ? 1 : 7) {
        source.write(m_table.first(m_table.size() * i / 60));
        source.tryIt(kImport, u"%1/60"_qs.arg(i));
    }
    QCOMPARE(source.end("17"), QString());
}

HITSPREAD_TEST(HostileCsvTest)
#include "hostilecsv_test.moc"
