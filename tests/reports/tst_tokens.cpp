#include "reports/theme/theme.h"
#include "support/contrast.h"
#include "support/testclass.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace hitspread;
using support::contrast;
using support::luminance;

namespace {

using Grounds = std::array<double, 5>;
constexpr std::array<Token, 5> kGrounds{Token::Window, Token::Surface, Token::Raised, Token::Sunken, Token::AccentSoft};

}  // namespace

/// The contrasts are typed from the colour table of the design, not computed by this program.
class TestTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void inkOnGrounds_data();
    void inkOnGrounds();
    void inkOnFilled();
    void lettersOnTints();
    void heatRampReads();
    void heatBandsToTheColourBlind();
    void heatBands();
    void lettersOnPeople();
    void textSizeIsKeptInRange();
};

void TestTokens::inkOnGrounds_data()
{
    QTest::addColumn<int>("token");
    QTest::addColumn<QList<double>>("dark");
    QTest::addColumn<QList<double>>("light");
    const auto row = [](const char* name, Token token, QList<double> dark, QList<double> light) {
        QTest::newRow(name) << static_cast<int>(token) << dark << light;
    };
    row("text", Token::Text, {14.8, 13.7, 12.1, 15.9, 10.6}, {13.8, 15.5, 16.4, 14.4, 13.2});
    row("muted", Token::Muted, {8.6, 8.0, 7.1, 9.3, 6.2}, {6.8, 7.6, 8.1, 7.1, 6.5});
    row("faint", Token::Faint, {6.8, 6.3, 5.5, 7.3, 4.9}, {5.2, 5.9, 6.2, 5.5, 5.0});
    row("accent", Token::Accent, {9.2, 8.5, 7.5, 9.8, 6.6}, {5.0, 5.6, 5.9, 5.2, 4.8});
    row("aim", Token::Aim, {8.7, 8.1, 7.1, 9.3, 6.2}, {5.6, 6.3, 6.7, 5.9, 5.4});
    row("pen", Token::Pen, {11.0, 10.2, 9.0, 11.8, 7.9}, {6.2, 6.9, 7.3, 6.5, 5.9});
    row("dmg", Token::Dmg, {8.0, 7.4, 6.5, 8.5, 5.7}, {5.0, 5.6, 6.0, 5.3, 4.8});
    row("ok", Token::Ok, {9.2, 8.5, 7.5, 9.8, 6.6}, {5.7, 6.4, 6.8, 5.9, 5.4});
    row("warn", Token::Warn, {11.3, 10.5, 9.2, 12.1, 8.1}, {5.6, 6.3, 6.7, 5.9, 5.4});
    row("bruise", Token::Bruise, {8.5, 7.9, 7.0, 9.1, 6.1}, {6.3, 7.0, 7.4, 6.5, 6.0});
    row("lineStrong", Token::LineStrong, {4.3, 4.0, 3.5, 4.6}, {3.6, 4.0, 4.3, 3.8});
}

void TestTokens::inkOnGrounds()
{
    QFETCH(int, token);
    QFETCH(QList<double>, dark);
    QFETCH(QList<double>, light);
    const auto check = [&](const QList<double>& expected, Scheme scheme) {
        for (qsizetype i = 0; i < expected.size(); ++i) {
            const double found = contrast(tokenColour(static_cast<Token>(token), scheme),
                                          tokenColour(kGrounds.at(static_cast<std::size_t>(i)), scheme));
            QVERIFY2(std::abs(found - expected.at(i)) < 0.11,
                     qPrintable(QStringLiteral("ground %1: %2, not %3").arg(i).arg(found).arg(expected.at(i))));
        }
    };
    check(dark, Scheme::Dark);
    check(light, Scheme::Light);
}

void TestTokens::inkOnFilled()
{
    const std::array<std::array<Token, 2>, 4> pairs{{{Token::OnAccent, Token::Accent},
                                                     {Token::OnAim, Token::Aim},
                                                     {Token::OnPen, Token::Pen},
                                                     {Token::OnDmg, Token::Dmg}}};
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light, Scheme::Paper}) {
        for (const auto& [ink, ground] : pairs)
            QVERIFY(contrast(tokenColour(ink, scheme), tokenColour(ground, scheme)) >= 5.8);
    }
}

void TestTokens::lettersOnTints()
{
    for (std::size_t i = 0; i < kRegions; ++i) {
        const auto region = static_cast<Region>(i);
        const double dark = contrast(tokenColour(Token::TileLetter, Scheme::Dark), regionTint(region, Scheme::Dark));
        QVERIFY2(dark > 4.6 && dark < 6.3, qPrintable(QString::number(dark)));
        const double gap = contrast(tokenColour(Token::Skin, Scheme::Dark), regionTint(region, Scheme::Dark));
        QVERIFY2(gap > 2.9, qPrintable(QString::number(gap)));
        QVERIFY(contrast(tokenColour(Token::TileLetter, Scheme::Light), regionTint(region, Scheme::Light)) > 11.3);
        const double edge = contrast(tokenColour(Token::TileEdge, Scheme::Light), regionTint(region, Scheme::Light));
        QVERIFY2(edge > 3.4 && edge < 4.3, qPrintable(QString::number(edge)));
    }
}

void TestTokens::heatRampReads()
{
    for (std::size_t band = 0; band < kHeatBands; ++band) {
        for (const Scheme scheme : {Scheme::Dark, Scheme::Light, Scheme::Paper})
            QVERIFY(contrast(heatTint(band, scheme), heatLetter(band, scheme)) >= 4.5);
        if (band == 0)
            continue;
        QVERIFY(luminance(heatTint(band, Scheme::Dark)) > luminance(heatTint(band - 1, Scheme::Dark)));
        QVERIFY(luminance(heatTint(band, Scheme::Light)) < luminance(heatTint(band - 1, Scheme::Light)));
        QVERIFY(luminance(heatTint(band, Scheme::Paper)) < luminance(heatTint(band - 1, Scheme::Paper)));
    }
}

namespace {

using Light = std::array<double, 3>;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Light times(const std::array<Light, 3>& matrix, const Light& light)
{
    Light product{};
    for (std::size_t i = 0; i < product.size(); ++i)
        product[i] = matrix[i][0] * light[0] + matrix[i][1] * light[1] + matrix[i][2] * light[2];
    return product;
}

/// CIE L*a*b* of a colour as somebody sees it; `eyes` works on linear sRGB.
Light seen(const QColor& colour, const std::array<Light, 3>& eyes)
{
    // sRGB to CIE XYZ, white D65.
    const std::array<Light, 3> toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Light rgb = times(eyes, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (double& channel : rgb)
        channel = std::clamp(channel, 0.0, 1.0);
    Light f = times(toXyz, rgb);
    const Light white{0.95047, 1.0, 1.08883};
    for (std::size_t i = 0; i < f.size(); ++i) {
        const double share = f[i] / white[i];
        f[i] = share > 0.008856 ? std::cbrt(share) : 7.787 * share + 16.0 / 116.0;
    }
    return {116.0 * f[1] - 16.0, 500.0 * (f[0] - f[1]), 200.0 * (f[1] - f[2])};
}

}  // namespace

/// Bands side by side are told apart whatever somebody sees (Machado et al. 2009, severity 1): a difference of 9 at least.
void TestTokens::heatBandsToTheColourBlind()
{
    const std::array<std::array<Light, 3>, 4> eyes{{
        {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    }};
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light}) {
        for (const auto& pair : eyes) {
            for (std::size_t band = 1; band < kHeatBands; ++band) {
                const Light below = seen(heatTint(band - 1, scheme), pair);
                const Light here = seen(heatTint(band, scheme), pair);
                const double apart = std::hypot(here[0] - below[0], here[1] - below[1], here[2] - below[2]);
                QVERIFY2(apart >= 9.0, qPrintable(QStringLiteral("band %1: %2").arg(band).arg(apart)));
            }
        }
    }
}

void TestTokens::lettersOnPeople()
{
    for (const Scheme scheme : {Scheme::Dark, Scheme::Light, Scheme::Paper}) {
        for (std::size_t number = 1; number <= kPeopleColours; ++number) {
            const QColor ground = peopleColour(number, scheme);
            QVERIFY(contrast(peopleLetter(scheme), ground) >= 5.8);
            for (std::size_t other = 1; other < number && scheme != Scheme::Paper; ++other)
                QVERIFY(peopleColour(other, scheme) != ground);
            if (scheme != Scheme::Paper)
                QVERIFY(contrast(ground, tokenColour(Token::Surface, scheme)) >= 5.0);
        }
    }
}

void TestTokens::heatBands()
{
    QCOMPARE(heatBand(0.0), std::size_t{0});
    QCOMPARE(heatBand(0.49), std::size_t{0});
    QCOMPARE(heatBand(0.5), std::size_t{1});
    QCOMPARE(heatBand(1.0), std::size_t{2});
    QCOMPARE(heatBand(3.99), std::size_t{3});
    QCOMPARE(heatBand(4.0), std::size_t{4});
    QCOMPARE(heatBand(8.0), std::size_t{5});
    QCOMPARE(heatBand(15.9), std::size_t{5});
    QCOMPARE(heatBand(16.0), std::size_t{6});
    QCOMPARE(heatBand(32.0), std::size_t{7});
    QCOMPARE(heatBand(100.0), std::size_t{7});
    for (std::size_t band = 0; band < kHeatBands; ++band)
        QCOMPARE(heatBand(heatFrom(band)), band);
}

void TestTokens::textSizeIsKeptInRange()
{
    QCOMPARE(Theme(Scheme::Dark, 10).textPercent(), 90);
    QCOMPARE(Theme(Scheme::Dark, 400).textPercent(), 160);
    QCOMPARE(Theme(Scheme::Dark, 160).pixels(TypeRole::Name), 32.0);
    QCOMPARE(Theme(Scheme::Light).pixels(TypeRole::Step), 12.5);
    QCOMPARE(Theme(Scheme::Light, 150).scaled(30), 45);
}

HITSPREAD_TEST(TestTokens)
#include "tst_tokens.moc"
