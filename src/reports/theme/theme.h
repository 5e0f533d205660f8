#pragma once

#include "reports/theme/tokens.h"

#include <QFont>

namespace hitspread {

/// Sizes of text by use; no size is spelled elsewhere.
enum class TypeRole : std::uint8_t { Headline, Name, BigNumber, Heading, Body, Step, Secondary, SectionTitle, RuleId };

/// Distances in px at 100 %.
namespace space {
inline constexpr int kTiny = 4;
inline constexpr int kSmall = 8;
inline constexpr int kMedium = 12;
inline constexpr int kLarge = 16;
inline constexpr int kHuge = 24;
inline constexpr int kRadius = 6;
inline constexpr int kRow = 30;
inline constexpr int kButton = 30;
inline constexpr int kPrimaryButton = 38;
inline constexpr int kLeastHexHeight = 24;
inline constexpr int kLeastTarget = 24;
}  // namespace space

/// The look as a value: scheme and text size. Cheap to copy; holds no widget, no font database, no state of the program.
class Theme {
public:
    /// Text size is kept within 90 to 160 percent.
    explicit Theme(Scheme scheme = Scheme::Dark, int textPercent = 100);

    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    [[nodiscard]] bool isDark() const { return m_scheme == Scheme::Dark; }
    [[nodiscard]] int textPercent() const { return m_textPercent; }

    [[nodiscard]] QColor colour(Token token) const { return tokenColour(token, m_scheme); }
    [[nodiscard]] QColor tint(Region region) const { return regionTint(region, m_scheme); }

    /// Height of a role in px, text size included.
    [[nodiscard]] qreal pixels(TypeRole role) const;
    /// A length that follows the text size, in px.
    [[nodiscard]] int scaled(int pixelsAt100) const;

    /// The family texts are painted in: the desktop's on a screen, on paper one whose figures are of one width.
    [[nodiscard]] QFont textFont() const;
    /// For painters: sized in painter units, so that it follows the painter's transform on screen and on paper.
    [[nodiscard]] QFont paintFont(TypeRole role) const;
    /// For widgets: sized in points, so that it follows the screen's resolution.
    [[nodiscard]] QFont widgetFont(TypeRole role) const;

    friend bool operator==(const Theme&, const Theme&) = default;

private:
    Scheme m_scheme;
    int m_textPercent;
};

/// `share` of the way from `from` to `to`, channel by channel.
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, qreal share);
[[nodiscard]] QColor withAlpha(QColor colour, qreal alpha);

}  // namespace hitspread
