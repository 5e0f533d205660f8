#include "ui/fields/formgrid.h"

#include "ui/theme/applicationstyle.h"
#include "ui/widgets/wraplabel.h"

#include <QGridLayout>
#include <QHBoxLayout>

#include <algorithm>

namespace hitspread {

namespace {

constexpr int kLeastLetters = 12;  ///< short labels do not crowd their fields

}  // namespace

void addFieldLine(QGridLayout& grid, QWidget& field, const std::vector<QWidget*>& tail, int row, int column,
                  int columns, bool grows)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kSmall);
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

void alignLabels(const std::vector<QGridLayout*>& grids, int mostLetters)
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
        const int letter = label->fontMetrics().averageCharWidth();
        widest = std::max(widest, std::clamp(label->textWidth(), kLeastLetters * letter, mostLetters * letter));
    }
    for (WrapLabel* label : labels)
        label->setWantedWidth(widest);
}

}  // namespace hitspread
