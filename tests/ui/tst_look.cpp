#include <QtTest>

#include "support/contrast.h"
#include "support/guitestclass.h"
#include "ui/theme/applicationstyle.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylesheet.h"
#include "ui/widgets/elidededit.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/segmentrow.h"

#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyle>

#include <set>

using namespace hitspread;

/// The generated style sheet, the icons and the small widgets of the look.
class TestLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void styleSheetIsFilledIn_data();
    void styleSheetIsFilledIn();
    void unknownNamesStay();
    void sheetSpellsNoColour();
    void everyIconIsDrawn();
    void iconsWearTheirToken();
    void dockButtonsAreSharp_data();
    void dockButtonsAreSharp();
    void placeholdersCanBeRead_data() { styleSheetIsFilledIn_data(); }
    void placeholdersCanBeRead();
    void buttonsHaveTheirHeights();
    void segmentsAreExclusive();
    void lastPartsGoFirst();
    void ownersNameGoesFirst();
    void longNameEndsInAnEllipsis();
};

void TestLook::styleSheetIsFilledIn_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("dark") << static_cast<int>(Scheme::Dark);
    QTest::newRow("light") << static_cast<int>(Scheme::Light);
}

void TestLook::styleSheetIsFilledIn()
{
    QFETCH(int, scheme);
    const Theme theme(static_cast<Scheme>(scheme));
    QString sheet = styleSheetOf(theme);
    sheet.remove(QRegularExpression(QStringLiteral(R"(/\*.*?\*/)"), QRegularExpression::DotMatchesEverythingOption));
    QVERIFY(!sheet.contains(u'@'));
    QVERIFY(sheet.contains(theme.colour(Token::Accent).name()));
    QVERIFY(sheet.contains(theme.colour(Token::Dmg).name()));
    // Qt complains about a sheet it cannot read.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("parse")));
    QWidget probe;
    probe.setStyleSheet(sheet);
    probe.ensurePolished();
}

void TestLook::unknownNamesStay()
{
    QCOMPARE(filledIn(QStringLiteral("a { color: @nothing; }"), Theme()), QStringLiteral("a { color: @nothing; }"));
    QCOMPARE(filledIn(QStringLiteral("[30] {20}"), Theme(Scheme::Dark, 150)), QStringLiteral("45px 22.50pt"));
}

void TestLook::sheetSpellsNoColour()
{
    QFile sheet(QStringLiteral(":/hitspread/style/hitspread.qss"));
    QVERIFY(sheet.open(QIODevice::ReadOnly));
    const QRegularExpression colour(QStringLiteral("#[0-9A-Fa-f]{3,8}|rgba?\\("));
    QVERIFY(!QString::fromUtf8(sheet.readAll()).contains(colour));
}

void TestLook::everyIconIsDrawn()
{
    std::set<QString> files;
    for (std::size_t i = 0; i < kIcons; ++i) {
        const auto icon = static_cast<Icon>(i);
        QVERIFY2(QFile::exists(iconFile(icon)), qPrintable(iconFile(icon)));
        QVERIFY(files.insert(iconFile(icon)).second);
        for (const int size : {16, 18, 24, 48}) {
            const QImage image = iconOf(icon, Theme()).pixmap(size, size).toImage();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += qAlpha(image.pixel(x, y)) > 100 ? 1 : 0;
            }
            QVERIFY2(drawn >= size / 2, qPrintable(iconFile(icon)));
        }
    }
}

void TestLook::iconsWearTheirToken()
{
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light}) {
        const Theme theme(scheme);
        const QImage image = iconOf(Icon::Pause, theme, Token::Accent).pixmap(48, 48).toImage();
        QCOMPARE(image.pixelColor(17, 24), theme.colour(Token::Accent));
    }
}

/// The buttons of a dock are drawn, not scaled, so that they are sharp on every screen.
void TestLook::dockButtonsAreSharp_data()
{
    QTest::addColumn<int>("button");
    QTest::newRow("close") << static_cast<int>(QStyle::SP_TitleBarCloseButton);
    QTest::newRow("float") << static_cast<int>(QStyle::SP_TitleBarNormalButton);
}

void TestLook::dockButtonsAreSharp()
{
    QFETCH(int, button);
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    const QIcon icon = qApp->style()->standardIcon(static_cast<QStyle::StandardPixmap>(button));
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        const QImage image = icon.pixmap(QSize(16, 16), ratio).toImage();
        QCOMPARE(image.size(), QSizeF(16.0 * ratio, 16.0 * ratio).toSize());
        // Somewhere the line is as dark as its token, which a scaled picture is not.
        bool whole = false;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                whole = whole || image.pixelColor(x, y) == Theme().colour(Token::Muted);
        }
        QVERIFY2(whole, qPrintable(QString::number(ratio)));
    }
}

/// Whatever a line looks like, what stands in it before anything is written has 4.5 : 1 on everything it may stand on.
void TestLook::placeholdersCanBeRead()
{
    QFETCH(int, scheme);
    ApplicationStyle style(*qApp);
    style.apply(Theme(static_cast<Scheme>(scheme)));
    const Theme& theme = style.theme();
    for (const char* look : {"", "true", "name", "longName", "longestName", "quiet"}) {
        QLineEdit line;
        line.setProperty("big", QLatin1String(look));
        line.ensurePolished();
        const QColor ink = line.palette().color(QPalette::PlaceholderText);
        for (const Token ground : {Token::Window, Token::Surface, Token::Raised}) {
            const QColor seen = mixed(theme.colour(ground), QColor(ink.rgb()), ink.alphaF());
            const double found = support::contrast(seen, theme.colour(ground));
            QVERIFY2(found >= 4.5, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(look)).arg(found)));
        }
    }
}

void TestLook::buttonsHaveTheirHeights()
{
    ApplicationStyle style(*qApp);
    style.apply(Theme());
    QPushButton plain(QStringLiteral("Close"));
    QPushButton primary(QStringLiteral("Apply"));
    setLook(primary, "primary", true);
    plain.ensurePolished();
    primary.ensurePolished();
    QCOMPARE(plain.sizeHint().height(), space::kButton);
    QCOMPARE(primary.sizeHint().height(), space::kPrimaryButton);
    style.apply(Theme(Scheme::Light, 150));
    plain.ensurePolished();
    QVERIFY(plain.sizeHint().height() >= 44);
}

void TestLook::segmentsAreExclusive()
{
    SegmentRow row;
    QSignalSpy chosen(&row, &SegmentRow::chosen);
    row.setChoices({QStringLiteral("Single"), QStringLiteral("Burst"), QStringLiteral("Auto")});
    QCOMPARE(row.count(), 3);
    QCOMPARE(row.current(), -1);
    row.setCurrent(1);
    QCOMPARE(row.current(), 1);
    QCOMPARE(chosen.size(), 0);
    QTest::mouseClick(row.button(0), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().toInt(), 0);
    QVERIFY(!row.button(1)->isChecked());
    row.setRefused(2, QStringLiteral("This weapon has no automatic mode"));
    QTest::mouseClick(row.button(2), Qt::LeftButton);
    QCOMPARE(row.current(), 0);
    QCOMPARE(row.button(2)->toolTip(), QStringLiteral("This weapon has no automatic mode"));
    row.setCurrent(-1);
    QCOMPARE(row.current(), -1);
}

void TestLook::lastPartsGoFirst()
{
    const QFontMetrics metrics(qApp->font());
    const QString text = QStringLiteral("RCL 6 · 400 m · 7 mm");
    const auto wide = [&](const QString& words) { return metrics.horizontalAdvance(words); };
    QCOMPARE(elidedParts(metrics, text, wide(text)), text);
    QCOMPARE(elidedParts(metrics, text, wide(text) - 1), QStringLiteral("RCL 6 · 400 m …"));
    QCOMPARE(elidedParts(metrics, text, wide(QStringLiteral("RCL 6 · 400 m …")) - 1), QStringLiteral("RCL 6 …"));
    // One long part is cut, rather than that nearly nothing stays.
    const QString name = QStringLiteral("A · name that goes on and on");
    const QString shown = elidedParts(metrics, name, wide(name) - 4);
    QVERIFY(shown.startsWith(QStringLiteral("A · name that")));
    QVERIFY(shown.endsWith(QChar(0x2026)));
    QVERIFY(wide(shown) <= wide(name) - 4);
}

/// Whose it is may be cut; what it is about is read without the tooltip, which has it all.
void TestLook::ownersNameGoesFirst()
{
    const QFontMetrics metrics(qApp->font());
    const QString text = QStringLiteral("Breach Trooper · Torso left");
    const auto wide = [&](const QString& words) { return metrics.horizontalAdvance(words); };
    QCOMPARE(elidedOwner(metrics, text, wide(text)), text);
    const QString shown = elidedOwner(metrics, text, wide(text) - 10);
    QVERIFY2(shown.startsWith(QStringLiteral("Breach")), qPrintable(shown));
    QVERIFY2(shown.endsWith(QStringLiteral("… · Torso left")), qPrintable(shown));
    QVERIFY(wide(shown) <= wide(text) - 10);
    QCOMPARE(elidedOwner(metrics, text, wide(QStringLiteral("Torso left")) + 1), QStringLiteral("Torso left"));
    QCOMPARE(elidedOwner(metrics, QStringLiteral("Torso left"), wide(text)), QStringLiteral("Torso left"));
    ElidedLabel label;
    label.setFont(qApp->font());
    label.setText(text);
    label.setOwned(true);
    label.resize(wide(text) - 10, 20);
    label.show();
    QTRY_VERIFY(static_cast<const QLabel&>(label).text().endsWith(QStringLiteral("… · Torso left")));
    QCOMPARE(label.toolTip(), text);
    QCOMPARE(label.accessibleName(), text);
}

void TestLook::longNameEndsInAnEllipsis()
{
    QWidget window;
    ElidedEdit edit(&window);
    edit.setGeometry(0, 0, 120, 32);
    window.resize(140, 80);
    window.show();
    const auto picture = [&](const QString& text) {
        edit.setText(text);
        edit.setCursorPosition(0);
        return edit.grab().toImage();
    };
    // What differs behind the ellipsis is not seen; what is shown whole is shown as ever.
    QCOMPARE(picture(QStringLiteral("Breach Trooper of the Northern Gate")),
             picture(QStringLiteral("Breach Trooper of the Northern Dock")));
    QVERIFY(picture(QStringLiteral("Breach")) != picture(QStringLiteral("Breacd")));
    QLineEdit plain(&window);
    plain.setGeometry(edit.geometry());
    plain.setText(QStringLiteral("Breach Trooper of the Northern Gate"));
    plain.setCursorPosition(0);
    plain.show();
    QVERIFY(picture(plain.text()) != plain.grab().toImage());
}

HITSPREAD_GUI_TEST(TestLook)
#include "tst_look.moc"
