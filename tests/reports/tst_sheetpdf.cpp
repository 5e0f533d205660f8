#include "reports/paper/canvas.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"

#include <QDateTime>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace hitspread;
using namespace hitspread::paper;
using support::fetchedSheet;
using support::optionsFor;
using support::printedSheet;
using support::SheetBuilder;
using support::sheetBuilderNamed;

/// The combat sheet as a PDF file: what readers of such files find in it.
class TestSheetPdf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWordIsInThePdf_data() { support::addSheetCases(); }
    void everyWordIsInThePdf();
    void fontsAreEmbedded_data() { support::addSheetCases(); }
    void fontsAreEmbedded();
    void minusNeedsNoOtherFont();
    void pageSize_data();
    void pageSize();
    void sameAgain();
    void severalHaveBookmarks();
};

namespace {

/// What a program of poppler-utils says about a PDF; nothing when it is not installed.
std::optional<QString> askPoppler(const QString& program, const QStringList& before, const QByteArray& pdf,
                                  const QStringList& after)
{
    if (QStandardPaths::findExecutable(program).isEmpty())
        return std::nullopt;
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("sheet.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        return std::nullopt;
    file.close();
    QProcess process;
    process.start(program, before + QStringList{file.fileName()} + after);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QStringList wordsOf(const QString& text)
{
    static const QRegularExpression kGap(QStringLiteral("[\\s\\x{a0}]+"));
    return text.split(kGap, Qt::SkipEmptyParts);
}

}  // namespace

void TestSheetPdf::everyWordIsInThePdf()
{
    QFETCH(QString, name);
    const auto text = askPoppler(QStringLiteral("pdftotext"), {QStringLiteral("-layout")}, pdfOf(fetchedSheet()),
                                 {QStringLiteral("-")});
    if (!text)
        QSKIP("pdftotext is missing; install poppler-utils");
    if (name == u"blank")
        return;
    const SheetBuilder builder = sheetBuilderNamed(name);
    const auto words = QSet<QString>([&] {
        const QStringList list = wordsOf(*text);
        return QSet<QString>(list.begin(), list.end());
    }());
    QString data = QString::fromStdString(builder.character.name + ' ' + builder.character.player + ' '
                                          + builder.character.species + ' ' + builder.character.notes);
    for (const auto* ranks : {&builder.character.skills, &builder.character.advantages, &builder.character.stats}) {
        for (const auto& [id, rank] : ranks->entries) {
            if (id.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos)
                data += u' ' + QString::fromStdString(id).left(1).toUpper() + QString::fromStdString(id).sliced(1);
        }
    }
    data += QStringLiteral(" Weapons Maintenance Quick Draw");
    for (const CombatantView::Item& item : builder.weapons)
        data += u' ' + QString::fromStdString(item.record.record.as<threed::Weapon>().name) + u' '
            + QString::fromStdString(item.ammunition->record.as<threed::Ammunition>().name)
            + QStringLiteral(" Carbine Tin telescope");
    for (const CombatantView::Item& item : builder.worn)
        data += u' ' + QString::fromStdString(item.record.record.as<threed::Armour>().name);
    if (name != u"library")
        data += QStringLiteral(" Salt Stairs, 34");
    QStringList missing;
    for (const QString& word : wordsOf(data)) {
        const bool there = std::ranges::any_of(words, [&](const QString& printed) {
            return printed == word || printed == word + u',' || printed == word + u':' || printed == u'+' + word;
        });
        if (!there)
            missing.append(word);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    if (name == u"overfilled") {
        for (int round = 100; round < 112; ++round)
            QVERIFY2(text->contains(QStringLiteral("R%1").arg(round)), qPrintable(QString::number(round)));
    }
}

void TestSheetPdf::fontsAreEmbedded()
{
    const auto fonts = askPoppler(QStringLiteral("pdffonts"), {}, pdfOf(fetchedSheet()), {});
    if (!fonts)
        QSKIP("pdffonts is missing; install poppler-utils");
    const QStringList lines = fonts->split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    for (const QString& line : lines)
        QVERIFY2(line.contains(QRegularExpression(QStringLiteral("\\byes +(yes|no) +yes\\b"))), qPrintable(line));
}

void TestSheetPdf::minusNeedsNoOtherFont()
{
    Printout printout;
    Canvas(printout.pages.emplace_back())
        .text(QRectF(20.0, 20.0, 80.0, 6.0), QStringLiteral("Wounds, \u22121 each"), Style{});
    const auto fonts = askPoppler(QStringLiteral("pdffonts"), {}, pdfOf(printout), {});
    if (!fonts)
        QSKIP("pdffonts is missing; install poppler-utils");
    QCOMPARE(fonts->split(u'\n', Qt::SkipEmptyParts).mid(2).size(), 1);
}

void TestSheetPdf::pageSize_data()
{
    QTest::addColumn<bool>("letter");
    QTest::addColumn<QByteArray>("box");
    QTest::newRow("A4 landscape") << false << QByteArray("/MediaBox [0 0 842.000000 595.000000]");
    QTest::newRow("Letter landscape") << true << QByteArray("/MediaBox [0 0 792.000000 612.000000]");
    QTest::newRow("A4") << false << QByteArray("/MediaBox [0 0 595.000000 842.000000]");
    QTest::newRow("Letter") << true << QByteArray("/MediaBox [0 0 612.000000 792.000000]");
}

void TestSheetPdf::pageSize()
{
    QFETCH(bool, letter);
    QFETCH(QByteArray, box);
    const bool lies = QByteArray(QTest::currentDataTag()).endsWith("landscape");
    const Printout printout = printedSheet(QStringLiteral("plain"), letter ? PaperSize::Letter : PaperSize::A4, lies);
    QByteArray pdf = pdfOf(printout);
    QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 60).constData());
    const QImage image = imageOf(printout, 0, 4.0);
    const QSize upright = letter ? QSize(864, 1118) : QSize(840, 1188);
    QCOMPARE(image.size(), lies ? upright.transposed() : upright);
}

void TestSheetPdf::sameAgain()
{
    const auto withoutDates = [](QByteArray pdf) {
        for (const QByteArray& key :
             {QByteArray("/CreationDate"), QByteArray("<xmp:"), QByteArray("/ID"), QByteArray("uuid:")}) {
            for (qsizetype at = pdf.indexOf(key); at >= 0; at = pdf.indexOf(key, at + 1))
                pdf.replace(at + key.size(), std::min<qsizetype>(60, pdf.size() - at - key.size()), QByteArray());
        }
        return pdf;
    };
    QVERIFY(withoutDates(pdfOf(printedSheet(QStringLiteral("overfilled"), PaperSize::A4, true)))
            == withoutDates(pdfOf(printedSheet(QStringLiteral("overfilled"), PaperSize::A4, true))));
    const QByteArray first = withoutDates(pdfOf(printedSheet(QStringLiteral("overfilled"), PaperSize::A4)));
    QVERIFY(first.size() > 10000);
    // On another second of the clock.
    const qint64 second = QDateTime::currentSecsSinceEpoch();
    QVERIFY(QTest::qWaitFor([second] { return QDateTime::currentSecsSinceEpoch() != second; }));
    QVERIFY(first == withoutDates(pdfOf(printedSheet(QStringLiteral("overfilled"), PaperSize::A4))));
}

void TestSheetPdf::severalHaveBookmarks()
{
    SheetBuilder second;
    second.character.name = "Zoë Łuk";
    const Printout printout = combatSheet({support::overfilled().subject(), second.subject()},
                                          optionsFor(PaperSize::A4));
    QCOMPARE(printout.bookmarks.size(), 2U);
    QCOMPARE(printout.bookmarks[0].page, 0U);
    QCOMPARE(printout.bookmarks[1].page, printout.pages.size() - 1);
    const QByteArray pdf = pdfOf(printout);
    QVERIFY(pdf.contains("/Outlines"));
    // The table behind the end says where each added object begins.
    const qsizetype table = pdf.lastIndexOf("\nxref\n");
    static const QRegularExpression kEntry(QStringLiteral("(\\d+) 1\n(\\d{10}) 00000 n \n"));
    int entries = 0;
    for (auto match = kEntry.globalMatch(QString::fromLatin1(pdf.mid(table))); match.hasNext(); ++entries) {
        const QRegularExpressionMatch entry = match.next();
        QVERIFY(pdf.mid(entry.captured(2).toLongLong()).startsWith(entry.captured(1).toLatin1() + " 0 obj\n"));
    }
    QCOMPARE(entries, 4);
    const auto outline = askPoppler(QStringLiteral("pdftohtml"),
                                    {QStringLiteral("-xml"), QStringLiteral("-stdout"), QStringLiteral("-i")}, pdf, {});
    if (!outline)
        QSKIP("pdftohtml is missing; install poppler-utils");
    QVERIFY2(outline->contains(QStringLiteral("<item page=\"%1\">Zoë Łuk</item>").arg(printout.pages.size())),
             qPrintable(outline->mid(outline->indexOf(QStringLiteral("<outline")), 400)));
    QVERIFY(combatSheet({second.subject()}, optionsFor(PaperSize::A4)).bookmarks.empty());
    QCOMPARE(withBookmarks("no pdf at all", printout.bookmarks), QByteArray("no pdf at all"));
}

HITSPREAD_GUI_TEST(TestSheetPdf)
#include "tst_sheetpdf.moc"
