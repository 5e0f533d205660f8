#include <QtTest>

#include "support/contrast.h"
#include "support/guitestclass.h"
#include "support/longerwords.h"
#include "support/waituntil.h"
#include "text/languages.h"
#include "ui/theme/applicationstyle.h"
#include "ui/verdict/headlinelabel.h"
#include "ui/verdict/verdictcard.h"
#include "ui/verdict/verdictline.h"
#include "ui/verdict/verdictlook.h"

#include <QAbstractScrollArea>
#include <QLayout>
#include <QPushButton>

#include <array>

using namespace hitspread;

namespace {

constexpr std::array kTones{Tone::Quiet, Tone::Good, Tone::Miss, Tone::Stopped,
                            Tone::Jam,   Tone::Harm, Tone::Out,  Tone::Dead};

Verdict someVerdict(const QString& headline)
{
    Verdict verdict;
    verdict.tone = Tone::Dead;
    verdict.headline = headline;
    verdict.sentence = QStringLiteral("Torso, 23 damage");
    VerdictPerson person;
    person.name = QStringLiteral("Sergeant Holt, who has stood at the gate");
    person.words = QStringLiteral("dead");
    person.tone = Tone::Dead;
    person.rows = {
        {Fact::Death, QStringLiteral("Life"), QStringLiteral("alive"), QStringLiteral("dead by a location"), {}},
        {Fact::Posture, QStringLiteral("Posture"), QStringLiteral("standing"), QStringLiteral("down"), {}},
        {Fact::Location, QStringLiteral("Abdomen"), QStringLiteral("8"), QStringLiteral("−26/12"), Gauge{8, -26, 12}},
        {Fact::Track, QStringLiteral("Incap"), QStringLiteral("21"), QStringLiteral("−2/24"), Gauge{21, -2, 24}},
        {Fact::Wound, QStringLiteral("Open wounds"), QStringLiteral("0"), QStringLiteral("1"), {}},
        {Fact::Other, QStringLiteral("Aims"), QStringLiteral("2"), QStringLiteral("0"), {}}};
    person.grave = 5;
    verdict.persons = {person, person};
    verdict.persons[1].role = Role::Actor;
    return verdict;
}

}  // namespace

/// The look of a verdict: it can be read from afar, nothing of it is cut, and it never scrolls.
class TestVerdictCard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeadlineIsReadFromAMetre();
    void noRowStandsOutMoreThanTheHeadline();
    void theHeadlineIsNeverClipped_data();
    void theHeadlineIsNeverClipped();
    void numbersAreNeverCut();
    void fourRowsOfAPersonAndTheRestCounted();
    void linesGiveWayAndNothingIsBuiltAnew();
    void whatIsAppliedIsOneLineWithUndo();
};

/// 3.3 mm is the least that is read at a metre.
void TestVerdictCard::theHeadlineIsReadFromAMetre()
{
    const QFont font = Theme(Scheme::Dark, 100).widgetFont(TypeRole::Headline);
    constexpr double kMillimetres = 25.4 / 96;
    const double pixels = font.pointSizeF() / 72 * 96;
    QCOMPARE(pixels, 28.0);
    QVERIFY(font.bold());
    const QFontMetricsF metrics(font);
    // Metrics are those of this screen's resolution.
    const double high = metrics.capHeight() / (metrics.fontDpi() / 96.0) * kMillimetres;
    QVERIFY2(high >= 3.3, qPrintable(QString::number(high)));
}

void TestVerdictCard::noRowStandsOutMoreThanTheHeadline()
{
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light}) {
        const Theme theme(scheme);
        const QColor ground = theme.colour(Token::Surface);
        for (const Tone tone : kTones) {
            const HeadlineLook look = headlineLook(tone, theme);
            const double headline = support::contrast(look.ink, look.ground);
            for (const QColor& row : {rowInk(theme), theme.colour(Token::Faint), theme.colour(lookOf(tone).token)})
                QVERIFY2(headline >= support::contrast(row, ground),
                         qPrintable(QStringLiteral("tone %1: %2 < %3")
                                        .arg(int(tone))
                                        .arg(headline)
                                        .arg(support::contrast(row, ground))));
            // A ground of its own stands out from the card, too.
            QVERIFY(!look.filled || support::contrast(look.ground, ground) >= 4.5);
        }
    }
}

void TestVerdictCard::theHeadlineIsNeverClipped_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("width");
    for (const char* language : {"en", "de", "longer"}) {
        for (const int text : {100, 160}) {
            // Columns of the windows at 1280 and 1920, the narrowest dock of the main window, and half a finer screen.
            for (const int width : {236, 300, 364, 402, 900})
                QTest::addRow("%s %d %%, %d px", language, text, width)
                    << QString::fromLatin1(language) << text << width;
        }
    }
}

void TestVerdictCard::theHeadlineIsNeverClipped()
{
    QFETCH(QString, language);
    QFETCH(int, text);
    QFETCH(int, width);
    ApplicationStyle style(*qApp);
    style.apply(Theme(Scheme::Dark, text));
    Languages languages;
    languages.use(language == QStringLiteral("longer") ? QStringLiteral("en") : language);
    for (const char* source :
         {"unconscious", "dead", "passes by", "stopped", "success", "nobody is hurt", "wound closed", "%1 hurt"}) {
        QString words = QCoreApplication::translate("hitspread::Verdict", source);
        words = QStringLiteral("%1 · %2: %1")
                    .arg(words, QCoreApplication::translate("hitspread::EffectWords", "one wound"));
        if (language == QStringLiteral("longer"))
            words = support::longer(words);
        for (const Tone tone : {Tone::Harm, Tone::Dead}) {
            HeadlineLabel label(style);
            label.setWords(words, tone);
            label.resize(width, label.heightForWidth(width));
            const QFontMetrics metrics(label.fontFor(width));
            const QStringList lines = label.linesIn(width);
            QCOMPARE(lines.join(QLatin1Char(' ')), words);
            for (const QString& line : lines)
                QVERIFY2(metrics.horizontalAdvance(line) <= width, qPrintable(line));
            QVERIFY(lines.size() * metrics.height() <= label.height());
            // Only what is wider than there is room makes the letters smaller.
            if (text == 100 && language != QStringLiteral("longer") && width >= 300)
                QCOMPARE(label.fontFor(width), style.theme().widgetFont(TypeRole::Headline));
        }
    }
    languages.use(QStringLiteral("en"));
}

void TestVerdictCard::numbersAreNeverCut()
{
    ApplicationStyle style(*qApp);
    for (const int text : {100, 160}) {
        style.apply(Theme(Scheme::Dark, text));
        VerdictCard card(style);
        card.setMostLines(20);
        card.setVerdict(someVerdict(QStringLiteral("Dead")));
        for (const int width : {236, 300, 402}) {
            // As a column gives it its height.
            card.setFixedSize(width, card.layout()->totalHeightForWidth(width));
            card.show();
            QVERIFY(support::waitForRest(card));
            for (const VerdictLine* line : card.findChildren<VerdictLine*>()) {
                const bool isNumber = line->pair().contains(QRegularExpression(QStringLiteral("\\d")));
                QVERIFY2(!isNumber || line->isWhole(line->width()), qPrintable(line->pair()));
                QVERIFY(line->height() >= line->heightForWidth(line->width()));
            }
        }
    }
}

void TestVerdictCard::fourRowsOfAPersonAndTheRestCounted()
{
    ApplicationStyle style(*qApp);
    VerdictCard card(style);
    card.setMostLines(20);
    card.setVerdict(someVerdict(QStringLiteral("Dead · one wound")));
    card.show();
    const auto lines = card.findChildren<VerdictLine*>();
    const auto rows = std::ranges::count_if(
        lines, [](const VerdictLine* line) { return line->isVisible() && !line->isHeading(); });
    QCOMPARE(rows, 8);
    // Two with six rows each, four of each shown.
    QCOMPARE(card.findChild<QPushButton*>(QStringLiteral("verdictMore"))->text(), QStringLiteral("4 more…"));
    QVERIFY(card.findChildren<QAbstractScrollArea*>().isEmpty());
}

/// A window that grows low hides lines; they are the same ones when it grows again.
void TestVerdictCard::linesGiveWayAndNothingIsBuiltAnew()
{
    ApplicationStyle style(*qApp);
    VerdictCard card(style);
    card.setVerdict(someVerdict(QStringLiteral("Dead")));
    card.show();
    const auto before = card.findChildren<VerdictLine*>();
    const auto seen = [&card] {
        const auto lines = card.findChildren<VerdictLine*>();
        return std::ranges::count_if(lines, [](const VerdictLine* line) { return line->isVisible(); });
    };
    card.setMostLines(2);
    QCOMPARE(seen(), 2);
    card.setMostLines(6);
    QCOMPARE(seen(), 6);
    card.setVerdict(someVerdict(QStringLiteral("Dead")));
    QCOMPARE(card.findChildren<VerdictLine*>(), before);
}

void TestVerdictCard::whatIsAppliedIsOneLineWithUndo()
{
    ApplicationStyle style(*qApp);
    VerdictCard card(style);
    QSignalSpy undone(&card, &VerdictCard::undoAsked);
    card.setApplied(someVerdict(QStringLiteral("Dead")));
    card.show();
    QVERIFY(!card.findChild<HeadlineLabel*>()->isVisible());
    auto* undo = card.findChild<QPushButton*>(QStringLiteral("verdictUndo"));
    QVERIFY(undo->isVisible());
    QVERIFY(card.findChildren<VerdictLine*>().isEmpty());
    undo->click();
    QCOMPARE(undone.size(), 1);
    card.setVerdict({});
    QVERIFY(!card.isVisible());
}

HITSPREAD_GUI_TEST(TestVerdictCard)
#include "tst_verdictcard.moc"
