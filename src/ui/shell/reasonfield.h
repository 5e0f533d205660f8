#pragma once

class QLineEdit;
class QWidget;

namespace hitspread {

class Fight;

/// Why the number that is set by hand next is set so. Met between the numbers it goes with, and before the second: it has to stand there
/// when that one is left. Seen only while one of them is being set, in the place of `word`, which comes back: nothing below moves away
/// under the mouse, and nothing keeps room for it.
[[nodiscard]] QLineEdit* makeReasonField(Fight& fight, QWidget& word);

}  // namespace hitspread
