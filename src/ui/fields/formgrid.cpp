#include "ui/fields/formgrid.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/labels/wraplabel.h"

#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kFormLeastLetters = 12;  ///< short labels do not crowd their fields

bool hasLabel(const QGridLayout& grid, int column)
{
    for (int row = 0; row < grid.rowCount(); ++row) {
        const QLayoutItem* item = grid.itemAtPosition(row, column);
        if (item && qobject_cast<WrapLabel*>(item->widget()))
            return true;
    }
    return false;
}

}  // namespace

void addFieldLine(QGridLayout& grid, QWidget& field, const std::vector<QWidget*>& tail, int row, int column,
                  int columns, bool grows)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kSmall);
    if (column + columns < grid.columnCount())
        line->setContentsMargins(0, 0, space::kSmall, 0);  // before the right half
    if (!grows) {
        // A row of boxes would spread over what is meant for the room behind it.
        QSizePolicy policy = field.sizePolicy();
        policy.setHorizontalPolicy(QSizePolicy::Maximum);
        field.setSizePolicy(policy);
    }
    line->addWidget(&field, grows ? 1 : 0);
    for (QWidget* widget : tail)
        line->addWidget(widget);
    if (!grows)
        line->addStretch(1);
    grid.addLayout(line, row, column, 1, columns);
}

void alignLabels(const std::vector<QGridLayout*>& grids, int half, int mostLetters)
{
    std::vector<WrapLabel*> labels;
    for (const QGridLayout* grid : grids) {
        for (int i = 0; i < grid->count(); ++i) {
            if (auto* label = qobject_cast<WrapLabel*>(grid->itemAt(i)->widget()))
                labels.push_back(label);
        }
    }
    int widest = 0;
    for (WrapLabel* label : labels) {
        label->ensurePolished();
        label->setContentsMargins(0, 0, space::kSmall, 0);  // the gap to its field
        const int letter = label->fontMetrics().averageCharWidth();
        const int wanted = std::clamp(label->textWidth(), kFormLeastLetters * letter + space::kSmall,
                                      mostLetters * letter + space::kSmall);
        // A single long word cannot go on a second line.
        widest = std::max({widest, wanted, label->minimumSizeHint().width()});
    }
    for (WrapLabel* label : labels)
        label->setWantedWidth(widest);
    for (QGridLayout* grid : grids) {
        // Qt leaves the spacing out where it takes columns for empty, not in the same places in every grid: the gap belongs to the
        // column of the labels, and to the end of each line.
        grid->setHorizontalSpacing(0);
        // Labels may give way where there is hardly any room; only a column without one has to be told how wide it is.
        for (const int column : {0, half})
            grid->setColumnMinimumWidth(column, hasLabel(*grid, column) ? 0 : widest);
    }
}

void addUnder(QGridLayout& grid, QWidget& complaint, int row, int column, int columns, int half)
{
    const int first = column < half ? 0 : half;
    grid.addWidget(&complaint, row, first, 1, column + columns > first + half ? 2 * half : half);
}

}  // namespace hitspread
