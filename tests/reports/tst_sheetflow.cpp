#include "support/guitestclass.h"
#include "support/printedsheet.h"
#include "support/wounds.h"

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
    void aLongHeaderCostsNoPage();
    void longNameStandsWhole_data();
    void longNameStandsWhole();
    void everyPageSaysWhoseItIs();
    void circleKeepsItsDistance();
    void pagesSayWhereTheyGoOn_data();
    void pagesSayWhereTheyGoOn();
    void actionsStandOnce();
    void roundsFollowTheirWeapon();
    void blankSheetsHaveRoomForWords();
    void unitsStayWithTheirNumbers();
    void aLoneNoteNeedsNoPage();
    void notesKeepTheirLines();
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
        QVERIFY(printout.pages.size() > 1);
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
        builder.condition.wounds = support::alike(static_cast<std::size_t>(wounds), {threed::Location::Head, 0, true});
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
        int letters = 0;
        for (const Text& text : texts) {
            if (text.frame.center().y() != circle->place.center().y() || text.frame.contains(circle->place.center()))
                continue;
            const qreal half = widthOf(text.text, text.style) / 2.0;
            const qreal middle = text.frame.center().x();
            if (text.text.size() != 1)
                continue;
            ++letters;
            QVERIFY(circle->place.right() < middle - half || circle->place.left() > middle + half);
        }
        QVERIFY(letters > 0);
    }
}

void TestSheetFlow::pagesSayWhereTheyGoOn_data()
{
    QTest::addColumn<bool>("letter");
    QTest::addColumn<bool>("landscape");
    QTest::newRow("A4") << false << false;
    QTest::newRow("Letter") << true << false;
    QTest::newRow("A4 landscape") << false << true;
    QTest::newRow("Letter landscape") << true << true;
}

/// Every page something goes on or begins on is named on the page before.
void TestSheetFlow::pagesSayWhereTheyGoOn()
{
    QFETCH(bool, letter);
    QFETCH(bool, landscape);
    const Printout printout = printedSheet(QStringLiteral("overfilled"), letter ? PaperSize::Letter : PaperSize::A4,
                                           landscape);
    const auto names = [&](std::size_t page, std::size_t goal) {
        return std::ranges::any_of(itemsOf<Text>(printout.pages[page]), [&](const Text& text) {
            return text.text.endsWith(QStringLiteral("→ page %1").arg(goal + 1));
        });
    };
    for (std::size_t page = 1; page < printout.pages.size(); ++page) {
        const std::vector<Text> texts = itemsOf<Text>(printout.pages[page]);
        const bool divided = std::ranges::any_of(texts, [](const Text& text) {
            return text.frame.top() > 20.0 && text.text.endsWith(QStringLiteral(", continued"));
        });
        QVERIFY2(!divided || names(page - 1, page), qPrintable(QString::number(page + 1)));
        QVERIFY2(names(0, page) || divided, qPrintable(QString::number(page + 1)));
    }
    // What does not fit beside the body and in the lists says so at its own place.
    const std::vector<Text> first = itemsOf<Text>(printout.pages.front());
    QVERIFY(std::ranges::count_if(first, [](const Text& text) { return text.text.contains(u'→'); }) >= 15);
    for (const Text& text : itemsOf<Text>(printedSheet(QStringLiteral("plain"), PaperSize::A4).pages.front()))
        QVERIFY2(!text.text.contains(u'→'), qPrintable(text.text));
}

/// Four free parries in eight rounds: a grid too wide for its column stands on the next page, and there only.
void TestSheetFlow::actionsStandOnce()
{
    for (const bool landscape : {false, true}) {
        std::size_t parries = 0;
        for (const Page& page : printedSheet(QStringLiteral("overfilled"), PaperSize::A4, landscape).pages) {
            // The circle round the bleeding interval is as large; it lies over its number.
            const std::vector<Text> texts = itemsOf<Text>(page);
            for (const Box& box : itemsOf<Box>(page)) {
                const bool counts = std::ranges::any_of(
                    texts, [&](const Text& text) { return text.frame.contains(box.place.center()); });
                parries += box.isRound && !counts ? 1U : 0U;
            }
        }
        QCOMPARE(parries, std::size_t{32});
    }
}

void TestSheetFlow::roundsFollowTheirWeapon()
{
    for (const bool landscape : {false, true}) {
        const Printout printout = printedSheet(QStringLiteral("overfilled"), PaperSize::A4, landscape);
        int found = 0;
        for (int arm = 0; arm < 6; ++arm) {
            const QString name = QStringLiteral("Arm%1 repeating carbine").arg(arm);
            std::optional<qreal> table;
            std::optional<qreal> rounds;
            for (std::size_t page = 0; page < printout.pages.size(); ++page) {
                for (const Text& text : itemsOf<Text>(printout.pages[page])) {
                    const qreal at = 1000.0 * static_cast<qreal>(page) + text.frame.top();
                    if (text.text == name)
                        table = at;
                    else if (text.text.startsWith(name + u','))
                        rounds = at;
                }
            }
            QVERIFY(table);
            QVERIFY2(!rounds || *rounds > *table, qPrintable(name));
            found += rounds ? 1 : 0;
        }
        QVERIFY(found >= 3);
    }
}

void TestSheetFlow::blankSheetsHaveRoomForWords()
{
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
        for (const bool landscape : {false, true}) {
            const Printout printout = printedSheet(QStringLiteral("blank"), size, landscape);
            QCOMPARE(printout.pages.size(), std::size_t{1});
            const std::vector<Text> texts = itemsOf<Text>(printout.pages.front());
            QCOMPARE(int(std::ranges::count(texts, QStringLiteral("Notes"), &Text::text)), 1);
            // One over the column of names, or one for each weapon.
            QCOMPARE(int(std::ranges::count(texts, QStringLiteral("Weapon"), &Text::text)), landscape ? 3 : 1);
        }
    }
}

void TestSheetFlow::unitsStayWithTheirNumbers()
{
    const QString text = QStringLiteral(
        "reaches 40/80/160/320 m, spreads 7 hexes, scatters 2,5 m and kicks by −3 points");
    int lines = 0;
    for (qreal width = 24.0; width < 80.0; width += 1.0) {
        const QStringList wrapped = paper::wrapped(text, Style{7.2}, width);
        QCOMPARE(wrapped.join(u' '), text);
        for (qsizetype i = 0; i + 1 < wrapped.size(); ++i) {
            QVERIFY2(!wrapped[i].back().isDigit(), qPrintable(wrapped.join(u'|')));
            ++lines;
        }
    }
    QVERIFY(lines > 50);
    // Too narrow for both, a number may stand alone; nothing is cut.
    QCOMPARE(paper::wrapped(QStringLiteral("1000 kilometres"), Style{7.2},
                            paper::widthOf(QStringLiteral("kilometres"), Style{7.2}) + 0.5),
             (QStringList{QStringLiteral("1000"), QStringLiteral("kilometres")}));
}

/// What would be the only line of a second page stands among the notes of the first.
void TestSheetFlow::aLoneNoteNeedsNoPage()
{
    for (const bool landscape : {false, true}) {
        SheetBuilder builder;
        builder.armour("Cork plates", 3, {0, 5, 0, 0, 0, 0, 0});
        SheetSubject subject = builder.subject();
        subject.who.armour.back().possession.state.as<threed::ArmourState>().worn = false;
        SheetOptions options = optionsFor(PaperSize::A4);
        options.setup.landscape = landscape;
        const Printout printout = combatSheet({subject}, options);
        QCOMPARE(printout.pages.size(), std::size_t{1});
        QStringList told;
        for (const Text& text : itemsOf<Text>(printout.pages.front()))
            told << text.text;
        const QString all = told.join(u' ');
        QVERIFY2(all.contains(QStringLiteral("Owes the ferryman.")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Armour: Cork plates: PV 3")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("not worn")), qPrintable(all));
    }
}

/// Sixty lines do not fit; whichever page they stand on, each is a line of its own.
void TestSheetFlow::notesKeepTheirLines()
{
    SheetBuilder builder;
    QStringList notes;
    for (int spell = 1; spell <= 60; ++spell)
        notes << (spell == 30 ? QString() : QStringLiteral("Spell %1").arg(spell));
    builder.character.notes = notes.join(u'\n').toStdString();
    for (const bool landscape : {false, true}) {
        SheetOptions options = optionsFor(PaperSize::A4);
        options.setup.landscape = landscape;
        const Printout printout = combatSheet({builder.subject()}, options);
        QVERIFY(printout.pages.size() > 1);
        QStringList found;
        for (const Page& page : printout.pages) {
            for (const Text& text : itemsOf<Text>(page))
                found << text.text;
        }
        for (const QString& note : notes)
            QVERIFY2(note.isEmpty() || found.count(note) == 1, qPrintable(note));
    }
    // In the middle of a line of somebody's own it goes on with that line.
    const QString text = QStringLiteral("one two three\n\nfour");
    const qreal narrow = paper::widthOf(QStringLiteral("three"), Style{7.2}) + 0.5;
    QCOMPARE(paper::restBehind(0, text, Style{7.2}, narrow), text);
    QCOMPARE(paper::restBehind(1, text, Style{7.2}, narrow), QStringLiteral("two three\n\nfour"));
    QCOMPARE(paper::restBehind(4, text, Style{7.2}, narrow), QStringLiteral("four"));
}

void TestSheetFlow::pagesAreFilled_data()
{
    QTest::addColumn<bool>("letter");
    QTest::newRow("A4") << false;
    QTest::newRow("Letter") << true;
}

/// Upright A4 needs two pages more. No page breaks off early to leave a nearly empty one at the end.
void TestSheetFlow::pagesAreFilled()
{
    QFETCH(bool, letter);
    QCOMPARE(printedSheet(QStringLiteral("overfilled"), PaperSize::A4).pages.size(), std::size_t{3});
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

/// A fight with a long name, on a day with a long one, by rules that are told: in lines below each other, all of it.
void TestSheetFlow::aLongHeaderCostsNoPage()
{
    const QString name = QStringLiteral(
        "The siege of the Harbour Gate in the night of the red lanterns, told by the watch");
    SheetSubject subject = SheetBuilder().subject();
    subject.encounter->name = name.toStdString();
    subject.profile = "asPrinted";
    subject.sample = true;
    SheetOptions options = optionsFor(PaperSize::A4);
    options.date = QDate(2026, 9, 29);
    const Printout printout = combatSheet({subject}, options);
    const QString all = support::linesOf(printout);
    QVERIFY2(printout.pages.size() == 1, qPrintable(all));
    for (const QString& words :
         {name, QStringLiteral("Islander"), QStringLiteral("sample data"), QStringLiteral("29 September 2026")})
        QVERIFY2(support::isSaid(all, words), qPrintable(all));
    QVERIFY(!all.contains(QStringLiteral("In full")));
    const QByteArray fault = support::frameFault(printout) + support::overlapFault(printout);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

HITSPREAD_GUI_TEST(TestSheetFlow)
#include "tst_sheetflow.moc"
