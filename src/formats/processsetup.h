#pragma once

namespace hitspread::formats {

/// Puts right what a program may have been started without, before it opens anything: standard input, output and error that are
/// closed are held as such, so that no file is opened under their numbers and written to as if it were one of them; and who has no
/// HOME gets the one the system knows of.
void settleIn();

/// Whether there is a home folder.
[[nodiscard]] bool hasHome();

}  // namespace hitspread::formats
