#include "support/guitestclass.h"
#include "ui/shell/buttontext.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/namedvalue.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QFontMetrics>
#include <QTest>

#include <algorithm>
#include <iterator>

using namespace hitspread;

namespace {

QString digitsOf(const QString& text)
{
    QString digits;
    std::ranges::copy_if(text, std::back_inserter(digits), [](QChar letter) { return letter.isDigit(); });
    return digits;
}

}  // namespace

/// Where there is little room words are cut, and never the number that counts.
class TestKeptValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreCutNumbersAreNot_data();
    void wordsAreCutNumbersAreNot();
    void aValueStandsWholeBesideOrBelow();
    void aNameTakesTheSecondLine();
};

void TestKeptValues::wordsAreCutNumbersAreNot_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a weapon") << u"Long-barrelled irons ≤ 67 · 2d6+1 · 6 shots"_qs;
    QTest::newRow("a penalty at the end") << u"Unterliegt im Handgemenge: aus dem Gleichgewicht −20"_qs;
    QTest::newRow("a number in the middle") << u"Dodge and take 18 off every attack of this phase"_qs;
    QTest::newRow("parts without a number") << u"stehend · unter Beschuss · 38 m"_qs;
    QTest::newRow("somebody of several") << u"Gate Guard of the Lower Quay 12"_qs;
}

void TestKeptValues::wordsAreCutNumbersAreNot()
{
    QFETCH(QString, text);
    ElidedLabel label;
    label.setText(text);
    label.show();
    const int whole = label.sizeHint().width();
    // Narrower than half of it, more would go than stays.
    for (int width = whole; width > whole / 2 + 2; width -= 3) {
        label.resize(width, 20);
        const QString shown = label.QLabel::text();
        QCOMPARE(digitsOf(shown), digitsOf(text));
        QVERIFY2(label.fontMetrics().horizontalAdvance(shown) <= width, qPrintable(shown));
        QCOMPARE(label.toolTip().isEmpty(), shown == text);
    }
    label.resize(whole, 20);
    QCOMPARE(label.QLabel::text(), text);
}

void TestKeptValues::aValueStandsWholeBesideOrBelow()
{
    const QString value = u"−20 until the end of round 3"_qs;
    NamedValue row(u"Loss of Combat: off balance"_qs, value);
    row.show();
    const auto* label = row.findChild<WrapLabel*>();
    for (int width = 420; width >= 110; width -= 10) {
        row.resize(width, row.heightForWidth(width));
        QCoreApplication::processEvents();
        QCOMPARE(label->text(), value);
        QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(QString::number(width)));
        QVERIFY2(label->width() <= width && label->width() >= label->minimumSizeHint().width(),
                 qPrintable(QString::number(width)));
    }
    QVERIFY(row.heightForWidth(110) > row.heightForWidth(420));
}

/// Who is next is the question of the evening.
void TestKeptValues::aNameTakesTheSecondLine()
{
    const QFontMetrics metrics(QApplication::font());
    const QString words = u"Next: Rhea Lindqvist   E"_qs;
    const QStringList wordings{words, u"Next   E"_qs};
    const int whole = metrics.horizontalAdvance(words);
    QCOMPARE(buttonText(metrics, wordings, whole), words);
    const QString lines = buttonText(metrics, wordings, whole - 1);
    QCOMPARE(lines, u"Next: Rhea\nLindqvist   E"_qs);
    // A shorter wording comes before letters go, and letters go before a name goes as a whole.
    QCOMPARE(buttonText(metrics, wordings, metrics.horizontalAdvance(u"Lindqvist   E"_qs) - 1), u"Next   E"_qs);
    const QString cut = buttonText(metrics, {words}, metrics.horizontalAdvance(u"Lindqvist   E"_qs) - 4);
    QVERIFY2(cut.contains(u'…') && cut.contains(u'\n'), qPrintable(cut));
}

HITSPREAD_GUI_TEST(TestKeptValues)
#include "tst_keptvalues.moc"
