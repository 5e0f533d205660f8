#pragma once

#include <QLineEdit>

namespace hitspread {

/// A line to write whose text, while nobody writes, ends in an ellipsis where it does not fit; the tooltip has all of it.
class ElidedEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit ElidedEdit(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Room for the text, frame and padding taken off.
    [[nodiscard]] QRect contents() const;
    [[nodiscard]] bool isCut() const;
};

}  // namespace hitspread
