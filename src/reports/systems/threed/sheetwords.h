#pragma once

#include "rules/systems/threed/location.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string>

namespace hitspread::threed::sheet {

/// Translation context of what the sheet says.
struct SheetText {
    Q_DECLARE_TR_FUNCTIONS(threedSheet)
};

[[nodiscard]] QString words(const std::string& text);

/// With its sign, a typeset minus: "+3", "−2", "0".
[[nodiscard]] QString withSign(std::int32_t value);
/// With a typeset minus.
[[nodiscard]] QString plain(std::int32_t value);

[[nodiscard]] QString locationName(std::size_t location);
[[nodiscard]] QString shortLocationName(std::size_t location);

/// The name of a skill or advantage: "weaponsMaintenance" as "Weapons Maintenance".
[[nodiscard]] QString rankName(const std::string& id);

}  // namespace hitspread::threed::sheet
