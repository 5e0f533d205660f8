#pragma once

#include "reports/paper/overflow.h"
#include "text/sheetfigures.h"

#include <QStringList>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace hitspread {

/// An entry of a list on a sheet: what it is, its number at the right, what is to say, boxes for what is used up.
struct SheetEntry {
    QString name;  ///< empty: a line to write it on
    QString number;
    QStringList words;  ///< each begins a line, and goes on where one is full
    paper::Track boxes{};
};

/// Entries below each other, each with a rule below.
struct SheetEntries {
    QString title;
    QString remark;
    std::vector<SheetEntry> entries;
    bool isBlank = false;  ///< those that have no room are left out, for nothing stands in them
};

/// As many as fit between `at` and `bottom`, `width` mm wide; the others go on. Returns their lower edge.
[[nodiscard]] qreal layEntries(paper::Canvas& canvas, paper::Overflow& overflow, const SheetEntries& list, QPointF at,
                               qreal width, qreal bottom);

/// A group of figures below its heading, a line each, in a column `width` mm wide. Returns where the next block may begin.
[[nodiscard]] qreal layFigures(paper::Canvas& canvas, paper::Overflow& overflow, const text::SheetFigures& figures,
                               std::string_view group, QPointF at, qreal width);

/// A group of figures below its heading, each in a box above its name. Returns where the next block may begin.
[[nodiscard]] qreal layFigureBoxes(paper::Canvas& canvas, const text::SheetFigures& figures, std::string_view group,
                                   QPointF at, qreal width);

/// What is looked up: in bold what it is about, and what is said about it.
struct SheetTerm {
    QString head;
    QString words;
};

/// One behind the other, each whole on a line where it fits. Returns their lower edge.
[[nodiscard]] qreal layTerms(paper::Canvas& canvas, const std::vector<SheetTerm>& terms, QPointF at, qreal width);

/// The heads of those of which the same is said together: "Hand, Foot".
[[nodiscard]] std::vector<SheetTerm> alikeTogether(const std::vector<SheetTerm>& terms);

/// What he fights with, an entry each: its rating in the group "weapon.number", and `lines` of groups below each other.
[[nodiscard]] std::vector<SheetEntry> weaponEntries(const text::SheetFigures& figures,
                                                    std::initializer_list<std::string_view> lines);

/// A box for each shot, those that are gone crossed. kNoEntry: nobody counts them; left: all are.
[[nodiscard]] paper::Track shotsTrack(std::int32_t shots, std::int32_t left);

/// Short rows below each other, each drawn into its frame.
struct SheetRows {
    QString title;
    qreal line = 4.3;  ///< mm
    int columns = 3;   ///< of those that go on
    std::vector<std::function<void(paper::Canvas&, paper::Overflow&, const QRectF&)>> rows;
};

/// As many as fit between `at` and `bottom`, without a heading; the others go on, and the last line says where.
void layRows(paper::Canvas& canvas, paper::Overflow& overflow, const SheetRows& list, QPointF at, qreal width,
             qreal bottom);

/// His skills below their heading, a figure of each, down to `bottom`; blank: lines for so many. Without either: nothing.
void laySkillFigures(paper::Canvas& canvas, paper::Overflow& overflow, const text::SheetFigures& figures,
                     std::string_view figure, std::size_t blankLines, const QRectF& room);

constexpr qreal kFigureLine = 4.3;  ///< of a line in a column of figures, mm

/// Paragraphs under a title: whole here, or whole on a page behind. Blank: lines to write on behind them. Without either: nothing.
void layParagraphs(paper::Canvas& canvas, paper::Overflow& overflow, const QString& title,
                   const QStringList& paragraphs, bool isBlank, const QRectF& room);
/// Conditions and notes likewise; empty paragraphs are left out.
void layNotes(paper::Canvas& canvas, paper::Overflow& overflow, QStringList paragraphs, bool isBlank,
              const QRectF& room);
/// The height to keep for them, in mm: what they take, `most` where that is more, or lines are drawn to write on.
[[nodiscard]] qreal notesHeight(QStringList paragraphs, bool isBlank, qreal width, qreal most);

}  // namespace hitspread
