#pragma once

#include <QPushButton>

#include <vector>

namespace hitspread {

/// A number to choose with words below it that say what would come of it, a line each: of several ways to say it, parted by tabs, the
/// first that fits. What does not fit in any ends in an ellipsis.
class ChoiceBox : public QPushButton {
    Q_OBJECT

public:
    /// `text`: number and words, parted by line breaks; there may be no words.
    explicit ChoiceBox(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The first of some words that has room, else the last in narrower letters.
    [[nodiscard]] static QString fitting(const QStringList& ways, QFont& font, int room);

    QString m_number;
    std::vector<QStringList> m_words;
};

}  // namespace hitspread
