#pragma once

#include <QWidget>

#include "reports/theme/theme.h"

#include <cstdint>
#include <optional>
#include <vector>

class QPainter;

namespace hitspread {
class ApplicationStyle;
class AttackPresenter;
}  // namespace hitspread

namespace hitspread::twod6 {

struct AreaFire;

/// The place fired at from above, the line of fire upwards: the rose of scatter, where it went off and how far that reaches, and everybody
/// whose place is known. Of whom only the distance is known a ring shows where he may stand. It shows, and takes no input.
class BlastMap : public QWidget {
    Q_OBJECT

public:
    BlastMap(AttackPresenter& presenter, ApplicationStyle& style, QWidget* parent = nullptr);

    /// In windows with little room.
    void setLow(bool low);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Somebody on it, in metres from the place fired at.
    struct Person {
        QString badge;
        QString name;
        std::optional<QPointF> at;  ///< beyond it and to its right; nothing: only how far he is, or nothing, is known
        std::int32_t apart = 0;
        bool isKnown = false;          ///< his distance at least
        std::optional<bool> isWithin;  ///< nothing: not rolled yet, or asked
    };

    void refresh();
    void readScatter();
    void addPeople(const AreaFire& fire);
    [[nodiscard]] QString words() const;
    [[nodiscard]] double reach() const;
    [[nodiscard]] QPointF onMap(QPointF metres) const;
    void paintRose(QPainter& painter) const;
    void paintBlast(QPainter& painter) const;
    void paintPeople(QPainter& painter) const;

    AttackPresenter& m_presenter;
    Theme m_theme;
    std::vector<Person> m_people;
    std::vector<std::int32_t> m_degrees;  ///< of the faces of the die
    int m_radius = 0;
    std::optional<QPointF> m_impact;  ///< nothing: it has not gone off yet
    int m_direction = 0;              ///< the face that fell; 0: none did
    int m_drift = 0;                  ///< metres
    bool m_low = false;
};

}  // namespace hitspread::twod6
