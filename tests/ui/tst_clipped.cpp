#include "clipped.h"
#include "firehand.h"
#include "meleehand.h"
#include "reports/body/calloutpainter.h"
#include "samplefiles.h"
#include "support/guitestclass.h"
#include "support/samplepicture.h"
#include "ui/theme/motion.h"

#include <QSettings>
#include <QTest>

#include <algorithm>

using namespace hitspread;
using support::clippedIn;
using support::Program;
using support::Speaking;

/// Nothing that is painted is cut: neither by widgets nor by what paints by itself, in languages of any length, at any size.
class TestClipped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void callouts_data();
    void callouts();
    void windows_data();
    void windows();
    void whatIsClippedIsFound();

private:
    support::SampleFiles m_files;
};

void TestClipped::initTestCase()
{
    QVERIFY(m_files.begin(QStringLiteral("tst_clipped")));
}

void TestClipped::cleanup()
{
    motion::setReduced(false);
    QSettings().clear();
}

void TestClipped::callouts_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("scale");
    for (const char* language : {"en", "de", "longer"}) {
        for (const int text : {100, 160}) {
            for (const int scale : {1, 2})
                QTest::addRow("%s, text %d, scale %d", language, text, scale)
                    << QString::fromLatin1(language) << text << scale;
        }
    }
}

/// Of a pair both numbers stand there, of a name enough to know it, and no number ends in an ellipsis.
void TestClipped::callouts()
{
    QFETCH(const QString, language);
    QFETCH(const int, text);
    QFETCH(const int, scale);
    const Speaking speaking(language);
    const Theme theme(Scheme::Dark, text);
    const CalloutPainter painter(theme);
    for (LocationCallout callout : support::samplePicture().callouts) {
        for (const CalloutForm form : {CalloutForm::Full, CalloutForm::Compact, CalloutForm::Slim}) {
            for (const auto& [before, hits] : {std::pair{14, 14}, {14, -8}, {-26, -26}, {8, -26}, {-9, -26}}) {
                callout.hits = hits;
                callout.hitsBefore = before == hits ? std::nullopt : std::optional(before);
                const QRectF box(QPointF(10.0, 10.0), painter.boxSize(form));
                support::WordCatcher catcher((box.size() * scale * 2.0).toSize());
                QPainter inner(&catcher);
                inner.scale(scale, scale);
                painter.paintBox(inner, box, callout, form);
                inner.end();
                const QString where = QStringLiteral("%1, %2 to %3").arg(callout.name).arg(before).arg(hits);
                // Signs of other fonts are painted by themselves.
                QString all;
                for (const support::PaintedWords& painted : catcher.all()) {
                    const QRectF place(painted.place.topLeft() / scale, painted.place.size() / scale);
                    QVERIFY2(place.left() >= box.left() - 1.0 && place.right() <= box.right() + 1.0,
                             qPrintable(where + QStringLiteral(": ") + painted.words));
                    all += painted.words;
                    const bool isArmour = painted.place.center().y() / scale > box.bottom() - box.height() / 2.0;
                    QVERIFY2(isArmour || !painted.words.contains(QChar(0x2026)), qPrintable(where + painted.words));
                }
                const bool saysHits = std::ranges::any_of(CalloutPainter::hitsTexts(callout), [&](QString words) {
                    return all.remove(u' ').contains(words.remove(u' '));
                });
                QVERIFY2(saysHits, qPrintable(where + all));
            }
        }
    }
}

void TestClipped::windows_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("text");
    QTest::addColumn<QSize>("size");
    for (const char* language : {"en", "de", "longer"}) {
        for (const int text : {100, 160}) {
            for (const QSize size : {QSize(1280, 690), QSize(1920, 1040)})
                QTest::addRow("%s, text %d, %d", language, text, size.width())
                    << QString::fromLatin1(language) << text << size;
        }
    }
}

/// The main window, a shot before the roll, with its choice open and finished, and a blow.
void TestClipped::windows()
{
    QFETCH(const QString, language);
    QFETCH(const int, text);
    QFETCH(const QSize, size);
    const Speaking speaking(language);
    Program program(m_files.freshAndStill());
    program.style.apply(Theme(Scheme::Dark, text));
    program.window.resize(size);
    support::startShot(program);
    QVERIFY(program.rest());
    QCOMPARE(clippedIn(program.window).join(QLatin1Char('\n')), QString());
    program.dialog()->setMinimumSize(1, 1);
    program.dialog()->resize(size);
    for (const char* digits : {"", "45345"}) {
        support::typeShot(program, digits);
        QVERIFY(program.rest());
        QCOMPARE((clippedIn(*program.dialog()) + support::cutIn(*program.dialog())).join(QLatin1Char('\n')), QString());
    }
    QTest::keyClick(program.dialog(), Qt::Key_R);
    QVERIFY(program.rest());
    QVERIFY(program.dialog()->presenter().isFinished());
    QCOMPARE((clippedIn(*program.dialog()) + support::cutIn(*program.dialog())).join(QLatin1Char('\n')), QString());
    QTest::keyClick(program.dialog(), Qt::Key_Return);
    QVERIFY(support::waitUntil([&] { return !program.dialog()->isVisible() && program.gateway.waiting() == 0; }));
    QVERIFY(program.rest());
    QCOMPARE(clippedIn(program.window).join(QLatin1Char('\n')), QString());
}

/// Who looks for what is clipped can find it.
void TestClipped::whatIsClippedIsFound()
{
    class Writer final : public QWidget {
    public:
        using QWidget::QWidget;

    protected:
        void paintEvent(QPaintEvent*) override { QPainter(this).drawText(-20, 20, QStringLiteral("beyond the left")); }
    };
    QWidget window;
    window.resize(400, 100);
    Writer writer(&window);
    writer.setGeometry(50, 10, 300, 40);
    window.show();
    QCOMPARE(clippedIn(window), QStringList{QStringLiteral("painted 'beyond the left'")});
}

HITSPREAD_GUI_TEST(TestClipped)
#include "tst_clipped.moc"
