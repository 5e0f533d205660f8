#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace hitspread {

class ExplanationPanel;

/// A column with steps in it that scrolls where it has no room: nothing in it is ever pressed together, and its steps then lie in it at full
/// length, so that no scroll bar stands inside another.
class StepsColumn : public QScrollArea {
public:
    explicit StepsColumn(QWidget* parent);
    ~StepsColumn() override;
    Q_DISABLE_COPY_MOVE(StepsColumn)

    [[nodiscard]] QVBoxLayout& rows() { return *m_rows; }
    /// The part of it that grows.
    void setSteps(ExplanationPanel& steps) { m_steps = &steps; }

    /// Wide enough for everything in it, beside the scroll bar.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitLater();

    QVBoxLayout* m_rows;
    ExplanationPanel* m_steps = nullptr;
};

}  // namespace hitspread
