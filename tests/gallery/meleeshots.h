#pragma once

#include <QDir>

namespace hitspread {

class ApplicationStyle;

/// The melee dialog in every state and what somebody does by himself, dark and light, small and large windows, at 200 % and with
/// the largest text, in the language in force.
void paintMeleeLooks(ApplicationStyle& style, const QString& language, const QDir& folder);

}  // namespace hitspread
