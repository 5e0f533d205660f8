#pragma once

#include "reports/body/bodypainter.h"

namespace hitspread {

/// Paints what lies on the body: aim mark, the line of a drift with the hexes not spent, star or ring where it lands.
/// Every mark lies on a halo of Token::Sunken, so that no tint swallows it. It decides nothing about the shot.
class MarkPainter {
public:
    MarkPainter(const Theme& theme, const BodyGeometry& geometry, const BodyStrokes& strokes);

    /// With chances on show only the outline of the hex is drawn: its figure must stay readable.
    void paintAim(QPainter& painter, Hex hex, bool outlineOnly) const;
    void paintDrift(QPainter& painter, const BodyPicture& picture, const DriftProgress& progress) const;
    /// The way from bullet to bullet, every mark with its number.
    void paintChain(QPainter& painter, const BodyPicture& picture) const;
    /// The label of the far end, within `stage` and off the body and the path; left out where there is no such place.
    void paintFarLabel(QPainter& painter, const BodyPicture& picture, const QRectF& stage) const;

    [[nodiscard]] QRectF farLabelPlace(const BodyPicture& picture, const QRectF& stage) const;
    /// Everything a finished drift covers; callouts and their leaders keep clear of it.
    [[nodiscard]] std::vector<QRectF> occupied(const BodyPicture& picture, const QRectF& stage) const;

private:
    [[nodiscard]] QPointF pointAt(const DriftPicture& drift, double along) const;
    [[nodiscard]] Hex hexOf(const DriftPicture& drift, int index) const;
    void paintTravelled(QPainter& painter, const DriftPicture& drift, double place, bool landed) const;
    void paintGhosts(QPainter& painter, const BodyPicture& picture, double place, double reached) const;
    void paintChoices(QPainter& painter, const BodyPicture& picture) const;
    void paintNumber(QPainter& painter, Hex hex, int number) const;
    void paintImpact(QPainter& painter, QPointF at, const DriftPicture& drift, const DriftProgress& progress) const;
    void paintDisc(QPainter& painter, QPointF centre, const QString& text) const;
    void paintChainLines(QPainter& painter, const ChainPicture& chain) const;
    void paintChainMark(QPainter& painter, const ChainMark& mark) const;
    void haloedLine(QPainter& painter, const QPolygonF& line, const QPen& pen) const;
    [[nodiscard]] qreal discRadius() const;
    [[nodiscard]] QFont discFont() const;

    Theme m_theme;
    BodyGeometry m_geometry;
    BodyStrokes m_strokes;
};

}  // namespace hitspread
