#pragma once

#include <QProxyStyle>

#include "reports/theme/theme.h"

namespace hitspread {

/// What a style sheet cannot draw without pictures: check marks, radio dots, arrows, the ellipsis of a combo box, focus rings.
/// Everything else is Fusion.
class TokenStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit TokenStyle(const Theme& theme);

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    /// The wheel scrolls a form; it never changes what happens to lie under the pointer.
    bool eventFilter(QObject* watched, QEvent* event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                       const QWidget* widget) const override;
    /// The buttons of a dock's title: Fusion's are small pictures, blurred as soon as they are scaled.
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption* option,
                                     const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;

private:
    void drawIndicator(const QStyleOption& option, QPainter& painter, bool round) const;
    void drawCombo(const QStyleOptionComplex& option, QPainter& painter) const;
    /// `turn`: degrees clockwise from one that points down.
    void drawChevron(QPointF centre, QPainter& painter, bool enabled, int turn = 0) const;

    Theme m_theme;
};

}  // namespace hitspread
