#pragma once

class QMenu;

namespace hitspread {

/// The menus of the main window in which others put commands of theirs. WindowActions makes them, and they live as long as the bar.
struct WindowMenus {
    QMenu* edit = nullptr;
    QMenu* library = nullptr;
    QMenu* fight = nullptr;
    QMenu* attack = nullptr;
    QMenu* actions = nullptr;  ///< within the one of attacks: what somebody does by himself
    QMenu* panels = nullptr;
    QMenu* help = nullptr;
};

}  // namespace hitspread
