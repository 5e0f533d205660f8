#pragma once

#include <QPushButton>

namespace hitspread {

/// A number to choose with words below it that say what would come of it, a line each. What does not fit ends in an ellipsis.
class TallBox : public QPushButton {
    Q_OBJECT

public:
    /// `text`: number and words, parted by line breaks; there may be no words.
    explicit TallBox(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_number;
    QStringList m_words;
};

}  // namespace hitspread
