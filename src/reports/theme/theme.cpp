#include "reports/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace hitspread {

namespace {

constexpr qreal kPointsPerPixel = 0.75;

struct TypeSize {
    qreal pixels;
    bool bold;
};

TypeSize sizeOf(TypeRole role)
{
    switch (role) {
    case TypeRole::Headline: return {28.0, true};
    case TypeRole::Name: return {20.0, true};
    case TypeRole::BigNumber: return {22.0, true};
    case TypeRole::Heading: return {15.0, true};
    case TypeRole::Body: return {13.0, false};
    case TypeRole::Step: return {12.5, false};
    case TypeRole::Secondary: return {12.0, false};
    case TypeRole::SectionTitle: return {12.0, true};
    case TypeRole::RuleId: return {11.0, false};
    }
    return {13.0, false};
}

}  // namespace

Theme::Theme(Scheme scheme, int textPercent) : m_scheme(scheme), m_textPercent(std::clamp(textPercent, 90, 160)) {}

qreal Theme::pixels(TypeRole role) const
{
    return sizeOf(role).pixels * m_textPercent / 100.0;
}

int Theme::scaled(int pixelsAt100) const
{
    return static_cast<int>(std::lround(pixelsAt100 * m_textPercent / 100.0));
}

QFont Theme::textFont() const
{
    QFont font;
    if (m_scheme == Scheme::Paper) {
        font.setFamilies({QStringLiteral("Noto Sans"), font.family()});
        font.setHintingPreference(QFont::PreferNoHinting);
        // Ligatures would end as one letter where the text is searched or copied.
        font.setStyleStrategy(QFont::PreferNoShaping);
    }
    return font;
}

QFont Theme::paintFont(TypeRole role) const
{
    QFont font = textFont();
    font.setPixelSize(static_cast<int>(std::lround(pixels(role))));
    font.setBold(sizeOf(role).bold);
    return font;
}

QFont Theme::widgetFont(TypeRole role) const
{
    QFont font;
    font.setPointSizeF(pixels(role) * kPointsPerPixel);
    font.setBold(sizeOf(role).bold);
    return font;
}

QColor mixed(const QColor& from, const QColor& to, qreal share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue()));
}

QColor withAlpha(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

}  // namespace hitspread
