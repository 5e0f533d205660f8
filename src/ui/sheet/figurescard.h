#pragma once

#include "text/sheetfigures.h"
#include "ui/sheet/sheetcard.h"

#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace hitspread {

class SheetPresenter;
class WrapLabel;

/// What follows from the stats: each number with its sum, in brass while it hangs on the field with the keyboard; a click shows
/// the rule and the steps behind it. For the sheet of any system: those figures of its table that say how they come about.
class FiguresCard : public SheetCard {
    Q_OBJECT

public:
    explicit FiguresCard(SheetPresenter& presenter, QWidget* parent = nullptr);

private:
    struct Row {
        WrapLabel* value;
        QPushButton* name;
        WrapLabel* sum;
    };

    void refresh();
    void rebuild(std::size_t count);
    void placeValue(std::size_t at);
    void paintTouched();
    void explain(std::size_t row);
    void showDerivation();

    SheetPresenter& m_presenter;
    QWidget* m_body = nullptr;
    std::vector<Row> m_rows;
    std::vector<text::SheetFigure> m_figures;
    QFrame* m_why;
    QLabel* m_whyText;
    QPushButton* m_rule;
    std::uint16_t m_ruleIndex = 0;
    std::optional<StepKey> m_explained;
};

}  // namespace hitspread
