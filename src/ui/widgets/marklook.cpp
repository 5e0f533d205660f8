#include "ui/widgets/marklook.h"

namespace hitspread {

MarkLook lookOf(Mark mark)
{
    switch (mark) {
    case Mark::Dead: return {Icon::Skull, Token::Dmg};
    case Mark::Out: return {Icon::Out, Token::Bruise};
    case Mark::Bleeding: return {Icon::Drop, Token::Dmg};
    case Mark::UnderFire: return {Icon::Warning, Token::Warn};
    case Mark::Aims: return {Icon::Aim, Token::Aim};
    case Mark::Target: return {Icon::Fire, Token::Aim};
    case Mark::Posture: return {Icon::Down, Token::Pen};
    case Mark::Jammed: return {Icon::Warning, Token::Warn};
    case Mark::Stance: return {Icon::Stance, Token::Ok};
    case Mark::Lost: return {Icon::Held, Token::Warn};
    case Mark::Held: return {Icon::Pending, Token::Aim};
    case Mark::Away: return {Icon::Next, Token::Muted};
    case Mark::Condition: return {Icon::Pill, Token::Warn};
    case Mark::Area: return {Icon::Burst, Token::Warn};
    case Mark::Grenade: return {Icon::Grenade, Token::Dmg};
    case Mark::Note: break;
    }
    return {Icon::Information, Token::Muted};
}

}  // namespace hitspread
