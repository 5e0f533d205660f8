#include <QtTest>

#include "support/guitestclass.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/latesheet.h"
#include "ui/theme/stylesheet.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QProxyStyle>

using namespace hitspread;

namespace {

const QString kLarge = QStringLiteral("QLabel { font-size: 40px; }");
const QString kSmall = QStringLiteral("QLabel { font-size: 9px; }");

/// Counts how often a widget is asked for by an event, and by its style.
class Watch final : public QObject {
public:
    explicit Watch(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        styled += event->type() == QEvent::StyleChange ? 1 : 0;
        painted += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

    int styled = 0;
    int painted = 0;
};

class CountingStyle final : public QProxyStyle {
public:
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* /*widget*/) override { ++polished; }
    void unpolish(QWidget* /*widget*/) override { ++unpolished; }

    int polished = 0;
    int unpolished = 0;
};

}  // namespace

/// The sheet that waits until a window stands, and the properties it looks at.
class TestLateSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void putOnAtOnceWhereNothingWaits();
    void keptUntilPutOn();
    void theLastOfThemCounts();
    void aThemeWaitsAsWell();
    void putOnOnce();
    void noneKeptIsNone();
    void aLookIsPutOnAtOnce();
    void aBorderAloneIsPaintedAnew();
    void theSameLookIsNoWork();
    void anUnseenLookWaits();
};

void TestLateSheet::init()
{
    QVERIFY(qApp->styleSheet().isEmpty());
}

void TestLateSheet::cleanup()
{
    LateSheet::putOn(*qApp);
    qApp->setStyleSheet(QString());
}

void TestLateSheet::putOnAtOnceWhereNothingWaits()
{
    LateSheet::set(*qApp, kLarge);
    QCOMPARE(qApp->styleSheet(), kLarge);
}

void TestLateSheet::keptUntilPutOn()
{
    QLabel label;
    label.ensurePolished();
    const QFont plain = label.font();
    LateSheet::begin();
    LateSheet::set(*qApp, kLarge);
    QVERIFY(qApp->styleSheet().isEmpty());
    QCOMPARE(label.font(), plain);
    LateSheet::putOn(*qApp);
    QCOMPARE(qApp->styleSheet(), kLarge);
    QCOMPARE(label.font().pixelSize(), 40);
    // From here on there is no waiting.
    LateSheet::set(*qApp, kSmall);
    QCOMPARE(label.font().pixelSize(), 9);
}

void TestLateSheet::theLastOfThemCounts()
{
    LateSheet::begin();
    LateSheet::set(*qApp, kLarge);
    LateSheet::set(*qApp, kSmall);
    QVERIFY(qApp->styleSheet().isEmpty());
    LateSheet::putOn(*qApp);
    QCOMPARE(qApp->styleSheet(), kSmall);
}

void TestLateSheet::aThemeWaitsAsWell()
{
    ApplicationStyle style(*qApp);
    const Theme theme(Scheme::Light, 120);
    LateSheet::begin();
    style.apply(theme);
    QVERIFY(qApp->styleSheet().isEmpty());
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme.colour(Token::Window));
    LateSheet::putOn(*qApp);
    QCOMPARE(qApp->styleSheet(), styleSheetOf(theme));
}

void TestLateSheet::putOnOnce()
{
    QLabel label;
    label.ensurePolished();
    LateSheet::begin();
    LateSheet::set(*qApp, kLarge);
    LateSheet::putOn(*qApp);
    const Watch watch(label);
    LateSheet::putOn(*qApp);
    QCOMPARE(watch.styled, 0);
    QCOMPARE(qApp->styleSheet(), kLarge);
}

void TestLateSheet::noneKeptIsNone()
{
    LateSheet::begin();
    LateSheet::putOn(*qApp);
    QVERIFY(qApp->styleSheet().isEmpty());
    LateSheet::set(*qApp, kLarge);
    QCOMPARE(qApp->styleSheet(), kLarge);
}

void TestLateSheet::aLookIsPutOnAtOnce()
{
    LateSheet::set(*qApp, QStringLiteral("QLabel[tone=\"warn\"] { color: #ff0000; }"));
    QLabel label(QStringLiteral("Low"));
    label.show();
    QVERIFY(QTest::qWaitForWindowExposed(&label));
    const QImage before = label.grab().toImage();
    setLook(label, "tone", QStringLiteral("warn"));
    QCOMPARE(label.palette().color(QPalette::WindowText), QColor(Qt::red));
    QVERIFY(label.grab().toImage() != before);
    setLook(label, "tone", QVariant());
    QCOMPARE(label.grab().toImage(), before);
}

/// Neither palette nor font change with it, which would paint by themselves.
void TestLateSheet::aBorderAloneIsPaintedAnew()
{
    LateSheet::set(
        *qApp, QStringLiteral("QFrame { border: 3px solid #00ff00; } QFrame[card=\"lit\"] { border-color: #ff0000; }"));
    QFrame frame;
    frame.resize(80, 60);
    frame.show();
    QVERIFY(QTest::qWaitForWindowExposed(&frame));
    QCoreApplication::processEvents();
    const Watch watch(frame);
    setLook(frame, "card", QStringLiteral("lit"));
    QTRY_VERIFY(watch.painted > 0);
    QCOMPARE(frame.grab().toImage().pixelColor(1, 30), QColor(Qt::red));
}

void TestLateSheet::theSameLookIsNoWork()
{
    CountingStyle style;
    QLabel label;
    label.setStyle(&style);
    label.ensurePolished();
    const int before = style.polished;
    setLook(label, "tone", QStringLiteral("warn"));
    QCOMPARE(style.unpolished, 1);
    QCOMPARE(style.polished, before + 1);
    setLook(label, "tone", QStringLiteral("warn"));
    QCOMPARE(style.unpolished, 1);
    QCOMPARE(style.polished, before + 1);
}

void TestLateSheet::anUnseenLookWaits()
{
    CountingStyle style;
    QLabel label;
    label.setStyle(&style);
    const int before = style.polished;
    setLook(label, "tone", QStringLiteral("warn"));
    QCOMPARE(label.property("tone").toString(), QStringLiteral("warn"));
    QCOMPARE(style.unpolished, 0);
    QCOMPARE(style.polished, before);
    label.ensurePolished();
    QCOMPARE(style.polished, before + 1);
}

HITSPREAD_GUI_TEST(TestLateSheet)
#include "tst_latesheet.moc"
