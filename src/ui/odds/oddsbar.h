#pragma once

#include <QWidget>

#include "reports/theme/tokens.h"

#include <optional>

namespace hitspread {

class ApplicationStyle;

/// One thing that may come of an attack: what, a bar in its colour, the chance as a figure.
class OddsBar : public QWidget {
    Q_OBJECT

public:
    OddsBar(Token colour, const ApplicationStyle& style, QWidget* parent = nullptr);

    /// `chance` from 0 to 1; nothing: it is still being worked out.
    void show(const QString& words, std::optional<double> chance);
    [[nodiscard]] QString figure() const { return m_figure; }
    [[nodiscard]] double chance() const { return m_chance; }
    /// Where the bar begins, so that bars below each other begin alike, px.
    [[nodiscard]] int wordsWidth() const;
    void setWordsWidth(int width);
    /// With less around it, where there is little room.
    void setTight(bool tight);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int figureWidth() const;

    Token m_colour;
    const ApplicationStyle& m_style;
    QString m_words;
    QString m_figure;
    double m_chance = 0;
    int m_wordsWidth = 0;
    bool m_isTight = false;
};

}  // namespace hitspread
