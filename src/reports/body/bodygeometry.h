#pragma once

#include "rules/core/body/bodyplan.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace hitspread {

/// Where the hexes of a flat-top, doubled-height grid lie on a plane: `side` is the length of a hex side in whatever
/// unit the painter uses, `origin` the centre of hex (0,0). Mirrored, column c is drawn where -c would be: a body seen
/// from behind. It knows no theme and paints nothing.
class BodyGeometry {
public:
    explicit BodyGeometry(qreal side = 1.0, QPointF origin = {}, bool mirrored = false);

    [[nodiscard]] qreal side() const { return m_side; }
    [[nodiscard]] QPointF origin() const { return m_origin; }
    [[nodiscard]] bool isMirrored() const { return m_mirrored; }
    [[nodiscard]] qreal hexHeight() const;

    [[nodiscard]] QPointF centre(Hex hex) const;
    /// Six corners, clockwise from the right; corner i and i + 1 bound the edge towards edgeDirection(i).
    [[nodiscard]] QPolygonF polygon(Hex hex, qreal scale = 1.0) const;
    /// The rectangle round polygon(hex), without making one: thousands are asked for while a stage is laid out.
    [[nodiscard]] QRectF boundsOf(Hex hex) const;
    /// The direction (1..6, in the plan's own columns) of the neighbour across edge `index` of polygon().
    [[nodiscard]] int edgeDirection(int index) const;
    [[nodiscard]] Hex hexAt(QPointF point) const;
    /// The rectangle round all hexes of the plan.
    [[nodiscard]] QRectF boundsOf(const BodyPlan& plan) const;

    /// The cell that wears the letter of a location: in its middle, but rather one no other location touches. nullptr: the plan
    /// has no such location.
    [[nodiscard]] const BodyCell* letterCell(const BodyPlan& plan, int location) const;

    friend bool operator==(const BodyGeometry&, const BodyGeometry&) = default;

private:
    qreal m_side;
    QPointF m_origin;
    bool m_mirrored;
};

}  // namespace hitspread
