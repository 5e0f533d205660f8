#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;
struct AttackLook;

/// The melee dialog in every state and what somebody does by himself.
void paintMelee(ApplicationStyle& style, const AttackLook& look, const QDir& folder);

}  // namespace hitspread
