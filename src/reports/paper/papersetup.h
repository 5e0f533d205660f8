#pragma once

#include <QPageLayout>
#include <QSizeF>

#include <cstdint>

namespace hitspread::paper {

/// Painter units: a millimetre has so many, so that fonts and hairlines can be given in whole units.
inline constexpr int kUnitsPerMillimetre = 100;
/// The same as a resolution in dots per inch.
inline constexpr int kResolution = 2540;

inline constexpr qreal kMargin = 10.0;         ///< mm, nothing is printed outside
inline constexpr qreal kContentWidth = 190.0;  ///< mm, on every paper

enum class PaperSize : std::uint8_t { A4, Letter };

/// What a sheet is printed on and with.
struct PaperSetup {
    PaperSize size = PaperSize::A4;
    bool inkSaving = false;  ///< no grey areas

    friend bool operator==(const PaperSetup&, const PaperSetup&) = default;
};

/// Width and height in mm.
[[nodiscard]] QSizeF sizeOf(PaperSize size);
/// Portrait, without margins of its own: pages keep theirs.
[[nodiscard]] QPageLayout layoutOf(PaperSize size);
/// Left edge of the content in mm; it stands in the middle of wider papers.
[[nodiscard]] qreal leftOf(PaperSize size);

}  // namespace hitspread::paper
