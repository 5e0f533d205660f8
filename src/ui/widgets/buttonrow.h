#pragma once

#include <QWidget>

namespace hitspread {

class FlowLayout;

/// A row of buttons with something at its beginning and something at its end. Where both have no room beside each other the end stands
/// below, and each of them takes as many lines as it needs.
class ButtonRow : public QWidget {
    Q_OBJECT

public:
    /// `gap` in pixels, between neighbours and between lines.
    explicit ButtonRow(int gap, QWidget* parent = nullptr);

    [[nodiscard]] FlowLayout& begin() const { return *m_begin; }
    [[nodiscard]] FlowLayout& end() const { return *m_end; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isOneLine(int width) const;
    void arrange();

    int m_gap;
    QWidget* m_left;
    QWidget* m_right;
    FlowLayout* m_begin;
    FlowLayout* m_end;
};

}  // namespace hitspread
