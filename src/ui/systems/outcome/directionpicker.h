#pragma once

#include <QWidget>

#include "rules/systems/outcome/gear.h"

#include <QString>

#include <array>
#include <optional>

class QPainter;
class QPainterPath;

namespace hitspread {
class ApplicationStyle;
class Theme;
}  // namespace hitspread

namespace hitspread::outcome {

/// The six directions somebody can be attacked from, around a small figure seen from above that looks up; those his shield works against
/// are tinted. A click picks one; the keys left and right go round, up and down are front and rear. It only tells what is picked.
class DirectionPicker : public QWidget {
    Q_OBJECT

public:
    struct Sector {
        QString name;   ///< "from the left front"
        QString words;  ///< whether the shield works there, and why
        bool isShielded = false;
    };
    using Sectors = std::array<Sector, kFrom.size()>;

    explicit DirectionPicker(const ApplicationStyle& style, QWidget* parent = nullptr);

    /// `arm`: which bears the shield; nothing: it is only held.
    void showSectors(Sectors sectors, From chosen, std::optional<Arm> arm);
    [[nodiscard]] const Sector& sector(From from) const { return m_sectors.at(static_cast<std::size_t>(from)); }
    [[nodiscard]] From chosen() const { return m_chosen; }
    /// The middle of a sector.
    [[nodiscard]] QPointF place(From from) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void picked(int from);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRectF square() const;
    [[nodiscard]] QPointF around(qreal degrees, qreal radius) const;
    [[nodiscard]] QPainterPath outline(From from) const;
    [[nodiscard]] std::optional<From> directionAt(QPointF point) const;
    void hover(std::optional<From> from);
    void paintSector(QPainter& painter, const Theme& theme, From from) const;
    void paintPointer(QPainter& painter, const Theme& theme) const;
    void paintFigure(QPainter& painter, const Theme& theme) const;

    const ApplicationStyle& m_style;
    Sectors m_sectors;
    From m_chosen = From::Front;
    std::optional<From> m_hovered;
    std::optional<Arm> m_arm;
};

}  // namespace hitspread::outcome
