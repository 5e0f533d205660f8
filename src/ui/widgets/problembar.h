#pragma once

#include <QFrame>

#include <cstdint>

class QLabel;
class QPushButton;

namespace hitspread {

class ApplicationStyle;
class FewLinesLabel;

/// The bar at the top of a window: what happened, where, what to do. It stays until it is closed.
class ProblemBar : public QFrame {
    Q_OBJECT

public:
    /// As many lines as the words take; or two at most, the rest in the tooltip, with a small cross to close it.
    enum class Lines : std::uint8_t { Wrapped, Two };

    explicit ProblemBar(const ApplicationStyle& style, QWidget* parent = nullptr)
        : ProblemBar(style, Lines::Wrapped, parent)
    {}
    ProblemBar(const ApplicationStyle& style, Lines lines, QWidget* parent = nullptr);

    /// Whether it can be hidden by hand; what holds as long as it is so cannot.
    void setClosable(bool isClosable);
    void show(const QString& text);
    /// With a button that does something about it.
    void show(const QString& text, const QString& action);
    /// With another one beside it.
    void show(const QString& text, const QString& action, const QString& other);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionChosen();
    void otherChosen();

private:
    const ApplicationStyle& m_style;
    QLabel* m_icon;
    FewLinesLabel* m_line;  ///< nullptr: as many lines as it takes
    QLabel* m_text;
    QString m_said;
    QPushButton* m_action;
    QPushButton* m_other;
    QPushButton* m_close;
};

}  // namespace hitspread
