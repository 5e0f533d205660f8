#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace hitspread::support {

/// Relative luminance of an opaque colour, 0 to 1 (WCAG 2).
inline double luminance(const QColor& colour)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast of two opaque colours, 1 to 21 (WCAG 2).
inline double contrast(const QColor& a, const QColor& b)
{
    const double light = std::max(luminance(a), luminance(b));
    const double dark = std::min(luminance(a), luminance(b));
    return (light + 0.05) / (dark + 0.05);
}

}  // namespace hitspread::support
