#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;
struct AttackLook;

/// Paints what the history offers: an action of the past being changed, what follows from that, something tried out and how it
/// differs.
void paintHistory(ApplicationStyle& style, const AttackLook& look, const QDir& folder);

}  // namespace hitspread
