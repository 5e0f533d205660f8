#pragma once

#include <QPushButton>

namespace hitspread {

/// Shows and hides what is rarely needed: words flush with what stands below, and an arrow that says which way it goes.
class MoreButton : public QPushButton {
    Q_OBJECT

public:
    explicit MoreButton(const QString& words, QWidget* parent = nullptr);

    /// Where there is little room the words end in an ellipsis.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int roomAround() const;
};

}  // namespace hitspread
