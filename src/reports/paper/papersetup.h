#pragma once

#include <QPageLayout>
#include <QSizeF>

#include <cstdint>

namespace hitspread::paper {

/// Painter units: a millimetre has so many, so that fonts and hairlines can be given in whole units.
inline constexpr int kUnitsPerMillimetre = 100;
/// The same as a resolution in dots per inch.
inline constexpr int kResolution = 2540;

inline constexpr qreal kMargin = 10.0;  ///< mm, nothing is printed outside
inline constexpr qreal kContentWidth =
    190.0;  ///< mm, of a portrait page on every paper, and of what goes across a page

enum class PaperSize : std::uint8_t { A4, Letter };

/// What a sheet is printed on and with.
struct PaperSetup {
    PaperSize size = PaperSize::A4;
    bool landscape = false;
    bool inkSaving = false;  ///< no grey areas

    friend bool operator==(const PaperSetup&, const PaperSetup&) = default;
};

/// Width and height in mm, as it lies.
[[nodiscard]] QSizeF sizeOf(const PaperSetup& setup);
/// Without margins of its own: pages keep theirs.
[[nodiscard]] QPageLayout layoutOf(const PaperSetup& setup);
/// Left edge of the content in mm; on portrait pages it stands in the middle of wider papers.
[[nodiscard]] qreal leftOf(const PaperSetup& setup);
/// Width of the content in mm.
[[nodiscard]] qreal contentWidthOf(const PaperSetup& setup);

}  // namespace hitspread::paper
