#pragma once

#include <QWidget>

class QLabel;

namespace hitspread {

class ApplicationStyle;

/// Under the dice: why what was typed is no face, with its sign; hidden while nothing is wrong.
class DieError : public QWidget {
    Q_OBJECT

public:
    explicit DieError(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// Screen readers say it at once. Empty: nothing is wrong any more.
    void say(const QString& words);

private:
    const ApplicationStyle& m_style;
    QLabel* m_icon;
    QLabel* m_words;
};

}  // namespace hitspread
