#pragma once

#include <QByteArray>

namespace hitspread::support {

/// What lupdate cannot see because it is shown by id, as source text it understands: the phrases of every system, the titles of
/// its rules, and the ids that are spelled out where nobody wrote a phrase.
[[nodiscard]] QByteArray messagesById();

}  // namespace hitspread::support
