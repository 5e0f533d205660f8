#pragma once

#include <QString>

namespace hitspread {

/// Words for a label that wraps: one without a blank that no line can hold, as a name may be, can be broken in it. (Such a label would ask
/// for the whole word's width otherwise, and push out what stands beside it.)
[[nodiscard]] QString breakable(const QString& words);

}  // namespace hitspread
