#include "support/printedsheet.h"

#include <algorithm>

using namespace hitspread;
using namespace hitspread::paper;
using support::itemsOf;
using support::optionsFor;
using support::printedSheet;
using support::SheetBuilder;

/// How the combat sheet copes with long names and much of everything: whole, not touching, and page after page filled.
class TestSheetFlow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longNameStandsWhole_data();
    void longNameStandsWhole();
    void everyPageSaysWhoseItIs();
    void circleKeepsItsDistance();
    void pagesAreFilled_data();
    void pagesAreFilled();
    void shotsKeepToTheDexterity_data();
    void shotsKeepToTheDexterity();
};

namespace {

constexpr qreal kHeader = 17.6;  // mm, below it stands who it is

Page firstPageOf(const SheetBuilder& builder, bool landscape = false)
{
    SheetOptions options = optionsFor(PaperSize::A4);
    options.setup.landscape = landscape;
    return combatSheet({builder.subject()}, options).pages.front();
}

}  // namespace

void TestSheetFlow::longNameStandsWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("landscape");
    QTest::addColumn<qreal>("points");
    const QString longest = QString::fromStdString(support::overfilled().character.name);
    QTest::newRow("usual") << QStringLiteral("Ada Quint") << false << 20.0;
    QTest::newRow("a little longer") << QStringLiteral("Maximiliana Brunhilde von und zu Hohen") << false << 18.0;
    QTest::newRow("in two lines") << longest << false << 11.0;
    QTest::newRow("on wide paper") << longest << true << 16.0;
}

void TestSheetFlow::longNameStandsWhole()
{
    QFETCH(QString, name);
    QFETCH(bool, landscape);
    QFETCH(qreal, points);
    SheetBuilder builder;
    builder.character.name = name.toStdString();
    QStringList lines;
    for (const Text& text : itemsOf<Text>(firstPageOf(builder, landscape))) {
        if (text.frame.top() >= kHeader || !(text.alignment & Qt::AlignLeft))
            continue;
        lines << text.text;
        QVERIFY2(text.style.points <= points, qPrintable(QString::number(text.style.points)));
        QVERIFY(widthOf(text.text, text.style) <= text.frame.width() + 0.05);
    }
    QCOMPARE(lines.join(u' '), name);
}

void TestSheetFlow::everyPageSaysWhoseItIs()
{
    const QString name = QString::fromStdString(support::overfilled().character.name);
    for (const bool landscape : {false, true}) {
        const Printout printout = printedSheet(QStringLiteral("overfilled"), PaperSize::A4, landscape);
        for (std::size_t page = 1; page < printout.pages.size(); ++page) {
            const std::vector<Text> texts = itemsOf<Text>(printout.pages[page]);
            const auto found = std::ranges::find(texts, name, &Text::text);
            QVERIFY2(found != texts.end(), qPrintable(QString::number(page + 1)));
            QVERIFY(found->frame.top() < kHeader);
        }
    }
}

/// The circle round the interval that counts touches neither its neighbour nor the words behind.
void TestSheetFlow::circleKeepsItsDistance()
{
    for (const int wounds : {1, 3, 5}) {
        SheetBuilder builder;
        builder.condition.woundCount = wounds;
        for (std::size_t i = 0; i < static_cast<std::size_t>(wounds); ++i)
            builder.condition.woundsOpen[i] = true;
        const Page page = firstPageOf(builder);
        const std::vector<Box> boxes = itemsOf<Box>(page);
        const std::vector<Text> texts = itemsOf<Text>(page);
        const auto words = std::ranges::find_if(
            texts, [](const Text& text) { return text.text.startsWith(QStringLiteral("rounds")); });
        QVERIFY(words != texts.end());
        const auto circle = std::ranges::find_if(boxes, [&](const Box& box) {
            return box.isRound && std::abs(box.place.center().y() - words->frame.center().y()) < 1.0;
        });
        QVERIFY(circle != boxes.end());
        QVERIFY(words->frame.left() - circle->place.right() >= 0.7);
        for (const Text& text : texts) {
            if (text.frame.center().y() != circle->place.center().y() || text.frame.contains(circle->place.center()))
                continue;
            const qreal half = widthOf(text.text, text.style) / 2.0;
            const qreal middle = text.frame.center().x();
            if (text.text.size() == 1)
                QVERIFY(circle->place.right() < middle - half || circle->place.left() > middle + half);
        }
    }
}

void TestSheetFlow::pagesAreFilled_data()
{
    QTest::addColumn<bool>("letter");
    QTest::newRow("A4") << false;
    QTest::newRow("Letter") << true;
}

/// No page breaks off early to leave a nearly empty one at the end.
void TestSheetFlow::pagesAreFilled()
{
    QFETCH(bool, letter);
    const Printout printout = printedSheet(QStringLiteral("overfilled"), letter ? PaperSize::Letter : PaperSize::A4,
                                           true);
    QCOMPARE(printout.pages.size(), std::size_t{4});
    const qreal bottom = sizeOf(printout.setup).height() - 15.0;
    for (std::size_t i = 1; i + 1 < printout.pages.size(); ++i) {
        qreal lowest = 0.0;
        for (const Text& text : itemsOf<Text>(printout.pages[i])) {
            if (text.frame.bottom() <= bottom)
                lowest = std::max(lowest, text.frame.bottom());
        }
        for (const Box& box : itemsOf<Box>(printout.pages[i]))
            lowest = std::max(lowest, box.place.bottom());
        QVERIFY2(lowest > 0.75 * bottom, qPrintable(QStringLiteral("page %1: %2 mm").arg(i + 1).arg(lowest)));
    }
}

void TestSheetFlow::shotsKeepToTheDexterity_data()
{
    QTest::addColumn<int>("rule");
    QTest::addColumn<int>("strength");
    QTest::addColumn<QString>("shots");
    QTest::addColumn<bool>("said");
    const auto row = [](const char* name, threed::DexCapRule rule, int strength, const char* shots, bool said) {
        QTest::newRow(name) << static_cast<int>(rule) << strength << QString::fromLatin1(shots) << said;
    };
    row("E-18 3D-ROF-09, the whole round", threed::DexCapRule::PerRound, 8, "3", true);
    row("A-049 each Action", threed::DexCapRule::PerAction, 8, "3", false);
    row("A-049 no cap", threed::DexCapRule::Off, 8, "7", false);
    row("3D-ROF-04 below the cap", threed::DexCapRule::PerRound, 3, "2", false);
}

/// STR 8, RCL 1, DEX 6: seven shots an Action by the recoil, three a round by the dexterity.
void TestSheetFlow::shotsKeepToTheDexterity()
{
    QFETCH(int, rule);
    QFETCH(int, strength);
    QFETCH(QString, shots);
    QFETCH(bool, said);
    SheetBuilder builder;
    builder.character.str = strength;
    builder.character.dex = 6;
    builder.switches.dexCap = static_cast<threed::DexCapRule>(rule);
    builder.switches.semiEffectiveRecoil = false;
    auto& weapon = builder.weapons.front().record.record.as<threed::Weapon>();
    weapon.modes = threed::bit(threed::Mode::SemiAuto);
    weapon.recoil = 1;
    const std::vector<Text> texts = itemsOf<Text>(firstPageOf(builder));
    const auto at = [&](const QString& word) {
        const auto found = std::ranges::find(texts, word, &Text::text);
        return found == texts.end() ? QRectF() : found->frame;
    };
    const QRectF column = at(QStringLiteral("shots"));
    const QRectF line = at(QStringLiteral("Aimed"));
    QVERIFY(!column.isNull() && !line.isNull());
    const auto cell = std::ranges::find_if(
        texts, [&](const Text& text) { return text.frame.left() == column.left() && text.frame.top() == line.top(); });
    QVERIFY(cell != texts.end());
    QCOMPARE(cell->text, shots);
    QString all;
    for (const Text& text : texts)
        all += text.text + u' ';
    QCOMPARE(all.contains(QStringLiteral("at most 3 shots a round")), said);
}

QTEST_MAIN(TestSheetFlow)
#include "tst_sheetflow.moc"
