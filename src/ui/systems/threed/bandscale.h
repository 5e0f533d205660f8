#pragma once

#include <QWidget>

namespace hitspread {
class ApplicationStyle;
}

namespace hitspread::threed {

/// The four range bands of a weapon side by side with the distance marked on them. A click takes the middle of a band.
class BandScale : public QWidget {
    Q_OBJECT

public:
    explicit BandScale(ApplicationStyle& style, QWidget* parent = nullptr);

    /// `optimum`: metres of the first band; each further band reaches twice as far.
    void show(int optimum, int distance);
    [[nodiscard]] int band() const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void distanceChosen(int metres);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    ApplicationStyle& m_style;
    int m_optimum = 20;
    int m_distance = 10;
};

}  // namespace hitspread::threed
