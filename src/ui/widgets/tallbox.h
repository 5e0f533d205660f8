#pragma once

#include <QPushButton>

namespace hitspread {

/// A number to choose with a word below it that says what would come of it. A word that does not fit ends in an ellipsis.
class TallBox : public QPushButton {
    Q_OBJECT

public:
    /// `text`: number and word, parted by a line break; the word may be missing.
    explicit TallBox(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_number;
    QString m_word;
};

}  // namespace hitspread
