#pragma once

#include "gallery/desk.h"
#include "models/fight/fight.h"

namespace hitspread {

class ApplicationStyle;

/// The sample's fight, for dialogs that stand over it, and a hand that types.
class Studio : public Desk {
public:
    Studio(ApplicationStyle& style, Album& album);

    void choose(const char* actor, const char* target);
    void key(QWidget& window, int code, const QString& text = {}, Qt::KeyboardModifiers modifiers = {});
    void type(QWidget& window, const QByteArray& digits);
    /// The window with all that is rarely needed.
    void saveMore(QWidget& window, const QString& name);
    /// What a title bar leaves of the smallest screen, or this much.
    void fit(QWidget& window, QSize large) const;

    [[nodiscard]] Fight& fight() { return m_fight; }
    [[nodiscard]] ApplicationStyle& style() { return m_style; }
    [[nodiscard]] const Look& look() const { return album().look(); }

private:
    ApplicationStyle& m_style;
    Fight m_fight;
};

}  // namespace hitspread
