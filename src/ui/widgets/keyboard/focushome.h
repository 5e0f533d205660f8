#pragma once

#include <QObject>

#include <cstdint>
#include <functional>

class QWidget;

namespace hitspread {

/// Where the keyboard of a window belongs: a number that has been entered hands it back there, so that the keys the window
/// promises work at once. One for each window that promises any, and one for a part of it that several entries go into one after the
/// other; it does not know what is there.
class FocusHome : public QObject {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t {
        Dialog,  ///< Esc is the window's own
        Desk  ///< Esc in a number goes home; so does a keyboard whose widget is hidden or switched off under it, and that of a button
        ///< once the mouse has pressed it: Space and Enter are the fight's, not a second press
    };

    /// `go` puts the keyboard there. Lives as long as the window.
    FocusHome(QWidget& window, Kind kind, std::function<void()> go);

    void go() const { m_go(); }
    /// The one of what a widget stands in, the nearest first; nullptr: there is none.
    [[nodiscard]] static FocusHome* of(const QWidget& widget);
    [[nodiscard]] bool takesEscape() const { return m_kind == Kind::Desk; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const QWidget* before, const QWidget* now) const;

    Kind m_kind;
    std::function<void()> m_go;
};

}  // namespace hitspread
