#pragma once

#include <QLabel>

namespace hitspread {

/// Text that stands on one line where there is room and goes on on further lines where there is none. (A QLabel that wraps
/// asks for a box of letters instead, and breaks beside free room.)
class WrapLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrapLabel(QWidget* parent = nullptr);
    explicit WrapLabel(const QString& text, QWidget* parent = nullptr);

    /// How wide it would like to be instead of as wide as its text, px.
    void setWantedWidth(int width);
    /// Width of the text on one line, px.
    [[nodiscard]] int textWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    /// As wide as the longest word.
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    int m_wanted = 0;
};

}  // namespace hitspread
