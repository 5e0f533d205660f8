#include "reports/paper/bodyfigure.h"
#include "reports/paper/papersetup.h"
#include "reports/paper/typeset.h"
#include "reports/systems/percentile/combatblocks.h"
#include "text/labels.h"

#include <algorithm>

namespace hitspread::percentile::sheet {

namespace {

using paper::Canvas;
using paper::Overflow;
using paper::Style;

constexpr Style kPlaceName{8.5, true};
constexpr Style kPlaceBold{7.0, true};
constexpr Style kPlaceWords{7.0};
constexpr qreal kPlaceNameRow = 4.2;
constexpr qreal kPlaceRow = 3.3;

struct PlaceColumn {
    qreal x = 0.0;  ///< of its left edge, from the content's left edge
    qreal width = 0.0;
};
constexpr PlaceColumn kPlaceRight{147.0, 43.0};
constexpr PlaceColumn kPlaceLeft{56.0, 20.0};

/// What stands below the name of a location, in force or to be filled in.
std::vector<std::pair<QString, Style>> placeLines(const SheetFacts& facts, std::size_t location, bool isWide)
{
    const QString spans = facts.spans(location);
    const QString rolled = spans.isEmpty() ? SheetText::tr("not rolled") : spans;
    const QString called =
        SheetText::tr("called %1").arg(text::number(calledShotCost(facts.switches, static_cast<Location>(location))));
    const QString critical = isCritical(facts.switches, static_cast<Location>(location)) ? SheetText::tr("critical")
                                                                                         : QString();
    const QString armour = facts.isBlank ? SheetText::tr("armour ____")
                                         : SheetText::tr("armour %1").arg(facts.armour(location));
    std::vector<std::pair<QString, Style>> lines;
    if (isWide) {
        QStringList more{called, critical};
        more.removeAll(QString());
        lines = {{SheetText::tr("d100 %1 · damage %2").arg(rolled, facts.modifier(location)), kPlaceWords},
                 {more.join(u" · "_qs), kPlaceWords},
                 {armour, kPlaceBold}};
    } else {
        lines = {{u"%1 · %2"_qs.arg(rolled, facts.modifier(location)), kPlaceWords}, {called, kPlaceWords}};
        if (!critical.isEmpty())
            lines.emplace_back(critical, kPlaceWords);
        lines.emplace_back(armour, kPlaceBold);
    }
    return lines;
}

/// Returns where it ends.
qreal layPlace(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, std::size_t location, bool isWide,
               const QRectF& room)
{
    const QString name = facts.locationName(location);
    // Words stand beside the bar their leader ends at.
    const Qt::Alignment side = isWide ? Qt::AlignLeft : Qt::AlignRight;
    qreal y = room.top();
    canvas.fitted(QRectF(room.left(), y, room.width(), kPlaceNameRow), name, kPlaceName, overflow, name, side);
    y += kPlaceNameRow;
    for (const auto& [words, style] : placeLines(facts, location, isWide)) {
        canvas.fitted(QRectF(room.left(), y, room.width(), kPlaceRow), words, style, overflow, name, side);
        y += kPlaceRow;
    }
    return y;
}

}  // namespace

void layBody(Canvas& canvas, Overflow& overflow, const SheetFacts& facts, const std::shared_ptr<const BodyPlan>& plan,
             QPointF origin)
{
    paper::FigureFrame frame;
    frame.body = QRectF(origin + QPointF(79.0, 26.5), QSizeF(52.0, 131.0));
    frame.leftEdge = origin.x() + kPlaceLeft.x + kPlaceLeft.width + 1.4;
    frame.rightEdge = origin.x() + kPlaceRight.x - 1.4;
    frame.leftTop = 40.0;
    frame.leftHeight = 23.0;
    frame.rightHeight = 16.0;
    const paper::BodyFigure figure = paper::bodyFigure(plan, frame);
    paper::Body body{figure.geometry, {}};
    body.picture.plan = plan;
    for (std::size_t i = 0; i < plan->locations().size(); ++i)
        body.picture.locationLetters.append(text::initials(facts.locationName(i)));
    canvas.add(std::move(body));
    for (const paper::LocationPlace& place : figure.places) {
        const PlaceColumn& column = place.isRight ? kPlaceRight : kPlaceLeft;
        const QRectF room(origin.x() + column.x, place.top, column.width, place.bottom - place.top);
        canvas.add(paper::Leader{place.leader});
        const qreal end = layPlace(canvas, overflow, facts, static_cast<std::size_t>(place.location), place.isRight,
                                   room);
        const qreal bar = place.isRight ? frame.rightEdge : frame.leftEdge;
        canvas.rule({bar, place.top}, {bar, end}, 0.5);
    }
}

}  // namespace hitspread::percentile::sheet
