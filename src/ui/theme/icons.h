#pragma once

#include "reports/theme/theme.h"

#include <QIcon>

#include <cstdint>

namespace hitspread {

/// The program's icons by what they stand for.
enum class Icon : std::uint8_t {
    Undo,
    Redo,
    Search,
    Copy,
    Delete,
    Clear,
    Add,
    Remove,
    New,
    Open,
    SaveAs,
    Print,
    PrintPreview,
    Properties,
    Next,
    Previous,
    Play,
    Pause,
    SkipBack,
    Skip,
    Replay,
    Fullscreen,
    Display,
    Settings,
    Help,
    Information,
    Warning,
    Error,
    Fire,
    Melee,
    Grenade,
    Aim,
    Stance,
    Shield,
    Ammunition,
    Wound,
    Drop,
    Skull,
    Out,
    Held,
    Dice,
    Odds,
    Body,
    Burst,
    Pill,
    Layers,
    Edit,
    Check,
    Close,
    Down,
    Person,
    Rifle,
    EndTurn,
    History,
    Book,
    Document,
    Filter,
    Menu,
    Pending,
    Detach,
    Care,
    Flame,
    Throw,
    Run
};
inline constexpr std::size_t kIcons = 64;

/// An icon in the colour of a token; drawn sharp at every size. The desktop's symbolic icon comes first where it has one
/// (it can be coloured), the program's own line drawing otherwise. Disabled icons are faint.
[[nodiscard]] QIcon iconOf(Icon icon, const Theme& theme, Token token = Token::Text);

/// As iconOf, for buttons that are filled or lit while checked.
[[nodiscard]] QIcon iconOf(Icon icon, const Theme& theme, Token token, Token whenChecked);

/// Gives a command or button an icon if it has another one: all it stands in is laid out again, also for the same.
template <typename Shown>
void showIcon(Shown& shown, const QIcon& icon)
{
    if (shown.icon().cacheKey() != icon.cacheKey())
        shown.setIcon(icon);
}

/// File name of the own drawing in the resources.
[[nodiscard]] QString iconFile(Icon icon);

}  // namespace hitspread
