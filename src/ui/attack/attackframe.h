#pragma once

#include <QWidget>

#include <array>

class QScrollArea;

namespace hitspread {

class ApplicationStyle;
class ExplanationPanel;
class SegmentRow;
class StagePane;

/// Puts the three columns of an attack's window side by side: options, stage, dice and result. Where they do not fit at this text
/// size, columns share a place and a row of segments chooses between them; nothing is cut, and no third column is worth the words
/// beside the body. Options scroll; the right column does
/// where it must, and its steps then lie in it at full length, so that no scroll bar stands inside another.
class AttackFrame : public QWidget {
    Q_OBJECT

public:
    enum class Column : std::uint8_t { Options, Stage, Right };

    explicit AttackFrame(const ApplicationStyle& style, QWidget* parent = nullptr);
    ~AttackFrame() override;
    Q_DISABLE_COPY_MOVE(AttackFrame)

    /// `steps`: a part of it that grows, if it has one.
    void setOptions(QWidget* options, ExplanationPanel* steps = nullptr);
    /// `pane`: the part of it that shows the body.
    void setStage(QWidget* stage, const StagePane& pane);
    /// `steps` is the part of it that grows.
    void setRight(QWidget* right, ExplanationPanel* steps);
    /// Stays in sight below one of the columns at the sides, however far that is scrolled, with the margins of what stands above.
    void setResult(Column column, QWidget* result);
    /// What the columns are called where they share a place, and how wide those at the sides wish to be, px at 100 %.
    void setNames(const QStringList& names, int sides);
    /// Who stands at the left and at the right, once that is known.
    void nameSides(const QString& left, const QString& right);
    /// Brings a column to the front where it shares its place.
    void reveal(Column column);
    /// How many of the columns are in sight.
    [[nodiscard]] int columnsShown() const;
    /// After a change of what the columns hold.
    void refit();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whatever has the keyboard in a column that scrolls.
    void keepInSight();
    [[nodiscard]] static int leastWidth(const QWidget& column, const QScrollArea& area);
    void orderTabs();
    void showColumns(int places);
    void markWarning();

    SegmentRow* m_switch;
    QWidget* m_leftColumn;
    QScrollArea* m_options;
    QWidget* m_stage = nullptr;
    const StagePane* m_pane = nullptr;
    QWidget* m_rightColumn;
    QScrollArea* m_right;
    ExplanationPanel* m_steps = nullptr;
    ExplanationPanel* m_leftSteps = nullptr;
    const ApplicationStyle& m_style;
    int m_useful = 0;  ///< width the body was granted before a third column
    int m_sides = 0;   ///< width both sides wish for; 0: as is usual
    Column m_front = Column::Stage;
    Column m_beside = Column::Stage;  ///< what stands beside the column at the right where two have room
    int m_places = 3;
    bool m_fitting = false;
};

}  // namespace hitspread
