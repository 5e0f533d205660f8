#pragma once

#include <QPushButton>

class QBoxLayout;
class QLabel;

namespace hitspread {

class ApplicationStyle;
class ElidedLabel;

struct CardChoice;

/// A decision to take with its number, a title and a line of what would come of it; a check mark once it is taken.
class ChoiceCard : public QPushButton {
    Q_OBJECT

public:
    ChoiceCard(int number, const ApplicationStyle& style, QWidget* parent = nullptr);

    void show(const CardChoice& card);
    /// Title and words beside each other where both fit.
    void setCompact(bool compact);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLines();
    void refreshCheck();

    const ApplicationStyle& m_style;
    [[nodiscard]] QString keyWords(int digit) const;

    QLabel* m_number;
    int m_digit;
    QBoxLayout* m_lines;
    ElidedLabel* m_title;
    ElidedLabel* m_words;
    QLabel* m_check;
    QString m_full;
    QString m_brief;
    bool m_isCompact = false;
    bool m_isBeside = false;  ///< title and words
};

}  // namespace hitspread
