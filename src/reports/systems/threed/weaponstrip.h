#pragma once

#include "reports/paper/canvas.h"
#include "reports/systems/threed/combatfacts.h"

#include <QStringList>

namespace hitspread::threed::sheet {

/// How close the lines of a weapon stand.
struct WeaponLook {
    qreal pitch = 4.2;
    qreal metresRow = 3.4;   ///< 0: the reach of the bands stands among the details
    bool allRounds = false;  ///< high enough for the box of every round, within reason
    qreal column = 0.0;      ///< 0: across the page; else everything below each other in a column so wide
};

/// One weapon across the page. What it says is made once; drawing only places it. Without a weapon it is a blank one.
class WeaponStrip {
public:
    WeaponStrip(const WeaponFacts* weapon, const WeaponLook& look);
    /// Something wielded or thrown by hand, in one line of the same table.
    WeaponStrip(const HandFacts& thing, const WeaponLook& look);

    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] QString title() const { return m_name.join(u' '); }
    /// Rounds whose boxes do not fit beside the table, as a track, and the index of the first.
    [[nodiscard]] paper::Track rounds() const { return m_rounds; }
    [[nodiscard]] int roundsShown() const { return m_roundsShown; }
    /// Where it is said, in a strip drawn at `at`, that the rounds go on elsewhere; room is kept for that.
    [[nodiscard]] QRectF roundsPointer(QPointF at) const;

    void draw(paper::Canvas& canvas, QPointF at) const;

    /// `column` as in the look.
    static void drawHeader(paper::Canvas& canvas, QPointF at, qreal column = 0.0);
    static constexpr qreal kHeaderHeight = 4.8;
    [[nodiscard]] static const paper::BoxGrid& roundGrid();

private:
    struct Line {
        QString label;
        QString toHit;
        QString shots;
        QStringList bands;
    };
    void say(const WeaponFacts& weapon);
    void say(const HandFacts& thing);
    void sayBlank();
    void measure();
    void drawLines(paper::Canvas& canvas, QPointF at) const;
    void drawRatings(paper::Canvas& canvas, QPointF at) const;

    [[nodiscard]] qreal nameWidth() const;
    /// Where the table begins below the strip's top.
    [[nodiscard]] qreal tableTop() const;
    [[nodiscard]] qreal wordsHeight() const;
    [[nodiscard]] paper::BoxGrid roundBoxes() const;
    [[nodiscard]] QPointF roundsCorner() const;
    [[nodiscard]] qreal roundsWidth() const;

    WeaponLook m_look;
    QStringList m_name;
    QStringList m_details;
    QStringList m_metres;
    std::vector<Line> m_lines;
    QStringList m_ratings;
    paper::Track m_rounds;
    int m_roundsShown = 0;
    bool m_isBlank = false;
    qreal m_height = 0.0;
};

}  // namespace hitspread::threed::sheet
