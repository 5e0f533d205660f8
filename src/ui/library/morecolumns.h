#pragma once

#include <QAbstractButton>

namespace hitspread {

class ApplicationStyle;

/// A strip over the right edge of a table that says that more columns follow: a line from the header to the foot, as beside the
/// names at the left, and an arrow in the header. A click asks for the next column.
class MoreColumns : public QAbstractButton {
    Q_OBJECT

public:
    MoreColumns(const ApplicationStyle& style, QWidget* parent);

    [[nodiscard]] int wanted() const;
    /// How much of it is header.
    void setHeader(int height);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const ApplicationStyle& m_style;
    int m_header = 0;
};

}  // namespace hitspread
