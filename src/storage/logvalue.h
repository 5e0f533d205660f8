#pragma once

#include "services/logentry.h"

#include <QString>

namespace hitspread::storage {

/// A logged value as JSON text, and back. Throws Failure (DamagedCampaign) for text that is no value.
[[nodiscard]] QString logValueText(const LoggedValue& value);
[[nodiscard]] LoggedValue logValueFromText(const QString& text);

}  // namespace hitspread::storage
