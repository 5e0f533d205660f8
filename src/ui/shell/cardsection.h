#pragma once

#include <QWidget>

class QVBoxLayout;

namespace hitspread {

/// A part of the card of whoever acts, below a line and a heading.
class CardSection : public QWidget {
    Q_OBJECT

public:
    /// Without a title there is no heading.
    explicit CardSection(const QString& title, QWidget* parent = nullptr);

    /// Where its rows go.
    [[nodiscard]] QVBoxLayout& column() const { return *m_column; }

private:
    QVBoxLayout* m_column;
};

}  // namespace hitspread
