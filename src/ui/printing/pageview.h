#pragma once

#include "reports/paper/printout.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <vector>

namespace hitspread {

/// The pages of a printout below each other, as wide as the window. What is seen is what is printed: the same painter.
class PageView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);

    void setPrintout(const paper::Printout& printout);
    [[nodiscard]] const paper::Printout& printout() const { return m_printout; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QRect placeOf(std::size_t page) const;
    [[nodiscard]] const QPixmap& pixmapOf(std::size_t page);

    paper::Printout m_printout;
    std::vector<QPixmap> m_pixmaps;  ///< null until a page comes into sight
    QSize m_page;
};

}  // namespace hitspread
