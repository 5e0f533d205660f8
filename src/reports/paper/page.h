#pragma once

#include "reports/body/bodygeometry.h"
#include "reports/body/bodypicture.h"
#include "reports/theme/tokens.h"

#include <QImage>
#include <QLineF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <variant>
#include <vector>

namespace hitspread::paper {

/// How a text is set.
struct Style {
    qreal points = 7.2;
    bool bold = false;
    Token ink = Token::Text;
};

/// One line of text; it stands inside its frame.
struct Text {
    QRectF frame;
    QString text;
    Style style;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

struct Rule {
    QLineF line;
    qreal width = 0.1;
    Token ink = Token::Text;
};

/// A grey ground; left out when ink is saved.
struct Shade {
    QRectF area;
};

/// What has become of the point a box stands for: damage and shots are crossed, bruising gets one stroke.
enum class PencilMark : std::uint8_t { None, Cross, Stroke };

/// A box, or a circle, to be ticked with a pencil.
struct Box {
    QRectF place;
    qreal line = 0.18;
    PencilMark mark = PencilMark::None;
    bool isRound = false;
};

/// A thin line from a ring on the body to what is written about it.
struct Leader {
    QPolygonF line;
};

struct Body {
    BodyGeometry geometry;  ///< in mm
    BodyPicture picture;
};

struct Rose {
    QRectF square;
};

/// A picture with a thin line around it; left out when ink is saved.
struct Picture {
    QRectF square;
    QImage image;  ///< what of it shows a face is painted
};

using Item = std::variant<Text, Rule, Shade, Box, Leader, Body, Rose, Picture>;

/// One page as a list of what stands where, in mm from its top left corner. Made once, painted on paper and screen alike.
struct Page {
    std::vector<Item> items;
};

}  // namespace hitspread::paper
