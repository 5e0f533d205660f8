#include "reports/combatsheet.h"
#include "reports/paper/typeset.h"
#include "rules/systems/threed/melee/handweapons.h"
#include "services/refusal/problem.h"
#include "support/guitestclass.h"
#include "support/printedsheet.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace hitspread;
using namespace hitspread::paper;
using support::fetchedSheet;
using support::inkOf;
using support::itemsOf;
using support::optionsFor;
using support::printedSheet;
using support::SheetBuilder;
using support::spelled;

/// The printed combat sheet of the 3D System: what stands on it, that nothing leaves its frame, that nothing is lost.
class TestCombatSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsStayInTheirFrames_data() { support::addSheetCases(); }
    void textsStayInTheirFrames();
    void nothingLiesOnAnother_data() { support::addSheetCases(); }
    void nothingLiesOnAnother();
    void oneBoxForEachPoint_data() { support::addSheetCases(); }
    void oneBoxForEachPoint();
    void numbersAreThoseOfTheRules();
    void marksAreThoseOfTheCondition();
    void moreActionsThanTheRoundGivesAreThere();
    void oneIsNotSeveral();
    void jawsAreNeverPutAway();
    void closedWoundsAreToldFromOpenOnes();
    void noPageForTheRoundOfAClosedWound();
    void onePageWhereItFits();
    void fourWeaponsOnOnePage();
    void sevenSkillsOnOnePage();
    void blankHoldsNoWordOfAnybody();
    void landscapeUsesItsRoom_data();
    void landscapeUsesItsRoom();
    void landscapeContinuesAcrossThePage();
    void inkSavingLeavesNoGrey();
    void handWeaponsAreReadyWorked();
    void thrownThingsAreReadyWorked();
    void aPortraitStandsBesideTheName();
    void otherSystemsAreRefused();
};

namespace {}  // namespace

void TestCombatSheet::textsStayInTheirFrames()
{
    const QByteArray fault = support::frameFault(fetchedSheet());
    QVERIFY2(fault.isEmpty(), fault.constData());
}

void TestCombatSheet::nothingLiesOnAnother()
{
    const QByteArray fault = support::overlapFault(fetchedSheet());
    QVERIFY2(fault.isEmpty(), fault.constData());
}

void TestCombatSheet::oneBoxForEachPoint()
{
    QFETCH(QString, name);
    if (name == u"blank")
        return;
    // Counted by hand. Somebody plain: 7 locations of 10 Hits, 10 fatal ones, Incap 24, a vest of 12 and 8, 30 rounds. Overfilled:
    // 45 + 60 + 99 + 31 + 30 + 40 + 50 Hits, 10 fatal ones, Incap 150; of plate, shirt and vest the plate works everywhere, with
    // 60 + 90 + 70 + 50 + 50 + 40 + 40 ID; 30 rounds and 40, and what is left of 100, 160, 220, 280 and 340, 10 less each.
    struct Boxes {
        int hits;
        int incap;
        int idAndRounds;
    };
    const Boxes expected = name == u"overfilled" ? Boxes{365, 150, 400 + 30 + 40 + 90 + 150 + 210 + 270 + 330}
                                                 : Boxes{80, 24, 20 + 30};
    // Sizes tell the boxes apart: Hits and fatal 3.0, ID and rounds 2.2, Incap 4.0.
    std::map<int, int> counts;
    const Printout printout = fetchedSheet();
    for (const Page& page : printout.pages) {
        for (const Box& box : itemsOf<Box>(page)) {
            if (!box.isRound)
                ++counts[qRound(box.place.width() * 10.0)];
        }
    }
    QCOMPARE(counts[30], expected.hits);
    QCOMPARE(counts[40], expected.incap);
    QCOMPARE(counts[22], expected.idAndRounds);
    // Nobody counts what is gone of a large magazine: a number says it.
    QStringList words;
    for (const Page& page : printout.pages) {
        for (const Text& text : itemsOf<Text>(page))
            words << text.text;
    }
    for (const char* said : {"100 rounds, 90 left", "340 rounds, 330 left"})
        QCOMPARE(words.join(u' ').contains(QString::fromLatin1(said)), name == u"overfilled");
}

void TestCombatSheet::numbersAreThoseOfTheRules()
{
    QStringList texts;
    for (const Text& text : itemsOf<Text>(printedSheet(QStringLiteral("plain"), PaperSize::A4).pages.front()))
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
    const Page page = printedSheet(QStringLiteral("plain"), PaperSize::A4).pages.front();
    std::map<int, int> crossed;
    std::map<int, int> stroked;
    for (const Box& box : itemsOf<Box>(page)) {
        crossed[qRound(box.place.width() * 10.0)] += box.mark == PencilMark::Cross ? 1 : 0;
        stroked[qRound(box.place.width() * 10.0)] += box.mark == PencilMark::Stroke ? 1 : 0;
    }
    QCOMPARE(crossed[30], 3);  // Hits
    QCOMPARE(crossed[40], 3);  // Incap
    QCOMPARE(stroked[40], 2);  // bruising
    QCOMPARE(crossed[22], 9);  // rounds fired
    QCOMPARE(crossed[38], 2);  // Actions of phases 1 and 3, none left
}

/// An Action gained, or set by hand, has a box in the phase that runs, and the rounds below stand under their phases all the same.
void TestCombatSheet::moreActionsThanTheRoundGivesAreThere()
{
    const auto actions = [](std::int32_t left) {
        SheetBuilder builder;
        builder.condition.actionsLeft = left;
        std::map<int, std::vector<Box>> rows;
        for (const Box& box : itemsOf<Box>(combatSheet({builder.subject()}, optionsFor(PaperSize::A4)).pages.front())) {
            if (qRound(box.place.width() * 10.0) == 38)
                rows[qRound(box.place.top() * 10.0)].push_back(box);
        }
        return rows;
    };
    const auto usual = actions(1);
    const auto more = actions(3);
    QCOMPARE(usual.size(), more.size());
    const std::vector<Box>& now = more.begin()->second;
    QCOMPARE(now.size(), usual.begin()->second.size() + 2);
    QCOMPARE(std::ranges::count(now, PencilMark::Cross, &Box::mark), 1);  // phase 1 is over
    const std::vector<Box>& later = std::next(more.begin())->second;
    QCOMPARE(later.size(), std::next(usual.begin())->second.size());
    QCOMPARE(later.front().place.left(), now.front().place.left());
}

void TestCombatSheet::oneIsNotSeveral()
{
    const auto told = [](std::int32_t count) {
        SheetBuilder builder;
        builder.condition.aims = builder.condition.shotsThisRound = builder.condition.phasesLost = count;
        QStringList texts;
        for (const Text& text :
             itemsOf<Text>(combatSheet({builder.subject()}, optionsFor(PaperSize::A4)).pages.front()))
            texts << text.text;
        return texts.join(u' ');
    };
    for (const char* words : {"1 aim", "1 shot this round", "loses 1 phase"})
        QVERIFY2(told(1).contains(QLatin1String(words)) && !told(1).contains(QLatin1String(words) + u's'), words);
    for (const char* words : {"2 aims", "2 shots this round", "loses 2 phases"})
        QVERIFY2(told(2).contains(QLatin1String(words)), words);
}

void TestCombatSheet::jawsAreNeverPutAway()
{
    const auto told = [](bool natural) {
        SheetSubject subject = SheetBuilder().subject();
        threed::MeleeWeapon jaws;
        jaws.name = "Jaws";
        jaws.skill = "unarmed";
        jaws.natural = natural;
        threed::ItemState state;
        state.drawn = threed::Drawn::No;
        CombatantView::Item item;
        item.record = support::stored(threed::meleeWeaponRecord, jaws);
        item.possession.state = AnyRecord(threed::itemStateRecord, &state);
        subject.who.others = {item};
        QStringList texts;
        for (const Text& text : itemsOf<Text>(combatSheet({subject}, optionsFor(PaperSize::A4)).pages.front()))
            texts << text.text;
        return texts.join(u' ').replace(u'\u00a0', u' ');
    };
    QVERIFY2(told(false).contains(QStringLiteral("drawing:")), qPrintable(told(false)));
    QVERIFY(!told(true).contains(QStringLiteral("drawing:")));
    QVERIFY(!told(true).contains(QStringLiteral("holster")));
}

/// However little room there is, on the first page: of the five wounds there the first and the fourth are closed.
void TestCombatSheet::closedWoundsAreToldFromOpenOnes()
{
    const Page page = printedSheet(QStringLiteral("overfilled"), PaperSize::A4).pages.front();
    const std::vector<Text> texts = itemsOf<Text>(page);
    const auto closed = std::ranges::count_if(texts,
                                              [](const Text& text) { return text.text.startsWith(u"closed: "_qs); });
    QCOMPARE(int(closed), 2);
}

/// Its place is on the first page; the round it was dealt in is worth no second one.
void TestCombatSheet::noPageForTheRoundOfAClosedWound()
{
    SheetBuilder builder;
    builder.condition.wounds = {{threed::Location::Abdomen, 1, false}};
    const std::vector<Page> pages = combatSheet({builder.subject()}, optionsFor(PaperSize::A4)).pages;
    QCOMPARE(pages.size(), 1U);
    for (const Text& text : itemsOf<Text>(pages.front()))
        QVERIFY2(!text.text.contains(QStringLiteral("Wound 1:")), qPrintable(text.text));
}

void TestCombatSheet::onePageWhereItFits()
{
    for (const PaperSize size : {PaperSize::A4, PaperSize::Letter}) {
        QCOMPARE(printedSheet(QStringLiteral("plain"), size).pages.size(), 1U);
        QCOMPARE(printedSheet(QStringLiteral("blank"), size).pages.size(), 1U);
        QVERIFY(printedSheet(QStringLiteral("overfilled"), size, true).pages.size() > 1U);
        // Body at the left, weapons at the right.
        const Page lying = printedSheet(QStringLiteral("plain"), size, true).pages.front();
        const std::vector<Body> bodies = itemsOf<Body>(lying);
        QCOMPARE(bodies.size(), 1U);
        for (const Text& text : itemsOf<Text>(lying)) {
            if (text.text == u"Wild" || text.text == u"Kestrel carbine")
                QVERIFY(text.frame.left() > kContentWidth);
        }
    }
    const Printout overfilled = printedSheet(QStringLiteral("overfilled"), PaperSize::A4);
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

/// walk 26: on paper, too; not where ink is saved or nobody is meant, and no word lies on it.
void TestCombatSheet::aPortraitStandsBesideTheName()
{
    QImage face(40, 60, QImage::Format_RGB32);
    face.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && face.save(&buffer, "PNG"));
    const auto* first = reinterpret_cast<const std::byte*>(bytes.constData());
    SheetSubject subject = SheetBuilder().subject();
    QVERIFY(itemsOf<Picture>(combatSheet({subject}, optionsFor(PaperSize::A4)).pages.front()).empty());
    subject.portrait = {first, first + bytes.size()};
    const Page page = combatSheet({subject}, optionsFor(PaperSize::A4)).pages.front();
    const std::vector<Picture> pictures = itemsOf<Picture>(page);
    QCOMPARE(pictures.size(), std::size_t{1});
    QCOMPARE(pictures.front().image.size(), face.size());
    for (const Text& text : itemsOf<Text>(page))
        QVERIFY2(!inkOf(text).intersects(pictures.front().square), qPrintable(text.text));
    QVERIFY(itemsOf<Picture>(combatSheet({subject}, optionsFor(PaperSize::A4, true)).pages.front()).empty());
    SheetOptions saving = optionsFor(PaperSize::A4);
    saving.setup.inkSaving = true;
    QVERIFY(itemsOf<Picture>(combatSheet({subject}, saving).pages.front()).empty());
    // What cannot be painted is left out, and the name stands where it would.
    subject.portrait.resize(40);
    QVERIFY(itemsOf<Picture>(combatSheet({subject}, optionsFor(PaperSize::A4)).pages.front()).empty());
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
        QVERIFY(box.mark == PencilMark::None);
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
    const Printout printout = printedSheet(name, letter ? PaperSize::Letter : PaperSize::A4, true);
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
    const Printout printout = printedSheet(QStringLiteral("overfilled"), PaperSize::A4, true);
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
    int headed = 0;
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
        headed += lowestHead > 0.0 ? 1 : 0;
    }
    QVERIFY(headed > 0);
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

void TestCombatSheet::otherSystemsAreRefused()
{
    SheetSubject subject = SheetBuilder().subject();
    subject.system = "elsewhere";
    QVERIFY_THROWS_EXCEPTION(Failure, (void)combatSheet({subject}, optionsFor(PaperSize::A4)));
    QCOMPARE(combatSheetSystems().size(), 5U);
}

HITSPREAD_GUI_TEST(TestCombatSheet)
#include "tst_combatsheet.moc"
