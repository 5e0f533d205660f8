#pragma once

#include <vector>

class QGridLayout;
class QWidget;

namespace hitspread {

/// Puts a field and what belongs behind it into one line over `columns` cells of a grid. A field that `grows` fills the line.
void addFieldLine(QGridLayout& grid, QWidget& field, const std::vector<QWidget*>& tail, int row, int column,
                  int columns, bool grows);

/// Makes the labels of grids that stand below each other equally wide, so that their fields begin at one edge: as wide as the
/// longest, but words beyond so many letters (12 at the least) go on a second line. Labels stand in the first column and in
/// column `half`, where the right half of a grid begins; a grid without labels keeps their room.
void alignLabels(const std::vector<QGridLayout*>& grids, int half, int mostLetters);

/// Where the sentence about a field stands in its grid: directly under it, over the half it is in or, for one that fills its
/// line, over all `2 * half` columns.
void addUnder(QGridLayout& grid, QWidget& complaint, int row, int column, int columns, int half);

}  // namespace hitspread
