#pragma once

#include "reports/paper/overflow.h"

#include <QPointF>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace hitspread {

/// What is ticked of a turn.
struct SheetTick {
    QString head;
    int boxes = 1;
    qreal width = 0.0;  ///< mm of its column, at least
    int crossed = 0;    ///< in the turn that runs
};

/// A line for each of the next turns: what was done, boxes to tick.
struct SheetTurns {
    QString section;              ///< under which what is cut is told
    QString done;                 ///< the heading of what was done
    std::optional<int> number{};  ///< of the turn that runs
    QString now{};                ///< what was done in it
    std::vector<SheetTick> ticks{};
    bool isBlank = false;
};

/// Whether a block so wide sets below each other what is beside each other elsewhere.
[[nodiscard]] bool isNarrowBlock(qreal width);

/// The lines of turns, a heading above them. Returns their lower edge.
[[nodiscard]] qreal layTurnLines(paper::Canvas& canvas, paper::Overflow& overflow, const SheetTurns& turns, QPointF at,
                                 qreal width);

/// What is ticked more often than there are boxes, in words.
[[nodiscard]] QStringList moreTicks(std::span<const SheetTick> ticks);

/// What is on somebody now, on lines of its own; what they do not hold is told in full. Returns their lower edge.
[[nodiscard]] qreal layNow(paper::Canvas& canvas, paper::Overflow& overflow, const QString& words, QPointF at,
                           qreal width);

}  // namespace hitspread
