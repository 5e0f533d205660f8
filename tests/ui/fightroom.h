#pragma once

#include "keyboard.h"
#include "windowprogram.h"

#include <algorithm>

namespace hitspread::support {

/// The program with its keyboard, once the fight of its campaign is in view.
struct FightRoom : Program {
    explicit FightRoom(const QString& file) : Program(file)
    {
        style.apply(Theme());
        [&] { QVERIFY(waitForFight()); }();
        back();
    }
    /// The window that such a key opens; nullptr: it did not.
    template <typename Dialog>
    Dialog* open(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        keys.press(key, modifiers);
        auto* dialog = find<Dialog>(name);
        if (dialog && dialog->isVisible())
            Keyboard::raise(*dialog);
        return dialog && dialog->isVisible() ? dialog : nullptr;
    }
    template <typename Dialog>
    Dialog* openNew()
    {
        return open<Dialog>("newFight", Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    }
    /// The keys are those of the main window again.
    void back() { Keyboard::raise(window); }
    [[nodiscard]] const FightSnapshot& fight() { return window.fight().snapshot(); }
    /// nullptr: nobody there is called so.
    [[nodiscard]] const CombatantView* called(const char* name)
    {
        const auto& all = fight().combatants;
        const auto found = std::ranges::find(all, name, [](const CombatantView& view) { return view.combatant.name; });
        return found == all.end() ? nullptr : &*found;
    }

    Keyboard keys{[this] { return settle(); }};
};

}  // namespace hitspread::support
