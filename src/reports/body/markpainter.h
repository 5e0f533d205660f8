#pragma once

#include "reports/body/bodypainter.h"

namespace hitspread {

/// Paints what lies on the body: aim mark, the line of a drift with the hexes not spent, star or ring where it lands.
/// Every mark lies on a halo of Token::Sunken, so that no tint swallows it; what lies beyond the stage is marked whole at
/// its edge, with an arrow. It decides nothing about the shot.
class MarkPainter {
public:
    MarkPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes);

    /// With chances on show only the outline of the hex is drawn: its figure must stay readable.
    void paintAim(QPainter& painter, Hex hex, bool outlineOnly) const;
    void paintDrift(QPainter& painter, const BodyPicture& picture, const DriftProgress& progress,
                    const QRectF& stage) const;
    /// The way from bullet to bullet, every mark with its number.
    void paintChain(QPainter& painter, const BodyPicture& picture, const QRectF& stage) const;
    /// Where the marks of a chain lie, in their order: those that share a hex stand round its centre.
    [[nodiscard]] std::vector<QPointF> markPlaces(const ChainPicture& chain, const QRectF& stage) const;
    /// The label of the far end in its farLabelPlace; nothing where that is empty.
    void paintFarLabel(QPainter& painter, const BodyPicture& picture, const QRectF& place) const;

    /// Within `stage` and off the body and the path; empty where there is no such place. It is looked for at length: not in each frame.
    [[nodiscard]] QRectF farLabelPlace(const BodyPicture& picture, const QRectF& stage) const;
    /// Everything a finished drift covers; callouts and their leaders keep clear of it.
    [[nodiscard]] std::vector<QRectF> occupied(const BodyPicture& picture, const QRectF& stage) const;

private:
    /// Where a mark stands on its way from one place to another.
    struct Seen {
        QPointF at;
        QPointF onward;       ///< of length 1: where it went on to
        bool beyond = false;  ///< it lies outside the stage, and the mark at its edge
    };
    [[nodiscard]] Seen seen(QPointF from, QPointF to, const QRectF& stage) const;
    [[nodiscard]] Seen seenOf(const ChainMark& mark, const QRectF& stage) const;
    /// Where marks of what flew out of the stage may stand, their arrows with them.
    [[nodiscard]] QRectF roomAtEdge(const QRectF& stage) const;
    void spreadBeyond(std::vector<QPointF>& places, const std::vector<std::size_t>& beyond, const QRectF& stage) const;
    /// Whether a mark there would be whole.
    [[nodiscard]] bool isOnStage(QPointF at, const QRectF& stage) const;

    [[nodiscard]] QPointF pointAt(const DriftPicture& drift, double along) const;
    [[nodiscard]] Hex hexOf(const DriftPicture& drift, int index) const;
    void paintTravelled(QPainter& painter, const DriftPicture& drift, double place, bool landed,
                        const QRectF& stage) const;
    void paintGhosts(QPainter& painter, const BodyPicture& picture, double place, double reached,
                     const QRectF& stage) const;
    void paintChoiceHexes(QPainter& painter, const DriftPicture& drift) const;
    void paintChoiceNumbers(QPainter& painter, const DriftPicture& drift) const;
    void paintNumber(QPainter& painter, Hex hex, int number) const;
    void paintImpact(QPainter& painter, const Seen& where, const DriftPicture& drift,
                     const DriftProgress& progress) const;
    void paintDisc(QPainter& painter, QPointF centre, const QString& text) const;
    void paintChainLines(QPainter& painter, const ChainPicture& chain, const std::vector<QPointF>& places) const;
    void paintChainMark(QPainter& painter, const ChainMark& mark, QPointF at, qreal scale) const;
    /// Star, outline with shield, ring or dashes; returns the colour for what is written in it. `line`: of a ring.
    QColor paintStrike(QPainter& painter, QPointF at, StrikeKind kind, qreal radius, qreal line) const;
    void paintArrow(QPainter& painter, const Seen& where) const;
    void haloedLine(QPainter& painter, const QPolygonF& line, const QPen& pen) const;
    [[nodiscard]] QMarginsF aroundMark() const;
    [[nodiscard]] qreal discRadius() const;
    [[nodiscard]] QFont discFont() const;

    Theme m_theme;
    BodyGeometry m_geometry;
    BodyStrokes m_strokes;
};

}  // namespace hitspread
