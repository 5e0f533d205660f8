#pragma once

#include <QColor>

#include <array>
#include <cstdint>

namespace hitspread {

/// What a picture is made for. Paper is ink on white and holds for every sheet.
enum class Scheme : std::uint8_t { Dark, Light, Paper };
inline constexpr std::size_t kSchemes = 3;

/// A colour by its use; no other place of the program spells a colour.
enum class Token : std::uint8_t {
    Window,
    Surface,
    Raised,
    Sunken,
    AccentSoft,
    Text,
    Muted,
    Faint,
    Accent,
    Aim,
    Pen,
    Dmg,
    Ok,
    Warn,
    Bruise,
    LineStrong,
    Line,
    OnAccent,
    OnAim,
    OnPen,
    OnDmg,
    Contour,
    LocationBorder,
    Skin,
    TileEdge,
    TileLetter
};
inline constexpr std::size_t kTokens = 26;

/// A region of a body that has a tint of its own.
enum class Region : std::uint8_t { Head, Torso, Abdomen, Arm, Leg };
inline constexpr std::size_t kRegions = 5;

/// Bands of the heat ramp: below 0.5, from 0.5, 1, 2, 4, 8, 16 and 32 percent.
inline constexpr std::size_t kHeatBands = 8;

/// Colours a combatant can be given, by their number from 1 on.
inline constexpr std::size_t kPeopleColours = 8;

/// The ground of a combatant's badge, and the letters on it.
[[nodiscard]] QColor peopleColour(std::size_t number, Scheme scheme);
[[nodiscard]] QColor peopleLetter(Scheme scheme);

[[nodiscard]] QColor tokenColour(Token token, Scheme scheme);
[[nodiscard]] QColor regionTint(Region region, Scheme scheme);
[[nodiscard]] QColor heatTint(std::size_t band, Scheme scheme);
[[nodiscard]] QColor heatLetter(std::size_t band, Scheme scheme);

/// The band of a chance given in percent.
[[nodiscard]] std::size_t heatBand(double percent);
/// The chance a band begins with, in percent. Precondition: band < kHeatBands.
[[nodiscard]] double heatFrom(std::size_t band);

}  // namespace hitspread
