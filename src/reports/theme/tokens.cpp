#include "reports/theme/tokens.h"

#include <algorithm>

namespace hitspread {

namespace {

template <std::size_t count>
using Table = std::array<std::array<QRgb, kSchemes>, count>;

// Rows in the order of Token; columns dark, light, paper.
constexpr Table<kTokens> kTokenColours{{
    {0xFF191715, 0xFFEFEBE3, 0xFFFFFFFF},  // Window
    {0xFF211E1B, 0xFFFAF8F4, 0xFFFFFFFF},  // Surface
    {0xFF2C2824, 0xFFFFFFFF, 0xFFFFFFFF},  // Raised
    {0xFF100F0D, 0xFFF4F0E8, 0xFFFFFFFF},  // Sunken
    {0xFF3D301A, 0xFFF4E5C8, 0xFFEDEDED},  // AccentSoft
    {0xFFEFE9DF, 0xFF221F1B, 0xFF000000},  // Text
    {0xFFBDB3A5, 0xFF564F47, 0xFF333333},  // Muted
    {0xFFA89E90, 0xFF695F54, 0xFF444444},  // Faint
    {0xFFE3B25C, 0xFF8A5A0B, 0xFF000000},  // Accent
    {0xFF74BDEB, 0xFF0A5F9E, 0xFF000000},  // Aim
    {0xFFC2CCD4, 0xFF485866, 0xFF000000},  // Pen
    {0xFFFF8E70, 0xFFB23A1B, 0xFF000000},  // Dmg
    {0xFF6FCBA9, 0xFF11684C, 0xFF000000},  // Ok
    {0xFFEBCB62, 0xFF775700, 0xFF000000},  // Warn
    {0xFFCBA4E6, 0xFF6E3F97, 0xFF000000},  // Bruise
    {0xFF857A6C, 0xFF83796B, 0xFF444444},  // LineStrong
    {0xFF3B3630, 0xFFD8D1C5, 0xFFB4B4B4},  // Line
    {0xFF21180A, 0xFFFFFFFF, 0xFFFFFFFF},  // OnAccent
    {0xFF06212F, 0xFFFFFFFF, 0xFFFFFFFF},  // OnAim
    {0xFF1B2228, 0xFFFFFFFF, 0xFFFFFFFF},  // OnPen
    {0xFF2E0D04, 0xFFFFFFFF, 0xFFFFFFFF},  // OnDmg
    {0xFFA3978A, 0xFF5D5348, 0xFF000000},  // Contour
    {0xFFDDD4C7, 0xFF5D5348, 0xFF000000},  // LocationBorder
    {0xFF141210, 0xFFFAF8F4, 0xFFFFFFFF},  // Skin
    {0xFF141210, 0xFF786E61, 0xFF000000},  // TileEdge
    {0xFFFFFFFF, 0xFF221F1B, 0xFF000000},  // TileLetter
}};

constexpr Table<kRegions> kRegionTints{{
    {0xFF80704E, 0xFFF4E5B4, 0xFFFFFFFF},  // Head
    {0xFF795A4C, 0xFFECD3BE, 0xFFEDEDED},  // Torso
    {0xFF667863, 0xFFE4EFDC, 0xFFFFFFFF},  // Abdomen
    {0xFF556A7E, 0xFFCCDFEE, 0xFFFFFFFF},  // Arm
    {0xFF75617A, 0xFFE3D3EA, 0xFFEDEDED},  // Leg
}};

// On paper the ramp is grey; it never stands alone there, the figure is printed in the hex.
constexpr Table<kHeatBands> kHeatTints{{
    {0xFF2A2640, 0xFFF1EADB, 0xFFFFFFFF},
    {0xFF643A72, 0xFFF6D899, 0xFFEEEEEE},
    {0xFFA64775, 0xFFEFA45F, 0xFFDBDBDB},
    {0xFFCF5E64, 0xFFD26B51, 0xFFC6C6C6},
    {0xFFED7C4D, 0xFFB34557, 0xFFAEAEAE},
    {0xFFF8B25A, 0xFF933770, 0xFF8C8C8C},
    {0xFFFFD98D, 0xFF4B225E, 0xFF5E5E5E},
    {0xFFFFF6D8, 0xFF1A0B28, 0xFF2C2C2C},
}};

constexpr Table<kHeatBands> kHeatLetters{{
    {0xFFF4EEE4, 0xFF221F1B, 0xFF000000},
    {0xFFF4EEE4, 0xFF221F1B, 0xFF000000},
    {0xFFFFFFFF, 0xFF221F1B, 0xFF000000},
    {0xFF1D1206, 0xFF221F1B, 0xFF000000},
    {0xFF1D1206, 0xFFFFFFFF, 0xFF000000},
    {0xFF1D1206, 0xFFFFFFFF, 0xFF000000},
    {0xFF1D1206, 0xFFFFFFFF, 0xFFFFFFFF},
    {0xFF1D1206, 0xFFFFFFFF, 0xFFFFFFFF},
}};

constexpr Table<kPeopleColours> kPeopleGrounds{{
    {0xFFEE766B, 0xFFB0261C, 0xFFFFFFFF},  // red
    {0xFFF0954A, 0xFF9E4700, 0xFFFFFFFF},  // orange
    {0xFFE8D04A, 0xFF735900, 0xFFFFFFFF},  // yellow
    {0xFF86C96A, 0xFF2E6B1F, 0xFFFFFFFF},  // green
    {0xFF4FC7BA, 0xFF0B6660, 0xFFFFFFFF},  // teal
    {0xFF78AEF7, 0xFF1D55B0, 0xFFFFFFFF},  // blue
    {0xFFBE98F2, 0xFF6B35B0, 0xFFFFFFFF},  // violet
    {0xFFC4BEB5, 0xFF524D46, 0xFFFFFFFF},  // grey
}};

constexpr Table<1> kPeopleLetters{{{0xFF191715, 0xFFFFFFFF, 0xFF000000}}};

template <std::size_t count>
QColor entry(const Table<count>& table, std::size_t row, Scheme scheme)
{
    return QColor::fromRgb(table.at(row).at(static_cast<std::size_t>(scheme)));
}

}  // namespace

QColor tokenColour(Token token, Scheme scheme)
{
    return entry(kTokenColours, static_cast<std::size_t>(token), scheme);
}

QColor peopleColour(std::size_t number, Scheme scheme)
{
    return entry(kPeopleGrounds, number - 1, scheme);
}

QColor peopleLetter(Scheme scheme)
{
    return entry(kPeopleLetters, 0, scheme);
}

QColor regionTint(Region region, Scheme scheme)
{
    return entry(kRegionTints, static_cast<std::size_t>(region), scheme);
}

QColor heatTint(std::size_t band, Scheme scheme)
{
    return entry(kHeatTints, band, scheme);
}

QColor heatLetter(std::size_t band, Scheme scheme)
{
    return entry(kHeatLetters, band, scheme);
}

namespace {
constexpr std::array<double, kHeatBands - 1> kHeatLimits{0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0};
}

std::size_t heatBand(double percent)
{
    return static_cast<std::size_t>(std::ranges::upper_bound(kHeatLimits, percent) - kHeatLimits.begin());
}

double heatFrom(std::size_t band)
{
    return band == 0 ? 0.0 : kHeatLimits[band - 1];
}

}  // namespace hitspread
