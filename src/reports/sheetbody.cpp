#include "reports/sheetbody.h"

#include "reports/paper/bodyfigure.h"
#include "text/labels.h"

namespace hitspread {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kPlaceName{8.0, true};
constexpr Style kPlaceBold{7.0, true};
constexpr Style kPlaceWords{7.0};
constexpr qreal kPlaceBox = 2.6;
constexpr qreal kPlaceBoxGap = 1.2;
constexpr qreal kBarGap = 1.4;  ///< between a column and the bar its leaders end at

/// One line at the side of its bar.
void layPlaceLine(Canvas& canvas, Overflow& overflow, const PlaceLine& line, const QString& name, QRectF room,
                  Qt::Alignment side)
{
    const bool isRight = side == Qt::AlignLeft;
    if (line.box) {
        const qreal x = isRight ? room.left() : room.right() - kPlaceBox;
        canvas.box(QRectF(x, room.top() + (kPlaceRow - kPlaceBox) / 2.0, kPlaceBox, kPlaceBox), 0.2, *line.box);
        constexpr qreal kTaken = kPlaceBox + kPlaceBoxGap;
        room.adjust(isRight ? kTaken : 0.0, 0.0, isRight ? 0.0 : -kTaken, 0.0);
    }
    canvas.fitted(room, line.words, line.isBold ? kPlaceBold : kPlaceWords, overflow, name, side);
}

}  // namespace

void layBodyWithPlaces(Canvas& canvas, Overflow& overflow, const std::shared_ptr<const BodyPlan>& plan,
                       const BodyLayout& layout, QPointF origin, const QStringList& names, const PlaceLines& lines)
{
    const paper::FigureFrame frame{.body = layout.body.translated(origin),
                                   .leftEdge = origin.x() + layout.left.x + layout.left.width + kBarGap,
                                   .rightEdge = origin.x() + layout.right.x - kBarGap,
                                   .leftTop = layout.leftTop,
                                   .leftHeight = layout.leftHeight,
                                   .rightHeight = layout.rightHeight};
    const paper::BodyFigure figure = paper::bodyFigure(plan, frame);
    paper::Body body{figure.geometry, {}};
    body.picture.plan = plan;
    for (const QString& name : names)
        body.picture.locationLetters.append(text::initials(name));
    canvas.add(std::move(body));
    for (const paper::LocationPlace& place : figure.places) {
        const auto location = static_cast<std::size_t>(place.location);
        const PlaceColumn& column = place.isRight ? layout.right : layout.left;
        const QString& name = names[static_cast<qsizetype>(location)];
        // Words stand beside the bar their leader ends at.
        const Qt::Alignment side = place.isRight ? Qt::AlignLeft : Qt::AlignRight;
        canvas.add(paper::Leader{place.leader});
        QRectF room(origin.x() + column.x, place.top, column.width, kPlaceNameRow);
        canvas.fitted(room, name, kPlaceName, overflow, name, side);
        room = QRectF(room.bottomLeft(), QSizeF(column.width, kPlaceRow));
        for (const PlaceLine& line : lines(location, place.isRight)) {
            layPlaceLine(canvas, overflow, line, name, room, side);
            room.translate(0.0, kPlaceRow);
        }
        const qreal bar = place.isRight ? frame.rightEdge : frame.leftEdge;
        canvas.rule({bar, place.top}, {bar, room.top()}, 0.5);
    }
}

}  // namespace hitspread
