#pragma once

#include "reports/body/bodypicture.h"
#include "reports/theme/theme.h"

#include <QPolygonF>
#include <QRectF>
#include <QStringList>

#include <cstdint>
#include <optional>

class QPainter;

namespace hitspread {

/// How much a callout tells, by the room there is.
enum class CalloutForm : std::uint8_t {
    Full,     ///< a box for every hit
    Compact,  ///< words only, in two lines
    Slim,     ///< the same words below each other
};

/// Paints the box of one location and its leader line.
class CalloutPainter {
public:
    explicit CalloutPainter(const Theme& theme);

    [[nodiscard]] QSizeF boxSize(CalloutForm form) const;

    void paintBox(QPainter& painter, const QRectF& box, const LocationCallout& callout, CalloutForm form) const;
    /// Which hit box of a callout lies at a point of its box, counted from 0 at the left; nothing beside them or where the
    /// callout shows none.
    [[nodiscard]] std::optional<int> hitBoxAt(QPointF point, const QRectF& box, const LocationCallout& callout,
                                              CalloutForm form) const;

    void paintLeader(QPainter& painter, const QPolygonF& leader, bool changed) const;

    /// "12.3 %" where a chance is told, else "11/14", or "11 → 1" while a shot is shown; what says the same in less room after it, down to
    /// the bare number; of a pair neither number goes.
    [[nodiscard]] static QStringList hitsTexts(const LocationCallout& callout);

private:
    [[nodiscard]] static int linesOf(const LocationCallout& callout, CalloutForm form);
    [[nodiscard]] QRectF inside(const QRectF& box, CalloutForm form) const;
    [[nodiscard]] qreal pitchOf(const QRectF& row, int most) const;
    void paintChance(QPainter& painter, const QRectF& row, double chance) const;
    void paintHitBoxes(QPainter& painter, const QRectF& row, const LocationCallout& callout) const;
    void paintName(QPainter& painter, const QRectF& line, const LocationCallout& callout, const QString& name) const;
    void paintHits(QPainter& painter, const QRectF& place, const LocationCallout& callout, const QString& words,
                   Qt::Alignment side) const;
    /// Px the cross of a location with nothing left takes before its name.
    [[nodiscard]] qreal crossWidth(const LocationCallout& callout) const;
    void paintFirstLine(QPainter& painter, const QRectF& line, const LocationCallout& callout, bool compact) const;
    void paintArmour(QPainter& painter, const QRectF& line, const LocationCallout& callout, CalloutForm form) const;
    /// Narrower, and cut off, where the words are too long.
    void paintSmall(QPainter& painter, const QRectF& place, const QString& words, CalloutForm form) const;
    void paintShield(QPainter& painter, QPointF centre, qreal size) const;

    Theme m_theme;
};

}  // namespace hitspread
