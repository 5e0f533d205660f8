#include "reports/combatsheet.h"
#include "reports/paper/typeset.h"
#include "rules/systems/threed/handweapons.h"
#include "services/problem.h"
#include "support/sheetsubject.h"

#include <QFontMetricsF>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace hitspread;
using namespace hitspread::paper;
using support::SheetBuilder;

/// The printed combat sheet of the 3D System: what stands on it, that nothing leaves its frame, that nothing is lost.
class TestCombatSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsStayInTheirFrames_data() { addCases(); }
    void textsStayInTheirFrames();
    void nothingLiesOnAnother_data() { addCases(); }
    void nothingLiesOnAnother();
    void oneBoxForEachPoint_data() { addCases(); }
    void oneBoxForEachPoint();
    void everyWordIsInThePdf_data() { addCases(); }
    void everyWordIsInThePdf();
    void numbersAreThoseOfTheRules();
    void marksAreThoseOfTheCondition();
    void onePageWhereItFits();
    void fourWeaponsOnOnePage();
    void sevenSkillsOnOnePage();
    void blankHoldsNoWordOfAnybody();
    void landscapeUsesItsRoom_data();
    void landscapeUsesItsRoom();
    void landscapeContinuesAcrossThePage();
    void fontsAreEmbedded_data() { addCases(); }
    void fontsAreEmbedded();
    void pageSize_data();
    void pageSize();
    void sameAgain();
    void inkSavingLeavesNoGrey();
    void handWeaponsAreReadyWorked();
    void thrownThingsAreReadyWorked();
    void severalHaveBookmarks();
    void otherSystemsAreRefused();

private:
    static void addCases();
};

namespace {

SheetOptions optionsFor(PaperSize size, bool blank = false)
{
    SheetOptions result;
    result.setup.size = size;
    result.blank = blank;
    result.date = QDate(2026, 11, 21);
    return result;
}

SheetBuilder builderNamed(const QString& name)
{
    if (name == u"overfilled")
        return support::overfilled();
    SheetBuilder builder;
    if (name == u"library")
        builder.condition = {};
    return builder;
}

Printout printed(const QString& name, PaperSize size, bool landscape = false)
{
    SheetSubject subject = builderNamed(name).subject();
    if (name == u"library")
        subject.encounter.reset();
    SheetOptions options = optionsFor(size, name == u"blank");
    options.setup.landscape = landscape;
    return combatSheet({subject}, options);
}

Printout fetched()
{
    const auto name = *static_cast<QString*>(QTest::qData("name", qMetaTypeId<QString>()));
    const auto letter = *static_cast<bool*>(QTest::qData("letter", qMetaTypeId<bool>()));
    const auto landscape = *static_cast<bool*>(QTest::qData("landscape", qMetaTypeId<bool>()));
    return printed(name, letter ? PaperSize::Letter : PaperSize::A4, landscape);
}

template <typename Kind>
std::vector<Kind> itemsOf(const Page& page)
{
    std::vector<Kind> result;
    for (const Item& item : page.items) {
        if (const auto* one = std::get_if<Kind>(&item))
            result.push_back(*one);
    }
    return result;
}

/// The ink of a text, as far as its line and its letters reach.
QRectF inkOf(const Text& text)
{
    const QFontMetricsF metrics(fontOf(text.style));
    const qreal width = widthOf(text.text, text.style);
    const qreal height = metrics.tightBoundingRect(text.text).height() / kUnitsPerMillimetre;
    qreal left = text.frame.left();
    if (text.alignment & Qt::AlignRight)
        left = text.frame.right() - width;
    else if (text.alignment & Qt::AlignHCenter)
        left = text.frame.center().x() - width / 2.0;
    return {left, text.frame.center().y() - height / 2.0, width, height};
}

QByteArray spelled(const QRectF& rect, const QString& text)
{
    return QStringLiteral("\"%1\" at %2, %3, %4 x %5")
        .arg(text)
        .arg(rect.x())
        .arg(rect.y())
        .arg(rect.width())
        .arg(rect.height())
        .toUtf8();
}

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

void TestCombatSheet::addCases()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("letter");
    QTest::addColumn<bool>("landscape");
    for (const char* name : {"plain", "library", "overfilled", "blank"}) {
        QTest::addRow("%s, A4", name) << QString::fromLatin1(name) << false << false;
        QTest::addRow("%s, Letter", name) << QString::fromLatin1(name) << true << false;
        QTest::addRow("%s, A4 landscape", name) << QString::fromLatin1(name) << false << true;
        QTest::addRow("%s, Letter landscape", name) << QString::fromLatin1(name) << true << true;
    }
}

void TestCombatSheet::textsStayInTheirFrames()
{
    const Printout printout = fetched();
    const QSizeF paper = sizeOf(printout.setup);
    const QRectF inside(leftOf(printout.setup) - 0.5, 8.0, contentWidthOf(printout.setup) + 1.0, paper.height() - 16.0);
    for (const Page& page : printout.pages) {
        for (const Text& text : itemsOf<Text>(page)) {
            if (!text.frame.adjusted(-0.05, -0.05, 0.05, 0.05).contains(inkOf(text)))
                QFAIL(spelled(text.frame, text.text).constData());
            QVERIFY2(inside.contains(text.frame), spelled(text.frame, text.text).constData());
            QVERIFY2(text.style.points >= 6.5, spelled(text.frame, text.text).constData());
        }
        for (const Box& box : itemsOf<Box>(page))
            QVERIFY2(inside.contains(box.place), spelled(box.place, {}).constData());
    }
}

void TestCombatSheet::nothingLiesOnAnother()
{
    const Printout printout = fetched();
    for (const Page& page : printout.pages) {
        const std::vector<Text> texts = itemsOf<Text>(page);
        const std::vector<Box> boxes = itemsOf<Box>(page);
        std::vector<QRectF> inks;
        std::ranges::transform(texts, std::back_inserter(inks), inkOf);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const QRectF& ink = inks[i];
            for (std::size_t j = i + 1; j < texts.size(); ++j) {
                if (ink.intersects(inks[j]))
                    QFAIL((spelled(ink, texts[i].text) + spelled(inks[j], texts[j].text)).constData());
            }
            for (const Box& box : boxes) {
                if (ink.intersects(box.place) && !box.place.contains(ink))
                    QFAIL((spelled(ink, texts[i].text) + spelled(box.place, {})).constData());
            }
        }
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            for (std::size_t j = i + 1; j < boxes.size(); ++j) {
                if (boxes[i].place.intersects(boxes[j].place))
                    QFAIL(spelled(boxes[i].place, {}).constData());
            }
        }
    }
}

void TestCombatSheet::oneBoxForEachPoint()
{
    QFETCH(QString, name);
    if (name == u"blank")
        return;
    const SheetBuilder builder = builderNamed(name);
    const Printout printout = fetched();
    // Sizes tell the boxes apart: Hits and fatal 3.0, ID and rounds 2.2, Incap 4.0.
    std::map<int, int> counts;
    for (const Page& page : printout.pages) {
        for (const Box& box : itemsOf<Box>(page)) {
            if (!box.isRound)
                ++counts[qRound(box.place.width() * 10.0)];
        }
    }
    int hits = 10;
    for (const std::int32_t most : builder.character.hitsMax)
        hits += most;
    QCOMPARE(counts[30], hits);
    QCOMPARE(counts[40], builder.character.incapMax);
    int small = 0;
    for (const CombatantView::Item& item : builder.weapons)
        small += item.record.record.as<threed::Weapon>().magazine;
    for (std::size_t location = 0; location < threed::kLocations; ++location) {
        const CombatantView::Item* best = nullptr;
        for (const CombatantView::Item& item : builder.worn) {
            const auto& armour = item.record.record.as<threed::Armour>();
            if (armour.idMax[location] > 0 && (!best || armour.pv > best->record.record.as<threed::Armour>().pv))
                best = &item;
        }
        small += best ? best->record.record.as<threed::Armour>().idMax[location] : 0;
    }
    QCOMPARE(counts[22], small);
}

void TestCombatSheet::everyWordIsInThePdf()
{
    QFETCH(QString, name);
    const auto text = askPoppler(QStringLiteral("pdftotext"), {QStringLiteral("-layout")}, pdfOf(fetched()),
                                 {QStringLiteral("-")});
    if (!text)
        QSKIP("pdftotext is missing; install poppler-utils");
    if (name == u"blank")
        return;
    const SheetBuilder builder = builderNamed(name);
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

void TestCombatSheet::numbersAreThoseOfTheRules()
{
    QStringList texts;
    for (const Text& text : itemsOf<Text>(printed(QStringLiteral("plain"), PaperSize::A4).pages.front()))
        texts.append(text.text);
    const auto after = [&](const QString& label, qsizetype count) {
        const qsizetype at = texts.indexOf(label);
        return at < 0 ? QStringList() : texts.mid(at + 1, count);
    };
    // STR 8 and an open wound: 6 + 1 − 1 − … by hand from 3D-DEV-03, 3D-RNG-03, 3D-AIM-02, 3D-WND-08.
    const auto row = [](const char* words) { return QString::fromUtf8(words).split(u' '); };
    QCOMPARE(after(QStringLiteral("Aimed"), 6), row("+5 1 5 8 11 14"));
    QCOMPARE(after(QStringLiteral("with stance"), 6), row("+5 1 4 7 10 13"));
    QCOMPARE(after(QStringLiteral("and rest"), 6), row("+5 1 3 6 9 12"));
    QCOMPARE(after(QStringLiteral("Wild"), 6), row("+2 1 8 12 20 27"));
    QCOMPARE(after(QStringLiteral("Scope, points"), 4), row("+1 +2 0 0"));
    QCOMPARE(after(QStringLiteral("Initiative 3d6 +"), 1), row("16"));
    QCOMPARE(after(QStringLiteral("Actions a round"), 1), row("2"));
    QCOMPARE(after(QStringLiteral("Wound threshold"), 1), row("8"));
    QCOMPARE(after(QStringLiteral("Rifle"), 2), row("6 8+"));
    QVERIFY(texts.contains(QStringLiteral("PV 6  ID 12")));
    QVERIFY(texts.contains(QStringLiteral("Hits 7 of 10")));
    QVERIFY(texts.contains(QStringLiteral("Abdomen, R2")));
}

void TestCombatSheet::marksAreThoseOfTheCondition()
{
    const Page page = printed(QStringLiteral("plain"), PaperSize::A4).pages.front();
    std::map<int, int> crossed;
    std::map<int, int> stroked;
    for (const Box& box : itemsOf<Box>(page)) {
        crossed[qRound(box.place.width() * 10.0)] += box.mark == Mark::Cross ? 1 : 0;
        stroked[qRound(box.place.width() * 10.0)] += box.mark == Mark::Stroke ? 1 : 0;
    }
    QCOMPARE(crossed[30], 3);  // Hits
    QCOMPARE(crossed[40], 3);  // Incap
    QCOMPARE(stroked[40], 2);  // bruising
    QCOMPARE(crossed[22], 9);  // rounds fired
    QCOMPARE(crossed[38], 2);  // Actions of phases 1 and 3, none left
}

void TestCombatSheet::onePageWhereItFits()
{
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
        QCOMPARE(printed(QStringLiteral("plain"), size).pages.size(), 1U);
        QCOMPARE(printed(QStringLiteral("blank"), size).pages.size(), 1U);
        QVERIFY(printed(QStringLiteral("overfilled"), size, true).pages.size() > 1U);
        // Body at the left, weapons at the right.
        const Page lying = printed(QStringLiteral("plain"), size, true).pages.front();
        const std::vector<Body> bodies = itemsOf<Body>(lying);
        QCOMPARE(bodies.size(), 1U);
        for (const Text& text : itemsOf<Text>(lying)) {
            if (text.text == u"Wild" || text.text == u"Kestrel carbine")
                QVERIFY(text.frame.left() > kContentWidth);
        }
    }
    const Printout overfilled = printed(QStringLiteral("overfilled"), PaperSize::A4);
    QVERIFY(overfilled.pages.size() > 1U);
    for (const Page& page : overfilled.pages) {
        const auto number = static_cast<std::size_t>(&page - overfilled.pages.data()) + 1;
        const QString foot = QStringLiteral("page %1 of %2").arg(number).arg(overfilled.pages.size());
        QVERIFY(std::ranges::any_of(itemsOf<Text>(page), [&](const Text& text) { return text.text.endsWith(foot); }));
    }
}

void TestCombatSheet::fourWeaponsOnOnePage()
{
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
        SheetBuilder builder;
        for (int i = 1; i < 5; ++i)
            builder.weapon("Spare", "5.6 mm ball", 8, 8);
        for (CombatantView::Item& item : builder.weapons)
            item.accessories.clear();
        const auto shown = [&] {
            std::vector<int> counts;
            for (const Page& page : combatSheet({builder.subject()}, optionsFor(size)).pages)
                counts.push_back(
                    static_cast<int>(std::ranges::count(itemsOf<Text>(page), QStringLiteral("Wild"), &Text::text)));
            return counts;
        };
        QCOMPARE(shown(), (std::vector<int>{4, 1}));
        builder.weapons.pop_back();
        QCOMPARE(shown().front(), 4);
    }
}

void TestCombatSheet::sevenSkillsOnOnePage()
{
    SheetBuilder builder;
    for (const char* skill : {"pistol", "throwing", "paramedic"})
        builder.character.skills.set(skill, 5);
    const auto pages = [&] { return combatSheet({builder.subject()}, optionsFor(PaperSize::A4)).pages; };
    QCOMPARE(pages().size(), 1U);
    // Eight more are too many for rows that can still be read.
    for (int i = 0; i < 8; ++i)
        builder.character.skills.set("craft" + std::to_string(i), 3);
    QVERIFY(pages().size() > 1U);
}

void TestCombatSheet::blankHoldsNoWordOfAnybody()
{
    SheetBuilder builder = support::overfilled();
    const Printout somebody = combatSheet({builder.subject()}, optionsFor(PaperSize::A4, true));
    SheetSubject nobody;
    nobody.system = "threed";
    nobody.plan = support::humanPlan();
    QCOMPARE(pdfOf(somebody).size(), pdfOf(combatSheet({nobody}, optionsFor(PaperSize::A4, true))).size());
    for (const Text& text : itemsOf<Text>(somebody.pages.front())) {
        static const QRegularExpression kValue(QStringLiteral("^[+−]?[0-9]+$"));
        const bool isModifier = text.frame.top() > 240.0 || text.text.contains(u'−');
        const bool isInterval = text.text.size() == 1 && text.frame.top() > 160.0 && text.frame.top() < 180.0;
        QVERIFY2(!kValue.match(text.text).hasMatch() || isModifier || isInterval, qPrintable(text.text));
    }
    for (const Box& box : itemsOf<Box>(somebody.pages.front()))
        QVERIFY(box.mark == Mark::None);
}

void TestCombatSheet::landscapeUsesItsRoom_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("letter");
    for (const char* name : {"plain", "library", "blank"}) {
        QTest::addRow("%s, A4", name) << QString::fromLatin1(name) << false;
        QTest::addRow("%s, Letter", name) << QString::fromLatin1(name) << true;
    }
}

/// Beside the body there is room for all that an ordinary character has: no second page for two modifiers.
void TestCombatSheet::landscapeUsesItsRoom()
{
    QFETCH(QString, name);
    QFETCH(bool, letter);
    const Printout printout = printed(name, letter ? PaperSize::Letter : PaperSize::A4, true);
    QCOMPARE(printout.pages.size(), std::size_t{1});
    QStringList texts;
    for (const Text& text : itemsOf<Text>(printout.pages.front()))
        texts << text.text;
    QVERIFY(texts.contains(QStringLiteral("Notes")));
    QVERIFY(texts.contains(QStringLiteral("Under fire (if played)")));
}

/// Nor do the pages after the first leave a third of the paper empty.
void TestCombatSheet::landscapeContinuesAcrossThePage()
{
    const Printout printout = printed(QStringLiteral("overfilled"), PaperSize::A4, true);
    QVERIFY(printout.pages.size() > 1);
    bool weapons = false;
    for (std::size_t page = 1; page < printout.pages.size(); ++page) {
        qreal farthest = 0.0;
        for (const Text& text : itemsOf<Text>(printout.pages[page])) {
            // The titles in the header stand at the right edge anyhow.
            if (text.frame.top() > 22.0 && text.frame.bottom() < 195.0)
                farthest = std::max(farthest, text.frame.right());
            // Beside each other, not only the first of a row.
            weapons = weapons || (text.text.startsWith(QStringLiteral("Arm")) && text.frame.left() > 190.0);
        }
        QVERIFY2(farthest > 260.0, qPrintable(QStringLiteral("page %1: %2 mm").arg(page + 1).arg(farthest)));
    }
    QVERIFY(weapons);
    // Where heads stand, something stands under them.
    for (const Page& page : printout.pages) {
        qreal lowestHead = 0.0;
        qreal lowest = 0.0;
        for (const Text& text : itemsOf<Text>(page)) {
            if (text.frame.bottom() > 195.0)
                continue;
            lowest = std::max(lowest, text.frame.bottom());
            if (text.text == QStringLiteral("to hit"))
                lowestHead = std::max(lowestHead, text.frame.bottom());
        }
        QVERIFY(lowestHead == 0.0 || lowest > lowestHead + 20.0);
    }
}

void TestCombatSheet::fontsAreEmbedded()
{
    const auto fonts = askPoppler(QStringLiteral("pdffonts"), {}, pdfOf(fetched()), {});
    if (!fonts)
        QSKIP("pdffonts is missing; install poppler-utils");
    const QStringList lines = fonts->split(u'\n', Qt::SkipEmptyParts).mid(2);
    QVERIFY(!lines.isEmpty());
    for (const QString& line : lines)
        QVERIFY2(line.contains(QRegularExpression(QStringLiteral("\\byes +(yes|no) +yes\\b"))), qPrintable(line));
}

void TestCombatSheet::pageSize_data()
{
    QTest::addColumn<bool>("letter");
    QTest::addColumn<QByteArray>("box");
    QTest::newRow("A4 landscape") << false << QByteArray("/MediaBox [0 0 842.000000 595.000000]");
    QTest::newRow("Letter landscape") << true << QByteArray("/MediaBox [0 0 792.000000 612.000000]");
    QTest::newRow("A4") << false << QByteArray("/MediaBox [0 0 595.000000 842.000000]");
    QTest::newRow("Letter") << true << QByteArray("/MediaBox [0 0 612.000000 792.000000]");
}

void TestCombatSheet::pageSize()
{
    QFETCH(bool, letter);
    QFETCH(QByteArray, box);
    const bool lies = QByteArray(QTest::currentDataTag()).endsWith("landscape");
    const Printout printout = printed(QStringLiteral("plain"), letter ? PaperSize::Letter : PaperSize::A4, lies);
    QByteArray pdf = pdfOf(printout);
    QVERIFY2(pdf.contains(box), pdf.mid(pdf.indexOf("/MediaBox"), 60).constData());
    const QImage image = imageOf(printout, 0, 4.0);
    const QSize upright = letter ? QSize(864, 1118) : QSize(840, 1188);
    QCOMPARE(image.size(), lies ? upright.transposed() : upright);
}

void TestCombatSheet::sameAgain()
{
    const auto withoutDates = [](QByteArray pdf) {
        for (const QByteArray& key :
             {QByteArray("/CreationDate"), QByteArray("<xmp:"), QByteArray("/ID"), QByteArray("uuid:")}) {
            for (qsizetype at = pdf.indexOf(key); at >= 0; at = pdf.indexOf(key, at + 1))
                pdf.replace(at + key.size(), std::min<qsizetype>(60, pdf.size() - at - key.size()), QByteArray());
        }
        return pdf;
    };
    QVERIFY(withoutDates(pdfOf(printed(QStringLiteral("overfilled"), PaperSize::A4, true)))
            == withoutDates(pdfOf(printed(QStringLiteral("overfilled"), PaperSize::A4, true))));
    const QByteArray first = withoutDates(pdfOf(printed(QStringLiteral("overfilled"), PaperSize::A4)));
    QVERIFY(first.size() > 10000);
    QTest::qWait(1100);
    QVERIFY(first == withoutDates(pdfOf(printed(QStringLiteral("overfilled"), PaperSize::A4))));
}

void TestCombatSheet::inkSavingLeavesNoGrey()
{
    const auto ground = [](bool inkSaving) {
        SheetOptions options = optionsFor(PaperSize::A4);
        options.setup.inkSaving = inkSaving;
        const Printout printout = combatSheet({SheetBuilder().subject()}, options);
        const Body body = itemsOf<Body>(printout.pages.front()).front();
        return imageOf(printout, 0, 4.0).pixelColor((body.geometry.centre(Hex{2, 8}) * 4.0).toPoint());
    };
    QCOMPARE(ground(false), QColor(0xED, 0xED, 0xED));
    QCOMPARE(ground(true), QColor(Qt::white));
}

void TestCombatSheet::handWeaponsAreReadyWorked()
{
    SheetBuilder builder;
    builder.character.str = 8;
    SheetSubject subject = builder.subject();
    threed::MeleeWeapon knife;
    knife.name = "Bread knife";
    knife.skill = "oneHandedBlade";
    knife.damage = 3;
    threed::ItemState state;
    state.count = 2;
    CombatantView::Item item;
    item.record = support::stored(threed::meleeWeaponRecord, knife);
    item.possession.state = AnyRecord(threed::itemStateRecord, &state);
    subject.who.others = {item};
    const Printout printout = combatSheet({subject}, optionsFor(PaperSize::A4));
    QCOMPARE(printout.pages.size(), 1U);
    QStringList told;
    for (const Text& text : itemsOf<Text>(printout.pages.front()))
        told << text.text;
    // STR 8: 3D-MEL-06 gives 2 on the rating of 3; no skill: nothing on the dice.
    for (const char* words : {"Bread knife", "melee", "5"})
        QVERIFY2(told.contains(QLatin1String(words)), qPrintable(told.join(u'|')));
    QVERIFY(told.join(u' ').contains(QStringLiteral("deviates 3 hexes")));
    QVERIFY(told.join(u' ').contains(QStringLiteral("One-handed blade")));
}

/// Thrown weapons and grenades by range band, with a box for each; more than there is room for goes on to the next page.
void TestCombatSheet::thrownThingsAreReadyWorked()
{
    SheetSubject subject = SheetBuilder().subject();
    for (int i = 0; i < 9; ++i) {
        threed::Grenade grenade;
        grenade.name = "Pot" + std::to_string(i);
        grenade.skill = "throwing";
        grenade.range = 11;
        grenade.damage = 7;
        grenade.blastZone = 13;
        threed::ItemState state;
        state.count = 3;
        CombatantView::Item item;
        item.record = support::stored(threed::grenadeRecord, grenade);
        item.possession.state = AnyRecord(threed::itemStateRecord, &state);
        subject.who.others.push_back(item);
    }
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
        const Printout printout = combatSheet({subject}, optionsFor(size));
        QVERIFY(printout.pages.size() >= 2);
        QStringList told;
        for (const Page& page : printout.pages) {
            for (const Text& text : itemsOf<Text>(page))
                told << text.text;
        }
        for (int i = 0; i < 9; ++i)
            QCOMPARE(told.count(QStringLiteral("Pot%1").arg(i)), 1);
        QCOMPARE(told.count(QStringLiteral("drops")), 9);
        QVERIFY(told.contains(QStringLiteral("88 m")) || told.join(u' ').contains(QStringLiteral("11/22/44/88 m")));
        QVERIFY(told.join(u' ').contains(QStringLiteral("zone 13 hexes")));
    }
}

void TestCombatSheet::severalHaveBookmarks()
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

void TestCombatSheet::otherSystemsAreRefused()
{
    SheetSubject subject = SheetBuilder().subject();
    subject.system = "percentile";
    QVERIFY_THROWS_EXCEPTION(Failure, (void)combatSheet({subject}, optionsFor(PaperSize::A4)));
    QCOMPARE(combatSheetSystems().size(), 1U);
}

QTEST_MAIN(TestCombatSheet)
#include "tst_combatsheet.moc"
